## What somebody is told who plays for the first time

lesson = Une première partie
lesson-understood = Compris
lesson-end = C’était votre première partie. Rejouez, ou revoyez-la pas à pas.

## BATASAURUS

lesson-batasaurus-memorise = Ces douze dinosaures sont à vous. Regardez où sont les plus forts : bientôt, tous seront face cachée. Touchez Prêt quand vous le savez.
lesson-batasaurus-lead = Vous commencez. Retournez la carte que vous voulez : la plus forte du pli l’emporte, et le 12 est le plus fort de tous.
lesson-batasaurus-won = À vous ! Toutes les cartes du pli vont sur votre pile ; à la fin, le plus de cartes gagne.
lesson-batasaurus-answer = Une carte est au milieu. Vous rappelez-vous où se trouve une plus forte ? Ou donnez-en une faible, dont vous pouvez vous passer.
lesson-batasaurus-again = Qui prend un pli commence le suivant. Personne ne voit une carte face cachée, pas même son propriétaire.
lesson-batasaurus-war = Aussi forts l’un que l’autre : bataille ! Choisissez encore une carte. On les retourne ensemble, et la plus forte prend tout.

## KIZA

lesson-kiza-present = Chaque carte que vous présentez ici est vendue aux enchères. Qui l’achète en reçoit la valeur en points ; vous pouvez acheter les vôtres. Choisissez-en une ou quelques-unes.
lesson-kiza-choose = Vous êtes le donneur : mettez en vente une des cartes que vous avez présentées. Tous peuvent enchérir.
lesson-kiza-open = Vous enchérissez avec des cartes de votre main. Elles doivent avoir la couleur ou la forme de la carte en vente ; les autres sont sombres. Leur total est votre enchère.
lesson-kiza-outbid = Quelqu’un a déjà enchéri. Pour continuer, il faut plus en tout ; ce que vous avez posé compte, et vous y ajoutez. Ou passez.
lesson-kiza-won = Gagnée ! Sa valeur vous reste jusqu’à la fin. Cinquante points gagnent.
lesson-kiza-lost = Pas pour vous cette fois. Toutes les cartes posées sont perdues, même celles de qui n’a pas gagné. N’enchérissez que si vous y tenez.

## KSAR

lesson-ksar-hold = Touchez la cour : un fantôme montre où se tiendrait le bloc. Il lui faut un appui sur deux côtés qui se rejoignent, murs ou blocs. Touchez encore pour le poser.
lesson-ksar-heights = Un bloc ne touche jamais un bloc de même hauteur. Choisissez sa pose, à plat, sur chant ou debout : un, deux ou trois de haut.
lesson-ksar-series = Les blocs de votre couleur qui se touchent font une série, et votre plus longue compte. Faites-la grandir, et coupez celle d’en face.
lesson-ksar-neutral = Les blocs neutres comptent dans les séries des deux. Mais chacun que vous n’avez pas posé à la fin coûte un point.
lesson-ksar-last = La partie finit dès que quelqu’un ne peut plus poser. Regardez la place qui reste, et pour qui.

## MEZZA

lesson-mezza-swap = Trois de ces six cartes seront votre main ; trois restent ouvertes devant vous jusqu’à ce que la pioche soit vide. Les bonnes cartes, comme les jokers, peuvent y attendre.
lesson-mezza-start = Qui tient la carte la plus basse commence avec elle. Dites combien de vos plus basses vous poseriez.
lesson-mezza-lay = Posez une carte aussi haute que la pile le demande, ou plus haute. Des cartes égales vont ensemble. Vous piochez jusqu’à en avoir trois.
lesson-mezza-wait = Avant le tour suivant, chacun a un moment pour réagir. Rien ne vous y oblige : laissez passer.
lesson-mezza-steal = Un 3½, un 6½ ou un 9½ peut être complété par un demi, par n’importe qui : cela vole le tour. Voulez-vous ?
lesson-mezza-take = Rien ne va : vous prenez toute la pile. Cela arrive ; une grande main a beaucoup de cartes égales.
lesson-mezza-closed = Il ne reste que des cartes fermées. Retournez-en une : si elle va, tant mieux ; sinon vous prenez la pile et elle.

## SERIE

lesson-serie-lay = Trois tuiles ou plus d’une même couleur qui se suivent font une série. Touchez des tuiles du chevalet, puis Nouvelle série. Sinon, piochez.
lesson-serie-chips = Chaque tuile posée rapporte un jeton, une nouvelle série un de plus. Le plus de jetons gagne, pas le chevalet vide.
lesson-serie-add = Vous pouvez aussi compléter ce qui est posé : touchez une tuile, puis la série. Déplacez tout à votre aise ; rien ne compte avant de poser.
lesson-serie-joker = Un joker montre ce qu’il remplace. Avec la bonne tuile, vous prenez sa place et l’utilisez à nouveau.
lesson-serie-draw = Une tuile du pot coûte un jeton. Elle se pose dès le tour suivant.
lesson-serie-end = Bientôt quelqu’un aura tout posé. Alors les autres paient un jeton par tuile sur leur chevalet.
