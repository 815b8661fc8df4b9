## Das Spiel, und was ein Tisch vereinbaren kann

game = KIZA
game-about = Karten zeigen und mit Handkarten um jede davon bieten. Alle Gebote werden bezahlt, fünfzig Punkte gewinnen.
option-first_donor = Wer der erste Auktionator ist
option-first_donor-draw = wer die höchste Karte zieht
option-first_donor-random = der Geber lost einen Platz aus
option-losing_bids = Karten, die ohne Erfolg geboten wurden
option-losing_bids-discard = kommen ebenfalls auf den Stapel
option-losing_bids-return = gehen zurück auf die Hand
option-donor_open_pass = Ein Auktionator, der nicht eröffnet
option-donor_open_pass-final = ist für diese Karte draußen
option-donor_open_pass-may_reenter = darf später noch einsteigen
option-discard_log = Ob man ansehen darf, was auf den Stapel kam
option-discard_log-shown = ja, bis zum nächsten Geben
option-discard_log-hidden = nein, man muss es sich merken
option-leftovers = Handkarten, die am Ende einer Runde übrig sind
option-leftovers-return = kommen zurück, und alle erhalten ein neues Blatt
option-leftovers-topup = bleiben, und die Blätter werden auf achtzehn aufgefüllt
option-short_deal = Wenn die Karten nicht für volle Blätter reichen
option-short_deal-exhaust = werden alle einzeln ausgeteilt
option-short_deal-equal = werden die Blätter so gleich wie möglich
option-end = Wann fünfzig Punkte die Partie beenden
option-end-immediate = sofort
option-end-round = nach der laufenden Runde; dann gewinnen die meisten Punkte
option-stalemate_rounds = Nach wie vielen Runden ohne Beute die Partie endet

## Karten

colour = { $colour ->
    [R] rot
    [B] blau
    [G] grün
   *[Y] gelb
}
code = { $colour }{ $shape }{ $value }
card = { $colour }{ $shape }{ $value } ({ colour }{ $shape ->
    [c] er Kreis
    [t] es Dreieck
    [s] es Quadrat
   *[x] es Kreuz
})
beside = { $who } { $cards }
    .you = du { $cards }
count = { $count } für { $who }
    .you = { $count } für dich

## Was geschieht

drawn = Eine Karte für jeden Platz: { $cards }. { $who } ist der erste Auktionator.
    .you = Eine Karte für jeden Platz: { $cards }. Du bist der erste Auktionator.
drawn-tie = Eine Karte für jeden Platz: { $cards }. Die höchsten sind gleich und ziehen noch einmal.
appointed = { $who } ist der erste Auktionator.
    .you = Du bist der erste Auktionator.
count-each = { $count } für jeden Platz
counts = { $counts }
dealt = Der Geber mischt und gibt: { $many }.
dealt-you = Der Geber mischt und gibt: { $many }. Du bekommst { $cards }.
ready = { $who } hat gewählt.
presented = Du legst { $cards } aus. Sie bleiben verdeckt, bis alle gewählt haben.
shown = Alle KIZA-Karten werden umgedreht: { $rows }.
chosen = { $who } versteigert { $card }.
    .you = Du versteigerst { $card }.
bid = { $who } legt { $cards } und bietet { $total }.
    .you = Du legst { $cards } und bietest { $total }.
passed = { $who } passt.
    .you = Du passt.
waived = { $who } eröffnet nicht und darf später einsteigen.
    .you = Du eröffnest nicht und darfst später einsteigen.
captured = { $who } erbeutet { $card } für { $bid } und hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you = Du erbeutest { $card } für { $bid } und hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
unsold = Niemand bietet, und { $card } kommt auf den Stapel.

## Was daliegt

awaiting-yours = Wähle die KIZA-Karten, die du auslegst: mindestens eine, sonst so viele du willst.
awaiting-others = Noch am Wählen: { $who }.
awaiting-choice = { $who } muss eine KIZA-Karte versteigern.
    .you = Versteigere eine deiner KIZA-Karten.
awaiting-bid = { $who } muss mehr als { $above } bieten oder passen.
    .you = Biete mehr als { $above } oder passe.
awaiting-opening = { $who } muss bieten oder passen.
    .you = Biete oder passe.
matching = Auf deiner Hand passen dazu: { $cards }.
centre = In der Mitte: { $card }.
standing-bid = { $who } führt mit { $bid }: { $cards }.
    .you = Du führst mit { $bid }: { $cards }.
laid = { $who } hat { $bid } geboten: { $cards }.
    .you = Du hast { $bid } geboten: { $cards }.
