## Who, how many, and how things are joined

seat = Seat { $n }
dealer = Dealer
you = You
watcher = Watching
number = { $n }
yes = yes
no = no
list-none = nothing
list-next = { $before }, { $next }
list-last = { $before } and { $next }
list-apart = { $before }; { $next }

## Refusals

clause = { $number }: { $sentence }
refused = { $why } Clause { $clause }
refused-house-1 = It is not your turn. You can speak when your word is awaited.
refused-house-2 = The table has changed since you chose. Look again, then choose anew.
refused-house-3 = The match is over. Start another one to play on.
refused-house-4 = This game is for { $least ->
        [one] { $least } seat
       *[other] { $least } seats
    } at least and { $most } at most. Open a table for a number between them.

## Whose turn it is, and for how long

awaited = It is { $who } to play.
    .you = It is your turn.
awaited-several = Still to speak: { $who }.
awaited-dealer = Wait for the dealer.
seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left
played-for = { $who } has not spoken in time, so the table plays for that seat.
    .you = You have not spoken in time, so the table plays for you.
over = The match is over.

## How a match ended

wins = { $who } wins.
    .you = You win.
share-first = { $who } share first place.
    .you = You share first place with { $others }.
takes-place = { $who } comes { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $place }
    }.
    .you = You come { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[other] number { $place }
    }.
scores = Final score: { $scores }.
score = { $who } { $score }
    .you = you { $score }

## What is wrong with the record of a match

flaw-edition = The record follows edition { $edition } of the rules, and the newest known here is { $newest }. Update Parlour, or check the number.
flaw-seed = The seed that was revealed does not open the commitment made before the match.
flaw-seats = The proof does not have exactly one entropy for each seat.
flaw-match = The proof belongs to another match than the receipt.
flaw-commitment = The commitment is not the one that was noted before the match.
flaw-entropy = The entropy of a seat is not what that seat gave.
flaw-table = No table can be opened like this: clause { $clause } forbids it.
flaw-gap = Move { $n } has the wrong number: a move before it is missing or stands twice.
flaw-draw = Move { $n } is not what the seed draws: its luck was chosen.
flaw-refused = Move { $n } is against clause { $clause }.
flaw-outcome = The outcome in the record is not the one its moves lead to.
flaw-state = The last state is not the one its moves lead to.

## What somebody asked for and nobody knows

unknown-game = There is no game called “{ $given }”. Did you mean { $nearest }? The games are { $known }.
unknown-language = There are no words in “{ $given }”. Did you mean { $nearest }? The languages are { $known }.
unknown-option = { $game } has no option “{ $given }”. Did you mean { $nearest }? Its options are { $known }.
unknown-choice = “{ $given }” is no value for { $option }. Did you mean { $nearest }? It may be { $known }.
unknown-clause = There is no clause { $given } in the rulebook of { $game }. Did you mean { $nearest }?
unknown-seats = { $game } is for { $least } to { $most } seats, not for { $given }.
