## Was nur der Bildschirm zu sagen hat

page-welcome = Was spielen wir?
page-play = Gegen Bots spielen
page-learn = Erste Partie
page-invite = Mit Freunden spielen
page-rules = Regeln
page-settings = Einstellungen
page-back = Zurück zu den Spielen
page-log = Was geschehen ist
page-log-empty = Noch nichts.
page-text = Der Tisch in Worten
page-close = Schließen
page-loading = Der Tisch wird gedeckt…
page-lost = Die Verbindung ist abgerissen. Dein Tisch wartet, und nichts geht verloren.
page-gone = Diesen Tisch gibt es nicht mehr. Geh zurück und öffne einen anderen.
page-saved = Gesichert
page-again = Noch einmal spielen
page-waiting = Warten auf die anderen
page-your-turn = Du bist dran
page-clause = Regel { $clause }
page-sound = Ton
page-voice = Vorlesen
page-language = Sprache
page-theme = Beleuchtung
page-theme-auto = wie dieses Gerät
page-theme-day = Tag
page-theme-lamp = Lampe
page-theme-contrast = hoher Kontrast
page-motion = Bewegung
page-motion-auto = wie dieses Gerät
page-motion-full = viel
page-motion-little = wenig
page-motion-none = keine
page-size = Größe
page-size-usual = üblich
page-size-large = groß

## Karten und Plätze

page-own-cards = Deine Karten
page-cards-of = Karten von { $name }
page-card-down = { $slot }, verdeckt
page-slot-empty = { $slot }, leer
page-won = Gewonnene Karten: { $count }
page-war = Krieg!

## KSAR

page-ksar-plan = Der Hof von oben. Pfeile bewegen den Stein, R dreht ihn, T legt ihn anders, N geht zum nächsten Platz, Enter setzt ihn.
page-ksar-left = { $coloured } farbige und { $neutral } neutrale Steine übrig
page-ksar-score = Punkte
page-ksar-ways = Wie der Stein liegt
page-ksar-way-1 = Flach, 1 hoch
page-ksar-way-2 = Hochkant, 2 hoch
page-ksar-way-3 = Aufrecht, 3 hoch
page-ksar-turn = Stein drehen
page-ksar-kind = Welcher Stein
page-ksar-coloured = Farbiger Stein
page-ksar-neutral = Neutraler Stein
page-ksar-places = Mögliche Plätze: { $count }
page-ksar-place = Setzen
page-ksar-flat = Nur der Plan
page-ksar-solid = Mit Modell

## Tables and who sits there

page-play-game = { $game } gegen Bots spielen
page-invite-game = { $game } mit Freunden spielen
page-rules-game = Regeln von { $game }
page-lobby = Offene Tische
page-watch = Zusehen
page-public = Alle dürfen dazukommen: Der Tisch steht auf der ersten Seite
page-usual = { $word } (wie in den Regeln)
page-open = Tisch öffnen
page-seats = Wie viele Plätze
page-mine = Wie viele von euch an diesem Gerät
page-level = Wie gut Bots spielen, von 1 bis 5
page-options = Was man noch ausmachen kann
page-kids = Für Kinder: Tiere statt Namen, keine geschriebenen Worte
page-hurried = Die Uhren des Spiels laufen
page-pace = Zeit für jeden Zug
page-pace-none = so lang du willst
page-pace-move = eine Minute
page-join = Setz dich dazu
page-animal = Wer bist du?
page-name = Dein Name
page-sit = Platz nehmen
page-sit-too = Auch hier sitzen
page-rise = Aufstehen
page-company = Am Tisch
page-seat-free = Frei
page-add-bot = Ein Bot
page-remove-bot = Kein Bot
page-start = Anfangen
page-start-bots = { $count ->
        [one] Anfangen, mit einem Bot auf dem freien Platz
       *[other] Anfangen, mit Bots auf { $count } freien Plätzen
    }
page-code = Der Link zu diesem Tisch als QR-Code
page-copy = Link teilen
page-copied = Kopiert
page-bot = Roboter { $n }
page-hand-over = Gib das Gerät weiter: { $name }
page-here-i-am = Hier bin ich: { $name }
page-replay = Noch einmal ansehen
page-install = Als App installieren
page-keys = Buchstaben als Tasten

## Animals

