import { expect, it } from 'vitest';
import { finance } from '../../../../src/engine/outline/from-facts/phrases/names/finance.ts';

it.each(Object.entries(finance))('a measure called after a number has no percentage in its name: %s', (_language, names) => {
  expect(Object.keys(names)).toContain('rule_of_40');
  expect(JSON.stringify(names)).not.toMatch(/[\d٠-٩]\s?[%٪]/);
});
