/** The facts behind facts are found through every step, and none twice. */
import { expect, it } from 'vitest';
import { behindFacts, type Fact } from '../../src/model/fact.ts';

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
