/** Members that count one each have no first. */
import { expect, it } from 'vitest';
import { Evidence } from '../../../../src/engine/insight/evidence.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { Context } from '../../../../src/engine/outline/from-facts/context.ts';
import { ranking } from '../../../../src/engine/outline/from-facts/pages/ranking.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief } from '../plan-texts.ts';

it('accounts are ranked by what they pay, and not by how many they are', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    id: `S${at}`,
    customer: `Firm ${at}`,
    mrr: 100 + at,
    start_date: `2025-0${1 + (at % 9)}-05`,
    end_date: at % 10 === 9 ? '2025-11-03' : null,
  }));
  const table = await readFacts(await csvFiles({ 'subscriptions.csv': csv(rows) }), { today: '2026-01-05' });
  const context = new Context(brief(), new Evidence(table), { headline: null, findings: [], top: [] });
  const account = table.dimensions.find(({ role }) => role === 'account')!;
  expect(ranking(context, 'paying_accounts', account, 'Other', 1)).toBeNull();
  expect(ranking(context, 'mrr', account, 'Other', 1)).not.toBeNull();
});
