## What somebody is told who plays for the first time

lesson = Een eerste partij
lesson-understood = Begrepen
lesson-end = Dat was je eerste partij. Speel nog eens, of bekijk haar stap voor stap.

## BATASAURUS

lesson-batasaurus-memorise = Deze twaalf dinosaurussen zijn van jou. Kijk waar de sterke liggen: straks liggen ze allemaal gedekt. Tik op Klaar als je het weet.
lesson-batasaurus-lead = Jij begint. Draai een van je kaarten om: de sterkste kaart wint de slag, en 12 is de sterkste van allemaal.
lesson-batasaurus-won = Van jou! Alle kaarten van de slag gaan naar je stapel, en aan het eind winnen de meeste kaarten.
lesson-batasaurus-answer = In het midden ligt een kaart. Weet je nog waar een sterkere ligt? Of geef een zwakke die je kunt missen.
lesson-batasaurus-again = Wie een slag neemt, begint de volgende. Niemand ziet een gedekte kaart, ook niet van wie ze is.
lesson-batasaurus-war = Even sterk: oorlog! Kies nog een kaart. Ze worden samen omgedraaid, en de sterkste neemt alles.

## KIZA

lesson-kiza-present = Elke kaart die je hier toont, wordt geveild. Wie ze koopt, krijgt haar waarde in punten; je mag ook je eigen kaarten kopen. Kies er een of een paar.
lesson-kiza-choose = Jij bent de gever: bied een van de kaarten aan die je hebt getoond. Iedereen mag bieden.
lesson-kiza-open = Je biedt met kaarten uit je hand. Ze moeten in kleur of vorm bij de kaart passen; wat niet past, is donker. Hun som is je bod.
lesson-kiza-outbid = Er is al geboden. Om mee te doen moet je in totaal meer bieden; wat je hebt gelegd telt, en je legt erbij. Of pas.
lesson-kiza-won = Gekocht! Haar waarde telt voor jou tot het eind. Vijftig punten winnen.
lesson-kiza-lost = Deze keer niet. Alle gelegde kaarten zijn weg, ook die van wie niet won. Bied alleen wat je meent.

## KSAR

lesson-ksar-hold = Tik op het hof: een schim toont hoe het blok zou staan. Het heeft steun nodig aan twee zijden die elkaar raken, van muren of blokken. Tik nog eens om het te plaatsen.
lesson-ksar-heights = Een blok mag geen even hoog blok raken. Kies hoe het ligt, plat, op zijn kant of rechtop: dan is het een, twee of drie hoog.
lesson-ksar-series = Blokken van jouw kleur die elkaar raken vormen een serie, en je langste telt. Laat haar groeien, en snijd de andere af.
lesson-ksar-neutral = Neutrale blokken tellen in de series van beiden. Maar elk dat je aan het eind niet hebt geplaatst, kost een punt.
lesson-ksar-last = Het is uit zodra iemand geen blok meer kan plaatsen. Kijk hoeveel ruimte er nog is, en voor wie.

## MEZZA

lesson-mezza-swap = Drie van deze zes kaarten worden je hand, en drie liggen open voor je tot de voorraad leeg is. Goede kaarten, zoals jokers, kunnen daar wachten.
lesson-mezza-start = Wie de laagste kaart heeft, begint ermee. Zeg met hoeveel van je laagste je zou beginnen.
lesson-mezza-lay = Leg een kaart zo hoog als de stapel vraagt, of hoger. Gelijke kaarten mogen samen. Je trekt tot je er weer drie hebt.
lesson-mezza-wait = Voor de volgende beurt heeft iedereen even tijd om in te grijpen. Het hoeft niet: laat maar.
lesson-mezza-steal = Een 3½, 6½ of 9½ mag door iedereen met een halve worden aangevuld: dat steelt de beurt. Wil je dat?
lesson-mezza-take = Niets past, dus je neemt de hele stapel. Dat gebeurt; in een grote hand is veel gelijk.
lesson-mezza-closed = Er zijn alleen nog gesloten kaarten. Draai er een om: past ze, goed; zo niet, dan neem je de stapel en die kaart.

## SERIE

lesson-serie-lay = Drie of meer opeenvolgende stenen van één kleur zijn een serie. Tik stenen op je plankje aan, dan Nieuwe serie. Lukt het niet, trek dan.
lesson-serie-chips = Elke gelegde steen levert een fiche op, een nieuwe serie nog een. De meeste fiches winnen, niet het lege plankje.
lesson-serie-add = Je kunt ook aanleggen bij wat er ligt: tik op een steen, dan op de serie. Schuif alles zoals je wilt; het telt pas als je legt.
lesson-serie-joker = Een joker toont waarvoor hij staat. Met de juiste steen neem je zijn plaats in en gebruik je de joker opnieuw.
lesson-serie-draw = Een steen uit de pot kost een fiche. Je mag hem vanaf de volgende beurt leggen.
lesson-serie-end = Straks heeft iemand alles gelegd. Dan betalen de anderen een fiche voor elke steen op hun plankje.
