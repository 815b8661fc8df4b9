## Het spel, en wat een tafel kan afspreken

game = KIZA
game-about = Toon kaarten en bied op elk ervan met kaarten uit je hand. Alle biedingen worden betaald, vijftig punten winnen.
option-first_donor = Wie de eerste veilingmeester is
option-first_donor-draw = wie de hoogste kaart trekt
option-first_donor-random = de gever loot een stoel
option-losing_bids = Kaarten waarmee vergeefs geboden is
option-losing_bids-discard = gaan ook naar de stapel
option-losing_bids-return = gaan terug naar de hand
option-donor_open_pass = Een veilingmeester die niet opent
option-donor_open_pass-final = doet voor deze kaart niet meer mee
option-donor_open_pass-may_reenter = mag later nog meedoen
option-discard_log = Of je mag bekijken wat naar de stapel ging
option-discard_log-shown = ja, tot er weer gedeeld wordt
option-discard_log-hidden = nee, je moet het onthouden
option-leftovers = Kaarten die na een ronde in de hand over zijn
option-leftovers-return = gaan terug, en iedereen krijgt een nieuwe hand
option-leftovers-topup = blijven, en de handen worden aangevuld tot achttien
option-short_deal = Als er te weinig kaarten zijn voor volle handen
option-short_deal-exhaust = worden ze allemaal één voor één gedeeld
option-short_deal-equal = worden de handen zo gelijk mogelijk
option-end = Wanneer vijftig punten een einde aan het spel maken
option-end-immediate = meteen
option-end-round = na de lopende ronde; dan winnen de meeste punten
option-stalemate_rounds = Na hoeveel rondes zonder buit het spel eindigt

## Kaarten

colour = { $colour ->
    [R] rood
    [B] blauw
    [G] groen
   *[Y] geel
}
code = { $colour }{ $shape }{ $value }
card = { $colour }{ $shape }{ $value } ({ $shape ->
    [c] { $colour ->
        [R] rode
        [B] blauwe
        [G] groene
       *[Y] gele
    } cirkel
    [t] { $colour ->
        [R] rode
        [B] blauwe
        [G] groene
       *[Y] gele
    } driehoek
    [s] { colour } vierkant
   *[x] { colour } kruis
})
beside = { $who } { $cards }
    .you = jij { $cards }
count = { $count } voor { $who }
    .you = { $count } voor jou

## Wat er gebeurt

drawn = Eén kaart voor elke stoel: { $cards }. { $who } is de eerste veilingmeester.
    .you = Eén kaart voor elke stoel: { $cards }. Jij bent de eerste veilingmeester.
drawn-tie = Eén kaart voor elke stoel: { $cards }. De hoogste zijn gelijk en trekken opnieuw.
appointed = { $who } is de eerste veilingmeester.
    .you = Jij bent de eerste veilingmeester.
count-each = { $count } voor elke stoel
counts = { $counts }
dealt = De gever schudt en deelt: { $many }.
dealt-you = De gever schudt en deelt: { $many }. Je krijgt { $cards }.
ready = { $who } heeft gekozen.
presented = Je legt { $cards } neer. Ze blijven dicht tot iedereen gekozen heeft.
shown = Alle KIZA-kaarten worden omgedraaid: { $rows }.
chosen = { $who } veilt { $card }.
    .you = Je veilt { $card }.
bid = { $who } legt { $cards } en biedt { $total }.
    .you = Je legt { $cards } en biedt { $total }.
passed = { $who } past.
    .you = Je past.
waived = { $who } opent niet en mag later nog meedoen.
    .you = Je opent niet en mag later nog meedoen.
captured = { $who } wint { $card } voor { $bid } en heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .you = Je wint { $card } voor { $bid } en hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
unsold = Niemand biedt, en { $card } gaat naar de stapel.

## Wat er ligt

awaiting-yours = Kies de KIZA-kaarten die je neerlegt: minstens één, en verder zoveel als je wilt.
awaiting-others = Kiezen nog KIZA-kaarten: { $who }.
awaiting-choice = { $who } moet een KIZA-kaart veilen.
    .you = Veil een van je KIZA-kaarten.
awaiting-bid = { $who } moet meer dan { $above } bieden of passen.
    .you = Bied meer dan { $above }, of pas.
awaiting-opening = { $who } moet bieden of passen.
    .you = Bied of pas.
matching = Kaarten in je hand die erbij passen: { $cards }.
centre = In het midden: { $card }.
standing-bid = { $who } heeft het hoogste bod, { $bid }: { $cards }.
    .you = Jij hebt het hoogste bod, { $bid }: { $cards }.
