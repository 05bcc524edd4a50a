/** Dates by which a step is proposed to be done. */
import { describe, expect, it } from 'vitest';
import { dueDate, meetingDay, proposedDays, weekAhead } from '../../src/model/due.ts';

describe('a proposed date', () => {
  it.each([
    ['2025-11-03', '2025-11-17'],
    // A Sunday and a Saturday.
    ['2017-12-31', '2018-01-12'],
    ['2025-11-01', '2025-11-14'],
  ])('two weeks after %s is a weekday, %s', (asOf, date) => {
    expect(dueDate('two-weeks', asOf, asOf)).toBe(date);
  });

  it('a month on is a weekday too', () => {
    expect(dueDate('month', '2017-12-31', '2017-12-31')).toBe('2018-01-30');
  });

  it.each([
    ['2017-12-31', '2017-12-31', '2018-03-31'],
    // Three weeks before its end, a quarter is too short.
    ['2025-12-10', '2025-09-30', '2026-03-31'],
    ['2025-10-02', '2025-09-30', '2025-12-31'],
    // A fiscal year that ends in January.
    ['2025-11-05', '2025-10-31', '2026-01-31'],
    // Old data, read today.
    ['2026-11-05', '1998-05-31', '2027-02-28'],
  ])('of what changes how one works, as of %s after a quarter that ended %s, is %s', (asOf, end, date) => {
    expect(dueDate('quarter', asOf, end)).toBe(date);
  });

  it('is known by its day alone to whoever reads it on a page', () => {
    expect(proposedDays('2017-12-31')).toEqual([5, 12, 30]);
  });
});

// A Thursday.
it.each([
  ['D4', '2026-10-08'],
  ['D5', '2026-10-02'],
  ['D3', '2026-10-07'],
  ['M10-12', '2026-10-12'],
  ['M03-12', '2027-03-12'],
  ['2026-11-03', '2026-11-03'],
])('a meeting on %s is after 1 October 2026, on %s', (named, date) => {
  expect(meetingDay(named, '2026-10-01')).toBe(date);
  if (named.startsWith('D')) expect(weekAhead('2026-10-01')).toContain(Number(date.slice(8)));
});
