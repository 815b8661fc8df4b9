## Het spel, en wat een tafel kan afspreken

game = SERIE
game-about = Leg stenen in series en krijg voor elke steen betaald. De meeste fiches winnen, niet het lege plankje.
option-preset = De stenen
option-preset-junior = de kleine set: 1 tot 10 één keer, vier jokers, alleen rijen
option-preset-family = de grote set: 1 tot 13 twee keer, twee jokers, ook groepen, en alles mag verlegd worden
option-colours = Kleuren
option-numbers = Het hoogste cijfer
option-numbers-none = zoals de set het heeft
option-copies = Hoe vaak elke steen er is
option-copies-none = zoals de set het heeft
option-jokers = Aantal jokers
option-jokers-none = zoals de set het heeft
option-sets = Wat een serie is
option-sets-none = zoals de set het heeft
option-sets-runs = een rij: opeenvolgende cijfers van één kleur
option-sets-both = een rij, of een groep: één cijfer in verschillende kleuren
option-deal = Stenen voor elke stoel
option-deal-none = zoals de set het heeft
option-start_chips = Fiches waarmee elke stoel begint
option-start_chips-none = zoals de set het heeft
option-box_chips = Fiches in de doos, als ze op kunnen raken
option-box_chips-none = zoals de set het heeft
option-bank_limit = De kas
option-bank_limit-unlimited = raakt nooit leeg
option-bank_limit-stop = betaalt wat ze heeft
option-first_player = Wie de eerste ronde begint
option-first_player-random = de gever loot een stoel
option-first_player-highest = wie de hoogste steen trekt
option-first_player-seat0 = de eerste stoel
option-first_player-seat1 = de tweede stoel
option-first_player-seat2 = de derde stoel
option-first_player-seat3 = de vierde stoel
option-hidden_chips = Elke stoel kent alleen de eigen fiches
option-max_jokers = Jokers in één serie, hoogstens
option-max_jokers-none = zoveel als er zijn
option-draw_cost = Fiches die een steen uit de pot kost
option-play_drawn = Een getrokken steen mag meteen gelegd worden
option-draw_after_lay = Men mag leggen en dan trekken
option-must_lay = Wie kan leggen, moet leggen
option-swap_is_move = Een joker nemen is leggen: trekken hoeft niet
option-first_lay = Wat de nieuwe series van een eerste keer samen minstens zijn; 0 is alles goed
option-free_before_first_lay = Jokers mogen bevrijd worden voordat men zelf gelegd heeft
option-free_before_first_lay-none = als een eerste keer geen minimum heeft
option-manipulation = Wat er op tafel verlegd mag worden
option-manipulation-none = zoals bij de set hoort
option-manipulation-extend = niets: men legt aan, voegt samen en vervangt jokers
option-manipulation-jokers = niets: men legt aan en vervangt jokers, en voegt geen series samen
option-manipulation-full = alles
option-turn_seconds = Seconden voor een beurt
option-turn_seconds-none = zo lang men wil
option-new_series = Wat een nieuwe serie is, voor de extra fiche
option-new_series-no_old_tile = een serie zonder steen van tafel; een bevrijde joker telt niet mee
option-new_series-delta = elke serie die er meer ligt dan eerst
option-new_series-rack_only = een serie van stenen van het plankje alleen
option-freed_joker = Een bevrijde joker in een nieuwe serie
option-freed_joker-series = levert zelf niets op
option-freed_joker-nothing = maakt dat ze niet nieuw is
option-freed_joker-tile = levert een fiche op zoals een steen van het plankje
option-split_own = Nieuwe rijen die op elkaar aansluiten leveren elk een fiche op
option-free_reuse_chip = De steen die een joker bevrijdt levert een fiche op als de joker meteen gebruikt wordt
option-debt = Wie niet kan betalen blijft de rest schuldig
option-blocked_pay = In een ronde die vastloopt betaalt iedereen voor zijn stenen
option-best_of = Rondes, hoogstens
option-match_score = Wat een partij van meer rondes wint
option-match_score-rounds = gewonnen rondes
option-match_score-chips = de fiches van alle rondes

