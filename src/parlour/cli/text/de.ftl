## Hilfe

cli-teach = Gesellschaftsspiele im Terminal, genau nach ihren Regeln gespielt, von Menschen und von Robotern. „parlour play“ beginnt sofort eine Partie.
cli-more-help = „parlour play --help“ sagt mehr über einen Befehl, und so ist es bei allen. Die Sprache ist die deines Systems; --language en, fr, nl oder de wählt eine andere.
cli-about-play = Spiel eine Partie gegen Roboter.
cli-about-replay = Erzähle eine Partie aus ihrer Datei nach.
cli-about-verify = Prüfe, ob eine Partie so geschehen konnte und ihr Glück gezogen wurde.
cli-about-games = Zähle die Spiele auf, und was ein Tisch vereinbaren kann.
cli-about-rules = Lies das Regelheft eines Spiels oder eine seiner Klauseln.
cli-about-walk = Zähle die Stellungen eines Spiels, Tiefe um Tiefe.
cli-about-bench = Messen, wie schnell das Gesetz eines Spiels hier ist.
cli-about-completion = Lass deine Shell die Wörter von parlour ergänzen.
cli-teach-play = Du setzt dich, Roboter nehmen die anderen Plätze ein, und der Geber beginnt. Züge wählst du aus einer Liste oder tippst sie in Notation; ein Zug gegen die Regeln wird abgelehnt, mit der Klausel, die ihn verbietet. Gegeben wird ehrlich: Das Haus verspricht seine Saat, bevor es deinen Anteil am Glück kennt, und zeigt sie am Ende.
cli-teach-replay = Ohne Weiteres hörst du, was ein Zuschauer hörte. Mit --as hörst du die Partie von einem der Plätze aus, und mit --at siehst du den Tisch nach so vielen Zügen.
cli-teach-verify = Jeder Zug wird noch einmal getan, und jede Ziehung des Gebers noch einmal aus der Saat gezogen. Der Rückgabewert ist 0, wenn alles stimmt, 1, wenn mit der Partie etwas nicht stimmt, und 2, wenn die Datei nicht zu lesen ist.
cli-teach-games = Die aufgezählten Optionen vereinbarst du mit „parlour play --option name=wert“.
cli-teach-rules = Wird ein Zug abgelehnt, so erfährst du die Nummer einer Klausel. Diese und alle anderen kannst du hier lesen.
cli-teach-walk = Jeder Zug jedes Platzes wird versucht. Wo der Geber zieht, steht eine Ziehung für alle; --seed ergibt eine andere. Die Zahlen sind für alle, die ein Spiel oder seine Regeln prüfen.
cli-teach-bench = Es werden zufällige Partien gespielt, und jeder Zug wird angeboten, beurteilt und gespielt wie an einem Tisch. Die Zahl gilt für einen Kern dieser Maschine und für die Zeit dieses Prozesses allein.
cli-teach-completion = Schreib die Zeile hier unten in die Startdatei deiner Shell, mit bash, zsh oder fish.
cli-help-game = das Spiel; ohne Namen das erste von „parlour games“
cli-help-file = die Datei einer Partie, wie „play --record“ sie schreibt
cli-help-clause = die Nummer einer Klausel, wie 3.3
cli-help-shell = bash, zsh oder fish
cli-help-seats = wie viele Plätze der Tisch hat, die der Roboter mitgezählt
cli-help-seat = welcher Platz deiner ist; der erste ist 1
cli-help-option = was der Tisch vereinbart, wie name=wert; darf mehrmals stehen
cli-help-bot = wer auf den anderen Plätzen spielt
cli-help-pace = wie viele Sekunden ein Roboter höchstens überlegt
cli-help-no-clock = niemand wird gedrängt: der Tisch wartet, bis alle gesprochen haben
cli-help-plain = einfache Zeilen, ohne Farben und ohne Springen; gut für Bildschirmleser
cli-help-seed = benennt das Geben, in hexadezimalen Ziffern, damit es wieder gespielt werden kann
cli-help-record = bewahre die Partie in dieser Datei auf, die es noch nicht geben darf
cli-help-as = mit wessen Ohren: die Nummer eines Platzes, oder watcher
cli-help-at = zeige den Tisch nach so vielen Zügen
cli-help-depth = wie viele Züge tief
cli-help-seconds = wie viele Sekunden für jede Zahl von Plätzen
cli-help-language = en, fr, nl oder de
cli-help-help = diese Hilfe

