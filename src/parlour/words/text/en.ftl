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

your-turn = It is your turn.
others-turn = Others are to speak now.
seconds = { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } left
played-for = { $who } has not spoken in time, so the table plays for that seat.
    .you = You have not spoken in time, so the table plays for you.
over = The match is over.

## How a match ended

ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[number] { $place }th
}
wins = { $who } wins.
    .you = You win.
takes-place = { $who } takes { ordinal } place.
    .you = You take { ordinal } place.
share-place = { $who } share { ordinal } place.
    .you = You share { ordinal } place with { $others }.
scores = Final score: { $scores }.
score = { $score } for { $who }
    .you = { $score } for you

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

unknown-game = There is no game called “{ $given }”. { $cure }
unknown-language = There are no words in “{ $given }”. { $cure }
unknown-option = { $game } has no option “{ $given }”. { $cure }
unknown-choice = “{ $given }” is no value of the option { $option }. { $cure }
unknown-clause = The rulebook of { $game } has no clause “{ $given }”. { $cure }
nearest = Did you mean { $nearest }?
known = You can choose from { $known }.
