/** The ways in which time makes automatic decks wrong, each on data made for it. */
import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../src/engine/data/mapping.ts';
import type { FactOptions } from '../../../src/engine/metrics/fact-options.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import { addDays } from '../../../src/model/period.ts';
import { csv, csvFiles } from '../data/csv-files.ts';

type Row = Record<string, string | number | null>;

const read = async (files: Record<string, Row[]>, options: Partial<FactOptions>): Promise<FactTable> => {
  const texts = Object.fromEntries(Object.entries(files).map(([name, rows]) => [name, csv(rows)]));
  return readFacts(await csvFiles(texts), { today: '2026-01-01', ...options });
};

/** A deal of 100 won on each day, every tenth lost. */
const daily = (from: string, to: string): Row[] => {
  const rows: Row[] = [];
  for (let date = from, at = 0; date <= to; date = addDays(date, 1), at += 1) {
    rows.push({ id: `D${at}`, stage: at % 10 === 9 ? 'Lost' : 'Won', amount: 100, created: addDays(date, -20), close_date: date });
  }
  return rows;
};

const won = (...closed: string[]): Row[] =>
  closed.map((date, at) => ({ id: `D${at}`, stage: at === 1 ? 'Lost' : 'Won', amount: 100, close_date: date }));

const value = (table: FactTable, id: string) => table.facts[id]?.value;
const messages = (table: FactTable, code: string) => table.quality.filter((note) => note.code === code).map(({ message }) => message);

describe('trap 1: a partial quarter', () => {
  it('at the start of the data is never compared', async () => {
    const table = await read({ 'deals.csv': daily('2025-02-20', '2025-06-30') }, { asOf: '2025-07-02' });
    expect(table.periods.map(({ id, partial }) => [id, partial])).toEqual([
      ['2025-Q1', true],
      ['2025-Q2', false],
    ]);
    expect(table.prior).toBeNull();
    expect(value(table, 'won_value.pct@0')).toBeUndefined();
  });

  it('a year before gives no change on the year', async () => {
    const table = await read({ 'deals.csv': daily('2024-05-15', '2025-06-30') }, { asOf: '2025-07-02' });
    expect(table.periods[0]).toMatchObject({ id: '2024-Q2', partial: true, offset: -4 });
    expect(value(table, 'won_value.yoy@0')).toBeUndefined();
    expect(value(table, 'won_value.pct@0')).toBeTypeOf('number');
  });

  it('is none where only the last days of an export of long ago have no rows', async () => {
    const table = await readFacts(await csvFiles({ 'deals.csv': csv(daily('2024-01-01', '2025-06-27')) }), { today: '2025-11-20' });
    expect(table.reporting).toMatchObject({ id: '2025-Q2', partial: false });
    expect(table.facts['won_value.qtd@0']).toBeUndefined();
    expect(value(table, 'won_value.pct@0')).toBeTypeOf('number');
  });

  it('that still runs is held against the same days of the one before', async () => {
    const table = await read({ 'deals.csv': daily('2024-01-01', '2025-05-15') }, { asOf: '2025-05-15', period: '2025-Q2' });
    expect(table.reporting).toMatchObject({ id: '2025-Q2', partial: true });
    expect(value(table, 'won_value.pct@0')).toBeUndefined();
    const { facts } = table;
    expect(facts['won_value.qtd@0']).toMatchObject({ label: 'Closed-won revenue, first 45 days of Q2 2025' });
    expect(facts['won_value.qtd_prior@0']!.formula).toBe('sum of amount of won deals closed from 2025-01-01 to 2025-02-14');
    expect(facts['won_value.qtd_year@0']!.formula).toBe('sum of amount of won deals closed from 2024-04-01 to 2024-05-15');
    expect(facts['won_value.qtd_pct@0']!.from).toEqual(['won_value.qtd@0', 'won_value.qtd_prior@0']);
    expect(messages(table, 'running-period')).toEqual(['Q2 2025 is still running; its figures cover the first 45 days.']);
  });

  it('whose data end on its last weekend counts as whole and is not called running', async () => {
    const table = await read({ 'deals.csv': daily('2024-01-01', '2025-12-28') }, { today: '2026-11-01' });
    expect(table.reporting).toMatchObject({ id: '2025-Q4', partial: false });
    expect(value(table, 'won_value.pct@0')).toBeTypeOf('number');
    expect(messages(table, 'running-period')).toEqual([]);
  });
});

