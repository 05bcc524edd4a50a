# What a page means beyond its chart.

so-factors = Mit { $factor } auf dem Stand von { $prior } wären es { $value } gewesen.
so-driver =
    .against = Ohne { $member } hätte die Veränderung { SIGNED($rest) } betragen.
    .alone = Alles andere zusammen bewegte sich um { SIGNED($rest) }: Es hängt an { $member }.
    .broad = Auch der Rest bewegte sich um { SIGNED($rest) }: Es hängt nicht an { $member } allein.
so-common =
    .all = Alle { $count } ({ $many }) gingen in dieselbe Richtung: nach dem Gemeinsamen suchen, nicht bei Einzelnen.
    .most = { $some } von { $count } ({ $many }) gingen in diese Richtung: Das reicht über Einzelne hinaus.
so-age = In { $prior } waren es { $before }: Das liegt im System, nicht an einem Zeitraum.
so-spots = { $row } gewinnt insgesamt { $usual }: Das Angebot trägt, der Abstand liegt in { $column }.
so-effort = Ein abgeschlossener Deal bringt bei { $earners } { $more }, bei { $busy } { $less }.
so-live = Die aussichtsreichen Deals bringen { $share } dessen, was { $now } einbrachte: Der Rest muss aus neuen kommen.
so-pattern = { $label } nur über ganze Quartale vergleichen: Die Monate liegen um { $gap } auseinander.
