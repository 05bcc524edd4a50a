measure-net_revenue = Revenu net
    .the = le revenu net
    .of = du revenu net
    .definition = Montants moins les commissions, remises et remboursements présents dans les données.
measure-commission_rate = Part des commissions
    .the = la part des commissions
    .of = de la part des commissions
    .definition = Commissions divisées par les montants sur lesquels elles sont prélevées.
