# من يُشتبه به حيث تغيّر شيء: إلى جانب غيره هناك، وفي غيره.

blamed-beside = { $verdict ->
    [not] **ليس السبب: { $who }**. خارج { $cell }، { $label } { $outside } مع { $who } و{ $elsewhere } من دونه؛ وفي { $cell } { $others } حتى من دون { $who }، مقابل { $othersBefore } سابقًا.
    [alone] **ليس { $who } وحده**: في { $cell }، { $label } { $others } حتى من دون { $who }، مقابل { $othersBefore } سابقًا.
    [more] **ليس { $who } وحده**: في { $cell }، { $label } { $inside } مع { $who } و{ $others } من دونه، مقابل { $othersBefore } سابقًا.
   *[there] **{ $who }، ولكن في { $cell } فقط**: { $inside } هناك و{ $others } لدى البقية؛ وخارج { $cell } { $outside } مع { $who } و{ $elsewhere } من دونه.
}
blamed-besides = **ليس السبب: { $who }**. في { $cell }، تغيّر { $label } أيضًا من دون كل منهم، وفي غيرها ليس أسوأ معهم.
blamed-beside-titles =
    .full = { $verdict ->
        [not] ليس السبب { $who }: في { $cell } { $others } حتى من دونه، وفي غيره { $outside } معه
        [there] تغيّر { $who } في { $cell } فقط
       *[alone] ليس { $who } وحده: في { $cell } { $others } حتى من دونه
    }
    .short = { $verdict ->
        [there] تغيّر { $who } في { $cell } فقط
        [not] ليس السبب { $who }: تغيّر غيره في { $cell } أيضًا
       *[alone] ليس { $who } وحده: تغيّر غيره في { $cell } أيضًا
    }
blamed-beside-lead = { $label } في { $cell } وخارجه، مع { $who } ومن دونه، قبل { $start } ومنذئذ
blamed-beside-sides =
    .inside = { $who } في { $cell }
    .others_inside = البقية في { $cell }
    .outside = { $who } في غيره
    .others_outside = كل البقية في غيره
blamed-elsewhere = **ليس السبب: { $who }**. خارج { $cell } انتقل { $label } من { $othersBefore } إلى { $others }.
