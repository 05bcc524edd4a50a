/** What a brief wants left out is said with its count, and what could not be is said on the page on data quality, in decks of any length. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { shown } from '../plan-texts.ts';

function sales() {
  const rows = [];
  for (let day = '2026-04-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1), at++)
    rows.push({
      order_no: `O${at}`,
      order_date: day,
      depot: ['Kiel', 'Ulm', 'Jena'][at % 3]!,
      kind: ['Retail', 'Trade', 'Spam'][at % 9 === 0 ? 2 : at % 2]!,
      amount: 20 + (at % 7),
    });
  return rows;
}

async function deck(prompt: string) {
  const brief = await readBrief({ prompt });
  const facts = await readFacts(await csvFiles({ 'orders.csv': csv(sales()) }), {
    today: '2026-10-01',
    period: '2026-Q3',
    leaveOut: brief.leaveOut,
    ...(brief.dictated && { dictated: brief.dictated }),
  });
  const { slides, facts: said } = planFromFacts(brief, facts).outline;
  return slides.map((slide) => ({
    id: slide.id,
    notes: (slide.notes ?? []).map((note) => shown(note, said)).join(' '),
    all: JSON.stringify(slide),
  }));
}

describe('what a brief wants left out', () => {
  it('is told with its count in the notes of the summary where no page has room for it', async () => {
    const pages = await deck('Sales review of the depots, 4 slides max. Spam orders out.');
    expect(pages.map(({ id }) => id)).not.toContain('data-quality');
    expect(pages.filter(({ notes }) => /21 of 183 rows/.test(notes)).map(({ id }) => id)).toEqual(['executive-summary']);
  });

  it('has the page on data quality where no row could be matched', async () => {
    const pages = await deck('Sales review of the depots, 6 slides max. Without internal accounts.');
    expect(pages).toHaveLength(6);
    expect(pages.filter(({ all }) => all.includes('internal accounts')).map(({ id }) => id)).toEqual(['data-quality']);
  });
});