cli-value-command = BEFEHL
cli-value-game = SPIEL
cli-value-file = DATEI
cli-value-clause = KLAUSEL
cli-value-shell = KOMMANDOZEILE
cli-value-count = ANZAHL
cli-value-number = NUMMER
cli-value-option = NAME=WERT
cli-value-bot = ROBOTER
cli-value-seconds = SEKUNDEN
cli-value-seed = SAAT
cli-value-viewer = WER
cli-value-language = SPRACHE

## Was nicht geht, und was geht

unknown-command = Es gibt keinen Befehl „{ $given }“. { $cure }
unknown-argument = „{ $given }“ bedeutet hier nichts. { $cure }
unknown-bot = Kein Roboter heißt „{ $given }“. { $cure }
unknown-viewer = Niemand namens „{ $given }“ saß an diesem Tisch. { $cure }
unknown-shell = Für die Shell „{ $given }“ gibt es keine Ergänzung. { $cure }
cli-one-value = Auf { $argument } folgt nicht, was nötig ist, oder zu viel; „--help“ nach dem Befehl zeigt, wie man es schreibt.
cli-no-count = { $place } ist eine ganze Zahl von mindestens { $least }, nicht „{ $given }“.
cli-no-number = { $place } ist eine Zahl von { $least } bis { $most }, nicht „{ $given }“.
cli-no-seed = --seed besteht aus höchstens 64 hexadezimalen Ziffern, zwei je Byte, wie 00ff; „{ $given }“ ist etwas anderes.
cli-no-option = --option schreibt man als name=wert, und „{ $given }“ hat kein Gleichheitszeichen.
cli-which-file = Die Datei einer Partie fehlt; nenne sie nach dem Befehl.
cli-no-file = Die Datei „{ $file }“ ist nicht zu lesen; prüfe ihren Namen und ob sie Text ist.
cli-unreadable = „{ $file }“ ist keine Aufzeichnung einer Partie: { $reason }
cli-file-there = Die Datei „{ $file }“ gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen.
cli-no-folder = Es gibt keinen Ordner „{ $folder }“; lege ihn erst an, oder wähle einen anderen.

## Spiele und Regeln

cli-game-line = { $name }: { $game }
cli-game-facts = { $least } bis { $most } Plätze, Ausgabe { $edition } der Regeln
cli-option-line = { $about }: { $known }

## Am Tisch

