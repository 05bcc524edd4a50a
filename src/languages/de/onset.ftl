# Seit wann eine Kennzahl eine andere ist, und wo.

onset-point = **{ FIRST($cell) } seit { $start }: { $label } { $value }**, davor { $before } ({ $rows } { $subject }); alle anderen davor { $othersBefore }, seither { $others }.
onset-maybe = **Am weitesten verschob sich { $cell } seit { $start }**: { $label } { $value } nach { $before } ({ $rows } { $subject }). Von { $count } untersuchten kann das eine zufällig tun: zuerst bestätigen.
onset-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell } seit { $start }
    .short = { $cell }: { $value } seit { $start }, davor { $before }
onset-measure-titles =
    .full = { $label } liegt seit { $start } bei { $value }, davor bei { $before }: { $cell }
    .short = { $label } liegt seit { $start } bei { $value }, davor bei { $before }
onset-page = { $cell }: { $worth } verloren seit { $start }
onset-cost = { GIVEN($worth) ->
    [yes] **Das hat seit { $start } { $worth } gekostet**: Bei der früheren Quote wären { $count } mehr der { $rows } { $subject } gewonnen worden, zu je { $average }.
   *[no] Bei der früheren Quote wären seit { $start } **{ $count } der { $rows } { $subject }** anders ausgegangen.
}
onset-beyond = { $of ->
    [money] **Das hat seit { $start } { $worth } gekostet**, bei { $whole }: so viel macht der Abstand zur Quote davor aus.
    [priced] **Das hat seit { $start } { $worth } gekostet**: { $count } von { $whole } Stück mehr als zur Quote davor.
   *[units] Seit { $start } **{ $count } von { $whole } Stück** mehr als zur Quote davor.
}
onset-amount = **Seit { $start } macht das { $amount } aus**: { $label } { $value } statt { $before }, bei { $rows } { $subject }.
onset-series =
    .before = Vor { $start }
    .since = Seit { $start }
step-onset =
    .head = { $cell } prüfen
    .ask = { $cell } seit { $start } prüfen
    .what = Klären, was sich bei { $cell } seit { $start } geändert hat, und rückgängig machen
    .measure = { $label } dort wieder { $before }
onset-joined = **{ FIRST($cell) }, gewonnen seit { $start }**: { $label } { $value }, davor { $before } ({ $rows } { $subject }); alle anderen davor { $othersBefore }, seither { $others }.
onset-joined-titles =
    .full = { NEEDS($moved) }{ $moved }: { $cell }, gewonnen seit { $start }
    .short = { $cell }, gewonnen seit { $start }: { $value } nach 90 Tagen weg, davor { $before }
onset-joined-page = Seit { $start } gehen { $value } von { $cell } in 90 Tagen, davor { $before }
onset-lost = **{ $lost } der { $all } seit { $start } Verlorenen waren dort**; { $excess } wären bei der früheren Quote geblieben, mit { $money } { $unit }.
onset-share = { $part ->
    [all] Anderswo stieg die Quote nicht.
   *[some] Das sind { $share } des Anstiegs.
}
onset-since = **{ $label } seit { $start }: { $value }**, davor { $before }.
onset-reason = **{ $count } von { $lost } mit einem Grund nannten dort „{ $why }“**, anderswo { $others }.
worth-monthly = { $value } { $unit } im Monat
onset-along = { $of ->
    [member] **{ $value } der { $subject } dort haben seit { $start } „{ $what }“**, davor { $before }; sonst { $others }.
   *[measure] **{ FIRST($what) } dort seit { $start }: { $value }**, davor { $before }; sonst { $others }, davor { $othersBefore }.
}
onset-along-held = **Nicht { $what }**: { $cell } seit { $start } { $value }, davor { $before }.
onset-along-titles =
    .full = { $of ->
        [member] Seit { $start } haben { $value } der { $subject } bei { $cell } „{ $what }“, sonst { $others }
       *[measure] { FIRST($what) } bei { $cell } seit { $start }: { $value }, davor { $before }; sonst { $others }
    }
    .short = { $of ->
        [member] Vor allem dort: „{ $what }“ bei { $value } der { $subject }, sonst { $others }
       *[measure] Vor allem dort änderte sich { $what }: { $value } nach { $before }
    }
onset-along-lead = { FIRST($cell) }: was sich seit { $start } mit änderte und was nicht
onset-along-columns =
    .what = Kennzahl
    .before = Dort davor
    .since = Dort seither
    .othersBefore = Sonst davor
    .others = Sonst seither
onset-along-so-what = Gleicher Ort, gleicher Monat: dort zuerst nachsehen. Warum es sich änderte, sagen die Daten nicht.
step-along =
    .head = { $what } bei { $cell }
    .ask = { $what } bei { $cell } angehen
    .what = { $of ->
        [member] „{ $what }“ bei { $cell } prüfen: { $value } der { $subject } seit { $start }, davor { $before }
       *[measure] { FIRST($what) } bei { $cell } auf { $before } zurückführen: seit { $start } { $value }
    }
    .measure = { $label } dort wieder { $former }
onset-course-lead = { $label }, { $span }
onset-along-per = { $label } je { $subject }
onset-along-share = { $form ->
    [first] { $of }, beim ersten Mal: { $value }
    [value] { $of }: { $value }
   *[filled] { $of }: ausgefüllt
}
onset-along-step = { $unit ->
    [hours] Stunden
   *[days] Tage
} von „{ $from }“ bis „{ $to }“
onset-beside-title = Seit { $start } { $value } bei { $cell }; alle anderen { $others }
