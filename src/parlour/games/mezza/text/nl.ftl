game = MEZZA
game-about = Raak je kaarten kwijt: leg even hoog of hoger, vul een halve aan, pak een beurt af, draai om wat niemand kent.

## Kaarten en waarden

card = { $kind ->
        [half] een halve
        [one] een 1
        [two] een 2
        [three] een 3
        [threehalf] een 3½
        [four] een 4
        [five] een 5
        [six] een 6
        [sixhalf] een 6½
        [seven] een 7
        [eight] een 8
        [nine] een 9
        [ninehalf] een 9½
        [zero] een joker met waarde 0
       *[joker] een gewone joker
    }
cards = { $count } { $kind ->
        [half] halven
        [one] enen
        [two] tweeën
        [three] drieën
        [threehalf] drieënhalven
        [four] vieren
        [five] vijven
        [six] zessen
        [sixhalf] zesenhalven
        [seven] zevens
        [eight] achten
        [nine] negens
        [ninehalf] negenenhalven
        [zero] jokers met waarde 0
       *[joker] gewone jokers
    }
row = { $who } { $cards }
    .you = jij { $cards }

## Wat er gebeurt

told = { $first } { $second }
dealt = De gever schudt en deelt. Open liggen: { $rows }. De voorraad telt { $stock } kaarten.
dealt-mine = De gever schudt en deelt je { $cards }. Open liggen: { $rows }. De voorraad telt { $stock } kaarten.
chosen = Je houdt { $cards } in je hand.
ready = { $who } heeft een hand gekozen.
shown = Nu liggen open: { $rows }.
drew = { $who } trekt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
drew-mine = Je trekt { $cards }.
laid-start = { $who } begint met { $cards }.
    .you = Je begint met { $cards }.
laid-turn = { $who } legt { $cards }.
    .you = Je legt { $cards }.
laid-closed = { $who } draait { $cards } om, en dat past.
    .you = Je draait { $cards } om, en dat past.
laid-steal = { $who } pakt de beurt af met { $cards }.
    .you = Je pakt de beurt af met { $cards }.
laid-quick = { $who } legt er snel { $cards } bij.
    .you = Je legt er snel { $cards } bij.
laid-add = { $who } legt er snel { $cards } van tafel bij.
    .you = Je legt er snel { $cards } van tafel bij.
made-four = Dat wordt een 4.
made-seven = Dat wordt een 7.
made-ten = Dat wordt een 10.
removed = De stapel, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, gaat uit het spel.
skipped = { $who } slaat een beurt over.
    .you = Je slaat een beurt over.
out = { $who } heeft geen kaarten meer.
    .you = Je hebt geen kaarten meer.
