/** The rule of 40 of a statement: its revenue over a year, and what is left of it. */

import type { Fact, MetricNote } from '../../../model/fact.ts';
import { factId } from '../../../model/fact.ts';
import { type FinancePart, partNamed } from '../../data/families/finance.ts';
import type { Question } from '../compute.ts';
import type { Measure } from '../records/measure.ts';
import { putRuleOf40 } from './rule-of-40.ts';

/** Only what can be computed: a table that is no statement is not told what it lacks. */
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
