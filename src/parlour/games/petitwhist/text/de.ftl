## Das Spiel, und was ein Tisch vereinbaren kann

game = Petit Whist
game-about = Eine Karte weitergeben, ums Ausspielen klopfen, Farbe bedienen, Stiche machen: das kleinste Zimmer des Hauses.
option-hand = Wie viele Karten jeder Platz bekommt
option-exchange = Wie viele Karten jeder Platz weitergibt
option-show = Wie viele Sekunden die weitergegebenen Karten offen liegen
option-lead = Wer zum ersten Stich ausspielt
option-lead-knock = wer zuerst klopft
option-lead-seat0 = immer der erste Platz

## Karten

suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
card = { suit } { $rank ->
    [11] Bube
    [12] Dame
    [13] König
    [14] Ass
   *[number] { $rank }
}
before = vor { $who }, { $cards }
    .you = vor dir, { $cards }
from = { $card } von { $who }
    .you = { $card } von dir

## Was geschieht

dealt = Der Geber mischt und gibt.
dealt-you = Der Geber mischt und gibt dir { $cards }.
ready = { $who } hat gewählt, was weitergegeben wird.
aside = Du legst { $cards } beiseite.
shown = Der Geber dreht um, was beiseitegelegt wurde: { $cards }.
looked = { $who } hat genug gesehen.
    .you = Du hast genug gesehen.
covered = Der Geber deckt die Karten zu, und sie kommen auf die Hand.
knocked = Du klopfst.
let-be = Du lässt es.
leads = { $who } spielt zum ersten Stich aus.
    .you = Du spielst zum ersten Stich aus.
laid = { $who } legt { $card }.
    .you = Du legst { $card }.
gathers = { $who } macht den Stich.
    .you = Du machst den Stich.

## Was daliegt

awaiting-exchange = Jeder Platz legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zum Weitergeben beiseite.
    .you = Leg { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zum Weitergeben beiseite.
awaiting-look = Was beiseitegelegt wurde, liegt offen, höchstens { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } lang.
    .you = Sieh dir die offenen Karten an und sag, wann du genug gesehen hast. Sie liegen höchstens { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } lang da.
awaiting-race = Wer ausspielen will, kann jetzt klopfen.
    .you = Klopf, wenn du ausspielen willst, oder lass es.
awaiting-card = { $who } muss eine Karte legen.
    .you = Leg eine Karte.
hand = Auf deiner Hand: { $cards }.
own-aside = Du hast { $cards } beiseitegelegt.
open = Offen liegen: { $cards }.
trick = Im Stich: { $cards }.
standing = { $who }: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.
    .you = Du: { $held ->
        [one] { $held } Karte
       *[other] { $held } Karten
    } auf der Hand, { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }.

## Knöpfe

button-aside = { $cards } beiseitelegen
button-look = Genug gesehen
button-knock = Klopfen
button-letbe = Sein lassen
button-lay = { $card } legen

## Ablehnungen

refused-1-1 = Niemand kann { $exchange } von { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } weitergeben. Teil größere Blätter aus oder gib weniger Karten weiter.
refused-2-1 = Nur der Geber gibt, und nur einmal. Warte auf dein Blatt.
refused-2-2 = Du legst genau { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von deiner eigenen Hand beiseite, einmal, während alle es tun. Wähle von deiner Hand, und genau diese Zahl.
refused-2-3 = Nur der Geber dreht um, was beiseitegelegt wurde, sobald alle gewählt haben.
refused-2-4 = Du sagst einmal, dass du genug gesehen hast, solange Karten offen liegen; das Zudecken ist Sache des Gebers.
refused-2-5 = Du antwortest einmal, solange das Ausspielen offen ist: klopfen oder es lassen. Jetzt ist nicht die Zeit dafür, oder du hast schon geantwortet.
refused-2-6 = Nur der Geber bestimmt, wer ausspielt.
refused-3-2 = Diese Karte hast du nicht, oder es wird gerade keine erwartet. Leg eine von deiner Hand, wenn du am Zug bist.
refused-3-3 = { suit } ist gefordert, und du hast { suit }. Leg eine Karte dieser Farbe.
refused-3-4 = Nur der Geber zieht einen Stich ein, für den Platz, der ihn gemacht hat.

## Warum

because-takes = Sie schlägt alles, was liegt, mit keiner höheren Karte als nötig.
because-spares = Sie opfert die niedrigste Karte und behält die anderen.
because-weak = Weitergegeben wird das Schwächste.
