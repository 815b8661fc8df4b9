## Le jeu, et ce dont une table peut convenir

game = SERIE
game-about = Poser des tuiles en séries et être payé pour chacune. Le plus de jetons gagne, pas le chevalet vide.
option-preset = Le jeu de tuiles
option-preset-junior = le petit : de 1 à 10 une fois, quatre jokers, suites seulement
option-preset-family = le grand : de 1 à 13 deux fois, deux jokers, groupes aussi, et tout peut être déplacé
option-colours = Couleurs
option-numbers = Le plus grand nombre
option-numbers-none = celui du jeu de tuiles
option-copies = Combien de fois il y a chaque tuile
option-copies-none = comme dans le jeu de tuiles
option-jokers = Nombre de jokers
option-jokers-none = comme dans le jeu de tuiles
option-sets = Ce qu’est une série
option-sets-none = selon le jeu de tuiles
option-sets-runs = une suite : des nombres d’une couleur qui se suivent
option-sets-both = une suite, ou un groupe : un nombre en plusieurs couleurs
option-deal = Tuiles distribuées à chaque siège
option-deal-none = comme dans le jeu de tuiles
option-start_chips = Jetons de chaque siège au début
option-start_chips-none = comme dans le jeu de tuiles
option-box_chips = Jetons de la boîte, s’ils peuvent manquer
option-box_chips-none = comme dans le jeu de tuiles
option-bank_limit = La banque
option-bank_limit-unlimited = n’est jamais vide
option-bank_limit-stop = paie ce qu’elle a
option-first_player = Qui commence la première manche
option-first_player-random = le donneur tire un siège au sort
option-first_player-highest = qui tire la plus forte tuile
option-first_player-seat0 = le premier siège
option-first_player-seat1 = le deuxième siège
option-first_player-seat2 = le troisième siège
option-first_player-seat3 = le quatrième siège
option-hidden_chips = Chaque siège ne connaît que ses propres jetons
option-max_jokers = Jokers dans une série, au plus
option-max_jokers-none = autant qu’il y en a
option-draw_cost = Jetons que coûte une pioche
option-play_drawn = Une tuile piochée peut être posée aussitôt
option-draw_after_lay = On peut poser, puis piocher
option-must_lay = Qui peut poser le doit
option-swap_is_move = Prendre un joker, c’est poser : il ne faut pas piocher
option-first_lay = Ce que les nouvelles séries d’une première pose font au moins ; 0, c’est sans minimum
option-free_before_first_lay = Des jokers peuvent être libérés avant une première pose
option-free_before_first_lay-none = si la première pose n’a pas de minimum
option-manipulation = Ce qui peut être déplacé sur la table
option-manipulation-none = selon le jeu de tuiles
option-manipulation-extend = rien : on ajoute, on joint et on remplace des jokers
option-manipulation-jokers = rien : on ajoute et on remplace des jokers, sans joindre de séries
option-manipulation-full = tout
option-turn_seconds = Secondes par tour
option-turn_seconds-none = sans limite
option-new_series = Ce qu’est une nouvelle série, pour son jeton
option-new_series-no_old_tile = une série sans tuile de la table ; un joker libéré n’y change rien
option-new_series-delta = chaque série de plus sur la table qu’avant
option-new_series-rack_only = une série de tuiles du chevalet seulement
option-freed_joker = Un joker libéré dans une nouvelle série
option-freed_joker-series = ne rapporte rien lui-même
option-freed_joker-nothing = fait qu’elle n’est pas nouvelle
option-freed_joker-tile = rapporte un jeton comme une tuile du chevalet
option-split_own = De nouvelles suites qui se touchent rapportent un jeton chacune
option-free_reuse_chip = La tuile qui libère un joker rapporte son jeton si le joker sert aussitôt
option-debt = Qui ne peut pas payer doit le reste
option-blocked_pay = Dans une manche bloquée, tous paient leurs tuiles
option-best_of = Manches au plus
option-match_score = Ce qui gagne une partie de plusieurs manches
option-match_score-rounds = les manches gagnées
option-match_score-chips = les jetons de toutes les manches

