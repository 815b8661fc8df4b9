## Das Spiel, und was ein Tisch vereinbaren kann

game = SERIE
game-about = Steine in Serien legen und für jeden bezahlt werden. Die meisten Chips gewinnen, nicht das leere Bänkchen.
option-preset = Die Steine
option-preset-junior = der kleine Satz: 1 bis 10 einmal, vier Joker, nur Reihen
option-preset-family = der große Satz: 1 bis 13 zweimal, zwei Joker, auch Gruppen, und alles darf umgelegt werden
option-colours = Farben
option-numbers = Die höchste Zahl
option-numbers-none = wie im Satz
option-copies = Wie oft es jeden Stein gibt
option-copies-none = wie im Satz
option-jokers = Anzahl der Joker
option-jokers-none = wie im Satz
option-sets = Was eine Serie ist
option-sets-none = wie beim Satz
option-sets-runs = eine Reihe: aufeinanderfolgende Zahlen einer Farbe
option-sets-both = eine Reihe, oder eine Gruppe: eine Zahl in verschiedenen Farben
option-deal = Steine für jeden Platz
option-deal-none = wie beim Satz
option-start_chips = Chips, mit denen jeder Platz beginnt
option-start_chips-none = wie beim Satz
option-box_chips = Chips in der Schachtel, wenn sie ausgehen können
option-box_chips-none = wie beim Satz
option-bank_limit = Die Bank
option-bank_limit-unlimited = wird nie leer
option-bank_limit-stop = zahlt, was sie hat
option-first_player = Wer die erste Runde beginnt
option-first_player-random = der Geber lost einen Platz aus
option-first_player-highest = wer den höchsten Stein zieht
option-first_player-seat0 = der erste Platz
option-first_player-seat1 = der zweite Platz
option-first_player-seat2 = der dritte Platz
option-first_player-seat3 = der vierte Platz
option-hidden_chips = Jeder Platz kennt nur die eigenen Chips
option-max_jokers = Joker in einer Serie, höchstens
option-max_jokers-none = so viele es gibt
option-draw_cost = Chips, die ein Stein aus dem Topf kostet
option-play_drawn = Ein gezogener Stein darf sofort gelegt werden
option-draw_after_lay = Man darf legen und dann ziehen
option-must_lay = Wer legen kann, muss
option-swap_is_move = Einen Joker nehmen heißt legen: man muss nicht ziehen
option-first_lay = Was die neuen Serien beim ersten Legen mindestens ergeben; 0 heißt beliebig
option-free_before_first_lay = Joker dürfen befreit werden, bevor man selbst gelegt hat
option-free_before_first_lay-none = wenn das erste Legen kein Mindestmaß hat
option-manipulation = Was auf dem Tisch umgelegt werden darf
option-manipulation-none = wie beim Satz
option-manipulation-extend = nichts: man legt an, verbindet und ersetzt Joker
option-manipulation-jokers = nichts: man legt an und ersetzt Joker, und verbindet keine Serien
option-manipulation-full = alles
option-turn_seconds = Sekunden für einen Zug
option-turn_seconds-none = so lange man will
option-new_series = Was eine neue Serie ist, für ihren Chip
option-new_series-no_old_tile = eine ohne Stein vom Tisch; ein befreiter Joker schadet nicht
option-new_series-delta = jede Serie, die mehr auf dem Tisch liegt als vorher
option-new_series-rack_only = eine nur aus Steinen vom Bänkchen
option-freed_joker = Ein befreiter Joker in einer neuen Serie
option-freed_joker-series = bringt selbst nichts
option-freed_joker-nothing = macht, dass sie nicht neu ist
option-freed_joker-tile = bringt einen Chip wie ein Stein vom Bänkchen
option-split_own = Neue Reihen, die aneinanderstoßen, bringen je einen Chip
option-free_reuse_chip = Der Stein, der einen Joker befreit, bringt seinen Chip, wenn der Joker sofort verwendet wird
option-debt = Wer nicht zahlen kann, bleibt den Rest schuldig
option-blocked_pay = In einer blockierten Runde zahlen alle für ihre Steine
option-best_of = Runden, höchstens
option-match_score = Was eine Partie aus mehreren Runden gewinnt
option-match_score-rounds = gewonnene Runden
option-match_score-chips = die Chips aller Runden

