/** Decisions with a price or a rate are weighed on the figures, and nothing is said of what they will bring. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, shown } from '../plan-texts.ts';

type Rows = Parameters<typeof csv>[0];

/** Eight parcels a day, of which two are late in the last quarter: 184 of them, 736 a year. */
function parcels(): Rows {
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 8; each++, at++)
      rows.push({ parcel: `P${at}`, shipped: day, site: ['Leeds', 'Hull'][at % 2]!, late: Number(each < (day >= '2026-07-01' ? 2 : 1)) });
  return rows;
}

/** Ten orders a day of 100, whose goods cost 60. */
function orders(): Rows {
  const rows = [];
  for (let day = '2025-07-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 10; each++, at++)
      rows.push({
        order_id: `O${at}`,
        order_date: day,
        customer_id: `C${at % 700}`,
        channel: ['Shop', 'Market'][at % 2]!,
        quantity: 1,
        unit_price_eur: 100,
        net_revenue_eur: 100,
        product_cost_eur: 60,
      });
  return rows;
}

async function told(prompt: string, name: string, rows: Rows) {
  const { questions, given } = await readBrief({ prompt });
  const facts = await readFacts(await csvFiles({ [`${name}.csv`]: csv(rows) }), { today: '2026-10-01', period: '2026-Q3' });
  const { outline, notes } = planFromFacts(brief({ questions, ...(given && { given }) }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  return {
    points: summary.content.points.map(({ text }) => shown(text, outline.facts)).join('\n'),
    page: outline.slides.find(({ id }) => id.startsWith('decision-')),
    open: notes.open,
  };
}

it('a cost is held against the cases that have a price, by the year', async () => {
  const prompt = 'Each late parcel costs us €120. Should we hire two more drivers at €30,000 a year each?';
  const { points, page } = await told(prompt, 'parcels', parcels());
  expect(points).toContain('pays only if it avoids 500 of the 736 cases a year');
  expect(page).toBeDefined();
});

it('what not even all of them would earn is said to be too much', async () => {
  const prompt = 'Each late parcel costs us €120. Should we hire two more drivers at €90,000 a year each?';
  const { points } = await told(prompt, 'parcels', parcels());
  expect(points).toContain('does not earn its cost through this alone');
  expect(points).toContain('takes 1500 fewer cases; there are 736 a year');
});

it('a price change evens out at the margin that the goods leave', async () => {
  // 5% more of 100 on a margin of 40: 5 / 45 of the volume may go.
  const { points } = await told('Should we raise prices by 5%?', 'orders', orders());
  expect(points).toContain('worth $18K a year at the same volume');
  expect(points).toContain('no more than 11.1% of the volume is lost');
});

it('a commission is reckoned on the sales of whom it is paid to', async () => {
  // Half of 368,000 at the pace of the quarter, 5 points of it; 83 / 78 − 1.
  const { points } = await told('Should we renew with Market at 22% commission instead of 17%?', 'orders', orders());
  expect(points).toContain('$9K a year more on the same revenue (Market) of $184K');
  expect(points).toContain('it takes 6.4% more of it to even out');
});

it('a price in another currency stays open', async () => {
  const { open } = await told('Is it worth $18k a month for a tool?', 'orders', orders());
  expect(open.join('\n')).toContain('another currency');
});

it('giving up a channel is held against what came through it', async () => {
  const { points, page } = await told('Should we drop the Market?', 'orders', orders());
  expect(points).toContain('No to “Drop the Market”');
  expect(points).toContain('a year of gross profit (50.0% of all): pays only if Market costs more than that');
  expect(page).toBeDefined();
});
