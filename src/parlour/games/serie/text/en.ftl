## The game and what a table may agree on

game = SERIE
game-about = Lay tiles in series and be paid for each of them. Most chips win, not the empty rack.
option-preset = The set
option-preset-junior = the small one: 1 to 10 once, four jokers, runs only
option-preset-family = the large one: 1 to 13 twice, two jokers, groups too, and anything may be moved
option-colours = Colours
option-numbers = The highest number
option-numbers-none = as the set has it
option-copies = How often there is each tile
option-copies-none = as the set has it
option-jokers = Jokers
option-jokers-none = as the set has it
option-sets = What a series is
option-sets-none = as the set has it
option-sets-runs = a run: numbers of one colour that follow each other
option-sets-both = a run, or a group: one number in different colours
option-deal = Tiles dealt to each seat
option-deal-none = as the set has it
option-start_chips = Chips each seat begins with
option-start_chips-none = as the set has it
option-box_chips = Chips in the box, where they can run out
option-box_chips-none = as the set has it
option-bank_limit = The bank
option-bank_limit-unlimited = never runs out
option-bank_limit-stop = pays what it has
option-first_player = Who begins the first round
option-first_player-random = the dealer draws a seat
option-first_player-highest = whoever draws the highest tile
option-first_player-seat0 = the first seat
option-first_player-seat1 = the second seat
option-first_player-seat2 = the third seat
option-first_player-seat3 = the fourth seat
option-hidden_chips = Each seat knows its own chips alone
option-max_jokers = Jokers in one series, at most
option-max_jokers-none = as many as there are
option-draw_cost = Chips that a draw costs
option-play_drawn = A drawn tile may be laid at once
option-draw_after_lay = One may lay and then draw
option-must_lay = Who can lay has to
option-swap_is_move = To take a joker is to lay, so no draw is due
option-first_lay = The least that the new series of a first lay come to; 0 is any
option-free_before_first_lay = Jokers may be freed before a first lay is made
option-free_before_first_lay-none = if a first lay needs no least value
option-manipulation = What may be moved on the table
option-manipulation-none = as the set has it
option-manipulation-extend = nothing: one adds, joins and replaces jokers
option-manipulation-jokers = nothing: one adds and replaces jokers, and joins no series
option-manipulation-full = anything
option-turn_seconds = Seconds for a turn
option-turn_seconds-none = as long as one likes
option-new_series = What a new series is, for its chip
option-new_series-no_old_tile = one without a tile of the table; a freed joker does not matter
option-new_series-delta = each series more on the table than before
option-new_series-rack_only = one of tiles of the rack alone
option-freed_joker = A freed joker in a new series
option-freed_joker-series = earns nothing itself
option-freed_joker-nothing = makes it no new series
option-freed_joker-tile = earns a chip like a tile of the rack
option-split_own = New runs side by side earn a chip each
option-free_reuse_chip = The tile that frees a joker earns its chip if the joker is used at once
option-debt = Who cannot pay owes the rest
option-blocked_pay = In a blocked round all pay for their tiles
option-best_of = Rounds at most
option-match_score = What wins a match of several rounds
option-match_score-rounds = rounds won
option-match_score-chips = the chips of all rounds

## Tiles

colour = { $colour ->
    [R] red
    [Y] yellow
    [B] blue
   *[K] black
}
tile = { colour } { $number }
standing = a joker for { colour } { $number }
joker = a joker
figure = { $number }
tiles = { $tiles }
run = { colour } { $low } to { $high }
run-joked = { colour } { $low } to { $high } with a joker for { $jokers }
group = number { $number } in { $colours }
group-joked = number { $number } in { $colours } with a joker for { $jokers }
newly = new, { $series }
beside = { $who } { $tiles }
    .you = you { $tiles }

## What happens

dealt = The tiles are mixed and dealt. { $who } begins.
    .you = The tiles are mixed and dealt. You begin.
dealt-you = The tiles are mixed and dealt. On your rack: { $tiles }. { $who } begins.
    .you = The tiles are mixed and dealt. On your rack: { $tiles }. You begin.
dealt-lots = A tile for each: { $lots }. Then all are mixed and dealt. { $who } begins.
    .you = A tile for each: { $lots }. Then all are mixed and dealt. You begin.
