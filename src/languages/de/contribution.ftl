# What is left of sales, and what moved it.

measure-contribution = Deckungsbeitrag
    .the = der Deckungsbeitrag
    .of = des Deckungsbeitrags
    .in = beim Deckungsbeitrag
    .definition = Bruttoumsatz abzüglich Rabatten, Erstattungen nach dem Tag der Rückgabe, Stückkosten der verkauften und nicht wieder eingelagerten Ware, Rücksendekosten, soweit bekannt, und Marketing.
measure-contribution_before_marketing = Deckungsbeitrag vor Marketing
    .the = der Deckungsbeitrag vor Marketing
    .of = des Deckungsbeitrags vor Marketing
    .in = beim Deckungsbeitrag vor Marketing
    .definition = Bruttoumsatz abzüglich Rabatten, Erstattungen nach dem Tag der Rückgabe, Stückkosten der verkauften und nicht wieder eingelagerten Ware und Rücksendekosten, soweit bekannt.
measure-contribution_before_returns = Deckungsbeitrag vor Retouren
    .the = der Deckungsbeitrag vor Retouren
    .of = des Deckungsbeitrags vor Retouren
    .in = beim Deckungsbeitrag vor Retouren
    .definition = Bruttoumsatz abzüglich Rabatten, Stückkosten der verkauften Ware und Marketing; über Retouren sagen die Daten nichts.
measure-contribution_margin = Deckungsbeitragsmarge
    .the = die Deckungsbeitragsmarge
    .of = der Deckungsbeitragsmarge
    .in = bei der Deckungsbeitragsmarge
    .definition = Deckungsbeitrag geteilt durch den Umsatz nach Rabatten.
measure-gross_sales = Bruttoumsatz
    .the = der Bruttoumsatz
    .of = des Bruttoumsatzes
    .in = beim Bruttoumsatz
    .definition = Preis mal Menge der verkauften Ware, vor Rabatten und Erstattungen, ohne Steuern und Versand.
measure-discounts = Rabattsumme
    .the = die Rabattsumme
    .of = der Rabattsumme
    .in = bei der Rabattsumme
    .definition = Was Rabatte vom Bruttoumsatz abzogen; der Rabatt einer Bestellung verteilt sich nach Wert auf ihre Positionen.
measure-cost_of_goods = Wareneinsatz
    .the = der Wareneinsatz
    .of = des Wareneinsatzes
    .in = beim Wareneinsatz
    .definition = Stückkosten mal Menge der verkauften Ware, abzüglich der wieder eingelagerten Retouren.
measure-return_rate = Retourenquote
    .the = die Retourenquote
    .of = der Retourenquote
    .in = bei der Retourenquote
    .definition = Bestellpositionen des Zeitraums, von denen etwas zurückkam, geteilt durch alle seine Positionen; nach dem Tag der Bestellung.
measure-return_costs = Rücksendeaufwand
    .the = der Rücksendeaufwand
    .of = des Rücksendeaufwands
    .in = beim Rücksendeaufwand
    .definition = Was die Rücknahme der Ware kostete, nach dem Tag der Rückgabe.
measure-marketing_spend = Marketingaufwand
    .the = der Marketingaufwand
    .of = des Marketingaufwands
    .in = beim Marketingaufwand
    .definition = Was im Zeitraum für Marketing ausgegeben wurde.
measure-marketing_rate = Marketinganteil am Umsatz
    .the = der Marketinganteil am Umsatz
    .of = des Marketinganteils am Umsatz
    .in = beim Marketinganteil am Umsatz
    .definition = Marketingaufwand geteilt durch den Umsatz nach Rabatten.
contrib-titles =
    .full = { NEEDS($causes) }{ $label } um { ABS($pct) } gesunken, { EITHER($rose, "obwohl der Umsatz um", "während der Umsatz um") } { ABS($growth) } { EITHER($rose, "stieg", "fiel") }: { $causes }
    .short = { $label } um { ABS($pct) } auf { $value } gesunken, { EITHER($rose, "obwohl der Umsatz um", "während der Umsatz um") } { ABS($growth) } { EITHER($rose, "stieg", "fiel") }
