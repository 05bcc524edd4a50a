# O que dizem as retenções líquida e bruta, e o que não veem.

retention-titles =
    .hides = { NEEDS($within) }A retenção líquida de { $nrr } não conta os { $within } vendidos e perdidos no { $now }
    .partial = { NEEDS($partial) }Nenhuma das { $accounts } contas do { $prior } saiu; com { $grr } de retenção bruta, toda perda é parcial
    .full = Os clientes do { $prior } pagam agora { $nrr } do que pagavam, { $grr } sem expansão
    .short = Retenção: { $nrr } líquida, { $grr } bruta
retention-none-left = **Nenhuma conta saiu**: as { $accounts } que pagavam no fim do { $prior } ainda pagam{ EITHER($partial, "; toda perda é parcial", "") }.
retention-left = **{ $left } das { $accounts } contas** pagantes no fim do { $prior } não pagam mais nada.
retention-within = **{ $share }** do que se perdeu foi vendido no próprio { $now }; as retenções contam só a carteira inicial.
retention-by-subscription = **Por assinatura, perderam-se { $lost } da carteira inicial ({ $unit })**; a retenção bruta de { $grr } compensa isso com o crescimento da mesma conta.
