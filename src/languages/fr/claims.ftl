# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [fits] { $n } { PLURAL($many, "possible", "possibles") }
    [part] { $n } { PLURAL($many, "vraie mais mineure", "vraies mais mineures") }
    [cleared] { $n } { PLURAL($many, "écartée", "écartées") }
   *[open] { $n } { PLURAL($many, "invérifiable", "invérifiables") }
}
claims-head = { $none ->
    [yes] Aucune des { $count } explications ne tient
   *[no] Sur { $count } explications : { COMMAS($parts) }
}
claims-titles =
    .full = { $none ->
        [yes] Aucune des { $count } explications ne tient : { $cell }
       *[no] Sur { $count } explications ({ $cell }) : { COMMAS($parts) }
    }
    .short = { claims-head }
    .plain = { $count } explications confrontées aux données
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) } : { $tag }
claims-claim = « { $claim } »{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [fits] peut l’expliquer
    [place] désigne l’endroit
    [part] vrai, mais explique peu
    [alike] pareil partout
    [still] ne s’est pas produit
    [opposite] c’est le contraire
    [chance] pas plus que le hasard
    [without] ne change rien
    [across] ne change rien
    [elsewhere] pas là où cela a changé
    [later] venu trop tard
    [season] pas la saison
    [always] aucune différence ailleurs
    [few] trop peu de lignes
    [person] les chiffres ne le disent pas
   *[unknown] ne peut être vérifié
}
claims-detail = { $verdict ->
    [fits] { WITH("Ailleurs ", $others, ", contre ", $othersBefore, " avant.") }
    [part] { GIVEN($share) ->
        [yes] Cela n’explique que { $share } du changement : { $cell }.
       *[no] { "" }
    }
    [alike] Ailleurs aussi { $others }, contre { $othersBefore } avant ; seul { $cell } a changé.
    [without] { FIRST($label) }, { $cell } : autant de changement sans { $who }.
    [across] { FIRST($label) }, { $cell } : autant de changement, quel que soit l’élément de « { $who } » que l’on retire.
    [elsewhere] C’est { $cell } qui a changé, pas { $who }.
    [later] { FIRST($cell) } a changé en { $start }, avant { $who }.
    [season] Les mêmes mois de l’année précédente étaient comme tout l’avant.
    [always] Ailleurs, { INNER($label) } est passé de { $othersBefore } à { $others } : cela n’agirait que sur { $cell }.
    [few] { "" }
    [person] Les chiffres d’une personne ne prouvent pas une cause.
    [unknown] Les données n’ont aucune colonne { GIVEN($thing) ->
        [yes] ({ $thing })
       *[no] à ce sujet
    }.
   *[other] { "" }
}
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explication
    .what = Mesurée par
    .before = Avant
    .since = Depuis { $start }
    .verdict = Verdict
claims-lead = { FIRST($cell) } : { INNER($label) } a changé en { $start } ; ce qu’il faudrait à chaque explication, avant et depuis
claims-season = { FIRST($label) }, mêmes mois de l’année précédente
claims-share = Part de { $who }
claims-without = { $label } sans { $who }
claims-load = { FIRST($rows) } par { LOWERCASE($dimension) } et par mois
claims-years = Années depuis { INNER($label) }
claims-thing = { $thing ->
    [weight] poids
    [size] taille
    [age] âge
    [discount] remises
    [price] prix
    [reply] délai de réponse
    [approval] délai jusqu'à l'accord
    [arrival] délai jusqu'à la réception
    [work] temps de travail
    [parts] pièces et matériel
    [duration] durée
    [load] charge par personne
    [distance] distance
    [temperature] température
   *[experience] expérience
}
