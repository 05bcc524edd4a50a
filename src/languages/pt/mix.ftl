# Mix.

mix-alone = **Nenhum grupo mudou por si só além do acaso ({ $dimension })**: o que mudou foi o peso de cada um; não há nenhum a corrigir.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição ({ $dimension }), { SIGNED($rate) } pelos próprios grupos
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } pela composição
