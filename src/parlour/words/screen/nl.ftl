## Wat alleen het scherm te zeggen heeft

page-welcome = Wat spelen we?
page-play = Tegen bots spelen
page-learn = Eerste partij
page-invite = Met vrienden spelen
page-rules = Spelregels
page-settings = Instellingen
page-back = Terug naar de spellen
page-log = Wat er gebeurd is
page-log-empty = Nog niets.
page-text = De tafel in woorden
page-close = Sluiten
page-loading = De tafel wordt gedekt…
page-lost = De verbinding is weg. Je tafel wacht, en er gaat niets verloren.
page-gone = Deze tafel bestaat niet meer. Ga terug en open een andere.
page-saved = Bewaard
page-again = Nog een keer spelen
page-waiting = Wachten op de anderen
page-your-turn = Jij bent aan de beurt
page-clause = Regel { $clause }
page-sound = Geluid
page-voice = Voorlezen
page-language = Taal
page-theme = Verlichting
page-theme-auto = zoals dit apparaat
page-theme-day = dag
page-theme-lamp = lamplicht
page-theme-contrast = hoog contrast
page-motion = Beweging
page-motion-auto = zoals dit apparaat
page-motion-full = volop
page-motion-little = weinig
page-motion-none = geen
page-size = Grootte
page-size-usual = gewoon
page-size-large = groot

## Kaarten en plaatsen

page-own-cards = Jouw kaarten
page-cards-of = Kaarten van { $name }
page-card-down = { $slot }, gedekt
page-slot-empty = { $slot }, leeg
page-won = Gewonnen kaarten: { $count }
page-war = Oorlog!

## KSAR

page-ksar-plan = De hof van boven. Pijlen verplaatsen het blok, R draait het, T legt het anders, N gaat naar de volgende plek, Enter zet het neer.
page-ksar-left = Nog { $coloured } gekleurde en { $neutral } neutrale blokken
page-ksar-score = Punten
page-ksar-ways = Hoe het blok ligt
page-ksar-way-1 = Plat, 1 hoog
page-ksar-way-2 = Op zijn kant, 2 hoog
page-ksar-way-3 = Rechtop, 3 hoog
page-ksar-turn = Het blok draaien
page-ksar-kind = Welk blok
page-ksar-coloured = Gekleurd blok
page-ksar-neutral = Neutraal blok
page-ksar-places = Mogelijke plekken: { $count }
page-ksar-place = Neerzetten
page-ksar-flat = Alleen de plattegrond
page-ksar-solid = Met maquette

## Tables and who sits there

page-play-game = { $game } tegen bots spelen
page-invite-game = { $game } met vrienden spelen
page-rules-game = Spelregels van { $game }
page-lobby = Open tafels
page-watch = Meekijken
page-public = Iedereen mag erbij komen: de tafel staat op de eerste pagina
page-usual = { $word } (zoals in de regels)
page-open = Tafel openen
page-seats = Hoeveel plaatsen
page-mine = Met hoeveel jullie op dit apparaat spelen
page-level = Hoe goed bots spelen, van 1 tot 5
page-options = Wat er nog af te spreken valt
page-kids = Voor kinderen: dieren in plaats van namen, geen geschreven woorden
page-hurried = De klokken van het spel lopen
page-pace = Tijd voor elke zet
page-pace-none = zo lang je wilt
page-pace-move = een minuut
page-join = Schuif aan
page-animal = Wie ben je?
page-name = Je naam
page-sit = Gaan zitten
page-sit-too = Hier ook zitten
page-rise = Opstaan
page-company = Aan tafel
page-seat-free = Vrij
page-add-bot = Een bot
page-remove-bot = Geen bot
page-start = Beginnen
page-start-bots = { $count ->
        [one] Beginnen, met een bot op de vrije plaats
       *[other] Beginnen, met bots op { $count } vrije plaatsen
    }
page-code = De link naar deze tafel als QR-code
page-copy = Link delen
page-copied = Gekopieerd
page-bot = Computer { $n }
page-hand-over = Geef het apparaat door: { $name }
page-here-i-am = Dat ben ik: { $name }
page-replay = Nog eens bekijken
page-install = Als app installeren
page-keys = Letters als toetsen

## Animals

