# What is said of the data: what was read, left out, assumed.

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
quality-without-deals = Ohne Deal und ausgelassen, nicht als { $zero } gezeigt: { $rows } von { $all } in { $file } ({ $members }).
quality-dimension-left-out = „{ $dimension }“ ist ausgelassen: { $rows } von { $closed } abgeschlossenen Deals haben keine Angabe, denn ihr Wert von { $column } steht nicht in { $file }.
quality-spellings = „{ $dimension }“ ist verschieden geschrieben, vielleicht dasselbe: { $members }; eine Zuordnungsdatei kann es sagen.
quality-placeholder-dates = { $rows } Werte von { $column } in { $file } sind Platzhalter statt eines Datums und gelten als fehlend.
quality-date-numbers = { $column } in { $file } enthält Zahlen, die als Datum gelesen werden.
quality-future-close = { $rows } gewonnene oder verlorene Deals in { $file } schließen erst nach dem { $date } und zählen nicht mit.
quality-still-running = { $period } läuft noch; die Zahlen gelten für die ersten { $days } Tage.
quality-unequal-weeks = { $period } hat { $weeks } Wochen, { $other } { $otherWeeks }; beide werden nicht verglichen.
quality-trials = Testphasen in { $file }, die noch nichts zahlen, ausgelassen: { $rows }.
quality-no-start = Abonnements in { $file } ohne Beginn oder Betrag, ausgelassen: { $rows }.
quality-ends-first = Abonnements in { $file }, die vor ihrem Beginn enden, ausgelassen: { $rows }.
quality-no-score = Tickets in { $file } ohne Bewertung der Zufriedenheit: { $rows } von { $all }; die Zufriedenheit spricht nur von den anderen.
quality-closed-before-opened = Tickets in { $file }, die vor ihrem Eingang geschlossen sind: { $rows }.
quality-churn-sources = Die Quellen nennen verschiedene Zahlen abgewanderter Kunden; keine wird gezeigt: { $sources }.
quality-converted-by-dated-rates = Zum Kurs des Abschlusstags aus { $file } in { $currency } umgerechnete Beträge: { $rows }; offene Deals zum letzten Kurs.
quality-converted-by-rates = Zu einem festen Kurs je Währung aus { $file } in { $currency } umgerechnete Beträge: { $rows }.
quality-converted-column = Beträge in { $currency }, wie die Quelle sie in { $column } umgerechnet hat: { $rows }.
quality-billing-interval = Beträge in { $file } gelten für den Zeitraum in { $column } und sind auf einen Monat umgerechnet.
quality-snapshots = { $file } enthält den Stand jedes Monats: Beginn und Ende einzelner Abonnements sind nicht bekannt.
quality-discarded = Gelöschte, archivierte oder Test-Zeilen von { $file } ({ $column }), ausgelassen: { $rows }.
quality-thinning = Seit dem { $date } angelegte Deals in { $file }: nur { $rows }, in einem üblichen Monat { $usual }. Die neuesten fehlen wohl; ein Rückgang der neuen Pipeline sagt daher wenig.
quality-credited-today = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; wer ihn vorher hatte, steht nicht in den Daten.
quality-former-owner = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; { $column } nennt bei { $rows } Deals einen anderen.
quality-owner-history = Zahlen nach „{ $dimension }“ rechnen jeden Deal dem zu, den die Daten heute nennen; was { $file } über frühere sagt, ist nicht gezählt.

# What the foot of a page says of rows its figures leave out.

missing-no-amount = { $share } der gewonnenen Deals ohne Betrag, nicht im Wert
missing-no-creation-date = { $share } der Deals ohne Anlagedatum, nicht enthalten
missing-no-close-date = { $share } der abgeschlossenen Deals ohne Abschlussdatum, nicht enthalten
missing-no-score = { $share } der Tickets ohne Bewertung, nicht enthalten
