## Wer, wie viele, und wie aufgezählt wird

seat = Platz { $n }
dealer = Geber
you = Du
watcher = Sieht zu
number = { $n }
yes = ja
no = nein
list-none = nichts
list-next = { $before }, { $next }
list-last = { $before } und { $next }
list-apart = { $before }; { $next }

## Ablehnungen

clause = { $number }: { $sentence }
refused = { $why } Klausel { $clause }
refused-house-1 = Du bist nicht am Zug. Du kannst sprechen, sobald auf dich gewartet wird.
refused-house-2 = Der Tisch hat sich verändert, seit du gewählt hast. Sieh noch einmal hin und wähle neu.
refused-house-3 = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.
refused-house-4 = Dieses Spiel ist für mindestens { $least ->
        [one] { $least } Platz
       *[other] { $least } Plätze
    } und höchstens { $most }. Öffne einen Tisch für eine Zahl dazwischen.
refused-house-5 = Die Partie kann jetzt nicht aufgegeben werden.
refused-house-6 = Dein letzter Zug geht nicht zurück: Seitdem wurde etwas gezogen oder gezeigt, oder nicht alle stimmen zu.
refused-house-7 = Für diesen Platz kann jetzt kein Roboter einspringen: Wer ihn hält, sitzt am Tisch oder ist eben erst gegangen.
refused-house-8 = Zeit schenkt man nur einem anderen Platz, der noch spielt, an einem Tisch mit Uhr.
refused-house-9 = Dein Zug konnte nicht aufgeschrieben werden, also ist er nicht geschehen. Versuche es gleich noch einmal.
refused-house-10 = Nur wer hier sitzt, kann sprechen, an einem Kindertisch nur mit Zeichen, und nicht öfter als fünfmal in zehn Sekunden.

## Züge des Hauses

house-gave-up = { $who } gibt auf.
    .you = Du gibst auf.
house-flagged = { $who } hat keine Zeit mehr.
    .you = Du hast keine Zeit mehr.
house-took-back = { $who } nimmt den letzten Zug zurück.
    .you = Du nimmst deinen letzten Zug zurück.
house-stood-in = Ab jetzt spielt ein Roboter für { $who }.
    .you = Ab jetzt spielt ein Roboter für dich.
house-returned = { $who } ist wieder da.
    .you = Du bist wieder da.
house-gave-time = { $who } schenkt { $to } mehr Zeit.
    .you = Du schenkst { $to } mehr Zeit.

## Wer am Zug ist, und wie lange noch

your-turn = Du bist am Zug.
others-turn = Die anderen sind am Zug.
seconds = noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
played-for = { $who } hat nicht rechtzeitig gesprochen; der Tisch spielt für diesen Platz.
    .you = Du hast nicht rechtzeitig gesprochen; der Tisch spielt für dich.
over = Die Partie ist zu Ende.

## Wie eine Partie ausgegangen ist

ordinal = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
   *[number] { $place }.
}
wins = { $who } gewinnt.
    .you = Du gewinnst.
takes-place = { $who } belegt den { ordinal } Rang.
    .you = Du belegst den { ordinal } Rang.
share-place = { $who } teilen sich den { ordinal } Rang.
    .you = Du teilst dir den { ordinal } Rang mit { $others }.
scores = Endstand: { $scores }.
score = { $score } für { $who }
    .you = { $score } für dich

## Was an der Aufzeichnung einer Partie nicht stimmt

