## Qui, combien, et comment les choses s’enchaînent

seat = Siège { $n }
dealer = Donneur
you = Vous
watcher = Regarde
number = { $n }
yes = oui
no = non
list-none = rien
list-next = { $before }, { $next }
list-last = { $before } et { $next }
list-apart = { $before } ; { $next }

## Refus

clause = { $number } : { $sentence }
refused = { $why } Clause { $clause }
refused-house-1 = Ce n’est pas à vous. Vous pourrez parler quand votre parole sera attendue.
refused-house-2 = La table a changé depuis votre choix. Regardez-la de nouveau, puis choisissez.
refused-house-3 = La partie est terminée. Pour jouer encore, commencez-en une autre.
refused-house-4 = Ce jeu se joue à { $least ->
        [one] { $least } siège
       *[other] { $least } sièges
    } au moins et { $most } au plus. Ouvrez une table pour un nombre entre les deux.

## À qui de jouer, et pour combien de temps

your-turn = C’est à vous.
others-turn = C’est aux autres de parler.
seconds = encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
played-for = { $who } n’a pas parlé à temps : la table joue pour ce siège.
    .you = Vous n’avez pas parlé à temps : la table joue pour vous.
over = La partie est terminée.

## Comment une partie s’est terminée

ordinal = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[number] { $place }e
}
wins = { $who } gagne.
    .you = Vous gagnez.
takes-place = { $who } prend la { ordinal } place.
    .you = Vous prenez la { ordinal } place.
share-place = { $who } se partagent la { ordinal } place.
    .you = Vous partagez la { ordinal } place avec { $others }.
scores = Score final : { $scores }.
score = { $score } pour { $who }
    .you = { $score } pour vous

## Ce qui ne va pas dans le texte d’une partie

flaw-edition = Cette partie suit l’édition { $edition } des règles, et la plus récente connue ici est la { $newest }. Mettez Parlour à jour, ou vérifiez le numéro.
flaw-seed = La graine révélée n’ouvre pas l’engagement pris avant la partie.
flaw-seats = La preuve n’a pas exactement une entropie par siège.
flaw-match = La preuve est celle d’une autre partie que le reçu.
flaw-commitment = L’engagement n’est pas celui qui avait été noté avant la partie.
flaw-entropy = L’entropie d’un siège n’est pas celle que ce siège a donnée.
flaw-table = Aucune table ne peut s’ouvrir ainsi : la clause { $clause } l’interdit.
flaw-gap = Le coup { $n } n’a pas le bon numéro : un coup manque avant lui, ou y figure deux fois.
flaw-draw = Le coup { $n } n’est pas celui que tire la graine : ce hasard a été choisi.
flaw-refused = Le coup { $n } est contraire à la clause { $clause }.
flaw-outcome = Le résultat inscrit n’est pas celui auquel mènent les coups.
flaw-state = Le dernier état n’est pas celui auquel mènent les coups.

## Ce que quelqu’un a demandé et que personne ne connaît

unknown-game = Aucun jeu ne s’appelle « { $given } ». { $cure }
unknown-language = Rien n’est écrit en « { $given } ». { $cure }
unknown-option = { $game } n’a pas d’option « { $given } ». { $cure }
unknown-choice = « { $given } » n’est pas une valeur de l’option { $option }. { $cure }
unknown-clause = Dans les règles de { $game }, il n’y a pas de clause « { $given } ». { $cure }
nearest = Pensiez-vous à { $nearest } ?
known = Vous avez le choix entre { $known }.
