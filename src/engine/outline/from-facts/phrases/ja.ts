/** The sentences of a deck made from facts, in Japanese. Every figure is a reference; direction words follow the finding's sign. */

import type { FactId } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref } from '../../../../model/text.ts';
import { dateFormat } from '../in-language.ts';
import { names } from './names/ja.ts';
import type { Phrases } from './phrases.ts';
import { sizeOf, type Told } from './told.ts';

const list = (items: readonly string[]) => items.join('、');
const unitOf = (unit: string | null) => (unit ? `（${unit}）` : '');

const rises = ({ direction }: Finding) => direction === 'up';
const move = (finding: Finding) => (rises(finding) ? '増加' : '減少');
const changed = (delta: FactId, rose: boolean) => `${ref(delta, 'abs')}${rose ? '増' : '減'}`;
const highAt = (label: string, finding: Finding) => `${label}は四半期の${rises(finding) ? '終わり' : '初め'}に高い`;

function moved({ finding, label, prior }: Told): string {
  const { value, pct, delta, multiple } = finding.facts;
  if (finding.direction === 'flat') return `${label}は${ref(value!)}で横ばい`;
  if (multiple) return `${label}は${ref(value!)}に${move(finding)}、${prior}の${ref(multiple)}`;
  return `${label}は${['わずかに', '', '大幅に'][sizeOf(finding)]}${changed(pct ?? delta!, rises(finding))}の${ref(value!)}`;
}

