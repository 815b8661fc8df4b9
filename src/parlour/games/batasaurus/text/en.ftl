game = BATASAURUS
game-about = Twelve dinosaurs a seat, remembered face down: turn one in each trick, and fight on when the strongest are equal.

## Cards and where they lie

card = { $strength ->
        [1] Compsognathus 1
        [2] Kentrosaurus 2
        [3] Pteranodon 3
        [4] Ankylosaurus 4
        [5] Stegosaurus 5
        [6] Dimetrodon 6
        [7] Triceratops 7
        [8] Velociraptor 8
        [9] Styracosaurus 9
        [10] Spinosaurus 10
        [11] Diplodocus 11
       *[12] T Rex 12
    }
slot = { $letter }
placed = { $slot } { $card }
row = { $who } { $cards }
    .you = you { $cards }
lies = { $who } { $card } from { $slot }
    .you = you { $card } from { $slot }
count = { $who } { $count }
    .you = you { $count }
fighter = { $who }
    .you = you
unready = { $who }
    .you = you

## What happens

dealt = The dealer lays out the cards. { $who } is to lead.
    .you = The dealer lays out the cards. You are to lead.
playoff = The first place is tied, so those who share it play another game. The dealer lays out the cards. { $who } is to lead.
    .you = The first place is tied, so those who share it play another game. The dealer lays out the cards. You are to lead.
ready = { $who } is ready.
    .you = You are ready.
covered = The dealer turns all cards face down.
flipped = { $who } turns { $slot }: { $card }.
    .you = You turn { $slot }: { $card }.
committed = { $who } lays a card face down.
committed-mine = You lay { $slot } face down.
revealed = The war cards are turned: { $cards }.
collected = { $who } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .you = You take { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
divided-return = None of the tied seats has a card left. All put what they laid on their own piles: { $shares }.
divided-void = None of the tied seats has a card left. The cards in the middle leave the game.
divided-split = None of the tied seats has a card left. They share the cards in the middle: { $shares }.
kept = The cards left over join the piles of their owners: { $cards }.

## What lies on the table

memorising = Memorise where the cards lie: { $rows }. You have { $seconds } seconds from the deal.
memorising-unseen = The others memorise where the cards lie, and you see none of them. It takes { $seconds } seconds from the deal.
awaiting-ready = Not ready yet: { $who }.
awaiting-card = { $who } is to turn a card.
    .you = Turn one of your cards.
awaiting-commit = { $who } is to lay a card face down.
    .you = Lay one of your cards face down.
war = War between { $who }.
mine = You have laid { $slot } face down.
trick = In the middle: { $layers }.
layer = { $cards }
layer-war = war: { $cards }
past = Trick { $n }: { $layers }.
standing = { $who } has { $left ->
        [0] no card left
        [one] { $left } card left, { $slots }
       *[other] { $left } cards left, { $slots }
    }; won: { $won }.
    .you = You have { $left ->
        [0] no card left
        [one] { $left } card left, { $slots }
       *[other] { $left } cards left, { $slots }
    }; won: { $won }.
earlier = Game { $n } ended { $piles }.

## Buttons

button-ready = Ready
button-flip = Turn { $slot }
button-commit = Lay { $slot } face down

## Refusals

refused-2-2 = Only the dealer lays out cards, one set for each who plays.
refused-2-4 = The cards are being memorised. Play one when the dealer has covered them all.
refused-2-6 = { $why }
refused-3-1 = { $why }
refused-3-2 = { $why }
refused-3-3 = Only the dealer hands out a trick, and to the seat that won it. Wait a moment.
refused-3-4 = { $who } leads this trick. Wait for your turn.
refused-3-5 = { $who } cannot lead the first trick. Let it be drawn, or name one of the { $seats } seats that plays.
refused-4-1 = There is no war now. In your turn, turn a card over instead.
refused-4-2 = { $why }
refused-4-3 = Only the dealer turns the war cards, when all of them lie there. Wait a moment.
refused-4-7 = Two seats always run out of cards together, so no last card can stand. Leave this as it is, or play with three seats or four.
refused-4-8 = Only the dealer clears a trick that nobody can win. Wait a moment.
refused-5-1 = Only the dealer hands out the cards left over, at the end of a game.
refused-5-3 = Two seats always run out of cards together, so nobody could play on. Leave this as it is, or play with three seats or four.
why-dealer = The dealer has no cards to play.
why-over = There is nothing to memorise now. Play your cards.
why-fixed = Here memorising lasts its full { $seconds } seconds. Use them.
why-ready = You are ready already. Wait for the others, or for the dealer.
why-watching = You do not play in this game. Lean back and watch.
why-leads = { $who } leads the first trick. Wait for your turn.
why-laid = You have laid your card for this trick, and it stays. It is for { $who } to play.
why-early = It is for { $who } to turn a card. Wait for your turn.
why-gone = No card lies there. You can choose { $slots }.
why-open = This is war: lay your card face down instead.
why-bystander = This war is between { $fighters }. Wait until it is decided.
why-committed = You have laid your card, and it stays. Wait until all have.

## Options

option-memorise_s = Seconds to memorise where the cards lie
option-memorise_view = Whose cards can be seen while memorising
option-memorise_view-all = everybody sees all cards
option-memorise_view-own = each seat sees its own cards only
option-early_ready = Memorising ends as soon as everybody is ready
option-first_leader = Who leads the first trick
option-first_leader-random = it is drawn
option-first_leader-seat0 = seat 1
option-first_leader-seat1 = seat 2
option-first_leader-seat2 = seat 3
option-first_leader-seat3 = seat 4
option-trick_log = Which earlier tricks can be looked at
option-trick_log-hidden = none
option-trick_log-last = the last one
option-trick_log-all = all of this game
option-short_war = When only one tied seat has a card left
option-short_war-forfeit = it takes the trick
option-short_war-last_card_stands = it must beat the last card of the others
option-unresolved = When no tied seat has a card left
option-unresolved-return = all take back what they laid
option-unresolved-void = the cards leave the game
option-unresolved-split = the tied seats share the cards
option-unresolved-leader = whoever led takes the trick
option-end_rule = When the game ends
option-end_rule-first_empty = when somebody has no card left
option-end_rule-last_pair = when fewer than two seats have a card left
option-final_tie = When several seats have won the most cards
option-final_tie-share = they share the victory
option-final_tie-last_trick_winner = the one who won the very last trick wins
option-final_tie-playoff_new_game = they play another game

## Why

because-strongest = It is the strongest card you have left, and the strongest takes all that lies in the middle.
because-cheapest = It beats all that lies there, and no weaker card of yours does.
because-beats = It beats all that lies there.
because-last = Nobody plays after you in this trick.
because-war = It is as strong as what lies there: rather a war than to give the trick away.
because-weakest = Nothing you have left beats what lies there, so a weak card may go.
because-spares = It lets this trick go, and keeps a stronger card for later.
because-unbeaten = Nobody else has a card left that is as strong.
because-little = You lead the least you have, and see what it costs the others.
because-exact = If both play without a mistake from here, you win { $percent } of 100 matches, a draw counting half.
