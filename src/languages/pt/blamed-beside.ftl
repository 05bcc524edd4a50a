# Quem é suspeito onde algo mudou: ao lado dos outros, ali e fora.

blamed-beside = { $verdict ->
    [not] **Não é { $who }**: fora de { $cell }, { INNER($label) } é de { $outside } com { $who } e de { $elsewhere } sem; em { $cell } é de { $others } mesmo sem { $who }, antes { $othersBefore }.
    [alone] **Não é só { $who }**: em { $cell }, { INNER($label) } é de { $others } mesmo sem { $who }, antes { $othersBefore }.
    [more] **Não é só { $who }**: em { $cell }, { INNER($label) } é de { $inside } com { $who }, mas de { $others } sem, antes { $othersBefore }.
   *[there] **{ FIRST($who) }, mas só em { $cell }**: { $inside } ali, { $others } nos outros; fora de { $cell }, { $outside } com { $who } e { $elsewhere } sem.
}
blamed-besides = **Não são a causa: { $who }**. Em { $cell }, o valor ({ INNER($label) }) também mudou sem cada um deles; no resto, não é pior com eles.
blamed-beside-titles =
    .full = { $verdict ->
        [not] Não é { $who }: em { $cell }, { $others } mesmo sem; fora, apenas { $outside } com
        [there] { FIRST($who) } mudou só em { $cell }
       *[alone] Não é só { $who }: em { $cell }, { $others } mesmo sem
    }
    .short = { $verdict ->
        [there] { FIRST($who) } mudou só em { $cell }
        [not] Não é { $who }: os outros em { $cell } também mudaram
       *[alone] Não é só { $who }: os outros em { $cell } também mudaram
    }
blamed-beside-lead = { $label } em { $cell } e fora, com { $who } e sem, antes de { $start } e desde então
blamed-beside-sides =
    .inside = { $who } em { $cell }
    .others_inside = Outros em { $cell }
    .outside = { $who } fora
    .others_outside = Todos os outros fora
blamed-elsewhere = **Não são a causa: { $who }**. Fora de { $cell }, { INNER($label) } passou de { $othersBefore } para { $others }.