dealt-you-lots = A tile for each: { $lots }. Then all are mixed and dealt. On your rack: { $tiles }. { $who } begins.
    .you = A tile for each: { $lots }. Then all are mixed and dealt. On your rack: { $tiles }. You begin.
earns = { $chips ->
    [0] no chip
    [one] { $chips } chip
   *[other] { $chips } chips
}
taking = { $taken ->
    [0] The freed joker is used again at once
    [one] { $taken } joker goes to the rack
   *[other] { $taken } jokers go to the rack
}
laid = { $who } lays { $tiles } and gets { earns }. On the table: { $table }.
    .you = You lay { $tiles } and get { earns }. On the table: { $table }.
laid-freed = { $who } lays { $tiles } and gets { earns }. On the table: { $table }. Freed: { $freed }. { taking }.
    .you = You lay { $tiles } and get { earns }. On the table: { $table }. Freed: { $freed }. { taking }.
laid-out = { $who } lays { $tiles }, has no tile left, and gets { earns }. On the table: { $table }.
    .you = You lay { $tiles }, have no tile left, and get { earns }. On the table: { $table }.
laid-out-freed = { $who } lays { $tiles }, has no tile left, and gets { earns }. On the table: { $table }. Freed: { $freed }. { taking }.
    .you = You lay { $tiles }, have no tile left, and get { earns }. On the table: { $table }. Freed: { $freed }. { taking }.
drew = { $who } draws a tile.
    .you = You draw a tile.
given = It is { $tile }.
given-other = The pot gives it, face down.
passed = { $who } passes.
    .you = You pass.
account = { $who } has { $tiles } left, pays { earns } and has { $final }
    .you = you have { $tiles } left, pay { earns } and have { $final }
won = { $who } wins the round
    .you = You win the round
won-shared = The round is shared by { $who }
won-shared-you = You share the round with { $others }
round-over = The round is over: { $who } has no tile left and { $final } chips; { $seats }. { $won }.
    .you = The round is over: you have no tile left and { $final } chips; { $seats }. { $won }.
blocked = Nobody can go on, and the round is over: { $seats }. { $won }.

## What lies there

turn = { $who } is to lay or to draw.
    .you = Your turn: lay or draw.
turn-dry = { $who } cannot draw, and is to lay or to pass.
    .you = Your turn: lay or pass. You cannot draw.
turn-drawn = { $who } has drawn, and may lay.
    .you = You have drawn: lay, or end your turn.
turn-laid = { $who } has laid, and may draw.
    .you = You have laid: draw, or end your turn.
turn-owing = { $who } has taken a joker, and is to draw.
    .you = You have taken a joker, and nothing else was laid: draw.
first-lay = Your first lay has to come to { $least } in new series.
passes = Passes in a row: { $count }.
rack = On your rack: { $tiles }.
table = On the table: { $series }.
table-empty = Nothing lies on the table yet.
standing-seat = { $held ->
    [one] { $held } tile
   *[other] { $held } tiles
}
standing-hidden = { $who }: { standing-seat }.
    .you = You: { standing-seat }.
standing-chips = { $who }: { standing-seat }, { amount }.
    .you = You: { standing-seat }, { amount }.
pot = { $count ->
    [0] The pot is empty.
    [one] In the pot: { $count } tile.
   *[other] In the pot: { $count } tiles.
}
amount = { $chips ->
    [0] no chip
    [one] { $chips } chip
   *[other] { $chips } chips
}
bank = In the bank: { amount }.
has = { $who } { $chips }
    .you = you { $chips }
round = Round { $round } ended with these chips: { $seats }.

## Buttons

button-lay = Leave on the table: { $series }
button-lay-taking = Leave on the table: { $series }; { $taken ->
    [one] take { $taken } joker
   *[other] take { $taken } jokers
}
button-draw = Draw
button-pass = Pass

## Refusals

