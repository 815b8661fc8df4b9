game = MEZZA
game-about = Werde deine Karten los: Leg gleich hoch oder höher, ergänze eine Halbe, stiehl einen Zug, decke auf, was niemand kennt.

## Karten und Werte

card = { $kind ->
        [half] eine Halbe
        [one] eine 1
        [two] eine 2
        [three] eine 3
        [threehalf] eine 3½
        [four] eine 4
        [five] eine 5
        [six] eine 6
        [sixhalf] eine 6½
        [seven] eine 7
        [eight] eine 8
        [nine] eine 9
        [ninehalf] eine 9½
        [zero] einen Joker mit Wert 0
       *[joker] einen Joker ohne Wert
    }
cards = { $count } { $kind ->
        [half] Halbe
        [one] Einsen
        [two] Zweien
        [three] Dreien
        [threehalf] Dreieinhalben
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [sixhalf] Sechseinhalben
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ninehalf] Neuneinhalben
        [zero] Joker mit Wert 0
       *[joker] Joker ohne Wert
    }
row = { $who } { $cards }
    .you = du { $cards }

## Was geschieht

told = { $first } { $second }
dealt = Der Geber mischt und teilt aus. Jeder hat offen vor sich: { $rows }. Der Vorrat hat { $stock } Karten.
dealt-mine = Der Geber mischt und gibt dir { $cards }. Jeder hat offen vor sich: { $rows }. Der Vorrat hat { $stock } Karten.
chosen = Du behältst auf der Hand: { $cards }.
ready = { $who } hat eine Hand gewählt.
shown = Jetzt hat jeder offen vor sich: { $rows }.
drew = { $who } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
drew-mine = Du ziehst { $cards }.
laid-start = { $who } legt zu Beginn { $cards }.
    .you = Du legst zu Beginn { $cards }.
laid-turn = { $who } legt { $cards }.
    .you = Du legst { $cards }.
laid-closed = { $who } deckt { $cards } auf, und das passt.
    .you = Du deckst { $cards } auf, und das passt.
laid-steal = { $who } stiehlt den Zug und legt { $cards }.
    .you = Du stiehlst den Zug und legst { $cards }.
laid-quick = { $who } legt schnell { $cards } dazu.
    .you = Du legst schnell { $cards } dazu.
laid-add = { $who } legt schnell { $cards } vom Tisch dazu.
    .you = Du legst schnell { $cards } vom Tisch dazu.
made-four = Das ergibt eine 4.
made-seven = Das ergibt eine 7.
made-ten = Das ergibt eine 10.
removed = Der Stapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, geht aus dem Spiel.
skipped = { $who } setzt einmal aus.
    .you = Du setzt einmal aus.
out = { $who } hat keine Karten mehr.
    .you = Du hast keine Karten mehr.
took = { $who } nimmt den Stapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you = Du nimmst den Stapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
turned-took = { $who } deckt { $card } auf, doch das passt nicht, und nimmt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you = Du deckst { $card } auf, doch das passt nicht, und nimmst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
unclaimed = Niemand beansprucht etwas.
claimed = Du hast gesagt: { $what }.
recalled = Du nimmst deine Anordnungen zurück.

## Was da liegt

awaiting-swap = Die Hände werden gewählt.
    .you = Wähle drei deiner sechs Karten für deine Hand. Die anderen drei liegen offen.
awaiting-start = Noch ist offen, wer beginnt: Das tut die niedrigste Karte.
    .you = Sag, mit wie vielen deiner niedrigsten Karten du beginnen würdest.
awaiting-steal = Was { $who } gelegt hat, kann mit einer Halben ergänzt werden.
    .you = Was { $who } gelegt hat, kann mit einer Halben ergänzt werden. Beanspruche, was du kannst, oder lass es gut sein.
awaiting-quick = { $who } darf noch eine gleiche Karte dazulegen.
    .you = Solange { $who } eine gleiche Karte dazulegen darf: Beanspruche, was du kannst, oder lass es gut sein.
