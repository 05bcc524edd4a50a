/** What the rows of a table could be measured by, and which of it suits what is said, by each kind and each weight. */
import { expect, it } from 'vitest';
import { concernIn } from '../../../../src/engine/brief/concern.ts';
import { openDatabase } from '../../../../src/engine/data/database.ts';
import { loadTables } from '../../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../../src/engine/data/mapping.ts';
import { readingsOf } from '../../../../src/engine/data/records/concern-readings.ts';
import { csv, csvFiles } from '../csv-files.ts';

type Line = Record<string, string | number>;
const rows = Array.from({ length: 240 }, (_, at) => at);
const dayOf = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
const at = (day: number, minute: number) => new Date(Date.UTC(2025, 0, 1 + day, 8, minute)).toISOString().slice(0, 16).replace('T', ' ');

/** The readings of the first table, the likelier first, as kind and columns. */
async function readings(said: string, files: Record<string, readonly Line[]>) {
  const written = Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, csv(lines)]));
  const read = await csvFiles(written);
  const database = await openDatabase(read.map(({ path }) => path));
  try {
    const { tables } = await loadTables(database, read, { mapping: noMapping });
    const measure = concernIn([`${said} It has got worse.`], 'en')!.measure;
    const means = measure.means.kind === 'concern' ? measure.means : null;
    const found = await readingsOf(database, tables[0]!, tables, means!);
    return found
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ kind, columns, value, counted, sql, fit }) => ({
        of: [kind, ...columns.map(({ name }) => name), value ?? (counted ? 'counted' : '')].join(' ').trim(),
        sql,
        fit,
      }));
  } finally {
    database.close();
  }
}
const fitOf = (all: Awaited<ReturnType<typeof readings>>, of: string) => all.find((each) => each.of === of)!.fit;

const visits = rows.map((day) => ({ 'Arrived at': at(day, 0), 'Called in at': at(day, 12 + (day % 30)), Desk: 'AB'[day % 2]! }));

it('reads a wait of some hours in minutes', async () => {
  const [first] = await readings('People wait ages from when they arrived until they are called in.', { 'visits.csv': visits });
  expect([first!.of, first!.sql]).toEqual(['days Arrived at Called in at', expect.stringContaining("'minute'")]);
});

it('reads a wait as one only where something takes longer, and as kept within its limit where one is set', async () => {
  const longer = await readings('People wait ages to be called in.', { 'visits.csv': visits });
  const plain = await readings('Arrivals and calls are a mess.', { 'visits.csv': visits });
  const within = await readings('People are to be called in within 20 minutes of when they arrived.', { 'visits.csv': visits });
  const days = 'days Arrived at Called in at';
  expect(fitOf(longer, days) - fitOf(plain, days)).toBeGreaterThanOrEqual(7);
  expect(within[0]!.of).toBe('soon Arrived at Called in at');
  expect(fitOf(within, 'soon Arrived at Called in at') - fitOf(within, days)).toBeGreaterThan(7);
});

it('reads a day that only some rows have as that it has come, and a payment less', async () => {
  const parcels = rows.map((day) => ({
    'Sent on': dayOf(day),
    'Collected on': day % 3 ? dayOf(day + 2) : '',
    'Invoice paid on': day % 2 ? dayOf(day + 9) : '',
    'Voucher paid on': day % 2 ? dayOf(day + 9) : '',
    Shop: 'AB'[day % 2]!,
  }));
  const found = await readings('Fewer parcels are collected and invoices paid.', { 'parcels.csv': parcels });
  expect(found.find(({ of }) => of === 'filled Collected on')?.sql).toContain('IS NOT NULL');
  expect(fitOf(found, 'filled Collected on')).toBeGreaterThan(0);
  const paid = await readings('Fewer are paid.', { 'parcels.csv': parcels });
  expect(fitOf(paid, 'filled Invoice paid on') - fitOf(paid, 'filled Voucher paid on')).toBe(-2);
});

const machines = rows.map((day) => ({
  Day: dayOf(day),
  Hall: 'AB'[day % 2]!,
  'Idle minutes': 10 + (day % 17),
  'Noise level': 40 + (day % 13),
  'Energy cost': 100 + (day % 29),
}));

it('reads a number by its name, money less, and one that is a time where something takes longer', async () => {
  const found = await readings('The noise in the hall is a nuisance.', { 'machines.csv': machines });
  expect(found[0]!.of).toBe('number Noise level');
  expect(fitOf(found, 'number Idle minutes') - fitOf(found, 'number Energy cost')).toBe(2);
  const longer = await readings('The machines stand still for ages.', { 'machines.csv': machines });
  expect(longer[0]!.of).toBe('number Idle minutes');
  expect(fitOf(longer, 'number Idle minutes') - fitOf(longer, 'number Noise level')).toBeGreaterThanOrEqual(5);
});

