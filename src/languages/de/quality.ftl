## What is said of the data: what was read, left out, assumed.
quality-as-of-moved = Die Daten enden am { $date }; die Zahlen gelten für diesen Tag.
quality-ends-early = Die Daten enden am { $last }, lange vor dem { $date }.
quality-no-outcome = Kein Wert von { $column } in { $file } sagt, was gewonnen oder verloren ist ({ $stages }); eine Zuordnungsdatei kann es sagen.
quality-unused-stage = Die Zuordnungsdatei nennt die Phase { $stage }; kein Deal hat sie.
quality-lines-around = Zeilen über dem Kopf oder unter der letzten Zeile von { $file } (Titel, Summe, Fußzeile), ausgelassen: { $lines }.
quality-too-many-fields = Zeilen von { $file } mit mehr Feldern als der Kopf, ausgelassen: { $rows }.
quality-not-of-type = Nicht lesbare Werte von { $column } in { $file }, als fehlend gezählt: { $rows }.
quality-other-currency = Deals in anderen Währungen als { $currency }, ausgelassen: { $rows }.
quality-unused-table = { $file } wird nicht verwendet: nichts verbindet sie mit den anderen Tabellen.
quality-currency-assumed = Die Beträge nennen keine Währung; angenommen ist { $currency }.
quality-repeated = Zeilen von { $file }, die eine andere genau wiederholen, nur einmal gezählt: { $rows }.
quality-no-member = Deals ohne Angabe zu „{ $dimension }“: { $rows } von { $all }; gezählt unter „{ $unnamed }“.
quality-amount-scaled = { $column } wird in Einheiten von { $scale } gelesen, wie der Name sagt.
quality-no-amount = Gewonnene Deals ohne Betrag: { $rows } von { $won }; sie zählen als gewonnen und tragen nichts zum Wert bei.
quality-negative-amount = Gewonnene Deals mit einem Betrag unter { $zero }: { $rows }; summiert, wie sie sind.
quality-zero-amount-lost = Verlorene Deals mit dem Betrag { $zero }: { $rows } von { $lost }.
quality-no-close-date = Abgeschlossene Deals ohne Abschlussdatum: { $rows } von { $closed }; sie stehen in keiner Zahl nach Abschlussdatum.
quality-no-creation-date = Deals ohne Anlagedatum ({ $column }): { $rows } von { $all }; sie fehlen bei neuen Deals und Verkaufszyklus.
quality-closed-before-created = Deals, deren Abschluss vor der Anlage liegt: { $rows }.
quality-unlisted = Deals mit einem Wert von { $column }, der nicht in { $file } steht: { $rows } von { $all } ({ $values }).
quality-may-be = { $value } in { $file } könnte { $suggestion } in { $other } sein ({ $rows } Deals); eine Zuordnungsdatei kann es sagen.
quality-read-as = { $value } in { $file } gilt als { $suggestion } in { $other } ({ $rows } Deals).
quality-without-deals = Ohne Deal und ausgelassen, nicht als { $zero } gezeigt: { $rows } von { $all } in { $file } ({ $members }).
quality-dimension-left-out = „{ $dimension }“ ist ausgelassen: { $rows } von { $closed } abgeschlossenen Deals haben keine Angabe, denn ihr Wert von { $column } steht nicht in { $file }.
quality-only-ended = „{ $dimension }“ ist ausgelassen: Es nennt den Ausgang selbst; der ist erst danach bekannt und erklärt nichts.
quality-only-lost = „{ $dimension }“ ist ausgelassen: Nur verlorene Deals haben eine Angabe; sie ist erst nach der Entscheidung bekannt und erklärt keine.
quality-only-won = „{ $dimension }“ ist ausgelassen: Nur gewonnene Deals haben eine Angabe; sie ist erst nach der Entscheidung bekannt und erklärt keine.
quality-spellings = „{ $dimension }“ ist verschieden geschrieben, vielleicht dasselbe: { $members }; eine Zuordnungsdatei kann es sagen.
quality-respelled = { $rows } Werte von { $column } in { $file } unterscheiden sich von anderen nur in der Schreibweise und zählen als dieselben.
quality-placeholder-dates = { $rows } Werte von { $column } in { $file } sind Platzhalter statt eines Datums und gelten als fehlend.
quality-date-numbers = { $column } in { $file } enthält Zahlen, die als Datum gelesen werden.
quality-future-close = { $rows } gewonnene oder verlorene Deals in { $file } schließen erst nach dem { $date } und zählen nicht mit.
quality-rewound = { $rows } Deals wurden nach dem { $date } abgeschlossen und sind an diesem Tag offen; ihre damaligen Phasen stehen nicht in den Daten.
quality-renamed = { $dimension }: { $value } endet, wo { $suggestion } beginnt ({ $date }), mit ebenso vielen Deals, und zählt als { $suggestion }.
quality-clean-up = { $rows } Deals in { $file } wurden allein am { $date } als verloren geschlossen, die Hälfte davon nach { $days } Tagen oder mehr (sonst nach { $usual }): als Bereinigung gelesen und ausgelassen.
quality-still-running = { $period } läuft noch; die Zahlen gelten für die ersten { $days } Tage.
quality-unequal-weeks = { $period } hat { $weeks } Wochen, { $other } { $otherWeeks }; beide werden nicht verglichen.
quality-trials = Testphasen in { $file }, die noch nichts zahlen, ausgelassen: { $rows }.
quality-no-start = Abonnements in { $file } ohne Beginn oder Betrag, ausgelassen: { $rows }.
quality-ends-first = Abonnements in { $file }, die vor ihrem Beginn enden, ausgelassen: { $rows }.
quality-no-value = Zeilen von { $file } ohne { $column }, in dessen Zahlen nicht enthalten: { $rows } von { $all }.
quality-void-rows = Zeilen von { $file }, die nach { $column } nicht zählen ({ $members }): { $rows } von { $all }.
quality-span-undated = Zeilen in { $file } ohne Beginn, ausgelassen: { $rows }.
quality-span-backwards = Zeilen in { $file }, die vor ihrem Beginn enden, ausgelassen: { $rows }.
quality-no-score = Tickets in { $file } ohne Bewertung der Zufriedenheit: { $rows } von { $all }; die Zufriedenheit spricht nur von den anderen.
quality-impossible-times = Zeiten in { $file }, die länger sind als seit dem Eingang des Tickets, nicht gezählt: { $rows }.
quality-closed-before-opened = Tickets in { $file }, die vor ihrem Eingang geschlossen sind: { $rows }.
quality-churn-sources = Die Quellen nennen verschiedene Zahlen abgewanderter Kunden; keine wird gezeigt: { $sources }.
quality-converted-by-dated-rates = Zum Kurs des Abschlusstags aus { $file } in { $currency } umgerechnete Beträge: { $rows }; offene Deals zum letzten Kurs.
quality-converted-by-rates = Zu einem festen Kurs je Währung aus { $file } in { $currency } umgerechnete Beträge: { $rows }.
quality-converted-column = Beträge in { $currency }, wie die Quelle sie in { $column } umgerechnet hat: { $rows }.
quality-billing-interval = Beträge in { $file } gelten für den Zeitraum in { $column } und sind auf einen Monat umgerechnet.
quality-interval-doubt = Beträge in { $file } mit längerem { $column } sind um so viel höher, wie dieser Monate hat; sie sind gezählt, wie { $amount } sie nennt, als monatlich.
quality-snapshots = { $file } enthält den Stand jedes Monats: Beginn und Ende einzelner Abonnements sind nicht bekannt.
quality-billed = Wiederkehrender Umsatz ist, was { $file } je Kunde und Monat berechnet; ausgelassen sind einmalige ({ $once }) und stornierte Zeilen ({ $voided }).
quality-discarded = Gelöschte, archivierte oder Test-Zeilen von { $file } ({ $column }), ausgelassen: { $rows }.
quality-left-out = Wie gewünscht aus { $file } ausgelassen: { $rows } von { $all } Zeilen ({ $column }: { $values }).
quality-left-out-amount = Wie gewünscht aus { $file } ausgelassen: { $rows } von { $all } Zeilen ({ $column }: { $values }), zusammen { $amount }.
quality-unripe = { $rows } von { $all } Zeilen von { $file } sind zu neu und ausgelassen: Nach dem { $date } sind weniger als { $days } Tage zu sehen.
quality-sample-judged = Von { $all } nachgelesenen Zeilen in { $file } ({ $column }) sagen { $rows } der { $judged } beurteilbaren { $value }; { $open } waren nicht zu beurteilen. Eine kleine Stichprobe; wie sie gezogen wurde, ist nicht bekannt.
quality-sample-read = Von { $all } nachgelesenen Zeilen in { $file } ({ $column }) sagen { $rows } { $value }. Eine kleine Stichprobe; wie sie gezogen wurde, ist nicht bekannt.
quality-left-out-where = Wie gewünscht aus { $file } ausgelassen: { $rows } von { $all } Zeilen ({ $column }: { $values }).
quality-left-out-with = Mit { $values } ausgelassen: { $rows } von { $all } Zeilen aus { $file } ({ $column }).
quality-only-where = Wie gewünscht zählen aus { $file } nur { $rows } von { $all } Zeilen ({ $column }: { $values }).
quality-entered-twice = Als doppelt erfasst aus { $file } ausgelassen: { $rows } von { $all } Zeilen ({ $column }: { $values }).
quality-restated-divided = { $column } aus { $file } ist durch { $by } geteilt, wie es der Auftrag sagt: „{ $text }“.
quality-restated-times = { $column } aus { $file } ist mit { $by } multipliziert, wie es der Auftrag sagt: „{ $text }“.
quality-restated-value = { $column } einer Zeile aus { $file } ist { $value } und nicht { $was }, wie es der Auftrag sagt: „{ $text }“.
quality-restated-rows = { $column } in { $rows } Zeilen aus { $file } ist berichtigt, wie es der Auftrag sagt: „{ $text }“; Summe { $value } statt { $was }.
quality-renamed-value = { $column } aus { $file }: { $value } zählt als { $suggestion }, wie es der Auftrag sagt ({ $rows } Zeilen).
quality-tax-taken-off = Beträge aus { $file } ({ $column }) stehen ohne die { $percent } { $tax }, die sie laut Auftrag enthalten.
quality-tax-added = Beträge aus { $file } ({ $column }) stehen zuzüglich { $percent } { $tax }, wie es der Auftrag sagt.
quality-tax-held = Beträge aus { $file } ({ $column }) enthalten { $tax }, wie es der Auftrag sagt.
quality-tax-not-held = Beträge aus { $file } ({ $column }) sind ohne { $tax }, wie es der Auftrag sagt.
quality-not-applied = Nicht angewandt: „{ $text }“: { $why ->
    [no-row] Keine Zeile passt dazu; Wert oder Datum in den Daten nachsehen.
    [every-row] Es passt auf jede Zeile und ändert nichts; weniger nennen.
    [several] Es passt auf mehrere Zeilen; eine mit ihrer ID nennen.
    [no-value] Keine genannte Zelle enthält den falschen Wert; in der Datei berichtigen.
    [no-rate] Es nennt keinen Satz; die Prozente angeben.
    [already] Die Daten werden schon so gelesen.
    [single] Es steht nur einmal in den Daten; ist es falsch, um Auslassen bitten.
    [no-repeat] Keine Zeile wiederholt nach ihrer Nummer eine andere.
    [no-name] Keine Zelle enthält den alten Namen; beide Namen wie in den Daten schreiben.
    [most-rows] Nur ein Teil davon ist ein Wert der Daten, und der passt auf mehr als die Hälfte der Zeilen; den Wert wie in den Daten nennen.
   *[unnamed] Keine Spalte und kein Wert heißt so; wie in den Daten nennen.
}
quality-signs-of-amounts = { $file } führt Erlöse als negative Beträge; die Vorzeichen folgen den Konten: Erlöse und Kosten stehen als positive Beträge, das Ergebnis ist Erlöse abzüglich Kosten.
quality-signs-of-credits = { $file } führt Erlöse im Haben; die Vorzeichen folgen den Konten: Erlöse und Kosten stehen als positive Beträge, das Ergebnis ist Erlöse abzüglich Kosten.
quality-thinning = Seit dem { $date } angelegte Deals in { $file }: nur { $rows }, in einem üblichen Monat { $usual }. Die neuesten fehlen wohl; ein Rückgang der neuen Pipeline sagt daher wenig.
quality-unresolved = { $rows } von { $all } Tickets aus { $period } sind noch nicht gelöst; die Lösungszeit der übrigen ist zu niedrig für einen Vergleich.
quality-undecided = { $rows } von { $all } Zeilen aus { $file } in { $period } sind noch nicht entschieden; ihre Umwandlung lässt sich nicht vergleichen.
quality-credited-today = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; wer ihn vorher hatte, steht nicht in den Daten.
quality-former-owner = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; { $column } nennt bei { $rows } Deals einen anderen.
quality-owner-history = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; was { $file } über frühere sagt, ist nicht gezählt.

