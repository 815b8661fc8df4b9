## Aide

cli-teach = Des jeux de société dans le terminal, joués exactement selon leurs règles, par des personnes et par des robots. « parlour play » commence une partie sur-le-champ.
cli-more-help = « parlour play --help » en dit plus sur une commande, et il en va de même pour toutes. La langue est celle de votre système ; --language en, fr, nl ou de en choisit une autre.
cli-about-play = Jouer une partie contre des robots.
cli-about-replay = Raconter une partie d’après son fichier.
cli-about-verify = Vérifier qu’une partie a pu se dérouler et que sa chance a été tirée.
cli-about-games = Énumérer les jeux, et ce dont une table peut convenir.
cli-about-rules = Lire le livret d’un jeu, ou une seule de ses clauses.
cli-about-walk = Compter les positions d’un jeu, un coup après l’autre.
cli-about-bench = Mesurer la vitesse des règles d’un jeu sur cette machine.
cli-about-completion = Laisser votre shell compléter les mots de parlour.
cli-teach-play = Vous prenez place, des robots occupent les autres sièges et le donneur commence. Un coup se choisit dans une liste ou s’écrit en notation ; un coup contraire aux règles est refusé, avec la clause qui l’interdit. La donne est honnête : la maison s’engage sur sa graine avant de connaître votre part de hasard, et la montre à la fin.
cli-teach-replay = Sans autre précision, vous entendez ce qu’a entendu un spectateur. Avec --as, vous entendez la partie depuis l’un des sièges ; avec --at, vous voyez la table après tant de coups.
cli-teach-verify = Chaque coup est rejoué, et chaque tirage du donneur est refait d’après la graine. Le code de sortie est 0 si tout va bien, 1 si quelque chose cloche dans la partie, et 2 si le fichier est illisible.
cli-teach-games = On convient des options énumérées par « parlour play --option nom=valeur ».
cli-teach-rules = À chaque coup refusé, on vous donne le numéro d’une clause. Cette clause et toutes les autres se lisent ici.
cli-teach-walk = Chaque coup de chaque siège est essayé. Là où le donneur tire, un seul tirage vaut pour tous ; --seed en donne un autre. Ces comptes servent à qui contrôle un jeu ou ses règles.
cli-teach-bench = Des parties sont jouées au hasard, chaque coup étant proposé, jugé et joué comme à une table. Le chiffre vaut pour un cœur de cette machine et pour le temps de ce seul processus.
cli-teach-completion = Mettez la ligne ci-dessous dans le fichier de démarrage de votre shell, avec bash, zsh ou fish.
cli-help-game = le jeu ; à défaut, le premier de « parlour games »
cli-help-file = le fichier d’une partie, tel que l’écrit « play --record »
cli-help-clause = le numéro d’une clause, comme 3.3
cli-help-shell = bash, zsh ou fish
cli-help-seats = combien de sièges à la table, robots compris
cli-help-seat = lequel des sièges est le vôtre ; le premier est le 1
cli-help-option = ce dont la table convient, comme nom=valeur ; peut se répéter
cli-help-bot = qui joue aux autres sièges
cli-help-pace = combien de secondes un robot réfléchit au plus
cli-help-no-clock = personne n’est pressé : la table attend que tous aient parlé
cli-help-plain = de simples lignes, sans couleurs ni déplacements ; convient aux lecteurs d’écran
cli-help-seed = nomme la donne, en chiffres hexadécimaux, pour pouvoir la rejouer
cli-help-record = garder la partie dans ce fichier, qui ne doit pas exister encore
cli-help-as = par quelles oreilles : le numéro d’un siège, ou watcher
cli-help-at = montrer la table après tant de coups
cli-help-depth = sur combien de coups
cli-help-seconds = combien de secondes pour chaque nombre de sièges
cli-help-language = en, fr, nl ou de
cli-help-help = cette aide

cli-value-command = COMMANDE
cli-value-game = JEU
cli-value-file = FICHIER
cli-value-clause = ARTICLE
cli-value-shell = INTERPRÈTE
cli-value-count = NOMBRE
cli-value-number = NUMÉRO
cli-value-option = NOM=VALEUR
cli-value-bot = ROBOT
cli-value-seconds = SECONDES
cli-value-seed = GRAINE
cli-value-viewer = QUI
cli-value-language = LANGUE

## Ce qui ne va pas, et ce qui va