cli-you-sit = Du bist { $seat }. Der Tisch hat { $seats } Plätze, und Roboter spielen auf den anderen.
cli-promise = Dies ist die Partie { $match }. Das Haus hat seine Saat gewählt und verspricht sie: { $commitment }
cli-named-deal = Dieses Geben ist mit seiner Saat benannt und kann wieder gespielt werden; über Glück beweist es nichts.
cli-proven = Die Saat war { $seed }. Sie hält das Versprechen, und jede Ziehung der Partie folgt aus ihr.
cli-left = Du verlässt den Tisch vor dem Ende.
cli-kept = Die Partie ist in { $file } aufbewahrt.
cli-plain-hint = Tippe die Nummer eines Zuges oder den Zug selbst. Ein Fragezeichen zählt auf, was du sonst sagen kannst.
cli-choice = { $n }: { $name } ({ $notation })
cli-more = Es gibt mehr. Sag „mehr“ für die nächsten, oder tippe irgendeinen Zug, wie „{ $example }“.
cli-no-move = „{ $given }“ ist hier kein lesbarer Zug. Tippe eine Nummer der Liste oder einen Zug wie „{ $example }“.
cli-command-help = Hilfe
cli-command-table = Tisch
cli-command-log = Verlauf
cli-command-more = mehr
cli-command-rules = Regeln
cli-command-quit = Ende
cli-explain-help = diese Liste
cli-explain-table = was auf dem Tisch liegt
cli-explain-log = was bisher geschehen ist
cli-explain-more = weitere mögliche Züge
cli-explain-rules = das Regelheft
cli-explain-quit = den Tisch verlassen
cli-explain-move = Alles andere ist ein Zug, mit seiner Nummer oder wie man ihn schreibt: „{ $example }“.
cli-screen-table = Der Tisch
cli-screen-log = Was geschehen ist
cli-screen-choices = Was du tun kannst
cli-screen-line = Nummer, Zug oder Wort; Enter allein nimmt die markierte Zeile
cli-screen-keys = Auf und Ab markieren eine Zeile der Liste, Enter nimmt sie. Was du stattdessen tippst, wird schon beim Tippen beurteilt. Bild auf und Bild ab blättern in dem, was geschehen ist; Escape leert die Zeile. F1 zeigt diese Seite, F2 das Regelheft, und Strg+Q verlässt den Tisch.
cli-screen-away = Escape: zurück zum Tisch
cli-screen-leave = Sag es noch einmal, und du verlässt den Tisch vor dem Ende.

## Prüfen und zählen

cli-sound = { $file } ist in Ordnung: { $n ->
        [one] { $n } Zug, erlaubt
       *[other] { $n } Züge, alle erlaubt
    }, und jede Ziehung ist die, welche die Saat ergibt.
cli-sound-moves = { $file } ist in Ordnung: { $n ->
        [one] { $n } Zug, erlaubt
       *[other] { $n } Züge, alle erlaubt
    }. Das Geben war benannt; es gibt kein Glück zu prüfen.
cli-flaw = { $file }, bei Zug { $n }: { $flaw } Wurde die Datei bearbeitet oder unterwegs beschädigt, so lass dir das Original geben.
cli-bench-line = { $seats } Plätze: { $moves } Züge in der Sekunde
cli-walk-line = Tiefe { $depth }: { $moves ->
        [one] { $moves } Weg
       *[other] { $moves } Wege
    } zu { $positions ->
        [one] { $positions } Stellung
       *[other] { $positions } Stellungen
    }

## Das Haus öffnen

cli-about-serve = Öffne das Haus: Tische im Browser, für alle im selben Netz.
cli-teach-serve = Ein Prozess, ein Port, eine Datei. Dein Browser öffnet sich, und die Adresse für Telefone steht da, mit einem Code zum Scannen. Strg-C schließt das Haus; jede Partie geht weiter, wo sie war, sobald es wieder öffnet.
cli-help-store = die Datei, die alles aufbewahrt, oder die Adresse einer PostgreSQL-Datenbank
cli-help-port = der Port, 8765, wenn keiner genannt ist
cli-help-host = die Adresse, an der gelauscht wird; mit 127.0.0.1 bleibt das Haus auf dieser Maschine
cli-help-no-browser = den Browser nicht öffnen
cli-help-public-url = wo das Haus von außen zu erreichen ist, etwa https://play.example.org/
cli-help-proxy = die Adresse eines Proxys, dem über Besucher geglaubt wird; auch mehrmals
cli-help-generous = alle Grenzen damit vervielfachen, für eine Schule hinter einer Adresse
cli-help-insecure-test-mode = nur für Tests: Störungen lassen sich auslösen
cli-value-store = SPEICHER
cli-value-address = ADRESSE
cli-occupied = Die Datei „{ $file }“ gehört einem Haus, das schon offen ist. Schließ es, oder nenne mit --store eine andere Datei.
cli-port-taken = Port { $port } an { $host } ist belegt oder darf nicht geöffnet werden. Wähle einen anderen mit --port.
cli-open-here = Das Haus ist offen: { $address }
cli-open-there = Von einem Telefon oder einer anderen Maschine in der Nähe: { $address }
cli-stop = Strg-C schließt es. Nichts Gespieltes geht verloren.
cli-test-mode = TESTBETRIEB: Hier lassen sich Störungen und Kartenlagen einschleusen. Spiel nie so.

