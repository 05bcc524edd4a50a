/** Decks in Arabic, from data and from words: they pass every gate and open without repair. */

import { describe, expect, it } from 'vitest';
import { thinPages } from '../../../src/engine/check/report.ts';
import { generateDeck } from '../../../src/engine/generate-deck.ts';
import { salesData } from '../../helpers/data-sets.ts';
import { sdkErrors } from '../../helpers/ooxml.ts';

const options = { today: '2018-01-10', language: 'ar' } as const;

describe('a deck in Arabic', () => {
  it.each(salesData())('of a quarterly review of $name has no finding and no error', async ({ folder, asOf, quarter }) => {
    const { bytes, report, layout } = await generateDeck({
      prompt: `مراجعة الأعمال الفصلية للمبيعات ${quarter}`,
      data: [{ path: folder }],
      options: { ...options, today: asOf, asOf },
    });
    expect(report.findings.filter(({ gate, rule }) => gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
    expect(await sdkErrors(bytes!)).toEqual([]);
    expect(layout!.slides.length).toBeGreaterThan(5);
  });

  it('of a plan without data leaves nothing to correct but the places to fill in', async () => {
    const { bytes, report } = await generateDeck({ prompt: 'خطة إطلاق منتج جديد في السوق السعودية', data: [], options });
    expect(report.findings.filter(({ gate, rule }) => rule !== 'scaffold-text' && gate !== 'unfilled' && !thinPages.has(rule))).toEqual([]);
    expect(await sdkErrors(bytes!)).toEqual([]);
  });
});
