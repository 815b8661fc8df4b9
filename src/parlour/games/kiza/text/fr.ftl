## Le jeu, et ce dont une table peut convenir

game = KIZA
game-about = Montrer des cartes, puis enchérir sur chacune avec celles de sa main. Toutes les enchères se paient, et cinquante points gagnent.
option-first_donor = Qui est le premier meneur
option-first_donor-draw = qui tire la plus forte carte
option-first_donor-random = le donneur tire un siège au sort
option-losing_bids = Les cartes posées sans l’emporter
option-losing_bids-discard = vont elles aussi à la pile
option-losing_bids-return = reviennent en main
option-donor_open_pass = Un meneur qui n’ouvre pas
option-donor_open_pass-final = est hors jeu pour cette carte
option-donor_open_pass-may_reenter = peut encore entrer plus tard
option-discard_log = Si l’on peut regarder ce qui est allé à la pile
option-discard_log-shown = oui, jusqu’à la donne suivante
option-discard_log-hidden = non, il faut s’en souvenir
option-leftovers = Les cartes restées en main à la fin d’une manche
option-leftovers-return = repartent, et chacun reçoit une nouvelle main
option-leftovers-topup = sont gardées, et les mains complétées à dix-huit
option-short_deal = Quand les cartes manquent pour des mains pleines
option-short_deal-exhaust = toutes sont distribuées, une à une
option-short_deal-equal = les mains sont aussi égales que possible
option-end = Quand cinquante points terminent la partie
option-end-immediate = aussitôt
option-end-round = à la fin de la manche ; le plus de points gagne alors
option-stalemate_rounds = Après combien de manches sans capture la partie s’arrête

## Cartes

colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
code = { $colour }{ $shape }{ $value }
card = { $colour }{ $shape }{ $value } ({ $shape ->
    [c] cercle { colour }
    [t] triangle { colour }
    [s] carré { colour }
   *[x] croix { $colour ->
        [R] rouge
        [B] bleue
        [G] verte
       *[Y] jaune
    }
})
beside = { $who } { $cards }
    .you = vous { $cards }
count = { $count } pour { $who }
    .you = { $count } pour vous

## Ce qui se passe

drawn = Une carte pour chacun : { $cards }. { $who } est le premier meneur.
    .you = Une carte pour chacun : { $cards }. Vous êtes le premier meneur.
drawn-tie = Une carte pour chacun : { $cards }. Les plus fortes sont égales et l’on tire de nouveau.
appointed = { $who } est le premier meneur.
    .you = Vous êtes le premier meneur.
count-each = { $count } à chaque siège
counts = { $counts }
dealt = Le donneur mélange et distribue : { $many }.
dealt-you = Le donneur mélange et distribue : { $many }. Vous recevez { $cards }.
ready = { $who } a choisi.
presented = Vous présentez { $cards }. Ces cartes restent cachées jusqu’à ce que tous aient choisi.
shown = Toutes les cartes KIZA sont retournées : { $rows }.
chosen = { $who } met aux enchères { $card }.
    .you = Vous mettez aux enchères { $card }.
bid = { $who } pose { $cards } : une enchère de { $total }.
    .you = Vous posez { $cards } : une enchère de { $total }.
passed = { $who } passe.
    .you = Vous passez.
waived = { $who } n’ouvre pas, mais peut entrer plus tard.
    .you = Vous n’ouvrez pas, mais pouvez entrer plus tard.
