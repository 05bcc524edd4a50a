/** The rule of 40: growth over a year and margin together, with the operating margin and with that of the free cash flow. */

import type { Fact, MetricNote } from '../../../model/fact.ts';
import { factId } from '../../../model/fact.ts';
import type { Question } from '../compute.ts';

type Note = Omit<MetricNote, 'status' | 'reason'>;

const shared = { unit: 'ratio', polarity: 'up', untested: true } as const;
const growing = 'Growth over a year, of ARR or where there is none of revenue, plus the';

export const ruleOf40Notes: readonly [Note, Note] = [
  {
    ...shared,
    id: 'rule_of_40',
    label: 'Rule of 40',
    definition: `${growing} operating margin of the period: EBITDA or operating profit divided by revenue.`,
  },
  {
    ...shared,
    id: 'rule_of_40_cash',
    label: 'Rule of 40 (cash flow)',
    definition: `${growing} free cash flow of the period divided by revenue.`,
  },
];

export const ruleOf40Lacks = {
  growth: 'The data hold no figure of a year before to grow from.',
  profit: 'The data hold no operating profit beside revenue.',
  flow: 'The data hold no free cash flow beside revenue.',
} as const;

/** Puts `rule_of_40@0` and `rule_of_40_cash@0` with `rule_of_40.growth@0`, from what stood or was earned now and a year before, and two margins of the period. */
export function putRuleOf40(
  { facts, periods: { reporting, length } }: Question,
  base: string,
  margins: { profit: Fact | null; flow: Fact | null },
  told: Pick<MetricNote, 'family' | 'beside' | 'source' | 'subject'>,
): MetricNote[] {
  const [now, before] = [0, -12 / length].map((at) => facts.get(factId({ metric: base, at })) ?? null);
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
