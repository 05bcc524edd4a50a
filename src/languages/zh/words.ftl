# The words of a deck that come from neither the brief nor the data.

word-agenda = 目录
word-executiveSummary = 摘要
word-scorecard = 关键指标
word-nextSteps = 下一步
word-appendix = 附录
word-definitions = 指标定义
word-dataQuality = 数据质量
word-source = 来源
word-continued = 续
word-what = 事项
word-who = 负责人
word-when = 时间
word-open = 待定
word-unassigned = 待指派
word-undated = 待商定
word-risk = 风险
word-evidence = 依据
word-response = 应对
word-other = 其他
word-total = 合计
word-netChange = 净变化
word-lowest = 最低
word-highest = 最高
word-worse = 较差
word-better = 较好
word-recommended = 推荐
word-target = 目标
word-ownScale = 各图使用各自的刻度
word-partialPeriod = 期间不完整
word-rounded = 数字经四舍五入，合计可能略有出入
word-asOf = 截至
word-toFill = 待填写：
word-item = 项目
word-status = 状态
word-done = 完成度
word-note = 备注
word-comment = 说明
word-today = 今天
word-strengths = 优势
word-weaknesses = 劣势
word-opportunities = 机会
word-threats = 威胁
word-pros = 优点
word-cons = 缺点
word-brief = 需求中给出的数据

# Periods by their numbers, and pointers.

period-quarter = { $year }年第{ $n }季度
period-half = { $year }年{ $n }半年
see-slide = 见第{ $n }页
for-audience = 面向：{ $audience }

# What a deck of each type is called.

type-qbr = 季度业务回顾
type-board = 董事会汇报
type-status = 进度汇报
type-launch = 发布计划
type-pitch = 项目路演
type-proposal = 方案建议
type-post-mortem = 事故复盘
type-research = 研究结果
type-lecture = 课程
type-training = 培训
type-comparison = 对比分析
type-roadmap = 路线图
type-case-study = 案例研究
type-report = 报告
type-all-hands = 全员大会
type-donor-report = 捐赠者报告
type-general = 概览
