/** What an export of a support desk says of its service: ratings in a table of their own, SLA results, reopened tickets, what they cost. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { csvFiles } from '../../data/csv-files.ts';

const read = async (files: Record<string, string>): Promise<FactTable> =>
  readFacts(await csvFiles(files), { today: '2026-09-30', asOf: '2026-09-30', period: '2026-Q3' });
const value = (table: FactTable, id: string) => table.facts[id]?.value;

/** Forty tickets, half in each of two quarters; each fourth is rated, of the rated each fourth is not satisfied. */
const rows = Array.from({ length: 40 }, (_, at) => ({ at, day: `2026-0${at < 20 ? 5 : 8}-${String((at % 20) + 1).padStart(2, '0')}` }));
const rated = rows.filter(({ at }) => at % 4 === 0);
const isBad = (at: number) => at % 16 === 0;
const csv = (head: string, lines: readonly (readonly (string | number)[])[]) => [head, ...lines.map((line) => line.join(','))].join('\n');
const tickets = (key = 'Ticket ID') =>
  csv(
    `${key},Group,Created at,Solved at,Full resolution time (hrs)`,
    rows.map(({ at, day }) => [1000 + at, ['First line', 'Second line'][at % 2]!, day, day, 4 + at]),
  );

describe('ratings in a table of their own', () => {
  it.each([
    ['ticket_id', 'Ticket ID', 'score', ['good', 'bad']],
    ['Ticket #', 'id', 'Rating', [5, 2]],
    ['Conversation ID', 'Conversation', 'Score', ['Very satisfied', 'Neutral']],
    ['Issue key', 'Key', 'Satisfaction', [4, 3]],
  ])('join the tickets: %s with %s, %s', async (key, own, score, [good, bad]) => {
    const ratings = csv(
      `Rating ID,${key},${score},Comment,Created at`,
      rated.map(({ at, day }) => [at + 1, 1000 + at, isBad(at) ? bad! : good!, '', day]),
    );
    const table = await read({ 'tickets.csv': tickets(own), 'satisfaction_ratings.csv': ratings });
    expect([value(table, 'csat_share@-1'), value(table, 'csat_share@0')]).toEqual([3 / 5, 4 / 5]);
    expect(value(table, 'csat_response@0')).toBe(5 / 20);
    expect(table.metrics.some(({ id }) => id.startsWith('survey_'))).toBe(false);
    expect(table.quality.some(({ code }) => code === 'unused-table')).toBe(false);
    // A word has no mean.
    expect(table.metrics.some(({ id }) => id === 'csat_mean')).toBe(typeof good === 'number');
  });

  it('count the newest rating of a ticket, and none that was only offered', async () => {
    const ratings = csv('ticket_id,score,created_at', [
      [1020, 'bad', '2026-08-02'],
      [1020, 'good', '2026-08-05'],
      [1021, 'offered', '2026-08-05'],
      [1022, 'bad', '2026-08-05'],
    ]);
    const table = await read({ 'tickets.csv': tickets(), 'ratings.csv': ratings });
    expect([value(table, 'csat_share@0'), table.facts['csat_share@0']?.n]).toEqual([1 / 2, 2]);
  });

  it('join tickets that the export holds twice', async () => {
    const ratings = csv(
      'ticket_id,score',
      rated.map(({ at }) => [1000 + at, isBad(at) ? 'bad' : 'good']),
    );
    const lines = tickets().split('\n');
    const table = await read({ 'tickets.csv': [...lines, lines[3]!, lines[30]!].join('\n'), 'satisfaction_ratings.csv': ratings });
    expect(value(table, 'csat_share@0')).toBe(4 / 5);
    expect(value(table, 'tickets_created@0')).toBe(20);
  });

  it('stay apart where their keys are of something else', async () => {
    const ratings = csv(
      'user_id,score',
      rated.map(({ at }) => [1000 + at, 'good']),
    );
    const table = await read({ 'tickets.csv': tickets(), 'ratings.csv': ratings });
    expect(value(table, 'csat_share@0')).toBeUndefined();
  });
});