page-animal-badger = Dachs
page-animal-bear = Bär
page-animal-bee = Biene
page-animal-cat = Katze
page-animal-deer = Hirsch
page-animal-dog = Hund
page-animal-duck = Ente
page-animal-fox = Fuchs
page-animal-frog = Frosch
page-animal-goat = Ziege
page-animal-hare = Hase
page-animal-hedgehog = Igel
page-animal-horse = Pferd
page-animal-lynx = Luchs
page-animal-mole = Maulwurf
page-animal-mouse = Maus
page-animal-newt = Molch
page-animal-otter = Otter
page-animal-owl = Eule
page-animal-panda = Panda
page-animal-rabbit = Kaninchen
page-animal-robin = Rotkehlchen
page-animal-seal = Robbe
page-animal-snail = Schnecke
page-animal-squirrel = Eichhörnchen
page-animal-swan = Schwan
page-animal-tiger = Tiger
page-animal-turtle = Schildkröte
page-animal-whale = Wal
page-animal-wolf = Wolf

## KIZA

page-kiza-stands = { $name } bietet { $total }.
page-kiza-stands-you = Du bietest { $total }.
page-kiza-beats = Biete mehr als { $total }.
page-kiza-presenting = Alle wählen Karten zum Verkauf.
page-kiza-sale = Die Versteigerung
page-kiza-order = Sortieren nach
page-kiza-order-colour = Farbe
page-kiza-order-shape = Form
page-kiza-order-value = Wert
page-kiza-present = { $count ->
        [0] Auslegen
        [one] { $count } Karte auslegen
       *[other] { $count } Karten auslegen
    }
page-kiza-bid = { $total } bieten
page-kiza-bid-none = Bieten
page-kiza-out = raus
page-kiza-held = { $count } auf der Hand
page-kiza-points = Punkte
page-kiza-row = KIZA-Karten: { $name }

## MEZZA

page-mezza-zones = { $held } auf der Hand, { $closed } verdeckt
page-mezza-pile = Der Stapel
page-mezza-stock = Karten im Vorrat
page-mezza-low = { $value } oder weniger
page-mezza-high = { $value } oder mehr
page-mezza-any = Jede Karte
page-mezza-removed = Aus dem Spiel: { $count }
page-mezza-clears = Der Stapel käme aus dem Spiel.
page-mezza-then = Der Stapel verlangt dann { $value }.
page-mezza-choose = Karten wählen
page-mezza-taken = { $cards }, { $count } aufgenommen
page-mezza-skipped = setzt aus
page-mezza-cleared = Weg damit!
page-mezza-stolen = Geklaut!
page-mezza-always = Von jetzt an immer

## Rund um den Tisch

page-around = Rund um den Tisch
page-away = nicht da
page-wave = Ein Wort an die anderen
page-emote-hello = Hallo!
page-emote-bye = Tschüss!
page-emote-thanks = Danke!
page-emote-sorry = Entschuldigung!
page-emote-well-played = Gut gespielt!
page-emote-wow = Oha!
page-emote-oops = Hoppla!
page-emote-think = Moment, ich überlege …
page-emote-hurry = Du bist dran!
page-emote-laugh = Haha!
page-said = { $name }: { $text }
page-talk = Sag etwas
page-send = Senden
page-take-back = Meinen letzten Zug zurücknehmen
page-asks-back = { $name } möchte den letzten Zug zurücknehmen.
page-agree = Einverstanden
page-decline = Lieber nicht
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben
page-bot-for-me = Einen Bot für mich spielen lassen
page-return = Wieder selbst spielen
page-bot-for = Einen Bot für { $name } spielen lassen
page-more-time = { $name } mehr Zeit geben
page-device = Auf einem anderen Gerät weiterspielen
page-device-how = Öffne das auf dem anderen Gerät, innerhalb von zehn Minuten.
page-follow = Zur nächsten Partie

## Noch einmal ansehen

page-step = Schritt { $n } von { $all }
page-before = Einen Schritt zurück
page-after = Einen Schritt weiter
page-run = Ablaufen lassen
page-pause = Hier anhalten
page-eyes = Mit wessen Augen
page-share-step = Diesen Schritt teilen
page-record = Aufzeichnung sichern

## BATASAURUS

page-batasaurus-memorise = Merk dir, wo sie liegen.
page-batasaurus-choose = Dreh eine Karte um.
page-batasaurus-fight = Krieg! Wähl noch eine Karte.

## How it ended

page-ending = Wie es ausging
page-see-table = Den Tisch ansehen

## SERIE

page-serie-table = Der Tisch
page-serie-here = An { $tiles } legen
page-serie-new = Neue Serie
page-serie-pot = Steine im Topf: { $count }
page-serie-order = Sortieren nach
page-serie-order-colour = Farbe
page-serie-order-number = Zahl
page-serie-back = Zurück aufs Bänkchen
page-serie-joker = Tipp den Joker noch einmal an: Er steht dann für etwas anderes.
page-serie-undo = Einen Schritt zurück
page-serie-reset = Von vorn
page-serie-held = Steine auf dem Bänkchen: { $count }
page-serie-chips = In Chips: { $count }
page-serie-lay = Legen, +{ $chips }
