# Quién es sospechoso donde algo cambió: junto a los demás, allí y fuera.

blamed-beside = { $verdict ->
    [not] **No es { $who }**: fuera de { $cell }, { INNER($label) } es de { $outside } con { $who } y de { $elsewhere } sin; en { $cell } es de { $others } incluso sin { $who }, antes { $othersBefore }.
    [alone] **No es solo { $who }**: en { $cell }, { INNER($label) } es de { $others } incluso sin { $who }, antes { $othersBefore }.
    [more] **No es solo { $who }**: en { $cell }, { INNER($label) } es de { $inside } con { $who }, pero de { $others } sin, antes { $othersBefore }.
   *[there] **{ FIRST($who) }, pero solo en { $cell }**: { $inside } allí, { $others } los demás; fuera de { $cell }, { $outside } con { $who } y { $elsewhere } sin.
}
blamed-besides = **No son la causa: { $who }**. En { $cell }, el valor ({ INNER($label) }) también cambió sin cada uno de ellos; en el resto no es peor con ellos.
blamed-beside-titles =
    .full = { $verdict ->
        [not] No es { $who }: en { $cell }, { $others } incluso sin; fuera, solo { $outside } con
        [there] { FIRST($who) } cambió solo en { $cell }
       *[alone] No es solo { $who }: en { $cell }, { $others } incluso sin
    }
    .short = { $verdict ->
        [there] { FIRST($who) } cambió solo en { $cell }
        [not] No es { $who }: los demás en { $cell } también cambiaron
       *[alone] No es solo { $who }: los demás en { $cell } también cambiaron
    }
blamed-beside-lead = { $label } en { $cell } y fuera, con { $who } y sin, antes de { $start } y desde entonces
blamed-beside-sides =
    .inside = { $who } en { $cell }
    .others_inside = Otros en { $cell }
    .outside = { $who } fuera
    .others_outside = Todos los demás fuera
blamed-elsewhere = **No son la causa: { $who }**. Fuera de { $cell }, { INNER($label) } pasó de { $othersBefore } a { $others }.
