game = BATASAURUS
game-about = Zwölf Dinosaurier je Platz, verdeckt zu merken: in jedem Stich einen aufdecken, und bei Gleichstand der Stärksten weiterkämpfen.

## Die Karten und wo sie liegen

card = { $strength ->
        [1] Compsognathus 1
        [2] Kentrosaurus 2
        [3] Pteranodon 3
        [4] Ankylosaurus 4
        [5] Stegosaurus 5
        [6] Dimetrodon 6
        [7] Triceratops 7
        [8] Velociraptor 8
        [9] Styracosaurus 9
        [10] Spinosaurus 10
        [11] Diplodocus 11
       *[12] T-Rex 12
    }
slot = { $letter }
placed = { $slot } { $card }
row = { $who } { $cards }
    .you = du { $cards }
lies = { $who } { $card } von { $slot }
    .you = du { $card } von { $slot }
count = { $who } { $count }
    .you = du { $count }
fighter = { $who }
    .you = dir
unready = { $who }
    .you = du

## Was geschieht

dealt = Der Geber legt die Karten aus. { $who } spielt zuerst aus.
    .you = Der Geber legt die Karten aus. Du spielst zuerst aus.
playoff = Der erste Platz ist geteilt: Wer ihn teilt, spielt noch ein Spiel. Der Geber legt die Karten aus. { $who } spielt zuerst aus.
    .you = Der erste Platz ist geteilt: Wer ihn teilt, spielt noch ein Spiel. Der Geber legt die Karten aus. Du spielst zuerst aus.
ready = { $who } hat sich alles gemerkt.
    .you = Du hast dir alles gemerkt.
covered = Der Geber dreht alle Karten um, das Bild nach unten.
flipped = { $who } deckt { $slot } auf: { $card }.
    .you = Du deckst { $slot } auf: { $card }.
committed = { $who } legt eine Karte verdeckt hin.
committed-mine = Du legst { $slot } verdeckt hin.
revealed = Die Kampfkarten werden aufgedeckt: { $cards }.
collected = { $who } bekommt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .you = Du bekommst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
divided-return = Keiner der gleichstarken Plätze hat noch eine Karte. Alle legen, was sie gespielt haben, auf den eigenen Stapel: { $shares }.
divided-void = Keiner der gleichstarken Plätze hat noch eine Karte. Die Karten in der Mitte scheiden aus dem Spiel.
divided-split = Keiner der gleichstarken Plätze hat noch eine Karte. Sie teilen die Karten in der Mitte: { $shares }.
kept = Die übrigen Karten kommen auf die Stapel, vor denen sie liegen: { $cards }.

## Was auf dem Tisch liegt

memorising = Merke dir, wo die Karten liegen: { $rows }. Vom Auslegen an bleiben { $seconds } Sekunden.
memorising-unseen = Die anderen merken sich, wo die Karten liegen, und du siehst keine davon. Das dauert vom Auslegen an { $seconds } Sekunden.
awaiting-ready = Noch nicht bereit: { $who }.
awaiting-card = { $who } muss eine Karte aufdecken.
    .you = Decke eine deiner Karten auf.
awaiting-commit = { $who } muss eine Karte verdeckt hinlegen.
    .you = Lege eine deiner Karten verdeckt hin.
war = Kampf zwischen { $who }.
mine = Du hast { $slot } verdeckt hingelegt.
trick = In der Mitte: { $layers }.
layer = { $cards }
layer-war = Kampf: { $cards }
past = Stich { $n }: { $layers }.
standing = { $who } hat { $left ->
        [0] keine Karte mehr
        [one] noch { $left } Karte, { $slots }
       *[other] noch { $left } Karten, { $slots }
    }; gewonnen: { $won }.
    .you = Du hast { $left ->
        [0] keine Karte mehr
        [one] noch { $left } Karte, { $slots }
       *[other] noch { $left } Karten, { $slots }
    }; gewonnen: { $won }.
earlier = Ergebnis von Spiel { $n }: { $piles }.

## Schaltflächen

button-ready = Bereit
button-flip = { $slot } aufdecken
button-commit = { $slot } verdeckt hinlegen

## Ablehnungen

