game = BATASAURUS
game-about = Douze dinosaures par siège, à retenir faces cachées : on en retourne un à chaque pli, et la bataille départage les plus forts.

## Les cartes et leur place

card = { $strength ->
        [1] Compsognathus 1
        [2] Kentrosaure 2
        [3] Pteranodon 3
        [4] Ankylosaure 4
        [5] Stegosaure 5
        [6] Dimetrodon 6
        [7] Triceratops 7
        [8] Velociraptor 8
        [9] Styracosaure 9
        [10] Spinosaure 10
        [11] Diplodocus 11
       *[12] T Rex 12
    }
slot = { $letter }
placed = { $slot } { $card }
row = { $who } { $cards }
    .you = vous { $cards }
lies = { $who } { $card } de { $slot }
    .you = vous { $card } de { $slot }
count = { $who } { $count }
    .you = vous { $count }
fighter = { $who }
    .you = vous
unready = { $who }
    .you = vous

## Ce qui se passe

dealt = Le donneur dispose les cartes. { $who } commencera.
    .you = Le donneur dispose les cartes. Vous commencerez.
playoff = La première place est partagée : les ex æquo rejouent. Le donneur dispose les cartes. { $who } commencera.
    .you = La première place est partagée : les ex æquo rejouent. Le donneur dispose les cartes. Vous commencerez.
ready = { $who } a fini de mémoriser.
    .you = Vous avez fini de mémoriser.
covered = Le donneur retourne toutes les cartes face cachée.
flipped = { $who } retourne { $slot } : { $card }.
    .you = Vous retournez { $slot } : { $card }.
committed = { $who } pose une carte face cachée.
committed-mine = Vous posez { $slot } face cachée.
revealed = Les cartes de la bataille sont retournées : { $cards }.
collected = { $who } remporte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .you = Vous remportez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
divided-return = Aucun des sièges à égalité n’a plus de carte. Tous mettent ce qu’ils ont posé sur leur pile : { $shares }.
divided-void = Aucun des sièges à égalité n’a plus de carte. Les cartes du centre sortent du jeu.
divided-split = Aucun des sièges à égalité n’a plus de carte. Ils se partagent les cartes du centre : { $shares }.
kept = Les cartes restantes rejoignent la pile de leur siège : { $cards }.

## Ce qu’il y a sur la table

memorising = Mémorisez l’emplacement des cartes : { $rows }. Vous avez { $seconds } secondes depuis la donne.
memorising-unseen = Les autres mémorisent l’emplacement des cartes, et vous n’en voyez aucune. Cela dure { $seconds } secondes depuis la donne.
awaiting-ready = On attend encore : { $who }.
awaiting-card = { $who } doit retourner une carte.
    .you = Retournez une de vos cartes.
awaiting-commit = { $who } doit poser une carte face cachée.
    .you = Posez une de vos cartes face cachée.
war = Bataille entre { $who }.
mine = Vous avez posé { $slot } face cachée.
trick = Au centre : { $layers }.
layer = { $cards }
layer-war = bataille : { $cards }
past = Pli { $n } : { $layers }.
standing = { $who } a { $left ->
        [0] 0 carte devant soi
        [one] { $left } carte devant soi, { $slots }
       *[other] { $left } cartes devant soi, { $slots }
    } ; gagnées : { $won }.
    .you = Vous avez { $left ->
        [0] 0 carte devant vous
        [one] { $left } carte devant vous, { $slots }
       *[other] { $left } cartes devant vous, { $slots }
    } ; gagnées : { $won }.
earlier = Résultat de la partie { $n } : { $piles }.

## Boutons

button-ready = J’ai fini
button-flip = Retourner { $slot }
button-commit = Poser { $slot } face cachée

## Refus

