/** Use of the product as a sign of who leaves, in a table with many rows for each customer; counted again from the rows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Evidence } from '../../../../src/engine/insight/evidence.ts';
import { lossSignalsOf, type SignalRisk } from '../../../../src/engine/insight/finders/loss-signals.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { seeded } from '../../../stories/seeded.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, exactly, shown } from '../../outline/plan-texts.ts';

const { unit: chance } = seeded(3);
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];
interface Customer {
  id: string;
  low: boolean;
  ended: string | null;
}
/** Of those that run few exports, a fifth leaves in the quarter, of the others one in thirty; after they left there is no use. */
const customers = Array.from({ length: 600 }, (_, at): Customer => {
  const low = at % 4 === 0;
  return { id: `C-${at}`, low, ended: chance() < (low ? 0.2 : 1 / 30) ? `2026-08-${10 + (at % 15)}` : null };
});
const use = customers.flatMap(({ id, low, ended }) =>
  months
    .filter((month) => ended === null || month <= ended.slice(0, 7))
    .map((month) => ({ key: id, Month: month, Exports: low ? 2 : 20 + Math.floor(chance() * 6), Logins: 30 + Math.floor(chance() * 40) })),
);
const read = async (key: string): Promise<FactTable> =>
  readFacts(
    await csvFiles({
      'subscriptions.csv': csv(
        customers.map(({ id, ended }, at) => ({
          'Subscription Id': `S${at}`,
          'Customer Id': id,
          Plan: at % 2 ? 'Pro' : 'Basic',
          'Start Date': `2025-0${(at % 9) + 1}-11`,
          'End Date': ended,
          MRR: 100 + (at % 7),
        })),
      ),
      'product_usage_monthly.csv': csv(use.map(({ key: id, ...row }) => ({ [key]: id, ...row }))),
    }),
    { today: '2026-10-03', asOf: '2026-10-03', period: '2026-Q3' },
  );

describe('use before a loss', () => {
  let evidence: Evidence;
  let signals: readonly SignalRisk[];
  const exportsOf = (kind: string) => signals.find(({ signal, use: of }) => signal === kind && of === 'Exports');
  beforeAll(async () => {
    evidence = new Evidence(await read('Customer Id'));
    signals = lossSignalsOf(evidence)!;
  });

  it('is compared between those who stayed and those who left, by the months before the quarter', () => {
    const [low, others] = [customers.filter((each) => each.low), customers.filter((each) => !each.low)];
    const share = (some: readonly Customer[]) => some.filter(({ ended }) => ended !== null).length / some.length;
    expect(exportsOf('low-use')).toMatchObject({
      with: { value: share(low), n: low.length },
      without: { value: share(others) },
      predicts: true,
    });
  });

  it('never takes the months after a loss, in which nobody is left to use it, for a fall', () => {
    expect(exportsOf('falling-use')).toBeUndefined();
    expect(signals.filter(({ predicts }) => predicts).map(({ signal, use: of }) => [signal, of])).toEqual([['low-use', 'Exports']]);
  });

  it('answers whether those who use it less leave', () => {
    const question = {
      kind: 'amount' as const,
      text: 'Do customers with fewer exports leave more often?',
      about: 'customers with fewer exports leave',
    };
    const { outline } = planFromFacts(brief({ slides: exactly(20), questions: [question] }), evidence.table);
    const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')!;
    expect(shown(JSON.stringify(summary.content), outline.facts)).toMatch(
      /Under 11 exports a month: [\d.]+% of subscriptions ended with it/,
    );
    expect(outline.slides.map(({ id }) => id)).toContain('signals-loss');
  });

  it('is joined whatever the key is called, and not by another one', async () => {
    for (const key of ['CustomerID', 'account.id', 'Customer'])
      expect(lossSignalsOf(new Evidence(await read(key)))!.some(({ signal }) => signal === 'low-use')).toBe(true);
    expect(lossSignalsOf(new Evidence(await read('Device')))).toBeNull();
  });
});
