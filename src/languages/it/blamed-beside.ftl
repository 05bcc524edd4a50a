# Chi è sospettato dove qualcosa è cambiato: accanto agli altri, lì e altrove.

blamed-beside = { $verdict ->
    [not] **Non { $who }**: fuori da { $cell }, { INNER($label) } è { $outside } con { $who } e { $elsewhere } senza; in { $cell } è { $others } anche senza { $who }, prima { $othersBefore }.
    [alone] **Non solo { $who }**: in { $cell }, { INNER($label) } è { $others } anche senza { $who }, prima { $othersBefore }.
    [more] **Non solo { $who }**: in { $cell }, { INNER($label) } è { $inside } con { $who }, ma { $others } senza, prima { $othersBefore }.
   *[there] **{ FIRST($who) }, ma solo in { $cell }**: { $inside } lì, { $others } gli altri; fuori da { $cell }, { $outside } con { $who } e { $elsewhere } senza.
}
blamed-besides = **Non sono la causa: { $who }**. In { $cell }, il valore ({ INNER($label) }) è cambiato anche senza ciascuno di loro; altrove, con loro non è peggiore.
blamed-beside-titles =
    .full = { $verdict ->
        [not] Non { $who }: in { $cell } { $others } anche senza, altrove solo { $outside } con
        [there] { FIRST($who) } è cambiato solo in { $cell }
       *[alone] Non solo { $who }: in { $cell } { $others } anche senza
    }
    .short = { $verdict ->
        [there] { FIRST($who) } è cambiato solo in { $cell }
        [not] Non { $who }: in { $cell } sono cambiati anche gli altri
       *[alone] Non solo { $who }: in { $cell } sono cambiati anche gli altri
    }
blamed-beside-lead = { $label } in { $cell } e altrove, con { $who } e senza, prima di { $start } e da allora
blamed-beside-sides =
    .inside = { $who } in { $cell }
    .others_inside = Altri in { $cell }
    .outside = { $who } altrove
    .others_outside = Tutti gli altri altrove
blamed-elsewhere = **Non sono la causa: { $who }**. Fuori da { $cell }, { INNER($label) } è passato da { $othersBefore } a { $others }.
