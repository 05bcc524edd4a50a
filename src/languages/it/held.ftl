# Opzioni di una decisione, misurate sul luogo e sul mese in cui una misura è cambiata, all’anno.

held-called = { GIVEN($what) ->
        [yes] «{ $what }»
       *[no] l’opzione { $label }
    }
held-saves = { GIVEN($saved) ->
        [yes] fa risparmiare { $saved } all’anno{ WITH(" e perdere ", $loses, "") }
       *[no] fa perdere { $loses } all’anno
    }
held-cost = { GIVEN($each) ->
        [yes] { $each } ciascuno
       *[no] { GIVEN($saved) ->
            [yes] { held-saves }
           *[no] { GIVEN($once) ->
                [yes] { $once } una tantum{ WITH(" e ", $running, " all’anno") }
               *[no] { GIVEN($running) ->
                    [yes] { $running } all’anno
                   *[no] { held-saves }
                }
            }
        }
    }
held-point = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] { $what } si ripaga in { $payback } mesi
           *[no] { $what } conviene se torna il { $share } della perdita
        }
        [slow] { $what } impiega { $payback } mesi a ripagarsi
        [beyond] { $what } costa più di tutto ciò che si può recuperare
        [elsewhere] { $what } non tocca la causa
        [unsaid] { $what } non agisce, secondo i dati, su nulla di ciò che è cambiato
        [saves] { $what } fa risparmiare { $net } netti all’anno
        [loses] { $what } fa perdere { $net } netti all’anno
       *[unpriced] { $what } non ha ancora un prezzo
    }
held-titles =
    .full = { GIVEN($best) ->
        [yes] { FIRST($best) }{ WITH("; ", $other) }
       *[no] { $count ->
            [elsewhere] Nessuna opzione agisce dove è cambiato: { $place }
            [0] Un’opzione conviene sotto { $gain } all’anno
            [2] Nessuna delle due opzioni conviene: al massimo si recuperano { $gain } all’anno
           *[other] Nessuna opzione conviene: al massimo si recuperano { $gain } all’anno
        }
    }
    .medium = { NEEDS($best) }{ FIRST($best) }
    .short = { GIVEN($called) ->
        [yes] Scegliere { $called }
       *[no] Nessuna opzione conviene
    }
held-verdict = **{ FIRST($point) }**: { $cost }{ WITH(" contro al massimo ", $gain, " all’anno") }{ WITH("; restano fino a ", $net, " all’anno") }{ WITH(" e ", $year, " il primo anno") }.
held-none = { $isOpen ->
        [true] **Un’opzione conviene sotto { $gain } all’anno**: non si recupera di più ({ $place }).
        [elsewhere] **Nessuna opzione agisce dove è cambiato**: { $place }, con al massimo { $gain } all’anno da recuperare.
       *[false] **Nessuna opzione conviene.** Al massimo si recuperano { $gain } all’anno ({ $place }).
    }
held-other = { $standing ->
        [beyond] { FIRST($point) }: { $cost } contro al massimo { $gain } all’anno.
        [elsewhere] { FIRST($point) }{ WITH(", agisce su ", $named) }{ WITH(": ", $cost) }.
        [unpriced] { FIRST($point) }: conviene sotto { $gain } all’anno.
       *[other] { FIRST($point) }{ WITH(": ", $cost) }.
    }
held-units = { $count } a { $price } ciascuno
held-gain = { GIVEN($outcomes) ->
        [yes] **Al massimo si recuperano { $gain } all’anno**: { $outcomes }{ WITH(" (", $of, ")") } in più all’anno rispetto al tasso di prima ({ $place }, da { $start }), a { $unit } ciascuno{ WITH(", con un margine del ", $margin) }.
       *[no] **Al massimo si recuperano { $gain } all’anno**: è quanto il cambiamento è costato all’anno ({ $place }, da { $start }).
    }
held-unknown = { $isUnsaid ->
        [true] Non è nei dati: se agisce lì ({ $place }) e quanto ne torna.
       *[false] Non è nei dati: quanto ne torna.
    }{ $isProfit ->
        [true] { "" }
       *[false] { " " }Calcolato sui ricavi, perché non è indicato un margine.
    }{ " " }Da verificare ogni mese: { INNER($label) } lì, { $value } ora, { $before } prima.
held-standing = { $standing ->
        [pays] { GIVEN($payback) ->
            [yes] Si ripaga in { $payback } mesi
           *[no] Conviene
        }{ $isUnsaid ->
            [true] , se agisce lì
           *[false] { "" }
        }{ WITH(" (", $units, ")") }
        [slow] Impiega { $payback } mesi a ripagarsi
        [beyond] Costa più di tutto ciò che si può recuperare
        [elsewhere] { GIVEN($named) ->
            [yes] Agisce su { $named }, non sulla causa
           *[no] Non tocca la causa
        }
        [unsaid] Nulla nei dati dice che agisca su ciò che lì è cambiato{ WITH(" (", $units, ")") }
        [saves] Fa risparmiare più di quanto fa perdere, ma non tocca la causa
        [loses] Fa perdere più di quanto fa risparmiare e non tocca la causa
       *[unpriced] Prezzo o numero non noto
    }
held-brings = { $isFirst ->
        [true] { $what } vale fino a { $net } il primo anno, tolto il costo
       *[false] { $what } vale fino a { $net } all’anno, tolto il costo
    }
held-rests = { $rests ->
        [effect] { $isThere ->
            [true] Toglie il { $share } dei { $bad } all’anno lì, secondo la richiesta
           *[false] Toglie il { $share } di tutti i { $bad } all’anno, secondo la richiesta
        }
        [before] Al massimo torna ciò che c’era prima
       *[most] Al massimo tutto ciò che è cambiato; nulla dice quanto
    }
held-why = { $why ->
        [bills] I dati non hanno le sue fatture: la somma non è nota
        [units] Il numero ({ $unit }) non è nei dati
        [effect] Ciò di cui toglie una parte non è nei dati
       *[price] Prezzo o numero non noto
    }
held-all = ovunque
held-left = Lo pagano altri: al massimo, se nessuno se ne va
held-both = { $said }. { $more }
held-sample = I dati contengono una riga su { $times }; ciò che è detto per anno vale per tutte.
held-given = L’importo per caso ({ $unit }) è dato nella richiesta.
held-column = L’importo per caso ({ $unit }) viene dalla colonna «{ $column }» di quelle righe; torna per intero solo se tutto torna come prima.
held-columns =
    .option = Opzione
    .once = Una tantum
    .cost = Costo all’anno
    .gain = Guadagno all’anno, al massimo
    .net = Netto all’anno
    .first = Netto il primo anno
    .share = Parte del guadagno necessaria
    .says = Che cosa dicono le cifre
held-nothing = Non costa nulla e continua a perdere fino a { $gain } all’anno
held-lead = All’anno, rispetto al cambiamento da { $start } ({ $place })
held-step =
    .head = { GIVEN($called) ->
        [yes] scegliere { $called }
       *[no] non scegliere nessuna delle opzioni
    }
    .what = { GIVEN($called) ->
        [yes] Attuare { $called } e verificare ogni mese: { INNER($label) }, { $place }
       *[no] Non scegliere nessuna opzione a quel prezzo e cercarne una sotto { $gain } all’anno
    }
    .measure = { $label } di nuovo a { $before }
held-worth = fino a { $net } all’anno
