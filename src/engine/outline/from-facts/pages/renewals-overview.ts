/** What was up for renewal, renewed and lost: this period, the one before and the same one a year before. */
import type { Fact } from '../../../../model/fact.ts';
import type { Period } from '../../../../model/period.ts';
import { ref } from '../../../../model/text.ts';
import { renewalsLostOf } from '../../../insight/finders/renewals.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { renewalCellPoint } from './renewals-lost.ts';

export function renewalsOverviewPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, table } = context;
  const lost = renewalsLostOf(evidence);
  if (!lost) return null;
  const { whole } = lost;
  const periods = [table.reporting, table.prior, evidence.yearBefore]
    .filter((period): period is Period => period !== null && period !== undefined)
    .filter((period, at, all) => all.findIndex(({ id }) => id === period.id) === at);
  const heads = catalogue.parts('renewal-lost-columns', { prior: '' });
  const rows: [label: string, metric: string][] = [
    [heads.due, 'lost_renewals.due'],
    [context.label('renewal_due'), 'renewal_due'],
    [context.label('lost_renewals'), 'lost_renewals.of'],
    [context.label('renewal_churned'), 'renewal_churned'],
    [heads.rate, 'lost_renewals.rate'],
    [context.label('gross_renewal_rate'), 'gross_renewal_rate'],
    [context.label('net_renewal_rate'), 'net_renewal_rate'],
  ];
  const before = whole.before;
  const ahead = ['open_renewals', 'later_renewals'].flatMap((metric) => {
    const fact = evidence.get(metric, 0);
    return fact ? [context.stands(metric, fact)] : [];
  });
  const reading = [renewalCellPoint(context), ...ahead].filter((text) => text !== null);
  return evidencePage(context, {
    topics: topicsOf(context.note('renewal_churned'), null, 'renewal renewals churn retention lost overview'),
    worth,
    metric: 'renewal_churned',
    proves: context.movesOf(['renewal_churned', 'lost_renewals', 'gross_renewal_rate']),
    id: 'renewals-overview',
    kind: 'table',
    titles: catalogue.forms('renewal-overview-titles', {
      lost: ref(whole.lost.id),
      due: ref(whole.due.id),
      rate: ref(whole.rate.id),
      before: before ? ref(before.id) : null,
      prior: context.prior === null ? null : safe(context.prior),
      now,
    }),
    lead: catalogue.say('renewal-overview-lead'),
    notes: context.notes(reading, [whole.rate, whole.amount, evidence.get('gross_renewal_rate', 0)]),
    content: {
      columns: [{ label: '', align: 'left' }, ...periods.map(({ label }) => ({ label: safe(label), align: 'right' as const }))],
      rows: rows.flatMap(([label, metric]) => {
        const facts = periods.map(({ offset }): Fact | null => evidence.get(metric, offset));
        return facts[0] ? [{ cells: [label, ...facts.map((fact) => (fact ? ref(fact.id) : '–'))], role: 'body' as const }] : [];
      }),
      reading,
    },
  });
}
