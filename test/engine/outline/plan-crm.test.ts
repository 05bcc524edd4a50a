import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findDataFiles } from '../../../src/engine/data/data-file.ts';
import { readFacts } from '../../../src/engine/metrics/read-facts.ts';
import { planFromFacts } from '../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../src/model/fact.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { brief, said, shown } from './plan-texts.ts';

const folder = path.resolve(process.env.QUARTERDECK_TEST_DATA ?? '../shared', 'data/crm-opportunities');
const missing = !existsSync(folder);
if (missing) console.warn(`No test data at ${folder}: the review of the CRM set is not tested. Set QUARTERDECK_TEST_DATA.`);

describe.skipIf(missing)('the review of Q4 2017 planned from the CRM set', () => {
  let facts: FactTable;
  let outline: Outline;
  let text: string;
  let titles: string[];

  beforeAll(async () => {
    facts = await readFacts(await findDataFiles(folder), { today: '2026-11-21', asOf: '2017-12-31' });
    outline = planFromFacts(brief({ focus: ['product mix', 'win rate'], ending: 'next steps', audience: 'exec team' }), facts).outline;
    text = said(outline);
    titles = outline.slides.map(({ title }) => shown(title, outline.facts));
  });

  it('says of a change that is no more than normal that it is, once a measure, on its page and in its notes', () => {
    expect(text.match(/Within its normal quarterly range \(1196 deals\)/g)).toHaveLength(2);
  });

  it('says what closed-won revenue did and what drove it', () => {
    expect(titles[1]).toBe('Closed-won revenue fell 6.0% to $2.80M on fewer deals closed; most of it in GTXPro');
    expect(text).toContain('from $2.98M in Q3 2017');
    expect(text).toContain('−$180K');
  });

  it('says by how much the win rate fell, and that this is within its normal range', () => {
    expect(text).toContain('Win rate: 60.3%, from 61.4% in Q3 2017. Within its normal quarterly range (1985 deals).');
  });

  it('finds the pattern inside the quarter', () => {
    expect(titles).toContain('Win rate climbs through the quarter, from 49.3% to 78.5%');
    expect(text).toContain('49.0%, 54.7% and 80.2%');
  });

  it('names the largest product and the first seller', () => {
    expect(outline.facts['won_value.share[product=GTXPro]@0']!.value).toBeCloseTo(0.342, 3);
    expect(said(planFromFacts(brief(), facts).outline)).toMatch(
      /Darcel Schlecht ranks first in closed-won revenue with \$358K, 2\.6\stimes the runner-up/,
    );
  });

  it('compares nothing with the one month of the first quarter', () => {
    expect(text).not.toMatch(/172|82\.1%|vs\.? Q1|from Q1 2017|in Q1 2017 to/);
  });

  it('says nothing of what the data cannot carry', () => {
    expect(text).not.toMatch(/year.over.year|YoY|100%|\$0(?![.\d])|GTX Pro has no|Mei-Mei Johns leads/i);
    expect(text).not.toMatch(/average on win rate|because|caused/i);
  });

  it('uses nine kinds of slides or more and three kinds of charts or more', () => {
    const kinds = new Set(outline.slides.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(9);
    expect([...kinds].filter((kind) => ['trend', 'bridge', 'share', 'comparison', 'ranking'].includes(kind)).length).toBeGreaterThanOrEqual(
      3,
    );
  });

  it('draws bridges whose steps add to the whole', () => {
    const bridges = planFromFacts(brief({ slides: { min: 60, max: 60, asked: true } }), facts).outline;
    const value = (id: string) => bridges.facts[id]!.value!;
    const off = bridges.slides.flatMap((slide) => {
      if (slide.kind !== 'bridge') return [];
      const { start, steps, end } = slide.content;
      return [value(start.value) + steps.reduce((sum, step) => sum + value(step.value), 0) - value(end.value)];
    });
    expect(off.length).toBeGreaterThan(2);
    for (const gap of off) expect(Math.abs(gap)).toBeLessThan(0.01);
  });

  it('ends with next steps', () => {
    const last = outline.slides.filter(({ kind }) => kind !== 'appendix').at(-1);
    expect(last?.kind).toBe('action-table');
    expect(titles[outline.slides.indexOf(last!)]).toMatch(/^Next steps/);
    // What stands behind it is the appendix alone, which lists nothing that nobody asked for.
    const quality = outline.slides.find(({ id }) => id === 'data-quality' || id === 'appendix');
    expect(JSON.stringify(quality)).not.toContain('Weighted pipeline');
  });

  it('fills a hundred slides without repeating a title', () => {
    const { slides } = planFromFacts(brief({ slides: { min: 100, max: 100, asked: true } }), facts).outline;
    expect(slides).toHaveLength(100);
    expect(new Set(slides.map(({ title }) => title)).size).toBe(100);
  });
});
