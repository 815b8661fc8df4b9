## What somebody is told who plays for the first time

lesson = A first match
lesson-understood = I see
lesson-end = That was your first match. Play again, or look at every step of it.

## BATASAURUS

lesson-batasaurus-memorise = These twelve dinosaurs are yours. Look where the strong ones lie: soon all are face down. Tap Ready when you know.
lesson-batasaurus-lead = You begin. Turn any of your cards: the strongest card of the trick wins it, and 12 is the strongest of all.
lesson-batasaurus-won = Yours! All cards of the trick go to your pile, and at the end most cards win.
lesson-batasaurus-answer = A card lies in the middle. Do you remember where something stronger is? Or give it a weak one that you can spare.
lesson-batasaurus-again = Whoever takes a trick begins the next. Nobody sees a face-down card, not even its owner.
lesson-batasaurus-war = Equally strong: war! Choose one card more. All are turned together, and the strongest takes everything.

## KIZA

lesson-kiza-present = Every card you present here is sold in an auction. Whoever buys it gets its value in points; you may buy your own. Pick one or a few.
lesson-kiza-choose = You are the donor: put up one of the cards you have presented. All may bid for it.
lesson-kiza-open = You bid with cards from your hand. They must match the card on sale in colour or in shape; those that do not are dark. Your total is your bid.
lesson-kiza-outbid = Somebody bids already. To go on you must bid more in all; what you have laid counts, and you add to it. Or pass.
lesson-kiza-won = Captured! Its value counts for you until the end. Fifty points win.
lesson-kiza-lost = Not yours this time. Mind that all cards laid are gone, also those of who did not win. Bid only what you mean.

## KSAR

lesson-ksar-hold = Tap the court: a ghost shows how the block would stand. It needs hold at two sides that meet at a corner, by walls or blocks. Tap again to place it.
lesson-ksar-heights = A block may not touch another of the same height. Choose how it lies, flat, on edge or upright: it is then one, two or three high.
lesson-ksar-series = Blocks of your colour that touch make a series, and your longest one counts. Try to let it grow, and to cut the other one off.
lesson-ksar-neutral = Neutral blocks count in the series of both. But each one that you have not placed at the end costs you a point.
lesson-ksar-last = It ends as soon as somebody cannot place a block. Look how much room is left, and for whom.

## MEZZA

lesson-mezza-swap = Three of these six cards will be your hand, and three lie open before you until the stock is empty. Good cards, such as jokers, may wait there.
lesson-mezza-start = Whoever holds the lowest card begins with it. Say with how many of your lowest you would.
lesson-mezza-lay = Lay a card as high as the pile asks, or higher. Equal cards may go together. You draw until you hold three again.
lesson-mezza-wait = Before the next turn everybody has a moment to react. You need not: let it be.
lesson-mezza-steal = A 3½, 6½ or 9½ can be completed with a half by anybody: that steals the turn. Do you want to?
lesson-mezza-take = Nothing fits, so you take the whole pile. That happens; large hands hold many equal cards.
lesson-mezza-closed = Only closed cards are left. Turn one: if it fits, well; if not, you take the pile and it.

## SERIE

lesson-serie-lay = Three tiles or more of one colour in a row make a series. Tap tiles on your rack, then New series. If you cannot, draw.
lesson-serie-chips = Every tile laid earns a chip, and a new series one more. Most chips win, not the empty rack.
lesson-serie-add = You may also add to what lies there: tap a tile, then the series. Push things about as you like; nothing counts until you lay.
lesson-serie-joker = A joker shows what it stands for. With the right tile you can take its place and use the joker again.
lesson-serie-draw = A tile from the pot costs a chip. It may be laid from the next turn on.
lesson-serie-end = Soon somebody has laid everything. Then the others pay a chip for each tile on their racks.
