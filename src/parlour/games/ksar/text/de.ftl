## Das Spiel und was ein Tisch vereinbaren kann

game = KSAR
game-about = Zwei Bauleute, Steine von drei Höhen, ein Hof: Was zusammenhängt, zählt.
option-frame = Wie groß der Hof ist
option-first = Wer beginnt
option-first-random = der Geber lost es aus
option-first-host = wer einlädt, nennt den Platz
option-first-alternate = die Plätze abwechselnd, Partie für Partie
option-starter = Welcher Platz beginnt, wenn nicht gelost wird
option-pie = Der zweite Platz darf nach dem ersten Stein die Farben tauschen
option-en_tiebreak = Bei gleicher Wertung gewinnt die längere Reihe, erst dann der letzte Stein

## Steine

columns = { $wide ->
    [1] Spalte { $left }
   *[other] Spalten { $left } bis { $right }
}
rows = { $deep ->
    [1] Reihe { $near }
   *[other] Reihen { $near } bis { $far }
}
lies-flat = flach, 1 hoch, { columns }, { rows }
lies-edge = auf der Kante, 2 hoch, { columns }, { rows }
lies-upright = aufrecht, 3 hoch, { columns }, { rows }

## Was geschieht

begins = { $who } beginnt.
    .you = Du beginnst.
placed-coloured = { $who } legt einen farbigen Stein { $where }.
    .you = Du legst einen farbigen Stein { $where }.
placed-neutral = { $who } legt einen neutralen Stein { $where }.
    .you = Du legst einen neutralen Stein { $where }.
swapped = { $who } tauscht die Farben und bekommt den Stein, der steht.
    .you = Du tauschst die Farben und bekommst den Stein, der steht.
kept = { $who } behält die Farbe.
    .you = Du behältst deine Farbe.

## Was dort steht

awaiting-block = { $who } muss einen Stein legen.
    .you = Lege einen Stein.
awaiting-colour = { $who } behält die Farbe oder tauscht.
    .you = Behalte deine Farbe, oder tausche.
stands-coloured = Stein { $n }, von { $who }: { $where }.
    .you = Stein { $n }, deiner: { $where }.
stands-neutral = Stein { $n }, neutral, gelegt von { $who }: { $where }.
    .you = Stein { $n }, neutral, gelegt von dir: { $where }.
standing = { $who }: längste Reihe { $series }, Wertung { $score }; noch { $coloured } farbige und { $neutral } neutrale Steine.
    .you = Du: längste Reihe { $series }, Wertung { $score }; noch { $coloured } farbige und { $neutral } neutrale Steine.

## Knöpfe

button-coloured = Lege einen farbigen Stein { $where }
button-neutral = Lege einen neutralen Stein { $where }
button-swap = Tausche die Farben
button-keep = Behalte die Farbe

## Ablehnungen

refused-1-3 = Kein Stein deckt { $width } mal { $depth } Felder. Lege ihn auf 2 mal 3, 1 mal 3 oder 1 mal 2.
refused-2-1 = Der Stein stünde nicht innerhalb der Mauern. Wähle Felder von 1 bis { $frame }, in beiden Richtungen.
refused-2-2 = Du hast keinen { $kind ->
       *[coloured] farbigen Stein mehr. Lege einen neutralen.
        [neutral] neutralen Stein mehr. Lege einen farbigen.
    }
refused-2-3 = Wer beginnt, wird gelost oder vorher vereinbart, und der Geber sagt es einmal. Um einen Platz zu nennen, wähle der Tisch das Nennen oder den Wechsel.
refused-2-4 = Farben behält oder tauscht man einmal, auf dem zweiten Platz, nach dem ersten Stein, an einem Tisch, der das vereinbart hat.
refused-3-1 = Du bist nicht an der Reihe, einen Stein zu legen. Warte, bis du dran bist.
refused-3-2 = Der Stein { $contact ->
        [side] hat nur links oder rechts Halt
        [end] hat nur vorn oder hinten Halt
       *[none] hat keinen Halt
    }. Er braucht eine Mauer oder einen Stein an einer seiner Seiten und an einem seiner Enden.
refused-3-3 = Der Stein würde einen gleich hohen berühren, Höhe { $height }, der auf Spalte { $x }, Reihe { $y } steht. Dreh ihn auf eine andere Höhe, oder lege ihn woandershin.
refused-3-4 = Der Stein auf Spalte { $x }, Reihe { $y } ist im Weg. Wähle freie Felder.
refused-4-1 = Die Partie ist zu Ende: Wer an der Reihe war, konnte keinen Stein legen. Sieh dir die Zählung an, oder beginne eine neue.

## Warum

because-wins = Von hier an ist der Sieg erzwungen, was auch geantwortet wird.
because-lost = Hier verliert jeder Stein, wenn gut geantwortet wird.
because-joins = Er verbindet { $count } deiner Reihen zu einer aus { $blocks } Steinen.
because-longer = Er macht deine längste Reihe { $blocks } Steine lang.
because-apart = { $count } Reihen des anderen Platzes kommen an dieser Stelle nicht mehr zusammen.
because-closes = Er lässt { $count } freie Stellen weniger übrig.
because-neutral = Ein neutraler Stein, der übrig bleibt, kostet einen Punkt.
