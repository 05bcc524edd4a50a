/** Steps for renewals: save those at risk, fix where they are lost, let the health score see it. */
import { renewalScope } from '../../../../model/renewal-note.ts';
import { ref } from '../../../../model/text.ts';
import { renewalsAtRiskOf, renewalsLostOf } from '../../../insight/finders/renewals.ts';
import { type Context, safe } from '../context.ts';
import { cellInWords } from '../pages/renewals-lost.ts';
import type { Remedy } from './step.ts';

/** Days to the first of them within which two weeks are too late. */
const soon = 21;
/** What more of them own nobody does. */
const mostOwners = 4;

export function renewalRiskSteps(context: Context): Remedy[] {
  const { catalogue, evidence } = context;
  const found = renewalsAtRiskOf(evidence);
  if (!found) return [];
  const { note, value, count, marks, well } = found;
  const [first] = note.rows
    .flatMap(({ account }) => evidence.get('at_risk_renewals.days', 0, { [renewalScope.account]: account }) ?? [])
    .toSorted((a, b) => a.value - b.value);
  const owners = [...new Set(note.rows.flatMap(({ owner }) => owner ?? []))];
  const said = catalogue.parts('step-renewal-save', { count: ref(count.id), right: ref(marks[0]!.right.id) });
  const metric = 'at_risk_renewals';
  const byUse = marks.some(({ mark: { kind } }) => kind === 'seats' || kind === 'use');
  return [
    {
      ...said,
      worth: ref(value.id),
      due: first && first.value <= soon ? 'week' : 'two-weeks',
      ...(owners.length > 0 && owners.length <= mostOwners && { owners }),
      owner: 'success',
      metric,
    },
    ...(well && well.count.value > 0 && byUse
      ? [
          {
            ...catalogue.parts('step-renewal-score', { count: ref(well.count.id), of: ref(count.id), label: safe(well.label) }),
            worth: ref(well.amount.id),
            due: 'month' as const,
            owner: 'success' as const,
            metric,
          },
        ]
      : []),
  ];
}

export function renewalCellStep(context: Context): Remedy[] {
  const { catalogue, evidence } = context;
  const cell = renewalsLostOf(evidence)?.cell;
  if (!cell) return [];
  const { own, rest, members } = cell;
  const said = { cell: cellInWords(context, members), rate: ref(own.rate.id), rest: ref(rest.rate.id) };
  const excess = own.amount.value * (1 - rest.rate.value / own.rate.value);
  const worth = evidence.workedOut(own.amount, '.beyond_rest', excess, [own.amount, own.rate, rest.rate], {
    label: 'Amount lost beyond the rate of all others',
    formula: 'amount of the lost renewals times the part of their rate that lies above that of all others',
  });
  return [
    {
      ...catalogue.parts('step-renewal-cell', said),
      worth: ref(worth.id),
      due: 'quarter',
      scope: members,
      owner: 'success',
      metric: 'lost_renewals',
    },
  ];
}
