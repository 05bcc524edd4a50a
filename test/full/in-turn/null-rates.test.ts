import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { dealsWithoutEffect } from '../random-deals.ts';

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

/** What a reader remembers: every title but that of the scorecard, which says which figures rose and fell, and the sentences of the summary. */
function messages({ slides }: Outline): string[] {
  return slides.flatMap((slide) => [
    ...(slide.kind === 'scorecard' ? [] : [slide.title]),
    ...(slide.kind === 'executive-summary' ? slide.content.points.map(({ text }) => text) : []),
  ]);
}

/**
 * By how much the win rate rose or fell is arithmetic, and its page says that it is normal; so is what each factor makes up of a change, as long as
 * the rate is only named and not said to be higher or lower. A leap, a pattern, a cause or a member is a claim.
 */
function claimsRate(message: string): boolean {
  if (/(?:higher|lower) win rate/i.test(message)) return true;
  const parts = message
    .replace(/\*\*/g, '')
    .replace(
      /,? ?\{\{won_value\.by_win_rate[^}]*\}\}(?: of the [^,]* is)? the win rate|the win rate (?:added|cost) \{\{won_value\.by_win_rate[^}]*\}\}/gi,
      '',
    );
  const claimed = parts.replace(/\bwin rate\*{0,2} (?:held steady|rose|fell|slipped|edged up)\b[^;]*/i, '');
  return /win rate|\{\{win_rate/i.test(claimed);
}

/** Whether the page of the rate says that its change is no more than normal. */
function saysNormal({ slides }: Outline): boolean {
  return slides.some(
    ({ id, content }) => (id === 'trend-win_rate' || id === 'factors-won_value') && JSON.stringify(content).includes('Within its normal'),
  );
}

it('claims are made of the rates of at most 3 of 30 data sets in which nothing happens', { timeout: 400_000 }, async () => {
  const claims: string[] = [];
  let normal = 0;
  let decks = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const outline = await outlineOf(seed);
    const claimed = messages(outline).filter(claimsRate);
    if (saysNormal(outline)) normal++;
    if (claimed.length > 0) decks++;
    claims.push(...claimed.map((message) => `${seed}: ${message}`));
  }
  // The decks do speak of the rate, or there would be nothing to be wrong about.
  expect(normal).toBeGreaterThan(20);
  expect(decks, claims.join('\n')).toBeLessThanOrEqual(3);
});
