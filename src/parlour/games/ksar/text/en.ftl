## The game and what a table may agree on

game = KSAR
game-about = Two builders, blocks of three heights, one court: what hangs together counts.
option-frame = How large the court is
option-first = Who begins
option-first-random = the dealer draws it
option-first-host = the host names the seat
option-first-alternate = the seats by turns, match after match
option-starter = Which seat begins, if it is not drawn
option-pie = The second seat may swap colours after the first block
option-en_tiebreak = Equal scores go to the longer series before they go to the last block

## Blocks

columns = { $wide ->
    [1] column { $left }
   *[other] columns { $left } to { $right }
}
rows = { $deep ->
    [1] row { $near }
   *[other] rows { $near } to { $far }
}
lies-flat = flat, 1 high, on { columns }, { rows }
lies-edge = on edge, 2 high, on { columns }, { rows }
lies-upright = upright, 3 high, on { columns }, { rows }

## What happens

begins = { $who } begins.
    .you = You begin.
placed-coloured = { $who } places a coloured block { $where }.
    .you = You place a coloured block { $where }.
placed-neutral = { $who } places a neutral block { $where }.
    .you = You place a neutral block { $where }.
swapped = { $who } swaps colours and owns the block that stands.
    .you = You swap colours and own the block that stands.
kept = { $who } keeps the colour.
    .you = You keep your colour.

## What stands there

awaiting-block = { $who } is to place a block.
    .you = Place a block.
awaiting-colour = { $who } keeps the colour, or swaps.
    .you = Keep your colour, or swap.
stands-coloured = Block { $n }, of { $who }: { $where }.
    .you = Block { $n }, yours: { $where }.
stands-neutral = Block { $n }, neutral, placed by { $who }: { $where }.
    .you = Block { $n }, neutral, placed by you: { $where }.
standing = { $who }: longest series { $series }, score { $score }; { $coloured } coloured and { $neutral } neutral blocks left.
    .you = You: longest series { $series }, score { $score }; { $coloured } coloured and { $neutral } neutral blocks left.

## Buttons

button-coloured = Place a coloured block { $where }
button-neutral = Place a neutral block { $where }
button-swap = Swap colours
button-keep = Keep the colour

## Refusals

refused-1-3 = No block has a footprint of { $width } by { $depth }. Lay it on 2 by 3, 1 by 3 or 1 by 2 squares.
refused-2-1 = The block would not stand inside the walls. Choose squares from 1 to { $frame } either way.
refused-2-2 = You have no { $kind ->
       *[coloured] coloured block left. Place a neutral one.
        [neutral] neutral block left. Place a coloured one.
    }
refused-2-3 = Who begins is drawn, or agreed on before the match, and the dealer says it once. To name a seat, let the table choose host or by turns.
refused-2-4 = Colours are kept or swapped once, by the second seat, after the first block, at a table that agreed on it.
refused-3-1 = It is not your turn to place a block. Wait until yours comes.
refused-3-2 = The block { $contact ->
        [side] has hold at its left or right only
        [end] has hold in front or behind only
       *[none] has no hold
    }. It needs a wall or a block on one of its sides and on one of its ends.
refused-3-3 = The block would touch one of the same height, { $height }, that stands at column { $x }, row { $y }. Turn it to another height, or place it elsewhere.
refused-3-4 = The block that stands at column { $x }, row { $y } is in the way. Choose squares that are free.
refused-4-1 = The match is over: whose turn it was could place no block. Look at the count, or begin another.

## Why

because-wins = From here it wins by force, whatever is answered.
because-lost = Every block loses here, if it is answered well.
because-joins = It joins { $count } of your series to one of { $blocks } blocks.
because-longer = It makes your longest series { $blocks } blocks long.
because-apart = { $count } series of the other seat will not be joined on this spot.
because-closes = It leaves { $count } free spots fewer.
because-neutral = A neutral block that stays in your hand costs a point.
