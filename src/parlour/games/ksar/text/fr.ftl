## Le jeu et ce dont une table peut convenir

game = KSAR
game-about = Deux bâtisseurs, des blocs de trois hauteurs, une cour : ce qui se tient compte.
option-frame = La taille de la cour
option-first = Qui commence
option-first-random = le donneur le tire au sort
option-first-host = l’hôte nomme le siège
option-first-alternate = les sièges à tour de rôle, d’une partie à l’autre
option-starter = Quel siège commence, s’il n’est pas tiré au sort
option-pie = Le second siège peut échanger les couleurs après le premier bloc
option-en_tiebreak = À scores égaux, la série la plus longue l’emporte avant le dernier bloc

## Les blocs

columns = { $wide ->
    [1] colonne { $left }
   *[other] colonnes { $left } à { $right }
}
rows = { $deep ->
    [1] rang { $near }
   *[other] rangs { $near } à { $far }
}
lies-flat = à plat, hauteur 1, { columns }, { rows }
lies-edge = sur la tranche, hauteur 2, { columns }, { rows }
lies-upright = debout, hauteur 3, { columns }, { rows }

## Ce qui se passe

begins = { $who } commence.
    .you = Vous commencez.
placed-coloured = { $who } pose un bloc de couleur { $where }.
    .you = Vous posez un bloc de couleur { $where }.
placed-neutral = { $who } pose un bloc neutre { $where }.
    .you = Vous posez un bloc neutre { $where }.
swapped = { $who } échange les couleurs et prend le bloc posé.
    .you = Vous échangez les couleurs et prenez le bloc posé.
kept = { $who } garde sa couleur.
    .you = Vous gardez votre couleur.

## Ce qui est là

awaiting-block = À { $who } de poser un bloc.
    .you = Posez un bloc.
awaiting-colour = À { $who } de garder sa couleur ou d’échanger.
    .you = Gardez votre couleur, ou échangez.
stands-coloured = Bloc { $n }, à { $who } : { $where }.
    .you = Bloc { $n }, à vous : { $where }.
stands-neutral = Bloc { $n }, neutre, posé par { $who } : { $where }.
    .you = Bloc { $n }, neutre, posé par vous : { $where }.
standing = { $who } : plus longue série { $series }, score { $score } ; restent { $coloured } blocs de couleur et { $neutral } neutres.
    .you = Vous : plus longue série { $series }, score { $score } ; restent { $coloured } blocs de couleur et { $neutral } neutres.

## Boutons

button-coloured = Poser un bloc de couleur { $where }
button-neutral = Poser un bloc neutre { $where }
button-swap = Échanger les couleurs
button-keep = Garder la couleur

## Refus

refused-1-3 = Aucun bloc ne couvre { $width } sur { $depth } cases. Posez-le sur 2 sur 3, 1 sur 3 ou 1 sur 2.
refused-2-1 = Le bloc ne tiendrait pas à l’intérieur des murs. Choisissez des cases de 1 à { $frame } dans les deux sens.
refused-2-2 = Il ne vous reste aucun { $kind ->
       *[coloured] bloc de couleur. Posez un bloc neutre.
        [neutral] bloc neutre. Posez un bloc de couleur.
    }
refused-2-3 = Qui commence est tiré au sort, ou convenu avant la partie, et le donneur le dit une fois. Pour nommer un siège, que la table choisisse l’hôte ou le tour de rôle.
refused-2-4 = On garde ou échange les couleurs une fois, le second siège, après le premier bloc, à une table qui en a convenu.
refused-3-1 = Ce n’est pas à vous de poser un bloc. Attendez votre tour.
refused-3-2 = Le bloc { $contact ->
        [side] ne tient qu’à gauche ou à droite
        [end] ne tient que devant ou derrière
       *[none] ne tient nulle part
    }. Il lui faut un mur ou un bloc sur un de ses côtés et à un de ses bouts.
refused-3-3 = Le bloc toucherait un bloc de même hauteur, { $height }, qui se dresse colonne { $x }, rang { $y }. Tournez-le pour changer sa hauteur, ou posez-le ailleurs.
refused-3-4 = Le bloc qui se dresse colonne { $x }, rang { $y } est dans le chemin. Choisissez des cases libres.
refused-4-1 = La partie est finie : le siège dont c’était le tour ne pouvait plus poser. Regardez le compte, ou commencez-en une autre.

## Pourquoi

because-wins = À partir d’ici la victoire est forcée, quelle que soit la réponse.
because-lost = Ici tous les blocs perdent, si la réponse est bonne.
because-joins = Il réunit { $count } de vos séries en une seule de { $blocks } blocs.
because-longer = Il porte votre plus longue série à { $blocks } blocs.
because-apart = { $count } séries de l’autre siège ne se joindront pas à cette place.
because-closes = Il laisse { $count } places libres de moins.
because-neutral = Un bloc neutre resté en main coûte un point.
