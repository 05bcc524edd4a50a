import { describe, expect, it } from 'vitest';
import type { ContentOf, KindId } from '../../../src/engine/kinds/content.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const sentence = 'A sentence of the usual length that says one thing about the quarter and why it matters to the room.';
const paragraph = `${sentence} ${sentence} ${sentence}`;
const value = 'won_value@0';
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const names = (count: number) => many(count, (index) => `Member number ${index + 1}`);

/** More than one page could ever hold, where the schema allows it. */
const largest: { [K in KindId]: ContentOf<K> } = {
  cover: { subtitle: paragraph, details: many(4, () => sentence) },
  agenda: { items: many(30, () => ({ head: 'A section with a name of some length', text: 'What it shows' })) },
  section: { number: 12, text: sentence },
  'executive-summary': { points: many(14, () => ({ figure: '{{won_value@0}}', text: paragraph, slide: 'x' })) },
  scorecard: {
    periods: [],
    tiles: many(19, () => ({
      label: 'A measure with a long name',
      value: '{{won_value@0}}',
      change: { text: '{{won_value.pct@0|signed}} against the quarter before', direction: 'down' as const, tone: 'bad' as const },
      target: '{{target_value@0}}',
      trend: many(8, (index) => `won_value@${index - 7}`),
    })),
  },
  'big-number': { value: '{{won_value@0|full}}', label: sentence, text: paragraph },
  trend: {
    chart: 'column',
    periods: many(24, (index) => `M${index + 1} 2017`),
    series: many(4, (index) => ({ name: `Series ${index}`, values: many(24, () => value) })),
    target: { name: 'Target', values: many(24, () => value) },
    partial: [23],
    reading: many(4, () => paragraph),
  },
  comparison: {
    categories: names(25),
    series: many(3, (index) => ({ name: `Series ${index}`, values: many(25, () => value) })),
    reading: many(4, () => paragraph),
  },
  ranking: {
    items: names(30).map((label) => ({ label, value })),
    other: { label: 'Other (9)', value },
    highlight: 20,
    reading: many(4, () => paragraph),
  },
  share: {
    parts: names(8),
    columns: many(8, (index) => ({ label: `Quarter ${index}`, values: many(8, () => 'win_rate@0') })),
    reading: many(4, () => paragraph),
  },
  bridge: {
    start: { label: 'Before', value },
    steps: names(12).map((label) => ({ label, value: 'won_value.delta@0' })),
    end: { label: 'After', value },
    reading: many(4, () => paragraph),
  },
  table: {
    columns: many(9, (index) => ({ label: `A column head ${index}`, align: index === 0 ? ('left' as const) : ('right' as const) })),
    rows: many(40, () => ({ cells: many(9, (index) => (index === 0 ? sentence : '{{won_value@0|full}}')), role: 'body' as const })),
    reading: many(2, () => sentence),
  },
  'two-columns': {
    left: { head: sentence, items: many(20, () => sentence) },
    right: { head: 'Short', items: many(7, () => paragraph) },
    favoured: 'left',
  },
  process: { steps: many(23, () => ({ head: 'A step with a long name', text: sentence })) },
  timeline: { events: many(17, () => ({ when: '15 September 2018', head: 'An event with a long name', text: sentence })) },
  quote: { text: paragraph, by: sentence },
  statement: { text: paragraph, support: paragraph },
  bullets: { items: many(20, () => ({ text: sentence, children: [sentence, sentence] })) },
  risks: { items: many(20, () => ({ risk: sentence, evidence: paragraph, response: sentence })) },
  'action-table': {
    actions: many(25, () => ({ what: paragraph, who: 'A name of some length', when: '15 September 2018', why: sentence })),
  },
  appendix: { items: many(60, () => ({ term: 'A term', text: paragraph })) },
  closing: { lines: many(4, () => sentence) },
};

const smallest: { [K in KindId]: ContentOf<K> } = {
  cover: { details: [] },
  agenda: { items: [{ head: 'A' }] },
  section: {},
  'executive-summary': { points: [{ text: 'A' }] },
  scorecard: { periods: [], tiles: [{ label: 'A', value: '{{won_value@0}}' }] },
  'big-number': { value: '{{won_value@0}}', label: 'A' },
  trend: { chart: 'line', periods: ['A', 'B'], series: [{ name: 'S', values: [null, value] }], partial: [], reading: [] },
  comparison: { categories: ['A'], series: [{ name: 'S', values: [null] }], reading: [] },
  ranking: { items: [{ label: 'A', value }], reading: [] },
  share: { parts: ['A', 'B'], columns: [{ label: 'Q', values: ['win_rate@0', null] }], reading: [] },
  bridge: { start: { label: 'A', value }, steps: [{ label: 'B', value: 'won_value.delta@0' }], end: { label: 'C', value }, reading: [] },
  table: { columns: [{ label: 'A', align: 'left' }], rows: [{ cells: [], role: 'body' }], reading: [] },
  'two-columns': { left: { head: 'A', items: ['B'] }, right: { head: 'C', items: ['D'] } },
  process: { steps: [{ head: 'A' }, { head: 'B' }] },
  timeline: {
    events: [
      { when: 'A', head: 'B' },
      { when: 'C', head: 'D' },
    ],
  },
  quote: { text: 'A' },
  statement: { text: 'A' },
  bullets: { items: [{ text: 'A', children: [] }] },
  risks: { items: [{ risk: 'A' }] },
  'action-table': { actions: [{ what: 'A' }] },
  appendix: { items: [{ text: 'A' }] },
  closing: { lines: [] },
};

const longTitle =
  'A message that takes two whole lines because it names the product, the region, the figure and the reason for all that happened';

describe('the largest content', () => {
  for (const id of Object.keys(slideKinds) as KindId[]) {
    it(`of ${id} is split until every page holds it`, () => {
      const page = testPage(longTitle, 'A lead');
      const pages = pagesOf<KindId>(id, largest[id], page);
      expect(pages.flatMap((elements, index) => findings(elements, page).map((finding) => `page ${index + 1}: ${finding}`))).toEqual([]);
    });
  }
});

describe('the smallest content', () => {
  for (const id of Object.keys(slideKinds) as KindId[]) {
    it(`of ${id} makes one page`, () => {
      const page = testPage();
      const pages = pagesOf<KindId>(id, smallest[id], page);
      expect(pages).toHaveLength(1);
      expect(findings(pages[0]!, page)).toEqual([]);
    });
  }
});
