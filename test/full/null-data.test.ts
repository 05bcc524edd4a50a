import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generateDeck } from '../../src/engine/generate-deck.ts';
import type { Outline } from '../../src/model/outline.ts';
import { claimsOf, factsOf } from '../stories/judge.ts';
import { noEffect } from '../stories/no-effect.ts';
import { dealsWithoutEffect } from './random-deals.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-null-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function outlineOf(seed: number): Promise<Outline> {
  const file = path.join(folder, `deals-${seed}.csv`);
  writeFileSync(file, dealsWithoutEffect(seed));
  const { outline } = await generateDeck({
    prompt: 'Quarterly business review',
    data: [{ path: file }],
    options: { today: '2025-12-31', until: 'outline' },
  });
  return outline;
}

/** What a reader remembers: every title, and the sentences of the summary. */
function messages({ slides }: Outline): string[] {
  return slides.flatMap((slide) => [
    slide.title,
    ...(slide.kind === 'executive-summary' ? slide.content.points.map(({ text }) => text) : []),
  ]);
}

/** A sentence that says of a win rate more than that it held. */
function claimsRate(message: string): boolean {
  if (/\bheld\b|within chance|what moves/i.test(message)) return false;
  return /win rate|\{\{win_rate|wins come/i.test(message);
}

it('claims are made of the rates of at most 3 of 30 data sets in which nothing happens', { timeout: 400_000 }, async () => {
  const claims: string[] = [];
  let held = 0;
  let decks = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const said = messages(await outlineOf(seed));
    const claimed = said.filter(claimsRate);
    if (said.some((message) => /win rate.*held/i.test(message))) held++;
    if (claimed.length > 0) decks++;
    claims.push(...claimed.map((message) => `${seed}: ${message}`));
  }
  // The decks do speak of the rate, or there would be nothing to be wrong about.
  expect(held).toBeGreaterThan(20);
  expect(decks, claims.join('\n')).toBeLessThanOrEqual(3);
});

it('a change, difference, trend or driver is claimed of at most 9 of 100 data sets in which nothing happens', async () => {
  const claims: string[] = [];
  let claiming = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const found = claimsOf(await factsOf(noEffect(seed)));
    claims.push(...found.map(({ finding: { id, direction } }) => `${seed}: ${id} ${direction}`));
    if (found.length > 0) claiming++;
  }
  console.log(`${claiming} of 100\n${claims.join('\n')}`);
  expect(claiming, claims.join('\n')).toBeLessThanOrEqual(9);
});
