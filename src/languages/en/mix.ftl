# Where weights moved a measure, and no group changed.

mix-alone = **Within { INNER($dimension) }, nothing changed beyond chance**: what moved is how much each group counts, so there is no group to fix.
mix-crossed-titles =
    .full = { FIRST($dimension) } mix moved { INNER($label) } { SIGNED($mix) } of { SIGNED($delta) }; within the groups, { SIGNED($rate) }
    .short = { $label }: mix made { SIGNED($mix) } of { SIGNED($delta) }
mix-mostly = **Hardly anything changed within { INNER($dimension) }**: of { SIGNED($delta) }, only { SIGNED($rate) } comes from the groups themselves, the rest from how much each counts.
mix-shift = **{ FIRST($member) } went from { $before } to { $weight } of { $rows }**; its own { INNER($label) } is { $level }, { $levelBefore } before.
mix-made = The mix made { SIGNED($mix) } of { SIGNED($delta) }, the groups themselves { SIGNED($rate) }.
mix-constant = At the earlier mix, { INNER($label) } would be { $constant } instead of { $value }.
mix-more = In number there are more: { $hits } { $rows } a month count towards it, { $before } before.
mix-shift-titles =
    .full = { $isEven ->
        [true] Only the mix moved { INNER($label) }: { $member } went from { $before } to { $weight } of { $rows }
       *[false] Mostly the mix moved { INNER($label) }: { $member } went from { $before } to { $weight } of { $rows }
    }
    .medium = { $isEven ->
        [true] Only the mix moved { INNER($label) }: { SIGNED($mix) } of { SIGNED($delta) }
       *[false] Mostly the mix moved { INNER($label) }: { SIGNED($mix) } of { SIGNED($delta) }
    }
    .short = { FIRST($dimension) } mix moved { INNER($label) } { SIGNED($mix) } of { SIGNED($delta) }
mix-shift-lead = Share of { $rows } and { INNER($label) } by { INNER($dimension) }, before and since
mix-columns-share = Share of { $rows }, { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] since { $start }
       *[before] before { $start }
    }
mix-claims-lead = { $label }: what each explanation would need, a change within the same { INNER($dimension) }
mix-claims-constant = { $label } at a constant mix
mix-option = { $standing ->
        [apart] Fits what happened: each { INNER($dimension) } is judged by its own { INNER($label) }, whatever the mix
        [leave] Nothing is lost by it: within each { INNER($dimension) } nothing changed. The overall figure goes on moving with the mix
        [undo] Would bring the overall figure back by giving up { $count } { $rows } a year{ WITH(" (", $worth, ")") }, with nothing done better
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } did not change: { $like } within the same { INNER($dimension) } ({ $before } before, { $since } since, all by the mix)
           *[no] { FIRST($who) } did not change: { $before } before, { $since } since
        }
       *[none] Treats what did not change: within each { INNER($dimension) }, { INNER($label) } is what it was
    }
mix-decision = { GIVEN($called) ->
        [yes] **Choose { $called }**{ WITH(" (", $cost, ")") }: within each { INNER($dimension) } nothing changed, so there is nothing to repair.
       *[no] **Take none of the options**: within each { INNER($dimension) } nothing changed, so there is nothing to repair. Measure { INNER($label) } by { INNER($dimension) } instead.
    }
mix-decision-not = { FIRST($others) } { $many ->
        [1] treats
       *[other] treat
    } what did not change.
mix-decision-undo = { FIRST($called) } would only give up { $count } { $rows } a year{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] Choose { $called }: within each { INNER($dimension) } nothing changed
       *[no] Take none of the options: within each { INNER($dimension) } nothing changed
    }
    .short = { GIVEN($called) ->
        [yes] Choose { $called }: there is nothing to repair
       *[no] None of the options: there is nothing to repair
    }
mix-options-lead = What each option would change, where only the mix moved { INNER($label) }
mix-watch = Watch { INNER($label) } of each { INNER($dimension) }, and the overall figure at the earlier mix: { $constant }, not { $value }. Whether the level of each is good enough is another question.
mix-step =
    .head = { GIVEN($called) ->
        [yes] choose { $called }
       *[no] measure { INNER($label) } by { INNER($dimension) }
    }
    .what = { GIVEN($called) ->
        [yes] Carry out { $called }, and report { INNER($label) } for each { INNER($dimension) }, with the overall figure at a constant mix
       *[no] Report { INNER($label) } for each { INNER($dimension) }, with the overall figure at a constant mix
    }
    .measure = { $label } of each { INNER($dimension) } no worse than now
