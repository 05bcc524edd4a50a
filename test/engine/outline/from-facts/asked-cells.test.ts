/** A deck that is asked about a measure: its answer is where the measure lies, and its pages are about it. */
import { describe, expect, it } from 'vitest';
import { planFromFacts } from '../../../../src/engine/outline/from-facts/plan-from-facts.ts';
import type { OutlineSlide } from '../../../../src/model/outline.ts';
import { few } from '../../../helpers/rotating.ts';
import { type Asked, askedOf, boats, calls, campaigns, kitchens, looms } from '../../insight/planted-cells.ts';
import { shown } from '../plan-texts.ts';

function told({ facts, brief }: Asked) {
  const { outline, notes } = planFromFacts(brief, facts);
  const say = (text: string) => shown(text, outline.facts);
  const of = <K extends 'executive-summary' | 'action-table'>(kind: K) =>
    outline.slides.find((slide) => slide.kind === kind) as OutlineSlide<K> | undefined;
  const summary = of('executive-summary')!;
  return {
    title: say(summary.title),
    points: summary.content.points.map(({ text, slide }) => ({ text: say(text), slide })),
    pages: outline.slides.map(({ id }) => id),
    titles: new Map(outline.slides.map(({ id, title }) => [id, say(title)])),
    open: notes.open.filter((note) => note.startsWith('Not answered')),
    texts: say(JSON.stringify(outline.slides)),
  };
}

describe('a question where', () => {
  it('is answered with the crossing, its rows and its span, on a page of its own', async () => {
    const { title, points, titles, open, pages } = told(
      await askedOf('Sales review Q4 2025 for sales leadership: where is win rate weakest?', 'deals.csv', looms(3)),
    );
    expect(open).toEqual([]);
    expect(title).toMatch(/^Cotton in Valley holds win rate down most: \d+\.\d% vs\. \d+\.\d% overall$/);
    expect(points[0]!.text).toMatch(
      /^Cotton in Valley: win rate of .* overall \(\d+ deals, Q1 2025 to Q4 2025\); \d+\.\d% before \(Q1 2024 to Q4 2024\)\.$/,
    );
    expect(titles.get(points[0]!.slide!)).toMatch(/^Win rate: \d+\.\d% at Cotton in Valley, \d+\.\d% overall$/);
    // The asked measure comes first, after the summary and the figures.
    expect(pages.filter((id) => /^(?:trend-win_rate|cells-)/.test(id))).toEqual(pages.slice(3, 5));
  });

  it('asks of people as of customers, and one page shows the crossing', async () => {
    const { points, open, pages, texts } = told(await askedOf('HR review Q4 2025: where do we lose people?', 'employees.csv', kitchens(3)));
    expect(open).toEqual([]);
    expect(points[0]!.text).toMatch(/^Kitchen in Faro: attrition of /);
    // No step looks into a volume that nobody asked about.
    expect(texts).toContain('Report attrition by site × department until Kitchen in Faro is at ');
    expect(texts).not.toMatch(/explained/);
    expect(pages.filter((id) => id.startsWith('cells-') || id.startsWith('crossed-'))).toEqual(['cells-attrition-high']);
  });

  it('that names no measure asks on about the one before', async () => {
    const asked = await askedOf('Sales review Q4 2025: why did win rate change, and where is it weakest?', 'deals.csv', looms(3));
    const { points, open } = told(asked);
    expect(open).toEqual([]);
    expect(points.filter(({ text }) => text.includes('Cotton in Valley'))).toHaveLength(1);
  });

  it('is told that nothing stands out, with the rows', async () => {
    const { points, pages } = told(
      await askedOf('Support review Q4 2025: where is customer satisfaction weak?', 'tickets.csv', calls(2, false)),
    );
    expect(points[0]!.text).toMatch(/^No group stands out on CSAT: \d+ looked at, none beyond chance \(\d+ tickets, .*\)\.$/);
    expect(pages.filter((id) => id.startsWith('cells-'))).toEqual([]);
  });

  const otherLanguages = [
    ['Wo ist die Kundenzufriedenheit schwach?', 'Urgent in Bellows'],
    ['Où la satisfaction client est-elle faible ?', 'Urgent'],
    ['顧客満足度はどこが低いですか？', 'Bellows'],
  ] as const;
  it.each(few(otherLanguages, 1))('is answered in its language: %s', async (prompt, answer) => {
    const { points } = told(await askedOf(prompt, 'tickets.csv', calls(7)));
    expect(points[0]!.text).toContain(answer);
  });
});

describe('a question which', () => {
  it('is answered with the band in which the members leave, as an average of the quarters', async () => {
    const { points, title, open } = told(await askedOf('Board review Q4 2025: which plans churn most?', 'subscriptions.csv', boats(5)));
    expect(open).toEqual([]);
    expect(title).toMatch(/^Dinghy × Members 1–\d pushes logo churn up most: /);
    // The same accounts count in each quarter, so their number says nothing.
    expect(points[0]!.text).toMatch(
      /^Dinghy × Members 1–\d: logo churn of .* overall \((?:average per period, Q1 2025 to Q4 2025|\d+ accounts, Q4 2025)\)/,
    );
  });
});

describe('a question why', () => {
  it('names the crossing that lies furthest from all others, and what it was before', async () => {
    const { texts, pages } = told(await askedOf('Marketing review Q4 2025: why did cost per lead rise?', 'campaigns.csv', campaigns(9)));
    expect(texts).toContain('Radio in Coast');
    expect(pages.some((id) => /^(?:cells|pair|onset)-cost_per_lead/.test(id))).toBe(true);
  });
});

describe('the pages of a deck that is asked about a measure', () => {
  it('are not filled up with those of others by dimensions that explain nothing', async () => {
    const rows = calls(3);
    const asked = told(await askedOf('Support review Q4 2025: where is customer satisfaction weak?', 'tickets.csv', rows));
    const unasked = told(await askedOf('Support review Q4 2025', 'tickets.csv', rows));
    const ofOthers = (pages: readonly string[]) =>
      pages.filter((id) => /^(?:bridge|share|ranking|table|comparison|trend)-(?!csat)/.test(id));
    expect(ofOthers(unasked.pages).length).toBeGreaterThan(1);
    expect(ofOthers(asked.pages)).toEqual([]);
    expect(asked.pages).toContain('trend-csat_share');
  });

  it('end with a step against the crossing, with what it is worth', async () => {
    const { texts } = told(await askedOf('Support review Q4 2025: where is customer satisfaction weak?', 'tickets.csv', calls(7)));
    expect(texts).toMatch(/Find out what sets Urgent in Bellows apart/);
  });
});
