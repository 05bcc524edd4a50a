# A maior parte do que se perdeu não tem motivo.

reasons-without = Sem motivo registrado
reasons-rest = **Só { $rest } do { $unit } perdido tem motivo**: o que os motivos dizem vale só para essa parte.
