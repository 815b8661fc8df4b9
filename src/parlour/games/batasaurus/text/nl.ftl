game = BATASAURUS
game-about = Twaalf dinosaurussen per stoel, gedekt te onthouden: draai er elke slag een om, en vecht door als de sterkste gelijk zijn.

## De kaarten en waar ze liggen

card = { $strength ->
        [1] Compsognathus 1
        [2] Kentrosaurus 2
        [3] Pteranodon 3
        [4] Ankylosaurus 4
        [5] Stegosaurus 5
        [6] Dimetrodon 6
        [7] Triceratops 7
        [8] Velociraptor 8
        [9] Styracosaurus 9
        [10] Spinosaurus 10
        [11] Diplodocus 11
       *[12] T Rex 12
    }
slot = { $letter }
placed = { $slot } { $card }
row = { $who } { $cards }
    .you = jij { $cards }
lies = { $who } { $card } van { $slot }
    .you = jij { $card } van { $slot }
count = { $who } { $count }
    .you = jij { $count }
fighter = { $who }
    .you = jou
unready = { $who }
    .you = jij

## Wat er gebeurt

dealt = De deler legt de kaarten neer. { $who } komt straks uit.
    .you = De deler legt de kaarten neer. Jij komt straks uit.
playoff = De eerste plaats is gedeeld: wie haar deelt, speelt nog een spel. De deler legt de kaarten neer. { $who } komt straks uit.
    .you = De eerste plaats is gedeeld: wie haar deelt, speelt nog een spel. De deler legt de kaarten neer. Jij komt straks uit.
ready = { $who } is klaar met onthouden.
    .you = Je bent klaar met onthouden.
covered = De deler draait alle kaarten om, met het plaatje naar beneden.
flipped = { $who } draait { $slot } om: { $card }.
    .you = Je draait { $slot } om: { $card }.
committed = { $who } legt een kaart gedekt neer.
committed-mine = Je legt { $slot } gedekt neer.
revealed = De gevechtskaarten worden omgedraaid: { $cards }.
collected = { $who } krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
    .you = Je krijgt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
divided-return = Geen van de gelijke stoelen heeft nog een kaart. Iedereen legt wat hij speelde op zijn eigen stapel: { $shares }.
divided-void = Geen van de gelijke stoelen heeft nog een kaart. De kaarten in het midden gaan uit het spel.
divided-split = Geen van de gelijke stoelen heeft nog een kaart. Ze delen de kaarten in het midden: { $shares }.
kept = De overgebleven kaarten gaan op de stapel van hun eigenaar: { $cards }.

## Wat er op tafel ligt

memorising = Onthoud waar de kaarten liggen: { $rows }. Je hebt { $seconds } seconden vanaf het delen.
memorising-unseen = De anderen onthouden waar de kaarten liggen, en je ziet er geen. Dat duurt { $seconds } seconden vanaf het delen.
awaiting-ready = Nog niet klaar: { $who }.
awaiting-card = { $who } moet een kaart omdraaien.
    .you = Draai een van je kaarten om.
awaiting-commit = { $who } moet een kaart gedekt neerleggen.
    .you = Leg een van je kaarten gedekt neer.
war = Gevecht tussen { $who }.
mine = Je hebt { $slot } gedekt neergelegd.
trick = In het midden: { $layers }.
layer = { $cards }
layer-war = gevecht: { $cards }
past = Slag { $n }: { $layers }.
standing = { $who } heeft { $left ->
        [0] geen kaart meer
        [one] nog { $left } kaart, { $slots }
       *[other] nog { $left } kaarten, { $slots }
    }; gewonnen: { $won }.
    .you = Je hebt { $left ->
        [0] geen kaart meer
        [one] nog { $left } kaart, { $slots }
       *[other] nog { $left } kaarten, { $slots }
    }; gewonnen: { $won }.
earlier = Uitslag van spel { $n }: { $piles }.

## Knoppen

button-ready = Klaar
button-flip = { $slot } omdraaien
button-commit = { $slot } gedekt neerleggen

## Weigeringen

