## Help

cli-teach = Tabletop games in the terminal, played exactly as their rulebooks say, by people and by bots. “parlour play” begins a match at once.
cli-more-help = “parlour play --help” says more about a command, and so it is with all of them. The language is that of your system; --language en, fr, nl or de chooses another.
cli-about-play = Play a match against bots.
cli-about-replay = Tell a match again from its file.
cli-about-verify = Check that a match could have happened and that its luck was drawn.
cli-about-games = List the games, and what a table may agree on.
cli-about-rules = Read the rulebook of a game, or one clause of it.
cli-about-walk = Count the positions of a game, depth by depth.
cli-about-bench = Measure how fast the law of a game is here.
cli-about-completion = Let your shell finish the words of parlour.
cli-teach-play = You sit down, bots take the other seats, and the dealer begins. Moves are chosen from a list or typed in notation, and a move that is against the rules is refused with the clause that forbids it. The deal is fair: the house promises its seed before it knows your share of the luck, and shows it at the end.
cli-teach-replay = Without more you are told what a watcher heard. With --as you hear the match as one of its seats did, and with --at you see the table after so many moves.
cli-teach-verify = Every move is made again, and every draw of the dealer is drawn again from the seed. The exit status is 0 if all is well, 1 if something is wrong with the match, and 2 if the file cannot be read.
cli-teach-games = The options that are listed are agreed on with “parlour play --option name=value”.
cli-teach-rules = Whenever a move is refused you are told the number of a clause. That clause, and all others, can be read here.
cli-teach-walk = Every move of every seat is tried. Where the dealer draws, one draw stands for all; --seed gives another one. The counts are for people who check a game or its rules.
cli-teach-bench = Matches are played at random, every move offered, judged and played as at a table. The figure is for one core of this machine, and for the time of this process alone.
cli-teach-completion = Put the line below into the start-up file of your shell, with bash, zsh or fish.
cli-help-game = the game; without one, the first of “parlour games”
cli-help-file = the file of a match, such as “play --record” writes
cli-help-clause = the number of a clause, such as 3.3
cli-help-shell = bash, zsh or fish
cli-help-seats = how many sit at the table, bots included
cli-help-seat = which seat is yours; the first is 1
cli-help-option = something the table agrees on, such as name=value; may be given several times
cli-help-bot = who plays the other seats
cli-help-pace = how many seconds a bot thinks at most
cli-help-no-clock = nobody is hurried: the table waits until all have spoken
cli-help-plain = plain lines, without colours and without moving about; good for screen readers
cli-help-seed = names the deal, in hexadecimal digits, so that it can be played again
cli-help-record = keep the match in this file, which must not exist yet
cli-help-as = whose ears: the number of a seat, or watcher
cli-help-at = show the table after so many moves
cli-help-depth = how many moves deep
cli-help-seconds = how many seconds for each number of seats
cli-help-language = en, fr, nl or de
cli-help-help = this help

cli-value-command = COMMAND
cli-value-game = GAME
cli-value-file = FILE
cli-value-clause = CLAUSE
cli-value-shell = SHELL
cli-value-count = COUNT
cli-value-number = NUMBER
cli-value-option = NAME=VALUE
cli-value-bot = BOT
cli-value-seconds = SECONDS
cli-value-seed = SEED
cli-value-viewer = WHO
cli-value-language = LANGUAGE

## What cannot be done, and what can

unknown-command = There is no command “{ $given }”. { $cure }
unknown-argument = “{ $given }” means nothing here. { $cure }
unknown-bot = No bot is called “{ $given }”. { $cure }
unknown-viewer = Nobody called “{ $given }” was at this table. { $cure }
unknown-shell = There is no completion for the shell “{ $given }”. { $cure }
cli-one-value = { $argument } is not followed by what it needs, or by more; “--help” after the command shows how it is written.
cli-no-count = { $place } is a whole number of at least { $least }, not “{ $given }”.
cli-no-number = { $place } is a number from { $least } to { $most }, not “{ $given }”.
cli-no-seed = --seed is up to 64 hexadecimal digits, two for each byte, such as 00ff; “{ $given }” is something else.
cli-no-option = --option is written name=value, and “{ $given }” has no equals sign.
cli-which-file = The file of a match is missing; name it after the command.
cli-no-file = The file “{ $file }” cannot be read; check its name, and that it is text.
cli-unreadable = “{ $file }” is not the record of a match: { $reason }
cli-file-there = The file “{ $file }” exists already and is left as it is; choose another name.
cli-no-folder = There is no folder “{ $folder }”; make it first, or choose another.