cli-about-arena = Zwei Spieler eines Spiels treffen lassen und sagen, wer besser ist.
cli-teach-arena = A hat einen Platz und B alle anderen, jeden Platz der Reihe nach; so spielen beide jede Verteilung. Spieler sind random, greedy, was das Spiel selbst benennt, und die Stufen 1 bis 5. Was gespielt ist, bleibt erhalten und geht weiter, wo es abgebrochen wurde; daneben liegen die Zahlen als JSON und als Bild.
cli-help-a = wer gemessen wird
cli-help-b = die anderen
cli-help-matches = wie viele Partien mindestens; Verteilungen werden ganz gespielt
cli-help-think = wie viele Sekunden für jede Wahl, sonst 0.1
cli-help-nodes = wie viele Knoten für jede Wahl, statt Sekunden
cli-help-into = der Ordner für Partien, Zahlen und Bild
cli-value-player = SPIELER
cli-value-folder = ORDNER
cli-arena-line = { $a } hat { $won } % von { $matches } Partien gegen { $b } gewonnen, mit 95 % Sicherheit { $least } bis { $most } %; Gleichstand ist { $par } % ({ $deals } ganze Verteilungen).
cli-arena-better = { $a } ist besser als { $b }.
cli-arena-worse = { $a } ist schlechter als { $b }.
cli-arena-open = Das sagt nicht, wer besser ist: lass mehr Partien spielen.
cli-another-contest = { $file } enthält Partien einer anderen Begegnung. Nenne mit --into einen anderen Ordner.
cli-no-writing = In „{ $file }“ lässt sich nichts schreiben; nenne mit --into einen anderen Ordner.
cli-help-node-url = wo andere Prozesse, die dieselbe PostgreSQL-Datenbank nutzen, diesen erreichen, etwa http://10.0.0.2:8765
cli-no-store = In diesem Speicher lässt sich nichts aufbewahren: { $reason }. Prüfe seine Adresse und ob er läuft, oder lass --store weg, dann liegt alles in einer Datei.

## Running the house

