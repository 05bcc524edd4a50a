/** What the data lack for some metrics, in words; a metric that needs it is not computable, never 0. */
import type { Database } from '../data/database.ts';
import type { Deals } from '../data/families/deals.ts';
import { misread } from '../data/joins.ts';
import type { Need } from './metric.ts';

/** More than this share of amounts missing among won deals switches the value metrics off. */
const mostMissing = 0.5;

export async function missingNeeds(database: Database, deals: Deals): Promise<ReadonlyMap<Need, string>> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE outcome = 'won') AS "won", count(amount) FILTER (WHERE outcome = 'won') AS "wonWith", count(*) FILTER (WHERE amount <> 0) AS "worth",
            count(*) FILTER (WHERE outcome = 'lost') AS "lost", count(*) FILTER (WHERE outcome = 'lost' AND amount <> 0) AS "lostWith",
            count(*) FILTER (WHERE outcome = 'open') AS "open", count(*) FILTER (WHERE outcome = 'open' AND amount <> 0) AS "openWith",
            count(*) FILTER (WHERE outcome = 'open' AND expected IS NOT NULL) AS "expected", count(*) FILTER (WHERE stale IS NOT NULL) AS "aged",
            count(probability) FILTER (WHERE outcome = 'open' AND amount <> 0) AS "likely", min(probability) AS "least", max(probability) AS "most", count(original) AS "original"
     FROM deals`,
  );
  const count = (name: string) => Number(row![name]);
  const missing = new Map<Need, string>();
  if (!deals.parts.amount) {
    const found = await misread(database, 'amount', deals.main);
    missing.set(
      'amount',
      found ? `The values of ${found.column}, such as ${found.value}, are no plain numbers.` : 'The data have no column of amounts.',
    );
  } else if (count('wonWith') < count('won') * mostMissing) {
    missing.set('amount', `Only ${count('wonWith')} of ${count('won')} won deals carry an amount.`);
  }
  // A column of zeros was never filled.
  if (!missing.has('amount') && count('worth') === 0) missing.set('amount', 'All amounts of the data are 0.');
  if (!deals.parts.created) missing.set('created', 'The data have no creation date.');
  if (!deals.parts.closed) missing.set('closed', 'The data have no close date.');
  // Without a loss every deal ends won, and a rate of 100 % would say nothing of the business.
  if (count('lost') === 0) missing.set('lost', 'The data hold no lost deals.');
  if (count('lostWith') < Math.max(count('lost') * mostMissing, 1)) {
    missing.set('lost-amount', missing.get('lost') ?? 'Lost deals carry no amounts.');
  }
  if (count('open') === 0) missing.set('open', 'The data hold no open deals.');
  if (count('openWith') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('open-amount', count('open') === 0 ? 'The data hold no open deals.' : 'Open deals carry no amounts.');
  }
  if (count('expected') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('expected', count('open') === 0 ? 'The data hold no open deals.' : 'Open deals have no expected close date.');
  }
  if (count('aged') < Math.max(count('open') * mostMissing, 1)) {
    missing.set('activity', count('open') === 0 ? 'The data hold no open deals.' : 'Open deals have no date of activity or creation.');
  }
  if (count('likely') < Math.max(count('openWith') * mostMissing, 1)) {
    missing.set('probability', deals.parts.probability ? 'Open deals carry no probability.' : 'The data have no probability of winning.');
  } else if (count('least') < 0 || count('most') > 1) {
    missing.set('probability', 'The probabilities lie outside the range of shares.');
  }
  if (count('original') === 0) missing.set('original', 'The data do not tell when deals were first due to close.');
  return missing;
}
