/** What was spent stands in one table and what came of it in another: conversion, and what a lead and a customer cost. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { FactTable } from '../../../src/model/fact.ts';
import { factsOf } from '../../stories/judge.ts';
import { csv } from '../data/csv-files.ts';
import { randomFrom } from '../insight/fixtures.ts';

const channels = ['Search', 'Events', 'Referral'];
const month = (at: number) => `2025-${String(at + 1).padStart(2, '0')}`;

const random = randomFrom(8);
const leads = Array.from({ length: 1440 }, (_, at) => {
  const channel = channels[Math.floor(random() * 3)]!;
  return {
    lead_id: `L${at}`,
    created_date: `${month(Math.floor(at / 120))}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
    channel,
    region: random() < 0.5 ? 'North' : 'South',
    stage: random() < (channel === 'Referral' ? 0.3 : 0.1) ? 'Customer' : random() < 0.5 ? 'Qualified' : 'Lost',
  };
});
const spend = Array.from({ length: 36 }, (_, at) => ({
  month: `${month(Math.floor(at / 3))}-01`,
  channel: channels[at % 3]!,
  spend: 1000 + 700 * (at % 3) + at,
}));
const isLast = (date: string) => date >= '2025-10';
const read = (money: readonly object[]) =>
  factsOf({
    files: [
      { name: 'leads.csv', text: csv(leads) },
      { name: 'ad_spend.csv', text: csv(money as never) },
    ],
    options: { today: '2026-01-10', asOf: '2025-12-31' },
  });

describe('spend beside what came of it', () => {
  let table: FactTable;
  beforeAll(async () => {
    table = await read(spend);
  });
  const value = (id: string) => table.facts[id]?.value;
  const of = (channel: string | null) => {
    const own = leads.filter((lead) => isLast(lead.created_date) && (channel === null || lead.channel === channel));
    return {
      leads: own.length,
      customers: own.filter(({ stage }) => stage === 'Customer').length,
      spent: spend
        .filter((row) => isLast(row.month) && (channel === null || row.channel === channel))
        .reduce((sum, row) => sum + row.spend, 0),
    };
  };

  it.each([null, ...channels])('tells how many leads became customers, and what both cost: %s', (channel) => {
    const at = `${channel === null ? '' : `[channel=${channel}]`}@0`;
    const { leads: all, customers, spent } = of(channel);
    expect(value(`converted_rate${at}`)).toBeCloseTo(customers / all, 10);
    expect(value(`spend${at}`)).toBeCloseTo(spent, 6);
    expect(value(`spend_per_lead${at}`)).toBeCloseTo(spent / all, 6);
    expect(value(`spend_per_customer${at}`)).toBeCloseTo(spent / customers, 6);
  });

  it('is not told by what only the leads have', () => {
    expect(value('spend[region=North]@0')).toBeUndefined();
    expect(value('leads@0')).toBe(of(null).leads);
  });

  it('is left out where its members are others', async () => {
    const apart = await read(spend.map((row) => ({ ...row, channel: `${row.channel} (old)` })));
    expect(apart.metrics.map(({ id }) => id)).not.toContain('spend');
  });
});
