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