export const japanese: Phrases = {
  date: dateFormat('ja'),
  unnamed: names.unnamed,

  cover: {
    title: (period, company, isReview) => `${company ? `${company} ` : ''}${period} ${isReview ? '業績レビュー' : '実績'}`,
    focus: (topics) => `重点：${list(topics)}`,
    audience: (audience) => `${audience}向け`,
    asOf: (date) => `${date}時点`,
  },

  source: (file, rows, many, date) => `出典：${file}、${ref(rows, 'full')}${many}、${date}時点`,

  lead: {
    span: (label, unit, from, to) => `${label}${unitOf(unit)}、${from}～${to}`,
    by: (label, unit, dimension, now, prior) => `${dimension}別の${label}${unitOf(unit)}、${now}${prior ? `と${prior}の比較` : ''}`,
    scorecard: (now, prior) => (prior ? `${now}、${prior}との比較` : now),
    months: (label) => `四半期内の月別の${label}、完了した四半期のみ`,
    suggestions: '分析結果に基づく提案、担当と期限は会議で決める',
    risks: (now) => `${now}の数値に基づく`,
    asOf: (date) => `${date}時点`,
    definitions: '本資料の全ページで用いる定義',
  },

  moved,
  summaryTitles: (headline, driver, steady) => {
    if (!headline) return [];
    const main = moved(headline);
    return [
      ...(driver ? [`${main}、${driver.member}は${changed(driver.finding.facts.delta!, rises(driver.finding))}`] : []),
      ...(steady ? [`${main}、${moved(steady)}`] : []),
      main,
    ];
  },
  summaryFallback: (label, value, now) => `${now}の${label}は${ref(value)}`,

  scorecardTitle: (rose, fell, steady) =>
    [
      ...(fell.length > 0 ? [`減少：${list(fell)}`] : []),
      ...(rose.length > 0 ? [`増加：${list(rose)}`] : []),
      ...(steady.length > 0 ? [`横ばい：${list(steady)}`] : []),
    ].join('／'),
  scorecardPlain: (now) => `数字で見る${now}`,
  against: (change) => `前期比 ${change}`,
  withinChance: (change) => `${change}（有意差なし）`,

  trend: {
    titles: (told, run) => {
      const main = moved(told);
      const nth = ['', '', '二', '三', '四', '五', '六'][run];
      return [
        ...(nth && told.finding.direction !== 'flat' ? [`${main}、${nth}期連続の${move(told.finding)}`] : []),
        `${told.now}の${main}`,
        main,
      ];
    },
    rate: (told) =>
      told.finding.direction === 'flat'
        ? [`${moved(told)}、${told.prior}との差は有意でない`, moved(told)]
        : [`${told.now}の${moved(told)}`, moved(told)],
    plain: (label, value, now) => `${label}：${now}は${ref(value)}`,
    change: ({ finding, prior }) =>
      finding.direction === 'flat'
        ? `**${prior}から横ばい**：${ref(finding.facts.value!)}、${prior}は${ref(finding.facts.before!)}。`
        : `**${prior}比 ${ref(finding.facts.delta!, 'signed')}**、${prior}は${ref(finding.facts.before!)}。`,
    target: '目標',
    attained: (attainment, target) => `**目標の${ref(attainment)}**、目標は${ref(target)}。`,
    behind: (rows, many, now) => `${now}の数値は${ref(rows)}${many}に基づく。`,
    partial: (periods) => `一部のみで比較しない期間：${list(periods)}。`,
  },

  bridge: {
    titles: ({ finding, member, label }) => {
      const { delta, contribution, total } = finding.facts;
      const says = `${member}は${changed(delta!, rises(finding))}`;
      return [
        ...(contribution ? [`${says}、${label}の純変化の${ref(contribution)}`] : []),
        `${says}、${label}の純変化は${ref(total!, 'signed')}`,
        `${label}で最も動いたのは${member}：${ref(delta!, 'signed')}`,
      ];
    },
    plain: (label, dimension) => `${label}の${dimension}別の変化`,
    driver: ({ finding, member, prior }) => `**${member}**：${ref(finding.facts.value!)}、${prior}は${ref(finding.facts.before!)}。`,
    counter: (member, delta, rose) => `**${member}**は逆に${changed(delta, rose)}。`,
    fromTo: (start, prior, end, now) => `**${now}は${ref(end)}**、${prior}は${ref(start)}。`,
    net: (total, prior) => `各要素の合計は${prior}比 ${ref(total, 'signed')}。`,
    other: (count, dimension) => `「その他」に含まれる${dimension}の数：${ref(count)}。`,
  },

  ranking: {
    titles: ({ finding, member, label }) => {
      const { value, lead } = finding.facts;
      return [
        ...(lead ? [`${member}が${label}で首位（${ref(value!)}）、次点の${ref(lead)}`] : []),
        `${member}が${label}で首位（${ref(value!)}）`,
        `${member}が${ref(value!)}で首位`,
      ];
    },
    plain: (label, dimension) => `${dimension}別の${label}`,
    share: ({ finding, member, label, now }) => `**${member}**は${now}の${label}の${ref(finding.facts.share!)}を占める。`,
    overall: ({ finding, label, member }) =>
      `全期間では${member}が${label}の${ref(finding.facts.allShare!)}${finding.facts.allLead ? `、次点の${ref(finding.facts.allLead)}` : ''}。`,
    change: (member, delta, prior) => `${member}：${prior}比 ${ref(delta, 'signed')}。`,
  },

  share: {
    titles: ({ finding, member, label }, shift, rose) => [
      ...(shift ? [`${member}が${label}の${ref(finding.facts.share!)}を占め、${ref(shift, 'abs')}${rose ? '上昇' : '低下'}`] : []),
      `${member}が${label}の${ref(finding.facts.share!)}を占める`,
    ],
    plain: (label, dimension) => `${dimension}別の${label}`,
    shift: ({ finding, member }) =>
      `**${member}**の構成比が最も動いた：構成比 ${ref(finding.facts.shift!, 'signed')}、実数${ref(finding.facts.delta!, 'signed')}。`,
    steadyMix: (prior) => `構成比は${prior}から大きく動いていない。`,
    first: (members, share) => `**${list(members)}**の合計で${ref(share)}。`,
  },

  comparison: {
    titles: (label, member, delta, rose) => [
      `${label}の${rose ? '増加' : '減少'}が最大なのは${member}：${ref(delta, 'signed')}`,
      `${member}の${label}：${ref(delta, 'signed')}`,
    ],
    rate: (label, { one }) => [`${one}別の${label}に有意な差はない`, `${one}別の${label}：有意差なし`],
    rateDiffers: ({ finding, member, label }) => [
      `${member}の${label}は他と異なる：${ref(finding.facts.value!)}、全体は${ref(finding.facts.whole!)}`,
      `${member}の${label}は${ref(finding.facts.value!)}`,
    ],
    member: (member, value, before, prior) => `**${member}**：${ref(value)}、${prior}は${ref(before)}。`,
    rows: (least, many) => `表示した最小のグループ：${ref(least)}${many}。`,
  },

  pattern: {
    titles: ({ finding, label, now }) => {
      const { first, third } = finding.facts;
      const head = highAt(label, finding);
      return [`${head}：${now}の最終月は${ref(third!)}、初月は${ref(first!)}`, `${head}：${ref(first!)}から${ref(third!)}`];
    },
    categories: ['初月', '中間月', '最終月'],
    pooled: ({ finding: { facts } }) =>
      `**完了したすべての四半期で同じ形**：月別の合算で${ref(facts.allFirst!)}、${ref(facts.allSecond!)}、${ref(facts.allThird!)}。`,
    test: '初月と最終月の差は統計的に有意。',
  },

  table: {
    title: (dimension, label, member, value) => [
      `数字で見る${dimension}：${member}が${label}で首位（${ref(value)}）`,
      `数字で見る${dimension}：${member}が${ref(value)}で首位`,
    ],
    twoLeaders: (label, member, label2, member2) => [`${label}の首位は${member}、${label2}の首位は${member2}`],
    share: '構成比',
    change: (prior) => `${prior}比`,
    smallCount: (hits, n) => `${ref(n)}件中${ref(hits)}件`,
  },

  pipeline: {
    titles: (label, value, created) => {
      const main = `${label}は${ref(value)}`;
      return [...(created ? [`${main}、${moved(created)}`] : []), main];
    },
    other: (label, value) => `**${label}**：${ref(value)}。`,
    noValue: (label, reason) => `${label}は算出できない。${reason}`,
  },

  points: {
    delta: (told) =>
      `**${moved(told)}**${told.finding.facts.multiple ? '' : `、${told.prior}比 ${ref(told.finding.facts.delta!, 'signed')}`}。`,
    rateDelta: (told) => `**${moved(told)}**、${told.prior}は${ref(told.finding.facts.before!)}。`,
    steady: ({ finding: { facts }, label, prior }) =>
      `**${label}は横ばい**：${ref(facts.value!)}、${prior}は${ref(facts.before!)}、差は有意でない。`,
    unchanged: ({ finding, label, prior }) => `**${label}は横ばい**：${ref(finding.facts.value!)}、${prior}と同じ水準。`,
    driver: ({ finding, member, label }) =>
      `**${member}は${changed(finding.facts.delta!, rises(finding))}**${
        finding.facts.contribution ? `、${label}の純変化の${ref(finding.facts.contribution)}` : ''
      }。`,
    pattern: ({ finding, label, now }) =>
      `**${highAt(label, finding)}**：${now}は月別に${ref(finding.facts.first!)}、${ref(finding.facts.second!)}、${ref(finding.facts.third!)}。`,
    rank: ({ finding, member, label }) =>
      `**${member}が${label}で首位**${finding.facts.share ? `、構成比${ref(finding.facts.share)}` : ''}${
        finding.facts.lead ? `、次点の${ref(finding.facts.lead)}` : ''
      }。`,
    concentration: ({ finding, label, members }) => `**${list(members)}**の合計で${label}の${ref(finding.facts.share!)}を占める。`,
    shift: ({ finding, member, label }) =>
      `**${member}**が${label}の${ref(finding.facts.share!)}を占め、${ref(finding.facts.shift!, 'abs')}${rises(finding) ? '上昇' : '低下'}。`,
    threshold: ({ finding: { facts }, label }) =>
      `**${label}は目標の${ref(facts.attainment!)}**：${ref(facts.value!)}、目標は${ref(facts.target!)}。`,
    rateDifference: ({ finding, member, label }) =>
      `**${member}の${label}は他と異なる**：${ref(finding.facts.value!)}、全体は${ref(finding.facts.whole!)}。`,
    plain: (label, value, now) => `**${now}の${label}**は${ref(value)}。`,
  },

  risks: {
    title: (heads) => `リスク：${list(heads)}`,
    driver: ({ member, finding }) => ({
      head: `${member}のさらなる${move(finding)}`,
      response: `${member}の案件を個別に確認する`,
    }),
    pattern: () => ({
      head: '最終月に頼る四半期',
      response: '四半期の最初の数週間で決裁予定日を見直す',
    }),
    rank: ({ member, dimension }) => ({
      head: `${member}への依存`,
      response: `他の${dimension.many}が差を縮めるのに必要なものを検討する`,
    }),
    delta: ({ label, finding }) => ({
      head: `${label}のさらなる${move(finding)}`,
      response: '計画を見直す基準値を決める',
    }),
    unknown: (label, reason) => ({ head: `${label}が不明`, evidence: reason, response: '元データの不足項目を補う' }),
  },

  actions: {
    title: (heads) => (heads.length > 0 ? `次のステップ：${list(heads)}` : '次のステップ'),
    driver: ({ member, finding, now }) => ({
      head: `${member}の確認`,
      what: `${now}の${member}の案件を担当者と見直し、${finding.tone === 'bad' ? '何を失ったか' : '何がうまくいったか'}を明らかにする`,
    }),
    pattern: () => ({
      head: '早めの決裁',
      what: '四半期の半ばに進行中の案件を見直し、最終月を待つ決裁を少なくする',
    }),
    rank: ({ member }) => ({ head: `${member}の手法の共有`, what: `${member}の進め方をチームで共有する` }),
    product: ({ member }) => ({ head: `${member}の計画`, what: `${member}と、それに並びうるものの計画を検討する` }),
    delta: ({ label }) => ({ head: `${label}の方針決定`, what: `次の期間の${label}の目標と責任者を決める` }),
    steady: ({ label }) => ({ head: `${label}の施策検証`, what: `横ばいの${label}に対して検証する施策を選ぶ` }),
    missing: (label) => ({
      head: `${label}の記録`,
      what: `次回のレビューで示せるよう、${label}に必要な項目を元データに記録する`,
    }),
    check: (now) => ({ head: `${now}の数値の確認`, what: `${now}の数値をデータの責任者と確認する` }),
  },

  definitionsTitle: '定義：各指標の計算方法',
  notComputable: (reason) => `算出できない：${reason}`,
  quality: {
    title: 'データ品質：読み込んだものと除外したもの',
    file: (rows, rejected) => `読み込み${ref(rows, 'full')}行、除外${ref(rejected, 'full')}行`,
    period: '期間',
    partial: (periods) => `一部のみの期間、示すが比較しない：${list(periods)}`,
    tests: '検定',
    guard: '率の変化は、調べたすべての率について補正した比率の検定で有意なときに限って述べる',
  },

  agenda: 'このレビューの内容',
  sections: {
    summary: '要旨',
    results: '実績',
    evidence: '分析',
    outlook: '見通し',
    actions: '次のステップ',
    appendix: '付録',
  },

  notes: {
    formula: ({ name, value, definition, rows, subject }) =>
      `${name}（${ref(value)}）${definition ? `：${definition}` : '。'}対象：${ref(rows, 'full')}${subject}。`,
  },
};
