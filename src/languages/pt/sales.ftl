# Several members of which a rate moved the same way, and what of it stands clear of chance.

rate-moved-by = { $member } ({ ABS($delta) })
rate-moved-titles =
    .against = { NEEDS($against) }{ $label }: { EITHER($rose, "alta", "queda") } em { $movers }, { EITHER($rose, "queda", "alta") } em { $against }
    .full = { $label }: { EITHER($rose, "alta", "queda") } em { $movers }
    .short = { $label }: { EITHER($rose, "alta", "queda") } em { $names }
rate-moved-outcomes = { $metric ->
        [win_rate] Às taxas de { $prior }, { $names } teriam ganho **{ ABS($count) } negócios a { EITHER($rose, "menos", "mais") }**{ GIVEN($worth) ->
                [yes] , no valor de { ABS($worth) }
               *[no] { "" }
            }.
       *[other] Às taxas de { $prior }, **{ ABS($count) }** casos de { $names } ({ $subject }) teriam tido outro desfecho.
    }
rate-moved-apart = Em { $of }, a { EITHER($rose, "alta", "queda") } mais clara está em **{ $member }**: { $value }, ante { $before } em { $prior }.
rate-moved-beyond = **Além do acaso:** a { EITHER($rose, "alta", "queda") } em { $beyond }. Em { $within }, pode ser acaso.
rate-moved-wide = **É acaso?** Em conjunto, as variações superam o que o acaso produziria; nenhuma é prova por si só.
rate-moved-unsure = **É acaso?** Cada uma destas variações pode ser; resta ver se o próximo período as repete.

# What the columns of a table of drivers add up to.

drivers-mix = Mudança de peso por { INNER($one) }

# Whether early or later decisions moved the win rate.

age-side = { $side ->
        [early] **Mudaram as decisões rápidas:** { $value }, ante { $before }{ EITHER($clear, "", " (dentro do habitual)") }; as posteriores ficaram estáveis
        [later] **Mudaram as decisões posteriores:** { $rest }, ante { $restBefore }{ EITHER($clear, "", " (dentro do habitual)") }; as rápidas ficaram estáveis
       *[both] **Mudaram ambas:** rápidas { $value }, ante { $before }; posteriores { $rest }, ante { $restBefore }{ EITHER($clear, "", " (dentro do habitual)") }
    }.

# The deals behind each cell of a heat table.

spots-counts = Números pequenos: { INNER($label) }

# What the live deals of a period came from.

live-flow = **Negócios novos: { $created }**, ante { $createdBefore } em { $prior }; { $closed } foram fechados e { $aged } ficaram antigos demais.
live-flow-rows =
    .start = Vivos no início
    .created = Novos
    .closed = Fechados
    .aged = Antigos demais
    .end = Vivos no fim
