# Mix.

mix-alone = **Für sich genommen hat sich keine Gruppe über den Zufall hinaus verändert ({ $dimension })**: Verschoben hat sich, wie viel jede zählt; zu reparieren ist keine.
mix-crossed-titles =
    .full = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix ({ $dimension }), { SIGNED($rate) } aus den Gruppen selbst
    .short = { $label }: { SIGNED($mix) } von { SIGNED($delta) } durch den Mix