captured = { $who } capture { $card } pour { $bid } et a { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
    .you = Vous capturez { $card } pour { $bid } et avez { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
unsold = Personne n’enchérit, et { $card } va à la pile.

## Ce qui est sur la table

awaiting-yours = Choisissez les cartes KIZA que vous présentez : une au moins, autant que vous voulez.
awaiting-others = N’ont pas encore choisi leurs cartes KIZA : { $who }.
awaiting-choice = { $who } doit mettre une carte KIZA aux enchères.
    .you = Mettez aux enchères l’une de vos cartes KIZA.
awaiting-bid = { $who } doit enchérir au-dessus de { $above } ou passer.
    .you = Enchérissez au-dessus de { $above }, ou passez.
awaiting-opening = { $who } doit enchérir ou passer.
    .you = Enchérissez ou passez.
matching = Cartes de votre main qui conviennent : { $cards }.
centre = Au centre : { $card }.
standing-bid = { $who } a la plus forte enchère, { $bid } : { $cards }.
    .you = Vous avez la plus forte enchère, { $bid } : { $cards }.
laid = { $who } a enchéri { $bid } : { $cards }.
    .you = Vous avez enchéri { $bid } : { $cards }.
out = Hors jeu pour cette carte : { $who }.
waiting = { $who } n’a pas ouvert, mais peut encore entrer.
    .you = Vous n’avez pas ouvert, mais pouvez encore entrer.
hand = Dans votre main : { $cards }.
own-presented = Vous présenterez { $cards } quand tous auront choisi.
draws = Tirage : { $cards }.
row = Cartes KIZA devant { $who } : { $cards }.
    .you = Cartes KIZA devant vous : { $cards }.
standing = { $who } : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
    .you = Vous : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
standing-donor = { $who }, meneur : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
    .you = Vous, meneur : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $points ->
        [one] { $points } point en tout
       *[other] { $points } points en tout
    }.
pile = Parties à la pile, { colour } : { $cards }.

## Boutons

button-present = Présenter { $cards }
button-choose = Mettre aux enchères { $card }
button-bid = Enchérir avec { $cards }
button-pass = Passer

## Refus

refused-3-1 = Seul le donneur retourne les cartes qui désignent le premier meneur, une pour chaque siège encore en lice. Attendez un instant.
refused-3-3 = Seul le donneur distribue, entre deux manches et depuis la pile. Attendez votre main.
refused-3-5 = Seul le donneur tire au sort le premier meneur, si la table en est convenue.
refused-4-1 = { $why }
refused-4-2 = Présentez au moins une carte de votre main.
refused-4-3 = On n’enchérit jamais avec une carte KIZA : { $cards }. Posez des cartes de votre main.
refused-4-4 = { $why }
refused-4-5 = { $why }
refused-4-6 = Seul le donneur retourne les cartes KIZA, quand tous ont choisi.
refused-4-7 = Vous n’avez pas de carte à présenter. Attendez la prochaine donne.
refused-5-1 = { $why }
refused-5-2 = { $why }
refused-5-4 = Cela fait { $total }, et l’enchère est à { $above }. Ajoutez des cartes pour dépasser { $above }, ou passez.
refused-5-5 = Ne conviennent pas pour { $card } : { $cards }. Posez des cartes de sa couleur ou de sa forme.
refused-5-7 = { $why }
refused-5-11 = { $why }
refused-5-12 = Seul le donneur remet la carte, à la plus forte enchère, quand plus personne ne surenchérit.
refused-5-13 = Seul le donneur met une carte à la pile, quand personne n’a enchéri.
refused-7-5 = À { $seats } sièges, il y a toujours assez de cartes pour des mains pleines. Laissez toutes les cartes être distribuées, comme d’habitude, ou jouez à quatre sièges ou plus.
why-seats = Cela revient aux sièges de la table.
why-strange = Vous n’avez pas en main { $cards }. Choisissez dans votre main.
why-presented = Vos cartes sont présentées, et elles le restent. Attendez que tous aient choisi.
why-late = Les cartes KIZA se présentent au début d’une manche et jamais plus tard. Attendez la prochaine donne.
why-choosing = Choisissez d’abord les cartes KIZA que vous présentez, puis attendez que tous aient choisi.
why-waiting = On choisit encore les cartes KIZA. Attendez { $waiting }.
why-chosen = Au centre se trouve { $card }. Enchérissez quand ce sera à vous.
why-first = Mettez d’abord aux enchères l’une de vos cartes KIZA ; ensuite, enchérissez ou passez.
why-donor = { $who } est le meneur et choisit la carte. Attendez ce choix.
why-row = Ce n’est pas une de vos cartes KIZA. Vous avez { $cards }.
why-empty = Posez au moins une carte, ou passez.
why-passed = Pour { $card }, vous avez passé ; vous revenez à la prochaine.
why-captured = On n’enchérit jamais avec une carte capturée : { $cards }. Posez des cartes de votre main.

## Pourquoi

because-wins = Capturer { $card }, c’est atteindre cinquante points et finir la partie.
because-denies = Avec { $card }, { $who } atteindrait cinquante points.
because-last = C’est la dernière carte KIZA de la manche : les cartes gardées en main n’y vaudront plus rien.
because-cheap = { $card } vaut plus que l’enchère de { $total }.
because-short = Trop peu de cartes conviennent : il faut { $short } pour surenchérir, et elles font { $total }.
because-spares = Surenchérir pour { $card } coûte { $short } des { $total } qui conviennent, et il reste { $left } points à prendre dans cette manche.
because-backed = Pour { $card }, la main permet d’enchérir { $total }.
because-shown = La main qui reste permet d’enchérir { $total } pour { $card }.