cli-about-doctor = Nachsehen, ob das Haus alles hat, was es braucht, von der Platte bis zum Proxy.
cli-teach-doctor = Sag nach „parlour doctor“ dasselbe wie nach „parlour serve“. Der Rückgabewert ist 0, wenn alles gut ist, und 1, wenn etwas zu beheben ist.
cli-about-backup = Alles mitnehmen, was ein Haus aufbewahrt, während es weiterläuft.
cli-teach-backup = Die Datei enthält, was in einem Augenblick wahr war, aus einer SQLite-Datei wie aus PostgreSQL, und ihr Fingerabdruck liegt daneben. Danach wird jede Partie darin nachgespielt, Zug für Zug.
cli-about-restore = Eine Sicherung in einen leeren Speicher zurücklegen.
cli-teach-restore = Zuerst wird der Fingerabdruck verglichen und jede Partie nachgespielt; stimmt etwas nicht, wird nirgends etwas hingelegt. Der Speicher darf von anderer Art sein als der kopierte.
cli-about-migrate = Einen Speicher auf den Stand bringen, den dieses Haus liest.
cli-teach-migrate = „parlour serve“ tut beim Öffnen dasselbe. Alles geschieht, oder nichts.
cli-about-password = Das Passwort der Verwaltungsseite setzen.
cli-teach-password = Das Passwort wird dort gelesen, wo es niemand sieht, oder aus einer Pipe, und nur so aufbewahrt, wie argon2 es macht. Solange keines gesetzt ist, sieht niemand die Seite.
cli-which-backup = Welche Datei ist gemeint? Nenne eine, wie in „parlour backup sonntag.parlour“.
cli-backed-up = { $matches } Partien mit { $events } Zügen sind in { $file }.
cli-restored = { $matches } Partien mit { $events } Zügen sind zurück.
cli-replayed = Alle { $matches } Partien wurden nachgespielt, und jeder Zug stimmt.
cli-flawed-match = Mit der Partie { $match } stimmt etwas nicht: { $flaw }.
cli-migrated = Der Speicher hatte Ausgabe { $before } und hat jetzt Ausgabe { $after }.
cli-up-to-date = Der Speicher hat schon Ausgabe { $after }; es war nichts zu tun.
cli-newer = Ein neueres Haus hat diesen Speicher geschrieben (Ausgabe { $there }), und er bleibt, wie er ist. Installiere das neuere Haus.
cli-spoilt = Diese Sicherung ist nicht, was geschrieben wurde ({ $reason }), und nirgends wurde etwas hingelegt. Nimm eine andere, mit ihrem .sha256 daneben.
cli-not-empty = In diesem Speicher sind schon Partien. Nenne mit --store einen leeren.
cli-password = Das neue Passwort der Verwaltungsseite:
cli-short-password = Ein Passwort braucht mindestens { $least } Zeichen; nichts wurde geändert.
cli-password-set = Das Passwort ist gesetzt. Die Seite liegt unter /admin des Hauses.

## The doctor

doctor-port-free = Port { $port } ist frei.
doctor-port-taken = Port { $port } ist von etwas anderem belegt ({ $reason }). Wähle einen anderen mit --port.
doctor-answers = Unter { $url } antwortet ein Haus.
doctor-test-mode = Das Haus unter { $url } ist im TESTBETRIEB: Fehler lassen sich auslösen. Öffne es ohne --insecure-test-mode.
doctor-space = In { $folder } sind { $free } MB frei; { $least } MB sollten es sein.
doctor-no-writing = In { $folder } lässt sich nichts schreiben ({ $reason }). Gib dem, der das Haus führt, das Recht dazu, oder wähle mit --store einen anderen Ort.
doctor-disk = Die Platte braucht { $milliseconds } ms, bis sie einen Zug hat.
doctor-store-new = Der Speicher { $file } entsteht, wenn das Haus geöffnet wird.
doctor-store = Der Speicher ({ $kind }) ist lesbar; Ausgabe { $there } seines Schemas.
doctor-store-newer = Der Speicher hat Ausgabe { $there }, und dieses Haus liest bis { $newest }. Installiere das neuere Haus.
doctor-no-store = Der Speicher antwortet nicht: { $reason }. Prüfe seine Adresse und ob er läuft.
doctor-clocks = Die Uhren dieses Rechners und der Datenbank liegen { $seconds } s auseinander.
doctor-clock = Die Uhr dieses Rechners geht richtig.
doctor-clock-wrong = Die Uhr dieses Rechners geht falsch oder springt. Lass sie aus dem Netz stellen.
doctor-no-proxy = Von außen kommt niemand. Soll jemand kommen, nenne die Adresse mit --public-url.
doctor-secure = Die Adresse von außen ist { $url }; sie sollte mit https beginnen.
doctor-not-outside = Das Haus ist unter { $url } nicht zu erreichen ({ $reason }). Der Proxy muss weitergeben, was er gefragt wird.
doctor-upgrade = WebSockets erreichen das Haus durch { $url }.
doctor-no-upgrade = WebSockets kommen nicht durch { $url } ({ $code }). Der Proxy muss die Kopfzeilen Upgrade, Connection, Host und Origin weitergeben, und das Haus braucht dasselbe --public-url.
