/** Subscriptions that ended with a reason: many small accounts leave over features, a few large ones over price, and some give no reason. */
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';

const date = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);

/** Ended in the last quarter of 2025; the first thirty over features, then over price, over support, and without a reason. */
export const reasoned = Array.from({ length: 60 }, (_, at) => {
  const reason = at < 30 ? 'Features' : at < 40 ? 'Price' : at < 50 ? 'Support' : null;
  return { account_id: `A${at}`, end_date: date(275 + at), mrr_usd: reason === 'Price' ? 2000 : 100, reason };
});

/** `even`: each reason as often as the others; `silent`: what those without a reason paid. */
export function reasonedBook(even = false, silent = 100): Promise<FactTable> {
  const standing = Array.from({ length: 200 }, (_, at) => ({ account_id: `B${at}`, end_date: null, mrr_usd: 150 }));
  const ended = reasoned.map((row) => (row.reason === null ? { ...row, mrr_usd: silent } : row));
  const subscriptions = [...ended, ...standing].map(({ account_id, end_date, mrr_usd }, at) => ({
    subscription_id: `S${at}`,
    account_id,
    start_date: date(at === 259 ? 364 : at % 200),
    end_date,
    mrr_usd,
  }));
  const churn = reasoned.flatMap(({ account_id, end_date, reason }, at) =>
    reason === null
      ? []
      : [
          {
            churn_event_id: `C${at}`,
            account_id,
            churn_date: end_date,
            reason_code: even ? ['Features', 'Price', 'Support'][at % 3]! : reason,
          },
        ],
  );
  const files = [
    { name: 'subscriptions.csv', text: csv(subscriptions) },
    { name: 'churn_events.csv', text: csv(churn) },
  ];
  return factsOf({ files, options: { today: '2026-01-05', asOf: '2025-12-31' } });
}