## Steine

colour = { $colour ->
    [R] Rot
    [Y] Gelb
    [B] Blau
   *[K] Schwarz
}
tile = { colour } { $number }
standing = ein Joker für { colour } { $number }
joker = ein Joker
figure = { $number }
tiles = { $tiles }
run = { colour } { $low } bis { $high }
run-joked = { colour } { $low } bis { $high } mit einem Joker für { $jokers }
group = Zahl { $number } in { $colours }
group-joked = Zahl { $number } in { $colours } mit einem Joker für { $jokers }
newly = neu, { $series }
beside = { $who } { $tiles }
    .you = du { $tiles }

## Was geschieht

dealt = Die Steine werden gemischt und verteilt. { $who } beginnt.
    .you = Die Steine werden gemischt und verteilt. Du beginnst.
dealt-you = Die Steine werden gemischt und verteilt. Auf deinem Bänkchen: { $tiles }. { $who } beginnt.
    .you = Die Steine werden gemischt und verteilt. Auf deinem Bänkchen: { $tiles }. Du beginnst.
dealt-lots = Ein Stein für jeden: { $lots }. Dann werden alle gemischt und verteilt. { $who } beginnt.
    .you = Ein Stein für jeden: { $lots }. Dann werden alle gemischt und verteilt. Du beginnst.
dealt-you-lots = Ein Stein für jeden: { $lots }. Dann werden alle gemischt und verteilt. Auf deinem Bänkchen: { $tiles }. { $who } beginnt.
    .you = Ein Stein für jeden: { $lots }. Dann werden alle gemischt und verteilt. Auf deinem Bänkchen: { $tiles }. Du beginnst.
