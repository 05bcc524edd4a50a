# Ce que disent les rétentions nette et brute, et ce qu’elles ne voient pas.

retention-titles =
    .hides = { NEEDS($within) }La rétention nette de { $nrr } ne compte pas les { $within } vendus et perdus au { $now }
    .partial = { NEEDS($partial) }Aucun des { $accounts } clients du { $prior } n’est parti ; rétention brute de { $grr }, toute perte est partielle
    .full = Les clients du { $prior } paient { $nrr } de leur montant, { $grr } hors expansion
    .short = Rétention : { $nrr } nette, { $grr } brute
retention-none-left = **Aucun client n’est parti** : les { $accounts } qui payaient à la fin du { $prior } paient encore{ EITHER($partial, " ; toute perte est partielle", "") }.
retention-left = **{ $left } des { $accounts } clients** payants à la fin du { $prior } ne paient plus rien.
retention-within = **{ $share }** de ce qui a été perdu a été vendu au { $now } même ; les rétentions ne comptent que le portefeuille initial.
retention-by-subscription = **Par abonnement, { $lost } du portefeuille initial ({ $unit }) est perdu** ; la rétention brute de { $grr } le compense par la croissance du même client.