contrib-cause = { $part ->
        [discount] Rabatte bei { $member }
       *[returns] Retouren bei { $member }
    }
contrib-change = **{ $label } um { ABS($pct) } auf { $value } gesunken** ({ $prior }: { $before }), { EITHER($rose, "obwohl", "während") } der Umsatz nach Rabatten um { ABS($growth) } auf { $sales } { EITHER($rose, "stieg", "fiel") }.
contrib-discount = **{ $member }: Rabatte nahmen { $rate } vom Bruttoumsatz** ({ $prior }: { $before }){ GIVEN($month) ->
        [yes] , seit { $month }
       *[no] { "" }
    }{ GIVEN($codes) ->
        [yes] , vor allem durch { $codes }
       *[no] { "" }
    }: { $excess } mehr als bei der früheren Quote.
contrib-code = { $code } ({ $value })
contrib-returns = **{ $member }: { $returned } von { $sold } Positionen kamen zurück** ({ $rate }; { $prior }: { $before }){ GIVEN($month) ->
        [yes] , seit { $month }
       *[no] { "" }
    }{ GIVEN($reason) ->
        [yes] , davon { $count } mit dem Grund „{ $reason }“
       *[no] { "" }
    }: etwa { $excess } mehr als bei der früheren Quote.
contrib-held = **Nicht die Ursache**: { $parts }.
contrib-held-part = { $part ->
        [marketing] Marketing ({ $value } vom Umsatz, { $prior }: { $before })
        [cost] Wareneinsatz ({ $value } vom Bruttoumsatz, { $prior }: { $before })
       *[returns] Retouren aller übrigen Artikel ({ $value } der Positionen, { $prior }: { $before })
    }
contrib-part = { $part ->
        [volume] Menge
        [discount] Rabatte
        [returns] Retouren
        [cost] Wareneinsatz
       *[marketing] Marketing
    }
contrib-loss = { $part ->
        [volume] geringere Menge kostete { ABS($value) }
        [discount] höhere Rabatte kosteten { ABS($value) }
        [returns] mehr Retouren kosteten { ABS($value) }
        [cost] höherer Wareneinsatz kostete { ABS($value) }
       *[marketing] Marketing kostete { ABS($value) } mehr
    }
contrib-bridge-titles =
    .full = { NEEDS($volume) }{ FIRST($losses) }; die Menge brachte nur { $volume }
    .short = { FIRST($losses) }
contrib-bridge-note = Menge ist die Veränderung des Bruttoumsatzes zur Deckungsbeitragsmarge von { $prior }; jeder andere Teil ist, was sein veränderter Anteil am Bruttoumsatz brachte oder nahm.
contrib-rate-titles =
    .full = { $part ->
        [discount] Rabatte bei { $member } auf { $rate } vom Bruttoumsatz gestiegen, zuvor { $before }
       *[returns] { $rate } der Positionen von { $member } kamen zurück, zuvor { $before }
    }
contrib-caution = { $part ->
        [discount] Ohne den Rabatt käme nicht alles zurück: Manche dieser Bestellungen wären ausgeblieben, und eine Vergleichsgruppe ohne Rabatt gibt es nicht.
       *[returns] Bestellungen vom Ende von { $now } können noch zurückkommen; die Retourenquote kann nur steigen.
    }
contrib-share = Anteil am Bruttoumsatz
contrib-statement = Was vom Bruttoumsatz bleibt, { $now } gegenüber { $prior }
contrib-left = { $label } nur noch { $share } des Bruttoumsatzes, zuvor { $before }
step-codes =
    .head = Rabatte bei { $member } beenden
    .what = { GIVEN($codes) ->
        [yes] { $codes }
       *[no] Rabatte
    } bei { $member } beenden oder begrenzen und eine Gruppe ohne Rabatt behalten
    .measure = Rabattquote von { $member } zurück auf { $before }
step-returned =
    .head = { $member } nicht mehr bewerben
    .what = { $member } nicht mehr bewerben, bis die Retourenquote wieder nahe { $before } liegt{ GIVEN($reason) ->
        [yes] ; „{ $reason }“ prüfen
       *[no] { "" }
    }
    .measure = Retourenquote von { $member } zurück auf { $before }