page-animal-badger = Das
page-animal-bear = Beer
page-animal-bee = Bij
page-animal-cat = Kat
page-animal-deer = Hert
page-animal-dog = Hond
page-animal-duck = Eend
page-animal-fox = Vos
page-animal-frog = Kikker
page-animal-goat = Geit
page-animal-hare = Haas
page-animal-hedgehog = Egel
page-animal-horse = Paard
page-animal-lynx = Lynx
page-animal-mole = Mol
page-animal-mouse = Muis
page-animal-newt = Salamander
page-animal-otter = Otter
page-animal-owl = Uil
page-animal-panda = Panda
page-animal-rabbit = Konijn
page-animal-robin = Roodborstje
page-animal-seal = Zeehond
page-animal-snail = Slak
page-animal-squirrel = Eekhoorn
page-animal-swan = Zwaan
page-animal-tiger = Tijger
page-animal-turtle = Schildpad
page-animal-whale = Walvis
page-animal-wolf = Wolf

## KIZA

page-kiza-stands = { $name } biedt { $total }.
page-kiza-stands-you = Je biedt { $total }.
page-kiza-beats = Bied meer dan { $total }.
page-kiza-presenting = Iedereen kiest kaarten om te verkopen.
page-kiza-sale = De veiling
page-kiza-order = Sorteren op
page-kiza-order-colour = kleur
page-kiza-order-shape = vorm
page-kiza-order-value = waarde
page-kiza-present = { $count ->
        [0] Voorleggen
        [one] { $count } kaart voorleggen
       *[other] { $count } kaarten voorleggen
    }
page-kiza-bid = { $total } bieden
page-kiza-bid-none = Bieden
page-kiza-out = past
page-kiza-held = { $count } in de hand
page-kiza-points = punten
page-kiza-row = KIZA-kaarten: { $name }

## MEZZA

page-mezza-zones = { $held } in de hand, { $closed } gesloten
page-mezza-pile = De stapel
page-mezza-stock = kaarten in de voorraad
page-mezza-low = { $value } of lager
page-mezza-high = { $value } of hoger
page-mezza-any = Elke kaart
page-mezza-removed = Uit het spel: { $count }
page-mezza-clears = De stapel zou uit het spel gaan.
page-mezza-then = De stapel vraagt dan { $value }.
page-mezza-choose = Kaarten kiezen
page-mezza-taken = { $cards }, { $count } gepakt
page-mezza-skipped = slaat over
page-mezza-cleared = Weg ermee!
page-mezza-stolen = Gestolen!
page-mezza-always = Voortaan altijd

## Rond de tafel

page-around = Rond de tafel
page-away = afwezig
page-wave = Een woord aan de anderen
page-emote-hello = Hallo!
page-emote-bye = Dag!
page-emote-thanks = Dank je!
page-emote-sorry = Het spijt me!
page-emote-well-played = Goed gespeeld!
page-emote-wow = Zo!
page-emote-oops = Oei!
page-emote-think = Even denken…
page-emote-hurry = Jij bent!
page-emote-laugh = Haha!
page-said = { $name }: { $text }
page-talk = Zeg iets
page-send = Versturen
page-take-back = Mijn laatste zet terugnemen
page-asks-back = { $name } wil de laatste zet terugnemen.
page-agree = Akkoord
page-decline = Liever niet
page-resign = Opgeven
page-resign-sure = Echt opgeven
page-bot-for-me = Een bot voor mij laten spelen
page-return = Weer zelf spelen
page-bot-for = Een bot voor { $name } laten spelen
page-more-time = { $name } meer tijd geven
page-device = Verder op een ander apparaat
page-device-how = Open dit op het andere apparaat, binnen tien minuten.
page-follow = Naar de volgende partij

## Nog eens bekijken

page-step = Stap { $n } van { $all }
page-before = Een stap terug
page-after = Een stap verder
page-run = Laten lopen
page-pause = Hier stoppen
page-eyes = Door wiens ogen
page-share-step = Deze stap delen
page-record = Verslag bewaren

## BATASAURUS

page-batasaurus-memorise = Onthoud waar ze liggen.
page-batasaurus-choose = Draai er een om.
page-batasaurus-fight = Oorlog! Kies er nog een.

## How it ended

page-ending = Hoe het afliep
page-see-table = De tafel bekijken

## SERIE

page-serie-table = De tafel
page-serie-here = Leg aan bij { $tiles }
page-serie-new = Nieuwe serie
page-serie-pot = Stenen in de pot: { $count }
page-serie-order = Sorteren op
page-serie-order-colour = kleur
page-serie-order-number = getal
page-serie-back = Terug op het plankje
page-serie-joker = Tik nog eens op de joker: dan staat hij voor iets anders.
page-serie-undo = Eén stap terug
page-serie-reset = Opnieuw
page-serie-held = Stenen op het plankje: { $count }
page-serie-chips = Fiches: { $count }
page-serie-lay = Leggen, +{ $chips }
