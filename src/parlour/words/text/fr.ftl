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
refused-house-5 = On ne peut pas abandonner la partie maintenant.
refused-house-6 = Votre dernier coup ne peut pas être repris : quelque chose a été tiré ou montré depuis, ou tous ne sont pas d’accord.
refused-house-7 = Aucun robot ne peut remplacer ce siège maintenant : la personne est à table, ou vient à peine de partir.
refused-house-8 = On ne donne du temps qu’à un autre siège encore en jeu, à une table qui a une pendule.
refused-house-9 = Votre coup n’a pas pu être écrit, il n’a donc pas eu lieu. Réessayez dans un instant.
refused-house-10 = Seul qui est assis ici peut parler, à une table pour enfants par signes seulement, et pas plus de cinq fois en dix secondes.

## Coups de la maison

house-gave-up = { $who } abandonne.
    .you = Vous abandonnez.
house-flagged = { $who } n’a plus de temps.
    .you = Vous n’avez plus de temps.
house-took-back = { $who } reprend son dernier coup.
    .you = Vous reprenez votre dernier coup.
house-stood-in = Un robot joue maintenant pour { $who }.
    .you = Un robot joue maintenant pour vous.
house-returned = { $who } est de retour.
    .you = Vous êtes de retour.
house-gave-time = { $who } donne du temps à { $to }.
    .you = Vous donnez du temps à { $to }.

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

## Ce qu’une table ne peut pas, et quoi d’autre

cannot-begun = La partie a déjà commencé. Vous pouvez la regarder, ou ouvrir une autre table.
cannot-no-such-seat = Ce siège n’existe pas : cette table en a { $seats }.
cannot-seat-taken = Quelqu’un y est déjà assis. Choisissez un siège libre.
cannot-full = Tous les sièges de cette table sont pris. Vous pouvez regarder, ou en ouvrir une autre.
cannot-host-only = Seule la personne qui a ouvert la table peut le faire. Demandez-le-lui.
cannot-not-yours = Ce siège n’est pas le vôtre. Asseyez-vous sur un siège libre, ou regardez.
cannot-no-such-game = Ce jeu n’existe pas ici. Vous avez le choix entre { $known }.
cannot-no-such-table = Cette table n’existe pas. Vérifiez le lien, ou demandez-en un nouveau.
cannot-wrong-key = Cette clé n’ouvre rien à cette table. Asseyez-vous de nouveau par le lien.
cannot-no-key = Il faut une clé pour cela : asseyez-vous d’abord.
cannot-invited-only = Cette table est sur invitation. Demandez le lien complet.
cannot-not-over = La partie n’est pas terminée. Son compte rendu sera montré à la fin.
cannot-code-used = Ce code a déjà servi, ou il est trop vieux. Demandez-en un nouveau à votre autre appareil.
cannot-too-large = C’est trop à la fois : { $most } ko au plus.
cannot-unreadable = Ce n’est pas le compte rendu d’une partie : { $reason }
cannot-no-such-record = Ce compte rendu n’existe pas ici.
cannot-too-often = C’était trop souvent. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
cannot-read = Ceci ne peut pas être lu : { $reason }
cannot-write = Ceci n’a pas pu être écrit, donc cela n’a pas eu lieu. Réessayez dans un instant.

admin-title = Cette maison
admin-no-password = Aucun mot de passe n’a été choisi pour cette page. La personne qui tient la maison en choisit un avec « parlour password ».
admin-password = Il faut ici le mot de passe de la personne qui tient cette maison.
admin-version = Édition de la maison
admin-mode = Fonctionnement
admin-test-mode = MODE D’ESSAI : des pannes peuvent être provoquées. Ne jouez jamais ici.
admin-store = Dépôt
admin-gathering = Tables qui attendent du monde
admin-playing = Parties en cours
admin-over = Parties terminées
admin-open = Tables ouvertes dans ce processus
admin-chairs = Connexions aux tables
admin-waiting = Changements qui attendent le disque
admin-lease = répond, et a { $seconds } s pour le redire
