import { expect, it } from 'vitest';
import { planFromFacts } from '../../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { ContentOf } from '../../../../../src/model/outline.ts';
import { causedFacts } from '../../../insight/caused-deals.ts';
import { brief, exactly } from '../../plan-texts.ts';

const coverFor = async (asked: Parameters<typeof brief>[0]) => {
  const { slides } = planFromFacts(brief({ slides: exactly(12), ...asked }), await causedFacts()).outline;
  return slides[0]!.content as ContentOf<'cover'>;
};
const figuresFor = async (asked: Parameters<typeof brief>[0]) => (await coverFor(asked)).figures ?? [];

it('a cover shows the headline and two more figures, each with its change', async () => {
  const figures = await figuresFor({});
  expect(figures).toHaveLength(3);
  expect(figures[0]).toMatchObject({ value: '{{won_value@0}}', label: 'Closed-won revenue' });
  expect(figures[0]!.note).toContain('won_value.pct@0');
});

it('a cover shows no figure that the brief leaves out', async () => {
  const figures = await figuresFor({ exclude: ['win rate'] });
  expect(figures.map(({ value }) => value)).not.toContain('{{win_rate@0}}');
});

it('a cover shows the course of its first figure, from the first period that has it to the one reviewed', async () => {
  const { course } = await coverFor({});
  expect(course!.values.at(-1)).toBe('won_value@0');
  expect(course!.values[0]).not.toBeNull();
  expect(course!.periods).toHaveLength(course!.values.length);
  expect(course!.caption).toBe(`Closed-won revenue, ${course!.periods[0]} to ${course!.periods.at(-1)}`);
});
