blamed-rest = { $verdict ->
    [not] **Pas { $who }** : sans, { INNER($label) } est à { $value }, contre { $before }.
    [part] **{ $who } en explique une partie**. Sans { $who }, { INNER($label) } : { $value }, contre { $before }.
   *[most] **{ $who } en explique l’essentiel**. Sans { $who }, { INNER($label) } : { $value }, contre { $before }.
}
blamed-later = **Pas « { $what } »** : cela a commencé en { $start }, avant { $month }.
blamed-held = **Pas « { $what } »** : { INNER($label) } était de { $value } de { $month } à { $start }, contre { $before } avant.
blamed-apart = { $verdict ->
    [not] **Pas « { $what } »** : { INNER($label) } est de { $value } là où cela s’applique, { $others } ailleurs.
   *[worse] **« { $what } » compte** : { INNER($label) } est de { $value } là où cela s’applique, { $others } ailleurs.
}
