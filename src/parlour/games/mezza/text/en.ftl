game = MEZZA
game-about = Get rid of your cards: lay as high or higher, complete a half, steal a turn, turn what nobody knows.

## Cards and values

card = { $kind ->
        [half] a half
        [one] a 1
        [two] a 2
        [three] a 3
        [threehalf] a 3½
        [four] a 4
        [five] a 5
        [six] a 6
        [sixhalf] a 6½
        [seven] a 7
        [eight] an 8
        [nine] a 9
        [ninehalf] a 9½
        [zero] a joker of value 0
       *[joker] a joker
    }
cards = { $count } { $kind ->
        [half] halves
        [one] ones
        [two] twos
        [three] threes
        [threehalf] three-and-a-halves
        [four] fours
        [five] fives
        [six] sixes
        [sixhalf] six-and-a-halves
        [seven] sevens
        [eight] eights
        [nine] nines
        [ninehalf] nine-and-a-halves
        [zero] jokers of value 0
       *[joker] jokers
    }
row = { $who } { $cards }
    .you = you { $cards }

## What happens

told = { $first } { $second }
dealt = The dealer shuffles and deals. Open lie: { $rows }. The stock has { $stock } cards.
dealt-mine = The dealer shuffles and deals you { $cards }. Open lie: { $rows }. The stock has { $stock } cards.
chosen = You keep { $cards } in your hand.
ready = { $who } has chosen a hand.
shown = Open now lie: { $rows }.
drew = { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
drew-mine = You draw { $cards }.
laid-start = { $who } starts with { $cards }.
    .you = You start with { $cards }.
laid-turn = { $who } lays { $cards }.
    .you = You lay { $cards }.
laid-closed = { $who } turns { $cards }, and it fits.
    .you = You turn { $cards }, and it fits.
laid-steal = { $who } steals the turn with { $cards }.
    .you = You steal the turn with { $cards }.
laid-quick = { $who } quickly adds { $cards }.
    .you = You quickly add { $cards }.
laid-add = { $who } quickly adds { $cards } from the table.
    .you = You quickly add { $cards } from the table.
made-four = That makes a 4.
made-seven = That makes a 7.
made-ten = That makes a 10.
removed = The pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, leaves the game.
skipped = { $who } loses a turn.
    .you = You lose a turn.
out = { $who } has no cards left.
    .you = You have no cards left.
took = { $who } takes the pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You take the pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
turned-took = { $who } turns { $card }, which does not fit, and takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You turn { $card }, which does not fit, and take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
unclaimed = Nobody claims anything.
claimed = You have said: { $what }.
recalled = You take back your standing orders.

## What lies on the table

awaiting-swap = Hands are being chosen.
    .you = Choose three of your six cards for your hand. The other three lie open.
awaiting-start = It is open who starts: the lowest card does.
    .you = Say with how many of your lowest cards you would start.
awaiting-steal = What { $who } has laid can be completed with a half.
    .you = What { $who } has laid can be completed with a half. Claim what you can, or let it be.
awaiting-quick = { $who } may still add an equal card.
    .you = While { $who } may add an equal card: claim what you can, or let it be.
awaiting-own = You may quickly add what is equal to your cards, or let it be.
awaiting-others = What you have laid can be completed with a half by others.
awaiting-turn = { $who } is to move.
    .you = It is your turn.
stalled = For { $idle } turns nothing has come closer to an end. After { $limit } the match ends.
hand = In your hand: { $cards }.
mine = You have said: { $what }.
pile-empty = The pile is empty.
pile = On the pile lies { $top }; { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } in all. { $asks }
asks = The next card must be { $value } or higher.
asks-low = The next card must be { $value } or lower.
asks-nothing = Any card may follow.
standing = { $who }: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand; { $opened ->
        [0] nothing open
       *[other] open { $cards }
    }; { $closed } closed.
    .you = You: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand; { $opened ->
        [0] nothing open
       *[other] open { $cards }
    }; { $closed } closed.
standing-out = { $who } is out, in place { $place }.
    .you = You are out, in place { $place }.
stock = In the stock: { $stock }. Out of the game: { $removed }.
order-steal = Your standing order: on { $card }, { $most ->
        [0] never steal
       *[other] steal with { $most } at most
    }.
order-quick = Your standing order: { $most ->
        [0] never add a drawn card
        [one] add { $most } equal card at most
       *[other] add { $most } equal cards at most
    }.
aid-pile = In the pile: { $cards }.
aid-removed = Out of the game: { $cards }.
aid-known = Picked up and still held: { $rows }.

## Buttons

button-swap = Keep { $cards }
button-start = Start with { $cards }
button-play = Lay { $cards }
button-closed = Turn closed card { $slot }
button-pickup = Take the pile
button-steal = Steal the turn with { $cards }
button-quick = Quickly add { $count }
button-add = Add { $count } open
button-letbe = Let it be
button-order = Always: { $most ->
        [0] never
       *[other] with { $most } at most
    }
button-recall = Take back my standing orders

## Refusals

refused-1-4 = Whoever has no cards left takes no further part. Lean back and watch.
refused-2-1 = Only the dealer deals, and only once. Wait for your cards.
refused-2-5 = { $why }
refused-2-6 = Only the dealer shows the open cards, when everybody has chosen. Wait a moment.
refused-2-7 = Here the seats choose one after the other. Wait for your turn to choose.
refused-3-1 = { $why }
refused-3-2 = Only the dealer names who starts, and only a seat that holds the lowest card.
refused-3-3 = A joker is not your lowest card. Start with { $card }.
refused-3-5 = Only your lowest cards can start. Start with { $card }.
refused-3-7 = You say once with what you would start, and you cannot decline. Wait until the dealer names who starts.
refused-4-1 = { $why }
refused-4-2 = You cannot lay { $card }: the next card must be { $value } or higher. { $could }
refused-4-3 = You do not have so many of these: of { $card } you can lay { $held ->
        [0] none
       *[other] { $held } at most
    } now. Choose equal cards that you have.
refused-4-8 = Only the dealer fills up hands, from the stock. Wait a moment.
refused-4-12 = You can lay, so you must: choose from { $cards }.
refused-4-15 = There is no pile to take. Lay any card.
refused-5-2 = Your open cards come when the stock and your hand are empty. Lay cards from your hand first.
refused-5-6 = { $why }
refused-5-7 = { $why }
refused-6-8 = You cannot lay { $card }: the card after a 4 must, for once, be 4 or lower. { $could }
refused-7-1 = While others may steal, your half steals as well. Claim to steal with it.
refused-7-2 = Only the dealer ends a window, and for a seat that has claimed something. Wait a moment.
refused-7-3 = You are not asked now: there is nothing for you to claim or to let be.
refused-7-4 = Here a turn is stolen with one half. Claim to steal with one.
refused-7-6 = Only the first half steals a turn, and it lies there already. Wait for your own turn.
refused-7-8 = A joker lies in between, so a half completes nothing any more. Lay another card in your turn.
refused-7-10 = Closed cards cannot steal. Turn one when it is your turn.
refused-7-11 = You laid this card yourself, so you cannot complete it. Let it be.
refused-7-12 = There is nothing to steal now. Wait until somebody lays a 3½, 6½ or 9½.
refused-7-13 = You have said what you want. Wait until the dealer ends the window.
refused-7-15 = { $why }
refused-7-16 = Your next turn begins when this window is over. Add equal cards, or let it be.
refused-8-1 = Only whoever has just laid may quickly add cards, and only until the next seat moves.
refused-8-4 = Open cards are added only by whoever has just laid its last hand card, with the stock empty and an equal card open.
refused-8-5 = { $why }
refused-8-7 = You can add { $count } open at most.
refused-9-2 = The short game is not made for { $seats } seats here. Take { $most } at most, or play with the full deck.
could-lay = You can lay { $cards }.
could-take = You can lay nothing: take the pile.
why-first = Hands are being chosen. Choose yours first.
why-over = There is nothing to exchange now. Play with the cards you hold.
why-used = You have chosen your hand, and it stays.
why-own = Choose three of your own six cards: { $cards }.
why-start = It is open who starts. Say first with what you would.
why-begun = The match has begun, or is not ready for it. Lay a card when it is your turn.
why-dealer = The dealer lays no cards.
why-other = It is for { $who } to move. Wait for your turn.
why-unseen = Only closed cards are left to you. Choose one of them unseen.
why-cards = Closed cards come last. Lay your other cards first.
why-gone = No closed card of yours lies there. Choose one that does.
why-turn = You do not know whether you can lay. Turn a closed card.
why-none = There is no order to take back now, or this is not your turn.
why-closed = A standing order can be given while you are asked in a window. Wait for one.
why-many = A standing order names { $most } cards at most. Name fewer.
why-undrawn = You have drawn no card that you could add. Let it be.
why-drawn = You can quickly add { $count } at most: cards that were just drawn and are equal.

## Reasons

because-removes = It takes the pile out of the game.
because-completes = A half makes a higher number of what lies there.
because-joker = Nothing but a joker of yours fits.
because-lowest = Of your cards that fit, { $card } is the lowest; the others will fit more often.
because-steals = It takes the turn, and you have a card less.
because-keeps = You keep your half for another time.
because-known = You know every card in the other hand: it has been picked up in sight.

## Options

option-deck = Which cards are played with
option-deck-full = all sixty-eight
option-deck-short = without 3, 6 and 9
option-players = How many seats the short game takes
option-players-printed = two or three, as printed
option-players-more = also four
option-swap_mode = How hand cards are exchanged for open cards
option-swap_mode-simultaneous = all at the same time
option-swap_mode-clockwise = one seat after the other
option-swap_mode-off = not at all
option-start_tie = Who starts when several hold the lowest card
option-start_tie-race = the quickest
option-start_tie-random = it is drawn
option-start_tie-left_of_dealer = the first in order of the seats
option-own_half_forced = In one’s own turn a half that completes must be laid if nothing else fits
option-turn_seconds = Seconds for a turn
option-turn_seconds-none = no limit
option-joker_on_four = A joker on a 4
option-joker_on_four-keep = leaves it in force
option-joker_on_four-consume = uses it up
option-extra_half_on_four = Another half on a 4 made of halves
option-extra_half_on_four-ge4 = keeps the value, in the usual order
option-extra_half_on_four-le4 = asks again for 4 or lower
option-extra_half_on_four-half = counts as a half
option-seven_heads_up = A 7 with two seats left
option-seven_heads_up-self_turn = lets whoever laid it move again
option-seven_heads_up-no_skip = skips nobody
option-joker_quads = Four equal jokers in a row remove the pile
option-steal_mode = Which of several claims comes true
option-steal_mode-race = the first
option-steal_mode-random = one drawn by lot
option-steal_mode-clockwise = the next clockwise
option-steal_count = How many halves may steal a turn
option-steal_count-any = any number
option-steal_count-one = one
option-steal_window_ms = How long a window stays open, in thousandths of a second
option-quick_before_steal = Without a clock a quick lay goes before a steal
option-quick_lay = Which cards may quickly be added
option-quick_lay-drawn = those just drawn
option-quick_lay-any = all in hand
option-quick_lay-off = none
option-open_add = How many open cards may be added
option-open_add-any = any number
option-open_add-one = one
option-open_add-off = none
option-memory_aid = What is spared the memory
option-memory_aid-off = nothing
option-memory_aid-counts = what lies in the pile and what is out
option-memory_aid-full = also who has picked up what
option-stall_turns = After how many turns without progress the match ends
option-stall_turns-none = no limit
option-blocked_rank = How a blocked match is ranked
option-blocked_rank-cards = fewest cards first
option-blocked_rank-shared = all who are left share the place
option-match = What a match scores
option-match-single = one for the winner
option-match-points = points by place