describe('times of tickets', () => {
  it('are left out where they are longer than the ticket can have been there', async () => {
    const lines = (hours: number) =>
      csv(
        'Ticket ID,Created at,First reply time (hrs)',
        rows.map(({ at, day }) => [1000 + at, day, at === 25 ? hours : 4]),
      );
    const table = await read({ 'tickets.csv': lines(87_600) });
    expect(value(table, 'first_response@0')).toBe(4);
    expect(table.quality.some(({ message }) => /longer than since/.test(message))).toBe(true);
    expect(value(await read({ 'tickets.csv': lines(240) }), 'first_response@0')).toBeGreaterThan(4);
  });

  it('are the story where a table beside them says who answered, and when these came and left', async () => {
    const agents = csv('agent_id,name,group,start_date,end_date', [
      ...Array.from({ length: 24 }, (_, at) => [501 + at, `Agent ${at}`, 'Desk', '2022-01-01', at < 2 ? '2026-06-10' : '']),
    ]);
    const many = csv(
      'Ticket ID,Created at,Solved at,Assignee ID,First reply time (hrs)',
      Array.from({ length: 600 }, (_, at) => {
        const day = `2026-0${at < 300 ? 5 : 8}-${String((at % 28) + 1).padStart(2, '0')}`;
        return [1000 + at, day, day, 501 + (at % 24), 4];
      }),
    );
    const table = await read({ 'tickets.csv': many, 'agents.csv': agents });
    expect([table.subject.many, value(table, 'tickets_created@0')]).toEqual(['tickets', 300]);
    expect(table.metrics.some(({ source }) => source?.includes('spans'))).toBe(false);
  });
});

describe('whether the SLA was met', () => {
  const withColumn = (head: string, cell: (met: boolean, at: number) => string | number) =>
    csv(
      `Ticket ID,Created at,Solved at,Full resolution time (hrs),${head}`,
      rows.map(({ at, day }) => [1000 + at, day, day, 4, cell(at % 5 !== 0, at)]),
    );

  it.each([
    ['SLA met', 'Yes', 'No'],
    ['SLA breached', 'false', 'true'],
    ['SLA status', 'Within SLA', 'SLA Violated'],
    ['Resolution status', 'Within SLA', 'SLA Violated'],
    ['SLA target (hrs)', 8, 2],
  ])('is read from %s', async (head, met, missed) => {
    const table = await read({ 'tickets.csv': withColumn(head, (is) => (is ? met : missed)) });
    expect(value(table, 'sla_attainment@0')).toBe(16 / 20);
    expect(table.metrics.some(({ id }) => id === 'sla_met')).toBe(false);
  });

  it('is missed where one of several results of a ticket was', async () => {
    const events = csv(
      'ticket_id,metric,breached,time',
      rows.flatMap(({ at, day }) => [
        [1000 + at, 'resolution', at % 5 === 0 ? 'true' : 'false', day],
        [1000 + at, 'update', 'false', '2026-09-20'],
      ]),
    );
    const table = await read({ 'tickets.csv': tickets(), 'sla_events.csv': events });
    expect([value(table, 'tickets_created@0'), value(table, 'sla_attainment@0')]).toEqual([20, 16 / 20]);
  });
});

it('tickets reopened are a rate, and what tickets cost is a sum in its currency', async () => {
  const table = await read({
    'tickets.csv': csv(
      'Ticket ID,Created at,Solved at,Reopens,SLA credit (EUR)',
      rows.map(({ at, day }) => [1000 + at, day, day, at % 10 === 0 ? 2 : 0, at % 10 === 0 ? 150 : '']),
    ),
  });
  expect(value(table, 'reopen_rate@0')).toBe(2 / 20);
  expect(table.facts['ticket_sla_credit@0']).toMatchObject({ value: 300, unit: 'money', currency: 'EUR', label: 'SLA credit', n: 2 });
  expect(table.metrics.find(({ id }) => id === 'ticket_sla_credit')).toMatchObject({ polarity: 'down', family: 'support' });
});
