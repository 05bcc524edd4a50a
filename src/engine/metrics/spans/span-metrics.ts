/** What stood at the end of a period, what started and ended in it, and the rate at which it ended: employees, accounts, or whatever a row is. */
import type { SpanTable } from '../../data/families/spans.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';

const standing: Basis = {
  table: 'spans',
  where: 'true',
  date: 'started',
  stands: (day) => `started <= ${day} AND (ended IS NULL OR ended > ${day})`,
  monthly: true,
  verb: 'active',
};
const started: Basis = { table: 'spans', where: 'true', date: 'started', verb: 'started' };
const ended: Basis = { table: 'spans', where: 'ended IS NOT NULL', date: 'ended', verb: 'ended' };
/** One row per span and period in which it stood, with whether it did at the start and at the end of it. */
const exposed: Basis = {
  table: 'span_periods',
  where: 'true',
  date: 'last_day',
  stands: (day) => `last_day = ${day}`,
  verb: 'ended',
};

/** Each kind of rows has its own names for the same figures. */
const ids = {
  people: { standing: 'headcount', started: 'joiners', ended: 'leavers', rate: 'attrition', stay: 'leaver_tenure' },
  accounts: {
    standing: 'active_accounts',
    started: 'new_accounts',
    ended: 'churned_accounts',
    rate: 'account_churn',
    stay: 'account_lifetime',
  },
  others: { standing: 'active_spans', started: 'started_spans', ended: 'ended_spans', rate: 'ended_rate', stay: 'ended_length' },
} as const;

/** People who leave are held against the average of those there before and after, as is usual; accounts against those there before. */
const against = {
  average: {
    value: '(CAST(sum(opening) + sum(closing) AS DOUBLE) / 2)',
    formula: 'the average of those active at the start and at the end',
  },
  opening: { value: 'CAST(sum(opening) AS DOUBLE)', formula: 'those active at the start' },
} as const;

export interface SpanMetrics {
  /** In display order, the standing ones first. */
  all: Metric[];
  /** Those of what ended, by what is known of it only then. */
  ofEnds: readonly Metric[];
}

export function spanMetrics({ kind }: Pick<SpanTable, 'kind'>, subject: { one: string; many: string }): SpanMetrics {
  const id = ids[kind];
  const base = kind === 'people' ? against.average : against.opening;
  const counted = { unit: 'count', value: 'count(*)', n: 'count(*)', needs: [], additive: true, byDimension: true, subject } as const;
  const of = `number of ${subject.many}`;
  // A row that both starts and ends in the period was not there at its start.
  const rate = (which: string, what: string): Omit<Metric, 'id' | 'label' | 'definition' | 'needs'> => ({
    unit: 'ratio',
    polarity: 'down',
    basis: exposed,
    value: `CAST(sum(${which}) ${kind === 'people' ? '' : 'FILTER (WHERE opening = 1)'} AS DOUBLE) / nullif(${base.value}, 0)`,
    n: base.value,
    formula: `${what} divided by ${base.formula}, of ${subject.many} that`,
    additive: false,
    byDimension: true,
    subject,
  });
  const endings: Metric[] = [
    { ...counted, ...named(id.ended), polarity: 'down', basis: ended, formula: of },
    {
      ...named(id.stay),
      unit: 'days',
      polarity: 'neutral',
      needs: [],
      basis: ended,
      value: 'CAST(sum(stayed) AS DOUBLE) / nullif(count(stayed), 0)',
      each: 'stayed',
      n: 'count(stayed)',
      formula: `mean days from start to end of ${subject.many}`,
      additive: false,
      byDimension: true,
      subject,
    },
  ];
  const voluntary: Metric[] =
    kind === 'people'
      ? [
          { ...rate('voluntarily', 'those who left by choice'), ...named('voluntary_attrition'), needs: ['voluntary'] },
          {
            ...counted,
            ...named('voluntary_leavers'),
            value: 'count(*) FILTER (WHERE voluntary)',
            n: 'count(*) FILTER (WHERE voluntary)',
            polarity: 'down',
            needs: ['voluntary'],
            basis: ended,
            formula: `${of} who left by choice and`,
          },
          {
            ...named('leaver_pay'),
            unit: 'money',
            polarity: 'down',
            needs: ['pay'],
            basis: ended,
            value: 'coalesce(sum(pay), 0)',
            each: 'pay',
            n: 'count(pay)',
            formula: `sum of the annual pay of ${subject.many}`,
            additive: true,
            byDimension: true,
            subject,
          },
        ]
      : [];
  const all: Metric[] = [
    // Whether more or fewer people are good, their number does not say.
    { ...counted, ...named(id.standing), polarity: kind === 'people' ? 'neutral' : 'up', basis: standing, state: true, formula: of },
    { ...rate('ended_in', 'those that ended'), ...named(id.rate), needs: [] },
    ...voluntary.slice(0, 1),
    ...endings.slice(0, 1),
    ...voluntary.slice(1),
    { ...counted, ...named(id.started), polarity: 'up', basis: started, formula: of },
    ...endings.slice(1),
  ];
  return { all, ofEnds: [endings[0]!, ...voluntary.slice(1)] };
}

/** All that have a name of their own. */
export const namedSpanMetrics: readonly Metric[] = (['people', 'accounts', 'others'] as const).flatMap(
  (kind) => spanMetrics({ kind }, { one: 'row', many: 'rows' }).all,
);