laid = { $who } heeft { $bid } geboden: { $cards }.
    .you = Je hebt { $bid } geboden: { $cards }.
out = Doen voor deze kaart niet meer mee: { $who }.
waiting = { $who } heeft niet geopend en mag nog meedoen.
    .you = Je hebt niet geopend en mag nog meedoen.
hand = In je hand: { $cards }.
own-presented = Je legt { $cards } neer zodra iedereen gekozen heeft.
draws = Getrokken: { $cards }.
row = KIZA-kaarten voor { $who }: { $cards }.
    .you = KIZA-kaarten voor jou: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .you = Jij: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
standing-donor = { $who }, veilingmeester: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    .you = Jij, veilingmeester: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
pile = Naar de stapel gegaan, { colour }: { $cards }.

## Knoppen

button-present = Leg { $cards } neer
button-choose = Veil { $card }
button-bid = Bied { $cards }
button-pass = Passen

## Weigeringen

refused-3-1 = Alleen de gever draait de kaarten voor de eerste veilingmeester om, één voor elke stoel die het nog kan worden. Wacht even.
refused-3-3 = Alleen de gever deelt, tussen twee rondes en van de stapel. Wacht op je hand.
refused-3-5 = Alleen de gever loot de eerste veilingmeester, als de tafel dat heeft afgesproken.
refused-4-1 = { $why }
refused-4-2 = Leg minstens één kaart uit je hand neer.
refused-4-3 = Met een KIZA-kaart wordt nooit geboden: { $cards }. Leg kaarten uit je hand.
refused-4-4 = { $why }
refused-4-5 = { $why }
refused-4-6 = Alleen de gever draait de KIZA-kaarten om, zodra iedereen gekozen heeft.
refused-4-7 = Je hebt geen kaart om neer te leggen. Wacht tot er weer gedeeld wordt.
refused-5-1 = { $why }
refused-5-2 = { $why }
refused-5-4 = Dat is { $total }, en er is { $above } geboden. Leg erbij tot je boven { $above } komt, of pas.
refused-5-5 = Deze passen niet bij { $card }: { $cards }. Leg kaarten van dezelfde kleur of vorm.
refused-5-7 = { $why }
refused-5-11 = { $why }
refused-5-12 = Alleen de gever geeft de kaart, en wel aan het hoogste bod, als het bieden voorbij is.
refused-5-13 = Alleen de gever legt een kaart op de stapel, als niemand erop geboden heeft.
refused-7-5 = Met { $seats } stoelen zijn er altijd genoeg kaarten voor volle handen. Laat ze gewoon allemaal delen, of speel met vier stoelen of meer.
why-seats = Dat doen alleen de stoelen aan tafel.
why-strange = { $cards } heb je niet in je hand. Kies daaruit.
why-presented = Je kaarten liggen er, en ze blijven liggen. Wacht tot iedereen gekozen heeft.
why-late = KIZA-kaarten leg je aan het begin van een ronde neer en nooit later. Wacht tot er weer gedeeld wordt.
why-choosing = Kies eerst de KIZA-kaarten die je neerlegt, en wacht dan tot iedereen gekozen heeft.
why-waiting = Er worden nog KIZA-kaarten gekozen. Wacht op { $waiting }.
why-chosen = In het midden ligt { $card }. Bied erop als je aan de beurt bent.
why-first = Veil eerst een van je KIZA-kaarten; daarna bied je of pas je.
why-donor = { $who } is veilingmeester en kiest de kaart. Wacht daarop.
why-row = Dat is geen KIZA-kaart van jou. Je hebt { $cards }.
why-empty = Leg minstens één kaart, of pas.
why-passed = Op { $card } heb je gepast; je doet weer mee bij de volgende.
why-captured = Met een gewonnen kaart wordt nooit geboden: { $cards }. Leg kaarten uit je hand.

## Waarom

because-wins = Wordt { $card } gewonnen, dan zijn het vijftig punten, en is het spel uit.
because-denies = Met { $card } zou { $who } vijftig punten halen.
because-last = Het is de laatste KIZA-kaart van de ronde: wat in de hand blijft, is daarna niets meer waard.
because-cheap = { $card } is meer waard dan het bod van { $total }.
because-short = Er past te weinig: overbieden kost { $short }, en wat past is samen { $total }.
because-spares = Overbieden voor { $card } kost { $short } van de { $total } die passen, en er zijn deze ronde nog { $left } punten te halen.
because-backed = Voor { $card } kan { $total } uit de hand worden geboden.
because-shown = De hand die overblijft kan { $total } bieden voor { $card }.
