/** Traps of charts and of invented figures that the gate "true" catches, whoever wrote the outline. */
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkTrue } from '../../../src/engine/check/true.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseOutline } from '../../../src/engine/outline/parse-outline.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { AnyOutlineSlide } from '../../../src/model/outline.ts';
import { fact, layoutOf, outlineOf, slide } from './sample.ts';

const facts: Fact[] = [
  fact('won_value@-1', 100),
  fact('won_value@0', 120),
  fact('won_eur@0', 110, { currency: 'EUR' }),
  fact('win_rate@-1', 0.5, { unit: 'ratio' }),
  fact('win_rate@0', 0.6, { unit: 'ratio' }),
  fact('loss_share@0', -0.2, { unit: 'ratio' }),
  fact('gain_share@0', 1.2, { unit: 'ratio' }),
];

function rules(content: Pick<AnyOutlineSlide, 'kind' | 'content'>): string[] {
  const one = { id: 'chart', title: 'Chart', ...content } as AnyOutlineSlide;
  const layout = layoutOf(slide([], { id: 'chart', kind: one.kind, title: 'Chart' }));
  return checkTrue({ layout, outline: outlineOf([one], facts), allowed: [] }).map(({ rule }) => rule);
}
const series = (...values: string[]) => ({ name: values[0]!, values });
const trend = (...drawn: ReturnType<typeof series>[]) =>
  rules({ kind: 'trend', content: { chart: 'line', periods: ['Q3', 'Q4'], series: drawn, partial: [], reading: [] } });

describe('trap 45: two scales on one axis', () => {
  it('trap 45: an amount and a rate are not drawn along one axis', () => {
    expect(trend(series('won_value@-1', 'won_value@0'), series('win_rate@-1', 'win_rate@0'))).toEqual(['mixed-scales']);
  });

  it('trap 45: nor two currencies', () => {
    expect(trend(series('won_value@-1', 'won_eur@0'))).toEqual(['mixed-scales']);
  });

  it('trap 45: figures of one scale are', () => {
    expect(trend(series('win_rate@-1', 'win_rate@0'))).toEqual([]);
  });
});

it('trap 46: a part below zero is no share, though the shares add to one', () => {
  const content = { parts: ['A', 'B'], columns: [{ label: 'Q4', values: ['gain_share@0', 'loss_share@0'] }], reading: [] };
  expect(rules({ kind: 'share', content })).toEqual(['negative-part']);
});

describe('trap 55: what a model or an author invents', () => {
  /** As a model would hand it in: its words are nobody's brief. */
  const made = async (...points: string[]) => {
    const outline = await parseOutline({ title: 'Review', slides: [{ title: 'What happened', points }] });
    const { layout } = await layOut(outline, defaultBrandKit);
    return checkTrue({ layout, outline, allowed: ['Make a review of the quarter'] }).map(({ rule }) => rule);
  };

  it.each([
    ['an amount', 'Revenue reached $4.2M', 'untraced-number'],
    ['a rate', 'Win rate rose to 61%', 'untraced-number'],
    ['a number in words', 'We won seven deals', 'untraced-number-word'],
    ['a comparison', 'Revenue doubled', 'untraced-comparison'],
    ['a deadline', 'Decide by 14 March 2026', 'untraced-date'],
  ])('trap 55: %s is refused', async (_, point, rule) => {
    expect(await made(point)).toContain(rule);
  });

  it('trap 55: words without a figure pass', async () => {
    expect(await made('Revenue grew and the team is ready')).toEqual([]);
  });
});
