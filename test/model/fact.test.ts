/** The facts behind facts are found through every step, and none twice; what a fact is called. */
import { expect, it } from 'vitest';
import { behindFacts, type Fact, factId } from '../../src/model/fact.ts';

const fact = (id: string, ...from: string[]): Fact => ({
  id,
  metric: 'won_value',
  label: id,
  value: 1,
  unit: 'money',
  period: null,
  scope: {},
  n: 1,
  formula: '',
  sql: '',
  ...(from.length > 0 && { from }),
});
const table = Object.fromEntries([fact('a'), fact('b', 'a'), fact('c', 'b', 'a'), fact('d', 'c', 'gone')].map((each) => [each.id, each]));
const find = (id: string) => table[id] ?? null;

it('finds what a fact was derived from, and what that was', () => {
  expect(Object.keys(behindFacts({ d: table.d! }, find))).toEqual(['a', 'b', 'c']);
});

it('leaves out what is there already, and what there is not', () => {
  expect(behindFacts({ a: table.a!, b: table.b! }, find)).toEqual({});
  expect(Object.keys(behindFacts({ d: table.d!, b: table.b! }, find))).toEqual(['a', 'c']);
});

it('is called by the beginning of a long name and a hash of all of it, so that no two are called alike', () => {
  const named = (product: string) => factId({ metric: 'won_value', scope: { product }, at: 0 });
  const long = '数'.repeat(20_000);
  expect(named(long)).toMatch(/^won_value\[product=(?:%[0-9A-F]{2}){180}~[0-9a-f]{16}\]@0$/);
  expect(named(long)).toBe(named(`${long}`));
  expect(named(`${long}1`)).not.toBe(named(`${long}2`));
  expect(named('A'.repeat(200))).toBe(`won_value[product=${'A'.repeat(200)}]@0`);
  // Half of a pair of code units is none of a name.
  expect(named(`${'a'.repeat(59)}😀${'a'.repeat(200)}`)).toContain('~');
});