refused-2-3 = { $why }
refused-2-4 = There are { $seats } seats at this table. Let one of them begin, or draw.
refused-3-1 = { $why }
refused-3-2 = There is no { $tile } in this game. Keep to the numbers from 1 to { $most }.
refused-3-3 = { $why }
refused-3-5 = On the table { $tile } is no tile of this game. Let a joker stand for a tile that there is.
refused-3-6 = That is more jokers in a series than the { $most } agreed on: { $series }. Use other tiles.
refused-3-7 = Jokers alone are no series: { $series }. Add a tile that is none.
refused-4-1 = { $why }
refused-4-3 = Only the dealer gives a tile, once somebody has drawn. Draw one, and wait a moment.
refused-4-4 = The pot is empty. Lay something, or pass; it costs nothing.
refused-4-5 = A draw costs { $cost ->
    [one] { $cost } chip
   *[other] { $cost } chips
}, and you have less. Lay something, or pass.
refused-4-6 = { $why }
refused-4-7 = You took a joker and laid nothing else, which counts for no lay here. Draw a tile.
refused-4-8 = { $why }
refused-4-9 = { $why }
refused-4-10 = What lies on the table stays there: { $tiles }. Put it back in a series.
refused-5-5 = The table counts new series in a way that leaves a freed joker no say. Choose one of the two as usual.
refused-5-6 = Where every series more on the table earns a chip, new runs side by side cannot count as one. Choose one of the two as usual.
refused-5-7 = { $why }
refused-6-3 = { $count ->
    [one] A joker of the table
   *[other] { $count } jokers of the table
} would be nowhere. Use it again at once, or take it onto your rack.
refused-6-4 = { $why }
refused-6-6 = A joker was moved that no right tile has replaced: { $tiles }. Leave it as it was, or put the tile there that it stands for.
refused-7-3 = Only the dealer settles a round, once it is over. Play on until then.
refused-8-3 = Chips of several rounds can only be added where there are several. Play best of three or five, or count rounds.
why-dealer = Only the dealer deals, at the start of a round. Wait for your rack.
why-tiles = { $deal } tiles for each of { $seats } seats are more than the { $tiles } there are. Deal fewer, or choose a larger set.
why-short = A series has three tiles at least: { $series }. Add to it.
why-gap = These numbers do not follow each other in one colour: { $series }. Lay a run without a gap.
why-runs = One number in several colours is no series here: { $series }. Lay runs of one colour.
why-twice = A group has each colour once: { $series }. Take one of the two away.
why-colours = Two colours are too few for groups. Play with three, or with runs alone.
why-seats = Only those who have a seat play. Sit down first.
why-laid = You have laid in this turn. Draw, or end your turn.
why-drawn = You have drawn in this turn. Lay, or end your turn.
why-strange = These are not on your rack: { $tiles }. Lay tiles of your own.
why-nothing = No tile of your rack has been laid. Lay one at least, or draw.
why-draw = You can draw a tile. Who can draw does not pass.
why-lay = You can lay, and here who can lay has to. Lay at least a tile.
why-free = In your first lay no joker is freed. Lay tiles of your own first, and leave the jokers where they are.
why-least = The new series of your first lay come to { $points }, and have to come to { $least }. Lay more, or draw.
why-torn = This series has to stay together: { $series }. Add to its ends alone.
why-joined = Series of the table are not joined to each other here. Leave them apart.
why-unlimited = The bank never runs out, so the chips in the box do not matter. Let it pay what it has, or leave the box as it is.
why-box = There are { $chips } chips in the box, and { $need } are needed to begin with. Take a larger box, or begin with fewer.
why-replace = A joker goes to the rack only if a tile of your rack has replaced it. Take fewer.
why-same = A joker that you take is for a later turn. Take fewer, or lay one less.

because-out = It is your last tile: the round ends, and the others pay.
because-new = { $count ->
    [one] It is a new series, which earns a chip of its own.
   *[other] They are { $count } new series, and each earns a chip of its own.
}
because-chips = { $chips ->
    [one] It earns { $chips } chip at once.
   *[other] It earns { $chips } chips at once.
}
because-joker = { $count ->
    [one] A joker is yours to keep for a later turn.
   *[other] { $count } jokers are yours to keep for a later turn.
}
because-left = { $count ->
    [one] { $count } tile stays on your rack.
   *[other] { $count } tiles stay on your rack.
}
because-waits = What could be laid now is worth more on your rack.
because-nothing = There is nothing that you could lay.