## Tuiles

colour = { $colour ->
    [R] rouge
    [Y] jaune
    [B] bleu
   *[K] noir
}
tile = { $number } { colour }
standing = un joker pour { $number } { colour }
joker = un joker
figure = { $number }
tiles = { $tiles }
run = { colour } de { $low } à { $high }
run-joked = { colour } de { $low } à { $high } avec un joker pour { $jokers }
group = { $number } en { $colours }
group-joked = { $number } en { $colours } avec un joker pour { $jokers }
newly = en nouvelle série, { $series }
beside = { $who } { $tiles }
    .you = vous { $tiles }

## Ce qui se passe

dealt = Les tuiles sont mélangées et distribuées. { $who } commence.
    .you = Les tuiles sont mélangées et distribuées. Vous commencez.
dealt-you = Les tuiles sont mélangées et distribuées. Sur votre chevalet : { $tiles }. { $who } commence.
    .you = Les tuiles sont mélangées et distribuées. Sur votre chevalet : { $tiles }. Vous commencez.
dealt-lots = Une tuile pour chacun : { $lots }. Puis toutes sont mélangées et distribuées. { $who } commence.
    .you = Une tuile pour chacun : { $lots }. Puis toutes sont mélangées et distribuées. Vous commencez.
dealt-you-lots = Une tuile pour chacun : { $lots }. Puis toutes sont mélangées et distribuées. Sur votre chevalet : { $tiles }. { $who } commence.
    .you = Une tuile pour chacun : { $lots }. Puis toutes sont mélangées et distribuées. Sur votre chevalet : { $tiles }. Vous commencez.
