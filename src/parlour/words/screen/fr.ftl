## Ce que seul l’écran doit dire

page-welcome = À quoi joue-t-on ?
page-play = Jouer contre des robots
page-learn = Première partie
page-invite = Jouer entre amis
page-rules = Règles
page-settings = Réglages
page-back = Retour aux jeux
page-log = Ce qui s’est passé
page-log-empty = Rien encore.
page-text = La table en mots
page-close = Fermer
page-loading = On dresse la table…
page-lost = La ligne est coupée. Votre table vous attend, et rien n’est perdu.
page-gone = Cette table n’existe plus. Revenez en arrière et ouvrez-en une autre.
page-saved = Enregistré
page-again = Rejouer
page-waiting = On attend les autres
page-your-turn = À vous de jouer
page-clause = Règle { $clause }
page-sound = Son
page-voice = Lire à voix haute
page-language = Langue
page-theme = Lumière
page-theme-auto = comme cet appareil
page-theme-day = jour
page-theme-lamp = lampe
page-theme-contrast = contraste élevé
page-motion = Mouvement
page-motion-auto = comme cet appareil
page-motion-full = complet
page-motion-little = réduit
page-motion-none = aucun
page-size = Taille
page-size-usual = habituelle
page-size-large = grande

## Cartes et places

page-own-cards = Vos cartes
page-cards-of = Cartes : { $name }
page-card-down = { $slot }, face cachée
page-slot-empty = { $slot }, vide
page-won = Cartes gagnées : { $count }
page-war = Bataille !

## KSAR

page-ksar-plan = La cour vue d’en haut. Les flèches déplacent le bloc, R le tourne, T le pose autrement, N va à la place suivante, Entrée le pose.
page-ksar-left = Il reste { $coloured } blocs de couleur et { $neutral } neutres
page-ksar-score = Points
page-ksar-ways = Comment le bloc est posé
page-ksar-way-1 = À plat, hauteur 1
page-ksar-way-2 = Sur la tranche, hauteur 2
page-ksar-way-3 = Debout, hauteur 3
page-ksar-turn = Tourner le bloc
page-ksar-kind = Quel bloc
page-ksar-coloured = Bloc de couleur
page-ksar-neutral = Bloc neutre
page-ksar-places = Places possibles : { $count }
page-ksar-place = Poser
page-ksar-flat = Le plan seul
page-ksar-solid = Avec la maquette

## Tables and who sits there

page-play-game = Jouer à { $game } contre des robots
page-invite-game = Jouer à { $game } entre amis
page-rules-game = Règles : { $game }
page-lobby = Tables ouvertes
page-watch = Regarder
page-public = Tout le monde peut venir : la table figure sur la première page
page-usual = { $word } (comme dans les règles)
page-open = Ouvrir la table
page-seats = Combien de places
page-mine = Combien d’entre vous sur cet appareil
page-level = Force des robots, de 1 à 5
page-options = Pour aller plus loin
page-kids = Pour les enfants : des animaux au lieu de noms, rien d’écrit
page-hurried = Les horloges du jeu tournent
page-pace = Temps pour chaque coup
page-pace-none = autant qu’on veut
page-pace-move = une minute
page-join = Rejoignez la table
page-animal = Qui êtes-vous ?
page-name = Votre nom
page-sit = S’asseoir
page-sit-too = S’asseoir ici aussi
page-rise = Se lever
page-company = À la table
page-seat-free = Libre
page-add-bot = Un robot
page-remove-bot = Pas de robot
page-start = Commencer
page-start-bots = { $count ->
        [one] Commencer, avec un robot à la place libre
       *[other] Commencer, avec des robots aux { $count } places libres
    }
page-code = Le lien vers cette table en code QR
page-copy = Partager le lien
page-copied = Copié
page-bot = Robot { $n }
page-hand-over = Passez l’appareil : { $name }
page-here-i-am = C’est moi : { $name }
page-replay = Revoir la partie
page-install = Installer comme application
page-keys = Lettres comme touches

## Animals