describe('trap 2: dates that can be read two ways', () => {
  it('are refused where nothing decides', async () => {
    await expect(read({ 'deals.csv': won('03/04/2025', '05/06/2025') }, {})).rejects.toMatchObject({ code: 'date_order_ambiguous' });
  });

  it('are read as the other files that leave no doubt, where they agree', async () => {
    const sites = [
      { site: 'North', since: '03/04/2024' },
      { site: 'South', since: '05/06/2024' },
    ];
    const sure = won('13/04/2025', '25/06/2025').map((row, at) => ({ ...row, site: at ? 'North' : 'South' }));
    const table = await read({ 'deals.csv': sure, 'sites.csv': sites }, { asOf: '2025-06-30' });
    expect(table.sources).toHaveLength(2);
    const turned = [
      { day: '04/13/2025', n: 1 },
      { day: '06/25/2025', n: 2 },
    ];
    await expect(read({ 'deals.csv': sure, 'sites.csv': sites, 'days.csv': turned }, {})).rejects.toMatchObject({
      code: 'date_order_ambiguous',
    });
  });

  it('are read as another column of the file shows', async () => {
    const rows = won('03/04/2025', '05/06/2025').map((row, at) => ({ ...row, created: at ? '28/02/2025' : '13/01/2025' }));
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-06-30' });
    expect(value(table, 'won_value@0')).toBe(100);
    expect(table.reporting.id).toBe('2025-Q2');
  });
});

