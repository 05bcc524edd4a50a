# Decisioni con un prezzo o un tasso, soppesate.

decision-verdict = { $verdict ->
        [load] **«{ $what }»: il problema non è lì.** È in { $place }, mentre ciascuno ({ $one }) ha gestito { $load } { $subject } in { $now }, contro { $loadBefore } in { $earlier }.
        [place] **«{ $what }»: il problema non è lì.** È in { $place }, non in { $named }.
        [short] **«{ $what }»: non si ripaga solo con questo{ WITH(" in ", $place) }.**
        [if] { $kind ->
            [case] **«{ $what }»: conviene solo se evita { $needed } dei { $lost } casi all’anno{ WITH(" in ", $place) }.**
           *[deal] **«{ $what }»: conviene solo se recupera { $needed } delle { $lost } trattative perse all’anno{ WITH(" in ", $place) }.**
        }
        [beyond] **«{ $what }»: costa più del problema**, { $cost }{ decision-a-year } contro { $worth } all’anno{ WITH(" in ", $place) }.
        [part] **«{ $what }»: conviene solo se recupera { $share } di quanto si perde{ WITH(" in ", $place) }**: { $cost }{ decision-a-year } contro { $worth } all’anno.
       *[more] **«{ $what }»: conviene solo con { $needed } { $subject } in più all’anno**, { $share } oltre i { $all } dell’ultimo anno.
    }
decision-a-year = { EITHER($once, "", " all’anno") }
decision-math = { $kind ->
        [order] A { $unit } per ordine, { $cost }{ decision-a-year } richiedono { $needed } ordini in più.
        [customer] A { $unit } per cliente all’anno, { $cost }{ decision-a-year } richiedono { $needed } clienti in più.
        [case] { GIVEN($lost) ->
            [yes] A { $unit } per caso, { $cost }{ decision-a-year } richiedono { $needed } casi in meno; oggi sono { $lost } all’anno.
           *[no] A { $unit } per caso, { $cost }{ decision-a-year } richiedono { $needed } casi in meno.
        }
       *[deal] { GIVEN($lost) ->
            [yes] A { $unit } per trattativa, { $cost }{ decision-a-year } richiedono { $needed } delle { $lost } trattative perse all’anno.
           *[no] A { $unit } per trattativa, { $cost }{ decision-a-year } richiedono { $needed } trattative vinte in più.
        }
    }
decision-worth = Risolvere { $place } vale { $worth } all’anno.
decision-rose = Ciascuno ({ $one }) ha gestito { $load } { $subject }, contro { $loadBefore } in { $earlier }: la carenza di personale può incidere.
decision-rate = { $of ->
        [price] { $brings ->
            [true] **«{ $what }»: porta { $extra } all’anno a parità di volume**{ WITH("; conviene finché non si perde più del ", $even, " del volume") }.
           *[false] **«{ $what }»: costa { $extra } all’anno a parità di volume**{ WITH("; per compensare serve un ", $even, " di volume in più") }.
        }
        [discount] **«{ $what }»: conserva { $extra } all’anno a parità di ordini**{ WITH("; conviene finché non si perde più del ", $even, " degli ordini") }.
       *[commission] { GIVEN($now) ->
            [yes] { $brings ->
                [true] **«{ $what }»: { $extra } in meno all’anno a parità di importo ({ $label }: { $base })** rispetto al { $now }{ WITH("; basta un ", $even, " in meno per annullarlo") }.
               *[false] **«{ $what }»: { $extra } in più all’anno a parità di importo ({ $label }: { $base })** rispetto al { $now }{ WITH("; per compensare serve un ", $even, " in più") }.
            }
           *[no] **«{ $what }»: costa { $extra } all’anno** su { $base } ({ $label }); quanto si paga oggi non è nei dati.
        }
    }
decision-pace = { EITHER($year, "Dati dell’ultimo anno", "Periodo in esame, riportato a un anno intero") }
decision-revenue = Calcolato in ricavi: i dati non indicano i costi di esecuzione.
decision-unsaid = I dati non dicono che cosa porterà, solo che cosa deve portare.
decision-sunk = { $cost } sono già spesi e non contano per nessuna.
decision-titles =
    .full = { $verdict ->
        [elsewhere] «{ $what }» costa { $cost }{ decision-a-year }, ma il problema è altrove
        [short] «{ $what }» costa più di quanto si può recuperare{ WITH(" in ", $place) }
        [if] { $kind ->
            [case] «{ $what }» conviene solo se evita { $needed } casi su { $lost } all’anno
           *[deal] «{ $what }» conviene solo se recupera { $needed } trattative perse su { $lost } all’anno
        }
        [beyond] «{ $what }» costa più del problema: { $cost } contro { $worth } all’anno
        [part] «{ $what }» conviene solo se recupera { $share } di quanto si perde
       *[more] «{ $what }» conviene solo con { $needed } { $subject } in più all’anno
    }
    .short = «{ $what }» a confronto
decision-rate-titles =
    .full = «{ $what }» vale { $extra } all’anno a parità di vendite
    .short = «{ $what }» a confronto
decision-page-titles =
    .full = { NEEDS($even) }Punto di pareggio di «{ $what }»: { $even }
    .short = Che cosa deve portare «{ $what }»
decision-columns =
    .option = Opzione
    .cost = Costo all’anno
    .worth = Valore all’anno
    .even = Punto di pareggio
    .true = Che cosa deve verificarsi
decision-once = { $cost } una tantum
decision-nothing = Non fare nulla
decision-unknown = Non è nei dati
decision-fix = Prima { $head }
decision-even = { $kind ->
        [order] { $needed } ordini in più all’anno
        [customer] { $needed } clienti in più
        [case] { $needed } casi in meno all’anno
       *[deal] { $needed } trattative vinte in più all’anno
    }
decision-of-lost = { $kind ->
        [case] Si evitano { $needed } dei { $lost } casi{ WITH(" in ", $place) }
       *[deal] Si recuperano { $needed } delle { $lost } trattative perse{ WITH(" in ", $place) }
    }
decision-of-all = { $share } oltre i { $all } dell’ultimo anno
decision-of-worth = Si recupera { $share } di quanto si perde
decision-goes = { EITHER($brings, "Si perde meno di così", "Il volume cresce più di così") }
decision-even-rate = { $brings ->
        [true] { $even } di volume in meno
       *[false] { $even } di volume in più
    }
decision-stays = { $label }, { $place }, resta a { $rate }
decision-step = { $verdict ->
        [hold] sospendere «{ $what }»
       *[decide] decidere su «{ $what }»
    }
decision-step-what = { $verdict ->
        [hold] Sospendere «{ $what }» finché { $place } non è risolto, poi rivalutare
       *[decide] Decidere su «{ $what }» con chi dovrebbe realizzarlo
    }
decision-course =
    .volume = Variazione di volume
    .result = Risultato all’anno
decision-unchanged = Invariato
decision-too-many = Impossibile: solo { $lost } all’anno
