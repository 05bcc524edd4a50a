# Wer verdächtigt wird, wo sich etwas verändert hat: neben den anderen dort und anderswo.

blamed-beside = { $verdict ->
    [not] **Nicht { $who }**: außerhalb von { $cell } liegt { $label } mit { $who } bei { $outside } und ohne bei { $elsewhere }; in { $cell } auch ohne { $who } bei { $others }, davor bei { $othersBefore }.
    [alone] **Nicht { $who } allein**: in { $cell } liegt { $label } auch ohne { $who } bei { $others }, davor bei { $othersBefore }.
    [more] **Nicht { $who } allein**: in { $cell } liegt { $label } mit { $who } bei { $inside }, ohne aber auch bei { $others }, davor bei { $othersBefore }.
   *[there] **{ $who }, aber nur in { $cell }**: dort { $inside }, bei den anderen { $others }; außerhalb von { $cell } mit { $who } { $outside } und ohne { $elsewhere }.
}
blamed-besides = **Nicht die Ursache: { $who }**. Bei { $cell } hat sich der Wert ({ $label }) auch ohne sie jeweils verändert; anderswo ist er mit ihnen nicht schlechter.
blamed-beside-titles =
    .full = { $verdict ->
        [not] Nicht { $who }: in { $cell } auch ohne { $others }, anderswo mit nur { $outside }
        [there] { $who } veränderte sich nur in { $cell }
       *[alone] Nicht { $who } allein: in { $cell } auch ohne { $others }
    }
    .short = { $verdict ->
        [there] { $who } veränderte sich nur in { $cell }
        [not] Nicht { $who }: auch die anderen in { $cell } veränderten sich
       *[alone] Nicht { $who } allein: auch die anderen in { $cell } veränderten sich
    }
blamed-beside-lead = { $label } in { $cell } und außerhalb, mit { $who } und ohne, vor { $start } und seither
blamed-beside-sides =
    .inside = { $who } in { $cell }
    .others_inside = Andere in { $cell }
    .outside = { $who } anderswo
    .others_outside = Alle anderen anderswo
blamed-elsewhere = **Nicht die Ursache: { $who }**. Außerhalb von { $cell } ging { $label } von { $othersBefore } auf { $others }.