describe('trap 3: a time near the end of a quarter', () => {
  const rows = won('2025-03-15T12:00:00Z', '2025-03-16T12:00:00Z', '2025-04-01T02:30:00Z', '2025-04-20T12:00:00Z');

  it('is dated as written, unless a time zone is given', async () => {
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-06-30', period: '2025-Q2' });
    expect(value(table, 'won_count@0')).toBe(2);
  });

  it('falls on the day of the time zone', async () => {
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-06-30', period: '2025-Q2', timeZone: 'America/New_York' });
    expect([value(table, 'won_count@-1'), value(table, 'won_count@0')]).toEqual([2, 1]);
  });

  it('falls on it by the mapping file too', async () => {
    const mapping = parseMapping('time_zone: America/New_York');
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-06-30', period: '2025-Q2', mapping });
    expect(value(table, 'won_count@0')).toBe(1);
  });

  it('without an offset stays where it is', async () => {
    const local = rows.map((row) => ({ ...row, close_date: String(row.close_date).replace('Z', '') }));
    const table = await read({ 'deals.csv': local }, { asOf: '2025-06-30', period: '2025-Q2', timeZone: 'America/New_York' });
    expect(value(table, 'won_count@0')).toBe(2);
  });

  it('with another offset is the same instant', async () => {
    const offset = rows.map((row) => ({ ...row, close_date: String(row.close_date).replace('02:30:00Z', '13:30:00+11:00') }));
    const table = await read({ 'deals.csv': offset }, { asOf: '2025-06-30', period: '2025-Q2', timeZone: 'America/New_York' });
    expect(value(table, 'won_count@0')).toBe(1);
  });

  it('in milliseconds since 1970 is read as an instant', async () => {
    const epoch = rows.map(({ close_date, ...row }) => ({ ...row, closedate: Date.parse(String(close_date)) }));
    const utc = await read({ 'deals.csv': epoch }, { asOf: '2025-06-30', period: '2025-Q2' });
    const local = await read({ 'deals.csv': epoch }, { asOf: '2025-06-30', period: '2025-Q2', timeZone: 'America/New_York' });
    expect([value(utc, 'won_count@0'), value(local, 'won_count@0')]).toEqual([2, 1]);
    expect(messages(utc, 'dates-from-numbers')).toEqual(['Numbers in closedate of deals.csv are read as dates.']);
  });

  it('in a place that is none is refused', async () => {
    await expect(read({ 'deals.csv': rows }, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject({ code: 'option_invalid' });
  });
});

describe('trap 4: fiscal quarters', () => {
  const rows = daily('2024-02-01', '2025-07-31');

  it('begin in the month that is asked for', async () => {
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-08-02', fiscalYear: 'feb' });
    expect(table.reporting).toMatchObject({ id: 'FY26-Q2', label: 'Q2 FY26', start: '2025-05-01', end: '2025-08-01' });
    const days = rows.filter(({ close_date, stage }) => stage === 'Won' && String(close_date) >= '2025-05-01');
    expect(value(table, 'won_count@0')).toBe(days.length);
    expect(table.facts['won_value.yoy@0']!.from).toEqual(['won_value@0', 'won_value@-4']);
    expect(table.facts['won_value.ytd@0']!.formula).toContain('from 2025-02-01 to 2025-07-31');
    expect(table.facts['won_value.ytd_prior@0']!.formula).toContain('from 2024-02-01 to 2024-07-31');
    expect(table.facts['won_value.ttm@0']!.formula).toContain('from 2024-08-01 to 2025-07-31');
  });

  it.each([
    ['FY26-Q1', '2025-02-01'],
    ['2026-Q1', '2025-02-01'],
    ['FY-Q1', '2025-02-01'],
    ['FY25-Q3', '2024-08-01'],
    ['2025-07', '2025-07-01'],
  ])('asked for as %s start on %s', async (period, start) => {
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-08-02', fiscalYear: 'feb', period });
    expect(table.reporting.start).toBe(start);
  });

  it('come from the option before the mapping file, and from that before the brief', async () => {
    const mapping = parseMapping('calendar: apr');
    const start = async (options: Partial<FactOptions>) => {
      const { reporting } = await read({ 'deals.csv': rows }, { asOf: '2025-08-02', period: 'FY-Q1', ...options });
      return reporting.start;
    };
    expect(await start({ mapping, fiscalYear: 'feb', fiscalYearSaid: 'jul' })).toBe('2025-02-01');
    expect(await start({ mapping, fiscalYearSaid: 'mar' })).toBe('2025-04-01');
    expect(await start({ fiscalYearSaid: 'mar' })).toBe('2025-03-01');
  });

  it('have targets by their own names', async () => {
    const targets = [
      { quarter: 'Q1 FY26', target: 4000 },
      { quarter: 'Q2 FY26', target: 8000 },
      { quarter: 'Q2 2025', target: 1 },
    ];
    const table = await read({ 'deals.csv': rows, 'targets.csv': targets }, { asOf: '2025-08-02', fiscalYear: 'feb' });
    expect(value(table, 'won_value.target@0')).toBe(8000);
  });
});

describe('targets of a quarter', () => {
  it('may be dated by its first day', async () => {
    const targets = ['2025-01-01', '2025-04-01'].map((quarter, at) => ({ quarter, target: (at + 1) * 1000 }));
    const table = await read({ 'deals.csv': daily('2025-01-01', '2025-06-30'), 'targets.csv': targets }, { asOf: '2025-06-30' });
    expect(value(table, 'won_value.target@0')).toBe(2000);
  });
});

describe('trap 5: a quarter of 14 weeks', () => {
  const rows = daily('2022-01-30', '2024-02-03');
  const retail = { fiscalYear: '454:nearest-sat-jan:start' };

  it('is compared with none of 13, and that is said', async () => {
    const table = await read({ 'deals.csv': rows }, { ...retail, asOf: '2024-02-04' });
    expect(table.reporting).toMatchObject({ id: 'FY23-Q4', weeks: 14, partial: false });
    expect(table.prior).toBeNull();
    expect(value(table, 'won_value.yoy@0')).toBeUndefined();
    expect(value(table, 'won_value.ttm_pct@0')).toBeUndefined();
    expect(messages(table, 'unequal-weeks')).toEqual([
      'Q4 FY23 has 14 weeks and Q4 FY22 13; they are not compared.',
      'Q4 FY23 has 14 weeks and Q3 FY23 13; they are not compared.',
    ]);
  });

  it('is held against as many weeks of the year before', async () => {
    const { facts } = await read({ 'deals.csv': rows }, { ...retail, asOf: '2024-02-04' });
    expect(facts['won_value.weeks@0']!.label).toBe('Closed-won revenue, first 13 weeks of Q4 FY23');
    expect(facts['won_value.weeks@0']!.formula).toContain('from 2023-10-29 to 2024-01-27');
    expect(facts['won_value.weeks_year@0']!.formula).toContain('from 2022-10-30 to 2023-01-28');
    expect(facts['won_value.weeks_yoy@0']!.from).toEqual(['won_value.weeks@0', 'won_value.weeks_year@0']);
  });

  it('leaves quarters of 13 weeks to be compared', async () => {
    const table = await read({ 'deals.csv': rows }, { ...retail, asOf: '2023-10-29' });
    expect(table.reporting).toMatchObject({ id: 'FY23-Q3', weeks: 13 });
    expect(table.facts['won_value.yoy@0']!.value).toBeTypeOf('number');
    expect(messages(table, 'unequal-weeks')).toEqual([]);
  });
});

describe('trap 6: a deal won in the future', () => {
  it('is not counted, and reported', async () => {
    const table = await read(
      {
        'deals.csv': [
          ...daily('2025-01-01', '2025-06-30'),
          ...won('2025-09-30', '2025-10-01').map((row) => ({ ...row, id: `F${row.id}`, created: null })),
        ],
      },
      { asOf: '2025-07-01' },
    );
    const days = daily('2025-01-01', '2025-06-30').filter(({ stage }) => stage === 'Won').length;
    expect(value(table, 'won_count@all')).toBe(days);
    expect(messages(table, 'future-close')).toEqual([
      '2 won or lost deals of deals.csv have a close date after 2025-07-01 and are not counted.',
    ]);
  });
});

describe('trap 7: dates that are none, or written as numbers', () => {
  it.each(['1970-01-01', '1900-01-01', '9999-12-31'])('%s is missing, and reported', async (placeholder) => {
    const rows = daily('2025-01-01', '2025-06-30').map((row, at) => (at % 20 === 0 ? { ...row, close_date: placeholder } : row));
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-07-01' });
    expect(table.periods[0]!.id).toBe('2025-Q1');
    expect(messages(table, 'placeholder-dates')).toEqual([
      '10 values of close_date in deals.csv are placeholders such as 1970-01-01 and count as missing.',
    ]);
    expect(messages(table, 'rejected-values')).toEqual([]);
  });

  it('1970-01-01 among dates of its time is one', async () => {
    const table = await read(
      { 'deals.csv': won('1969-10-02', '1969-11-20', '1969-12-15', '1970-01-01', '1970-02-14') },
      { asOf: '1970-03-31' },
    );
    expect(value(table, 'won_count@all')).toBe(4);
    expect(messages(table, 'placeholder-dates')).toEqual([]);
  });

  it('two digits of a year from 69 are of the last century', async () => {
    const table = await read({ 'deals.csv': won('13.01.99', '14.02.99', '15.03.99') }, { asOf: '1999-03-31' });
    expect(table.reporting.id).toBe('1999-Q1');
    const now = await read({ 'deals.csv': won('13.01.25', '14.02.25', '15.03.25') }, { asOf: '2025-03-31' });
    expect(now.reporting.id).toBe('2025-Q1');
  });

  it('day numbers of Excel in a column of dates are dates', async () => {
    const rows = won('x', 'y', 'z').map(({ close_date: _, ...row }, at) => ({ ...row, 'Close Date': 45_658 + at * 30 }));
    const table = await read({ 'deals.csv': rows }, { asOf: '2025-03-31' });
    expect(table.reporting).toMatchObject({ id: '2025-Q1' });
    expect(value(table, 'won_count@m-2')).toBe(1);
  });

  it.each([
    ['31. Dezember 2024', '1. März 2024', '5. Mai 2024'],
    ['31 déc. 2024', '1 mars 2024', '5 mai 2024'],
    ['31 de diciembre de 2024', '1 de marzo de 2024', '5 de mayo de 2024'],
    ['31 dezembro 2024', '1 março 2024', '5 maio 2024'],
    ['2024年12月31日', '2024年3月1日', '2024年5月5日'],
    ['31 ديسمبر 2024', '1 مارس 2024', '5 مايو 2024'],
  ])('months may have their names: %s', async (...dates) => {
    const table = await read({ 'deals.csv': won(...dates) }, { asOf: '2024-12-31', period: '2024' });
    expect([value(table, 'won_count@m0'), value(table, 'won_count@m-7'), value(table, 'lost_count@m-9')]).toEqual([1, 1, 1]);
  });
});

describe('trap 8: a year without a year before', () => {
  it('has no change on the year, and no zero instead', async () => {
    const table = await read({ 'deals.csv': daily('2025-01-01', '2025-06-30') }, { asOf: '2025-07-01' });
    for (const id of ['won_value.yoy@0', 'won_value.ytd_prior@0', 'won_value.ytd_pct@0', 'won_value.ttm@0'])
      expect(table.facts[id], id).toBeUndefined();
    expect(value(table, 'won_value.ytd@0')).toBeGreaterThan(0);
  });
});

describe('trap 9: a leap year', () => {
  it('is held against the same number of days', async () => {
    const table = await read({ 'deals.csv': daily('2023-01-01', '2024-02-29') }, { asOf: '2024-02-29', period: '2024-Q1' });
    const { facts } = table;
    expect(facts['won_value.qtd@0']!.formula).toContain('from 2024-01-01 to 2024-02-29');
    expect(facts['won_value.qtd_year@0']!.formula).toContain('from 2023-01-01 to 2023-03-01');
    expect(facts['won_value.qtd_prior@0']!.formula).toContain('from 2023-10-01 to 2023-11-29');
  });

  it('leaves a day alone that the quarter before does not have', async () => {
    const table = await read({ 'deals.csv': daily('2024-01-01', '2025-06-29') }, { asOf: '2025-06-29', period: '2025-Q2' });
    expect(table.facts['won_value.qtd@0']!.label).toContain('first 90 days');
    expect(table.facts['won_value.qtd_prior@0']!.formula).toContain('from 2025-01-01 to 2025-03-31');
    const later = await read({ 'deals.csv': daily('2024-01-01', '2025-09-29') }, { asOf: '2025-09-29', period: '2025-Q3' });
    expect(later.facts['won_value.qtd@0']!.label).toContain('first 91 days');
    expect(later.facts['won_value.qtd_prior@0']!.label).toContain('first 91 days of Q2 2025');
  });
});

describe('trap 10: the day of the making', () => {
  it('changes nothing where the as-of date is given', async () => {
    const rows = daily('2025-01-01', '2025-06-30');
    const [one, other] = [
      await read({ 'deals.csv': rows }, { asOf: '2025-06-30', today: '2025-07-01' }),
      await read({ 'deals.csv': rows }, { asOf: '2025-06-30', today: '2031-12-31' }),
    ];
    expect(other).toEqual(one);
  });
});

describe('trap 30: those without deals', () => {
  const rows = daily('2025-01-01', '2025-06-30').map((row, at) => ({ ...row, owner: at % 2 ? 'Ann' : 'Bob' }));
  const target = (owner: string, period: string, quota: number) => ({ owner, period, quota });
  const asOf = '2025-06-30';

  it('are named, and not shown as 0 %; a target of zero gives no share', async () => {
    const quotas = [target('Ann', '2025-Q2', 5000), target('Bob', '2025-Q2', 0), target('Cyd', '2025-Q2', 3000)];
    const table = await read({ 'deals.csv': rows, 'quotas.csv': quotas }, { asOf });
    expect(value(table, 'won_value.attainment[owner=Ann]@0')).toBeGreaterThan(0);
    expect(table.facts['won_value.attainment[owner=Bob]@0']).toMatchObject({ value: null });
    expect(table.facts['won_value.attainment[owner=Cyd]@0']).toBeUndefined();
    expect(value(table, 'won_value.target@0')).toBe(8000);
    expect(messages(table, 'members-without-deals')).toEqual([
      '1 of 3 in quotas.csv has no deals and is left out rather than shown as 0: Cyd.',
    ]);
  });

  it('months add up to the quarter, and a year is spread over its months', async () => {
    const quotas = [
      target('Ann', '2025-04', 1000),
      target('Ann', '2025-05', 2000),
      target('Ann', '2025-06', 3000),
      target('Bob', '2025', 12_000),
    ];
    const table = await read({ 'deals.csv': rows, 'quotas.csv': quotas }, { asOf });
    expect(value(table, 'won_value.target[owner=Ann]@0')).toBe(6000);
    expect(value(table, 'won_value.target[owner=Bob]@0')).toBe(3000);
    expect(value(table, 'won_value.target@0')).toBe(9000);
  });

  it('a year beside its quarters is not added to them', async () => {
    const quotas = [target('Ann', '2025', 40_000), ...[1, 2, 3, 4].map((at) => target('Ann', `2025-Q${at}`, at * 4000))];
    const table = await read({ 'deals.csv': rows, 'quotas.csv': quotas }, { asOf });
    expect(value(table, 'won_value.target@0')).toBe(8000);
  });
});

describe('a year as the basis', () => {
  it('compares the period with the same one a year earlier', async () => {
    const rows: Row[] = [
      ...daily('2024-01-01', '2024-12-31'),
      ...daily('2025-01-01', '2025-12-31').map((row) => ({ ...row, id: `E${row.id}` })),
    ];
    const doubled = rows.map((row) => ({ ...row, amount: String(row.close_date) >= '2025-10-01' ? 200 : 100 }));
    const table = await read({ 'deals.csv': doubled }, { asOf: '2025-12-31', period: '2025-Q4', basis: 'year' });
    expect(table.prior).toMatchObject({ offset: -4, label: 'Q4 2024' });
    expect(value(table, 'won_value.delta@0')).toBe((value(table, 'won_value@0') as number) - (value(table, 'won_value@-4') as number));
  });

  it('falls back on the period before where the data do not reach as far', async () => {
    const table = await read({ 'deals.csv': daily('2025-04-01', '2025-12-31') }, { asOf: '2025-12-31', period: '2025-Q4', basis: 'year' });
    expect(table.prior).toMatchObject({ offset: -1 });
  });
});

describe('a span of months', () => {
  const rows = daily('2024-01-01', '2025-09-30').map(
    (row): Row => ({ ...row, amount: String(row.close_date) >= '2025-01-01' ? 200 : 100 }),
  );
  const of = (period: string, more: Partial<FactOptions> = {}) =>
    read({ 'deals.csv': rows }, { asOf: '2025-10-01', periodSaid: period, ...more });
  const spans = ({ periods, prior }: FactTable) => [periods.map(({ id, offset }) => [id, offset]), prior?.id];

  it.each(['2025-01..2025-09', 'M01..M09', 'YTD'])('%s is compared with the same months a year earlier', async (name) => {
    const table = await of(name);
    expect(spans(table)).toEqual([
      [
        ['2024-01..2024-09', -1],
        ['2025-01..2025-09', 0],
      ],
      '2024-01..2024-09',
    ]);
    expect([table.reporting.label, table.prior!.label]).toEqual(['Jan–Sep 2025', 'Jan–Sep 2024']);
    // 273 and 274 days, of which every tenth deal is lost; the three months between count in neither.
    const wonIn = (from: string, to: string) =>
      rows.filter(({ stage, close_date: day }) => stage === 'Won' && String(day) >= from && String(day) <= to).length;
    expect([value(table, 'won_count@0'), value(table, 'won_count@-1')]).toEqual([
      wonIn('2025-01-01', '2025-09-30'),
      wonIn('2024-01-01', '2024-09-30'),
    ]);
    expect(value(table, 'won_value.pct@0')).toBeCloseTo(1, 1);
    expect(Object.values(table.facts).every(({ period }) => period === null || !period.startsWith('0'))).toBe(true);
  });

  it('back from the newest data is compared with as many months before', async () => {
    expect(spans(await of('L2Q'))).toEqual([
      [
        ['2023-10..2024-03', -3],
        ['2024-04..2024-09', -2],
        ['2024-10..2025-03', -1],
        ['2025-04..2025-09', 0],
      ],
      '2024-10..2025-03',
    ]);
    expect((await of('L2Q', { basis: 'year' })).prior?.id).toBe('2024-04..2024-09');
    expect((await of('M03..')).reporting.id).toBe('2025-03..2025-09');
  });

  it('of a fiscal year to date begins with it', async () => {
    const table = await of('YTD', { fiscalYear: 'apr' });
    expect([table.reporting.id, table.prior?.id]).toEqual(['2025-04..2025-09', '2024-04..2024-09']);
  });

  it('that the data cover in part is cut to them, and that is said', async () => {
    const table = await of('2025-03..2025-12');
    expect([table.reporting.id, table.prior?.id]).toEqual(['2025-03..2025-09', '2024-03..2024-09']);
    expect(messages(table, 'period-absent')).toEqual([
      'The data cover only part of Mar–Dec 2025: they run from 2024-01-01 to 2025-09-30. The figures are of Mar–Sep 2025.',
    ]);
  });

  it.each(['2025-03..2025-09', 'M03..M09'])(
    '%s that is named stays so where the data end within its last month, and that is said',
    async (name) => {
      const until = (day: string, asOf: string) =>
        read({ 'deals.csv': rows.filter(({ close_date: each }) => String(each) <= day) }, { asOf, periodSaid: name, basis: 'year' });
      for (const asOf of ['2025-09-21', '2025-10-14']) {
        const table = await until('2025-09-20', asOf);
        expect([table.reporting.id, table.prior?.id]).toEqual(['2025-03..2025-09', '2024-03..2024-09']);
        expect(messages(table, 'period-absent')).toEqual([
          'The data of Mar–Sep 2025 run to 2025-09-20: the rest of its last month is not in them yet.',
        ]);
      }
    },
  );

  it('of whose last month more than half lacks is cut, and that is said', async () => {
    const table = await read(
      { 'deals.csv': rows.filter(({ close_date: each }) => String(each) <= '2025-09-09') },
      { asOf: '2025-10-14', periodSaid: '2025-03..2025-09', basis: 'year' },
    );
    expect([table.reporting.id, table.prior?.id]).toEqual(['2025-03..2025-08', '2024-03..2024-08']);
    expect(messages(table, 'period-absent')[0]).toContain('The data cover only part of Mar–Sep 2025');
  });

  it('that the data hold nothing of is said, and so is a year they do not reach', async () => {
    expect(messages(await of('2027-01..2027-05'), 'period-absent')).toEqual([
      'The data hold nothing of Jan–May 2027: they run from 2024-01-01 to 2025-09-30. The figures are of Q3 2025.',
    ]);
    const early = await of('2024-08..2024-11');
    expect([early.prior?.id, ...messages(early, 'period-absent')]).toEqual([
      '2024-04..2024-07',
      'The data do not reach back to Aug–Nov 2023: figures are compared with Apr–Jul 2024.',
    ]);
  });

  it('that is a quarter or a year of its own keeps its name', async () => {
    expect((await of('L12M', { asOf: '2025-01-01' })).reporting.id).toBe('2024');
  });
});

describe('the day an export stands for', () => {
  it('is its last where something happens every day and nothing has for seven weeks', async () => {
    const table = await read({ 'deals.csv': daily('2025-01-01', '2025-09-30') }, { today: '2025-11-23' });
    expect(table.asOf).toBe('2025-09-30');
  });

  it('is today where it is a few weeks old, or where months pass between its rows', async () => {
    const recent = await read({ 'deals.csv': daily('2025-01-01', '2025-09-30') }, { today: '2025-10-20' });
    expect(recent.asOf).toBe('2025-10-20');
    const rare = await read(
      { 'deals.csv': won('2025-01-05', '2025-03-05', '2025-05-05', '2025-07-05', '2025-09-05') },
      { today: '2025-11-23' },
    );
    expect(rare.asOf).toBe('2025-11-23');
  });
});
