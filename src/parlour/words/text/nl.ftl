## Wie, hoeveel, en hoe dingen worden opgesomd

seat = Stoel { $n }
dealer = Gever
you = Jij
watcher = Kijkt mee
number = { $n }
yes = ja
no = nee
list-none = niets
list-next = { $before }, { $next }
list-last = { $before } en { $next }
list-apart = { $before }; { $next }

## Weigeringen

clause = { $number }: { $sentence }
refused = { $why } Regel { $clause }
refused-house-1 = Je bent niet aan de beurt. Je mag spreken zodra er op je gewacht wordt.
refused-house-2 = De tafel is veranderd sinds je koos. Kijk nog eens en kies opnieuw.
refused-house-3 = De partij is voorbij. Begin een nieuwe om verder te spelen.
refused-house-4 = Dit spel is voor minstens { $least ->
        [one] { $least } stoel
       *[other] { $least } stoelen
    } en hoogstens { $most }. Open een tafel voor een aantal daartussen.
refused-house-5 = De partij kan nu niet opgegeven worden.
refused-house-6 = Je laatste zet kan niet terug: er is sindsdien iets getrokken of getoond, of niet iedereen vindt het goed.
refused-house-7 = Er kan nu geen robot invallen voor deze stoel: de speler zit aan tafel, of is nog maar net weg.
refused-house-8 = Tijd geef je alleen aan een andere stoel die nog speelt, aan een tafel met een klok.
refused-house-9 = Je zet kon niet opgeschreven worden en is dus niet gebeurd. Probeer het zo nog eens.
refused-house-10 = Alleen wie hier zit, kan spreken, aan een kindertafel alleen met gebaren, en niet vaker dan vijf keer in tien seconden.

## Zetten van het huis

house-gave-up = { $who } geeft op.
    .you = Je geeft op.
house-flagged = De tijd van { $who } is om.
    .you = Je tijd is om.
house-took-back = { $who } neemt de laatste zet terug.
    .you = Je neemt je laatste zet terug.
house-stood-in = Vanaf nu speelt een robot voor { $who }.
    .you = Vanaf nu speelt een robot voor jou.
house-returned = { $who } is terug.
    .you = Je bent terug.
house-gave-time = { $who } geeft { $to } meer tijd.
    .you = Je geeft { $to } meer tijd.

## Wie aan de beurt is, en hoelang nog

your-turn = Je bent aan de beurt.
others-turn = De anderen zijn aan de beurt.
seconds = nog { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
played-for = { $who } heeft niet op tijd gesproken; de tafel speelt voor deze stoel.
    .you = Je hebt niet op tijd gesproken; de tafel speelt voor jou.
over = De partij is voorbij.

## Hoe een partij is afgelopen

ordinal = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[number] { $place }e
}
wins = { $who } wint.
    .you = Je wint.
takes-place = { $who } haalt de { ordinal } plaats.
    .you = Je haalt de { ordinal } plaats.
share-place = { $who } delen de { ordinal } plaats.
    .you = Je deelt de { ordinal } plaats met { $others }.
scores = Eindstand: { $scores }.
score = { $score } voor { $who }
    .you = { $score } voor jou

## Wat er niet klopt aan het verslag van een partij

flaw-edition = Het verslag volgt editie { $edition } van de regels; de nieuwste die hier bekend is, is { $newest }. Werk Parlour bij of controleer het nummer.
flaw-seed = De onthulde kiem past niet bij de belofte van voor de partij.
flaw-seats = Het bewijs heeft niet precies één entropie voor elke stoel.
flaw-match = Het bewijs hoort bij een andere partij dan het ontvangstbewijs.
flaw-commitment = De belofte is niet die welke voor de partij genoteerd was.
flaw-entropy = De entropie van een stoel is niet wat die stoel gaf.
flaw-table = Zo gaat er geen tafel open: regel { $clause } verbiedt het.
flaw-gap = Zet { $n } heeft het verkeerde nummer: er ontbreekt een zet, of er staat er een dubbel.
flaw-draw = Zet { $n } is niet wat de kiem trekt: dit toeval is gekozen.
flaw-refused = Zet { $n } is in strijd met regel { $clause }.
flaw-outcome = De uitslag in het verslag is niet die waartoe de zetten leiden.
flaw-state = De laatste stand is niet die waartoe de zetten leiden.

## Wat iemand vroeg en niemand kent

unknown-game = Geen enkel spel heet ‘{ $given }’. { $cure }
unknown-language = Er zijn geen woorden in ‘{ $given }’. { $cure }
unknown-option = { $game } heeft geen optie ‘{ $given }’. { $cure }
unknown-choice = ‘{ $given }’ is geen waarde van de optie { $option }. { $cure }
unknown-clause = In de spelregels van { $game } staat geen regel ‘{ $given }’. { $cure }
nearest = Bedoel je { $nearest }?
known = Je kunt kiezen uit { $known }.

## Wat een tafel niet kan, en wat dan wel

cannot-begun = De partij is al begonnen. Je kunt toekijken, of een andere tafel openen.
cannot-no-such-seat = Die stoel is er niet: deze tafel heeft er { $seats }.
cannot-seat-taken = Daar zit al iemand. Kies een lege stoel.
cannot-full = Alle stoelen van deze tafel zijn bezet. Je kunt toekijken, of een andere openen.
cannot-host-only = Dat kan alleen wie de tafel geopend heeft. Vraag het die persoon.
cannot-not-yours = Deze stoel is niet van jou. Ga op een lege zitten, of kijk toe.
cannot-no-such-game = Dat spel is er hier niet. Je kunt kiezen uit { $known }.
cannot-no-such-table = Die tafel is er niet. Controleer de link, of vraag een nieuwe.
cannot-wrong-key = Deze sleutel opent niets aan deze tafel. Ga via de link opnieuw zitten.
cannot-no-key = Hiervoor is een sleutel nodig: ga eerst zitten.
cannot-invited-only = Deze tafel is op uitnodiging. Vraag de volledige link.
cannot-not-over = De partij is niet voorbij. Daarna is haar verslag te zien.
cannot-code-used = Deze code is al gebruikt, of te oud. Vraag je andere apparaat een nieuwe.
cannot-too-large = Dat is te veel ineens: hoogstens { $most } kB.
cannot-unreadable = Dit is geen verslag van een partij: { $reason }
cannot-no-such-record = Dat verslag is er hier niet.
cannot-too-often = Dat was te vaak. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } opnieuw.
cannot-read = Dit is niet te lezen: { $reason }
cannot-write = Dit kon niet opgeschreven worden en is dus niet gebeurd. Probeer het zo nog eens.

admin-title = Dit huis
admin-no-password = Voor deze pagina is nog geen wachtwoord ingesteld. Wie het huis runt, stelt er een in met ‘parlour password’.
admin-password = Hier is het wachtwoord nodig van wie dit huis runt.
admin-version = Uitgave van het huis
admin-mode = Modus
admin-test-mode = TESTMODUS: storingen kunnen worden opgewekt. Speel hier nooit.
admin-store = Opslag
admin-gathering = Tafels die mensen verzamelen
admin-playing = Lopende partijen
admin-over = Afgelopen partijen
admin-open = Tafels die in dit proces open zijn
admin-chairs = Verbindingen aan tafels
admin-waiting = Wijzigingen die op de schijf wachten
admin-lease = antwoordt, en heeft { $seconds } s om dat opnieuw te zeggen
