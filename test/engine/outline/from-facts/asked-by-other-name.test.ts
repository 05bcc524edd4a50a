/** A question that calls a dimension by another name is answered, and over rows whose outcome is known. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { addDays } from '../../../../src/model/period.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { brief, shown } from '../plan-texts.ts';

/** Six leads a day; of three sources one converts half, the others a sixth. In the last quarter two in three are still open. */
function leads() {
  const sources = ['Referral', 'Webinar', 'Search'];
  const rows = [];
  for (let day = '2025-10-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (let each = 0; each < 6; each++, at++) {
      const round = Math.floor(at / 3);
      const won = sources[at % 3] === 'Referral' ? round % 2 === 0 : round % 6 === 0;
      const status = day >= '2026-07-01' && round % 3 !== 0 ? 'Open' : won ? 'Customer' : 'Lost';
      rows.push({ lead_id: `L${at}`, created_date: day, lead_source: sources[at % 3]!, region: ['North', 'South'][round % 2]!, status });
    }
  return rows;
}

it.each([
  [
    'Which channels convert best?',
    /^Referral does best on conversion rate: 50\.0% vs\. .* Figures for Q2 2026, the newest with nearly all outcomes known\.$/,
  ],
  ['Welche Kanäle konvertieren am besten?', /Referral .* Stand Q2 2026, dem neuesten Zeitraum/],
])('%s', async (prompt, answer) => {
  const facts = await readFacts(await csvFiles({ 'leads.csv': csv(leads()) }), { today: '2026-10-01' });
  expect(facts.reporting.id).toBe('2026-Q3');
  const { questions, language } = await readBrief({ prompt });
  const { outline } = planFromFacts(brief({ questions, language }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  expect(shown(summary.content.points[0]!.text, outline.facts)).toMatch(answer);
});

/** Two visits a day to each site; from July on fewer are done at once. Each customer rates the visit. */
function visits() {
  const rows = [];
  for (let day = '2025-10-01', at = 0; day <= '2026-09-30'; day = addDays(day, 1))
    for (const site of ['Quay', 'Hill', 'Park'])
      for (let each = 0; each < 2; each++, at++) {
        const fixed = at % 10 < (day >= '2026-07-01' ? 6 : 9) ? 'Yes' : 'No';
        rows.push({ visit: `V${at}`, customer: `Guest ${at % 40}`, site, date: day, first_time_fix: fixed, customer_rating: 3 + (at % 3) });
      }
  return rows;
}

it.each([
  'Why are we driving back to customers more often?',
  'Why do we send people back to customers so much?',
  'Why are there more repeat visits to customers?',
])('%s', async (prompt) => {
  const facts = await readFacts(await csvFiles({ 'visits.csv': csv(visits()) }), { today: '2026-10-01' });
  const { questions } = await readBrief({ prompt });
  const { outline } = planFromFacts(brief({ questions }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  expect(shown(summary.content.points[0]!.text, outline.facts)).toMatch(/^First time fix rate (?:fell|dropped) /);
});