it('divides money by what there is where it is said for each, and a part by its whole where a part is spoken of', async () => {
  const loads = rows.map((day) => ({
    Day: dayOf(day),
    Depot: 'AB'[day % 2]!,
    'Freight cost': 50 + (day % 23),
    Pallets: 1 + (day % 7),
    'Kg loaded': 200 + (day % 90),
    'Kg capacity': 400 + (day % 11),
  }));
  const each = await readings('Freight cost for every one of the pallets is a mess.', { 'loads.csv': loads });
  const plain = await readings('Freight cost and pallets are a mess.', { 'loads.csv': loads });
  const quotient = 'quotient Freight cost Pallets';
  expect(fitOf(each, quotient) - fitOf(plain, quotient)).toBe(4);
  const part = await readings('Half of what could be loaded, measured by capacity, stays empty.', { 'loads.csv': loads });
  expect(part.find(({ of }) => of.startsWith('quotient'))?.of).toBe('quotient Kg loaded Kg capacity');
  // Nothing of it names the money.
  expect(fitOf(part, quotient)).toBe(-6);
});

const machinesWith = {
  'machines.csv': rows.map((day) => ({ 'Machine id': `M${day}`, 'Built on': dayOf(day), Hall: 'AB'[day % 2]! })),
  'stops.csv': rows.flatMap((day) =>
    Array.from({ length: day % 4 }, (_, one) => ({
      'Machine id': `M${day}`,
      'Stopped on': dayOf(day + 3 + one),
      Kind: ['Jam', 'Belt'][one % 2]!,
      Cause: ['Dust', 'Wear'][(day + one) % 2]!,
    })),
  ),
};

it('counts the rows of another table where it is said how many times, and else whether there is one', async () => {
  const times = await readings('The machines stop more times than ever, many stops a day.', machinesWith);
  expect(times[0]).toMatchObject({ of: 'others Machine id counted', sql: expect.stringContaining('SELECT count(*)') });
  const [counted, any] = [fitOf(times, 'others Machine id counted'), fitOf(times, 'others Machine id')];
  expect(counted - any).toBe(2);
  const plain = await readings('The machines have stops again.', machinesWith);
  expect(plain.some(({ of }) => of.endsWith('counted'))).toBe(false);
});

it('reads a state in the rows of another table, a reason less, and within its limit more', async () => {
  const belts = await readings('More machines stop for a belt, and for dust.', machinesWith);
  expect(fitOf(belts, 'others Machine id Belt') - fitOf(belts, 'others Machine id Dust')).toBe(2);
  const within = await readings('More machines stop for a belt within 10 days.', machinesWith);
  expect(fitOf(within, 'others Machine id Built on Belt') - fitOf(belts, 'others Machine id Belt')).toBe(4);
});

it('reads a state by what its column is: an outcome before a class, before a payment, before any group, before a reason', async () => {
  const names = ['Result', 'Type', 'Payment status', 'Hall', 'Reason'];
  const states = rows.map((day) => ({
    Day: dayOf(day),
    ...Object.fromEntries(names.map((each, one) => [each, `${'JKLMN'[one]}${'xy'[day % 2]}q`])),
  }));
  const found = await readings('It is a mess.', { 'states.csv': states });
  const order = found
    .filter(({ of }) => of.startsWith('state') && of.includes('xq'))
    .map(({ of, fit }) => [of.split(' ').slice(1, -1).join(' '), fit]);
  expect(order).toEqual([
    ['Result', 2],
    ['Type', -1],
    ['Payment status', -2],
    ['Hall', -3],
    ['Reason', -4],
  ]);
});

it('reads the day that was promised where a promise is spoken of', async () => {
  const orders = rows.map((day) => ({
    'Ordered on': dayOf(day),
    'Promised on': dayOf(day + 6),
    'Delivered on': dayOf(day + 5 + (day % 3)),
    Depot: 'AB'[day % 2]!,
  }));
  const kept = 'kept Promised on Delivered on';
  const said = await readings('Deliveries are not on time.', { 'orders.csv': orders });
  const plain = await readings('Deliveries are a mess.', { 'orders.csv': orders });
  expect(fitOf(said, kept) - fitOf(plain, kept)).toBe(8);
});