## Games and rules

cli-game-line = { $name }: { $game }
cli-game-facts = { $least } to { $most } seats, edition { $edition } of its rules
cli-option-line = { $about }: { $known }

## At the table

cli-you-sit = You are { $seat }. { $seats } sit at the table, and bots play for the others.
cli-promise = This is match { $match }. The house has chosen its seed and promises it: { $commitment }
cli-named-deal = This deal was named by its seed, so it can be played again; it proves nothing about luck.
cli-proven = The seed was { $seed }. It keeps the promise, and every draw of the match follows from it.
cli-left = You leave the table before the end.
cli-kept = The match is kept in { $file }.
cli-plain-hint = Type the number of a move, or the move itself. A question mark lists what else you can say.
cli-choice = { $n }: { $name } ({ $notation })
cli-more = There are more. Say “more” for the next ones, or type any move, such as “{ $example }”.
cli-no-move = “{ $given }” is not a move that can be read here. Type a number of the list, or a move such as “{ $example }”.
cli-command-help = help
cli-command-table = table
cli-command-log = log
cli-command-more = more
cli-command-rules = rules
cli-command-quit = quit
cli-explain-help = this list
cli-explain-table = what lies on the table
cli-explain-log = what has happened so far
cli-explain-more = more of the moves you can make
cli-explain-rules = the rulebook
cli-explain-quit = leave the table
cli-explain-move = Anything else is a move, by its number or as it is written: “{ $example }”.
cli-screen-table = The table
cli-screen-log = What has happened
cli-screen-choices = What you can do
cli-screen-line = number, move or word; Enter alone takes the marked line
cli-screen-keys = Up and Down mark a line of the list, and Enter takes it. Whatever you type instead is judged while you type. Page Up and Page Down scroll what has happened; Escape clears the line. F1 shows this page, F2 the rulebook, and Ctrl+Q leaves the table.
cli-screen-away = Escape: back to the table
cli-screen-leave = Say it once more, and you leave the table before the end.

## Checking and counting