awaiting-own = Du darfst schnell dazulegen, was deinen Karten gleich ist, oder es gut sein lassen.
awaiting-others = Was du gelegt hast, können andere mit einer Halben ergänzen.
awaiting-turn = { $who } ist am Zug.
    .you = Du bist am Zug.
stalled = In { $idle } Zügen ist nichts einem Ende nähergekommen. Nach { $limit } endet die Partie.
hand = Auf deiner Hand: { $cards }.
mine = Du hast gesagt: { $what }.
pile-empty = Der Stapel ist leer.
pile = Auf dem Stapel sieht man { $top }; es sind { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }. { $asks }
asks = Die nächste Karte muss { $value } oder höher sein.
asks-low = Die nächste Karte muss { $value } oder niedriger sein.
asks-nothing = Jede Karte darf folgen.
standing = { $who }: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand; { $opened ->
        [0] nichts offen
       *[other] offen { $cards }
    }; { $closed } verdeckt.
    .you = Du: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand; { $opened ->
        [0] nichts offen
       *[other] offen { $cards }
    }; { $closed } verdeckt.
standing-out = { $who } ist fertig, auf Rang { $place }.
    .you = Du bist fertig, auf Rang { $place }.
stock = Im Vorrat: { $stock }. Aus dem Spiel: { $removed }.
order-steal = Deine Anordnung für { $card }: { $most ->
        [0] nie stehlen
       *[other] stehlen mit höchstens { $most }
    }.
order-quick = Deine Anordnung: { $most ->
        [0] nie eine gezogene Karte dazulegen
        [one] höchstens { $most } gleiche Karte dazulegen
       *[other] höchstens { $most } gleiche Karten dazulegen
    }.
aid-pile = Der Stapel enthält { $cards }.
aid-removed = Aus dem Spiel gegangen sind { $cards }.
aid-known = Aufgenommen und noch auf der Hand hat: { $rows }.

## Knöpfe

button-swap = Behalte { $cards }
button-start = Beginne: lege { $cards }
button-play = Lege { $cards }
button-closed = Decke verdeckte Karte { $slot } auf
button-pickup = Nimm den Stapel
button-steal = Stiehl den Zug: lege { $cards }
button-quick = Lege schnell { $count } dazu
button-add = Lege { $count } offene dazu
button-letbe = Lass es gut sein
button-order = Immer: { $most ->
        [0] nie
       *[other] mit höchstens { $most }
    }
button-recall = Nimm meine Anordnungen zurück

## Ablehnungen

refused-1-4 = Wer keine Karten mehr hat, macht nicht mehr mit. Schau in Ruhe zu.
refused-2-1 = Nur der Geber teilt aus, und nur einmal. Warte auf deine Karten.
refused-2-5 = { $why }
refused-2-6 = Nur der Geber zeigt die offenen Karten, wenn alle gewählt haben. Warte einen Augenblick.
refused-2-7 = Hier wählen die Plätze nacheinander. Warte, bis du wählen darfst.
refused-3-1 = { $why }
refused-3-2 = Nur der Geber nennt, wer beginnt, und nur einen Platz mit der niedrigsten Karte.
refused-3-3 = Ein Joker ist nicht deine niedrigste Karte. Beginne so: lege { $card }.
refused-3-5 = Beginnen kannst du nur mit deinen niedrigsten Karten. Beginne so: lege { $card }.
refused-3-7 = Du sagst einmal, womit du beginnen würdest, und kannst nicht ablehnen. Warte, bis der Geber nennt, wer beginnt.
refused-4-1 = { $why }
refused-4-2 = Du kannst { $card } nicht legen: Die nächste Karte muss { $value } oder höher sein. { $could }
refused-4-3 = So viele hast du nicht: Willst du { $card } legen, so geht das jetzt { $held ->
        [0] gar nicht
       *[other] höchstens { $held }-mal
    }. Wähle gleiche Karten, die du hast.