took = { $who } pakt de stapel, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
    .you = Je pakt de stapel, { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
turned-took = { $who } draait { $card } om, die niet past, en pakt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
    .you = Je draait { $card } om, die niet past, en pakt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
unclaimed = Niemand eist iets op.
claimed = Je hebt gezegd: { $what }.
recalled = Je trekt je opdrachten in.

## Wat er ligt

awaiting-swap = De handen worden gekozen.
    .you = Kies drie van je zes kaarten voor je hand. De andere drie liggen open.
awaiting-start = Wie begint staat nog open: dat doet de laagste kaart.
    .you = Zeg met hoeveel van je laagste kaarten je zou beginnen.
awaiting-steal = Wat { $who } heeft gelegd, kan met een halve worden aangevuld.
    .you = Wat { $who } heeft gelegd, kan met een halve worden aangevuld. Eis op wat je kunt, of laat het zo.
awaiting-quick = { $who } mag er nog een gelijke kaart bij leggen.
    .you = Zolang { $who } er een gelijke kaart bij mag leggen: eis op wat je kunt, of laat het zo.
awaiting-own = Je mag er snel bij leggen wat gelijk is aan je kaarten, of het zo laten.
awaiting-others = Wat je hebt gelegd, kan door anderen met een halve worden aangevuld.
awaiting-turn = { $who } is aan zet.
    .you = Je bent aan de beurt.
stalled = In { $idle } beurten is niets dichter bij een einde gekomen. Na { $limit } eindigt de partij.
hand = In je hand: { $cards }.
mine = Je hebt gezegd: { $what }.
pile-empty = De stapel is leeg.
pile = Op de stapel ligt { $top }; in totaal { $size ->
        [one] { $size } kaart
       *[other] { $size } kaarten
    }. { $asks }
asks = De volgende kaart moet { $value } of hoger zijn.
asks-low = De volgende kaart moet { $value } of lager zijn.
asks-nothing = Elke kaart mag volgen.
standing = { $who }: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand; { $opened ->
        [0] niets open
       *[other] met open { $cards }
    }; { $closed } gesloten.
    .you = Jij: { $held ->
        [one] { $held } kaart
       *[other] { $held } kaarten
    } in de hand; { $opened ->
        [0] niets open
       *[other] met open { $cards }
    }; { $closed } gesloten.
standing-out = { $who } is uit, op plaats { $place }.
    .you = Je bent uit, op plaats { $place }.
stock = In de voorraad: { $stock }. Uit het spel: { $removed }.
order-steal = Je opdracht: op { $card } { $most ->
        [0] nooit afpakken
       *[other] afpakken met ten hoogste { $most }
    }.
order-quick = Je opdracht: { $most ->
        [0] nooit een getrokken kaart erbij leggen
        [one] ten hoogste { $most } gelijke kaart erbij leggen
       *[other] ten hoogste { $most } gelijke kaarten erbij leggen
    }.
aid-pile = In de stapel: { $cards }.
aid-removed = Uit het spel: { $cards }.
aid-known = Opgepakt en nog in de hand: { $rows }.

## Knoppen

button-swap = Houd { $cards }
button-start = Begin met { $cards }
button-play = Leg { $cards }
button-closed = Draai gesloten kaart { $slot } om
button-pickup = Pak de stapel
button-steal = Pak de beurt af met { $cards }
button-quick = Leg er snel { $count } bij
button-add = Leg er { $count } open bij
button-letbe = Laat het zo
button-order = Altijd: { $most ->
        [0] nooit
       *[other] met ten hoogste { $most }
    }
button-recall = Trek mijn opdrachten in

## Weigeringen

refused-1-4 = Wie geen kaarten meer heeft, doet niet meer mee. Kijk rustig toe.
refused-2-1 = Alleen de gever deelt, en maar één keer. Wacht op je kaarten.
refused-2-5 = { $why }
refused-2-6 = Alleen de gever toont de open kaarten, als iedereen heeft gekozen. Wacht even.
refused-2-7 = Hier kiezen de stoelen na elkaar. Wacht tot jij mag kiezen.
refused-3-1 = { $why }
refused-3-2 = Alleen de gever wijst aan wie begint, en alleen een stoel met de laagste kaart.
refused-3-3 = Een joker is niet je laagste kaart. Begin met { $card }.
refused-3-5 = Je kunt alleen met je laagste kaarten beginnen. Begin met { $card }.
refused-3-7 = Je zegt één keer waarmee je zou beginnen, en je kunt niet weigeren. Wacht tot de gever aanwijst wie begint.
refused-4-1 = { $why }
refused-4-2 = Je kunt { $card } niet leggen: de volgende kaart moet { $value } of hoger zijn. { $could }
refused-4-3 = Zoveel heb je er niet: van { $card } kun je er nu { $held ->
        [0] geen
       *[other] ten hoogste { $held }
    } leggen. Kies gelijke kaarten die je hebt.
refused-4-8 = Alleen de gever vult handen aan, van de voorraad. Wacht even.
refused-4-12 = Je kunt leggen, dus je moet: kies uit { $cards }.
refused-4-15 = Er is geen stapel om te pakken. Leg een kaart naar keuze.
refused-5-2 = Je open kaarten komen aan bod als de voorraad en je hand leeg zijn. Leg eerst kaarten uit je hand.
refused-5-6 = { $why }
refused-5-7 = { $why }
refused-6-8 = Je kunt { $card } niet leggen: de kaart na een 4 moet, voor één keer, 4 of lager zijn. { $could }
refused-7-1 = Zolang anderen mogen afpakken, pakt jouw halve ook af. Eis op dat je ermee afpakt.
refused-7-2 = Alleen de gever sluit een venster, en voor een stoel die iets heeft opgeëist. Wacht even.
refused-7-3 = Jij wordt nu niet gevraagd: er valt voor jou niets op te eisen of zo te laten.
refused-7-4 = Hier wordt een beurt met één halve afgepakt. Eis het met één op.
refused-7-6 = Alleen de eerste halve pakt een beurt af, en die ligt er al. Wacht op je eigen beurt.
refused-7-8 = Er ligt een joker tussen, dus een halve vult niets meer aan. Leg in je beurt een andere kaart.
refused-7-10 = Gesloten kaarten kunnen niet afpakken. Draai er een om als je aan de beurt bent.
refused-7-11 = Je hebt deze kaart zelf gelegd, dus jij kunt haar niet aanvullen. Laat het zo.
refused-7-12 = Er valt nu niets af te pakken. Wacht tot iemand een 3½, 6½ of 9½ legt.
refused-7-13 = Je hebt gezegd wat je wilt. Wacht tot de gever het venster sluit.
refused-7-15 = { $why }
refused-7-16 = Je volgende beurt begint als dit venster voorbij is. Leg er gelijke kaarten bij, of laat het zo.
refused-8-1 = Alleen wie net heeft gelegd mag er snel kaarten bij leggen, en alleen tot de volgende stoel iets doet.
refused-8-4 = Open kaarten legt alleen bij wie net zijn laatste handkaart heeft gelegd, met een lege voorraad en een gelijke open kaart.
refused-8-5 = { $why }
refused-8-7 = Je kunt er ten hoogste { $count } open bij leggen.
refused-9-2 = De korte variant is hier niet bedoeld voor { $seats } stoelen. Neem er ten hoogste { $most }, of speel met alle kaarten.
could-lay = Je kunt { $cards } leggen.
could-take = Je kunt niets leggen: pak de stapel.
why-first = De handen worden gekozen. Kies eerst de jouwe.
why-over = Er valt nu niets te ruilen. Speel met de kaarten die je hebt.
why-used = Je hebt je hand gekozen, en die blijft zo.
why-own = Kies drie van je eigen zes kaarten: { $cards }.
why-start = Wie begint staat nog open. Zeg eerst waarmee jij dat zou doen.
why-begun = De partij is begonnen, of nog niet zover. Leg een kaart als je aan de beurt bent.
why-dealer = De gever legt geen kaarten.
why-other = { $who } is aan zet. Wacht op je beurt.
why-unseen = Je hebt alleen nog gesloten kaarten. Kies er ongezien een.
why-cards = Gesloten kaarten komen het laatst. Leg eerst je andere kaarten.
why-gone = Daar ligt geen gesloten kaart van jou. Kies er een die er ligt.
why-turn = Je weet niet of je kunt leggen. Draai een gesloten kaart om.
why-none = Er is nu geen opdracht in te trekken, of je bent niet aan de beurt.
why-closed = Een opdracht geef je terwijl je in een venster wordt gevraagd. Wacht erop.
why-many = Een opdracht noemt ten hoogste { $most } kaarten. Noem er minder.
why-undrawn = Je hebt geen kaart getrokken die je erbij kunt leggen. Laat het zo.
why-drawn = Je kunt er snel ten hoogste { $count } bij leggen: gelijke kaarten die net zijn getrokken.

## Redenen

because-removes = De stapel gaat uit het spel.
because-completes = Een halve maakt een hoger getal van wat er ligt.
because-joker = Alleen een joker van je past.
because-lowest = Van je kaarten die passen is { $card } de laagste; de andere passen vaker.
because-steals = Het pakt de beurt af, en je hebt een kaart minder.
because-keeps = Je bewaart je halve voor een andere keer.
because-known = Je kent alle kaarten van de andere hand: ze zijn openlijk gepakt.

## Opties

option-deck = Met welke kaarten wordt gespeeld
option-deck-full = alle achtenzestig
option-deck-short = zonder 3, 6 en 9
option-players = Voor hoeveel stoelen de korte variant is
option-players-printed = twee of drie, zoals gedrukt
option-players-more = ook vier
option-swap_mode = Hoe handkaarten tegen open kaarten worden geruild
option-swap_mode-simultaneous = allen tegelijk
option-swap_mode-clockwise = de ene stoel na de andere
option-swap_mode-off = helemaal niet
option-start_tie = Wie begint als meerdere de laagste kaart hebben
option-start_tie-race = de snelste
option-start_tie-random = dat wordt geloot
option-start_tie-left_of_dealer = de eerste in volgorde van de stoelen
option-own_half_forced = In de eigen beurt moet een aanvullende halve gelegd worden als niets anders past
option-turn_seconds = Seconden voor een beurt
option-turn_seconds-none = geen grens
option-joker_on_four = Een joker op een 4
option-joker_on_four-keep = laat haar gelden
option-joker_on_four-consume = verbruikt haar
option-extra_half_on_four = Nog een halve op een 4 uit halven
option-extra_half_on_four-ge4 = houdt de waarde, in de gewone volgorde
option-extra_half_on_four-le4 = vraagt opnieuw om 4 of lager
option-extra_half_on_four-half = telt als halve
option-seven_heads_up = Een 7 met nog twee stoelen
option-seven_heads_up-self_turn = laat wie haar legde nog eens spelen
option-seven_heads_up-no_skip = slaat niemand over
option-joker_quads = Vier gelijke jokers achter elkaar halen de stapel weg
option-steal_mode = Welke van meerdere eisen doorgaat
option-steal_mode-race = de eerste
option-steal_mode-random = een die wordt geloot
option-steal_mode-clockwise = de eerstvolgende met de klok mee
option-steal_count = Hoeveel halven een beurt mogen afpakken
option-steal_count-any = elk aantal
option-steal_count-one = één
option-steal_window_ms = Hoe lang een venster openstaat, in duizendsten van een seconde
option-quick_before_steal = Zonder klok gaat een snelle leg vóór afpakken
option-quick_lay = Welke kaarten er snel bij mogen
option-quick_lay-drawn = die net zijn getrokken
option-quick_lay-any = alle in de hand
option-quick_lay-off = geen enkele
option-open_add = Hoeveel open kaarten erbij mogen
option-open_add-any = elk aantal
option-open_add-one = één
option-open_add-off = geen enkele
option-memory_aid = Wat het geheugen wordt bespaard
option-memory_aid-off = niets
option-memory_aid-counts = wat in de stapel ligt en wat eruit is
option-memory_aid-full = ook wie wat heeft opgepakt
option-stall_turns = Na hoeveel beurten zonder voortgang de partij eindigt
option-stall_turns-none = geen grens
option-blocked_rank = Hoe een vastgelopen partij wordt gerangschikt
option-blocked_rank-cards = de minste kaarten eerst
option-blocked_rank-shared = wie overblijft deelt de plaats
option-match = Wat een partij oplevert
option-match-single = één voor de winnaar
option-match-points = punten naar plaats