cli-sound = { $file } is in order: { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, all of them legal, and every draw is the one that the seed gives.
cli-sound-moves = { $file } is in order: { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }, all of them legal. The deal was named, so there is no luck to check.
cli-flaw = { $file }, at move { $n }: { $flaw } If the file was edited or damaged on its way, ask for the original.
cli-bench-line = { $seats } seats: { $moves } moves a second
cli-walk-line = Depth { $depth }: { $moves ->
        [one] { $moves } way
       *[other] { $moves } ways
    } to { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }

## Opening the house

cli-about-serve = Open the house: tables in the browser, for everybody in the same network.
cli-teach-serve = One process, one port, one file. Your browser opens, and the address for phones is shown with a code to scan. Ctrl-C closes the house; every match goes on where it was when it opens again.
cli-help-store = the file that keeps everything, or the address of a PostgreSQL database
cli-help-port = the port to open, 8765 if none is named
cli-help-host = the address to listen at; 127.0.0.1 keeps the house to this machine
cli-help-no-browser = do not open the browser
cli-help-public-url = where people reach this house from outside, such as https://play.example.org/
cli-help-proxy = the address of a proxy whose word about visitors is taken; may be given several times
cli-help-generous = multiply all limits by this, for a school behind one address
cli-help-insecure-test-mode = for tests only: faults can be made to happen
cli-value-store = STORE
cli-value-address = ADDRESS
cli-occupied = The file “{ $file }” is kept by a house that is open already. Close that one, or name another file with --store.
cli-port-taken = Port { $port } at { $host } is taken, or may not be opened. Choose another one with --port.
cli-open-here = The house is open: { $address }
cli-open-there = From a phone or another machine nearby: { $address }
cli-stop = Ctrl-C closes it. Nothing that was played is lost.
cli-test-mode = TEST MODE: faults and deals can be injected here. Never play like this.

cli-about-arena = Let two players of a game meet, and say who is better.
cli-teach-arena = A plays one seat and B all others, from each seat in turn, so every deal is played by both. Players are random, greedy, what the game’s own mind names, and the levels 1 to 5. What has been played is kept, and goes on where it was broken off; beside it are the figures as JSON and as a picture.
cli-help-a = the one who is measured
cli-help-b = the others
cli-help-matches = how many matches at least; whole deals are played
cli-help-think = how many seconds for each choice, 0.1 if nothing is said
cli-help-nodes = how many nodes for each choice, instead of seconds
cli-help-into = the folder for matches, figures and picture
cli-value-player = PLAYER
cli-value-folder = FOLDER
cli-arena-line = { $a } won { $won } % of { $matches } matches against { $b }, { $least } to { $most } % with 95 % certainty; par is { $par } % ({ $deals } whole deals).
cli-arena-better = { $a } is better than { $b }.
cli-arena-worse = { $a } is worse than { $b }.
cli-arena-open = That does not tell who is better: play more matches.
cli-another-contest = { $file } holds matches of another contest. Name another folder with --into.
cli-no-writing = Nothing can be written to “{ $file }”; name another folder with --into.
cli-help-node-url = where other processes that share the PostgreSQL database reach this one, such as http://10.0.0.2:8765
cli-no-store = Nothing can be kept in this store: { $reason }. Check its address and that it runs, or leave --store out to keep everything in a file.

## Running the house

cli-about-doctor = Look whether the house has all that it needs, from the disk to the proxy.
cli-teach-doctor = Say the same after “parlour doctor” as after “parlour serve”. The exit status is 0 if all is well and 1 if something needs a cure.
cli-about-backup = Carry away all that a house has kept, while it goes on.
cli-teach-backup = The file holds what was true at one moment, from an SQLite file as from PostgreSQL, and its fingerprint stands beside it. Then every match in it is played again, move by move.
cli-about-restore = Put a backup into an empty store.
cli-teach-restore = First the fingerprint is compared and every match is played again; if anything is wrong, nothing is put anywhere. The store may be of another kind than the one that was copied.
cli-about-migrate = Bring a store up to what this house reads.
cli-teach-migrate = “parlour serve” does the same when it opens. All of it is done, or nothing.
cli-about-password = Set the password of the admin page.
cli-teach-password = The password is read where nobody sees it, or from a pipe, and kept only as what argon2 makes of it. Until one is set, nobody sees the page.
cli-which-backup = Which file is meant? Name one, as in “parlour backup sunday.parlour”.
cli-backed-up = { $matches } matches with { $events } moves are in { $file }.
cli-restored = { $matches } matches with { $events } moves are back.
cli-replayed = All { $matches } matches were played again, and every move holds.
cli-flawed-match = Match { $match } is not sound: { $flaw }.
cli-migrated = The store was of edition { $before } and is of edition { $after } now.
cli-up-to-date = The store is of edition { $after } already; nothing was to be done.
cli-newer = A newer house has written this store (edition { $there }), and it is left as it is. Install the newer house.
cli-spoilt = This backup is not what was written ({ $reason }), and nothing was put anywhere. Take another one, with its .sha256 beside it.
cli-not-empty = There are matches in this store already. Name an empty one with --store.
cli-password = The new password of the admin page:
cli-short-password = A password needs at least { $least } signs; nothing was changed.
cli-password-set = The password is set. The page is at /admin of the house.

## The doctor

doctor-port-free = Port { $port } is free.
doctor-port-taken = Port { $port } is taken by something else ({ $reason }). Choose another one with --port.
doctor-answers = A house answers at { $url }.
doctor-test-mode = The house at { $url } is in TEST MODE: faults can be made to happen. Open it without --insecure-test-mode.
doctor-space = { $free } MB are free in { $folder }; { $least } MB should be.
doctor-no-writing = Nothing can be written in { $folder } ({ $reason }). Give whoever runs the house the right to, or choose another place with --store.
doctor-disk = The disk needs { $milliseconds } ms to have a move.
doctor-store-new = The store { $file } is made when the house is opened.
doctor-store = The store ({ $kind }) can be read; edition { $there } of its schema.
doctor-store-newer = The store is of edition { $there }, and this house reads up to { $newest }. Install the newer house.
doctor-no-store = The store does not answer: { $reason }. Check its address and that it runs.
doctor-clocks = The clocks of this machine and of the database are { $seconds } s apart.
doctor-clock = The clock of this machine goes well.
doctor-clock-wrong = The clock of this machine is wrong or jumps. Let it be set from the network.
doctor-no-proxy = Nobody comes from outside. If somebody shall, name the address with --public-url.
doctor-secure = The address from outside is { $url }; it should begin with https.
doctor-not-outside = The house cannot be reached at { $url } ({ $reason }). Let the proxy pass on what it is asked.
doctor-upgrade = WebSockets reach the house through { $url }.
doctor-no-upgrade = WebSockets do not get through { $url } ({ $code }). Let the proxy pass on the headers Upgrade, Connection, Host and Origin, and open the house with the same --public-url.
