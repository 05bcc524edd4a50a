# Assinaturas que repetem outra ativa da mesma conta, plano e preço.

repeats-titles =
    .full = { NEEDS($share) }{ $share } do crescimento: { INNER($first) }; { $repeats } de { $unit } talvez repetidos
    .short = { $repeats } de { $unit } em segundas assinaturas ativas de um plano: auditar antes
repeats-held = **{ $repeats }**, { $part } do { $unit }, estão em { $subscriptions } assinaturas que repetem outra ativa: mesma conta, plano e preço, em { $accounts } contas.
repeats-without = **Sem elas o { $unit } { EITHER($rose, "cresceu", "caiu") } { $growth }**, de { $before } para { $value }.
repeats-example = **{ $account }** tem { $count } assinaturas { $plan } ativas ao mesmo preço.
repeats-audit = **Auditar antes de citar o { $unit }**: equipes compram à parte, ou renovações deixam o contrato antigo aberto.
repeats-point = **{ $repeats } de { $unit }, { $part }, em assinaturas repetidas** de uma conta, plano e preço: auditar antes de citar.
