import { describe, expect, it } from 'vitest';
import { rotating } from '../helpers/rotating.ts';
import { untruthsOf } from '../stories/deck-of.ts';
import { everyStory } from '../stories/every-story.ts';
import { type Judged, judge, scoreOf, scoreTable } from '../stories/judge.ts';

const stories = everyStory.map((make) => ({ kind: make(1).kind, make }));
const seeds = rotating(
  Array.from({ length: 50 }, (_, at) => at + 1),
  7,
);

describe('many draws of each story', () => {
  const judged: Judged[] = [];

  it.each(stories)('of "$kind" add up to the figures found', async ({ make }) => {
    const all: Judged[] = [];
    for (const seed of seeds) all.push(await judge(make(seed)));
    judged.push(...all);
    expect(all.flatMap(({ seed, wrong }) => wrong.map((line) => `seed ${seed}: ${line}`))).toEqual([]);
  });

  it('are told: nine of ten claims are true, and four of five plants are found', () => {
    console.log(scoreTable(judged));
    const { precision, recall } = scoreOf(judged);
    expect(judged).toHaveLength(everyStory.length * seeds.length);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it.each(rotating(stories, 5))('of "$kind" make decks in which every number is a fact', async ({ make }) => {
    expect(await untruthsOf(make(1))).toEqual([]);
  });
});