out = Für diese Karte draußen: { $who }.
waiting = { $who } hat nicht eröffnet und darf noch einsteigen.
    .you = Du hast nicht eröffnet und darfst noch einsteigen.
hand = Auf deiner Hand: { $cards }.
own-presented = Du legst { $cards } aus, sobald alle gewählt haben.
draws = Gezogen: { $cards }.
row = KIZA-Karten vor { $who }: { $cards }.
    .you = KIZA-Karten vor dir: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you = Du: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
standing-donor = { $who }, Auktionator: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you = Du, Auktionator: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
pile = Auf den Stapel gekommen, { colour }: { $cards }.

## Knöpfe

button-present = { $cards } auslegen
button-choose = { $card } versteigern
button-bid = { $cards } bieten
button-pass = Passen

## Ablehnungen

refused-3-1 = Nur der Geber dreht die Karten um, die den ersten Auktionator bestimmen, eine für jeden Platz, der noch infrage kommt. Warte einen Augenblick.
refused-3-3 = Nur der Geber gibt, zwischen zwei Runden und vom Stapel. Warte auf dein Blatt.
refused-3-5 = Nur der Geber lost den ersten Auktionator aus, wenn der Tisch das vereinbart hat.
refused-4-1 = { $why }
refused-4-2 = Leg mindestens eine Karte von deiner Hand aus.
refused-4-3 = Mit KIZA-Karten wird nie geboten: { $cards }. Leg Karten von deiner Hand.
refused-4-4 = { $why }
refused-4-5 = { $why }
refused-4-6 = Nur der Geber dreht die KIZA-Karten um, sobald alle gewählt haben.
refused-4-7 = Du hast keine Karte zum Auslegen. Warte, bis wieder gegeben wird.
refused-5-1 = { $why }
refused-5-2 = { $why }
refused-5-4 = Das macht { $total }, und geboten sind { $above }. Leg dazu, bis du über { $above } bist, oder passe.
refused-5-5 = Zu { $card } passen nicht: { $cards }. Leg Karten ihrer Farbe oder ihrer Form.
refused-5-7 = { $why }
refused-5-11 = { $why }
refused-5-12 = Nur der Geber übergibt die Karte, und zwar dem höchsten Gebot, wenn das Bieten vorbei ist.
refused-5-13 = Nur der Geber legt eine Karte auf den Stapel, wenn niemand für sie geboten hat.
refused-7-5 = Mit { $seats } Plätzen reichen die Karten immer für volle Blätter. Lasst wie üblich alle austeilen, oder spielt mit vier Plätzen oder mehr.
why-seats = Das ist Sache der Plätze am Tisch.
why-strange = { $cards } hast du nicht auf der Hand. Wähle von dort.
why-presented = Du hast deine Karten ausgelegt, und sie bleiben liegen. Warte, bis alle gewählt haben.
why-late = KIZA-Karten werden am Anfang einer Runde ausgelegt und sonst nie. Warte, bis wieder gegeben wird.
why-choosing = Wähle zuerst die KIZA-Karten, die du auslegst, und warte dann, bis alle gewählt haben.
why-waiting = Es werden noch KIZA-Karten gewählt. Warte auf { $waiting }.
why-chosen = In der Mitte liegt { $card }. Biete dafür, wenn du an der Reihe bist.
why-first = Versteigere zuerst eine deiner KIZA-Karten; dann biete oder passe.
why-donor = { $who } ist Auktionator und wählt die Karte. Warte darauf.
why-row = Das ist keine von deinen KIZA-Karten. Du hast { $cards }.
why-empty = Leg mindestens eine Karte oder passe.
why-passed = Bei { $card } hast du gepasst und bist bis zur nächsten draußen.
why-captured = Mit erbeuteten Karten wird nie geboten: { $cards }. Leg Karten von deiner Hand.

## Warum

because-wins = Wird { $card } erbeutet, sind es fünfzig Punkte, und die Partie ist aus.
because-denies = Mit { $card } hätte { $who } fünfzig Punkte.
because-last = Es ist die letzte KIZA-Karte der Runde: Was auf der Hand bleibt, ist danach nichts mehr wert.
because-cheap = { $card } ist mehr wert als das Gebot von { $total }.
because-short = Es passt zu wenig: Zum Überbieten braucht es { $short }, und was passt, macht { $total }.
because-spares = { $card } zu überbieten kostet { $short } von den { $total }, die passen, und in dieser Runde sind noch { $left } Punkte zu holen.
because-backed = Für { $card } lassen sich von der Hand { $total } bieten.
because-shown = Die Hand, die bleibt, kann { $total } für { $card } bieten.
