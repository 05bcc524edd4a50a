import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DeckResult, generateDeck } from '../../src/engine/generate-deck.ts';
import { unmatchedNumbers } from '../helpers/number-audit.ts';
import { everyStory } from './every-story.ts';
import { claimsOf, factsOf, type Judged, judge, scoreOf, scoreTable } from './judge.ts';
import { noEffect } from './no-effect.ts';
import type { MakeStory } from './story.ts';

/** The first seeds; the long run has fifty. */
const seeds = [1, 2, 3, 4, 5];
const stories = everyStory.map((make) => ({ kind: make(1).kind, make }));

const prompt = 'Quarterly business review for the executive team, end with next steps';

async function deckOf(make: MakeStory): Promise<DeckResult> {
  const { files, options } = make(1);
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-story-'));
  try {
    for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
    const { today, currency, fiscalYear } = options;
    return await generateDeck({
      prompt,
      data: [{ path: folder }],
      options: { today, ...(currency !== undefined && { currency }), ...(fiscalYear !== undefined && { fiscalYear }) },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
    const told = judged.flatMap(({ kind, seed, falseClaims, missed }) => [
      ...falseClaims.map((claim) => `${kind} ${seed} claims ${claim}`),
      ...missed.map((each) => `${kind} ${seed} misses: ${each}`),
    ]);
    expect(precision, told.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(recall, told.join('\n')).toBeGreaterThanOrEqual(0.8);
  });

  it.each(stories)('in "$kind" makes a deck in which every number is a fact', { timeout: 120_000 }, async ({ make }) => {
    const deck = await deckOf(make);
    expect({
      gates: deck.report.findings.filter(({ gate }) => gate === 'true').map(({ message }) => message),
      numbers: unmatchedNumbers(deck, [prompt]),
    }).toEqual({ gates: [], numbers: [] });
  });
});

it('claims something of at most 2 of 12 data sets in which nothing happens', { timeout: 240_000 }, async () => {
  const claims: string[] = [];
  let claiming = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const found = claimsOf(await factsOf(noEffect(seed)));
    claims.push(...found.map(({ finding: { id, direction } }) => `${seed}: ${id} ${direction}`));
    if (found.length > 0) claiming++;
  }
  expect(claiming, claims.join('\n')).toBeLessThanOrEqual(2);
});
