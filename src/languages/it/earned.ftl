measure-net_revenue = Ricavo netto
    .the = il ricavo netto
    .definition = Importi meno le commissioni, gli sconti e i rimborsi presenti nei dati.
measure-commission_rate = Peso delle commissioni
    .the = il peso delle commissioni
    .definition = Commissioni divise per gli importi da cui sono trattenute.
