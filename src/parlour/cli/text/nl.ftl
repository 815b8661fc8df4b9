## Hulp

cli-teach = Gezelschapsspellen in de terminal, precies volgens hun spelregels gespeeld, door mensen en door robots. ‘parlour play’ begint meteen een partij.
cli-more-help = ‘parlour play --help’ vertelt meer over een opdracht, en zo gaat het bij alle. De taal is die van je systeem; met --language en, fr, nl of de kies je een andere.
cli-about-play = Speel een partij tegen robots.
cli-about-replay = Vertel een partij na uit haar bestand.
cli-about-verify = Ga na of een partij zo kon verlopen en of haar geluk getrokken is.
cli-about-games = Som de spellen op, en wat een tafel kan afspreken.
cli-about-rules = Lees de spelregels van een spel, of één regel daarvan.
cli-about-walk = Tel de standen van een spel, diepte na diepte.
cli-about-bench = Meet hoe snel de wet van een spel hier is.
cli-about-completion = Laat je shell de woorden van parlour afmaken.
cli-teach-play = Je gaat zitten, robots nemen de andere stoelen en de gever begint. Een zet kies je uit een lijst of typ je in notatie; een zet tegen de regels wordt geweigerd, met de regel die hem verbiedt. Er wordt eerlijk gedeeld: het huis belooft zijn kiem voordat het jouw deel van het geluk kent, en toont hem aan het eind.
cli-teach-replay = Zonder meer hoor je wat een toeschouwer hoorde. Met --as hoor je de partij zoals een van de stoelen haar hoorde, en met --at zie je de tafel na zoveel zetten.
cli-teach-verify = Elke zet wordt opnieuw gedaan, en elke trekking van de gever opnieuw uit de kiem getrokken. De uitgangscode is 0 als alles klopt, 1 als er iets mis is met de partij, en 2 als het bestand niet te lezen is.
cli-teach-games = De genoemde opties spreek je af met ‘parlour play --option naam=waarde’.
cli-teach-rules = Telkens als een zet geweigerd wordt, krijg je het nummer van een regel. Die regel en alle andere kun je hier lezen.
cli-teach-walk = Elke zet van elke stoel wordt geprobeerd. Waar de gever trekt, staat één trekking voor alle; --seed geeft een andere. De tellingen zijn voor wie een spel of zijn regels controleert.
cli-teach-bench = Er worden willekeurige partijen gespeeld, en elke zet wordt aangeboden, beoordeeld en gespeeld zoals aan een tafel. Het getal geldt voor één kern van deze machine en voor de tijd van dit proces alleen.
cli-teach-completion = Zet de regel hieronder in het opstartbestand van je shell, met bash, zsh of fish.
cli-help-game = het spel; zonder naam het eerste van ‘parlour games’
cli-help-file = het bestand van een partij, zoals ‘play --record’ het schrijft
cli-help-clause = het nummer van een regel, zoals 3.3
cli-help-shell = bash, zsh of fish
cli-help-seats = hoeveel stoelen er aan de tafel staan, die van de robots meegeteld
cli-help-seat = welke stoel de jouwe is; de eerste is 1
cli-help-option = iets wat de tafel afspreekt, zoals naam=waarde; mag vaker voorkomen
cli-help-bot = wie op de andere stoelen speelt
cli-help-pace = hoeveel seconden een robot hoogstens nadenkt
cli-help-no-clock = niemand hoeft zich te haasten: de tafel wacht tot allen gesproken hebben
cli-help-plain = gewone regels, zonder kleuren en zonder rondspringen; goed voor schermlezers
cli-help-seed = noemt de deling, in hexadecimale cijfers, zodat ze opnieuw te spelen is
cli-help-record = bewaar de partij in dit bestand, dat nog niet mag bestaan
cli-help-as = wiens oren: het nummer van een stoel, of watcher
cli-help-at = toon de tafel na zoveel zetten
cli-help-depth = hoeveel zetten diep
cli-help-seconds = hoeveel seconden voor elk aantal stoelen
cli-help-language = en, fr, nl of de
cli-help-help = deze hulp

cli-value-command = OPDRACHT
cli-value-game = SPEL
cli-value-file = BESTAND
cli-value-clause = REGEL
cli-value-shell = OPDRACHTREGEL
cli-value-count = AANTAL
cli-value-number = NUMMER
cli-value-option = NAAM=WAARDE
cli-value-bot = ROBOT
cli-value-seconds = SECONDEN
cli-value-seed = KIEM
cli-value-viewer = WIE
cli-value-language = TAAL

