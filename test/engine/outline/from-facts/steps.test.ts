/** Next steps as the findings suggest them: what, worth, success measure, owner and date. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { FactTable } from '../../../../src/model/fact.ts';
import { type LanguageCode, languages } from '../../../../src/model/language.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { factsOf } from '../../../stories/judge.ts';
import { csv } from '../../data/csv-files.ts';
import { causedDeals, causedFacts } from '../../insight/caused-deals.ts';
import { faultsOf } from '../faults.ts';
import { brief, exactly, shown } from '../plan-texts.ts';
import { retailLines } from './told-data.ts';

function stepsOf(facts: FactTable, more: Parameters<typeof brief>[0] = {}) {
  const { outline } = planFromFacts(brief({ slides: exactly(30), ...more }), facts);
  const slide = outline.slides.find(({ id }) => id === 'actions') as OutlineSlide<'action-table'>;
  const rows = slide.content.actions.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? shown(value, outline.facts) : value])),
  ) as OutlineSlide<'action-table'>['content']['actions'];
  const summary = outline.slides.find(({ kind }) => kind === 'executive-summary') as OutlineSlide<'executive-summary'> | undefined;
  return { outline, slide, rows, ask: summary?.content.ask };
}

/** The deals of the causes, of regions that two managers head. */
function managed(): Promise<FactTable> {
  const heads: Record<string, string> = { North: 'Nora Stern', South: 'Sam Okoye', West: 'Sam Okoye' };
  const rows = causedDeals.map((deal, at) => ({ id: `D${at}`, ...deal, manager: heads[deal.region]! }));
  return factsOf({ files: [{ name: 'deals.csv', text: csv(rows) }], options: { today: '2026-01-05', asOf: '2025-12-31' } });
}

describe('the steps of a sales review', () => {
  let told: ReturnType<typeof stepsOf>;
  beforeAll(async () => {
    told = stepsOf(await causedFacts());
  });

  it('are three to six, each with what it is worth, a success measure, an owner and a date', () => {
    expect(told.rows.length).toBeGreaterThanOrEqual(3);
    expect(told.rows.length).toBeLessThanOrEqual(6);
    for (const row of told.rows) {
      expect(row.worth, row.what).toMatch(/\d/);
      expect(row.measure, row.what).toMatch(/\d/);
      expect(row.who, row.what).toMatch(/^(?:Head of sales|Sales operations)$/);
      expect(row.when, row.what).toMatch(/^\d{1,2} [A-Z][a-z]+ 2026$/);
      expect(row.proposed).toBe(true);
      expect(row.what.split(' ').length, row.what).toBeLessThanOrEqual(16);
    }
  });

  it('close what can no longer be won before they look for new deals', () => {
    expect(told.rows[0]).toMatchObject({ worth: '300 deals', measure: 'All open deals younger than 129', when: '14 Jan 2026' });
    expect(told.rows[1]!.measure).toBe('Live deals back to 663');
  });

  it.each([
    ['M01-21', '30 Jan 2026'],
    ['2026-02-12', '31 Mar 2026'],
    ['M12-20', '14 Jan 2026'],
  ])('are done after those meet who decide, on %s', async (meeting, earliest) => {
    const { rows } = stepsOf(await causedFacts(), { meeting });
    const days = rows.map(({ when }) => Date.parse(`${when} UTC`));
    expect(new Date(Math.min(...days)).toISOString().slice(0, 10)).toBe(new Date(Date.parse(`${earliest} UTC`)).toISOString().slice(0, 10));
  });

  it('ask on the last page for what the summary asks', () => {
    const { decisions = [] } = told.slide.content;
    expect(decisions).toHaveLength(3);
    for (const decision of decisions) expect(told.ask!.toLowerCase()).toContain(decision);
  });

  it('never tell to set a target and name an owner', () => {
    expect(JSON.stringify(told.outline.slides)).not.toMatch(/[Ss]et a target|[Nn]ame an owner|what a fall at/);
  });
});

describe('the owner of a step', () => {
  it('is whoever heads the members it is about', async () => {
    const { rows } = stepsOf(await managed());
    expect(rows.find(({ what }) => what.includes('Alpha in North'))!.who).toBe('Nora Stern');
  });

  it('is the function where members are of many', async () => {
    const { rows } = stepsOf(await managed());
    expect(rows.find(({ what }) => what.startsWith('Agree what qualifies'))!.who).toBe('Sales operations');
  });

  it('is the one the brief names, where it gives the step', async () => {
    const item = { text: 'Nora Stern: rebuild North – by 15 January 2026', children: [] };
    const material = [{ heading: 'Next steps', level: 2, blocks: [{ type: 'list' as const, ordered: false, items: [item] }] }];
    const { rows, slide } = stepsOf(await managed(), { material });
    expect(rows[0]).toMatchObject({ who: 'Nora Stern', when: '15 January 2026' });
    expect(rows[0]!.proposed).toBeUndefined();
    expect(slide.lead).toBe('Owners and dates of the further steps are proposals');
    // What the brief acts on needs no second step.
    expect(rows.slice(1).some(({ what }) => what.includes('North'))).toBe(false);
  });
});

describe('the steps of orders', () => {
  it('test what grew before it is planned on, and recover nothing while the whole grows', async () => {
    const { rows } = stepsOf(await retailLines());
    expect(rows.length).toBeGreaterThanOrEqual(1);
    expect(rows[0]!.what).toContain('will repeat');
    expect(rows.some(({ what }) => /recover it|runner-up/.test(what))).toBe(false);
    for (const { worth, measure, when } of rows) for (const said of [worth, measure, when]) expect(said).toBeTruthy();
  });
});

describe('next steps', () => {
  it.each(Object.keys(languages) as LanguageCode[])('are told whole in %s', async (language) => {
    const { outline, rows } = stepsOf(await managed(), { language });
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(faultsOf(outline, language)).toEqual([]);
  });
});
