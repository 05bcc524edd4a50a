/** A deck that a language model writes from data, and the same deck with the next quarter's. */
import { describe, expect, it } from 'vitest';
import { type DeckResult, generateDeck } from '../../../src/engine/generate-deck.ts';
import type { LanguageModel } from '../../../src/engine/story/language-model.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { csv, csvFolder } from '../data/csv-files.ts';
import { type Deal, sampleDeals, sampleFile } from '../metrics/sample-deals.ts';
import { scripted } from './scripted.ts';

const folder = csvFolder(sampleFile());
const options = { until: 'outline', today: '2025-07-05' } as const;

function generate(model?: LanguageModel, given: { outline?: Outline; data?: string; prompt?: string } = {}): Promise<DeckResult> {
  const { outline, data = folder, prompt = 'Sales review for the board' } = given;
  return generateDeck(
    { prompt: outline?.title ?? prompt, data: [{ path: data }], options, ...(outline && { outline }) },
    model ? { model } : {},
  );
}

const isWon = ({ stage }: Deal) => stage === 'Closed Won';
const inQuarter = ({ closed }: Deal) => closed !== null && closed! >= '2025-04-01' && closed! < '2025-07-01';
const large = (deals: readonly Deal[]) => deals.filter((deal) => isWon(deal) && inQuarter(deal) && Number(deal.amount) >= 900);
const sum = (deals: readonly Deal[]) => deals.reduce((all, { amount }) => all + Number(amount), 0);

const asksForBands = { questions: [{ tool: 'compute', measure: 'won_value', by: 'amount:500,900', periods: [0] }] };
const band = 'won_value[amount_band=900%20and%20more]@0';
const bands = {
  id: 'large',
  kind: 'statement',
  title: 'Deals from $900 brought {{large}} of closed-won revenue',
  content: { text: 'Closed-won revenue came to {{won_value@0}}, of which {{won_value[amount_band=900%20and%20more]@0}} from large deals' },
};
const revenue = {
  id: 'revenue',
  kind: 'statement',
  title: 'Closed-won revenue came to {{won_value@0}}',
  content: { text: 'From {{won_count@0}} deals, {{each}} on average' },
};
const written = {
  title: 'Large deals carry the quarter',
  slides: [bands, revenue],
  figures: [
    { id: 'large', how: 'share', of: ['q2', 'won_value@0'] },
    { id: 'each', how: 'quotient', of: ['won_value@0', 'won_count@0'] },
  ],
};

describe('a model that writes from data', () => {
  it('has computed what no fact holds, and shows it', async () => {
    const model = scripted(asksForBands, { questions: [] }, written);
    const made = await generate(model);
    const reply = model.asked[1]!.turns.at(-1)!.text;
    expect(reply).toContain(`q2 = $${sum(large(sampleDeals())).toLocaleString('en-US')} |`);
    expect(reply).toContain(`, ${large(sampleDeals()).length} rows`);
    expect(made.outline.facts[band]!.value).toBe(sum(large(sampleDeals())));
    expect(made.outline.slides.map(({ id }) => id)).toContain('large');
  });

  it('is told what the data do not say', async () => {
    const model = scripted({ questions: [] }, written);
    await generate(model);
    const told = model.asked[0]!.turns[0]!.text;
    expect(told).toMatch(/WHAT THE DATA DO NOT SAY[\s\S]*Target attainment cannot be computed/);
  });

  it('is told why a question has no answer', async () => {
    const model = scripted({ questions: [{ tool: 'compute', measure: 'won_value', by: 'colour' }] }, { questions: [] }, written);
    await generate(model);
    expect(model.asked[1]!.turns.at(-1)!.text).toContain('deals has no column "colour"; it has');
  });

  it('is told which question was not understood, and may ask again', async () => {
    const model = scripted(
      { questions: [{ tool: 'guess' }] },
      { questions: [{ tool: 'compute', measure: 'won_count', periods: 'all' }] },
      { questions: [] },
      written,
    );
    await generate(model);
    expect(model.asked[1]!.turns.at(-1)!.text).toContain('Not understood: tool:');
    expect(model.asked[2]!.turns.at(-1)!.text).toMatch(/won_count@all = \d+ \|/);
  });

  it('may keep a page and give it another reading', async () => {
    const { outline } = await generate();
    const page = outline.slides.find(
      ({ content }) => 'reading' in content && Array.isArray(content.reading) && content.reading.length > 0,
    )!;
    const kept = {
      id: 'kept',
      from: page.id,
      title: 'Closed-won revenue came to {{won_value@0}}',
      content: { reading: ['{{won_count@0}} deals were won'] },
    };
    const made = await generate(scripted({ questions: [] }, { ...written, slides: [kept, revenue] }));
    const { reading, ...rest } = made.outline.slides.find(({ id }) => id === 'kept')!.content as { reading: string[] };
    const { reading: _, ...own } = page.content as { reading: string[] };
    expect(reading).toEqual(['{{won_count@0}} deals were won']);
    expect(rest).toEqual(own);
  });
});

describe('pages that a model does not write', () => {
  it('define only what the deck shows', async () => {
    const made = await generate(scripted({ questions: [] }, { ...written, slides: [revenue] }), { prompt: 'Quarterly business review' });
    const said = JSON.stringify(made.outline.slides.filter(({ kind }) => kind === 'appendix'));
    expect(said).toContain('Closed-won revenue');
    expect(said).not.toContain('Sales cycle');
  });

  it('say that owners and dates are proposals', async () => {
    const step = { what: 'Review the lost deals', who: 'Head of sales', when: '15 September 2025', proposed: true };
    const steps = { id: 'steps', kind: 'action-table', title: 'Lost deals are reviewed first', content: { actions: [step] } };
    const made = await generate(scripted({ questions: [] }, { ...written, slides: [revenue, steps] }));
    expect(made.outline.slides.find(({ id }) => id === 'steps')).toMatchObject({ lead: 'Owners and dates are proposals' });
  });
});

it('the outline of a model has all its figures anew with the next data', async () => {
  const { outline } = await generate(scripted(asksForBands, { questions: [] }, written));
  const next = sampleDeals().map((deal) => ({ ...deal, amount: Number(deal.amount) + 50 }));
  const again = await generate(undefined, { outline, data: csvFolder({ 'deals.csv': csv(next) }) });
  const now = again.outline.facts;
  const won = next.filter((deal) => isWon(deal) && inQuarter(deal));
  expect(now[band]!.value).toBe(sum(large(next)));
  expect(now['won_value.share[amount_band=900%20and%20more]@0']!.value).toBeCloseTo(sum(large(next)) / sum(won), 9);
  const each = Object.values(now).find(({ worked }) => worked?.how === 'quotient')!;
  expect(each.value).toBeCloseTo(sum(won) / won.length, 9);
});