## Wat niet kan, en wat wel

unknown-command = Er is geen opdracht ‘{ $given }’. { $cure }
unknown-argument = ‘{ $given }’ betekent hier niets. { $cure }
unknown-bot = Geen robot heet ‘{ $given }’. { $cure }
unknown-viewer = Niemand die ‘{ $given }’ heet zat aan deze tafel. { $cure }
unknown-shell = Voor de shell ‘{ $given }’ is er niets om woorden af te maken. { $cure }
cli-one-value = Na { $argument } volgt niet wat nodig is, of te veel; ‘--help’ na de opdracht toont hoe het geschreven wordt.
cli-no-count = { $place } is een geheel getal van ten minste { $least }, niet ‘{ $given }’.
cli-no-number = { $place } is een getal van { $least } tot { $most }, niet ‘{ $given }’.
cli-no-seed = --seed bestaat uit hoogstens 64 hexadecimale cijfers, twee per byte, zoals 00ff; ‘{ $given }’ is iets anders.
cli-no-option = --option schrijf je als naam=waarde, en ‘{ $given }’ heeft geen isgelijkteken.
cli-which-file = Het bestand van een partij ontbreekt; noem het na de opdracht.
cli-no-file = Het bestand ‘{ $file }’ is niet te lezen; controleer de naam, en of het tekst is.
cli-unreadable = ‘{ $file }’ is geen verslag van een partij: { $reason }
cli-file-there = Het bestand ‘{ $file }’ bestaat al en blijft zoals het is; kies een andere naam.
cli-no-folder = Er is geen map ‘{ $folder }’; maak haar eerst, of kies een andere.

## Spellen en regels

cli-game-line = { $name }: { $game }
cli-game-facts = { $least } tot { $most } stoelen, editie { $edition } van de regels
cli-option-line = { $about }: { $known }

## Aan de tafel

cli-you-sit = Jij bent { $seat }. Er staan { $seats } stoelen aan de tafel, en robots spelen op de andere.
cli-promise = Dit is partij { $match }. Het huis heeft zijn kiem gekozen en belooft hem: { $commitment }
cli-named-deal = Deze deling is met haar kiem genoemd en dus opnieuw te spelen; over geluk bewijst ze niets.
cli-proven = De kiem was { $seed }. Hij houdt de belofte, en elke trekking van de partij volgt eruit.
cli-left = Je verlaat de tafel voor het einde.
cli-kept = De partij is bewaard in { $file }.
cli-plain-hint = Typ het nummer van een zet, of de zet zelf. Een vraagteken somt op wat je nog meer kunt zeggen.
cli-choice = { $n }: { $name } ({ $notation })
cli-more = Er zijn er meer. Zeg ‘meer’ voor de volgende, of typ een willekeurige zet, zoals ‘{ $example }’.
cli-no-move = ‘{ $given }’ is hier geen leesbare zet. Typ een nummer van de lijst, of een zet zoals ‘{ $example }’.
cli-command-help = hulp
cli-command-table = tafel
cli-command-log = verloop
cli-command-more = meer
cli-command-rules = regels
cli-command-quit = weg
cli-explain-help = deze lijst
cli-explain-table = wat er op de tafel ligt
cli-explain-log = wat er tot nu toe gebeurd is
cli-explain-more = meer zetten die je kunt doen
cli-explain-rules = de spelregels
cli-explain-quit = de tafel verlaten
cli-explain-move = Al het andere is een zet, met zijn nummer of zoals hij geschreven wordt: ‘{ $example }’.
cli-screen-table = De tafel
cli-screen-log = Wat er gebeurd is
cli-screen-choices = Wat je kunt doen
cli-screen-line = nummer, zet of woord; Enter alleen neemt de gemerkte regel
cli-screen-keys = Met Omhoog en Omlaag merk je een regel van de lijst, met Enter neem je hem. Wat je in plaats daarvan typt wordt tijdens het typen beoordeeld. Met Page Up en Page Down blader je door wat er gebeurd is; Escape maakt de regel leeg. F1 toont deze bladzijde, F2 de spelregels, en met Ctrl+Q verlaat je de tafel.
cli-screen-away = Escape: terug naar de tafel
cli-screen-leave = Zeg het nog eens, en je verlaat de tafel voor het einde.

## Nagaan en tellen

cli-sound = { $file } is in orde: { $n ->
        [one] { $n } zet, toegestaan
       *[other] { $n } zetten, allemaal toegestaan
    }, en elke trekking is die welke de kiem geeft.