unknown-command = Il n’y a pas de commande « { $given } ». { $cure }
unknown-argument = « { $given } » ne veut rien dire ici. { $cure }
unknown-bot = Aucun robot ne s’appelle « { $given } ». { $cure }
unknown-viewer = Personne du nom de « { $given } » n’était à cette table. { $cure }
unknown-shell = Rien n’est prévu pour compléter dans le shell « { $given } ». { $cure }
cli-one-value = { $argument } n’est pas suivi de ce qu’il lui faut, ou de trop ; « --help » après la commande montre comment l’écrire.
cli-no-count = { $place } est un nombre entier d’au moins { $least }, et non « { $given } ».
cli-no-number = { $place } est un nombre de { $least } à { $most }, et non « { $given } ».
cli-no-seed = --seed s’écrit avec 64 chiffres hexadécimaux au plus, deux par octet, comme 00ff ; « { $given } » est autre chose.
cli-no-option = --option s’écrit nom=valeur, et « { $given } » n’a pas de signe égal.
cli-which-file = Il manque le fichier d’une partie ; nommez-le après la commande.
cli-no-file = Le fichier « { $file } » ne peut pas être lu ; vérifiez son nom, et que c’est du texte.
cli-unreadable = « { $file } » n’est pas le texte d’une partie : { $reason }
cli-file-there = Le fichier « { $file } » existe déjà et reste tel quel ; choisissez un autre nom.
cli-no-folder = Il n’y a pas de dossier « { $folder } » ; créez-le d’abord, ou choisissez-en un autre.

## Jeux et règles

cli-game-line = { $name } : { $game }
cli-game-facts = de { $least } à { $most } sièges, édition { $edition } de ses règles
cli-option-line = { $about } : { $known }

## À la table

cli-you-sit = Vous êtes { $seat }. Il y a { $seats } sièges à la table, et des robots jouent aux autres.
cli-promise = Voici la partie { $match }. La maison a choisi sa graine et s’y engage : { $commitment }
cli-named-deal = Cette donne a été nommée par sa graine et peut donc se rejouer ; elle ne prouve rien sur la chance.
cli-proven = La graine était { $seed }. Elle tient l’engagement, et chaque tirage de la partie en découle.
cli-left = Vous quittez la table avant la fin.
cli-kept = La partie est gardée dans { $file }.
cli-plain-hint = Tapez le numéro d’un coup, ou le coup lui-même. Un point d’interrogation énumère ce que vous pouvez dire d’autre.
cli-choice = { $n } : { $name } ({ $notation })
cli-more = Il y en a d’autres. Dites « suite » pour les voir, ou tapez n’importe quel coup, comme « { $example } ».
cli-no-move = « { $given } » n’est pas un coup lisible ici. Tapez un numéro de la liste, ou un coup comme « { $example } ».
cli-command-help = aide
cli-command-table = tapis
cli-command-log = journal
cli-command-more = suite
cli-command-rules = règles
cli-command-quit = quitter
cli-explain-help = cette liste
cli-explain-table = ce qui est sur la table
cli-explain-log = ce qui s’est passé jusqu’ici
cli-explain-more = d’autres coups possibles
cli-explain-rules = le livret de règles
cli-explain-quit = quitter la table
cli-explain-move = Tout le reste est un coup, par son numéro ou tel qu’il s’écrit : « { $example } ».
cli-screen-table = La table
cli-screen-log = Ce qui s’est passé
cli-screen-choices = Ce que vous pouvez faire
cli-screen-line = numéro, coup ou mot ; Entrée seule prend la ligne marquée
cli-screen-keys = Haut et Bas marquent une ligne de la liste, Entrée la prend. Ce que vous tapez à la place est jugé pendant que vous tapez. Page précédente et Page suivante font défiler ce qui s’est passé ; Échap efface la ligne. F1 montre cette page, F2 le livret de règles, et Ctrl+Q quitte la table.
cli-screen-away = Échap : retour à la table
cli-screen-leave = Dites-le encore une fois, et vous quittez la table avant la fin.

## Contrôler et compter

cli-sound = { $file } est en ordre : { $n ->
        [one] { $n } coup permis
       *[other] { $n } coups, tous permis
    }, et chaque tirage est celui que donne la graine.
cli-sound-moves = { $file } est en ordre : { $n ->
        [one] { $n } coup permis
       *[other] { $n } coups, tous permis
    }. La donne a été nommée : il n’y a pas de chance à vérifier.
