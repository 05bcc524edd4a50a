import { describe, expect, it } from 'vitest';
import { churnCluster } from './churn-cluster.ts';
import { untruthsOf } from './deck-of.ts';
import { everyStory } from './every-story.ts';
import { claimsOf, factsOf, type Judged, judge, scoreOf, scoreTable } from './judge.ts';
import { noEffect } from './no-effect.ts';
import { twoCurrencies } from './two-currencies.ts';

/** The first seeds; the long run has fifty, and a deck of every story. */
const seeds = [1, 2, 3];
const stories = everyStory.map((make) => ({ kind: make(1).kind, make }));
const told = [twoCurrencies, churnCluster].map((make) => ({ kind: make(1).kind, make }));

describe('what is planted', () => {
  const judged: Judged[] = [];

  it.each(stories)('in "$kind" adds up to the figures found', { timeout: 240_000 }, async ({ make }) => {
    const all: Judged[] = [];
    for (const seed of seeds) all.push(await judge(make(seed)));
    judged.push(...all);
    expect(all.flatMap(({ seed, wrong }) => wrong.map((line) => `seed ${seed}: ${line}`))).toEqual([]);
  });

  it('is found, and little else is claimed', () => {
    console.log(scoreTable(judged));
    const { precision, recall } = scoreOf(judged);
    const lines = judged.flatMap(({ kind, seed, falseClaims, missed }) => [
      ...falseClaims.map((claim) => `${kind} ${seed} claims ${claim}`),
      ...missed.map((each) => `${kind} ${seed} misses: ${each}`),
    ]);
    expect(precision, lines.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(recall, lines.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  it.each(told)('in "$kind" makes a deck in which every number is a fact', { timeout: 120_000 }, async ({ make }) => {
    expect(await untruthsOf(make(1))).toEqual([]);
  });
});

it('claims something of at most one of four data sets in which nothing happens', { timeout: 240_000 }, async () => {
  const claims: string[] = [];
  let claiming = 0;
  for (let seed = 1; seed <= 4; seed++) {
    const found = claimsOf(await factsOf(noEffect(seed)));
    claims.push(...found.map(({ finding: { id, direction } }) => `${seed}: ${id} ${direction}`));
    if (found.length > 0) claiming++;
  }
  expect(claiming, claims.join('\n')).toBeLessThanOrEqual(1);
});
