/** Families of metrics on tables small enough to be added up by hand. */
import { expect, it } from 'vitest';
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
