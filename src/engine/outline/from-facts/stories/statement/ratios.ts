/** Costs as shares of revenue. */
import { ref } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement } from './held.ts';
import { most, pageOf, toneOf } from './page.ts';

/** What a unit of revenue costs, line by line: how much of the gap is volume and how much is the ratio of costs. */
export function ratios(held: HeldStatement): Draft | null {
  const { context, lines, basis, head, now, total } = held;
  const { catalogue, evidence } = context;
  const [revenue, costs] = [held.held('statement_revenue'), held.held('statement_costs')];
  if (!revenue || !costs || revenue.actual.value <= 0 || revenue.planned.value <= 0) return null;
  const ratio = (fact: Known, of: Known, suffix: string) =>
    evidence.workedOut(fact, suffix, -fact.value / of.value, [fact, of], {
      label: `${fact.label} as a share of revenue`,
      formula: `${fact.label} divided by ${of.label}`,
      unit: 'ratio',
    });
  const row = (each: Held) => {
    const [was, is] = [ratio(each.planned, revenue.planned, '.of_revenue'), ratio(each.actual, revenue.actual, '.of_revenue')];
    const change = evidence.workedOut(is, '.points', is.value - was.value, [is, was], {
      label: `${is.label}, change`,
      formula: `${is.label} less the same as planned`,
      unit: 'points',
    });
    const worth = evidence.workedOut(
      each.actual,
      '.ratio_worth',
      (was.value - is.value) * revenue.actual.value,
      [was, is, revenue.actual],
      {
        label: `${each.actual.label}, effect of its share of revenue`,
        formula: 'planned less actual share of revenue, times actual revenue',
      },
    );
    return { was, is, change, worth };
  };
  const whole = row(costs);
  const rows = lines
    .filter(({ kind }) => kind === 'cost')
    .map((line) => ({ line, ...row(line) }))
    .sort((a, b) => a.worth.value - b.worth.value);
  if (rows.length < 2 || Math.abs(whole.worth.value) < Math.abs(revenue.planned.value) * 1e-4) return null;
  const volume = held.worked(
    '.volume',
    total.variance.value - whole.worth.value,
    [total.variance, whole.worth],
    'variance less the effect of cost ratios',
  );
  const first = whole.worth.value < 0 ? rows[0]! : rows.at(-1)!;
  const reading = [
    catalogue.say('statement-ratio-split', { basis, volume: ref(volume.id), ratio: ref(whole.worth.id) }),
    catalogue.say('statement-ratio-line', { line: first.line.label, actual: ref(first.is.id), planned: ref(first.was.id) }),
  ];
  const cells = (label: string, { was, is, change, worth }: ReturnType<typeof row>, role: 'body' | 'total') => ({
    cells: [label, ref(was.id), ref(is.id), ref(change.id, 'label'), ref(worth.id, 'label')],
    role,
    tones: ['neutral' as const, 'neutral' as const, 'neutral' as const, toneOf(-change.value), toneOf(worth.value)],
  });
  return pageOf(held, {
    id: 'cost-ratios',
    kind: 'table',
    worth: 0.85,
    more: 'margin ratio share cost',
    titles: [
      catalogue.say('statement-ratio', {
        now: ref(whole.is.id),
        before: ref(whole.was.id),
        worth: ref(whole.worth.id),
        good: whole.worth.value > 0,
      }),
    ],
    lead: catalogue.say('statement-ratio-lead', { now }),
    say: reading,
    figures: [whole.is, whole.was, volume],
    content: {
      columns: [
        { label: catalogue.say('statement-line'), align: 'left' },
        ...[head, catalogue.say('plan-actual'), catalogue.say('statement-ratio-change'), catalogue.say('statement-ratio-worth')].map(
          (label) => ({
            label,
            align: 'right' as const,
          }),
        ),
      ],
      rows: [
        ...rows.slice(0, most.table).map((each) => cells(each.line.label, each, 'body')),
        cells(context.label('statement_costs'), whole, 'total'),
      ],
      reading,
    },
  });
}
