## Wer, wie viele, und wie aufgezählt wird

seat = Platz { $n }
dealer = Geber
you = Du
watcher = Sieht zu
number = { $n }
yes = ja
no = nein
list-none = nichts
list-next = { $before }, { $next }
list-last = { $before } und { $next }
list-apart = { $before }; { $next }

## Ablehnungen

clause = { $number }: { $sentence }
refused = { $why } Klausel { $clause }
refused-house-1 = Du bist nicht am Zug. Du kannst sprechen, sobald auf dich gewartet wird.
refused-house-2 = Der Tisch hat sich verändert, seit du gewählt hast. Sieh noch einmal hin und wähle neu.
refused-house-3 = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
refused-house-4 = Dieses Spiel ist für mindestens { $least ->
        [one] { $least } Platz
       *[other] { $least } Plätze
    } und höchstens { $most }. Öffne einen Tisch für eine Zahl dazwischen.

## Wer am Zug ist, und wie lange noch

your-turn = Du bist am Zug.
others-turn = Die anderen sind am Zug.
seconds = noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
played-for = { $who } hat nicht rechtzeitig gesprochen; der Tisch spielt für diesen Platz.
    .you = Du hast nicht rechtzeitig gesprochen; der Tisch spielt für dich.
over = Die Partie ist zu Ende.

## Wie eine Partie ausgegangen ist

ordinal = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
   *[number] { $place }.
}
wins = { $who } gewinnt.
    .you = Du gewinnst.
takes-place = { $who } belegt den { ordinal } Rang.
    .you = Du belegst den { ordinal } Rang.
share-place = { $who } teilen sich den { ordinal } Rang.
    .you = Du teilst dir den { ordinal } Rang mit { $others }.
scores = Endstand: { $scores }.
score = { $score } für { $who }
    .you = { $score } für dich

## Was an der Aufzeichnung einer Partie nicht stimmt

flaw-edition = Die Aufzeichnung folgt Ausgabe { $edition } der Regeln; die neueste, die hier bekannt ist, ist { $newest }. Bring Parlour auf den neuesten Stand oder prüfe die Nummer.
flaw-seed = Die offengelegte Saat passt nicht zu dem Versprechen vor der Partie.
flaw-seats = Der Beweis hat nicht genau eine Entropie für jeden Platz.
flaw-match = Der Beweis gehört zu einer anderen Partie als die Quittung.
flaw-commitment = Das Versprechen ist nicht das, das vor der Partie notiert wurde.
flaw-entropy = Die Entropie eines Platzes ist nicht die, die dieser Platz gegeben hat.
flaw-table = So lässt sich kein Tisch öffnen: Klausel { $clause } verbietet es.
flaw-gap = Zug { $n } hat die falsche Nummer: Davor fehlt ein Zug, oder einer steht doppelt da.
flaw-draw = Zug { $n } ist nicht der, den die Saat zieht: Dieser Zufall wurde ausgesucht.
flaw-refused = Zug { $n } verstößt gegen Klausel { $clause }.
flaw-outcome = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
flaw-state = Der letzte Stand ist nicht der, zu dem ihre Züge führen.

## Was jemand wollte und niemand kennt

unknown-game = Kein Spiel heißt „{ $given }“. { $cure }
unknown-language = Es gibt keine Texte in „{ $given }“. { $cure }
unknown-option = { $game } hat keine Option „{ $given }“. { $cure }
unknown-choice = „{ $given }“ ist kein Wert der Option { $option }. { $cure }
unknown-clause = In den Regeln von { $game } gibt es keine Klausel „{ $given }“. { $cure }
nearest = Meintest du { $nearest }?
known = Zur Wahl stehen { $known }.
