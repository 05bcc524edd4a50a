# ネットとグロスの継続率が示すこと、示さないこと。

retention-titles =
    .hides = { NEEDS($within) }純継続率{ $nrr }は、{ $now }に販売し失った{ $within }を含まない
    .partial = { NEEDS($partial) }{ $prior }の{ $accounts }社に離脱はなく、グロス継続率は{ $grr }、損失はすべて部分的
    .full = { $prior }の顧客の支払いは当時の{ $nrr }、拡大を除くと{ $grr }
    .short = 継続率はネット{ $nrr }、グロス{ $grr }
retention-none-left = **離脱した顧客はない**：{ $prior }の末に支払っていた{ $accounts }社はすべて継続{ EITHER($partial, "し、損失はすべて部分的", "") }。
retention-left = { $prior }の末に支払っていた{ $accounts }社のうち**{ $left }社**が支払いをやめた。
retention-within = **{ $share }**：失った額のうち{ $now }に販売したもの。継続率が数えるのは期首の契約のみ。
retention-by-subscription = **契約単位では期首の{ $unit }の{ $lost }を失った**。グロス継続率{ $grr }は同じ顧客の拡大で損失を相殺している。