flaw-edition = Die Aufzeichnung folgt Ausgabe { $edition } der Regeln; die neueste, die hier bekannt ist, ist { $newest }. Bring Parlour auf den neuesten Stand oder prüfe die Nummer.
flaw-seed = Die offengelegte Saat passt nicht zu dem Versprechen vor der Partie.
flaw-seats = Der Beweis hat nicht genau eine Entropie für jeden Platz.
flaw-match = Der Beweis gehört zu einer anderen Partie als die Quittung.
flaw-commitment = Das Versprechen ist nicht das, das vor der Partie notiert wurde.
flaw-entropy = Die Entropie eines Platzes ist nicht die, die dieser Platz gegeben hat.
flaw-table = So lässt sich kein Tisch öffnen: Klausel { $clause } verbietet es.
flaw-gap = Zug { $n } hat die falsche Nummer: Davor fehlt ein Zug, oder einer steht doppelt da.
flaw-draw = Zug { $n } ist nicht der, den die Saat zieht: Dieser Zufall wurde ausgesucht.
flaw-refused = Zug { $n } verstößt gegen Klausel { $clause }.
flaw-outcome = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem ihre Züge führen.
flaw-state = Der letzte Stand ist nicht der, zu dem ihre Züge führen.

## Was jemand wollte und niemand kennt

unknown-game = Kein Spiel heißt „{ $given }“. { $cure }
unknown-language = Es gibt keine Texte in „{ $given }“. { $cure }
unknown-option = { $game } hat keine Option „{ $given }“. { $cure }
unknown-choice = „{ $given }“ ist kein Wert der Option { $option }. { $cure }
unknown-clause = In den Regeln von { $game } gibt es keine Klausel „{ $given }“. { $cure }
nearest = Meintest du { $nearest }?
known = Zur Wahl stehen { $known }.

## Was ein Tisch nicht kann, und was stattdessen

cannot-begun = Die Partie hat schon begonnen. Du kannst zusehen oder einen anderen Tisch eröffnen.
cannot-no-such-seat = Diesen Platz gibt es nicht: Der Tisch hat { $seats }.
cannot-seat-taken = Dort sitzt schon jemand. Wähle einen freien Platz.
cannot-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen oder einen anderen eröffnen.
cannot-host-only = Das kann nur, wer den Tisch eröffnet hat. Bitte diese Person darum.
cannot-not-yours = Dieser Platz gehört dir nicht. Setz dich auf einen freien oder sieh zu.
cannot-no-such-game = Dieses Spiel gibt es hier nicht. Du hast die Wahl: { $known }.
cannot-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder bitte um einen neuen.
cannot-wrong-key = Dieser Schlüssel öffnet an diesem Tisch nichts. Setz dich über den Link neu hin.
cannot-no-key = Dafür braucht es einen Schlüssel: Setz dich zuerst.
cannot-invited-only = Dieser Tisch ist nur auf Einladung. Bitte um den ganzen Link.
cannot-not-over = Die Partie ist nicht zu Ende. Danach ist ihre Aufzeichnung zu sehen.
cannot-code-used = Dieser Code wurde schon benutzt oder ist zu alt. Hol dir am anderen Gerät einen neuen.
cannot-too-large = Das ist zu viel auf einmal: höchstens { $most } kB.
cannot-unreadable = Das ist keine Aufzeichnung einer Partie: { $reason }
cannot-no-such-record = Diese Aufzeichnung gibt es hier nicht.
cannot-too-often = Das war zu oft. Versuche es in { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
cannot-read = Das ist nicht zu lesen: { $reason }
cannot-write = Das konnte nicht aufgeschrieben werden, also ist es nicht geschehen. Versuche es gleich noch einmal.

admin-title = Dieses Haus
admin-no-password = Für diese Seite wurde noch kein Passwort gesetzt. Wer das Haus führt, setzt eines mit „parlour password“.
admin-password = Hier braucht es das Passwort der Person, die dieses Haus führt.
admin-version = Ausgabe des Hauses
admin-mode = Betrieb
admin-test-mode = TESTBETRIEB: Fehler lassen sich auslösen. Spiele hier nie.
admin-store = Speicher
admin-gathering = Tische, die sich füllen
admin-playing = Laufende Partien
admin-over = Beendete Partien
admin-open = In diesem Prozess offene Tische
admin-chairs = Verbindungen an Tischen
admin-waiting = Änderungen, die auf die Platte warten
admin-lease = antwortet und hat { $seconds } s, um es wieder zu sagen