earns = { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
taking = { $taken ->
    [0] Le joker libéré sert aussitôt
    [one] { $taken } joker va sur le chevalet
   *[other] { $taken } jokers vont sur le chevalet
}
laid = { $who } pose { $tiles } et reçoit { earns }. Sur la table : { $table }.
    .you = Vous posez { $tiles } et recevez { earns }. Sur la table : { $table }.
laid-freed = { $who } pose { $tiles } et reçoit { earns }. Sur la table : { $table }. Libéré : { $freed }. { taking }.
    .you = Vous posez { $tiles } et recevez { earns }. Sur la table : { $table }. Libéré : { $freed }. { taking }.
laid-out = { $who } pose { $tiles }, n’a plus de tuile, et reçoit { earns }. Sur la table : { $table }.
    .you = Vous posez { $tiles }, n’avez plus de tuile, et recevez { earns }. Sur la table : { $table }.
laid-out-freed = { $who } pose { $tiles }, n’a plus de tuile, et reçoit { earns }. Sur la table : { $table }. Libéré : { $freed }. { taking }.
    .you = Vous posez { $tiles }, n’avez plus de tuile, et recevez { earns }. Sur la table : { $table }. Libéré : { $freed }. { taking }.
drew = { $who } pioche une tuile.
    .you = Vous piochez une tuile.
given = C’est { $tile }.
given-other = La pioche la donne, face cachée.
passed = { $who } passe.
    .you = Vous passez.
account = { $who } garde { $tiles }, paie { earns } et finit à { $final }
    .you = vous gardez { $tiles }, payez { earns } et finissez à { $final }
won = { $who } gagne la manche
    .you = Vous gagnez la manche
won-shared = La manche est partagée par { $who }
won-shared-you = Vous partagez la manche avec { $others }
round-over = La manche est finie : { $who } n’a plus de tuile et finit à { $final } ; { $seats }. { $won }.
    .you = La manche est finie : vous n’avez plus de tuile et finissez à { $final } ; { $seats }. { $won }.
blocked = Personne ne peut continuer, et la manche est finie : { $seats }. { $won }.

## Ce qui est là

turn = { $who } doit poser ou piocher.
    .you = À vous : posez ou piochez.
turn-dry = { $who } ne peut pas piocher, et doit poser ou passer.
    .you = À vous : posez ou passez. Vous ne pouvez pas piocher.
turn-drawn = { $who } a pioché, et peut poser.
    .you = Vous avez pioché : posez, ou terminez votre tour.
turn-laid = { $who } a posé, et peut piocher.
    .you = Vous avez posé : piochez, ou terminez votre tour.
turn-owing = { $who } a pris un joker, et doit piocher.
    .you = Vous avez pris un joker, sans rien poser d’autre : piochez.
first-lay = Votre première pose doit faire { $least } en nouvelles séries.
passes = Sièges qui ont passé de suite : { $count }.
rack = Sur votre chevalet : { $tiles }.
table = Sur la table : { $series }.
table-empty = Rien n’est encore sur la table.
standing-seat = { $held ->
    [one] { $held } tuile
   *[other] { $held } tuiles
}
standing-hidden = { $who } : { standing-seat }.
    .you = Vous : { standing-seat }.
standing-chips = { $who } : { standing-seat }, { amount }.
    .you = Vous : { standing-seat }, { amount }.
pot = { $count ->
    [0] La pioche est vide.
    [one] Dans la pioche : { $count } tuile.
   *[other] Dans la pioche : { $count } tuiles.
}
amount = { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
bank = Dans la banque : { amount }.
has = { $who } { $chips }
    .you = vous { $chips }
round = La manche { $round } a fini avec ces jetons : { $seats }.

## Boutons

button-lay = Laisser sur la table : { $series }
button-lay-taking = Laisser sur la table : { $series } ; { $taken ->
    [one] prendre { $taken } joker
   *[other] prendre { $taken } jokers
}
button-draw = Piocher
button-pass = Passer

## Refus

refused-2-3 = { $why }
refused-2-4 = Il y a { $seats } sièges à cette table. Que l’un d’eux commence, ou tirez au sort.
refused-3-1 = { $why }
refused-3-2 = Dans ce jeu il n’y a pas ceci : { $tile }. Restez entre 1 et { $most }.
refused-3-3 = { $why }
refused-3-5 = Sur la table, { $tile } n’est pas une tuile de ce jeu. Qu’un joker y remplace une tuile qui existe.
refused-3-6 = Voilà plus de jokers dans une série que les { $most } convenus : { $series }. Prenez d’autres tuiles.
refused-3-7 = Des jokers seuls ne font pas de série : { $series }. Ajoutez une tuile qui n’en est pas un.
refused-4-1 = { $why }
refused-4-3 = Seul le donneur donne une tuile, quand quelqu’un a pioché. Piochez, et attendez un instant.
refused-4-4 = La pioche est vide. Posez, ou passez ; cela ne coûte rien.
refused-4-5 = Une pioche coûte { $cost ->
    [one] { $cost } jeton
   *[other] { $cost } jetons
}, et vous avez moins. Posez, ou passez.
refused-4-6 = { $why }
refused-4-7 = Vous avez pris un joker et rien posé d’autre, ce qui ne compte pas ici. Piochez une tuile.
refused-4-8 = { $why }
refused-4-9 = { $why }
refused-4-10 = Ce qui est sur la table y reste : { $tiles }. Remettez-le dans une série.
refused-5-5 = La table compte les nouvelles séries de façon qu’un joker libéré n’y change rien. Laissez l’un des deux choix comme d’habitude.
refused-5-6 = Si chaque série de plus sur la table rapporte un jeton, deux suites qui se touchent ne peuvent compter pour une. Laissez l’un des deux choix comme d’habitude.
refused-5-7 = { $why }
refused-6-3 = { $count ->
    [one] Un joker de la table ne serait nulle part.
   *[other] { $count } jokers de la table ne seraient nulle part.
} Utilisez-le aussitôt, ou prenez-le sur votre chevalet.
refused-6-4 = { $why }
refused-6-6 = Un joker a bougé sans que la bonne tuile le remplace : { $tiles }. Laissez-le comme il était, ou mettez là la tuile qu’il remplace.
refused-7-3 = Seul le donneur règle une manche, quand elle est finie. Jouez jusque-là.
refused-8-3 = Les jetons de plusieurs manches ne s’ajoutent que s’il y en a plusieurs. Jouez en trois ou cinq manches, ou comptez les manches.
why-dealer = Seul le donneur distribue, au début d’une manche. Attendez votre chevalet.
why-tiles = { $deal } tuiles pour chacun des { $seats } sièges, c’est plus que les { $tiles } qu’il y a. Distribuez-en moins, ou prenez un plus grand jeu.
why-short = Une série a trois tuiles au moins : { $series }. Complétez-la.
why-gap = Ces nombres ne se suivent pas dans une couleur : { $series }. Posez une suite sans trou.
why-runs = Un nombre en plusieurs couleurs n’est pas une série ici : { $series }. Posez des suites d’une couleur.
why-twice = Un groupe a chaque couleur une fois : { $series }. Retirez l’une des deux.
why-colours = Deux couleurs ne suffisent pas pour des groupes. Jouez avec trois, ou avec des suites seulement.
why-seats = Seul joue qui a un siège. Asseyez-vous d’abord.
why-laid = Vous avez posé dans ce tour. Piochez, ou terminez votre tour.
why-drawn = Vous avez pioché dans ce tour. Posez, ou terminez votre tour.
why-strange = Ceci n’est pas sur votre chevalet : { $tiles }. Posez vos propres tuiles.
why-nothing = Aucune tuile de votre chevalet n’est posée. Posez-en une au moins, ou piochez.
why-draw = Vous pouvez piocher. Qui peut piocher ne passe pas.
why-lay = Vous pouvez poser, et ici qui le peut le doit. Posez une tuile au moins.
why-free = Votre première pose ne libère pas de joker. Posez d’abord vos tuiles, et laissez les jokers où ils sont.
why-least = Les nouvelles séries de votre première pose font { $points }, et doivent faire { $least }. Posez plus, ou piochez.
why-torn = Cette série doit rester ensemble : { $series }. N’ajoutez qu’à ses bouts.
why-joined = Ici, on ne joint pas des séries de la table. Laissez-les séparées.
why-unlimited = La banque n’est jamais vide, et les jetons de la boîte ne comptent donc pas. Qu’elle paie ce qu’elle a, ou laissez la boîte comme elle est.
why-box = Il y a { $chips } jetons dans la boîte, et il en faut { $need } au début. Prenez une plus grande boîte, ou commencez avec moins.
why-replace = Un joker ne va sur le chevalet que si une tuile de votre chevalet l’a remplacé. Prenez-en moins.
why-same = Un joker que vous prenez est pour un tour suivant. Prenez-en moins, ou posez-en un de moins.

because-out = C’est votre dernière tuile : la manche finit, et les autres paient.
because-new = { $count ->
    [one] C’est une nouvelle série, qui rapporte un jeton à elle seule.
   *[other] Ce sont { $count } nouvelles séries, et chacune rapporte un jeton.
}
because-chips = { $chips ->
    [one] Cela rapporte { $chips } jeton tout de suite.
   *[other] Cela rapporte { $chips } jetons tout de suite.
}
because-joker = { $count ->
    [one] Un joker vous reste pour un tour suivant.
   *[other] { $count } jokers vous restent pour un tour suivant.
}
because-left = { $count ->
    [one] { $count } tuile reste sur votre chevalet.
   *[other] { $count } tuiles restent sur votre chevalet.
}
because-waits = Ce qui peut être posé vaut plus sur votre chevalet.
because-nothing = Il n’y a rien que vous puissiez poser.
