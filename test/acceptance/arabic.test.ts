/** Decks in Arabic, from data and from words: they pass every gate and open without repair. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateDeck } from '../../src/engine/generate-deck.ts';
import { sdkErrors } from '../helpers/ooxml.ts';

const root = path.resolve(import.meta.dirname, '../..');
const data = path.resolve(root, process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/crm-opportunities');
const present = existsSync(data);
if (!present)
  console.warn(`NOT RUN: the CRM export is absent (${data}); set QUARTERDECK_TEST_DATA to the folder that holds data/crm-opportunities`);

const options = { today: '2018-01-10', language: 'ar' } as const;

describe('a deck in Arabic', () => {
  it.skipIf(!present)('of a quarterly review has no finding and no error', async () => {
    const { bytes, report, layout } = await generateDeck({
      prompt: 'مراجعة الأعمال الفصلية للمبيعات Q4 2017',
      data: [{ path: data }],
      options: { ...options, asOf: '2017-12-31' },
    });
    expect(report.findings).toEqual([]);
    expect(await sdkErrors(bytes!)).toEqual([]);
    expect(layout!.slides.length).toBeGreaterThan(5);
  });

  it('of a plan without data leaves nothing to correct but the places to fill in', async () => {
    const { bytes, report } = await generateDeck({ prompt: 'خطة إطلاق منتج جديد في السوق السعودية', data: [], options });
    expect(report.findings.filter(({ rule }) => rule !== 'scaffold-text')).toEqual([]);
    expect(await sdkErrors(bytes!)).toEqual([]);
  });
});