## What the foot of a page says of rows its figures leave out.
missing-no-amount = { $share } der gewonnenen Deals ohne Betrag, nicht im Wert
missing-no-creation-date = { $share } der Deals ohne Anlagedatum, nicht enthalten
missing-no-close-date = { $share } der abgeschlossenen Deals ohne Abschlussdatum, nicht enthalten
missing-no-score = { $share } der Tickets ohne Bewertung, nicht enthalten

## How tables were joined.
quality-lines-read = Der Umsatz ist { $formula } jeder Zeile von { $file }, datiert nach { $column } aus { $other }.
quality-cost-read = Der Rohertrag ist der Umsatz abzüglich { $formula }; Zeilen in { $file } ohne Kosten, darin ausgelassen: { $rows }.
quality-cost-in-force = { $column } aus { $file } gilt, wie es am Tag jeder Zeile in Kraft war, nach { $since }; Kosten, die erst später gelten, zählen nicht.
quality-uncosted = { $file } nennt keine Kosten für { $members }: { $percent } % des Umsatzes von { $period } fehlen in Rohertrag und Rohmarge.
quality-refunds-kept = { $column } aus { $file } ist von keiner Zahl abgezogen, denn es sagt weder, was zurückkam, noch wann: Der Umsatz ist vor Erstattungen.
quality-total-matches = Der Umsatz stimmt bei allen { $all } Belegen mit { $column } aus { $file } überein.
quality-total-differs = Belege, deren { $column } in { $file } von ihren Umsatzzeilen abweicht: { $rows } von { $all }, zusammen um { $difference }; gezählt sind die Zeilen.
quality-unused-repeats = Ausgelassen, weil ihre Zeilen andere Tabellen wiederholen: { $file }.
quality-unused-multiplies = Ausgelassen, weil verbunden Zeilen mehrfach zählten: { $file }.
quality-period-absent = Die Daten enthalten nichts aus { $period }: sie reichen vom { $first } bis { $last }. Die Zahlen gelten für { $told }.
quality-period-part = Die Daten decken { $period } nur zum Teil ab: Sie reichen vom { $first } bis { $last }. Die Zahlen gelten für { $told }.
quality-period-open = Die Daten von { $told } reichen bis { $last }: Der Rest des letzten Monats fehlt noch.
quality-year-unreached = Die Daten reichen nicht bis { $period } zurück: Verglichen wird mit { $told }.
quality-account-names = Konten von { $file } mit mehreren Bezeichnungen zu einer Nummer: { $accounts }. Es zählt die Nummer, genannt wird die häufigste Bezeichnung.
quality-postings-without = Buchungen von { $file } ohne { $column }: { $rows } ({ $amount }). Sie zählen in jeder Summe mit und stehen für sich.
quality-amounts-taken = Die Beträge in { $file } sind jene in { $currency }, wie sie die Quelle in { $column } angibt.
quality-amounts-converted = Zu einem festen Kurs je Währung aus { $other } in { $currency } umgerechnete Zeilen von { $file }: { $rows }.
quality-amounts-converted-dated = Zum Kurs des jeweiligen Datums aus { $other } in { $currency } umgerechnete Zeilen von { $file }: { $rows }.
quality-amounts-converted-as-said = Zum vorgegebenen Kurs („{ $text }“) in { $currency } umgerechnete Zeilen von { $file }: { $rows }.
quality-amounts-without-rate = { $rows } von { $all } Zeilen in { $file } lauten auf { $members }, und die Daten enthalten keinen Kurs in { $currency }: Die Beträge sind allein die in { $currency }.
quality-rows-dated = Die Zeilen von { $file } zählen am Tag von { $column }, nicht von { $other }.
quality-took-place = { $rows } von { $all } Zeilen in { $file } fanden nicht statt ({ $members } laut { $column }): keine Summe zählt sie.
quality-unpaid = { $rows } von { $all } Rechnungen aus { $file } in { $period } sind noch nicht bezahlt; wie spät sie bezahlt werden, lässt sich nicht vergleichen.
