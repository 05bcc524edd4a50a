/** Families of metrics on tables small enough to be added up by hand. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { csvFiles } from '../data/csv-files.ts';

const subscriptions = `Vertrag;Kunde;Vertragsbeginn;Vertragsende;Jahresbetrag;Testphase;Tarif
1;A;2024-01-02;;1200;false;Gross
2;A;2024-08-15;;600;false;Klein
3;B;2024-02-01;2024-09-10;2400;false;Gross
4;C;2024-03-01;;1200;false;Klein
5;D;2024-09-20;;1200;false;Klein
6;E;2024-09-25;;9999;true;Gross
7;C;2024-07-10;2024-07-01;1200;false;Klein
`;
const tickets = `ticket_id,created_at,closed_at,status
1,2024-07-01,2024-07-03,done
2,2024-08-01,2024-10-02,done
3,2024-09-01,,open
`;

async function read(files: Record<string, string>): Promise<FactTable> {
  return readFacts(await csvFiles(files), { today: '2024-09-30', asOf: '2024-09-30', period: '2024-Q3' });
}
const value = (table: FactTable, id: string) => table.facts[id]?.value;

it('trap 14: trials and rows that end before they start pay nothing; a yearly amount is a twelfth a month', async () => {
  const table = await read({ 'abos.csv': subscriptions });
  expect([value(table, 'mrr@-1'), value(table, 'mrr@0'), value(table, 'arr@0')]).toEqual([400, 350, 4200]);
  expect(table.quality.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(['trials', 'ends-first']));
});

it('tells the movement of MRR by account and by subscription', async () => {
  const table = await read({ 'abos.csv': subscriptions });
  const moves = ['new_mrr', 'expansion_mrr', 'contraction_mrr', 'churned_mrr'].map((metric) => value(table, `${metric}@0`));
  expect(moves).toEqual([100, 50, 0, 200]);
  expect([value(table, 'started_mrr@0'), value(table, 'ended_mrr@0'), value(table, 'ended_subscriptions@0')]).toEqual([150, 200, 1]);
  expect([value(table, 'nrr@0'), value(table, 'grr@0'), value(table, 'logo_churn@0')]).toEqual([250 / 400, 0.5, 1 / 3]);
});

it('trap 16: what has nothing to be divided by is unknown, never 0', async () => {
  const table = await read({ 'abos.csv': subscriptions });
  const first = table.periods[0]!.offset;
  expect(value(table, `nrr@${first}`)).toBeNull();
});

it('names what cannot be computed without accounts', async () => {
  const table = await read({ 'abos.csv': subscriptions.replaceAll(/^([^;]*);[^;]*/gm, '$1') });
  expect(value(table, 'mrr@0')).toBe(350);
  expect(table.metrics.find(({ id }) => id === 'nrr')).toMatchObject({
    status: 'not-computable',
    reason: 'The subscriptions do not name accounts.',
  });
});

it('trap 13: the backlog is what stands open on the last day', async () => {
  const table = await read({ 'tickets.csv': tickets });
  expect(table.subject.many).toBe('tickets');
  expect([value(table, 'tickets_created@0'), value(table, 'tickets_closed@0'), value(table, 'ticket_backlog@0')]).toEqual([3, 1, 2]);
  expect(table.metrics.find(({ id }) => id === 'csat_share')?.status).toBe('not-computable');
});

describe('tickets with times of day', () => {
  const timed = [
    'ticket_id,created,first_response,resolved,status,team',
    '1,01/07/2024 23:00,02/07/2024 01:30,03/07/2024 23:00,Resolved,North',
    '2,15/08/2024 08:00,15/08/2024 08:30,15/08/2024 20:00,Resolved,South',
    '3,20/08/2024 09:00,20/08/2024 08:00,21/08/2024 09:00,Resolved,North',
    '4,25/09/2024 10:00,,,In progress,South',
  ].join('\n');

  it('are answered in hours and resolved in days with their fractions; an answer before the question has no time', async () => {
    const table = await read({ 'tickets.csv': timed });
    expect(value(table, 'first_response@0')).toBeCloseTo(1.5);
    expect(value(table, 'resolution_time@0')).toBeCloseTo((2 + 0.5 + 1) / 3);
    expect(table.metrics.find(({ id }) => id === 'first_response')).toMatchObject({ unit: 'hours' });
  });

  it('are split by quarter of the day, and not by where they stand today', async () => {
    const table = await read({ 'tickets.csv': timed });
    const ids = table.dimensions.map(({ id }) => id);
    expect(ids).toContain('time_of_day');
    expect(ids).not.toContain('status');
    expect(value(table, 'tickets_created[time_of_day=06%E2%80%9312%20h]@0')).toBe(3);
  });

  it('say that what is still open makes the resolution time of the others too low', async () => {
    const table = await read({ 'tickets.csv': timed });
    expect(table.quality.find(({ code }) => code === 'unresolved')).toMatchObject({ rows: 1, figures: { rows: 1, all: 4 } });
    const resolved = await read({
      'tickets.csv': timed.replace('10:00,,,In progress', '10:00,26/09/2024 10:00,27/09/2024 10:00,Resolved'),
    });
    expect(resolved.quality.some(({ code }) => code === 'unresolved')).toBe(false);
  });
});
