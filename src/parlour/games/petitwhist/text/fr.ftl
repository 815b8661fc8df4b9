## Le jeu, et ce dont une table peut convenir

game = Petit Whist
game-about = Passer une carte, frapper pour entamer, fournir, ramasser des plis : la plus petite pièce de la maison.
option-hand = Combien de cartes reçoit chaque siège
option-exchange = Combien de cartes passe chaque siège
option-show = Combien de secondes les cartes passées restent visibles
option-lead = Qui entame le premier pli
option-lead-knock = qui frappe en premier
option-lead-seat0 = toujours le premier siège

## Cartes

suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
card = { $rank ->
    [11] le valet
    [12] la dame
    [13] le roi
    [14] l’as
   *[number] le { $rank }
} de { suit }
before = devant { $who }, { $cards }
    .you = devant vous, { $cards }
from = { $card } par { $who }
    .you = { $card } par vous

## Ce qui se passe

dealt = Le donneur mélange et distribue.
dealt-you = Le donneur mélange et vous donne { $cards }.
ready = { $who } a choisi quoi passer.
aside = Vous mettez de côté { $cards }.
shown = Le donneur retourne ce qui a été mis de côté : { $cards }.
looked = { $who } en a assez vu.
    .you = Vous en avez assez vu.
covered = Le donneur recouvre les cartes, qui rejoignent les mains.
knocked = Vous frappez.
let-be = Vous laissez faire.
leads = { $who } entame le premier pli.
    .you = Vous entamez le premier pli.
laid = { $who } pose { $card }.
    .you = Vous posez { $card }.
gathers = { $who } remporte le pli.
    .you = Vous remportez le pli.

## Ce qui est sur la table

awaiting-exchange = Chaque siège met de côté { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à passer.
    .you = Mettez de côté { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à passer.
awaiting-look = Ce qui a été mis de côté reste visible, pendant { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } au plus.
    .you = Regardez les cartes visibles, et dites quand vous en avez assez vu. Elles le restent pendant { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } au plus.
awaiting-race = Qui veut entamer peut frapper maintenant.
    .you = Frappez si vous voulez entamer, ou laissez faire.
awaiting-card = { $who } doit poser une carte.
    .you = Posez une carte.
hand = Dans votre main : { $cards }.
own-aside = Vous avez mis de côté { $cards }.
open = Cartes visibles : { $cards }.
trick = Dans le pli : { $cards }.
standing = { $who } : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
    .you = Vous : { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    } en main, { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.

## Boutons

button-aside = Mettre de côté { $cards }
button-look = J’en ai assez vu
button-knock = Frapper
button-letbe = Laisser faire
button-lay = Poser { $card }

## Refus

refused-1-1 = On ne peut pas passer { $exchange } cartes d’une main de { $hand }. Distribuez des mains plus grandes, ou passez moins de cartes.
refused-2-1 = Seul le donneur distribue, et une seule fois. Attendez votre main.
refused-2-2 = On met de côté exactement { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de sa propre main, une seule fois, pendant que tous le font. Choisissez dans votre main, et ce nombre-là.
refused-2-3 = Seul le donneur retourne ce qui a été mis de côté, quand tous ont choisi.
refused-2-4 = On dit une seule fois en avoir assez vu, tant que des cartes sont visibles ; les recouvrir revient au donneur.
refused-2-5 = On répond une seule fois, tant que l’entame est libre : frapper, ou laisser faire. Ce n’est pas le moment, ou vous avez répondu.
refused-2-6 = Seul le donneur désigne qui entame.
refused-3-2 = Vous n’avez pas cette carte, ou aucune carte n’est attendue maintenant. Posez-en une de votre main quand c’est à vous.
refused-3-3 = On a demandé { suit }, et vous en avez. Posez une carte de { suit }.
refused-3-4 = Seul le donneur ramasse un pli, pour qui l’a remporté.

## Pourquoi

because-takes = Elle bat tout ce qui est posé, sans carte plus haute que nécessaire.
because-spares = Elle sacrifie la plus basse carte et garde les autres.
because-weak = On passe ce que l’on a de plus faible.
