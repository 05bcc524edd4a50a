# Mix.

mix-alone = **Nenhum grupo mudou por si só além do acaso ({ $dimension })**: o que mudou foi o peso de cada um; não há nenhum a corrigir.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição ({ $dimension }), { SIGNED($rate) } pelos próprios grupos
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição
mix-mostly = **Quase nada mudou nos próprios grupos ({ $dimension })**: de { SIGNED($delta) }, só { SIGNED($rate) } vem deles; o resto, de quanto pesa cada um.
mix-shift = **{ FIRST($member) } passou de { $before } para { $weight } do total ({ $rows })**; { INNER($label) } ali é { $level }, antes { $levelBefore }.
mix-made = A composição responde por { SIGNED($mix) } de { SIGNED($delta) }, os próprios grupos por { SIGNED($rate) }.
mix-constant = Com a composição de antes, { INNER($label) } seria { $constant } em vez de { $value }.
mix-more = Em número há mais: { $hits } { $rows } por mês, antes { $before }.
mix-shift-titles =
    .full = { $isEven ->
        [true] Só a composição mexeu em { INNER($label) }: { $member } passou de { $before } para { $weight } do total
       *[false] Sobretudo a composição mexeu em { INNER($label) }: { $member } passou de { $before } para { $weight } do total
    }
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição
mix-shift-lead = { FIRST($rows) }: quotas e { INNER($label) } por { INNER($dimension) }, antes e desde então
mix-columns-share = Quota ({ $rows }), { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] desde { $start }
       *[before] antes de { $start }
    }
mix-claims-lead = { $label }: o que cada explicação precisaria, uma mudança com igual composição ({ $dimension })
mix-claims-constant = { $label } com composição constante
mix-option = { $standing ->
        [apart] Responde ao que aconteceu: cada grupo ({ $dimension }) é julgado pelo seu próprio valor, seja qual for a composição
        [leave] Nada se perde: nenhum grupo mudou por si só ({ $dimension }). O valor global continuará a seguir a composição
        [undo] Traria o valor global de volta abdicando de { $count } { $rows } por ano{ WITH(" (", $worth, ")") }, sem nada ser feito melhor
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } não mudou: { $like } com igual composição ({ $dimension }); { $before } antes e { $since } depois devem-se a ela
           *[no] { FIRST($who) } não mudou: { $before } antes, { $since } depois
        }
       *[none] Trata o que não mudou: por { INNER($dimension) }, { INNER($label) } é como antes
    }
mix-decision = { GIVEN($called) ->
        [yes] **Escolher { $called }**{ WITH(" (", $cost, ")") }: por { INNER($dimension) } nada mudou, por isso não há nada a reparar.
       *[no] **Não tomar nenhuma das opções**: por { INNER($dimension) } nada mudou, por isso não há nada a reparar. Convém medir { INNER($label) } por { INNER($dimension) }.
    }
mix-decision-not = { FIRST($others) } { $many ->
        [1] trata
       *[other] tratam
    } o que não mudou.
mix-decision-undo = { FIRST($called) } só abdicaria de { $count } { $rows } por ano{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] Escolher { $called }: por { INNER($dimension) } nada mudou
       *[no] Não tomar nenhuma opção: por { INNER($dimension) } nada mudou
    }
    .short = { GIVEN($called) ->
        [yes] Escolher { $called }: não há nada a reparar
       *[no] Nenhuma das opções: não há nada a reparar
    }
mix-options-lead = O que cada opção mudaria, onde só a composição se moveu: { INNER($label) }
mix-watch = A acompanhar: { INNER($label) } por { INNER($dimension) }, e o valor global com a composição de antes, { $constant } e não { $value }. Se cada nível é suficiente é outra questão.
mix-step =
    .head = { GIVEN($called) ->
        [yes] escolher { $called }
       *[no] medir { INNER($label) } por { INNER($dimension) }
    }
    .what = { GIVEN($called) ->
        [yes] Executar { $called } e relatar { INNER($label) } por { INNER($dimension) }, com o valor global com composição constante
       *[no] Relatar { INNER($label) } por { INNER($dimension) }, com o valor global com composição constante
    }
    .measure = { $label } por { INNER($dimension) } não pior do que hoje
