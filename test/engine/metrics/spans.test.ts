/** Rows that stand from a start until an end, such as employees, accounts and leases: how many stand, start and end, and at what rate. */
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { type FactTable, factId } from '../../../src/model/fact.ts';
import { csv, csvFiles } from '../data/csv-files.ts';
import { accountsOf, employeesOf, endedIn, reasons, type Span, spans, standing } from './sample-spans.ts';

const asOf = '2024-10-01';
type Rows = Parameters<typeof csv>[0];
const read = async (tables: Record<string, Rows>, delimiter = ','): Promise<FactTable> =>
  readFacts(await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows, delimiter)]))), {
    today: asOf,
    period: '2024-Q3',
  });
const value = (table: FactTable, metric: string, at: number | 'all' = 0, scope?: Record<string, string>) =>
  table.facts[factId({ metric, at, ...(scope && { scope }) })]?.value;

const all = spans(600, ['Nights', 'Days']);
const [before, now] = [standing(all, '2024-06-30'), standing(all, '2024-09-30')];
const left = endedIn(all, '2024-07-01', '2024-09-30');
const average = (some: (span: Span) => boolean) => (before.filter(some).length + now.filter(some).length) / 2;

const employees = employeesOf(all);

describe('a list of employees', () => {
  it('gives headcount, joiners and leavers, and attrition by the average headcount', async () => {
    const table = await read({ staff_list: employees });
    expect(table.subject).toEqual({ one: 'employee', many: 'employees' });
    expect(value(table, 'headcount')).toBe(now.length);
    expect(value(table, 'headcount', -1)).toBe(before.length);
    expect(value(table, 'leavers')).toBe(left.length);
    expect(now.length).toBe(before.length - left.length + (value(table, 'joiners') ?? 0));
    expect(value(table, 'attrition')).toBeCloseTo(left.length / average(() => true), 9);
    const nights = ({ group }: Span) => group === 'Nights';
    expect(value(table, 'attrition', 0, { shift: 'Nights' })).toBeCloseTo(left.filter(nights).length / average(nights), 9);
  });

  it('tells those who left by choice from the others, and what all of them were paid', async () => {
    const table = await read({ staff_list: employees });
    const chosen = left.filter((span) => span.chosen);
    expect(value(table, 'voluntary_leavers')).toBe(chosen.length);
    expect(value(table, 'voluntary_attrition')).toBeCloseTo(chosen.length / average(() => true), 9);
    expect(value(table, 'leaver_pay')).toBeCloseTo(
      left.reduce((sum, { at }) => sum + (30_000 + at) * (at % 2 === 0 ? 1 : 0.5), 0),
      2,
    );
  });

  it('parts the leavers alone by what is known of them once they left', async () => {
    const table = await read({ staff_list: employees });
    for (const [index, reason] of reasons.entries()) {
      expect(value(table, 'leavers', 0, { exit_reason: reason })).toBe(left.filter(({ at }) => at % 3 === index).length);
      expect(value(table, 'attrition', 0, { exit_reason: reason })).toBeUndefined();
      expect(value(table, 'headcount', 0, { exit_reason: reason })).toBeUndefined();
    }
  });

  it('counts those as there whose last day is yet to come', async () => {
    const notice = employees.map((row, at) =>
      at % 40 === 7 && row['Termination Date'] === null ? { ...row, 'Termination Date': '2024-12-31' } : row,
    );
    const table = await read({ staff_list: notice });
    expect(value(table, 'headcount')).toBe(now.length);
  });

  it.each([
    ['German', ['Personalnummer', 'Eintrittsdatum', 'Austrittsdatum', 'Austrittsgrund', 'Standort'], ';'],
    ['French', ['Matricule salarié', 'Date d’embauche', 'Date de sortie', 'Motif de sortie', 'Site'], ';'],
    ['Spanish', ['ID empleado', 'Fecha de alta', 'Fecha de baja', 'Motivo', 'Centro'], ','],
    ['Japanese', ['従業員番号', '入社日', '退職日', '退職理由', '勤務地'], ','],
  ] as const)('is read with %s heads', async (_, [id, start, end, reason, site], delimiter) => {
    const rows = all.map((span) => ({
      [id]: `E${span.at}`,
      [start]: span.start,
      [end]: span.end,
      [reason]: span.end === null ? null : reasons[span.at % 3]!,
      [site]: span.group,
    }));
    const table = await read({ liste: rows }, delimiter);
    expect(value(table, 'headcount')).toBe(now.length);
    expect(value(table, 'leavers')).toBe(left.length);
  });
});

describe('a list of accounts without amounts', () => {
  const accounts = accountsOf(all);
  const tickets = all.slice(0, 300).map(({ at }) => ({
    ticket_id: `T${at}`,
    account_id: `A${1000 + at}`,
    opened: `2024-0${1 + (at % 9)}-11`,
    resolved: `2024-0${1 + (at % 9)}-14`,
    csat: 1 + (at % 5),
  }));

  it('leads the deck beside its tickets, with churn by those active at the start', async () => {
    const table = await read({ subscriptions: accounts, tickets });
    expect(table.subject.many).toBe('accounts');
    expect(value(table, 'active_accounts')).toBe(now.length);
    const ofOpening = left.filter(({ start }) => start <= '2024-06-30').length;
    expect(value(table, 'account_churn')).toBeCloseTo(ofOpening / before.length, 9);
    expect(value(table, 'churned_accounts', 0, { cancel_reason: 'Pay' })).toBe(left.filter(({ at }) => at % 3 === 0).length);
    expect(value(table, 'tickets_created')).toBeGreaterThan(0);
    // Each account is a row of its own: nothing is told of one.
    expect(value(table, 'active_accounts', 0, { account: 'A1001' })).toBeUndefined();
  });
});

describe('other rows with a start and an end', () => {
  it('are called as the data call them', async () => {
    const leases = all.map(({ at, start, end, group }) => ({ lease_id: `L${at}`, building: group, lease_start: start, lease_end: end }));
    const table = await read({ leases });
    expect(value(table, 'active_spans')).toBe(now.length);
    expect(table.metrics.find(({ id }) => id === 'active_spans')!.label).toBe('Active leases');
  });

  it('are no spans where they are over within days, or all have ended', async () => {
    const day = (at: number) => `2024-0${1 + (at % 9)}-1${at % 9}`;
    const rentals = all.map(({ at, group }) => ({
      rental_no: at,
      city: group,
      start: day(at),
      end: at % 9 === 8 ? null : day(at),
      distance: 1.5 + (at % 40),
    }));
    const past = employees.map((row) => ({ ...row, 'Termination Date': row['Termination Date'] ?? '2024-09-10' }));
    for (const tables of [{ rentals }, { staff_list: past }]) {
      const table = await read(tables);
      expect(table.metrics.map(({ family }) => family)).not.toContain('spans');
    }
  });

  it('do not lead where sales in lines do', async () => {
    const orders = all.map(({ at }) => ({ order_no: at, employee_id: `E${1000 + (at % 50)}`, order_date: `2024-0${1 + (at % 9)}-11` }));
    const order_lines = all.map(({ at }) => ({ order_no: at, sku: `S${at % 7}`, quantity: 1 + (at % 3), unit_price: 20 }));
    const table = await read({
      employees: employees.map(({ 'Employee ID': employee_id, ...row }) => ({ employee_id, ...row })),
      orders,
      order_lines,
    });
    expect(table.metrics[0]!.id).toBe('revenue');
  });
});
