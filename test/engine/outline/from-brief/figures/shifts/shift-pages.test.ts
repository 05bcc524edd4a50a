/** Pages of changes inside sentences: the chart, its limit, what follows from the figures, and what else is said. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../../../src/engine/brief/read-brief.ts';
import { readShifts } from '../../../../../../src/engine/outline/from-brief/figures/shifts/shift-pages.ts';
import { ToldFigures } from '../../../../../../src/engine/outline/from-brief/figures/told-figures.ts';
import { GivenFacts } from '../../../../../../src/engine/outline/from-brief/read/given-facts.ts';
import type { LanguageCode } from '../../../../../../src/model/language.ts';

async function pages(texts: string[], { language = 'en' as LanguageCode, list = false } = {}) {
  const brief = { ...(await readBrief({ prompt: 'Report' })), language };
  const facts = new GivenFacts();
  const told = new ToldFigures(facts, language);
  const sentences = texts.map((text, at) => ({ at, text, heading: null, unit: 0, list: list ? 1 : null }));
  return readShifts(sentences, { brief, facts, asOf: '2026-11-24' }).map(({ page, tells }) => {
    const content = page.content as {
      categories?: string[];
      reading?: string[];
      tiles?: { label: string; value: string; change?: { text: string } }[];
    };
    const shown = (text: string) => told.shown(text).replaceAll('\u00a0', ' ');
    return {
      kind: page.kind,
      tells,
      title: shown(page.title),
      categories: content.categories,
      reading: (content.reading ?? []).map(shown),
      tiles: content.tiles?.map(({ label, value, change }) => [label, shown(value), change === undefined ? '' : shown(change.text)]),
    };
  });
}

describe('a page of a change', () => {
  it('has the limit that its sentence names, and the rest of it beside the chart', async () => {
    const [page] = await pages([
      'Our fill rate has slipped from 94.1% in April to 88.7% in July, and three growers will leave if it stays below 92%.',
    ]);
    expect(page).toEqual({
      kind: 'comparison',
      tells: [0],
      title: 'Our fill rate has slipped from 94.1% in April to 88.7% in July',
      categories: ['April', 'July', 'Threshold'],
      reading: ['**Down 5.4 points.** 3.3 points below 92%.', 'Three growers will leave if it stays below 92%.'],
      tiles: undefined,
    });
  });

  it('calls a limit by its name', async () => {
    const [page] = await pages(['Average queue time rose from 6 minutes in March to 14 minutes in May, while the target is 8 minutes.']);
    expect(page!.categories).toEqual(['March', 'May', 'Target']);
  });

  it.each<[LanguageCode, string, string]>([
    [
      'en',
      'Breakages at our 14 depots went from 2.3% to 4.6% since the new crates came in, an extra £7k a month.',
      '**£7k a month is £84k over twelve months.**',
    ],
    ['en', 'Two years ago: 3 years at €40k/yr, 410 of 500 licences in use, ticket response down from 14h to 3h', ''],
    [
      'de',
      'Die Fehlquote stieg von 3,1 % auf 5,4 %, das kostet 9.000 € im Monat.',
      '**9.000 € im Monat sind 108.000 € in zwölf Monaten.**',
    ],
    ['it', 'Il tasso di scarto è salito dal 2,1% al 4,7% da marzo, e costa 12.000 € al mese.', '144.000 €'],
  ])('tells a year of a monthly amount in %s: %s', async (language, text, year) => {
    const [page] = await pages([text], { language });
    expect(page!.reading.join(' ')).toContain(year);
  });

  it('tells no year of what lasts a while', async () => {
    const [page] = await pages(['Overtime rose from 210 hours to 340 hours, which costs £7k a month until the new hires start.']);
    expect(page!.reading.join(' ')).not.toContain('£84k');
  });

  it('tells the sum of a term and what is left of a whole', async () => {
    const [page] = await pages(['2 years at £48k/yr, 310 of 400 licences used, ticket response down from 14h to 3h.']);
    expect(page!.reading).toEqual([
      '**Down 79%.**',
      '2 years at £48k/yr. **£96k over 2 years.**',
      '310 of 400 licences used. **78% of 400;** 90 left.',
    ]);
  });

  it('stands under the sentence before, where its own only points back', async () => {
    const [page] = await pages([
      'The trouble is the filler on line two.',
      'It jammed 27 times in the third quarter against 6 in the same quarter last year.',
    ]);
    expect(page).toMatchObject({
      tells: [0, 1],
      title: 'The trouble is the filler on line two',
      categories: ['Same quarter last year', 'Third quarter'],
    });
    expect(page!.reading[0]).toBe('**4.5 times the earlier figure.**');
  });

  it('keeps to itself what is asked', async () => {
    const [page] = await pages(['Breakages went from 2.3% to 4.6%.', 'Please approve £9,000 for new crates.']);
    expect(page!.tells).toEqual([0]);
  });

  it('of a list has a tile for each, also for what stayed', async () => {
    const [page] = await pages(['Turnaround 9.5 → 4 days', 'Beds ready by ten 22% → 41%', 'Complaints unchanged at 3%'], { list: true });
    expect(page).toMatchObject({
      kind: 'scorecard',
      title: 'Turnaround fell from 9.5 days to 4 days; Beds ready by ten rose from 22% to 41%',
      tiles: [
        ['Turnaround', '4 days', '−58% from 9.5 days'],
        ['Beds ready by ten', '41%', '+19 pts from 22%'],
        ['Complaints unchanged', '3%', ''],
      ],
    });
  });

  it('sets groups side by side without a claim of what made the difference', async () => {
    const [page] = await pages(['64% of those coached found a job within a year, compared with 41% of those who were still waiting.']);
    expect(page).toMatchObject({ categories: ['Those coached', 'Those still waiting'], reading: ['**23 points apart.**'] });
  });
});
