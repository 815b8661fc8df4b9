## What somebody is told who plays for the first time

lesson = Eine erste Partie
lesson-understood = Verstanden
lesson-end = Das war deine erste Partie. Spiel noch einmal, oder sieh sie dir Schritt für Schritt an.

## BATASAURUS

lesson-batasaurus-memorise = Diese zwölf Dinosaurier gehören dir. Schau, wo die starken liegen: Gleich liegen alle verdeckt. Tipp auf Bereit, wenn du es weißt.
lesson-batasaurus-lead = Du beginnst. Dreh irgendeine deiner Karten um: Die stärkste Karte gewinnt den Stich, und die 12 ist die stärkste von allen.
lesson-batasaurus-won = Deiner! Alle Karten des Stichs kommen auf deinen Stapel, und am Ende gewinnen die meisten Karten.
lesson-batasaurus-answer = In der Mitte liegt eine Karte. Weißt du noch, wo eine stärkere ist? Oder gib eine schwache, die du entbehren kannst.
lesson-batasaurus-again = Wer einen Stich nimmt, beginnt den nächsten. Niemand sieht eine verdeckte Karte, auch nicht, wem sie gehört.
lesson-batasaurus-war = Gleich stark: Krieg! Wähl noch eine Karte. Alle werden zugleich umgedreht, und die stärkste nimmt alles.

## KIZA

lesson-kiza-present = Jede Karte, die du hier auslegst, wird versteigert. Wer sie kauft, bekommt ihren Wert als Punkte; auch du selbst darfst sie kaufen. Nimm eine oder ein paar.
lesson-kiza-choose = Du bist der Geber: Biete eine der Karten an, die du ausgelegt hast. Alle dürfen bieten.
lesson-kiza-open = Du bietest mit Karten aus der Hand. Sie müssen in Farbe oder Form zur Karte passen; was nicht passt, ist dunkel. Ihre Summe ist dein Gebot.
lesson-kiza-outbid = Es wurde schon geboten. Um mitzuhalten, musst du im Ganzen mehr bieten; was du gelegt hast, zählt, und du legst dazu. Oder passe.
lesson-kiza-won = Ersteigert! Ihr Wert zählt für dich bis zum Ende. Fünfzig Punkte gewinnen.
lesson-kiza-lost = Diesmal nicht. Alle gelegten Karten sind weg, auch die derer, die nicht gewonnen haben. Biete nur, was du ernst meinst.

## KSAR

lesson-ksar-hold = Tipp in den Hof: Ein Schatten zeigt, wie der Block stünde. Er braucht Halt an zwei Seiten, die sich treffen, an Mauern oder Blöcken. Tipp noch einmal, um ihn zu setzen.
lesson-ksar-heights = Ein Block darf keinen gleich hohen berühren. Wähl, wie er liegt, flach, auf der Kante oder aufrecht: Dann ist er eins, zwei oder drei hoch.
lesson-ksar-series = Blöcke deiner Farbe, die sich berühren, sind eine Serie, und deine längste zählt. Lass sie wachsen, und schneide die andere ab.
lesson-ksar-neutral = Neutrale Blöcke zählen in den Serien beider. Aber jeder, den du am Ende nicht gesetzt hast, kostet einen Punkt.
lesson-ksar-last = Es endet, sobald jemand keinen Block mehr setzen kann. Schau, wie viel Platz noch ist, und für wen.

## MEZZA

lesson-mezza-swap = Drei dieser sechs Karten werden deine Hand, und drei liegen offen vor dir, bis der Vorrat leer ist. Gute Karten wie Joker können dort warten.
lesson-mezza-start = Wer die niedrigste Karte hat, beginnt mit ihr. Sag, mit wie vielen deiner niedrigsten du beginnen würdest.
lesson-mezza-lay = Leg eine Karte, so hoch, wie der Stapel verlangt, oder höher. Gleiche Karten dürfen zusammen gelegt werden. Du ziehst, bis du wieder drei hast.
lesson-mezza-wait = Vor dem nächsten Zug haben alle einen Augenblick, um einzugreifen. Du musst nicht: Lass es gut sein.
lesson-mezza-steal = Eine 3½, 6½ oder 9½ darf jeder mit einer Halben ergänzen: Das stiehlt den Zug. Willst du?
lesson-mezza-take = Nichts passt, also nimmst du den ganzen Stapel. Das kommt vor; in einer großen Hand ist vieles gleich.
lesson-mezza-closed = Nur geschlossene Karten sind noch da. Dreh eine um: Passt sie, gut; wenn nicht, nimmst du den Stapel und sie.

## SERIE

lesson-serie-lay = Drei oder mehr aufeinanderfolgende Steine einer Farbe sind eine Serie. Tipp Steine auf deinem Bänkchen an, dann Neue Serie. Geht es nicht, zieh.
lesson-serie-chips = Jeder gelegte Stein bringt einen Chip, eine neue Serie noch einen. Die meisten Chips gewinnen, nicht das leere Bänkchen.
lesson-serie-add = Du kannst auch an das anlegen, was da liegt: Tipp einen Stein an, dann die Serie. Schieb alles, wie du magst; es gilt erst, wenn du legst.
lesson-serie-joker = Ein Joker zeigt, wofür er steht. Mit dem richtigen Stein nimmst du seinen Platz ein und verwendest den Joker neu.
lesson-serie-draw = Ein Stein aus dem Topf kostet einen Chip. Gelegt werden darf er vom nächsten Zug an.
lesson-serie-end = Bald hat jemand alles gelegt. Dann zahlen die anderen einen Chip für jeden Stein auf ihrem Bänkchen.
