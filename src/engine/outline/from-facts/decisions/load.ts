/** How much each of those who do the work handled, now and a year or a period before: whether there are too few of them. */
import type { Period } from '../../../../model/period.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';

export interface Load {
  metric: string;
  now: Known;
  before: Known;
  period: Period;
  /** Each handled more by a tenth or more. */
  rose: boolean;
}

const handled = ['decided_count', 'tickets_closed', 'tickets_created', 'visits', 'orders'] as const;
const rise = 1.1;
/** Fewer people or rows tell nothing of how much each has to do. */
const fewest = { people: 2, rows: 30 } as const;

export function loadOf(context: Context): Load | null {
  const { evidence, table } = context;
  const period = evidence.yearBefore ?? table.prior;
  const owners = table.dimensions.find(({ role }) => role === 'owner');
  if (!period || !owners) return null;
  const counts = [...handled, ...context.computed.flatMap(({ id, unit, state }) => (unit === 'count' && !state ? [id] : []))];
  for (const metric of new Set(counts)) {
    const each = (at: number): Known | null => {
      const all = evidence.get(metric, at);
      const people = evidence.members(metric, owners, at).filter(({ fact }) => fact.value > 0);
      if (!all || all.value < fewest.rows || people.length < fewest.people) return null;
      const number = evidence.workedOut(
        all,
        '.owners',
        people.length,
        people.map(({ fact }) => fact),
        {
          label: `${owners.label} with ${all.label}`,
          formula: `members of ${owners.label} with any ${all.label}`,
          unit: 'count',
        },
      );
      return evidence.workedOut(all, '.of_each', Math.round(all.value / number.value), [all, number], {
        label: `${all.label} of each`,
        formula: `${all.label} divided by the number of ${owners.label}, rounded`,
        unit: 'count',
      });
    };
    const [now, before] = [each(0), each(period.offset)];
    if (now && before) return { metric, now, before, period, rose: now.value >= rise * before.value };
  }
  return null;
}
