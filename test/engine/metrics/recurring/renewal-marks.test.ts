/** Renewals beside accounts that could pass as subscriptions: what is open, what told the lost from the others, who is at risk. */
import { describe, expect, it } from 'vitest';
import { type FactTable, factId } from '../../../../src/model/fact.ts';
import { customers, read, shapes } from './success-export.ts';

const all = customers();
const value = (table: FactTable, metric: string, scope: Record<string, string> = {}) =>
  table.facts[factId({ metric, at: 0, scope })]?.value;
const sum = (rows: readonly { arr: number }[]) => rows.reduce((total, { arr }) => total + arr, 0);
const due = all.filter(({ day }) => day >= '2026-04-01' && day <= '2026-06-30');
const gone = due.filter(({ lost }) => lost);
const coming = all.filter(({ day }) => day >= '2026-07-01' && day <= '2026-09-30');
const fading = coming.filter(({ fades }) => fades);

describe.each(Object.entries(shapes))('renewals beside accounts, %s', (_, shape) => {
  it('lead, and count what was lost', async () => {
    const table = await read(all, shape);
    expect(table.subject.many).toBe('renewals');
    expect(table.currency).toBe('USD');
    expect(table.reporting.id).toBe('2026-Q2');
    expect(value(table, 'lost_renewals')).toBe(gone.length);
    expect(value(table, 'renewal_churned')).toBe(sum(gone));
    expect(value(table, 'lost_renewals.rate')).toBeCloseTo(gone.length / due.length, 9);
    expect(table.quality.filter(({ code }) => code === 'unused-table')).toEqual([]);
  });

  it('are open where the contract of an account still holds', async () => {
    // By the month, amounts are rounded.
    expect(value(await read(all, shape), 'open_renewals')).toBeCloseTo(sum(coming), 0);
  });

  it('are at risk by the use that told the lost from the others', async () => {
    const table = await read(all, shape);
    const { marks, rows, well } = table.renewals!;
    const [mark] = marks;
    expect(mark).toMatchObject({ kind: shape.seats ? 'seats' : 'use', lists: true });
    expect(rows.map(({ account }) => account).toSorted()).toEqual(fading.map(({ called }) => called).toSorted());
    expect(rows.every(({ owner }) => owner!.startsWith('Manager '))).toBe(true);
    expect(value(table, 'at_risk_renewals')).toBeCloseTo(sum(fading), 0);
    const tested = all.filter(({ open }) => !open).filter(({ day }) => day > '2025-06-30');
    const marked = tested.filter(({ fades }) => fades);
    expect(value(table, 'at_risk_renewals.right', { mark: mark!.id })).toBeCloseTo(
      marked.filter(({ lost }) => lost).length / marked.length,
      1,
    );
    expect(well?.label).toBe('Healthy');
    expect(value(table, 'at_risk_renewals.well')).toBe(fading.filter(({ health }) => health === 'Healthy').length);
  });

  it('are lost where tier and setup cross, and not for what was asked', async () => {
    const table = await read(all, shape);
    const { cell, suspects } = table.renewals!;
    expect(cell).toEqual({ tier: 'Growth', setup_type: 'Remote' });
    const own = gone.filter(({ tier, setup }) => tier === 'Growth' && setup === 'Remote');
    expect(value(table, 'lost_renewals.of', cell!)).toBe(own.length);
    expect(value(table, 'lost_renewals.of', { part: 'rest' })).toBe(gone.length - own.length);
    expect(value(table, 'lost_renewals', { reason: 'Never rolled out' })).toBe(gone.filter(({ tier }) => tier === 'Growth').length);
    const [yes, no] = [0, 1].map((odd) => {
      const those = all.filter(({ open }) => !open).filter((each, at) => at % 2 === odd && due.includes(each));
      return those.filter(({ lost }) => lost).length / those.length;
    }) as [number, number];
    expect(suspects.some(({ kind }) => kind === 'offer')).toBe(yes <= no);
  });
});
