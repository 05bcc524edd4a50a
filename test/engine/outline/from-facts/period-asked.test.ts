/** A question that names a month of its own is answered from that month, whatever the deck reports. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, shown } from '../plan-texts.ts';

/** Eight parcels a day; one in eight is late, and in Leeds one in two from May on. */
function parcels() {
  const sites = ['Leeds', 'Hull', 'York', 'Bath'];
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 8; each++, at++) {
      const site = sites[at % 4]!;
      const late = site === 'Leeds' && day >= '2026-05-01' ? Math.floor(at / 4) % 2 : Number(Math.floor(at / 4) % 8 === 0);
      rows.push({ parcel: `P${at}`, shipped: day, site, late, cost: 10 + (at % 5) });
    }
  return rows;
}

const instruction = 'Operations review Q3 2026 for the board.';
let facts: FactTable;

beforeAll(async () => {
  facts = await readFacts(await csvFiles({ 'parcels.csv': csv(parcels()) }), {
    today: '2026-10-01',
    period: '2026-Q3',
    monthsAsked: ['M05'],
  });
});

async function answered(question: string) {
  const { questions, period } = await readBrief({ prompt: `${instruction} ${question}` });
  const { outline, notes } = planFromFacts(brief({ questions }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  const [first] = summary.content.points;
  return {
    period,
    text: shown(first!.text, outline.facts),
    page: outline.slides.find(({ id }) => id === first!.slide),
    open: notes.open,
  };
}

describe('a question of a month', () => {
  it('is answered with its change, the member that made it, and a page of the months around', async () => {
    const { period, text, page } = await answered('Why did the late rate jump in May?');
    expect(period).toBe('2026-Q3');
    expect(text).toMatch(/^Late rate .* in May 2026, from .* in April 2026\. Leeds moved late rate most: 50\.0%, from /);
    expect(page).toMatchObject({ id: 'asked-late_rate-2026-05', kind: 'trend' });
    expect((page as OutlineSlide<'trend'>).content.periods).toContain('May 2026');
  });

  it('names nobody where no member made most of it', async () => {
    const { text } = await answered('Why did cost move in May?');
    expect(text).toMatch(/^Cost .* in May 2026.* No single group explains it\.$/);
  });

  it('that the data do not hold stays open', async () => {
    expect((await answered('Why did the late rate jump in May 2021?')).open).toEqual([
      'Not answered: “Why did the late rate jump in May 2021”: the data hold nothing of that time',
    ]);
  });
});

it('a prompt that asks nothing else is about that month', async () => {
  const { period, questions } = await readBrief({ prompt: 'Why did churn jump in May 2026?' });
  expect([period, questions[0]!.period]).toEqual(['2026-05', undefined]);
});
