# Seit wann eine Quote eine andere ist, und wo.

onset-point = **{ FIRST($cell) } seit { $start }: { $label } { $value }**, davor { $before } ({ $rows } { $subject }); alle anderen davor { $othersBefore }, seither { $others }.
onset-maybe = **Am weitesten verschob sich { $cell } seit { $start }**: { $label } { $value } nach { $before } ({ $rows } { $subject }). Von { $count } untersuchten kann das eine zufällig tun: zuerst bestätigen.
step-onset =
    .head = { $cell } prüfen
    .ask = { $cell } seit { $start } prüfen
    .what = Klären, was sich bei { $cell } seit { $start } geändert hat, und rückgängig machen
    .measure = { $label } dort wieder { $before }
