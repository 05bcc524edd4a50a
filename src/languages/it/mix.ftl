# Mix.

mix-alone = **Nessun gruppo è cambiato di per sé oltre il caso ({ $dimension })**: si è spostato quanto pesa ciascuno; nessuno è da correggere.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix ({ $dimension }), { SIGNED($rate) } per i gruppi stessi
    .short = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix
