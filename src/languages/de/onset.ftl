# Seit wann eine Quote eine andere ist, und wo.

onset-point = **{ FIRST($cell) } seit { $start }: { $label } { $value }**, davor { $before } ({ $rows } { $subject }); alle anderen davor { $othersBefore }, seither { $others }.
onset-maybe = **Keine Gruppe sticht bei { $label } heraus**; am weitesten verschob sich { $cell } seit { $start }, { $value } nach { $before } ({ $rows } { $subject }): von { $count } untersuchten kann das eine zufällig tun.
step-onset =
    .head = { $cell } prüfen
    .ask = { $cell } seit { $start } prüfen
    .what = Klären, was sich bei { $cell } seit { $start } geändert hat, und rückgängig machen
    .measure = { $label } dort wieder { $before }