refused-4-8 = Nur der Geber füllt Hände auf, vom Vorrat. Warte einen Augenblick.
refused-4-12 = Du kannst legen, also musst du: Lege { $cards }.
refused-4-15 = Es gibt keinen Stapel zu nehmen. Lege eine beliebige Karte.
refused-5-2 = Deine offenen Karten kommen, wenn Vorrat und Hand leer sind. Lege erst Karten von der Hand.
refused-5-6 = { $why }
refused-5-7 = { $why }
refused-6-8 = Du kannst { $card } nicht legen: Die Karte nach einer 4 muss, dieses eine Mal, 4 oder niedriger sein. { $could }
refused-7-1 = Solange andere stehlen dürfen, stiehlt auch deine Halbe. Beanspruche, mit ihr zu stehlen.
refused-7-2 = Nur der Geber schließt ein Fenster, und für einen Platz, der etwas beansprucht hat. Warte einen Augenblick.
refused-7-3 = Du bist jetzt nicht gefragt: Für dich gibt es nichts zu beanspruchen oder gut sein zu lassen.
refused-7-4 = Hier stiehlt man einen Zug mit einer Halben. Beanspruche es mit einer.
refused-7-6 = Nur die erste Halbe stiehlt einen Zug, und sie liegt schon da. Warte auf deinen eigenen Zug.
refused-7-8 = Ein Joker liegt dazwischen, also ergänzt eine Halbe nichts mehr. Lege in deinem Zug eine andere Karte.
refused-7-10 = Verdeckte Karten können nicht stehlen. Decke eine auf, wenn du am Zug bist.
refused-7-11 = Du hast diese Karte selbst gelegt, also kannst du sie nicht ergänzen. Lass es gut sein.
refused-7-12 = Jetzt gibt es nichts zu stehlen. Warte, bis jemand eine 3½, 6½ oder 9½ legt.
refused-7-13 = Du hast gesagt, was du willst. Warte, bis der Geber das Fenster schließt.
refused-7-15 = { $why }
refused-7-16 = Dein nächster Zug beginnt, wenn dieses Fenster vorbei ist. Lege gleiche Karten dazu, oder lass es gut sein.
refused-8-1 = Nur wer eben gelegt hat, darf schnell Karten dazulegen, und nur bis der nächste Platz zieht.
refused-8-4 = Offene Karten legt nur dazu, wer eben seine letzte Handkarte gelegt hat, bei leerem Vorrat und mit einer gleichen offenen Karte.
refused-8-5 = { $why }
refused-8-7 = Du kannst höchstens { $count } offene dazulegen.
refused-9-2 = Das kurze Spiel ist hier nicht für { $seats } Plätze gedacht. Nimm höchstens { $most }, oder spielt mit allen Karten.
could-lay = Du kannst legen: { $cards }.
could-take = Du kannst nichts legen: Nimm den Stapel.
why-first = Die Hände werden gewählt. Wähle zuerst deine.
why-over = Jetzt gibt es nichts zu tauschen. Spiele mit den Karten, die du hast.
why-used = Du hast deine Hand gewählt, und sie bleibt.
why-own = Wähle drei deiner eigenen sechs Karten: { $cards }.
why-start = Noch ist offen, wer beginnt. Sag zuerst, womit du es tätest.
why-begun = Die Partie hat begonnen, oder ist noch nicht so weit. Lege eine Karte, wenn du am Zug bist.
why-dealer = Der Geber legt keine Karten.
why-other = { $who } ist am Zug. Warte, bis du es bist.
why-unseen = Du hast nur noch verdeckte Karten. Wähle ungesehen eine davon.
why-cards = Verdeckte Karten kommen zuletzt. Lege erst deine anderen Karten.
why-gone = Dort liegt keine verdeckte Karte von dir. Wähle eine, die da liegt.
why-turn = Du weißt nicht, ob du legen kannst. Decke eine verdeckte Karte auf.
why-none = Jetzt gibt es keine Anordnung zurückzunehmen, oder du bist nicht am Zug.
why-closed = Eine Anordnung gibst du, während du in einem Fenster gefragt bist. Warte darauf.
why-many = Eine Anordnung nennt höchstens { $most } Karten. Nenne weniger.
why-undrawn = Du hast keine Karte gezogen, die du dazulegen könntest. Lass es gut sein.
why-drawn = Du kannst schnell höchstens { $count } dazulegen: gleiche Karten, die eben gezogen wurden.

