# The words of a deck that come from neither the brief nor the data.

word-agenda = 目次
word-executiveSummary = 要旨
word-scorecard = 主要指標
word-nextSteps = 次のステップ
word-appendix = 付録
word-definitions = 用語の定義
word-dataQuality = データ品質
word-source = 出典
word-continued = 続き
word-what = 内容
word-who = 担当
word-when = 期限
word-open = 未定
word-unassigned = 担当者未定
word-undated = 期日未定
word-risk = リスク
word-evidence = 根拠
word-response = 対応
word-other = その他
word-total = 合計
word-netChange = 純増減
word-lowest = 最低
word-highest = 最高
word-worse = 悪い
word-better = 良い
word-recommended = おすすめ
word-target = 目標
word-ownScale = 各グラフの目盛りは異なります
word-partialPeriod = 期間の途中
word-rounded = 四捨五入のため合計が一致しないことがあります
word-asOf = 基準日
word-toFill = 要記入:
word-item = 項目
word-status = 状況
word-done = 進捗
word-note = 備考
word-comment = コメント
word-today = 本日
word-strengths = 強み
word-weaknesses = 弱み
word-opportunities = 機会
word-threats = 脅威
word-pros = メリット
word-cons = デメリット
word-brief = 依頼文に記載の数値

# Periods by their numbers, and pointers.

period-quarter = { $year }年第{ $n }四半期
period-half = { $year }年{ $n }半期
see-slide = スライド{ $n }参照
for-audience = { $audience }向け

# What a deck of each type is called.

type-qbr = 四半期ビジネスレビュー
type-board = 取締役会資料
type-status = 進捗報告
type-launch = 発売計画
type-pitch = 事業紹介
type-proposal = 提案書
type-post-mortem = 障害振り返り
type-research = 調査結果
type-lecture = 授業
type-training = 研修
type-comparison = 比較検討
type-roadmap = ロードマップ
type-case-study = 導入事例
type-report = 報告書
type-all-hands = 全社会議
type-donor-report = 寄付者への報告
type-general = 概要
