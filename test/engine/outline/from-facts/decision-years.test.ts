/** What a figure comes to in a year. */
import { describe, expect, it } from 'vitest';
import type { Known } from '../../../../src/engine/insight/evidence.ts';
import type { Context } from '../../../../src/engine/outline/from-facts/context.ts';
import { yearly } from '../../../../src/engine/outline/from-facts/decisions/years.ts';

/** A review of recurring revenue that tells it by the month. */
const context = {
  evidence: {
    metric: (id: string) => ({ id, family: 'recurring' }),
    workedOut: (of: Known, _suffix: string, value: number) => ({ ...of, value }),
  },
  table: { metrics: [{ id: 'mrr' }] },
} as unknown as Context;

const money = (metric: string, value: number) =>
  ({ id: `${metric}@0`, metric, unit: 'money', value, scope: {}, period: null }) as unknown as Known;

describe('a year of recurring revenue', () => {
  it('is twelve months of MRR', () => {
    expect(yearly(context, money('mrr', 100))!.value).toBe(1200);
    expect(yearly(context, money('contraction_mrr', 100))!.value).toBe(1200);
  });

  it('is ARR as it is, whichever of the two is told', () => {
    expect(yearly(context, money('arr', 1200))!.value).toBe(1200);
    expect(yearly(context, money('ended_arr', 1200))!.value).toBe(1200);
  });
});
