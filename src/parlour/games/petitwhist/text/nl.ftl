## Het spel, en wat een tafel kan afspreken

game = Petit Whist
game-about = Een kaart doorgeven, kloppen om uit te komen, kleur bekennen, slagen halen: de kleinste kamer van het huis.
option-hand = Hoeveel kaarten elke stoel krijgt
option-exchange = Hoeveel kaarten elke stoel doorgeeft
option-show = Hoeveel seconden de doorgegeven kaarten openliggen
option-lead = Wie in de eerste slag uitkomt
option-lead-knock = wie het eerst klopt
option-lead-seat0 = altijd de eerste stoel

## Kaarten

suit = { $suit ->
    [C] klaver
    [D] ruiten
    [H] harten
   *[S] schoppen
}
card = { suit }{ $rank ->
    [11] boer
    [12] vrouw
    [13] heer
    [14] aas
   *[number] { " " }{ $rank }
}
before = voor { $who }, { $cards }
    .you = voor jou, { $cards }
from = { $card } van { $who }
    .you = { $card } van jou

## Wat er gebeurt

dealt = De gever schudt en deelt.
dealt-you = De gever schudt en geeft je { $cards }.
ready = { $who } heeft gekozen wat er wordt doorgegeven.
aside = Je legt { $cards } opzij.
shown = De gever draait om wat opzij is gelegd: { $cards }.
looked = { $who } heeft genoeg gezien.
    .you = Je hebt genoeg gezien.
covered = De gever dekt de kaarten af; ze gaan bij de handen.
knocked = Je klopt.
let-be = Je laat het.
leads = { $who } komt uit in de eerste slag.
    .you = Je komt uit in de eerste slag.
laid = { $who } legt { $card }.
    .you = Je legt { $card }.
gathers = { $who } haalt de slag.
    .you = Je haalt de slag.

## Wat er ligt

awaiting-exchange = Elke stoel legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } opzij om door te geven.
    .you = Leg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } opzij om door te geven.
awaiting-look = Wat opzij is gelegd ligt open, hoogstens { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } lang.
    .you = Bekijk de open kaarten en zeg wanneer je genoeg hebt gezien. Ze liggen er hoogstens { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } lang.
awaiting-race = Wie wil uitkomen mag nu kloppen.
    .you = Klop als je wilt uitkomen, of laat het.
awaiting-card = { $who } moet een kaart leggen.
    .you = Leg een kaart.
hand = In je hand: { $cards }.
own-aside = Je hebt { $cards } opzijgelegd.
open = Open op tafel: { $cards }.
trick = In de slag: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.
    .you = Jij: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand, { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }.

## Knoppen

button-aside = Leg { $cards } opzij
button-look = Ik heb genoeg gezien
button-knock = Kloppen
button-letbe = Het laten
button-lay = Leg { $card }

## Weigeringen

refused-1-1 = Niemand kan { $exchange } van { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    } doorgeven. Deel grotere handen of geef minder kaarten door.
refused-2-1 = Alleen de gever deelt, en maar één keer. Wacht op je hand.
refused-2-2 = Je legt precies { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit je eigen hand opzij, één keer, terwijl iedereen dat doet. Kies uit je hand, en precies dat aantal.
refused-2-3 = Alleen de gever draait om wat opzij is gelegd, zodra iedereen gekozen heeft.
refused-2-4 = Je zegt één keer dat je genoeg hebt gezien, zolang er kaarten openliggen; afdekken doet de gever.
refused-2-5 = Je antwoordt één keer, zolang niemand is aangewezen om uit te komen: kloppen of het laten. Het is er nu niet de tijd voor, of je hebt al geantwoord.
refused-2-6 = Alleen de gever wijst aan wie uitkomt.
refused-3-2 = Die kaart heb je niet, of er wordt nu geen kaart verwacht. Leg er een uit je hand als je aan de beurt bent.
refused-3-3 = Er is { suit } gevraagd, en die kleur heb je. Leg een kaart van { suit }.
refused-3-4 = Alleen de gever haalt een slag op, voor wie hem gewonnen heeft.

## Waarom

because-takes = Ze verslaat alles wat er ligt, met geen hogere kaart dan nodig.
because-spares = Ze offert de laagste kaart en houdt de andere.
because-weak = Doorgegeven wordt het zwakste.