refused-2-2 = Alleen de deler legt kaarten neer, één serie voor elke stoel die speelt.
refused-2-4 = De kaarten worden nog onthouden. Speel er een zodra de deler ze allemaal heeft omgedraaid.
refused-2-6 = { $why }
refused-3-1 = { $why }
refused-3-2 = { $why }
refused-3-3 = Alleen de deler geeft een slag weg, aan de stoel die hem won. Even geduld.
refused-3-4 = { $who } komt uit in deze slag. Wacht tot je aan de beurt bent.
refused-3-5 = { $who } kan niet uitkomen in de eerste slag. Laat loten, of noem een van de { $seats } stoelen die speelt.
refused-4-1 = Er is nu geen gevecht. Draai in je beurt een kaart om.
refused-4-2 = { $why }
refused-4-3 = Alleen de deler draait de gevechtskaarten om, als ze er allemaal liggen. Even geduld.
refused-4-7 = Twee stoelen zijn altijd tegelijk door hun kaarten heen, dus kan er geen laatste kaart blijven staan. Laat het zoals het is, of speel met drie of vier stoelen.
refused-4-8 = Alleen de deler ruimt een slag op die niemand kan winnen. Even geduld.
refused-5-1 = Alleen de deler geeft de overgebleven kaarten weg, aan het eind van een spel.
refused-5-3 = Twee stoelen zijn altijd tegelijk door hun kaarten heen, dus kan niemand doorspelen. Laat het zoals het is, of speel met drie of vier stoelen.
why-dealer = De deler heeft geen kaarten om te spelen.
why-over = Er valt nu niets te onthouden. Speel je kaarten.
why-fixed = Hier duurt het onthouden de volle { $seconds } seconden. Maak er gebruik van.
why-ready = Dat heb je al gezegd. Wacht op de anderen, of op de deler.
why-watching = In dit spel speel je niet mee. Kijk rustig toe.
why-leads = { $who } komt uit in de eerste slag. Wacht tot je aan de beurt bent.
why-laid = Je kaart voor deze slag ligt er, en blijft liggen. { $who } is aan de beurt.
why-early = { $who } moet een kaart omdraaien. Wacht tot je aan de beurt bent.
why-gone = Daar ligt geen kaart. Je kunt kiezen uit { $slots }.
why-open = Dit is een gevecht: leg je kaart gedekt neer.
why-bystander = Dit gevecht gaat tussen { $fighters }. Wacht tot het beslist is.
why-committed = Je kaart ligt er, en blijft liggen. Wacht tot iedereen er een heeft neergelegd.

## Opties

option-memorise_s = Seconden om te onthouden waar de kaarten liggen
option-memorise_view = Welke kaarten je bij het onthouden ziet
option-memorise_view-all = iedereen ziet alle kaarten
option-memorise_view-own = elke stoel ziet alleen zijn eigen kaarten
option-early_ready = Het onthouden stopt zodra iedereen klaar is
option-first_leader = Wie in de eerste slag uitkomt
option-first_leader-random = daar wordt om geloot
option-first_leader-seat0 = stoel 1
option-first_leader-seat1 = stoel 2
option-first_leader-seat2 = stoel 3
option-first_leader-seat3 = stoel 4
option-trick_log = Welke eerdere slagen je mag nakijken
option-trick_log-hidden = geen
option-trick_log-last = de laatste
option-trick_log-all = alle van dit spel
option-short_war = Als maar één gelijke stoel nog een kaart heeft
option-short_war-forfeit = die wint de slag
option-short_war-last_card_stands = die moet de laatste kaart van de anderen verslaan
option-unresolved = Als geen gelijke stoel nog een kaart heeft
option-unresolved-return = ieder neemt terug wat hij speelde
option-unresolved-void = de kaarten gaan uit het spel
option-unresolved-split = de gelijke stoelen delen de kaarten
option-unresolved-leader = wie uitkwam, wint de slag
option-end_rule = Wanneer het spel eindigt
option-end_rule-first_empty = zodra een stoel geen kaart meer heeft
option-end_rule-last_pair = zodra minder dan twee stoelen een kaart hebben
option-final_tie = Als meerdere stoelen de meeste kaarten hebben
option-final_tie-share = ze delen de overwinning
option-final_tie-last_trick_winner = wie de allerlaatste slag won, wint
option-final_tie-playoff_new_game = ze spelen nog een spel

## Waarom

because-strongest = Het is de sterkste kaart die je nog hebt, en de sterkste krijgt alles wat in het midden ligt.
because-cheapest = Ze verslaat alles wat er ligt, en geen zwakkere van jou doet dat.
because-beats = Ze verslaat alles wat er ligt.
because-last = Na jou speelt niemand meer in deze slag.
because-war = Ze is zo sterk als wat er ligt: liever een gevecht dan de slag weggeven.
because-weakest = Niets van wat je nog hebt verslaat wat er ligt, dus mag een zwakke kaart weg.
because-spares = Ze laat deze slag gaan en bewaart een sterkere kaart voor later.
because-unbeaten = Niemand anders heeft nog zo’n sterke kaart.
because-little = Je komt uit met het minste wat je hebt, en ziet wat het de anderen kost.
because-exact = Als beiden vanaf hier zonder fout spelen, win je { $percent } van de 100 partijen; gelijkspel telt half.