refused-2-2 = Seul le donneur dispose les cartes, une série par siège qui joue.
refused-2-4 = On mémorise encore les cartes. Jouez-en une quand le donneur les aura toutes cachées.
refused-2-6 = { $why }
refused-3-1 = { $why }
refused-3-2 = { $why }
refused-3-3 = Seul le donneur remet un pli, et au siège qui l’a gagné. Patientez un instant.
refused-3-4 = C’est { $who } qui entame ce pli. Attendez votre tour.
refused-3-5 = { $who } ne peut pas entamer le premier pli. Laissez le sort décider, ou nommez un des { $seats } sièges qui joue.
refused-4-1 = Il n’y a pas de bataille. À votre tour, retournez plutôt une carte.
refused-4-2 = { $why }
refused-4-3 = Seul le donneur retourne les cartes de la bataille, quand toutes sont posées. Patientez un instant.
refused-4-7 = Deux sièges épuisent toujours leurs cartes ensemble : aucune dernière carte ne peut rester en lice. Gardez la règle habituelle, ou jouez à trois ou quatre sièges.
refused-4-8 = Seul le donneur débarrasse un pli que nul ne peut gagner. Patientez un instant.
refused-5-1 = Seul le donneur remet les cartes restantes, à la fin d’une partie.
refused-5-3 = Deux sièges épuisent toujours leurs cartes ensemble : nul ne pourrait continuer. Gardez la règle habituelle, ou jouez à trois ou quatre sièges.
why-dealer = Le donneur n’a pas de carte à jouer.
why-over = Il n’y a rien à mémoriser. Jouez vos cartes.
why-fixed = Ici, on mémorise pendant { $seconds } secondes entières. Profitez-en.
why-ready = Vous l’avez déjà dit. Attendez les autres, ou le donneur.
why-watching = Vous ne jouez pas cette partie. Regardez-la tranquillement.
why-leads = C’est { $who } qui entame le premier pli. Attendez votre tour.
why-laid = Votre carte de ce pli est posée et reste posée. C’est à { $who } de jouer.
why-early = C’est à { $who } de retourner une carte. Attendez votre tour.
why-gone = Aucune carte n’est là. Vous pouvez choisir { $slots }.
why-open = C’est la bataille : posez plutôt votre carte face cachée.
why-bystander = Cette bataille oppose { $fighters }. Attendez qu’elle soit décidée.
why-committed = Votre carte est posée et reste posée. Attendez celles des autres.

## Options

option-memorise_s = Secondes pour mémoriser l’emplacement des cartes
option-memorise_view = Les cartes que l’on voit en mémorisant
option-memorise_view-all = tout le monde voit toutes les cartes
option-memorise_view-own = chaque siège ne voit que les siennes
option-early_ready = On cesse de mémoriser dès que tout le monde a fini
option-first_leader = Qui entame le premier pli
option-first_leader-random = le sort en décide
option-first_leader-seat0 = siège 1
option-first_leader-seat1 = siège 2
option-first_leader-seat2 = siège 3
option-first_leader-seat3 = siège 4
option-trick_log = Les plis passés que l’on peut revoir
option-trick_log-hidden = aucun
option-trick_log-last = le dernier
option-trick_log-all = tous ceux de la partie
option-short_war = Quand un seul siège à égalité a encore une carte
option-short_war-forfeit = il remporte le pli
option-short_war-last_card_stands = il doit battre la dernière carte des autres
option-unresolved = Quand aucun siège à égalité n’a plus de carte
option-unresolved-return = chacun reprend ce qu’il a posé
option-unresolved-void = les cartes sortent du jeu
option-unresolved-split = les sièges à égalité se partagent les cartes
option-unresolved-leader = le siège qui a entamé remporte le pli
option-end_rule = Quand la partie se termine
option-end_rule-first_empty = dès qu’un siège n’a plus de carte
option-end_rule-last_pair = dès que moins de deux sièges ont une carte
option-final_tie = Quand plusieurs sièges ont gagné le plus de cartes
option-final_tie-share = ils partagent la victoire
option-final_tie-last_trick_winner = celui qui a gagné le tout dernier pli l’emporte
option-final_tie-playoff_new_game = ils rejouent une partie

## Pourquoi

because-strongest = C’est votre carte la plus forte, et la plus forte remporte tout ce qui est au milieu.
because-cheapest = Elle bat tout ce qui est posé, et aucune de vos cartes plus faibles n’y parvient.
because-beats = Elle bat tout ce qui est posé.
because-last = Personne ne joue après vous dans ce pli.
because-war = Elle est aussi forte que ce qui est posé : plutôt une bataille que céder le pli.
because-weakest = Rien de ce qui vous reste ne bat ce qui est posé : une carte faible peut partir.
because-spares = Elle laisse passer ce pli et garde une carte plus forte pour la suite.
because-unbeaten = Personne d’autre n’a encore une carte aussi forte.
because-little = Vous entamez avec votre plus faible, et voyez ce qu’il en coûte aux autres.
because-exact = Si les deux jouent sans faute à partir d’ici, vous gagnez { $percent } parties sur 100, une égalité comptant pour moitié.
