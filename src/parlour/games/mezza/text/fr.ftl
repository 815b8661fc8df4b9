game = MEZZA
game-about = Défaites-vous de vos cartes : posez autant ou plus, complétez un demi, volez un tour, retournez ce que personne ne connaît.

## Cartes et valeurs

card = { $kind ->
        [half] un demi
        [one] un 1
        [two] un 2
        [three] un 3
        [threehalf] un 3½
        [four] un 4
        [five] un 5
        [six] un 6
        [sixhalf] un 6½
        [seven] un 7
        [eight] un 8
        [nine] un 9
        [ninehalf] un 9½
        [zero] un joker de valeur 0
       *[joker] un joker sans valeur
    }
cards = { $count } { $kind ->
        [half] demis
        [one] cartes 1
        [two] cartes 2
        [three] cartes 3
        [threehalf] cartes 3½
        [four] cartes 4
        [five] cartes 5
        [six] cartes 6
        [sixhalf] cartes 6½
        [seven] cartes 7
        [eight] cartes 8
        [nine] cartes 9
        [ninehalf] cartes 9½
        [zero] jokers de valeur 0
       *[joker] jokers sans valeur
    }
row = { $who } { $cards }
    .you = vous { $cards }

## Ce qui se passe

told = { $first } { $second }
dealt = Le donneur mélange et distribue. Sont ouvertes : { $rows }. La pioche a { $stock } cartes.
dealt-mine = Le donneur mélange et vous donne { $cards }. Sont ouvertes : { $rows }. La pioche a { $stock } cartes.
chosen = Vous gardez { $cards } en main.
ready = { $who } a choisi une main.
shown = Sont ouvertes à présent : { $rows }.
drew = { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
drew-mine = Vous piochez { $cards }.
laid-start = { $who } commence avec { $cards }.
    .you = Vous commencez avec { $cards }.
laid-turn = { $who } pose { $cards }.
    .you = Vous posez { $cards }.
laid-closed = { $who } retourne { $cards }, et cela va.
    .you = Vous retournez { $cards }, et cela va.
laid-steal = { $who } vole le tour avec { $cards }.
    .you = Vous volez le tour avec { $cards }.
laid-quick = { $who } ajoute vite { $cards }.
    .you = Vous ajoutez vite { $cards }.
laid-add = { $who } ajoute vite { $cards } de la table.
    .you = Vous ajoutez vite { $cards } de la table.
made-four = Cela fait un 4.
made-seven = Cela fait un 7.
made-ten = Cela fait un 10.
removed = La pile, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, quitte le jeu.
skipped = { $who } perd un tour.
    .you = Vous perdez un tour.
out = { $who } n’a plus de cartes.
    .you = Vous n’avez plus de cartes.
took = { $who } prend la pile, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you = Vous prenez la pile, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
turned-took = { $who } retourne { $card }, qui ne va pas, et prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you = Vous retournez { $card }, qui ne va pas, et prenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
unclaimed = Personne ne réclame rien.
claimed = Vous avez dit : { $what }.
recalled = Vous retirez vos ordres.

## Ce qu’il y a sur la table

awaiting-swap = On choisit les mains.
    .you = Choisissez trois de vos six cartes pour votre main. Les trois autres restent ouvertes.
awaiting-start = On ne sait pas encore qui commence : ce sera la plus basse carte.
    .you = Dites avec combien de vos plus basses cartes vous commenceriez.
awaiting-steal = Ce qu’a posé { $who } peut être complété par un demi.
    .you = Ce qu’a posé { $who } peut être complété par un demi. Réclamez ce que vous pouvez, ou laissez faire.
awaiting-quick = { $who } peut encore ajouter une carte égale.
    .you = Tant que dure le temps où { $who } peut ajouter une carte égale : réclamez ce que vous pouvez, ou laissez faire.
awaiting-own = Vous pouvez vite ajouter ce qui est égal à vos cartes, ou laisser faire.
awaiting-others = Ce que vous avez posé peut être complété par un demi des autres.
awaiting-turn = À { $who } de jouer.
    .you = C’est votre tour.
stalled = Depuis { $idle } tours rien ne s’est rapproché d’une fin. Après { $limit }, la partie se termine.
hand = Dans votre main : { $cards }.
mine = Vous avez dit : { $what }.
pile-empty = La pile est vide.
pile = Sur la pile il y a { $top } ; en tout { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }. { $asks }
asks = La carte suivante doit être { $value } ou plus.
asks-low = La carte suivante doit être { $value } ou moins.
asks-nothing = Toute carte peut suivre.
standing = { $who } : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main ; { $opened ->
        [0] rien d’ouvert
       *[other] ouvertes { $cards }
    } ; { $closed } fermées.
    .you = Vous : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main ; { $opened ->
        [0] rien d’ouvert
       *[other] ouvertes { $cards }
    } ; { $closed } fermées.
standing-out = { $who } a fini, au rang { $place }.
    .you = Vous avez fini, au rang { $place }.
stock = Dans la pioche : { $stock }. Hors du jeu : { $removed }.
order-steal = Votre ordre : sur { $card }, { $most ->
        [0] ne jamais voler
       *[other] voler avec { $most } au plus
    }.
order-quick = Votre ordre : { $most ->
        [0] ne jamais ajouter de carte piochée
        [one] ajouter { $most } carte égale au plus
       *[other] ajouter { $most } cartes égales au plus
    }.
aid-pile = Dans la pile : { $cards }.
aid-removed = Hors du jeu : { $cards }.
aid-known = Ramassé et encore tenu : { $rows }.

## Boutons

button-swap = Garder { $cards }
button-start = Commencer avec { $cards }
button-play = Poser { $cards }
button-closed = Retourner la carte fermée { $slot }
button-pickup = Prendre la pile
button-steal = Voler le tour avec { $cards }
button-quick = En ajouter vite { $count }
button-add = En ajouter { $count } de la table
button-letbe = Laisser faire
button-order = Toujours : { $most ->
        [0] jamais
       *[other] avec { $most } au plus
    }
button-recall = Retirer mes ordres

## Refus

refused-1-4 = Qui n’a plus de cartes ne prend plus part au jeu. Regardez à loisir.
refused-2-1 = Seul le donneur distribue, et une seule fois. Attendez vos cartes.
refused-2-5 = { $why }
refused-2-6 = Seul le donneur montre les cartes ouvertes, quand tout le monde a choisi. Attendez un instant.
refused-2-7 = Ici les places choisissent l’une après l’autre. Attendez de pouvoir choisir.
refused-3-1 = { $why }
refused-3-2 = Seul le donneur désigne qui commence, et seulement une place qui tient la plus basse carte.
refused-3-3 = Un joker n’est pas votre plus basse carte. Commencez avec { $card }.
refused-3-5 = On ne commence qu’avec ses plus basses cartes. Commencez avec { $card }.
refused-3-7 = Vous dites une fois avec quoi vous commenceriez, et ne pouvez refuser. Attendez que le donneur désigne qui commence.
refused-4-1 = { $why }
refused-4-2 = Vous ne pouvez pas poser { $card } : la carte suivante doit être { $value } ou plus. { $could }
refused-4-3 = Vous n’en avez pas autant : pour poser { $card }, vous avez à présent { $held ->
        [0] zéro carte
        [one] { $held } carte
       *[other] { $held } cartes
    } au plus. Choisissez des cartes égales que vous avez.
refused-4-8 = Seul le donneur complète les mains, avec la pioche. Attendez un instant.
refused-4-12 = Vous pouvez poser, donc vous le devez : choisissez entre { $cards }.
refused-4-15 = Il n’y a pas de pile à prendre. Posez la carte de votre choix.
refused-5-2 = Vos cartes ouvertes viennent quand la pioche et votre main sont vides. Posez d’abord des cartes de votre main.
refused-5-6 = { $why }
refused-5-7 = { $why }
refused-6-8 = Vous ne pouvez pas poser { $card } : la carte après un 4 doit, pour cette fois, être 4 ou moins. { $could }
refused-7-1 = Tant que d’autres peuvent voler, votre demi vole aussi. Réclamez le vol.
refused-7-2 = Seul le donneur ferme une fenêtre, et pour une place qui a réclamé quelque chose. Attendez un instant.
refused-7-3 = On ne vous demande rien à présent : il n’y a pour vous rien à réclamer ni à laisser.
refused-7-4 = Ici on vole un tour avec un seul demi. Réclamez-le avec un.
refused-7-6 = Seul le premier demi vole un tour, et il est déjà là. Attendez votre propre tour.
refused-7-8 = Un joker est entre les deux, un demi ne complète donc plus rien. Posez une autre carte à votre tour.
refused-7-10 = Les cartes fermées ne volent pas. Retournez-en une à votre tour.
refused-7-11 = Vous avez posé cette carte, vous ne pouvez donc la compléter. Laissez faire.
refused-7-12 = Il n’y a rien à voler à présent. Attendez qu’on pose un 3½, un 6½ ou un 9½.
refused-7-13 = Vous avez dit ce que vous voulez. Attendez que le donneur ferme la fenêtre.
refused-7-15 = { $why }
refused-7-16 = Votre prochain tour commence quand cette fenêtre sera fermée. Ajoutez des cartes égales, ou laissez faire.
refused-8-1 = Seul qui vient de poser peut vite ajouter des cartes, et seulement jusqu’à ce que la place suivante joue.
refused-8-4 = On n’ajoute de cartes ouvertes que si l’on vient de poser sa dernière carte en main, la pioche vide et une carte égale ouverte.
refused-8-5 = { $why }
refused-8-7 = Vous pouvez en ajouter { $count } de la table au plus.
refused-9-2 = La partie courte n’est pas faite ici pour { $seats } places. Prenez-en { $most } au plus, ou jouez avec toutes les cartes.
could-lay = Vous pouvez poser { $cards }.
could-take = Vous ne pouvez rien poser : prenez la pile.
why-first = On choisit les mains. Choisissez d’abord la vôtre.
why-over = Il n’y a rien à échanger à présent. Jouez avec les cartes que vous avez.
why-used = Vous avez choisi votre main, et elle reste ainsi.
why-own = Choisissez trois de vos six cartes : { $cards }.
why-start = On ne sait pas encore qui commence. Dites d’abord avec quoi vous le feriez.
why-begun = La partie a commencé, ou n’en est pas encore là. Posez une carte à votre tour.
why-dealer = Le donneur ne pose pas de cartes.
why-other = À { $who } de jouer. Attendez votre tour.
why-unseen = Il ne vous reste que des cartes fermées. Choisissez-en une sans la voir.
why-cards = Les cartes fermées viennent en dernier. Posez d’abord vos autres cartes.
why-gone = Aucune carte fermée à vous n’est là. Choisissez-en une qui y est.
why-turn = Vous ne savez pas si vous pouvez poser. Retournez une carte fermée.
why-none = Il n’y a aucun ordre à retirer à présent, ou ce n’est pas votre tour.
why-closed = Un ordre se donne pendant qu’on vous interroge dans une fenêtre. Attendez-en une.
why-many = Un ordre nomme { $most } cartes au plus. Nommez-en moins.
why-undrawn = Vous n’avez pioché aucune carte que vous puissiez ajouter. Laissez faire.
why-drawn = Vous pouvez en ajouter vite { $count } au plus : des cartes égales qu’on vient de piocher.

## Raisons

because-removes = La pile quitte le jeu.
because-completes = Un demi fait un nombre plus haut de ce qui est posé.
because-joker = Rien d’autre qu’un joker ne va chez vous.
because-lowest = De vos cartes qui vont, { $card } est la plus basse ; les autres iront plus souvent.
because-steals = Cela prend le tour, et vous avez une carte de moins.
because-keeps = Vous gardez votre demi pour une autre fois.
because-known = Vous connaissez toutes les cartes de l’autre main : elles ont été prises sous vos yeux.

## Options

option-deck = Avec quelles cartes on joue
option-deck-full = avec les soixante-huit
option-deck-short = sans les 3, 6 et 9
option-players = À combien se joue la partie courte
option-players-printed = à deux ou trois, comme imprimé
option-players-more = à quatre aussi
option-swap_mode = Comment on échange des cartes en main contre des cartes ouvertes
option-swap_mode-simultaneous = tous en même temps
option-swap_mode-clockwise = une place après l’autre
option-swap_mode-off = pas du tout
option-start_tie = Qui commence quand plusieurs ont la plus basse carte
option-start_tie-race = la plus rapide
option-start_tie-random = on tire au sort
option-start_tie-left_of_dealer = la première dans l’ordre des places
option-own_half_forced = À son tour, il faut poser un demi qui complète si rien d’autre ne va
option-turn_seconds = Secondes pour un tour
option-turn_seconds-none = sans limite
option-joker_on_four = Un joker sur un 4
option-joker_on_four-keep = le laisse en vigueur
option-joker_on_four-consume = l’épuise
option-extra_half_on_four = Un demi de plus sur un 4 fait de demis
option-extra_half_on_four-ge4 = garde la valeur, dans l’ordre habituel
option-extra_half_on_four-le4 = redemande 4 ou moins
option-extra_half_on_four-half = compte comme un demi
option-seven_heads_up = Un 7 quand il reste deux places
option-seven_heads_up-self_turn = fait rejouer qui l’a posé
option-seven_heads_up-no_skip = ne fait sauter personne
option-joker_quads = Quatre jokers égaux de suite retirent la pile
option-steal_mode = Laquelle de plusieurs demandes est accordée
option-steal_mode-race = la première
option-steal_mode-random = une tirée au sort
option-steal_mode-clockwise = la prochaine dans le sens des aiguilles
option-steal_count = Combien de demis peuvent voler un tour
option-steal_count-any = autant qu’on veut
option-steal_count-one = un seul
option-steal_window_ms = Combien de temps une fenêtre reste ouverte, en millièmes de seconde
option-quick_before_steal = Sans horloge, une pose rapide passe avant un vol
option-quick_lay = Quelles cartes on peut vite ajouter
option-quick_lay-drawn = celles qu’on vient de piocher
option-quick_lay-any = toutes celles en main
option-quick_lay-off = aucune
option-open_add = Combien de cartes ouvertes on peut ajouter
option-open_add-any = autant qu’on veut
option-open_add-one = une seule
option-open_add-off = aucune
option-memory_aid = Ce qu’on épargne à la mémoire
option-memory_aid-off = rien
option-memory_aid-counts = ce qui est dans la pile et ce qui est parti
option-memory_aid-full = aussi qui a ramassé quoi
option-stall_turns = Après combien de tours sans progrès la partie se termine
option-stall_turns-none = sans limite
option-blocked_rank = Comment se classe une partie bloquée
option-blocked_rank-cards = le moins de cartes d’abord
option-blocked_rank-shared = toutes celles qui restent partagent le rang
option-match = Ce que rapporte une partie
option-match-single = un point à qui gagne
option-match-points = des points selon le rang
