# Mix.

mix-alone = **Nessun gruppo è cambiato di per sé oltre il caso ({ $dimension })**: si è spostato quanto pesa ciascuno; nessuno è da correggere.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix ({ $dimension }), { SIGNED($rate) } per i gruppi stessi
    .short = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix
mix-mostly = **Quasi nulla è cambiato nei gruppi stessi ({ $dimension })**: di { SIGNED($delta) }, solo { SIGNED($rate) } viene da loro; il resto da quanto pesa ciascuno.
mix-shift = **{ FIRST($member) } è passato da { $before } a { $weight } del totale ({ $rows })**; { INNER($label) } lì è { $level }, prima { $levelBefore }.
mix-made = Il mix vale { SIGNED($mix) } su { SIGNED($delta) }, i gruppi stessi { SIGNED($rate) }.
mix-constant = Con il mix di prima, { INNER($label) } sarebbe { $constant } invece di { $value }.
mix-more = In numero sono di più: { $hits } { $rows } al mese, prima { $before }.
mix-shift-titles =
    .full = { $isEven ->
        [true] Solo il mix ha mosso { INNER($label) }: { $member } da { $before } a { $weight } del totale
       *[false] Soprattutto il mix ha mosso { INNER($label) }: { $member } da { $before } a { $weight } del totale
    }
    .short = { $label }: { SIGNED($mix) } su { SIGNED($delta) } per il mix
mix-shift-lead = { FIRST($rows) }: quote e { INNER($label) } per { INNER($dimension) }, prima e dopo
mix-columns-share = Quota ({ $rows }), { $period }
mix-columns-level = { $label }, { $period }
mix-span = { $side ->
        [since] da { $start }
       *[before] prima di { $start }
    }
mix-claims-lead = { $label }: che cosa servirebbe a ogni spiegazione, un cambiamento a parità di mix ({ $dimension })
mix-claims-constant = { $label } a mix costante
mix-option = { $standing ->
        [apart] Risponde a quanto accaduto: ogni gruppo ({ $dimension }) è giudicato sul proprio dato, qualunque sia il mix
        [leave] Non si perde nulla: nessun gruppo è cambiato di per sé ({ $dimension }). Il dato complessivo continuerà a seguire il mix
        [undo] Riporterebbe su il dato complessivo rinunciando a { $count } { $rows } all’anno{ WITH(" (", $worth, ")") }, senza fare nulla meglio
        [fix] { GIVEN($like) ->
            [yes] { FIRST($who) } non è cambiato: { $like } a parità di mix ({ $dimension }); { $before } prima e { $since } dopo dipendono dal mix
           *[no] { FIRST($who) } non è cambiato: { $before } prima, { $since } dopo
        }
       *[none] Tratta ciò che non è cambiato: per { INNER($dimension) }, { INNER($label) } è come prima
    }
mix-decision = { GIVEN($called) ->
        [yes] **Scegliere { $called }**{ WITH(" (", $cost, ")") }: per { INNER($dimension) } non è cambiato nulla, quindi non c’è nulla da riparare.
       *[no] **Non scegliere nessuna delle opzioni**: per { INNER($dimension) } non è cambiato nulla, quindi non c’è nulla da riparare. Conviene misurare { INNER($label) } per { INNER($dimension) }.
    }
mix-decision-not = { FIRST($others) } { $many ->
        [1] tratta
       *[other] trattano
    } ciò che non è cambiato.
mix-decision-undo = { FIRST($called) } rinuncerebbe soltanto a { $count } { $rows } all’anno{ WITH(" (", $worth, ")") }.
mix-decision-titles =
    .full = { GIVEN($called) ->
        [yes] Scegliere { $called }: per { INNER($dimension) } non è cambiato nulla
       *[no] Non scegliere nessuna opzione: per { INNER($dimension) } non è cambiato nulla
    }
    .short = { GIVEN($called) ->
        [yes] Scegliere { $called }: non c’è nulla da riparare
       *[no] Nessuna delle opzioni: non c’è nulla da riparare
    }
mix-options-lead = Che cosa cambierebbe ogni opzione, dove si è mosso solo il mix: { INNER($label) }
mix-watch = Da seguire: { INNER($label) } per { INNER($dimension) }, e il dato complessivo con il mix di prima, { $constant } e non { $value }. Se ogni livello sia sufficiente è un’altra domanda.
mix-step =
    .head = { GIVEN($called) ->
        [yes] scegliere { $called }
       *[no] misurare { INNER($label) } per { INNER($dimension) }
    }
    .what = { GIVEN($called) ->
        [yes] Attuare { $called } e riportare { INNER($label) } per { INNER($dimension) }, con il dato complessivo a mix costante
       *[no] Riportare { INNER($label) } per { INNER($dimension) }, con il dato complessivo a mix costante
    }
    .measure = { $label } per { INNER($dimension) } non peggiore di oggi