refused-2-2 = Nur der Geber legt Karten aus, einen Satz für jeden Platz, der spielt.
refused-2-4 = Noch prägen sich alle die Karten ein. Spiele eine, wenn der Geber alle umgedreht hat.
refused-2-6 = { $why }
refused-3-1 = { $why }
refused-3-2 = { $why }
refused-3-3 = Nur der Geber vergibt einen Stich, und zwar an den Platz, der ihn gewonnen hat. Einen Augenblick.
refused-3-4 = { $who } spielt zu diesem Stich aus. Warte, bis du an der Reihe bist.
refused-3-5 = { $who } kann zum ersten Stich nicht ausspielen. Lass losen, oder nenne einen der { $seats } Plätze, der spielt.
refused-4-1 = Jetzt ist kein Kampf. Decke stattdessen eine Karte auf, wenn du an der Reihe bist.
refused-4-2 = { $why }
refused-4-3 = Nur der Geber deckt die Kampfkarten auf, wenn alle daliegen. Einen Augenblick.
refused-4-7 = Zwei Plätzen gehen die Karten immer zugleich aus, also kann keine letzte Karte stehen bleiben. Lass es, wie es ist, oder spielt mit drei oder vier Plätzen.
refused-4-8 = Nur der Geber räumt einen Stich ab, den niemand gewinnen kann. Einen Augenblick.
refused-5-1 = Nur der Geber verteilt die übrigen Karten, am Ende eines Spiels.
refused-5-3 = Zwei Plätzen gehen die Karten immer zugleich aus, also könnte niemand weiterspielen. Lass es, wie es ist, oder spielt mit drei oder vier Plätzen.
why-dealer = Der Geber hat keine Karten zu spielen.
why-over = Jetzt gibt es nichts zu merken. Spiele deine Karten.
why-fixed = Hier dauert das Einprägen die vollen { $seconds } Sekunden. Nutze sie.
why-ready = Das hast du schon gesagt. Warte auf die anderen oder auf den Geber.
why-watching = In diesem Spiel spielst du nicht mit. Sieh in Ruhe zu.
why-leads = { $who } spielt zum ersten Stich aus. Warte, bis du an der Reihe bist.
why-laid = Deine Karte für diesen Stich liegt und bleibt liegen. Jetzt ist { $who } an der Reihe.
why-early = Jetzt muss { $who } eine Karte aufdecken. Warte, bis du an der Reihe bist.
why-gone = Dort liegt keine Karte. Du kannst wählen: { $slots }.
why-open = Das ist ein Kampf: Lege deine Karte verdeckt hin.
why-bystander = Dieser Kampf ist zwischen { $fighters }. Warte, bis er entschieden ist.
why-committed = Deine Karte liegt und bleibt liegen. Warte, bis alle eine hingelegt haben.

## Optionen

option-memorise_s = Sekunden, um sich die Lage der Karten zu merken
option-memorise_view = Welche Karten man sich ansehen kann
option-memorise_view-all = alle sehen alle Karten
option-memorise_view-own = jeder Platz sieht nur die eigenen Karten
option-early_ready = Das Einprägen endet, sobald alle bereit sind
option-first_leader = Wer zum ersten Stich ausspielt
option-first_leader-random = das Los entscheidet
option-first_leader-seat0 = Platz 1
option-first_leader-seat1 = Platz 2
option-first_leader-seat2 = Platz 3
option-first_leader-seat3 = Platz 4
option-trick_log = Welche früheren Stiche man nachsehen darf
option-trick_log-hidden = keine
option-trick_log-last = den letzten
option-trick_log-all = alle dieses Spiels
option-short_war = Wenn nur ein gleichstarker Platz noch eine Karte hat
option-short_war-forfeit = er gewinnt den Stich
option-short_war-last_card_stands = er muss die letzte Karte der anderen schlagen
option-unresolved = Wenn kein gleichstarker Platz mehr eine Karte hat
option-unresolved-return = alle nehmen zurück, was sie gespielt haben
option-unresolved-void = die Karten scheiden aus dem Spiel
option-unresolved-split = die gleichstarken Plätze teilen die Karten
option-unresolved-leader = wer ausgespielt hat, gewinnt den Stich
option-end_rule = Wann das Spiel endet
option-end_rule-first_empty = sobald ein Platz keine Karte mehr hat
option-end_rule-last_pair = sobald weniger als zwei Plätze eine Karte haben
option-final_tie = Wenn mehrere Plätze die meisten Karten haben
option-final_tie-share = sie teilen den Sieg
option-final_tie-last_trick_winner = wer den allerletzten Stich gewonnen hat, siegt
option-final_tie-playoff_new_game = sie spielen noch ein Spiel

## Warum

because-strongest = Es ist die stärkste Karte, die du noch hast, und die stärkste bekommt alles, was in der Mitte liegt.
because-cheapest = Sie schlägt alles, was da liegt, und keine schwächere von dir tut das.
because-beats = Sie schlägt alles, was da liegt.
because-last = Nach dir spielt in diesem Stich niemand mehr.
because-war = Sie ist so stark wie das, was da liegt: lieber ein Kampf, als den Stich herzugeben.
because-weakest = Nichts, was du noch hast, schlägt, was da liegt; also darf eine schwache Karte weg.
because-spares = Sie lässt diesen Stich gehen und hebt eine stärkere Karte für später auf.
because-unbeaten = Niemand sonst hat noch eine so starke Karte.
because-little = Du spielst das Schwächste aus, was du hast, und siehst, was es die anderen kostet.
because-exact = Spielen beide von hier an ohne Fehler, so gewinnst du { $percent } von 100 Partien; ein Unentschieden zählt halb.