earns = { $chips ->
    [0] keinen Chip
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
taking = { $taken ->
    [0] Der befreite Joker wird sofort wieder verwendet
    [one] { $taken } Joker kommt auf das Bänkchen
   *[other] { $taken } Joker kommen auf das Bänkchen
}
laid = { $who } legt { $tiles } und bekommt { earns }. Auf dem Tisch: { $table }.
    .you = Du legst { $tiles } und bekommst { earns }. Auf dem Tisch: { $table }.
laid-freed = { $who } legt { $tiles } und bekommt { earns }. Auf dem Tisch: { $table }. Befreit: { $freed }. { taking }.
    .you = Du legst { $tiles } und bekommst { earns }. Auf dem Tisch: { $table }. Befreit: { $freed }. { taking }.
laid-out = { $who } legt { $tiles }, hat keinen Stein mehr und bekommt { earns }. Auf dem Tisch: { $table }.
    .you = Du legst { $tiles }, hast keinen Stein mehr und bekommst { earns }. Auf dem Tisch: { $table }.
laid-out-freed = { $who } legt { $tiles }, hat keinen Stein mehr und bekommt { earns }. Auf dem Tisch: { $table }. Befreit: { $freed }. { taking }.
    .you = Du legst { $tiles }, hast keinen Stein mehr und bekommst { earns }. Auf dem Tisch: { $table }. Befreit: { $freed }. { taking }.
drew = { $who } zieht einen Stein.
    .you = Du ziehst einen Stein.
given = Gezogen: { $tile }.
given-other = Der Topf gibt ihn verdeckt.
passed = { $who } passt.
    .you = Du passt.
account = { $who } behält { $tiles }, zahlt { earns } und hat am Ende { $final }
    .you = du behältst { $tiles }, zahlst { earns } und hast am Ende { $final }
won = { $who } gewinnt die Runde
    .you = Du gewinnst die Runde
won-shared = Die Runde teilen sich { $who }
won-shared-you = Du teilst dir die Runde mit { $others }
round-over = Die Runde ist vorbei: { $who } hat keinen Stein mehr und am Ende { $final }; { $seats }. { $won }.
    .you = Die Runde ist vorbei: du hast keinen Stein mehr und am Ende { $final }; { $seats }. { $won }.
blocked = Niemand kann weiter, und die Runde ist vorbei: { $seats }. { $won }.

## Was daliegt

turn = { $who } soll legen oder ziehen.
    .you = Du bist dran: leg oder zieh.
turn-dry = { $who } kann nicht ziehen und soll legen oder passen.
    .you = Du bist dran: leg oder passe. Ziehen kannst du nicht.
turn-drawn = { $who } hat gezogen und darf legen.
    .you = Du hast gezogen: leg, oder beende deinen Zug.
turn-laid = { $who } hat gelegt und darf ziehen.
    .you = Du hast gelegt: zieh, oder beende deinen Zug.
turn-owing = { $who } hat einen Joker genommen und muss ziehen.
    .you = Du hast einen Joker genommen und sonst nichts gelegt: zieh.
first-lay = Beim ersten Legen müssen deine neuen Serien { $least } ergeben.
passes = Hintereinander gepasst: { $count }.
rack = Auf deinem Bänkchen: { $tiles }.
table = Auf dem Tisch: { $series }.
table-empty = Auf dem Tisch liegt noch nichts.
standing-seat = { $held ->
    [one] { $held } Stein
   *[other] { $held } Steine
}
standing-hidden = { $who }: { standing-seat }.
    .you = Du: { standing-seat }.
standing-chips = { $who }: { standing-seat }, { amount }.
    .you = Du: { standing-seat }, { amount }.
pot = { $count ->
    [0] Der Topf ist leer.
    [one] Im Topf: { $count } Stein.
   *[other] Im Topf: { $count } Steine.
}
amount = { $chips ->
    [0] kein Chip
    [one] { $chips } Chip
   *[other] { $chips } Chips
}
bank = In der Bank: { amount }.
has = { $who } { $chips }
    .you = du { $chips }
round = Runde { $round } endete mit diesen Chips: { $seats }.

## Knöpfe

button-lay = Auf dem Tisch lassen: { $series }
button-lay-taking = Auf dem Tisch lassen: { $series }; { $taken } Joker nehmen
button-draw = Ziehen
button-pass = Passen

## Ablehnungen

refused-2-3 = { $why }
refused-2-4 = An diesem Tisch sind { $seats } Plätze. Lass einen davon beginnen, oder lost es aus.
refused-3-1 = { $why }
refused-3-2 = Das gibt es in diesem Spiel nicht: { $tile }. Bleib zwischen 1 und { $most }.
refused-3-3 = { $why }
refused-3-5 = Auf dem Tisch ist { $tile } kein Stein dieses Spiels. Lass einen Joker für einen Stein liegen, den es gibt.
refused-3-6 = Das sind mehr Joker in einer Serie als die vereinbarten { $most }: { $series }. Nimm andere Steine.
refused-3-7 = Joker allein sind keine Serie: { $series }. Leg einen Stein dazu, der keiner ist.
refused-4-1 = { $why }
refused-4-3 = Nur der Geber gibt einen Stein, wenn jemand gezogen hat. Zieh einen, und warte einen Augenblick.
refused-4-4 = Der Topf ist leer. Leg etwas, oder passe; das kostet nichts.
refused-4-5 = Ziehen kostet { $cost ->
    [one] { $cost } Chip
   *[other] { $cost } Chips
}, und du hast weniger. Leg etwas, oder passe.
refused-4-6 = { $why }
refused-4-7 = Du hast einen Joker genommen und sonst nichts gelegt, und das zählt hier nicht als Legen. Zieh einen Stein.
refused-4-8 = { $why }
refused-4-9 = { $why }
refused-4-10 = Was auf dem Tisch liegt, bleibt dort: { $tiles }. Leg es in eine Serie zurück.
refused-5-5 = Der Tisch zählt neue Serien so, dass ein befreiter Joker nichts ändert. Lass eines von beiden wie üblich.
refused-5-6 = Wenn jede Serie mehr auf dem Tisch einen Chip bringt, können anstoßende Reihen nicht als eine zählen. Lass eines von beiden wie üblich.
refused-5-7 = { $why }
refused-6-3 = { $count ->
    [one] Ein Joker vom Tisch wäre nirgends.
   *[other] { $count } Joker vom Tisch wären nirgends.
} Verwende ihn sofort, oder nimm ihn auf dein Bänkchen.
refused-6-4 = { $why }
refused-6-6 = Ein Joker wurde bewegt, den kein richtiger Stein ersetzt: { $tiles }. Lass ihn, wie er war, oder leg den Stein dorthin, für den er steht.
refused-7-3 = Nur der Geber rechnet eine Runde ab, wenn sie vorbei ist. Spiel bis dahin weiter.
refused-8-3 = Chips mehrerer Runden zählt man nur zusammen, wenn es mehrere gibt. Spielt um drei oder fünf, oder zählt Runden.
why-dealer = Nur der Geber verteilt, am Anfang einer Runde. Warte auf dein Bänkchen.
why-tiles = { $deal } Steine für jeden von { $seats } Plätzen sind mehr als die { $tiles }, die es gibt. Verteilt weniger, oder nehmt einen größeren Satz.
why-short = Eine Serie hat mindestens drei Steine: { $series }. Leg mehr dazu.
why-gap = Diese Zahlen folgen nicht aufeinander in einer Farbe: { $series }. Leg eine Reihe ohne Lücke.
why-runs = Eine Zahl in mehreren Farben ist hier keine Serie: { $series }. Leg Reihen einer Farbe.
why-twice = Eine Gruppe hat jede Farbe einmal: { $series }. Nimm einen von beiden weg.
why-colours = Zwei Farben sind zu wenig für Gruppen. Spielt mit drei, oder nur mit Reihen.
why-seats = Nur wer einen Platz hat, spielt. Setz dich zuerst.
why-laid = Du hast in diesem Zug gelegt. Zieh, oder beende deinen Zug.
why-drawn = Du hast in diesem Zug gezogen. Leg, oder beende deinen Zug.
why-strange = Das liegt nicht auf deinem Bänkchen: { $tiles }. Leg eigene Steine.
why-nothing = Kein Stein deines Bänkchens ist gelegt. Leg mindestens einen, oder zieh.
why-draw = Du kannst ziehen. Wer ziehen kann, passt nicht.
why-lay = Du kannst legen, und hier muss, wer kann. Leg mindestens einen Stein.
why-free = Dein erstes Legen befreit keinen Joker. Leg zuerst eigene Steine, und lass die Joker liegen.
why-least = Die neuen Serien deines ersten Legens ergeben { $points }, und müssen { $least } ergeben. Leg mehr, oder zieh.
why-torn = Diese Serie muss beisammen bleiben: { $series }. Leg nur an ihren Enden an.
why-joined = Serien auf dem Tisch werden hier nicht verbunden. Lass sie getrennt.
why-unlimited = Die Bank wird nie leer, also sind die Chips der Schachtel gleichgültig. Lasst sie zahlen, was sie hat, oder lasst die Schachtel, wie sie ist.
why-box = In der Schachtel sind { $chips } Chips, und am Anfang braucht es { $need }. Nehmt eine größere Schachtel, oder beginnt mit weniger.
why-replace = Ein Joker kommt nur auf das Bänkchen, wenn ein Stein deines Bänkchens ihn ersetzt hat. Nimm weniger.
why-same = Ein Joker, den du nimmst, ist für einen späteren Zug. Nimm weniger, oder leg einen weniger.

because-out = Es ist dein letzter Stein: Die Runde endet, und die anderen zahlen.
because-new = { $count ->
    [one] Es ist eine neue Serie, die einen eigenen Chip bringt.
   *[other] Es sind { $count } neue Serien, und jede bringt einen eigenen Chip.
}
because-chips = { $chips ->
    [one] Das bringt sofort { $chips } Chip.
   *[other] Das bringt sofort { $chips } Chips.
}
because-joker = { $count ->
    [one] Ein Joker bleibt dir für einen späteren Zug.
   *[other] { $count } Joker bleiben dir für einen späteren Zug.
}
because-left = { $count ->
    [one] { $count } Stein bleibt auf deinem Bänkchen.
   *[other] { $count } Steine bleiben auf deinem Bänkchen.
}
because-waits = Was man jetzt legen könnte, ist auf deinem Bänkchen mehr wert.
because-nothing = Es gibt nichts, was du legen könntest.
