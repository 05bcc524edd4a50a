# La mayor parte de lo perdido no tiene motivo.

reasons-without = Sin motivo registrado
reasons-rest = **Solo el { $rest } del { $unit } perdido tiene motivo**: lo que dicen los motivos vale solo para esa parte.