## Stenen

colour = { $colour ->
    [R] rood
    [Y] geel
    [B] blauw
   *[K] zwart
}
tile = { colour } { $number }
standing = een joker voor { colour } { $number }
joker = een joker
figure = { $number }
tiles = { $tiles }
run = { colour } { $low } tot en met { $high }
run-joked = { colour } { $low } tot en met { $high } met een joker voor { $jokers }
group = cijfer { $number } in { $colours }
group-joked = cijfer { $number } in { $colours } met een joker voor { $jokers }
newly = nieuw, { $series }
beside = { $who } { $tiles }
    .you = jij { $tiles }

## Wat er gebeurt

dealt = De stenen worden gemengd en uitgedeeld. { $who } begint.
    .you = De stenen worden gemengd en uitgedeeld. Jij begint.
dealt-you = De stenen worden gemengd en uitgedeeld. Op je plankje: { $tiles }. { $who } begint.
    .you = De stenen worden gemengd en uitgedeeld. Op je plankje: { $tiles }. Jij begint.
dealt-lots = Een steen voor elke stoel: { $lots }. Dan worden ze gemengd en uitgedeeld. { $who } begint.
    .you = Een steen voor elke stoel: { $lots }. Dan worden ze gemengd en uitgedeeld. Jij begint.
dealt-you-lots = Een steen voor elke stoel: { $lots }. Dan worden ze gemengd en uitgedeeld. Op je plankje: { $tiles }. { $who } begint.
    .you = Een steen voor elke stoel: { $lots }. Dan worden ze gemengd en uitgedeeld. Op je plankje: { $tiles }. Jij begint.
