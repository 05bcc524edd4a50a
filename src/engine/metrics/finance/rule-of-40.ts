/** Rule of 40 and gross margin, from statements or from recurring revenue. */

import { type Fact, factId, type MetricNote } from '../../../model/fact.ts';
import { type FinancePart, partNamed } from '../../data/families/finance.ts';
import { words } from '../../data/lexicon.ts';
import type { Question } from '../compute.ts';
import type { Metric } from '../metric.ts';
import { named, reason } from '../named.ts';
import type { Measure } from '../records/measures.ts';

const revenue =
  /^(net |gross |total )?(sales|revenues?|turnover|income|umsatz(erlose)?|erlose|ventes|chiffre d affaires|ventas|ingresos|vendas|receitas?|vendite|ricavi|売上高?|売上収益|营业收入|收入|الايرادات|ايرادات)$/;
const sold =
  /^(cogs|costs? of (goods sold|sales|revenues?|goods)|herstellungskosten|herstellkosten|umsatzkosten|wareneinsatz|cout des ventes|cout des marchandises vendues|costes? de (las )?ventas|costo de ventas|custos? d[ao]s? (vendas|mercadorias vendidas)|cmv|costo del venduto|costi? delle vendite|売上原価|营业成本|销售成本|تكلفة المبيعات)$/;

/** Of orders: what each comes to, and what it cost. */
const amount =
  /^(net|gross|order|line|invoice|sales|sale|total|extended) (amount|total|value|price|sales|revenue)$|^(line|order|invoice) (net|gross) (amount|total|value)$/;
const cost = /^(total |line |order |product |item |goods )?(costs?|kosten|couts?|costes?|costos?|custos?|costi|costo)( (amount|total))?$/;
const traffic = /^(clicks|klicks|clics|cliques|impressions|impr|impressionen|impresiones|impressoes|impressioni|conversions|leads)$/;

export const grossMarginNote = {
  ...named('gross_margin'),
  unit: 'ratio',
  polarity: 'up',
} as const;

/** @param apart whether statement lines are in their own rows */
export function grossMargin(measures: readonly Measure[], apart: boolean): Metric[] {
  const sums = measures.filter(({ measured }) => measured.how === 'sum');
  const called = (pattern: RegExp) => sums.filter(({ measured }) => pattern.test(words(measured.label)));
  const whole = called(revenue)[0] ?? (apart ? undefined : called(amount)[0]);
  // The one cost beside sales is that of the goods, but for campaigns.
  const [only, another] = apart || called(traffic).length > 0 ? [] : called(cost);
  const spent = called(sold)[0] ?? (another ? undefined : only);
  if (!whole || !spent || measures.some(({ id }) => id === 'gross_margin')) return [];
  const both = apart ? 'true' : `measure_${whole.at} IS NOT NULL AND measure_${spent.at} IS NOT NULL`;
  // A statement may write costs as negative amounts.
  const of = (at: number) => `CAST(sum(measure_${at}) FILTER (WHERE ${both}) AS DOUBLE)`;
  return [
    {
      ...grossMarginNote,
      needs: [],
      basis: whole.basis,
      value: `CASE WHEN ${of(spent.at)} IS NOT NULL THEN (${of(whole.at)} - abs(${of(spent.at)})) / nullif(${of(whole.at)}, 0) END`,
      n: `count(*) FILTER (WHERE ${both})`,
      formula: `sum of ${whole.measured.of} less that of ${spent.measured.of}, divided by the former`,
      additive: false,
      byDimension: true,
      untested: true,
      weighedBy: whole.id,
    },
  ];
}

type Note = Omit<MetricNote, 'status' | 'reason'>;

const shared = { unit: 'ratio', polarity: 'up', untested: true } as const;

export const ruleOf40Notes: readonly [Note, Note] = [
  {
    ...shared,
    ...named('rule_of_40'),
  },
  {
    ...shared,
    ...named('rule_of_40_cash'),
  },
];

const ruleOf40Lacks = {
  growth: reason('rule-of-40-growth'),
  profit: reason('rule-of-40-profit'),
  flow: reason('rule-of-40-flow'),
} as const;

/** Puts `rule_of_40@0` and `rule_of_40_cash@0` with `rule_of_40.growth@0` and two margins; growth compares now with a year earlier. */
export function putRuleOf40(
  { facts, periods: { reporting, cut } }: Question,
  base: string,
  margins: { profit: Fact | null; flow: Fact | null },
  told: Pick<MetricNote, 'family' | 'beside' | 'source' | 'subject'>,
): MetricNote[] {
  const [now, before] = [0, -12 / cut.every].map((at) => facts.get(factId({ metric: base, at })) ?? null);
  const grown = now?.value != null && before?.value != null && before.value > 0 ? now.value / before.value - 1 : null;
  const growth: Fact | null =
    grown === null
      ? null
      : {
          id: factId({ metric: 'rule_of_40.growth', at: 0 }),
          metric: 'rule_of_40',
          label: `${now!.label}, growth over a year`,
          value: grown,
          unit: 'ratio',
          period: reporting.id,
          scope: {},
          n: now!.n,
          formula: `${now!.formula}, divided by the same a year before, less one`,
          sql: '',
          from: [now!.id, before!.id],
        };
  if (growth) facts.set(growth.id, growth);
  const put = (note: Note, margin: Fact | null, lack: string): MetricNote => {
    const known = { ...note, ...told };
    if (!growth || margin?.value == null) return { ...known, status: 'not-computable', reason: growth ? lack : ruleOf40Lacks.growth };
    const id = factId({ metric: note.id, at: 0 });
    facts.set(id, {
      ...growth,
      id,
      metric: note.id,
      label: note.label,
      value: Number((growth.value! + margin.value).toPrecision(15)),
      formula: `${growth.formula}, plus ${margin.formula}`,
      from: [growth.id, margin.id],
    });
    return { ...known, status: 'computed' };
  };
  return [put(ruleOf40Notes[0], margins.profit, ruleOf40Lacks.profit), put(ruleOf40Notes[1], margins.flow, ruleOf40Lacks.flow)];
}

/** Only if it can be computed: a table that is not a statement should not be told what it lacks. */
export function statementRuleOf40(question: Question, measures: readonly Measure[]): MetricNote[] {
  const sums = measures.filter(({ measured }) => measured.how === 'sum');
  const named = (part: FinancePart) => partNamed(part, sums, ({ measured }) => measured.label);
  const revenue = named('revenue');
  if (!revenue) return [];
  const margin = (metric: string, part: 'profit' | 'flow'): Fact | null => {
    const measure = named(part);
    const [left, whole] = [measure, revenue].map((each) => each && question.facts.get(factId({ metric: each.id, at: 0 })));
    if (!measure || !left || !whole || left.value === null || whole.value === null || whole.value <= 0) return null;
    const { currency: _, rows: __, ...plain } = left;
    const id = factId({ metric: `${metric}.margin`, at: 0 });
    const fact: Fact = {
      ...plain,
      id,
      metric,
      label: `${left.label} as a share of ${whole.label.toLowerCase()}`,
      value: left.value / whole.value,
      unit: 'ratio',
      formula: `${left.formula}, divided by ${whole.formula}`,
      sql: '',
      from: [left.id, whole.id],
    };
    question.facts.set(id, fact);
    return fact;
  };
  const margins = { profit: margin('rule_of_40', 'profit'), flow: margin('rule_of_40_cash', 'flow') };
  const notes = putRuleOf40(question, revenue.id, margins, { family: 'records', beside: revenue.id });
  return notes.filter(({ status }) => status === 'computed');
}
