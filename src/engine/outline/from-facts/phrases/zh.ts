/** The sentences of a deck made from facts, in Chinese. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { names } from './names/zh.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

/** `甲、乙和丙` */
const list = (items: readonly string[]) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`);
const unitOf = (unit: string | null) => (unit ? `（${unit}）` : '');

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? '上升' : '下降');
const changed = (delta: FactId, rose: boolean) => `${rose ? '增加' : '减少'}${ref(delta, 'abs')}`;
const ahead = (lead: FactId) => `为下一名的${ref(lead)}`;
const highAt = (label: string, finding: Finding) => `${label}在季${rises(finding) ? '末' : '初'}更高`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return `${label}保持在${ref(value!)}`;
  const says = `${label}${['小幅', '', '大幅'][sizeOf(finding)]}${move(finding)}`;
  if (multiple) return `${says}至${ref(value!)}，为${prior}的${ref(multiple)}`;
  return `${says}${ref(pct ?? delta!, 'abs')}，至${ref(value!)}`;
}

export const chinese: Phrases = {
  date: dateFormat('zh'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => `${company ? `${company}：` : ''}${period}${isReview ? '经营回顾' : '业绩'}`,
    focus: (topics) => `重点：${list(topics)}`,
    audience: (audience) => `呈报：${audience}`,
    asOf: (date) => `截至${date}`,
  },

  source: (file, rows, many, date) => `来源：${file}，${ref(rows, 'full')}${many}，截至${date}`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}，${from}至${to}`,
    by: (label, unit, dimension, now, prior) => `按${dimension}划分的${label}${unitOf(unit)}，${now}${prior ? `与${prior}对比` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}，与${prior}对比` : now),
    months: (label) => `季度内各月的${label}，仅含完整季度`,
    suggestions: '根据分析结果提出的建议，负责人和日期由会议确定',
    risks: (now) => `依据${now}的数据`,
    asOf: (date) => `截至${date}`,
    definitions: '本演示文稿各页统一采用的定义',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}；${driver.member}${changed(driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}；${moved(steady)}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${now}${label}为${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    [
      ...(fell.length > 0 ? [`下降：${list(fell)}`] : []),
      ...(rose.length > 0 ? [`上升：${list(rose)}`] : []),
      ...(steady.length > 0 ? [`持平：${list(steady)}`] : []),
    ].join('；'),
  scorecardPlain: (now) => `${now}数据一览`,
  against: (change) => `较上期 ${change}`,
  withinChance: (change) => `${change}（差异不显著）`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', '二', '三', '四', '五', '六'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}，连续第${nth}期${move(told.finding)}`] : []),
        `${told.now}${main}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}，与${told.prior}差异不显著`, moved(told)]
        : [`${told.now}${moved(told)}`, moved(told)],
    plain: (label, value, now) => `${label}：${now}为${ref(value)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**与${prior}持平**：${ref(finding.facts.value!)}，${prior}为${ref(finding.facts.before!)}。`
        : `**较${prior} ${ref(finding.facts.delta!, 'signed')}**，${prior}为${ref(finding.facts.before!)}。`,
    target: '目标',
    attained: (attainment, target) => `**完成目标的${ref(attainment)}**，目标为${ref(target)}。`,
    behind: (rows, many, now) => `${now}的数字基于${ref(rows)}${many}。`,
    partial: (periods) => `仅部分覆盖、不作比较：${list(periods)}。`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member}${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}，占${label}净变化的${ref(contribution)}`] : []),
        `${says}，${label}净变化为${ref(total!, 'signed')}`,
        `${label}变动最大的是${member}：${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `按${dimension}划分的${label}变化`,
    driver: ({ finding, member, prior }) => `**${member}**：${ref(finding.facts.value!)}，${prior}为${ref(finding.facts.before!)}。`,
    counter: (member, delta, rose) => `**${member}**则${changed(delta, rose)}。`,
    fromTo: (start, prior, end, now) => `**${now}为${ref(end)}**，${prior}为${ref(start)}。`,
    net: (total, prior) => `各项合计较${prior} ${ref(total, 'signed')}。`,
    other: (count, dimension) => `“其他”包含的${dimension}数：${ref(count)}。`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member}以${ref(value!)}位居${label}首位，${ahead(lead)}`] : []),
        `${member}以${ref(value!)}位居${label}首位`,
        `${member}以${ref(value!)}位居首位`,
      ];
    },
    plain: (label, dimension) => `按${dimension}划分的${label}`,
    share: ({ finding, member, label, now }) => `**${member}**占${now}${label}的${ref(finding.facts.share!)}。`,
    overall: ({ finding, label, member }) =>
      `所有期间合计，${member}占${label}的${ref(finding.facts.allShare!)}${finding.facts.allLead ? `，${ahead(finding.facts.allLead)}` : ''}。`,
    change: (member, delta, prior) => `${member}：较${prior} ${ref(delta, 'signed')}。`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift ? [`${member}占${label}的${ref(finding.facts.share!)}，${rose ? '上升' : '下降'}${ref(shift, 'abs')}`] : []),
      `${member}占${label}的${ref(finding.facts.share!)}`,
    ],
    plain: (label, dimension) => `按${dimension}划分的${label}`,
    shift: ({ finding, member }) =>
      `**${member}**的占比变动最大：占比${ref(finding.facts.shift!, 'signed')}，数值${ref(finding.facts.delta!, 'signed')}。`,
    steadyMix: (prior) => `与${prior}相比，各占比变动都很小。`,
    first: (members, share) => `**${list(members)}**合计占${ref(share)}。`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `${label}${rose ? '增加' : '减少'}最多的是${member}：${ref(delta, 'signed')}`,
      `${member}的${label}：${ref(delta, 'signed')}`,
    ],
    rate: (label, { one }) => [`各${one}的${label}差异不显著`, `各${one}的${label}：无显著差异`],
    rateDiffers: ({ finding, member, label }) => [
      `${member}的${label}与众不同：${ref(finding.facts.value!)}，整体为${ref(finding.facts.whole!)}`,
      `${member}的${label}为${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**：${ref(value)}，${prior}为${ref(before)}。`,
    rows: (least, many) => `所示最小组别：${ref(least)}${many}。`,
  },

  pattern: {
    titles: ({ finding, label, now }) => {
      const { first, third } = finding.facts;
      const head = highAt(label, finding);
      return [`${head}：${now}最后一个月为${ref(third!)}，首月为${ref(first!)}`, `${head}：从${ref(first!)}到${ref(third!)}`];
    },
    categories: ['首月', '次月', '末月'],
    pooled: ({ finding: { facts } }) =>
      `**每个完整季度都是如此**：各月合并为${ref(facts.allFirst!)}、${ref(facts.allSecond!)}和${ref(facts.allThird!)}。`,
    test: '首月与末月的差异具有统计显著性。',
  },

  table: {
    title: (dimension, label, member, value) => [
      `${dimension}数据一览：${member}以${ref(value)}位居${label}首位`,
      `${dimension}数据一览：${member}以${ref(value)}居首`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${member}的${label}居首，${member2}的${label2}居首`],
    share: '占比',
    change: (prior) => `较${prior}`,
    smallCount: (hits, n) => `${ref(hits)}/${ref(n)}`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = `${label}为${ref(value)}`;
      return [...(created ? [`${main}；${moved(created)}`] : []), main];
    },
    other: (label, value) => `**${label}**：${ref(value)}。`,
    noValue: (label, reason) => `${label}无法计算。${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `，较${told.prior} ${ref(told.finding.facts.delta!, 'signed')}`}。`,
    rateDelta: (told) => `**${moved(told)}**，${told.prior}为${ref(told.finding.facts.before!)}。`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${label}持平**：${ref(facts.value!)}，${prior}为${ref(facts.before!)}，差异不显著。`,
    unchanged: ({ finding, label, prior }) => `**${label}持平**：${ref(finding.facts.value!)}，与${prior}相当。`,
    driver: ({ finding, member, label }) =>
      `**${member}${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `，占${label}净变化的${ref(finding.facts.contribution)}` : ''
      }。`,
    pattern: ({ finding, label, now }) =>
      `**${highAt(label, finding)}**：${now}各月为${ref(finding.facts.first!)}、${ref(finding.facts.second!)}和${ref(finding.facts.third!)}。`,
    rank: ({ finding, member, label }) =>
      `**${member}位居${label}首位**${finding.facts.share ? `，占${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `，${ahead(finding.facts.lead)}` : ''
      }。`,
    concentration: ({ finding, label, members }) => `**${list(members)}**合计占${label}的${ref(finding.facts.share!)}。`,
    shift: ({ finding, member, label }) =>
      `**${member}**占${label}的${ref(finding.facts.share!)}，${move(finding)}${ref(finding.facts.shift!, 'abs')}。`,
    threshold: ({ finding: { facts }, label }) =>
      `**${label}完成目标的${ref(facts.attainment!)}**：${ref(facts.value!)}，目标为${ref(facts.target!)}。`,
    rateDifference: ({ finding, member, label }) =>
      `**${member}的${label}与众不同**：${ref(finding.facts.value!)}，整体为${ref(finding.facts.whole!)}。`,
    plain: (label, value, now) => `**${now}${label}**为${ref(value)}。`,
  },

  risks: {
    title: (heads) => `风险：${heads.join('、')}`,
    driver: ({ member, finding }) => ({
      head: `${member}进一步${move(finding)}`,
      response: `逐笔查看${member}的商机`,
    }),
    pattern: () => ({
      head: '季度成败系于最后一个月',
      response: '在季度最初几周就核对决策日期',
    }),
    rank: ({ member, dimension }) => ({
      head: `对${member}的依赖`,
      response: `研究其他${dimension.many}缩小差距需要什么`,
    }),
    delta: ({ label, finding }) => ({
      head: `${label}进一步${move(finding)}`,
      response: '商定调整计划的临界值',
    }),
    unknown: (label, reason) => ({ head: `${label}未知`, evidence: reason, response: '在源数据中补全缺失字段' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `下一步：${heads.join('、')}` : '下一步'),
    driver: ({ member, finding, now }) => ({
      head: `查看${member}`,
      what: `与负责人回顾${now}${member}的商机，说明${finding.tone === 'bad' ? '失去了什么' : '哪些做法有效'}`,
    }),
    pattern: () => ({
      head: '更早促成决策',
      what: '在季度中期回顾进行中的商机，让更少的决策等到最后一个月',
    }),
    rank: ({ member }) => ({ head: `推广${member}的做法`, what: `与团队分享${member}的工作方式` }),
    product: ({ member }) => ({ head: `规划${member}`, what: `考虑为${member}以及可与之并列的产品制定计划` }),
    delta: ({ label }) => ({ head: `确定${label}的方向`, what: `商定下一期${label}的目标和负责人` }),
    steady: ({ label }) => ({ head: `测试${label}的举措`, what: `选择一项针对${label}的举措进行测试，该指标目前持平` }),
    missing: (label) => ({
      head: `记录${label}`,
      what: `在源头记录${label}所需的内容，以便下次回顾时展示`,
    }),
    check: (now) => ({ head: `核实${now}的数据`, what: `与数据负责人核实${now}的数据` }),
  },

  definitionsTitle: '定义：各指标的计算方法',
  notComputable: (reason) => `无法计算：${reason}`,
  quality: {
    title: '数据质量：读取了什么，排除了什么',
    file: (rows, rejected) => `读取${ref(rows, 'full')}行，排除${ref(rejected, 'full')}行`,
    period: '期间',
    partial: (periods) => `仅部分覆盖，展示但从不比较：${list(periods)}`,
    tests: '检验',
    guard: '只有当比例检验（已就所有受检比率校正）显示差异显著时，才说某个比率发生了变化',
  },

  agenda: '本次回顾的内容',
  sections: {
    summary: '摘要',
    results: '业绩',
    evidence: '分析',
    outlook: '展望',
    actions: '下一步',
    appendix: '附录',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject }) =>
      `${name}（${ref(value)}）${definition ? `：${definition}` : '。'}基于${ref(rows, 'full')}${subject}。`,
  },
};