page-animal-badger = Blaireau
page-animal-bear = Ours
page-animal-bee = Abeille
page-animal-cat = Chat
page-animal-deer = Cerf
page-animal-dog = Chien
page-animal-duck = Canard
page-animal-fox = Renard
page-animal-frog = Grenouille
page-animal-goat = Chèvre
page-animal-hare = Lièvre
page-animal-hedgehog = Hérisson
page-animal-horse = Cheval
page-animal-lynx = Lynx
page-animal-mole = Taupe
page-animal-mouse = Souris
page-animal-newt = Triton
page-animal-otter = Loutre
page-animal-owl = Chouette
page-animal-panda = Panda
page-animal-rabbit = Lapin
page-animal-robin = Rouge-gorge
page-animal-seal = Phoque
page-animal-snail = Escargot
page-animal-squirrel = Écureuil
page-animal-swan = Cygne
page-animal-tiger = Tigre
page-animal-turtle = Tortue
page-animal-whale = Baleine
page-animal-wolf = Loup

## KIZA

page-kiza-stands = { $name } offre { $total }.
page-kiza-stands-you = Vous offrez { $total }.
page-kiza-beats = Offrez plus de { $total }.
page-kiza-presenting = Chacun choisit les cartes à vendre.
page-kiza-sale = L’enchère
page-kiza-order = Trier par
page-kiza-order-colour = couleur
page-kiza-order-shape = forme
page-kiza-order-value = valeur
page-kiza-present = { $count ->
        [0] Présenter
        [one] Présenter { $count } carte
       *[other] Présenter { $count } cartes
    }
page-kiza-bid = Enchérir { $total }
page-kiza-bid-none = Enchérir
page-kiza-out = passe
page-kiza-held = { $count } en main
page-kiza-points = points marqués
page-kiza-row = Cartes KIZA : { $name }

## MEZZA

page-mezza-zones = { $held } en main, { $closed } cachées
page-mezza-pile = La pile de cartes
page-mezza-stock = cartes dans la pioche
page-mezza-low = { $value } ou moins
page-mezza-high = { $value } ou plus
page-mezza-any = N’importe quelle carte
page-mezza-removed = Hors du jeu : { $count }
page-mezza-clears = La pile sortirait du jeu.
page-mezza-then = La pile demanderait ensuite { $value }.
page-mezza-choose = Choisir des cartes
page-mezza-taken = { $cards }, { $count } en main
page-mezza-skipped = passe son tour
page-mezza-cleared = Balayé !
page-mezza-stolen = Volé !
page-mezza-always = Désormais toujours

## Autour de la table

page-around = Autour de la table
page-away = absent
page-wave = Un mot aux autres
page-emote-hello = Bonjour !
page-emote-bye = Au revoir !
page-emote-thanks = Merci !
page-emote-sorry = Pardon !
page-emote-well-played = Bien joué !
page-emote-wow = Ouah !
page-emote-oops = Oups !
page-emote-think = Je réfléchis…
page-emote-hurry = À toi !
page-emote-laugh = Ah ah !
page-said = { $name } : { $text }
page-talk = Dis quelque chose
page-send = Envoyer
page-take-back = Reprendre mon dernier coup
page-asks-back = { $name } aimerait reprendre le dernier coup.
page-agree = D’accord
page-decline = Plutôt pas
page-resign = Abandonner
page-resign-sure = Abandonner vraiment
page-bot-for-me = Laisser un robot jouer pour moi
page-return = Jouer de nouveau moi-même
page-bot-for = Laisser un robot jouer pour { $name }
page-more-time = Donner plus de temps à { $name }
page-device = Continuer sur un autre appareil
page-device-how = Ouvre ceci avec l’autre appareil, dans les dix minutes.
page-follow = Rejoindre la partie suivante

## Revoir la partie

page-step = Étape { $n } sur { $all }
page-before = Une étape en arrière
page-after = Une étape en avant
page-run = Laisser défiler
page-pause = Arrêter ici
page-eyes = Par les yeux de qui
page-share-step = Partager cette étape
page-record = Garder la partie en texte

## BATASAURUS

page-batasaurus-memorise = Retenez où ils sont.
page-batasaurus-choose = Retournez-en un.
page-batasaurus-fight = Bataille ! Choisissez-en encore un.

## How it ended

page-ending = Résultat
page-see-table = Voir la table

## SERIE

page-serie-table = La table
page-serie-here = Poser sur { $tiles }
page-serie-new = Nouvelle série
page-serie-pot = Tuiles dans le pot : { $count }
page-serie-order = Trier par
page-serie-order-colour = couleur
page-serie-order-number = nombre
page-serie-back = Reprendre sur le chevalet
page-serie-joker = Touchez encore le joker : il remplace autre chose.
page-serie-undo = Un pas en arrière
page-serie-reset = Recommencer
page-serie-held = Tuiles sur le chevalet : { $count }
page-serie-chips = Jetons : { $count }
page-serie-lay = Poser, +{ $chips }