## Gründe

because-removes = Der Stapel geht aus dem Spiel.
because-completes = Eine Halbe macht aus dem, was da liegt, eine höhere Zahl.
because-joker = Von dir passt nichts als ein Joker.
because-lowest = Von deinen Karten, die passen, ist das die niedrigste: { $card }. Die anderen passen öfter.
because-steals = Das nimmt den Zug, und du hast eine Karte weniger.
because-keeps = Du behältst deine Halbe für ein andermal.
because-known = Du kennst alle Karten der anderen Hand: Sie wurden offen genommen.

## Optionen

option-deck = Mit welchen Karten gespielt wird
option-deck-full = mit allen achtundsechzig
option-deck-short = ohne 3, 6 und 9
option-players = Für wie viele Plätze das kurze Spiel ist
option-players-printed = zwei oder drei, wie gedruckt
option-players-more = auch vier
option-swap_mode = Wie Handkarten gegen offene Karten getauscht werden
option-swap_mode-simultaneous = alle gleichzeitig
option-swap_mode-clockwise = ein Platz nach dem anderen
option-swap_mode-off = gar nicht
option-start_tie = Wer beginnt, wenn mehrere die niedrigste Karte haben
option-start_tie-race = der Schnellste
option-start_tie-random = das wird gelost
option-start_tie-left_of_dealer = der Erste in der Reihenfolge der Plätze
option-own_half_forced = Im eigenen Zug muss eine ergänzende Halbe gelegt werden, wenn nichts anderes passt
option-turn_seconds = Sekunden für einen Zug
option-turn_seconds-none = ohne Grenze
option-joker_on_four = Ein Joker auf einer 4
option-joker_on_four-keep = lässt sie gelten
option-joker_on_four-consume = verbraucht sie
option-extra_half_on_four = Noch eine Halbe auf einer 4 aus Halben
option-extra_half_on_four-ge4 = behält den Wert, in der üblichen Ordnung
option-extra_half_on_four-le4 = verlangt wieder 4 oder niedriger
option-extra_half_on_four-half = zählt als Halbe
option-seven_heads_up = Eine 7 mit noch zwei Plätzen
option-seven_heads_up-self_turn = lässt den, der sie gelegt hat, noch einmal ziehen
option-seven_heads_up-no_skip = lässt niemanden aussetzen
option-joker_quads = Vier gleiche Joker hintereinander nehmen den Stapel fort
option-steal_mode = Welcher von mehreren Ansprüchen gilt
option-steal_mode-race = der erste
option-steal_mode-random = einer durch das Los
option-steal_mode-clockwise = der nächste im Uhrzeigersinn
option-steal_count = Wie viele Halbe einen Zug stehlen dürfen
option-steal_count-any = beliebig viele
option-steal_count-one = eine
option-steal_window_ms = Wie lange ein Fenster offen steht, in Tausendstelsekunden
option-quick_before_steal = Ohne Uhr geht schnelles Legen vor Stehlen
option-quick_lay = Welche Karten schnell dazu dürfen
option-quick_lay-drawn = eben gezogene
option-quick_lay-any = alle auf der Hand
option-quick_lay-off = keine
option-open_add = Wie viele offene Karten dazu dürfen
option-open_add-any = beliebig viele
option-open_add-one = eine
option-open_add-off = keine
option-memory_aid = Was dem Gedächtnis erspart wird
option-memory_aid-off = nichts
option-memory_aid-counts = was im Stapel liegt und was fort ist
option-memory_aid-full = auch, wer was aufgenommen hat
option-stall_turns = Nach wie vielen Zügen ohne Fortschritt die Partie endet
option-stall_turns-none = ohne Grenze
option-blocked_rank = Welchen Rang man in einer blockierten Partie hat
option-blocked_rank-cards = wer die wenigsten Karten hat, zuerst
option-blocked_rank-shared = alle Übrigen teilen den Rang
option-match = Was eine Partie einbringt
option-match-single = einen Punkt für den Sieger
option-match-points = Punkte nach Rang
