/** What a brief says of the data is told as applied only where figures changed by it, and otherwise as not applied, with why. */
import { describe, expect, it } from 'vitest';
import { generateDeck } from '../../../../src/engine/generate-deck.ts';
import { refreshDeck } from '../../../../src/engine/refresh/refresh-deck.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { strings } from '../plan-texts.ts';

/** Three orders a day, one of each channel; every tenth is returned. */
function orders(until: string) {
  const rows = [];
  for (let day = new Date('2025-07-01'), at = 1; day.toISOString().slice(0, 10) <= until; day = new Date(day.getTime() + 86_400_000))
    for (const channel of ['Web', 'Store', 'Wholesale'])
      rows.push({
        order_id: at++,
        order_date: day.toISOString().slice(0, 10),
        channel,
        city: ['Berlin', 'Paris'][at % 2]!,
        outcome: at % 10 === 0 ? 'Returned' : 'Kept',
        amount: 100 + (at % 7),
      });
  return rows;
}

const options = (today: string) => ({ today, asOf: today });
const data = async (until: string) => csvFiles({ 'orders.csv': csv(orders(until)) });
const made = async (said: string, more: { language?: LanguageCode } = {}) =>
  generateDeck({
    prompt: `Q1 2026 orders review. ${said}`,
    data: await data('2026-03-31'),
    options: { ...options('2026-03-31'), ...more },
  });

describe('what a brief says of the data', () => {
  it('is told as applied, with what it changed', async () => {
    const { report, facts } = await made('Amounts are in cents. Count only web orders.');
    expect(report.assumptions.filter((line) => line.startsWith('Applied'))).toEqual([
      'Applied: “Amounts are in cents”',
      'Applied: “Count only web orders”',
    ]);
    expect(report.open.filter((line) => line.startsWith('Not applied'))).toEqual([]);
    expect(facts!.quality[1]!.message).toBe('Only 274 of 822 rows of orders.csv count, as asked: channel says Web.');
  });

  it('is told as not applied in the report and on the page of data quality, with what to do', async () => {
    const { report, outline } = await made('Postage is in cents. Leave out the franchise partners. Ignore order 99999.');
    expect(report.assumptions.filter((line) => line.startsWith('Applied'))).toEqual([]);
    expect(report.understood.map(({ label }) => label)).not.toContain('Left out');
    const left = [
      'Not applied: “franchise partners”: no column or value is called so; call it as the data do',
      'Not applied: “order 99999”: no row fits it; look up its value or date in the data',
      'Not applied: “Postage is in cents”: no column or value is called so; call it as the data do',
    ];
    expect([...report.open].filter((line) => line.startsWith('Not applied')).sort()).toEqual([...left].sort());
    const page = JSON.stringify(strings(outline.slides.find(({ id }) => id === 'data-quality' || id === 'appendix')));
    for (const line of left) expect(page).toContain(line);
  });

  it('is nothing of the data where a page, a measure or the form is meant', async () => {
    const { report } = await made(
      'Exclude the split by channel. Exclude the city comparison. Leave out the appendix. No jargon. Without animations.',
    );
    expect(report.open.filter((line) => line.startsWith('Not applied'))).toEqual([]);
  });

  it('is told where only a part of it is a name of the data', async () => {
    const { report } = await made('Leave out unpaid orders.');
    expect(report.open).toContain('Not applied: “unpaid orders”: no column or value is called so; call it as the data do');
  });

  it.each(Object.keys(languages) as LanguageCode[])('is told so in every language (%s)', async (language) => {
    const { outline, report } = await made('Amounts include 20% VAT. Leave out order 17. Leave out the franchise partners.', { language });
    const [page] = outline.slides.filter(({ id }) => id === 'data-quality' || id === 'appendix');
    const items = strings(page).filter((text) => /franchise|VAT|order_id/.test(text));
    expect(items).toHaveLength(3);
    expect(report.gates.filter(({ passed }) => !passed)).toEqual([]);
    if (language !== 'en') expect(items.join()).not.toMatch(/Not applied|left out|are shown/);
  });

  it('is applied to the data of the next quarter again', async () => {
    const said = 'Amounts are in cents. Exclude wholesale. Leave out the franchise partners.';
    const { bytes } = await made(said);
    const refreshed = await refreshDeck({ deck: bytes!, data: await data('2026-06-30'), options: options('2026-06-30') });
    const anew = await generateDeck({
      prompt: `Q2 2026 orders review. ${said}`,
      data: await data('2026-06-30'),
      options: options('2026-06-30'),
    });
    expect(refreshed.facts.reporting.id).toBe('2026-Q2');
    expect(refreshed.facts.facts).toEqual(anew.facts!.facts);
    expect(refreshed.report.open).toContain('Not applied: “franchise partners”: no column or value is called so; call it as the data do');
    expect(refreshed.report.assumptions).toContain('Applied: “Amounts are in cents”');
  });
});

describe('a statement held against its budget', () => {
  const posted = [1, 2, 3].flatMap((month) =>
    (
      [
        ['Revenue', 500],
        ['Cost of goods', -200],
        ['Personnel', -120],
        ['Rent', -30],
      ] as const
    ).flatMap(([account, budget]) =>
      ['North', 'South', 'Internal'].map((center, at) => ({
        Month: `2026-0${month}-01`,
        Account: account,
        'Cost center': center,
        Actual: budget + at + month,
        Budget: budget,
      })),
    ),
  );
  const stated = async (said: string) =>
    generateDeck({
      prompt: `Q1 2026 P&L review for the board. ${said}`,
      data: await csvFiles({ 'pl.csv': csv(posted) }),
      options: { today: '2026-04-10' },
    });

  it('takes its units from the brief, leaves out what it names, and tells what it has no use for', async () => {
    const [as, given] = [
      await stated('Leave out the Internal cost center.'),
      await stated('Leave out the Internal cost center. Amounts are in thousands. Leave out the Mars office. Target gross margin 60%.'),
    ];
    const result = ({ facts }: typeof as) => facts!.facts['statement_result@0']!.value!;
    expect(as.facts!.statement).toBeDefined();
    expect(result(given)).toBe(1000 * result(as));
    expect(given.report.open).toEqual(
      expect.arrayContaining([
        'Not applied: “Target gross margin 60%”: a review of this kind takes it from the data alone',
        'Not applied: “Mars office”: no column or value is called so; call it as the data do',
      ]),
    );
    expect(given.report.assumptions).toContain('Applied: “Amounts are in thousands”');
  });
});
