/** The calendars companies report by: every date in exactly one period, periods that abut, names that people use. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calendar,
  calendarYears,
  makePeriod,
  type PeriodLength,
  periodNumber,
  readCalendar,
} from '../../../src/engine/metrics/calendar/calendar.ts';
import { readPeriodId } from '../../../src/engine/metrics/calendar/periods.ts';
import { addDays } from '../../../src/model/period.ts';

const period = (calendar: Calendar, date: string, length: PeriodLength) =>
  makePeriod(calendar, periodNumber(calendar, date, length), length, 0, false);

const anyCalendar: fc.Arbitrary<Calendar> = fc.oneof(
  fc.record({
    kind: fc.constant('gregorian' as const),
    startMonth: fc.integer({ min: 1, max: 12 }),
    nameBy: fc.constantFrom('end' as const, 'start' as const),
  }),
  fc.record({
    kind: fc.constant('weeks' as const),
    pattern: fc.constantFrom('445' as const, '454' as const, '544' as const),
    yearEnd: fc.record({
      rule: fc.constantFrom('last' as const, 'nearest' as const),
      weekday: fc.integer({ min: 0, max: 6 }),
      month: fc.integer({ min: 1, max: 12 }),
    }),
    nameBy: fc.constantFrom('end' as const, 'start' as const),
  }),
);
const anyDate = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1950-01-01', days));
const anyLength = fc.constantFrom<PeriodLength>(1, 3, 6, 12);

describe('any calendar', () => {
  it('puts every date in exactly one period, and periods abut', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, anyLength, (calendar, date, length) => {
        const number = periodNumber(calendar, date, length);
        const [before, found, after] = [number - 1, number, number + 1].map((each) => makePeriod(calendar, each, length, 0, false));
        expect(found!.start <= date && date < found!.end).toBe(true);
        expect([before!.end, found!.end]).toEqual([found!.start, after!.start]);
        expect(found!.start < found!.end).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('makes a quarter of its three months, a half of two quarters and a year of two halves', () => {
    fc.assert(
      fc.property(
        anyCalendar,
        anyDate,
        fc.constantFrom<[PeriodLength, PeriodLength]>([3, 1], [6, 3], [12, 6]),
        (calendar, date, [large, small]) => {
          const number = periodNumber(calendar, date, large);
          const whole = makePeriod(calendar, number, large, 0, false);
          const parts = Array.from({ length: large / small }, (_, at) =>
            makePeriod(calendar, (number * large) / small + at, small, 0, false),
          );
          expect([parts[0]!.start, parts.at(-1)!.end]).toEqual([whole.start, whole.end]);
          expect(parts.slice(1).map(({ start }) => start)).toEqual(parts.slice(0, -1).map(({ end }) => end));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads back the id it gives a period', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, anyLength, (calendar, date, length) => {
        const number = periodNumber(calendar, date, length);
        expect(readPeriodId(makePeriod(calendar, number, length, 0, false).id, calendar)).toMatchObject({ length, number });
      }),
      { numRuns: 300 },
    );
  });

  it('of weeks has quarters of 13 weeks, but the last of some years, of 14', () => {
    fc.assert(
      fc.property(anyCalendar, anyDate, (calendar, date) => {
        fc.pre(calendar.kind === 'weeks');
        const number = periodNumber(calendar, date, 3);
        const { weeks } = makePeriod(calendar, number, 3, 0, false);
        expect(number % 4 === 3 ? [13, 14] : [13]).toContain(weeks);
      }),
    );
  });
});

describe('calendar years', () => {
  it('keep the names everybody knows', () => {
    const names = ([1, 3, 6, 12] as const).map((length) => period(calendarYears, '2017-11-05', length));
    expect(names.map(({ id }) => id)).toEqual(['2017-11', '2017-Q4', '2017-H2', '2017']);
    expect(names.map(({ label }) => label)).toEqual(['November 2017', 'Q4 2017', 'H2 2017', '2017']);
  });
});

describe('trap 4: a fiscal year', () => {
  it('from February is named by the year it ends in', () => {
    const first = period(readCalendar('feb'), '2025-02-01', 3);
    expect(first).toMatchObject({ id: 'FY26-Q1', label: 'Q1 FY26', start: '2025-02-01', end: '2025-05-01' });
    expect(period(readCalendar('feb'), '2025-01-31', 3).id).toBe('FY25-Q4');
  });

  it('from April can be named by the year it starts in', () => {
    expect(period(readCalendar('apr:start'), '2026-03-31', 3).id).toBe('FY25-Q4');
    expect(period(readCalendar('apr'), '2026-03-31', 3).id).toBe('FY26-Q4');
    expect(readPeriodId('FY25-Q4', readCalendar('apr:start'))).toEqual(readPeriodId('FY26-Q4', readCalendar('apr')));
  });

  it('of months keeps the names of the months', () => {
    expect(period(readCalendar('jul'), '2025-07-09', 1)).toMatchObject({ id: '2025-07', label: 'July 2025' });
  });
});

describe('the retail calendar', () => {
  const retail = readCalendar('454:nearest-sat-jan:start');

  it('has the years that the National Retail Federation publishes', () => {
    const years = [2017, 2018, 2022, 2023, 2024].map((year) => {
      const { number, length } = readPeriodId(`FY${year}`, retail);
      const { start, end, weeks } = makePeriod(retail, number!, length, 0, false);
      return [year, start, addDays(end, -1), weeks];
    });
    expect(years).toEqual([
      [2017, '2017-01-29', '2018-02-03', 53],
      [2018, '2018-02-04', '2019-02-02', 52],
      [2022, '2022-01-30', '2023-01-28', 52],
      [2023, '2023-01-29', '2024-02-03', 53],
      [2024, '2024-02-04', '2025-02-01', 52],
    ]);
  });

  it('has months of four, five and four weeks, the leap week in the last', () => {
    const months = Array.from({ length: 12 }, (_, at) => {
      const { number, length } = readPeriodId(`FY23-P${String(at + 1).padStart(2, '0')}`, retail);
      return makePeriod(retail, number!, length, 0, false).weeks;
    });
    expect(months).toEqual([4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 5]);
  });
});

describe('a fiscal year in words', () => {
  it('is a month or weeks with the day the year ends on', () => {
    expect(readCalendar('February')).toEqual({ kind: 'gregorian', startMonth: 2, nameBy: 'end' });
    expect(readCalendar('10')).toEqual({ kind: 'gregorian', startMonth: 10, nameBy: 'end' });
    expect(readCalendar('445:last-saturday-jan')).toEqual({
      kind: 'weeks',
      pattern: '445',
      yearEnd: { rule: 'last', weekday: 6, month: 1 },
      nameBy: 'end',
    });
  });

  it.each(['', 'febtober', '13', '0', '445', '455:last-sat-jan', '445:last-day-jan', '445:first-sat-jan', 'feb:middle'])(
    'is refused as %j, with examples',
    (text) => {
      expect(() => readCalendar(text)).toThrow(
        expect.objectContaining({ code: 'option_invalid', next: expect.stringContaining('445:last-sat-jan') }),
      );
    },
  );
});

describe('a period by its id', () => {
  it.each(['2017-Q5', 'FY', '2017-H3', '2017-13', 'FY26-11', 'Q4 2017'])('is refused as %s', (text) => {
    expect(() => readPeriodId(text, calendarYears)).toThrow(expect.objectContaining({ code: 'period_invalid' }));
  });

  it('means the named year of the calendar, with or without FY', () => {
    expect(readPeriodId('2026-Q1', readCalendar('feb'))).toEqual(readPeriodId('FY26-Q1', readCalendar('feb')));
    expect(readPeriodId('FY26-Q1', calendarYears)).toEqual(readPeriodId('2026-Q1', calendarYears));
  });

  it('of the calendar year is the fiscal one of the same days, or none', () => {
    expect(readPeriodId('CY2025-Q4', readCalendar('apr'))).toEqual(readPeriodId('FY26-Q3', readCalendar('apr')));
    expect(readPeriodId('CY2025-Q4', calendarYears)).toEqual(readPeriodId('2025-Q4', calendarYears));
    expect(() => readPeriodId('CY2025-Q4', readCalendar('feb'))).toThrow(expect.objectContaining({ code: 'period_invalid' }));
  });

  it('is no month where years are made of weeks', () => {
    expect(() => readPeriodId('2025-11', readCalendar('445:last-sat-jan'))).toThrow(
      expect.objectContaining({ code: 'period_invalid', next: expect.stringContaining('FY26-P01') }),
    );
  });
});