cli-sound-moves = { $file } is in orde: { $n ->
        [one] { $n } zet, toegestaan
       *[other] { $n } zetten, allemaal toegestaan
    }. De deling was genoemd, dus er is geen geluk na te gaan.
cli-flaw = { $file }, bij zet { $n }: { $flaw } Is het bestand bewerkt of onderweg beschadigd, vraag dan om het origineel.
cli-bench-line = { $seats } stoelen: { $moves } zetten per seconde
cli-walk-line = Diepte { $depth }: { $moves ->
        [one] { $moves } weg
       *[other] { $moves } wegen
    } naar { $positions ->
        [one] { $positions } stand
       *[other] { $positions } standen
    }

## Het huis openen

cli-about-serve = Open het huis: tafels in de browser, voor iedereen in hetzelfde netwerk.
cli-teach-serve = Eén proces, één poort, één bestand. Je browser gaat open, en het adres voor telefoons verschijnt met een code om te scannen. Ctrl-C sluit het huis; elke partij gaat verder waar ze was zodra het weer opengaat.
cli-help-store = het bestand dat alles bewaart, of het adres van een PostgreSQL-database
cli-help-port = de poort die opengaat, 8765 als er geen genoemd is
cli-help-host = het adres waarop geluisterd wordt; met 127.0.0.1 blijft het huis op deze machine
cli-help-no-browser = open de browser niet
cli-help-public-url = waar mensen dit huis van buiten bereiken, zoals https://play.example.org/
cli-help-proxy = het adres van een proxy die over bezoekers geloofd wordt; mag vaker gegeven worden
cli-help-generous = vermenigvuldig alle grenzen hiermee, voor een school achter één adres
cli-help-insecure-test-mode = alleen voor proeven: er kunnen storingen veroorzaakt worden
cli-value-store = OPSLAG
cli-value-address = ADRES
cli-occupied = Het bestand “{ $file }” hoort bij een huis dat al open is. Sluit dat, of noem met --store een ander bestand.
cli-port-taken = Poort { $port } op { $host } is bezet, of mag niet open. Kies een andere met --port.
cli-open-here = Het huis is open: { $address }
cli-open-there = Vanaf een telefoon of een andere machine in de buurt: { $address }
cli-stop = Ctrl-C sluit het. Niets wat gespeeld is gaat verloren.
cli-test-mode = PROEFSTAND: hier kunnen storingen en gevers ingevoerd worden. Speel nooit zo.

cli-about-arena = Twee spelers van een spel laten treffen, en zeggen wie beter is.
cli-teach-arena = A heeft één stoel en B alle andere, elke stoel om beurten; zo speelt elk van beiden elke verdeling. Spelers zijn random, greedy, wie het spel zelf noemt, en de niveaus 1 tot 5. Wat gespeeld is blijft bewaard en gaat verder waar het afgebroken werd; ernaast liggen de cijfers als JSON en als plaatje.
cli-help-a = wie gemeten wordt
cli-help-b = de anderen
cli-help-matches = hoeveel partijen ten minste; verdelingen worden helemaal gespeeld
cli-help-think = hoeveel seconden voor elke keuze, anders 0.1
cli-help-nodes = hoeveel knopen voor elke keuze, in plaats van seconden
cli-help-into = de map voor partijen, cijfers en plaatje
cli-value-player = SPELER
cli-value-folder = MAP
cli-arena-line = { $a } won { $won } % van { $matches } partijen tegen { $b }, met 95 % zekerheid { $least } tot { $most } %; gelijk staat op { $par } % ({ $deals } hele verdelingen).
cli-arena-better = { $a } is beter dan { $b }.
cli-arena-worse = { $a } is slechter dan { $b }.
cli-arena-open = Dat zegt niet wie beter is: speel meer partijen.
cli-another-contest = { $file } bevat partijen van een andere ontmoeting. Noem met --into een andere map.
cli-no-writing = In “{ $file }” kan niets worden geschreven; noem met --into een andere map.
cli-help-node-url = waar andere processen die de PostgreSQL-database delen dit proces bereiken, zoals http://10.0.0.2:8765
cli-no-store = In deze opslag kan niets worden bewaard: { $reason }. Controleer het adres en of hij draait, of laat --store weg om alles in een bestand te bewaren.

## Running the house

