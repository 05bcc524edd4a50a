import { beforeAll, describe, expect, it } from 'vitest';
import { formatFact, numberContext } from '../../../../src/engine/language/numbers.ts';
import type { Fact } from '../../../../src/model/fact.ts';
import { factsOf } from '../../../stories/judge.ts';
import { mixShift } from '../../../stories/mix-shift.ts';
import { shown, strings } from '../plan-texts.ts';
import { fourOwners, retailLines, shiftedMix, type Told, tell } from './told-data.ts';

const fact = (more: Partial<Fact>): Fact => ({
  id: 'profit@0',
  metric: 'profit',
  label: 'Profit',
  value: 0,
  unit: 'money',
  currency: 'USD',
  period: null,
  scope: {},
  n: 9,
  formula: '',
  sql: '',
  ...more,
});
const english = numberContext([], 'en');

describe('what a deck of facts says', () => {
  let decks: Told[];
  beforeAll(async () => {
    decks = [tell(await retailLines()), tell(await shiftedMix()), tell(await fourOwners()), tell(await factsOf(mixShift(1)))];
  }, 60_000);

  const texts = () => decks.flatMap(({ outline }) => strings(outline.slides).map((text) => shown(text, outline.facts)));

  it('trap 19: calls a difference of two rates points, never percent', () => {
    const moves = texts().filter((text) =>
      /^\*?\*?(?:Win rate|Profit margin) (?:edged up|slipped|rose|fell|jumped|dropped) [\d.]/.test(text),
    );
    expect(moves.length).toBeGreaterThan(0);
    for (const text of moves) expect(text).toMatch(/ [\d.]+ points/);
  });

  it('trap 20: has no percentage on a base of zero or below', () => {
    for (const { outline } of decks)
      for (const { id, value } of Object.values(outline.facts)) {
        if (!/\.(?:pct|yoy)(?=[[@])/.test(id)) continue;
        expect([id, Number.isFinite(value)]).toEqual([id, true]);
      }
    expect(formatFact(fact({ value: null, unit: 'ratio' }), 'signed', english)).toBe('n/a');
    expect(formatFact(fact({ value: Number.POSITIVE_INFINITY, unit: 'ratio' }), 'plain', english)).toBe('n/a');
  });

  it('trap 40: says of a share that moved what its value did', () => {
    const moved = texts().filter((text) => /shifted most/.test(text));
    expect(moved.length).toBeGreaterThan(0);
    for (const text of moved) expect(text).toMatch(/[−+][\d.]+ points in share, [−+].* in value/);
  });

  it('trap 43: increases by no negative, and says of nothing that it rose by nothing', () => {
    for (const text of texts()) {
      expect(text).not.toMatch(/(?:rose|fell|jumped|dropped|edged up|slipped) [−-]/);
      expect(text).not.toMatch(/(?:rose|fell|jumped|dropped|edged up|slipped) 0(?:\.0+)?(?:%| points)/);
    }
    expect(formatFact(fact({ value: -0.0001, unit: 'points' }), 'signed', english)).toMatch(/^±0\.0\spoints$/);
  });

  it('trap 49: has titles of two lines at most', () => {
    for (const { outline } of decks)
      for (const { title } of outline.slides) expect(shown(title, outline.facts).length, title).toBeLessThanOrEqual(100);
  });

  it('trap 50: proves no finding on three pages, and heads no two alike', () => {
    for (const { outline } of decks) {
      const titles = outline.slides.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      const headed = outline.slides.filter(({ title }) => title.includes('{{sales.yoy@0') || title.includes('{{won_value.yoy@0'));
      expect(headed.length).toBeLessThanOrEqual(2);
    }
  });

  it('trap 51: shows no undefined, null, NaN, Infinity or field name', () => {
    for (const text of texts()) expect(text).not.toMatch(/\b(?:undefined|null|NaN|Infinity)\b|\[object|\w_c\b/);
  });
});

describe('one figure', () => {
  it('trap 42: is written the same wherever it stands', () => {
    const value = fact({ value: 2_802_496 });
    expect(formatFact(value, 'plain', english)).toBe('$2.80M');
    expect(formatFact(value, 'signed', english)).toBe('+$2.80M');
    expect(formatFact(fact({ value: -2_802_496 }), 'plain', english)).toBe('−$2.80M');
  });

  it('trap 19: shows a rate whose differences are told with the decimal they need', () => {
    const rate = fact({ id: 'win_rate@0', metric: 'win_rate', value: 0.632, unit: 'ratio' });
    const delta = fact({ id: 'win_rate.delta@0', metric: 'win_rate', value: -0.012, unit: 'points' });
    expect(formatFact(rate, 'plain', numberContext([rate], 'en'))).toBe('63%');
    expect(formatFact(rate, 'plain', numberContext([rate, delta], 'en'))).toBe('63.2%');
  });
});
