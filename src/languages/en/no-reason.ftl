# Most of what was lost has no reason.

reasons-without = No reason recorded
reasons-rest = **Only { $rest } of lost { $unit } has a reason**: what the reasons say holds for that part alone.