cli-flaw = { $file }, au coup { $n } : { $flaw } Si le fichier a été modifié ou abîmé en route, demandez l’original.
cli-bench-line = { $seats } sièges : { $moves } coups par seconde
cli-walk-line = Profondeur { $depth } : { $moves ->
        [one] { $moves } chemin
       *[other] { $moves } chemins
    } vers { $positions ->
        [one] { $positions } situation
       *[other] { $positions } situations
    }

## Ouvrir la maison

cli-about-serve = Ouvrir la maison : des tables dans le navigateur, pour tout le réseau local.
cli-teach-serve = Un processus, un port, un fichier. Votre navigateur s’ouvre, et l’adresse pour les téléphones s’affiche avec un code à scanner. Ctrl-C ferme la maison ; chaque partie reprend où elle en était à la réouverture.
cli-help-store = le fichier qui garde tout, ou l’adresse d’une base PostgreSQL
cli-help-port = le port à ouvrir, 8765 si aucun n’est donné
cli-help-host = l’adresse d’écoute ; 127.0.0.1 réserve la maison à cette machine
cli-help-no-browser = ne pas ouvrir le navigateur
cli-help-public-url = où l’on atteint cette maison de l’extérieur, par exemple https://play.example.org/
cli-help-proxy = l’adresse d’un relais dont on croit ce qu’il dit des visiteurs ; peut être donnée plusieurs fois
cli-help-generous = multiplier toutes les limites, pour une école derrière une seule adresse
cli-help-insecure-test-mode = pour les essais seulement : des pannes peuvent être provoquées
cli-value-store = RÉSERVE
cli-value-address = ADRESSE
cli-occupied = Le fichier « { $file } » est tenu par une maison déjà ouverte. Fermez-la, ou nommez un autre fichier avec --store.
cli-port-taken = Le port { $port } à { $host } est pris, ou ne peut pas être ouvert. Choisissez-en un autre avec --port.
cli-open-here = La maison est ouverte : { $address }
cli-open-there = Depuis un téléphone ou une autre machine proche : { $address }
cli-stop = Ctrl-C la ferme. Rien de ce qui a été joué n’est perdu.
cli-test-mode = MODE D’ESSAI : pannes et donnes peuvent être provoquées ici. Ne jouez jamais ainsi.

cli-about-arena = Faire se rencontrer deux joueurs d’un jeu, et dire lequel est le meilleur.
cli-teach-arena = A tient un siège et B tous les autres, chaque siège à son tour : chaque donne est donc jouée par les deux. Les joueurs sont random, greedy, ceux que nomme le jeu lui-même, et les niveaux 1 à 5. Ce qui est joué est gardé et reprend là où il s’est arrêté ; à côté se trouvent les chiffres, en JSON et en image.
cli-help-a = celui que l’on mesure
cli-help-b = les autres
cli-help-matches = combien de parties au moins ; les donnes sont jouées entières
cli-help-think = combien de secondes par choix, 0.1 si rien n’est dit
cli-help-nodes = combien de nœuds par choix, au lieu de secondes
cli-help-into = le dossier des parties, des chiffres et de l’image
cli-value-player = JOUEUR
cli-value-folder = DOSSIER
cli-arena-line = { $a } a gagné { $won } % de { $matches } parties contre { $b }, de { $least } à { $most } % avec une certitude de 95 % ; l’égalité est à { $par } % ({ $deals } donnes entières).
cli-arena-better = { $a } est meilleur que { $b }.
cli-arena-worse = { $a } est moins bon que { $b }.
cli-arena-open = Cela ne dit pas qui est le meilleur : jouez plus de parties.
cli-another-contest = { $file } contient les parties d’une autre rencontre. Nommez un autre dossier avec --into.
cli-no-writing = Rien ne peut être écrit dans « { $file } » ; nommez un autre dossier avec --into.
cli-help-node-url = où les autres processus qui partagent la base PostgreSQL joignent celui-ci, par exemple http://10.0.0.2:8765
cli-no-store = Rien ne peut être conservé dans ce dépôt : { $reason }. Vérifiez son adresse et qu’il fonctionne, ou omettez --store pour tout garder dans un fichier.

## Running the house

