## The game and what a table may agree on

game = KIZA
game-about = Show cards, then bid cards from your hand for each of them. All bids are paid, and fifty points win.
option-first_donor = Who is the first donor
option-first_donor-draw = whoever draws the highest card
option-first_donor-random = the dealer draws a seat
option-losing_bids = Cards laid by those who did not win the auction
option-losing_bids-discard = go to the pile as well
option-losing_bids-return = go back to their hands
option-donor_open_pass = A donor that does not open the bidding
option-donor_open_pass-final = is out for this card
option-donor_open_pass-may_reenter = may still come in later
option-discard_log = Whether cards that went to the pile can be looked at
option-discard_log-shown = they can, until the next deal
option-discard_log-hidden = they have to be remembered
option-leftovers = Cards left in hands when a round ends
option-leftovers-return = go back, and everybody gets a new hand
option-leftovers-topup = are kept, and hands are filled up to eighteen
option-short_deal = When there are too few cards for full hands
option-short_deal-exhaust = all are dealt, one by one
option-short_deal-equal = hands are as equal as can be
option-end = When fifty points end the game
option-end-immediate = at once
option-end-round = when the round is over; then most points win
option-stalemate_rounds = After how many rounds without a capture the game ends

## Cards

colour = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}
code = { $colour }{ $shape }{ $value }
card = { $colour }{ $shape }{ $value } ({ colour } { $shape ->
    [c] circle
    [t] triangle
    [s] square
   *[x] cross
})
beside = { $who } { $cards }
    .you = you { $cards }
count = { $count } to { $who }
    .you = { $count } to you

## What happens

drawn = One card for each: { $cards }. { $who } is the first donor.
    .you = One card for each: { $cards }. You are the first donor.
drawn-tie = One card for each: { $cards }. The highest tie and draw again.
appointed = { $who } is the first donor.
    .you = You are the first donor.
count-each = { $count } to each seat
counts = { $counts }
dealt = The dealer shuffles and deals: { $many }.
dealt-you = The dealer shuffles and deals: { $many }. You get { $cards }.
ready = { $who } has chosen.
presented = You present { $cards }. They stay face down until everybody has chosen.
shown = All KIZA cards are turned: { $rows }.
chosen = { $who } puts up { $card }.
    .you = You put up { $card }.
bid = { $who } lays { $cards } and bids { $total }.
    .you = You lay { $cards } and bid { $total }.
passed = { $who } passes.
    .you = You pass.
waived = { $who } does not open, and may come in later.
    .you = You do not open, and may come in later.
captured = { $who } captures { $card } for { $bid } and has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You capture { $card } for { $bid } and have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
unsold = Nobody bids, and { $card } goes to the pile.

## What lies there

awaiting-yours = Choose the KIZA cards you present: one at least, as many as you like.
awaiting-others = Still to choose KIZA cards: { $who }.
awaiting-choice = { $who } is to put up a KIZA card.
    .you = Put up one of your KIZA cards.
awaiting-bid = { $who } is to bid more than { $above } or to pass.
    .you = Bid more than { $above }, or pass.
awaiting-opening = { $who } is to bid or to pass.
    .you = Bid or pass.
matching = Cards in your hand that match: { $cards }.
centre = In the centre: { $card }.
standing-bid = { $who } has bid { $bid }, which stands: { $cards }.
    .you = You have bid { $bid }, which stands: { $cards }.
laid = { $who } has bid { $bid }: { $cards }.
    .you = You have bid { $bid }: { $cards }.
out = Out for this card: { $who }.
waiting = { $who } has not opened, and may still come in.
    .you = You have not opened, and may still come in.
hand = In your hand: { $cards }.
own-presented = You present { $cards }, once everybody has chosen.
draws = Drawn: { $cards }.
row = KIZA cards before { $who }: { $cards }.
    .you = KIZA cards before you: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
standing-donor = { $who }, the donor: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = You, the donor: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
pile = Gone to the pile, { colour }: { $cards }.

## Buttons

button-present = Present { $cards }
button-choose = Put up { $card }
button-bid = Bid { $cards }
button-pass = Pass

## Refusals

refused-3-1 = Only the dealer turns the cards for the first donor, one for each seat that may still be it. Wait a moment.
refused-3-3 = Only the dealer deals, between two rounds and from the pile. Wait for your hand.
refused-3-5 = Only the dealer names the first donor, where the table agreed on it.
refused-4-1 = { $why }
refused-4-2 = Present one card of your hand at least.
refused-4-3 = A KIZA card is never bid: { $cards }. Lay cards of your hand.
refused-4-4 = { $why }
refused-4-5 = { $why }
refused-4-6 = Only the dealer turns the KIZA cards, once everybody has chosen.
refused-4-7 = You have no card to present. Wait for the next deal.
refused-5-1 = { $why }
refused-5-2 = { $why }
refused-5-4 = That makes { $total }, and { $above } has been bid. Add cards until you are above { $above }, or pass.
refused-5-5 = These do not match { $card }: { $cards }. Lay cards of its colour or its shape.
refused-5-7 = { $why }
refused-5-11 = { $why }
refused-5-12 = Only the dealer hands over a card, to the highest bidder, once the bidding is over.
refused-5-13 = Only the dealer puts a card on the pile, when nobody has bid for it.
refused-7-5 = With { $seats } seats there are always cards enough for full hands. Let all be dealt, as usual, or play with four seats or more.
why-seats = That is for the seats at the table to do.
why-strange = You do not hold { $cards }. Choose from your hand.
why-presented = You have presented your cards, and they stay. Wait until everybody has chosen.
why-late = KIZA cards are presented at the start of a round and at no other time. Wait for the next deal.
why-choosing = First choose the KIZA cards you present; then wait until everybody has.
why-waiting = KIZA cards are still being chosen. Wait for { $waiting }.
why-chosen = { $card } lies in the centre. Bid for it in your turn.
why-first = First put up one of your KIZA cards; then bid or pass.
why-donor = { $who } is the donor, and puts up a card. Wait for it.
why-row = That is no KIZA card of yours. You have { $cards }.
why-empty = Lay one card at least, or pass.
why-passed = You have passed on { $card }, and are out until the next one.
why-captured = A captured card is never bid: { $cards }. Lay cards of your hand.

## Why

because-wins = If it captures { $card }, that makes fifty points and ends the match.
because-denies = With { $card }, { $who } would reach fifty points.
because-last = It is the last KIZA card of the round, so cards kept in hand are worth nothing any more.
because-cheap = { $card } is worth more than the { $total } bid for it.
because-short = Too few cards match: outbidding takes { $short }, and they make { $total }.
because-spares = Outbidding for { $card } takes { $short } of the { $total } that match, and { $left } points are still to be had this round.
because-backed = For { $card }, { $total } can be bid from the hand.
because-shown = The hand that stays can bid { $total } for { $card }.
