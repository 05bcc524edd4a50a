# Who is suspected where something has changed: beside the others there, and outside.

blamed-beside = { $verdict ->
    [not] **Not { $who }**: outside { $cell }, { INNER($label) } is { $outside } with { $who } and { $elsewhere } without; in { $cell }, it is { $others } even without { $who }, from { $othersBefore }.
    [alone] **Not { $who } alone**: in { $cell }, { INNER($label) } is { $others } even without { $who }, from { $othersBefore }.
    [more] **Not { $who } alone**: in { $cell }, { INNER($label) } is { $inside } with { $who }, but { $others } without, from { $othersBefore }.
   *[there] **{ FIRST($who) }, but only in { $cell }**: { $inside } there, { $others } with the others; outside { $cell }, { $outside } with { $who } and { $elsewhere } without.
}
blamed-besides = **Not the cause: { $who }**. In { $cell }, { INNER($label) } moved without each of them too; elsewhere it is no worse with them.
blamed-beside-titles =
    .full = { $verdict ->
        [not] Not { $who }: in { $cell }, { $others } even without { $who }; elsewhere, only { $outside } with { $who }
        [there] { FIRST($who) } moved only in { $cell }
       *[alone] Not { $who } alone: in { $cell }, { $others } even without { $who }
    }
    .short = { $verdict ->
        [there] { FIRST($who) } moved only in { $cell }
        [not] Not { $who }: the others in { $cell } moved too
       *[alone] Not { $who } alone: the others in { $cell } moved too
    }
blamed-beside-lead = { $label } in { $cell } and outside, with { $who } and without, before and since { $start }
blamed-beside-sides =
    .inside = { $who } in { $cell }
    .others_inside = Others in { $cell }
    .outside = { $who } elsewhere
    .others_outside = All others elsewhere
blamed-elsewhere = **Not the cause: { $who }**. Outside { $cell }, { INNER($label) } went from { $othersBefore } to { $others }.
