/** What customers owe: not yet due, and overdue by how long; who owes most of it. */
import { ref, type Text } from '../../../../model/text.ts';
import { overdueAges } from '../../../metrics/records/receivables.ts';
import { latePlace, tiedBy, tiedText } from '../answers/late-place.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** Null where the data are of no invoices, or nothing is overdue. */
export function receivablesPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, table } = context;
  const [open, overdue] = ['unpaid_amount', 'past_due'].map((id) => evidence.get(id, 'all'));
  const ages = overdueAges.map((id) => evidence.get(id, 'all'));
  if (!open || !overdue || overdue.value <= 0 || ages.some((age) => age === null)) return null;
  const notDue = evidence.workedOut(open, '.not_due', open.value - overdue.value, [open, overdue], {
    label: 'Not yet due',
    formula: `${open.label} less ${overdue.label}`,
  });
  const share = evidence.share(overdue, open);
  const oldest = ages.at(-1)!;
  const old =
    oldest.value > 0
      ? evidence.workedOut(oldest, '.of_overdue', oldest.value / overdue.value, [oldest, overdue], {
          label: 'Part of what is overdue that is so for more than 90 days',
          formula: `${oldest.label} divided by ${overdue.label}`,
          unit: 'ratio',
        })
      : null;
  const day = catalogue.date(table.asOf);
  const said = { overdue: ref(overdue.id), share: share && ref(share.id), old: old && ref(old.id), day };
  const days = evidence.get('days_late', 0);
  const tied = days && tiedBy(context, {}, days.value, [days]);
  const place = latePlace(context);
  const placed = place && tiedText(context, place);
  const reading: Text[] = [
    ...largest(context, overdue.value),
    ...(tied ? [catalogue.say('late-tied-all', { tied: ref(tied.id), days: ref(days!.id), now: context.now })] : []),
    ...(placed === null ? [] : [placed]),
  ];
  const names = catalogue.parts('late-ages');
  return evidencePage(context, {
    topics: topicsOf(context.note('past_due'), null, 'overdue ageing aging receivable open invoice outstanding collection cash'),
    worth,
    metric: 'days_late',
    section: context.label('past_due'),
    id: 'receivables',
    kind: 'comparison',
    titles: catalogue.forms('late-overdue-titles', said),
    lead: catalogue.say('late-overdue-lead', { open: ref(open.id), day }),
    notes: context.notes(reading, [open, overdue, notDue, tied]),
    content: {
      categories: [names.due!, names.month!, names.two!, names.three!, names.more!],
      series: [{ name: context.label('unpaid_amount'), values: [notDue.id, ...ages.map((age) => age!.id)] }],
      highlight: 4,
      reading,
    },
  });
}

/** Whoever owes most of what is overdue. */
function largest(context: Context, overdue: number): Text[] {
  const { catalogue, evidence, table } = context;
  const dimension = table.dimensions.find(({ role }) => role === 'account') ?? table.dimensions[0];
  const [first] = dimension ? evidence.members('past_due', dimension, 0).toSorted((a, b) => b.fact.value - a.fact.value) : [];
  if (!first || !dimension || first.fact.value <= 0) return [];
  const share = evidence.workedOut(first.fact, '.of_overdue', first.fact.value / overdue, [first.fact], {
    label: `${first.fact.label}, part of all`,
    formula: `${first.fact.label} as a share of all that is overdue`,
    unit: 'ratio',
  });
  return [
    catalogue.say('late-largest', { member: context.memberOf(dimension, first.member), amount: ref(first.fact.id), share: ref(share.id) }),
  ];
}
