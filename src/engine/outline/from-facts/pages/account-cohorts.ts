/** Account cohorts: how many accounts that started in a quarter still pay at the end of each later one. */
import type { Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** Fewer cohorts show no pattern. */
const leastGroups = 3;
/** If almost nobody leaves, the page says no more than its title. */
const mostRetained = 0.98;
/** With fewer accounts, a single one moves the share by ten points. */
const leastAccounts = 10;

export function accountCohorts(context: Context, worth: number): Draft | null {
  const { evidence, table, now, catalogue } = context;
  const together = evidence.get('account_retention', 0);
  // Its sentences speak of quarters.
  if (!together || together.value > mostRetained || !/-Q\d$/.test(table.reporting.id)) return null;
  const shareOf = (cohort: Period, period: Period): Known | null =>
    evidence.get('account_retention', period.offset, { cohort: cohort.id }) ?? null;
  const followed = table.periods.filter((period) => shareOf(period, table.reporting));
  const came = followed.filter((period) => shareOf(period, table.reporting)!.n >= leastAccounts);
  if (came.length < leastGroups) return null;
  // The oldest cohort has been followed longest.
  const [first] = came as [Period];
  const oldest = shareOf(first, table.reporting)!;
  const reading: Text[] = [
    catalogue.say('cohort-group', {
      accounts: ref(evidence.rowsBehind(oldest).id),
      came: safe(first.label),
      share: ref(oldest.id),
      now: safe(now),
    }),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('account_retention'), null, 'cohort retention churn customers'),
    worth,
    metric: 'account_retention',
    id: 'account-cohorts',
    kind: 'heat-table',
    titles: catalogue.forms('cohort-title', { share: ref(together.id), since: safe(followed[0]!.label) }),
    lead: catalogue.say('cohort-lead'),
    notes: context.notes(reading, [together, oldest]),
    content: {
      head: catalogue.say('cohort-head'),
      columns: came.map(({ label }) => safe(label)),
      rows: came.map((cohort) => ({
        label: safe(cohort.label),
        values: came.map((period) => (period.offset < cohort.offset ? null : (shareOf(cohort, period)?.id ?? null))),
      })),
      reading,
    },
  });
}
