/** The deck of a story, and what is untrue in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateDeck } from '../../src/engine/generate-deck.ts';
import { unmatchedNumbers } from '../helpers/number-audit.ts';
import type { Story } from './story.ts';

const prompt = 'Quarterly business review for the executive team, end with next steps';

/** What the gate of truth finds in the deck, and the numbers in it that are no facts. */
export async function untruthsOf({ files, options }: Story): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-story-'));
  try {
    for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
    const { today, currency, fiscalYear } = options;
    const deck = await generateDeck({
      prompt,
      data: [{ path: folder }],
      options: { today, ...(currency !== undefined && { currency }), ...(fiscalYear !== undefined && { fiscalYear }) },
    });
    const gates = deck.report.findings.filter(({ gate }) => gate === 'true').map(({ message }) => message);
    return [...gates, ...unmatchedNumbers(deck, [prompt])];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
