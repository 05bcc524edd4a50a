# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } { PLURAL($many, "montrée", "montrées") } par les données
    [fits] { $n } { PLURAL($many, "plausible", "plausibles") } par la date ou le lieu seulement
    [part] { $n } { PLURAL($many, "vraie mais mineure", "vraies mais mineures") }
    [cleared] { $n } { PLURAL($many, "écartée", "écartées") }
   *[open] { $n } { PLURAL($many, "invérifiable", "invérifiables") }
}
claims-head = { $none ->
    [yes] Aucune des { $count } explications ne tient
   *[no] Sur { $count } explications : { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] Aucune des { $count } explications ne tient : { $cell }
   *[no] Sur { $count } explications ({ $cell }) : { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Explications : { COMMAS($parts) }
    .plain = { $count } explications confrontées aux données
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) } : { $tag }
claims-claim = « { $claim } »{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] montré par les données
    [mixed] montré par les données
    [timing] seule la date concorde
    [place] seul le lieu concorde
    [part] vrai, mais explique peu
    [alike] pareil partout
    [still] ne s’est pas produit
    [opposite] c’est le contraire
    [chance] pas plus que le hasard
    [without] ne change rien
    [across] ne change rien
    [elsewhere] pas là où cela a changé
    [later] venu trop tard
    [early] venu trop tôt
    [season] pas la saison
    [always] aucune différence ailleurs
    [like] inchangé à mix égal
    [even] rien qu’il ait pu changer
    [few] trop peu de lignes
    [person] les chiffres ne le disent pas
   *[unknown] ne peut être vérifié
}
claims-detail = { $verdict ->
    [shown] { WITH("Ailleurs ", $others, ", contre ", $othersBefore, " avant.") }
    [mixed] { FIRST($label) } y est de { $others }, contre { $othersBefore } avant.
    [timing] { WITH("Ailleurs ", $others, ", contre ", $othersBefore, " avant. ") }Aucune colonne n’en dit plus que le mois.
    [place] { WITH("Ailleurs ", $others, ", contre ", $othersBefore, " avant. ") }Aucune colonne ne le distingue du reste à cet endroit.
    [part] { GIVEN($share) ->
        [yes] Cela n’explique que { $share } du changement : { $cell }.
       *[no] { "" }
    }
    [alike] Ailleurs aussi { $others }, contre { $othersBefore } avant ; seul { $cell } a changé.
    [without] { FIRST($label) }, { $cell } : autant de changement sans { $who }.
    [across] { FIRST($label) }, { $cell } : autant de changement, quel que soit l’élément de « { $who } » que l’on retire.
    [elsewhere] C’est { $cell } qui a changé, pas { $who }.
    [later] { FIRST($cell) } a changé en { $start }, avant { $who }.
    [early] { FIRST($cell) } a changé en { $start }, bien après { $who }.
    [season] Les mêmes mois de l’année précédente étaient comme tout l’avant.
    [always] Ailleurs, { INNER($label) } est passé de { $othersBefore } à { $others } : cela n’agirait que sur { $cell }.
    [like] À mix égal ({ $groups }) : { $like }.
    [even] Par { INNER($groups) }, { INNER($label) } est comme avant.
    [few] { "" }
    [person] Les chiffres d’une personne ne prouvent pas une cause.
    [unknown] Les données n’ont aucune colonne { GIVEN($thing) ->
        [yes] ({ $thing })
       *[no] à ce sujet
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }** : { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Explication
    .what = Mesurée par
    .before = Avant
    .since = Depuis { $start }
    .verdict = Verdict
claims-lead = { FIRST($cell) } : { INNER($label) } a changé en { $start } ; ce qu’il faudrait à chaque explication, avant et depuis
claims-season = { FIRST($label) }, mêmes mois de l’année précédente
claims-of = { $label }, { $who }
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