cli-about-doctor = Voir si la maison a tout ce qu’il lui faut, du disque au mandataire.
cli-teach-doctor = Dites après « parlour doctor » la même chose qu’après « parlour serve ». Le code de sortie est 0 si tout va bien, et 1 s’il faut remédier à quelque chose.
cli-about-backup = Emporter tout ce qu’une maison a conservé, pendant qu’elle continue.
cli-teach-backup = Le fichier contient ce qui était vrai à un instant, qu’il vienne d’un fichier SQLite ou de PostgreSQL, et son empreinte est à côté. Puis chaque partie y est rejouée, coup par coup.
cli-about-restore = Remettre une sauvegarde dans un dépôt vide.
cli-teach-restore = D’abord l’empreinte est comparée et chaque partie rejouée ; si quelque chose ne va pas, rien n’est remis nulle part. Le dépôt peut être d’un autre genre que celui qui a été copié.
cli-about-migrate = Amener un dépôt à ce que lit cette maison.
cli-teach-migrate = « parlour serve » fait de même à l’ouverture. Tout est fait, ou rien.
cli-about-password = Choisir le mot de passe de la page d’administration.
cli-teach-password = Le mot de passe est lu là où personne ne le voit, ou depuis un tube, et n’est gardé que tel qu’argon2 le rend. Tant qu’il n’y en a pas, personne ne voit la page.
cli-which-backup = De quel fichier s’agit-il ? Nommez-en un, comme dans « parlour backup dimanche.parlour ».
cli-backed-up = { $matches } parties et { $events } coups sont dans { $file }.
cli-restored = { $matches } parties et { $events } coups sont de retour.
cli-replayed = Les { $matches } parties ont été rejouées, et chaque coup tient.
cli-flawed-match = La partie { $match } n’est pas saine : { $flaw }.
cli-migrated = Le dépôt était de l’édition { $before } ; il est maintenant de l’édition { $after }.
cli-up-to-date = Le dépôt est déjà de l’édition { $after } ; il n’y avait rien à faire.
cli-newer = Une maison plus récente a écrit ce dépôt (édition { $there }), et il est laissé tel quel. Installez la maison plus récente.
cli-spoilt = Cette sauvegarde n’est pas ce qui a été écrit ({ $reason }), et rien n’a été remis nulle part. Prenez-en une autre, avec son .sha256 à côté.
cli-not-empty = Il y a déjà des parties dans ce dépôt. Nommez-en un vide avec --store.
cli-password = Le nouveau mot de passe de la page d’administration :
cli-short-password = Un mot de passe a au moins { $least } signes ; rien n’a été changé.
cli-password-set = Le mot de passe est choisi. La page est à l’adresse /admin de la maison.

## The doctor

doctor-port-free = Le port { $port } est libre.
doctor-port-taken = Le port { $port } est pris par autre chose ({ $reason }). Choisissez-en un autre avec --port.
doctor-answers = Une maison répond à { $url }.
doctor-test-mode = La maison à { $url } est en MODE D’ESSAI : des pannes peuvent être provoquées. Ouvrez-la sans --insecure-test-mode.
doctor-space = { $free } Mo sont libres dans { $folder } ; il en faudrait { $least }.
doctor-no-writing = Rien ne peut être écrit dans { $folder } ({ $reason }). Donnez-en le droit à qui tient la maison, ou choisissez un autre endroit avec --store.
doctor-disk = Il faut { $milliseconds } ms au disque pour tenir un coup.
doctor-store-new = Le dépôt { $file } est créé à l’ouverture de la maison.
doctor-store = Le dépôt ({ $kind }) se lit ; édition { $there } de son schéma.
doctor-store-newer = Le dépôt est de l’édition { $there }, et cette maison lit jusqu’à la { $newest }. Installez la maison plus récente.
doctor-no-store = Le dépôt ne répond pas : { $reason }. Vérifiez son adresse et qu’il fonctionne.
doctor-clocks = Les horloges de cette machine et de la base ont { $seconds } s d’écart.
doctor-clock = L’horloge de cette machine va bien.
doctor-clock-wrong = L’horloge de cette machine est fausse ou saute. Faites-la régler par le réseau.
doctor-no-proxy = Personne ne vient de l’extérieur. Si quelqu’un doit venir, donnez l’adresse avec --public-url.
doctor-secure = L’adresse de l’extérieur est { $url } ; elle devrait commencer par https.
doctor-not-outside = La maison ne peut être jointe à { $url } ({ $reason }). Faites que le mandataire transmette ce qu’on lui demande.
doctor-upgrade = Les WebSockets atteignent la maison par { $url }.
doctor-no-upgrade = Les WebSockets ne passent pas par { $url } ({ $code }). Faites que le mandataire transmette les en-têtes Upgrade, Connection, Host et Origin, et ouvrez la maison avec le même --public-url.
