/** Sums and counts of rows, put together from those of groups of rows. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { closedDeals, type Metric } from '../../../src/engine/metrics/metric.ts';
import { salesMetrics } from '../../../src/engine/metrics/registry.ts';
import { valuesInParts, valuesOf } from '../../../src/engine/metrics/values.ts';

const deals = `(SELECT 'D' || i AS id, CASE i % 5 WHEN 0 THEN 'lost' ELSE 'won' END AS outcome, CAST(i * 7.25 AS DECIMAL(18, 2)) AS amount,
  DATE '2025-01-01' + CAST(i AS INTEGER) AS created, DATE '2025-03-01' + CAST(i * 2 AS INTEGER) AS closed, i % 3 AS part, hash(i) AS row_hash FROM range(100) t(i))`;

const ofRows = (metrics: readonly Metric[]) => `SELECT ${valuesOf(metrics)} FROM ${deals}`;

function ofGroups(metrics: readonly Metric[]): string {
  const { parts, values } = valuesInParts(metrics)!;
  return `SELECT ${values} FROM (SELECT part, ${parts} FROM ${deals} GROUP BY part)`;
}

const metricOf = (value: string): Metric => ({ ...salesMetrics[0]!, value });

describe('the values of metrics', () => {
  it('are the same of groups of rows as of the rows', async () => {
    const sums = salesMetrics.filter(({ basis, id }) => basis === closedDeals && !id.endsWith('median') && id !== 'median_deal');
    expect(sums.length).toBeGreaterThan(5);
    const database = await openDatabase();
    try {
      expect(await database.query(ofGroups(sums))).toEqual(await database.query(ofRows(sums)));
    } finally {
      database.close();
    }
  });

  it.each(['median(amount)', 'count(DISTINCT id)', 'max(amount)', 'count(*) / nullif(median(amount), 0)'])(
    'are not put together where %s does not add up',
    (value) => {
      expect(valuesInParts([metricOf(value)])).toBeNull();
    },
  );

  it('keep what stands in quotes within an aggregate', () => {
    expect(valuesInParts([metricOf("sum(amount) FILTER (WHERE id = 'a) b') + 1")])).toMatchObject({
      parts: expect.stringContaining("sum(amount) FILTER (WHERE id = 'a) b') AS part0"),
      values: expect.stringContaining('sum(part0) + 1 AS "v0"'),
    });
  });
});
