/** A brief that asks why people or accounts leave, or why a margin fell, has a summary headed by that measure and who moved it. */
import { expect, it } from 'vitest';
import { readBrief } from '../../../../src/engine/brief/read-brief.ts';
import { readFacts } from '../../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { csv, csvFiles } from '../../data/csv-files.ts';
import { orders, plain, products, sold } from '../../metrics/sample-margins.ts';
import { accountsOf, employeesOf, spans } from '../../metrics/sample-spans.ts';
import { brief, shown } from '../plan-texts.ts';

const groups = spans(600, ['Nights', 'Days']);
const dearer = sold({ dearer: 1.3 });

it.each([
  ['Why did attrition go up?', { staff_list: employeesOf(groups) }, /^Attrition (?:rose|jumped) .*Nights/],
  ['Warum ist die Fluktuation gestiegen?', { staff_list: employeesOf(groups) }, /^Die Fluktuation stieg .*Nights/],
  ['Why is churn up?', { subscriptions: accountsOf(groups) }, /^Account churn (?:rose|jumped) .*Nights/],
  [
    'Why did gross margin fall?',
    { orders: orders(dearer), order_lines: plain(dearer), products },
    /^Gross margin (?:fell|dropped) .*Cable/,
  ],
])('%s', async (prompt, tables: Record<string, Parameters<typeof csv>[0]>, title) => {
  const files = await csvFiles(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, csv(rows)])));
  const facts = await readFacts(files, { today: '2024-10-01', period: '2024-Q3' });
  const { questions, language } = await readBrief({ prompt });
  const { outline } = planFromFacts(brief({ questions, language }), facts);
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary')! as OutlineSlide<'executive-summary'>;
  expect(shown(summary.title, outline.facts)).toMatch(title);
  // What heads it has its page.
  expect(summary.content.points[0]!.slide).toBeDefined();
});
