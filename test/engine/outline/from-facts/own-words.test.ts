import { expect, it } from 'vitest';
import { sampleData } from '../../../../src/demo/sample-data.ts';
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

it('a word that was put in is not renamed again', () => {
  const text = textOf({ deals: 'opportunities', opportunities: 'chances' });
  expect(text).toMatch(/Number of opportunities/);
  expect(text).not.toContain('chances');
});

it('without own words nothing changes', () => {
  expect(textOf({})).toBe(textOf({ 'No such measure': 'Anything' }));
});

it('the words come with the brand kit, and a brief that asks by them is understood', async () => {
  const data = sampleData().map(({ name, text }) => ({ path: name, bytes: Buffer.from(text) }));
  const askedBy = async (words?: Record<string, string>) =>
    generateDeck({
      prompt: 'Quarterly review, focus on hit ratio',
      data,
      brandKit: await readBrandKit({ name: 'Acme', ...(words && { words }) }, () => Promise.reject(new Error('no file'))),
      options: { today: '2025-12-31', until: 'outline' },
    });
  const [plain, own] = [await askedBy(), await askedBy({ 'Win rate': 'Hit ratio' })];
  expect(plain.report.open.join()).toContain('hit ratio');
  expect(own.report.open.join()).not.toContain('hit ratio');
  expect(JSON.stringify(own.outline.slides)).toContain('Hit ratio');
});
