# Mix.

mix-alone = **Ningún grupo cambió por sí mismo más allá del azar ({ $dimension })**: lo que se movió es cuánto pesa cada uno; no hay ninguno que corregir.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición ({ $dimension }), { SIGNED($rate) } por los grupos mismos
    .short = { $label }: { SIGNED($mix) } de { SIGNED($delta) } por la composición