earns = { $chips ->
    [0] geen fiche
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
taking = { $taken ->
    [0] De bevrijde joker wordt meteen weer gebruikt
    [one] { $taken } joker gaat naar het plankje
   *[other] { $taken } jokers gaan naar het plankje
}
laid = { $who } legt { $tiles } en krijgt { earns }. Op tafel: { $table }.
    .you = Je legt { $tiles } en krijgt { earns }. Op tafel: { $table }.
laid-freed = { $who } legt { $tiles } en krijgt { earns }. Op tafel: { $table }. Bevrijd: { $freed }. { taking }.
    .you = Je legt { $tiles } en krijgt { earns }. Op tafel: { $table }. Bevrijd: { $freed }. { taking }.
laid-out = { $who } legt { $tiles }, heeft geen steen meer en krijgt { earns }. Op tafel: { $table }.
    .you = Je legt { $tiles }, hebt geen steen meer en krijgt { earns }. Op tafel: { $table }.
laid-out-freed = { $who } legt { $tiles }, heeft geen steen meer en krijgt { earns }. Op tafel: { $table }. Bevrijd: { $freed }. { taking }.
    .you = Je legt { $tiles }, hebt geen steen meer en krijgt { earns }. Op tafel: { $table }. Bevrijd: { $freed }. { taking }.
drew = { $who } trekt een steen.
    .you = Je trekt een steen.
given = Het is { $tile }.
given-other = De pot geeft hem, dicht.
passed = { $who } past.
    .you = Je past.
account = { $who } houdt { $tiles } over, betaalt { earns } en komt op { $final }
    .you = jij houdt { $tiles } over, betaalt { earns } en komt op { $final }
won = { $who } wint de ronde
    .you = Je wint de ronde
won-shared = De ronde wordt gedeeld door { $who }
won-shared-you = Je deelt de ronde met { $others }
round-over = De ronde is voorbij: { $who } heeft geen steen meer en komt op { $final }; { $seats }. { $won }.
    .you = De ronde is voorbij: jij hebt geen steen meer en komt op { $final }; { $seats }. { $won }.
blocked = Niemand kan verder, en de ronde is voorbij: { $seats }. { $won }.

## Wat er ligt

turn = { $who } moet leggen of trekken.
    .you = Jouw beurt: leg of trek.
turn-dry = { $who } kan niet trekken, en moet leggen of passen.
    .you = Jouw beurt: leg of pas. Trekken kan niet.
turn-drawn = { $who } heeft getrokken en mag leggen.
    .you = Je hebt getrokken: leg, of sluit je beurt af.
turn-laid = { $who } heeft gelegd en mag trekken.
    .you = Je hebt gelegd: trek, of sluit je beurt af.
turn-owing = { $who } heeft een joker genomen en moet trekken.
    .you = Je hebt een joker genomen en verder niets gelegd: trek.
first-lay = Je eerste keer moet in nieuwe series { $least } zijn.
passes = Achter elkaar gepast: { $count }.
rack = Op je plankje: { $tiles }.
table = Op tafel: { $series }.
table-empty = Er ligt nog niets op tafel.
standing-seat = { $held ->
    [one] { $held } steen
   *[other] { $held } stenen
}
standing-hidden = { $who }: { standing-seat }.
    .you = Jij: { standing-seat }.
standing-chips = { $who }: { standing-seat }, { amount }.
    .you = Jij: { standing-seat }, { amount }.
pot = { $count ->
    [0] De pot is leeg.
    [one] In de pot: { $count } steen.
   *[other] In de pot: { $count } stenen.
}
amount = { $chips ->
    [0] geen fiche
    [one] { $chips } fiche
   *[other] { $chips } fiches
}
bank = In de kas: { amount }.
has = { $who } { $chips }
    .you = jij { $chips }
round = Ronde { $round } eindigde met deze fiches: { $seats }.

## Knoppen

button-lay = Op tafel laten: { $series }
button-lay-taking = Op tafel laten: { $series }; { $taken ->
    [one] neem { $taken } joker
   *[other] neem { $taken } jokers
}
button-draw = Trekken
button-pass = Passen

## Weigeringen

refused-2-3 = { $why }
refused-2-4 = Er zijn { $seats } stoelen aan deze tafel. Laat een daarvan beginnen, of loot.
refused-3-1 = { $why }
refused-3-2 = Er is geen { $tile } in dit spel. Blijf tussen 1 en { $most }.
refused-3-3 = { $why }
refused-3-5 = Op tafel is { $tile } geen steen van dit spel. Laat een joker voor een steen liggen die er is.
refused-3-6 = Dat zijn meer jokers in een serie dan de { $most } die afgesproken zijn: { $series }. Neem andere stenen.
refused-3-7 = Jokers alleen zijn geen serie: { $series }. Leg er een gewone steen bij.
refused-4-1 = { $why }
refused-4-3 = Alleen de gever geeft een steen, als iemand getrokken heeft. Trek er een, en wacht even.
refused-4-4 = De pot is leeg. Leg iets, of pas; dat kost niets.
refused-4-5 = Trekken kost { $cost ->
    [one] { $cost } fiche
   *[other] { $cost } fiches
}, en je hebt er minder. Leg iets, of pas.
refused-4-6 = { $why }
refused-4-7 = Je hebt een joker genomen en verder niets gelegd, en dat telt hier niet als leggen. Trek een steen.
refused-4-8 = { $why }
refused-4-9 = { $why }
refused-4-10 = Wat op tafel ligt blijft daar: { $tiles }. Leg het terug in een serie.
refused-5-5 = De tafel telt nieuwe series zo dat een bevrijde joker niets uitmaakt. Laat een van de twee zoals gewoonlijk.
refused-5-6 = Als elke serie die er meer ligt een fiche oplevert, kunnen aansluitende rijen niet als één tellen. Laat een van de twee zoals gewoonlijk.
refused-5-7 = { $why }
refused-6-3 = { $count ->
    [one] Een joker van tafel zou nergens zijn.
   *[other] { $count } jokers van tafel zouden nergens zijn.
} Gebruik hem meteen, of neem hem op je plankje.
refused-6-4 = { $why }
refused-6-6 = Er is een joker verlegd zonder dat de juiste steen hem vervangt: { $tiles }. Laat hem zoals hij lag, of leg daar de steen waar hij voor staat.
refused-7-3 = Alleen de gever rekent een ronde af, als ze voorbij is. Speel tot die tijd door.
refused-8-3 = De fiches van meer rondes tellen alleen op als er meer rondes zijn. Speel om drie of vijf, of tel rondes.
why-dealer = Alleen de gever deelt uit, aan het begin van een ronde. Wacht op je plankje.
why-tiles = { $deal } stenen voor elk van { $seats } stoelen is meer dan de { $tiles } die er zijn. Deel er minder uit, of neem een grotere set.
why-short = Een serie heeft minstens drie stenen: { $series }. Leg er meer bij.
why-gap = Deze cijfers volgen elkaar niet op in één kleur: { $series }. Leg een rij zonder gat.
why-runs = Eén cijfer in verschillende kleuren is hier geen serie: { $series }. Leg rijen van één kleur.
why-twice = Een groep heeft elke kleur één keer: { $series }. Neem een van de twee weg.
why-colours = Twee kleuren zijn te weinig voor groepen. Speel met drie, of alleen met rijen.
why-seats = Alleen wie een stoel heeft speelt. Ga eerst zitten.
why-laid = Je hebt in deze beurt gelegd. Trek, of sluit je beurt af.
why-drawn = Je hebt in deze beurt getrokken. Leg, of sluit je beurt af.
why-strange = Dit ligt niet op je plankje: { $tiles }. Leg eigen stenen.
why-nothing = Er is geen steen van je plankje gelegd. Leg er minstens een, of trek.
why-draw = Je kunt trekken. Wie kan trekken, past niet.
why-lay = Je kunt leggen, en hier moet wie kan. Leg minstens één steen.
why-free = Je eerste keer bevrijdt geen joker. Leg eerst eigen stenen, en laat de jokers liggen.
why-least = De nieuwe series van je eerste keer zijn samen { $points }, en het moet { $least } zijn. Leg meer, of trek.
why-torn = Deze serie moet bij elkaar blijven: { $series }. Leg alleen aan de uiteinden aan.
why-joined = Series op tafel worden hier niet samengevoegd. Laat ze apart liggen.
why-unlimited = De kas raakt nooit leeg, dus de fiches in de doos doen er niet toe. Laat haar betalen wat ze heeft, of laat de doos zoals ze is.
why-box = Er zijn { $chips } fiches in de doos, en om te beginnen zijn er { $need } nodig. Neem een grotere doos, of begin met minder.
why-replace = Een joker gaat alleen naar het plankje als een steen van je plankje hem vervangt. Neem er minder.
why-same = Een joker die je neemt is voor een volgende beurt. Neem er minder, of leg er een minder.

because-out = Het is je laatste steen: de ronde is uit, en de anderen betalen.
because-new = { $count ->
    [one] Het is een nieuwe serie, die een eigen fiche oplevert.
   *[other] Het zijn { $count } nieuwe series, en elke levert een eigen fiche op.
}
because-chips = { $chips ->
    [one] Het levert meteen { $chips } fiche op.
   *[other] Het levert meteen { $chips } fiches op.
}
because-joker = { $count ->
    [one] Een joker blijft van jou voor een latere beurt.
   *[other] { $count } jokers blijven van jou voor een latere beurt.
}
because-left = { $count ->
    [one] { $count } steen blijft op je plankje.
   *[other] { $count } stenen blijven op je plankje.
}
because-waits = Wat je nu kunt leggen, is op je plankje meer waard.
because-nothing = Er is niets dat je kunt leggen.
