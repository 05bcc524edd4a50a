# Whom and what others hold to be the cause.

blamed-rest = { $verdict ->
    [not] **Not { $who }**: without, { INNER($label) } is { $value }, from { $before }.
    [part] **{ FIRST($who) } is part of it**. Without { $who }, { INNER($label) } is { $value }, from { $before }.
   *[most] **{ FIRST($who) } is most of it**. Without { $who }, { INNER($label) } is { $value }, from { $before }.
}
blamed-later = **Not the { $what }**: it began in { $start }, before { $month }.
blamed-held = **Not the { $what }**: { INNER($label) } was { $value } from { $month } until { $start }, { $before } before.
blamed-apart = { $verdict ->
    [not] **Not the { $what }**: { INNER($label) } is { $value } where it applies, { $others } where it does not.
   *[worse] **{ FIRST($what) } matters**: { INNER($label) } is { $value } where it applies, { $others } where it does not.
}
