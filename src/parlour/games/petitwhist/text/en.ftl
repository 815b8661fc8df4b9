## The game and what a table may agree on

game = Petit Whist
game-about = Pass a card, knock for the lead, follow suit, take tricks: the smallest room of the house.
option-hand = How many cards each seat is dealt
option-exchange = How many cards each seat passes on
option-show = How many seconds the passed cards lie open
option-lead = Who leads the first trick
option-lead-knock = the first to knock
option-lead-seat0 = always the first seat

## Cards

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
card = the { $rank ->
    [11] jack
    [12] queen
    [13] king
    [14] ace
   *[number] { $rank }
} of { suit }
before = before { $who }, { $cards }
    .you = before you, { $cards }
from = { $card } from { $who }
    .you = { $card } from you

## What happens

dealt = The dealer shuffles and deals.
dealt-you = The dealer shuffles and deals you { $cards }.
ready = { $who } has chosen what to pass on.
aside = You set aside { $cards }.
shown = The dealer turns what was set aside: { $cards }.
looked = { $who } has seen enough.
    .you = You have seen enough.
covered = The dealer covers the cards, and they join the hands.
knocked = You knock.
let-be = You let it be.
leads = { $who } leads the first trick.
    .you = You lead the first trick.
laid = { $who } lays { $card }.
    .you = You lay { $card }.
gathers = { $who } takes the trick.
    .you = You take the trick.

## What lies there

awaiting-exchange = Each seat is setting aside { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to pass on.
    .you = Set aside { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to pass on.
awaiting-look = What was set aside lies open, for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } at most.
    .you = Look at the open cards, and say when you have seen enough. They lie there for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } at most.
awaiting-race = Whoever wants to lead may knock now.
    .you = Knock if you want to lead, or let it be.
awaiting-card = { $who } is to lay a card.
    .you = Lay a card.
hand = In your hand: { $cards }.
own-aside = You have set aside { $cards }.
open = Lying open: { $cards }.
trick = In the trick: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.
    .you = You: { $held ->
        [one] { $held } card
       *[other] { $held } cards
    } in hand, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }.

## Buttons

button-aside = Set aside { $cards }
button-look = I have seen enough
button-knock = Knock
button-letbe = Let it be
button-lay = Lay { $card }

## Refusals

refused-1-1 = Nobody can pass on { $exchange } of { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }. Deal larger hands, or pass on fewer cards.
refused-2-1 = Only the dealer deals, and only once. Wait for your hand.
refused-2-2 = You set aside exactly { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your own hand, once, while everybody does. Choose from your hand and keep to the number.
refused-2-3 = Only the dealer turns what was set aside, once everybody has chosen.
refused-2-4 = You say that you have seen enough once, while cards lie open; covering them is left to the dealer.
refused-2-5 = You answer once, while the lead is free: knock, or let it be. This is not the time, or you have answered.
refused-2-6 = Only the dealer names who leads.
refused-3-2 = You do not hold that card, or no card is awaited now. Lay one from your hand when it is your turn.
refused-3-3 = You hold { suit }, and { suit } were led. Lay one of your { suit }.
refused-3-4 = Only the dealer gathers a trick, for whoever took it.

## Why

because-takes = It beats all that lies there, with no higher a card than that needs.
because-spares = It loses the lowest card, and keeps the others.
because-weak = What is passed on is the least that is held.
