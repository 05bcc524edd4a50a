# Where weights moved a measure, and no group changed.

mix-alone = **Within { INNER($dimension) }, nothing changed beyond chance**: what moved is how much each group counts, so there is no group to fix.
mix-crossed-titles =
    .full = { FIRST($dimension) } mix moved { INNER($label) } { SIGNED($mix) } of { SIGNED($delta) }; within the groups, { SIGNED($rate) }
    .short = { $label }: mix made { SIGNED($mix) } of { SIGNED($delta) }
