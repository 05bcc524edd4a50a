# What several people hold to be the cause, each with its verdict.

claims-count = { $kind ->
    [shown] { $n } von den Daten gezeigt
    [fits] { $n } passt nur zeitlich oder örtlich
    [part] { $n } stimmt, erklärt aber wenig
    [cleared] { $n } ausgeschlossen
   *[open] { $n } nicht prüfbar
}
claims-head = { $none ->
    [yes] Keine der { $count } Erklärungen trägt
   *[no] Von { $count } Erklärungen: { COMMAS($parts) }
}
claims-title = { $none ->
    [yes] Keine der { $count } Erklärungen trägt für { $cell }
   *[no] Von { $count } Erklärungen für { $cell }: { COMMAS($parts) }
}
claims-titles =
    .short = { claims-head }
    .counts = Erklärungen: { COMMAS($parts) }
    .plain = { $count } Erklärungen an den Daten geprüft
claims-point = **{ $head }**{ GIVEN($items) ->
        [yes] . { COMMAS($items, with: "; ") }.
       *[no] .
    }
claims-item = { COMMAS($claims) } – { $tag }
claims-claim = „{ $claim }“{ WITH(" (", $who, ")") }
claims-tag = { $verdict ->
    [shown] von den Daten gezeigt
    [mixed] von den Daten gezeigt
    [timing] passt nur zeitlich
    [place] passt nur zur Stelle
    [part] stimmt, erklärt aber wenig
    [alike] überall dasselbe
    [still] ist nicht eingetreten
    [opposite] das Gegenteil ist eingetreten
    [chance] nicht mehr als Zufall
    [without] macht keinen Unterschied
    [across] macht keinen Unterschied
    [elsewhere] nicht dort, wo es sich änderte
    [later] kam zu spät
    [early] kam zu früh
    [season] nicht die Jahreszeit
    [always] anderswo kein Unterschied
    [like] bei gleichem Mix unverändert
    [even] nichts, was es bewegt hätte
    [few] zu wenige Zeilen
    [person] sagen Zahlen nicht
   *[unknown] nicht prüfbar
}
claims-detail = { $verdict ->
    [shown] { WITH("Sonst ", $others, ", davor ", $othersBefore, ".") }
    [mixed] { $label } liegt dort bei { $others }, davor bei { $othersBefore }.
    [timing] { WITH("Sonst ", $others, ", davor ", $othersBefore, ". ") }Keine Spalte sagt mehr als der Monat.
    [place] { WITH("Sonst ", $others, ", davor ", $othersBefore, ". ") }Keine Spalte trennt es von allem anderen dort.
    [part] { GIVEN($share) ->
        [yes] Das erklärt nur { $share } der Veränderung bei { $cell }.
       *[no] { "" }
    }
    [alike] Sonst ebenfalls { $others }, davor { $othersBefore }; verändert hat sich nur { $cell }.
    [without] { FIRST($label) } bei { $cell } hat sich ohne { $who } ebenso bewegt.
    [across] { FIRST($label) } bei { $cell } hat sich ebenso bewegt, gleich was von { $who } man weglässt.
    [elsewhere] Verändert hat sich { $cell }, nicht { $who }.
    [later] { FIRST($cell) } änderte sich im { $start }, vor { $who }.
    [early] { FIRST($cell) } änderte sich im { $start }, lange nach { $who }.
    [season] Dieselben Monate des Vorjahrs waren wie alle davor.
    [always] Sonst ging { $label } von { $othersBefore } auf { $others }: Es müsste nur bei { $cell } wirken.
    [like] Bei gleichem Mix ({ $groups }): { $like }.
    [even] Je { $groups } ist { $label } wie zuvor.
    [few] { "" }
    [person] Die Zahlen einer Person belegen keine Ursache.
    [unknown] Die Daten haben keine Spalte { GIVEN($thing) ->
        [yes] für { $thing }
       *[no] dafür
    }.
   *[other] { "" }
}
claims-alone = **{ FIRST($claim) }**: { $verdict }
claims-verdict = **{ FIRST($tag) }**{ WITH(". ", $detail) }
claims-columns =
    .claim = Erklärung
    .what = Gemessen an
    .before = Davor
    .since = Seit { $start }
    .verdict = Urteil
claims-lead = { FIRST($cell) }: { $label } änderte sich im { $start }; was jede Erklärung dort bräuchte, davor und seither
claims-season = { FIRST($label) }, dieselben Monate des Vorjahrs
claims-of = { $label }, { $who }
claims-share = Anteil { $who }
claims-without = { $label } ohne { $who }
claims-load = { FIRST($rows) } je { $dimension } und Monat
claims-years = Jahre seit { $label }
claims-thing = { $thing ->
    [weight] Gewicht
    [size] Größe
    [age] Alter
    [discount] Rabatte
    [price] Preise
    [reply] Antwortzeit
    [approval] Zeit bis zur Freigabe
    [arrival] Zeit bis zum Eingang
    [work] Arbeitszeit
    [parts] Teile und Material
    [duration] Dauer
    [load] Arbeitslast je Person
    [distance] Entfernung
    [temperature] Temperatur
   *[experience] Erfahrung
}
