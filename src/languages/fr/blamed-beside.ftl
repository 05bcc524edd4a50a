# Qui est soupçonné là où quelque chose a changé : à côté des autres, là et ailleurs.

blamed-beside = { $verdict ->
    [not] **Pas { $who }** : hors { $cell }, { INNER($label) } est de { $outside } avec { $who } et de { $elsewhere } sans ; dans { $cell }, de { $others } même sans { $who }, contre { $othersBefore } avant.
    [alone] **Pas seulement { $who }** : dans { $cell }, { INNER($label) } est de { $others } même sans { $who }, contre { $othersBefore } avant.
    [more] **Pas seulement { $who }** : dans { $cell }, { INNER($label) } est de { $inside } avec { $who }, mais de { $others } sans, contre { $othersBefore } avant.
   *[there] **{ FIRST($who) }, mais seulement dans { $cell }** : { $inside } là, { $others } chez les autres ; hors { $cell }, { $outside } avec { $who } et { $elsewhere } sans.
}
blamed-besides = **Pas en cause : { $who }**. Pour { $cell }, la valeur ({ INNER($label) }) a bougé même sans chacun d’eux ; ailleurs, elle n’est pas moins bonne avec eux.
blamed-beside-titles =
    .full = { $verdict ->
        [not] Pas { $who } : dans { $cell }, { $others } même sans, et ailleurs { $outside } seulement avec
        [there] { FIRST($who) } n’a évolué que dans { $cell }
       *[alone] Pas seulement { $who } : dans { $cell }, { $others } même sans
    }
    .short = { $verdict ->
        [there] { FIRST($who) } n’a évolué que dans { $cell }
        [not] Pas { $who } : dans { $cell }, les autres ont évolué aussi
       *[alone] Pas seulement { $who } : dans { $cell }, les autres ont évolué aussi
    }
blamed-beside-lead = { $label } dans { $cell } et ailleurs, avec { $who } et sans, avant { $start } et depuis
blamed-beside-sides =
    .inside = { $who } dans { $cell }
    .others_inside = Autres dans { $cell }
    .outside = { $who } ailleurs
    .others_outside = Tous les autres ailleurs
blamed-elsewhere = **Pas en cause : { $who }**. Hors { $cell }, { INNER($label) } : { $others }, contre { $othersBefore } avant.
