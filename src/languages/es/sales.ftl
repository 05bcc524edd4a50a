# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }: { EITHER($rose, "sube", "baja") } en { $movers }; { EITHER($rose, "baja", "sube") } en { $against }
    .full = { $label }: { EITHER($rose, "sube", "baja") } en { $movers }
    .short = { $label }: { EITHER($rose, "sube", "baja") } en { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] Con sus tasas de { $prior }, { $names } habrían ganado **{ ABS($count) } { EITHER($rose, "menos", "más") }**{ GIVEN($worth) ->
                [yes] , por valor de { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Con sus tasas de { $prior }, **{ ABS($count) }** casos de { $names } ({ $subject }) habrían tenido otro resultado.
    }
rate-moved-apart = En { $of }, la { EITHER($rose, "subida", "caída") } más clara se da en **{ $member }**: { $value }, frente a { $before } en { $prior }.
rate-moved-beyond = **Más que azar:** la { EITHER($rose, "subida", "caída") } en { $beyond }. En { $within } puede ser azar.
rate-moved-wide = **¿Azar?** En conjunto, las variaciones superan lo que daría el azar; ninguna es prueba por sí sola.
rate-moved-unsure = **¿Azar?** Cada una de estas variaciones puede ser azar; habrá que ver si se repiten en el próximo período.

# What the columns of a table of drivers add up to.

drivers-mix = Cambio de peso por { INNER($one) }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Cambiaron las decisiones tempranas:** { $value }, frente a { $before }{ EITHER($clear, "", " (dentro de lo habitual)") }; las posteriores se mantuvieron
        [later] **Cambiaron las decisiones posteriores:** { $rest }, frente a { $restBefore }{ EITHER($clear, "", " (dentro de lo habitual)") }; las tempranas se mantuvieron
       *[both] **Cambiaron ambas:** las tempranas { $value }, frente a { $before }; las posteriores { $rest }, frente a { $restBefore }{ EITHER($clear, "", " (dentro de lo habitual)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Cifras pequeñas: { INNER($label) }

# What the live deals of a period came from.

live-flow = **Operaciones nuevas: { $created }**, frente a { $createdBefore } en { $prior }; { $closed } se cerraron y { $aged } envejecieron demasiado.
live-flow-rows =
    .start = Vivas al inicio
    .created = Nuevas
    .closed = Cerradas
    .aged = Demasiado antiguas
    .end = Vivas al final