cli-about-doctor = Kijken of het huis alles heeft wat het nodig heeft, van de schijf tot de proxy.
cli-teach-doctor = Zeg na ‘parlour doctor’ hetzelfde als na ‘parlour serve’. De afsluitcode is 0 als alles goed is en 1 als er iets te verhelpen is.
cli-about-backup = Alles meenemen wat een huis heeft bewaard, terwijl het doorgaat.
cli-teach-backup = Het bestand bevat wat op één ogenblik waar was, uit een SQLite-bestand net als uit PostgreSQL, en de vingerafdruk staat ernaast. Daarna wordt elke partij erin nagespeeld, zet voor zet.
cli-about-restore = Een back-up in een lege opslag terugzetten.
cli-teach-restore = Eerst wordt de vingerafdruk vergeleken en elke partij nagespeeld; klopt er iets niet, dan wordt er nergens iets neergezet. De opslag mag van een andere soort zijn dan de gekopieerde.
cli-about-migrate = Een opslag op de stand brengen die dit huis leest.
cli-teach-migrate = ‘parlour serve’ doet bij het openen hetzelfde. Alles gebeurt, of niets.
cli-about-password = Het wachtwoord van de beheerpagina instellen.
cli-teach-password = Het wachtwoord wordt gelezen waar niemand het ziet, of uit een pipe, en alleen bewaard zoals argon2 het maakt. Zolang er geen is ingesteld, ziet niemand de pagina.
cli-which-backup = Welk bestand is bedoeld? Noem er een, zoals in ‘parlour backup zondag.parlour’.
cli-backed-up = { $matches } partijen met { $events } zetten staan in { $file }.
cli-restored = { $matches } partijen met { $events } zetten zijn terug.
cli-replayed = Alle { $matches } partijen zijn nagespeeld, en elke zet klopt.
cli-flawed-match = Met partij { $match } klopt iets niet: { $flaw }.
cli-migrated = De opslag was van uitgave { $before } en is nu van uitgave { $after }.
cli-up-to-date = De opslag is al van uitgave { $after }; er was niets te doen.
cli-newer = Een nieuwer huis heeft deze opslag geschreven (uitgave { $there }), en hij blijft zoals hij is. Installeer het nieuwere huis.
cli-spoilt = Deze back-up is niet wat er geschreven is ({ $reason }), en er is nergens iets neergezet. Neem een andere, met het .sha256-bestand ernaast.
cli-not-empty = Er staan al partijen in deze opslag. Noem een lege met --store.
cli-password = Het nieuwe wachtwoord van de beheerpagina:
cli-short-password = Een wachtwoord heeft minstens { $least } tekens; er is niets veranderd.
cli-password-set = Het wachtwoord is ingesteld. De pagina staat op /admin van het huis.

## The doctor

doctor-port-free = Poort { $port } is vrij.
doctor-port-taken = Poort { $port } is door iets anders bezet ({ $reason }). Kies een andere met --port.
doctor-answers = Op { $url } antwoordt een huis.
doctor-test-mode = Het huis op { $url } staat in TESTMODUS: storingen kunnen worden opgewekt. Open het zonder --insecure-test-mode.
doctor-space = In { $folder } is { $free } MB vrij; het zou { $least } MB moeten zijn.
doctor-no-writing = In { $folder } kan niets worden geschreven ({ $reason }). Geef wie het huis runt dat recht, of kies een andere plek met --store.
doctor-disk = De schijf heeft { $milliseconds } ms nodig om een zet te hebben.
doctor-store-new = De opslag { $file } ontstaat als het huis wordt geopend.
doctor-store = De opslag ({ $kind }) is leesbaar; uitgave { $there } van het schema.
doctor-store-newer = De opslag is van uitgave { $there }, en dit huis leest tot { $newest }. Installeer het nieuwere huis.
doctor-no-store = De opslag antwoordt niet: { $reason }. Controleer het adres en of hij draait.
doctor-clocks = De klokken van deze machine en van de database lopen { $seconds } s uiteen.
doctor-clock = De klok van deze machine loopt goed.
doctor-clock-wrong = De klok van deze machine loopt verkeerd of springt. Laat hem door het netwerk gelijkzetten.
doctor-no-proxy = Er komt niemand van buiten. Moet er iemand komen, noem dan het adres met --public-url.
doctor-secure = Het adres van buiten is { $url }; het zou met https moeten beginnen.
doctor-not-outside = Het huis is niet bereikbaar op { $url } ({ $reason }). Laat de proxy doorgeven wat hem gevraagd wordt.
doctor-upgrade = WebSockets bereiken het huis via { $url }.
doctor-no-upgrade = WebSockets komen niet door { $url } ({ $code }). Laat de proxy de headers Upgrade, Connection, Host en Origin doorgeven, en open het huis met dezelfde --public-url.
