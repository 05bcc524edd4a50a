import { expect, it } from 'vitest';
import { readBrandKit } from '../../../../src/engine/brand/read-brand-kit.ts';
import { generateDeck } from '../../../../src/engine/generate-deck.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { factsOf } from '../../../stories/judge.ts';
import { stalePipeline } from '../../../stories/stale-pipeline.ts';
import { brief, shown, strings } from '../plan-texts.ts';

const table = await factsOf(stalePipeline(1));
const textOf = (words: Record<string, string>, language: 'en' | 'de' = 'en') => {
  const { outline } = planFromFacts(brief({ words, language }), table);
  return outline.slides.flatMap((slide) => strings(slide).map((text) => shown(text, outline.facts))).join('\n');
};

it('a company’s own word stands wherever the measure is named, small inside a sentence', () => {
  const text = textOf({ 'Closed-won revenue': 'Bookings' });
  expect(text).toMatch(/Bookings (rose|fell|jumped|dropped|edged up|slipped)/);
  expect(text).toMatch(/of bookings/);
  expect(text).not.toMatch(/closed-won revenue/i);
});

it('its definitions speak of what it calls its deals', () => {
  expect(textOf({ deals: 'opportunities', deal: 'opportunity' })).toMatch(/Number of opportunities/);
});

it('a deck in another language takes the word for the name it has there', () => {
  const text = textOf({ Gewinnquote: 'Abschlussquote' }, 'de');
  expect(text).toContain('Abschlussquote');
  expect(text).not.toContain('Gewinnquote');
});

it('without own words nothing changes', () => {
  expect(textOf({})).toBe(textOf({ 'No such measure': 'Anything' }));
});

it('the words come with the brand kit, and a brief that asks by them is understood', async () => {
  const brandKit = await readBrandKit({ name: 'Acme', words: { 'Win rate': 'Close rate' } }, () => Promise.reject(new Error('no file')));
  const { outline } = await generateDeck({
    prompt: 'Review of the close rate by region',
    data: [
      {
        path: 'deals.csv',
        bytes: Buffer.from('deal,stage,close date,amount,region\n1,Won,2025-03-01,10,East\n2,Lost,2025-03-02,20,West\n'),
      },
    ],
    brandKit,
    options: { today: '2025-03-31', until: 'outline' },
  });
  expect(JSON.stringify(outline.slides)).toContain('Close rate');
});
