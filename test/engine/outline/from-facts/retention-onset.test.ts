/** Why net retention fell: since when and where accounts leave, and the reason they give there, out of bills and a list of subscriptions. */
import { beforeAll, expect, it } from 'vitest';
import { openAskedFacts } from '../../../../src/engine/asked-facts.ts';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { Outline, OutlineSlide } from '../../../../src/model/outline.ts';
import { csvFolder } from '../../data/csv-files.ts';
import { exported } from '../../metrics/recurring/dated-bills.ts';
import { said, shown } from '../plan-texts.ts';

let outline: Outline;
let summary: OutlineSlide<'executive-summary'>;
beforeAll(async () => {
  const prompt =
    'Net revenue retention used to be about 100% a quarter, and in Q1 and Q2 2026 it was lower. Why did it drop, and since when? Some say it is the price rise.';
  const brief = await readBrief({ prompt });
  const open = await openAskedFacts({
    data: [{ path: csvFolder(exported()) }],
    mapping: undefined,
    options: { today: '2026-07-09', asOf: '2026-07-09' },
    period: '2026-Q2',
    periodSaid: true,
    given: brief.given,
    fiscalYearSaid: null,
    brief,
  });
  open.close();
  outline = planFromFacts(brief, open.table).outline;
  summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'>;
});

it('heads the summary by what it has been since and before, with the place where accounts leave', () => {
  expect(shown(summary.title, outline.facts)).toMatch(/^Net revenue retention has been [\d.]+% since January 2026, [\d.]+% before/);
  const texts = summary.content.points.map(({ text }) => shown(text, outline.facts)).join(' ');
  expect(texts).toMatch(/team-monthly × alone: logo churn went from \d[\d.]*% before January 2026/i);
});

it('is told with how many of those lost were there and the reason they give', () => {
  const all = said(outline);
  expect(all).toMatch(/20 of the 2\d lost since January 2026 were there/);
  expect(all).toMatch(/that gave a reason there said “Not used”/);
});

it('names what is counted in its source by what the rows are', () => {
  expect(said(outline)).toMatch(/billing_invoices\.csv, [\d,]+ invoices/);
});
