## What only the screen has to say

page-welcome = What shall we play?
page-play = Play against bots
page-learn = First match
page-invite = Play with friends
page-rules = Rules
page-settings = Settings
page-back = Back to the games
page-log = What has happened
page-log-empty = Nothing yet.
page-text = The table in words
page-close = Close
page-loading = The table is being laid…
page-lost = The line is cut. Your table waits, and nothing is lost.
page-gone = There is no such table any more. Go back, and open another.
page-saved = Saved
page-again = Play again
page-waiting = Waiting for the others
page-your-turn = Your turn
page-clause = Rule { $clause }
page-sound = Sound
page-voice = Read aloud
page-language = Language
page-theme = Light
page-theme-auto = as this device
page-theme-day = day
page-theme-lamp = lamp
page-theme-contrast = high contrast
page-motion = Motion
page-motion-auto = as this device
page-motion-full = full
page-motion-little = little
page-motion-none = none
page-size = Size
page-size-usual = usual
page-size-large = large

## Cards and places

page-own-cards = Your cards
page-cards-of = Cards of { $name }
page-card-down = { $slot }, face down
page-slot-empty = { $slot }, empty
page-won = Cards won: { $count }
page-war = War!

## KSAR

page-ksar-plan = The court from above. Arrows move the block, R turns it, T lies it otherwise, N goes to the next place, Enter places it.
page-ksar-left = { $coloured } coloured and { $neutral } neutral blocks left
page-ksar-score = Score
page-ksar-ways = How the block lies
page-ksar-way-1 = Flat, 1 high
page-ksar-way-2 = On edge, 2 high
page-ksar-way-3 = Upright, 3 high
page-ksar-turn = Turn the block
page-ksar-kind = Which block
page-ksar-coloured = Coloured block
page-ksar-neutral = Neutral block
page-ksar-places = Possible places: { $count }
page-ksar-place = Place
page-ksar-flat = Plan alone
page-ksar-solid = With model

## Tables and who sits there

page-play-game = Play { $game } against bots
page-invite-game = Play { $game } with friends
page-rules-game = Rules of { $game }
page-lobby = Open tables
page-watch = Watch
page-public = Anybody may join: the table stands on the first page
page-usual = { $word } (as in the rules)
page-open = Open the table
page-seats = How many seats
page-mine = How many of you on this device
page-level = How well bots play, from 1 to 5
page-options = More to agree on
page-kids = For children: animals instead of names, no written words
page-hurried = The game’s own clocks run
page-pace = Time for each move
page-pace-none = as long as you like
page-pace-move = a minute
page-join = Join the table
page-animal = Who are you?
page-name = Your name
page-sit = Sit down
page-sit-too = Sit here too
page-rise = Get up
page-company = At the table
page-seat-free = Free
page-add-bot = Bot
page-remove-bot = No bot
page-start = Begin
page-start-bots = { $count ->
        [one] Begin, with a bot in the free seat
       *[other] Begin, with bots in { $count } free seats
    }
page-code = The link to this table as a QR code
page-copy = Share the link
page-copied = Copied
page-bot = Bot { $n }
page-hand-over = Hand the device to { $name }
page-here-i-am = I am { $name }
page-replay = See it again
page-install = Install as an app
page-keys = Letters as keys

## Animals

page-animal-badger = Badger
page-animal-bear = Bear
page-animal-bee = Bee
page-animal-cat = Cat
page-animal-deer = Deer
page-animal-dog = Dog
page-animal-duck = Duck
page-animal-fox = Fox
page-animal-frog = Frog
page-animal-goat = Goat
page-animal-hare = Hare
page-animal-hedgehog = Hedgehog
page-animal-horse = Horse
page-animal-lynx = Lynx
page-animal-mole = Mole
page-animal-mouse = Mouse
page-animal-newt = Newt
page-animal-otter = Otter
page-animal-owl = Owl
page-animal-panda = Panda
page-animal-rabbit = Rabbit
page-animal-robin = Robin
page-animal-seal = Seal
page-animal-snail = Snail
page-animal-squirrel = Squirrel
page-animal-swan = Swan
page-animal-tiger = Tiger
page-animal-turtle = Turtle
page-animal-whale = Whale
page-animal-wolf = Wolf

## KIZA

page-kiza-stands = { $name } bids { $total }.
page-kiza-stands-you = You bid { $total }.
page-kiza-beats = Bid more than { $total }.
page-kiza-presenting = Everybody chooses cards to sell.
page-kiza-sale = The auction
page-kiza-order = Sort by
page-kiza-order-colour = colour
page-kiza-order-shape = shape
page-kiza-order-value = value
page-kiza-present = { $count ->
        [0] Present
        [one] Present { $count } card
       *[other] Present { $count } cards
    }
page-kiza-bid = Bid { $total }
page-kiza-bid-none = Bid
page-kiza-out = out
page-kiza-held = { $count } in hand
page-kiza-points = points
page-kiza-row = KIZA cards of { $name }

## MEZZA

page-mezza-zones = { $held } in hand, { $closed } closed
page-mezza-pile = The pile
page-mezza-stock = cards in the stock
page-mezza-low = { $value } or lower
page-mezza-high = { $value } or higher
page-mezza-any = Any card
page-mezza-removed = Out of the game: { $count }
page-mezza-clears = The pile would leave the game.
page-mezza-then = The pile would then ask for { $value }.
page-mezza-choose = Choose cards
page-mezza-taken = { $cards }, { $count } taken up
page-mezza-skipped = skipped
page-mezza-cleared = Cleared!
page-mezza-stolen = Stolen!
page-mezza-always = Always from now on

## Around the table

page-around = Around the table
page-away = away
page-wave = A word to the others
page-emote-hello = Hello!
page-emote-bye = Bye!
page-emote-thanks = Thank you!
page-emote-sorry = Sorry!
page-emote-well-played = Well played!
page-emote-wow = Wow!
page-emote-oops = Oops!
page-emote-think = Let me think…
page-emote-hurry = Your turn!
page-emote-laugh = Ha ha!
page-said = { $name }: { $text }
page-talk = Say something
page-send = Send
page-take-back = Take my last move back
page-asks-back = { $name } would like to take the last move back.
page-agree = Agree
page-decline = Rather not
page-resign = Give up
page-resign-sure = Really give up
page-bot-for-me = Let a bot play for me
page-return = Play again myself
page-bot-for = Let a bot play for { $name }
page-more-time = Give { $name } more time
page-device = Go on with another device
page-device-how = Open this with the other device, within ten minutes.
page-follow = Join the next match

## Seen again

page-step = Step { $n } of { $all }
page-before = One step back
page-after = One step on
page-run = Let it run
page-pause = Stop here
page-eyes = Through whose eyes
page-share-step = Share this step
page-record = Save the record

## BATASAURUS

page-batasaurus-memorise = Remember where they lie.
page-batasaurus-choose = Turn one over.
page-batasaurus-fight = War! Choose one more.

## How it ended

page-ending = How it ended
page-see-table = Look at the table

## SERIE

page-serie-table = The table
page-serie-here = Put it on { $tiles }
page-serie-new = New series
page-serie-pot = Tiles in the pot: { $count }
page-serie-order = Sort by
page-serie-order-colour = colour
page-serie-order-number = number
page-serie-back = Back to the rack
page-serie-joker = Tap the joker again: it stands for something else.
page-serie-undo = One step back
page-serie-reset = Start over
page-serie-held = Tiles on the rack: { $count }
page-serie-chips = Chips: { $count }
page-serie-lay = Lay, +{ $chips }
