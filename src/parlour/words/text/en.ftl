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
refused-house-5 = The match cannot be given up now.
refused-house-6 = Your last move cannot be taken back: something has been drawn or shown since, or not all agree.
refused-house-7 = No bot may stand in for this seat now: its person is at the table, or has only just left.
refused-house-8 = Time can only be given to another seat that is still playing, at a table with a clock.
refused-house-9 = Your move could not be written down, so it did not happen. Try again in a moment.
refused-house-10 = Only who sits here can speak, at a table for children by signs alone, and not more than five times in ten seconds.

## Moves of the house

house-gave-up = { $who } gives up.
    .you = You give up.
house-flagged = { $who } has run out of time.
    .you = You have run out of time.
house-took-back = { $who } takes the last move back.
    .you = You take your last move back.
house-stood-in = A bot now plays for { $who }.
    .you = A bot now plays for you.
house-returned = { $who } is back.
    .you = You are back.
house-gave-time = { $who } gives { $to } more time.
    .you = You give { $to } more time.

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

## What a table cannot do, and what instead

cannot-begun = The match has begun already. You can watch it, or open another table.
cannot-no-such-seat = There is no such seat: this table has { $seats }.
cannot-seat-taken = Somebody sits there already. Choose an empty seat.
cannot-full = Every seat of this table is taken. You can watch, or open another one.
cannot-host-only = Only whoever opened the table can do this. Ask them to.
cannot-not-yours = This seat is not yours. Sit down on an empty one, or watch.
cannot-no-such-game = There is no such game here. You can choose from { $known }.
cannot-no-such-table = There is no such table. Check the link, or ask for a new one.
cannot-wrong-key = This key opens nothing at this table. Sit down again by the link.
cannot-no-key = A key is needed for this: sit down first.
cannot-invited-only = This table is by invitation. Ask for its whole link.
cannot-not-over = The match is not over. Its record is shown when it is.
cannot-code-used = This code has been used already, or is too old. Ask your other device for a new one.
cannot-too-large = That is too much at once: { $most } kB at most.
cannot-unreadable = This is not the record of a match: { $reason }
cannot-no-such-record = There is no such record here.
cannot-too-often = That was too often. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
cannot-read = This cannot be read: { $reason }
cannot-write = This could not be written down, so it did not happen. Try again in a moment.

admin-title = This house
admin-no-password = No password has been set for this page. Whoever runs the house sets one with “parlour password”.
admin-password = The password of whoever runs this house is needed here.
admin-version = Edition of the house
admin-mode = Mode
admin-test-mode = TEST MODE: faults can be made to happen. Never play here.
admin-store = Store
admin-gathering = Tables that gather people
admin-playing = Matches under way
admin-over = Matches that are over
admin-open = Tables open in this process
admin-chairs = Connections at tables
admin-waiting = Changes that wait for the disk
admin-lease = answers, with { $seconds } s until it must say so again
