/** Whatever a brief leaves out, a deck is made without it. */
import { beforeAll, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { causedFacts } from '../../insight/caused-deals.ts';
import { brief, exactly } from '../plan-texts.ts';

let facts: FactTable;
beforeAll(async () => {
  facts = await causedFacts();
});

it.each(['win rate', 'sales cycle', 'deal size', 'pipeline', 'closed-won revenue', 'regions', 'products', 'reps'])(
  'a sales review without the %s',
  (phrase) => {
    const { slides } = planFromFacts(brief({ exclude: [phrase], slides: exactly(20) }), facts).outline;
    expect(slides.length).toBeGreaterThan(3);
  },
);

it('a measure that is left out stands on no page', () => {
  const { slides } = planFromFacts(brief({ exclude: ['win rate'], slides: exactly(20) }), facts).outline;
  expect(JSON.stringify(slides)).not.toMatch(/win_rate|win rate/i);
});

it('no manager is named where no rep shall be', () => {
  const [of] = facts.dimensions.filter(({ role, members }) => role !== 'product' && members.length > 1);
  const teams = facts.dimensions.map((dimension) =>
    dimension === of ? { ...dimension, role: 'team' as const, label: 'Sales mgr' } : dimension,
  );
  const { members } = of!;
  const named = (exclude: string[]) => {
    const { slides } = planFromFacts(brief({ exclude, slides: exactly(20) }), { ...facts, dimensions: teams }).outline;
    return members.some((member) => JSON.stringify(slides).includes(member));
  };
  expect([named([]), named(['individual reps'])]).toEqual([true, false]);
});
