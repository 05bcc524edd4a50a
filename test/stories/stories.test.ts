import { describe, expect, it } from 'vitest';
import { everyStory } from './every-story.ts';
import { judge } from './judge.ts';

const stories = everyStory.map((make) => ({ kind: make(1).kind, make }));

/** One draw of each; the long run has fifty, tells how much is found and claimed, and makes a deck of every story. */
describe('what is planted', () => {
  it.each(stories)('in "$kind" adds up to the figures found', { timeout: 120_000 }, async ({ make }) => {
    expect((await judge(make(1))).wrong).toEqual([]);
  });
});
