import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleData } from '../../src/demo/sample-data.ts';
import { notices } from '../../src/engine/check/report.ts';
import { type DeckResult, generateDeck } from '../../src/engine/generate-deck.ts';
import type { BrandKit } from '../../src/model/brand-kit.ts';
import { unmatchedNumbers } from '../helpers/number-audit.ts';
import { hasSchemas, schemaErrors, sdkErrors } from '../helpers/ooxml.ts';
import { rotating } from '../helpers/rotating.ts';
import { brandKits } from './brand-kits.ts';
import { type Asked, briefs } from './briefs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-decks-'));
for (const { name, text } of sampleData()) writeFileSync(path.join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

let kits: BrandKit[];
beforeAll(async () => {
  kits = await brandKits();
});

const asked = briefs().map((brief, index) => ({ ...brief, index }));

function make({ prompt, data, slides, language, period, index }: Asked & { index: number }): Promise<DeckResult> {
  return generateDeck({
    prompt,
    data: data ? [{ path: folder }] : [],
    brandKit: kits[index % kits.length]!,
    options: {
      today: '2025-12-31',
      ...(slides !== undefined && { slides: { min: slides, max: slides } }),
      ...(language && { language }),
      ...(period !== undefined && { period }),
    },
  });
}

describe('a deck', () => {
  it.concurrent.each(rotating(asked, 4))('for "$name" opens without repair and holds every gate', { timeout: 300_000 }, async (brief) => {
    const result = await make(brief);
    const { bytes, report } = result;
    const found = report.findings.filter(({ rule }) => !notices.has(rule));
    expect({
      findings: found.map(({ gate, rule, slide, message }) => `${gate}/${rule} on ${slide}: ${message}`),
      failed: report.gates.filter(({ passed }) => !passed),
      numbers: unmatchedNumbers(result, [brief.prompt]),
      sdk: await sdkErrors(bytes!),
      schemas: hasSchemas ? schemaErrors(bytes!) : [],
    }).toEqual({ findings: [], failed: [], numbers: [], sdk: [], schemas: [] });
  });
});
