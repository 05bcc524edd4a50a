import { describe, expect, it } from 'vitest';
import { png } from '../../../src/demo/png.ts';
import { slideKinds } from '../../../src/engine/kinds/registry.ts';
import { type SlideSize, slideSizes } from '../../../src/model/brand-kit.ts';
import type { ContentOf, KindId } from '../../../src/model/outline.ts';
import { findings } from './findings.ts';
import { pagesOf, testPage } from './test-page.ts';

const sentence = 'A sentence of the usual length that says one thing about the quarter and why it matters to the room.';
const dot = png(1, 1, () => [0, 0, 0, 255]).toString('base64');
const paragraph = `${sentence} ${sentence} ${sentence}`;
const value = 'won_value@0';
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const names = (count: number) => many(count, (index) => `Member number ${index + 1}`);

/** More than one page could ever hold, where the schema allows it. */
const largest: { [K in KindId]?: ContentOf<K> } = {
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
  funnel: {
    stages: names(17).map((label) => ({ label: `${label} with a longer name`, value, rate: 'win_rate@0' })),
    highlight: 12,
    reading: many(4, () => paragraph),
  },
  distribution: {
    name: 'Deals',
    classes: many(24, () => 'won_deals@0'),
    edges: many(25, (index) => `won_value@${(index % 8) - 7}`),
    mark: { label: 'A word for the median', value },
    reading: many(4, () => paragraph),
  },
  scatter: {
    x: { name: sentence },
    y: { name: sentence },
    size: { name: 'Won value' },
    points: many(200, (index) => ({
      label: `Member number ${index}`,
      x: `won_value@${(index % 8) - 7}`,
      y: `win_rate@${((index * 3) % 8) - 7}`,
      size: value,
    })),
    highlight: 20,
    reading: many(4, () => paragraph),
  },
  'win-loss': {
    form: 'diverging',
    names: { won: 'Won after a long time', lost: 'Lost after a long time', rate: 'Win rate', n: 'Deals' },
    segments: names(30).map((label) => ({
      label: `${label} of a long name`,
      won: 'won_deals@0',
      lost: 'won_deals@-1',
      rate: 'win_rate@0',
      n: 'won_deals@-2',
    })),
    highlight: 20,
    reading: many(4, () => paragraph),
  },
  'small-multiples': {
    chart: 'line',
    periods: many(36, (index) => `Month ${index + 1} of 2017`),
    panels: names(25).map((label) => ({
      label: `${label} of a region with a long name`,
      values: many(36, (index) => `won_value@${(index % 8) - 7}`),
    })),
    highlight: 11,
    partial: [35],
    reading: many(4, () => paragraph),
  },
  table: {
    columns: many(9, (index) => ({
      label: `A column head ${index}`,
      align: index === 0 ? ('left' as const) : ('right' as const),
      ...(index === 8 && { pills: true }),
    })),
    rows: many(40, () => ({
      cells: many(9, (index) => (index === 0 ? sentence : '{{won_value@0|full}}')),
      role: 'body' as const,
      tones: many(9, () => 'warn' as const),
    })),
    reading: many(2, () => sentence),
  },
  'heat-table': {
    head: 'A member with a long name',
    columns: many(24, (index) => `Month ${index + 1}`),
    rows: many(26, (row) => ({ label: sentence, values: many(24, (index) => (index + row > 24 ? null : value)) })),
    middle: { value, label: 'All of them together', good: 'above' },
    reading: many(2, () => sentence),
  },
  pricing: {
    plans: many(4, () => ({
      name: 'A plan with a long name',
      price: '{{won_value@0|full}}',
      per: sentence,
      items: many(15, () => sentence),
    })),
    recommended: 3,
  },
  'two-columns': {
    left: { head: sentence, items: many(20, () => sentence) },
    right: { head: 'Short', items: many(7, () => paragraph) },
    favoured: 'left',
  },
  'icon-grid': { cells: many(17, () => ({ head: 'A head with some words in it', text: paragraph })) },
  points: {
    points: many(9, () => ({ head: sentence, text: sentence, tone: 'bad' as const })),
    verdict: { head: sentence, figure: '{{won_value@0|full}}', text: sentence, ask: sentence, tone: 'warn' },
  },
  'picture-text': { picture: { data: dot, alt: sentence, credit: sentence }, text: paragraph, points: many(12, () => sentence) },
  process: { steps: many(23, () => ({ head: 'A step with a long name', text: sentence })) },
  cycle: { center: 'What it turns about', steps: many(8, () => ({ head: 'A step with a long name', text: sentence })) },
  roadmap: {
    lanes: many(9, (lane) => ({
      head: `A team with a long name ${lane}`,
      items: many(7, (index) => ({
        head: 'Something that takes its time',
        from: `2018-0${index + 1}-01`,
        ...(index % 3 > 0 && { to: `2018-0${index + 2}-15` }),
      })),
    })),
  },
  'org-tree': member(4),
  pyramid: { levels: many(6, () => ({ head: 'A level with a long name', text: sentence })) },
  venn: {
    sets: many(3, () => ({ head: 'A set with a name', text: sentence })),
    overlaps: [
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 2, 3],
    ].map((of) => ({ of, head: 'What they share', text: sentence })),
  },
  'decision-cards': {
    decisions: many(7, () => ({
      ask: sentence,
      figure: '{{won_value@0}}',
      text: sentence,
      who: 'An office with a long name',
      when: '15 September 2018',
      yes: paragraph,
      no: sentence,
    })),
    reading: many(2, () => sentence),
  },
  'pros-cons': { pros: many(13, () => sentence), cons: many(9, () => paragraph), verdict: sentence },
  swot: {
    strengths: many(9, () => sentence),
    weaknesses: many(3, () => paragraph),
    opportunities: many(12, () => 'Short'),
    threats: many(5, () => sentence),
  },
  matrix: {
    x: { name: 'A measure with a long name', low: 'the low end of it', high: 'the high end of it' },
    y: { name: 'Another measure with a long name', low: 'the low end of it', high: 'the high end of it' },
    fields: ['A field with a long name', 'Another field with a long name', 'A third one', 'The last'],
    items: many(30, (index) => ({
      head: 'An item with a long name',
      x: (index % 7) / 7,
      y: index % 4 === 0 ? ('high' as const) : (index % 5) / 5,
    })),
  },
  timeline: {
    events: many(17, () => ({ when: '15 September 2018', tone: 'warn' as const, head: 'An event with a long name', text: sentence })),
    reading: many(4, () => sentence),
    soWhat: sentence,
  },
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

/** Four reports each, down to the lowest level. */
function member(levels: number): ContentOf<'org-tree'> {
  const reports = levels > 1 ? many(4, () => member(levels - 1)) : undefined;
  return { name: 'Somebody with a long name', role: 'Head of something important', ...(reports && { reports }) };
}

const smallest: { [K in KindId]?: ContentOf<K> } = {
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
  funnel: {
    stages: [
      { label: 'A', value },
      { label: 'B', value },
    ],
    reading: [],
  },
  distribution: { name: 'A', classes: ['won_deals@0', 'won_deals@-1'], edges: [value, 'won_value@-1'], reading: [] },
  scatter: {
    x: { name: 'A' },
    y: { name: 'B' },
    points: many(3, (index) => ({ label: 'A', x: `won_value@${index - 2}`, y: 'win_rate@0' })),
    reading: [],
  },
  'win-loss': { form: 'percent', names: { won: 'A', lost: 'B' }, segments: [{ label: 'A', won: null, lost: 'won_deals@0' }], reading: [] },
  'small-multiples': {
    chart: 'column',
    periods: ['A', 'B'],
    panels: [
      { label: 'A', values: [value, null] },
      { label: 'B', values: [null, null] },
    ],
    partial: [],
    reading: [],
  },
  table: { columns: [{ label: 'A', align: 'left' }], rows: [{ cells: [], role: 'body' }], reading: [] },
  'icon-grid': { cells: many(3, () => ({ head: 'A' })) },
  'picture-text': { picture: { data: dot }, text: 'A', points: [] },
  'heat-table': { head: 'A', columns: ['B'], rows: [{ label: 'C', values: [null] }], reading: [] },
  pricing: {
    plans: [
      { name: 'A', price: 'B', items: [] },
      { name: 'C', price: 'D', items: [] },
    ],
  },
  'two-columns': { left: { head: 'A', items: ['B'] }, right: { head: 'C', items: ['D'] } },
  process: { steps: [{ head: 'A' }, { head: 'B' }] },
  cycle: { steps: [{ head: 'A' }, { head: 'B' }, { head: 'C' }] },
  roadmap: { periods: ['A', 'B'], lanes: [{ head: 'L', items: [{ head: 'I', from: 'A' }] }] },
  'org-tree': { name: 'A' },
  pyramid: { levels: [{ head: 'A' }, { head: 'B' }, { head: 'C' }] },
  venn: { sets: [{ head: 'A' }, { head: 'B' }], overlaps: [{ of: [1, 2], head: 'C' }] },
  'decision-cards': { decisions: [{ ask: 'A' }] },
  'pros-cons': { pros: ['A'], cons: ['B'] },
  swot: { strengths: ['A'], weaknesses: ['B'], opportunities: ['C'], threats: ['D'] },
  matrix: { x: { name: 'X' }, y: { name: 'Y' }, items: [{ head: 'A', x: 'low', y: 0.5 }] },
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

describe.each(Object.keys(slideSizes) as SlideSize[])('on slides of %s the largest content', (slideSize) => {
  for (const id of Object.keys(slideKinds) as KindId[]) {
    it(`of ${id} is split until every page holds it`, () => {
      const page = testPage(longTitle, 'A lead', [], { slideSize });
      const pages = pagesOf<KindId>(id, largest[id] ?? slideKinds[id].example.content, page);
      expect(pages.flatMap((elements, index) => findings(elements, page).map((finding) => `page ${index + 1}: ${finding}`))).toEqual([]);
    });
  }
});

describe.each(Object.keys(slideSizes) as SlideSize[])('on slides of %s the smallest content', (slideSize) => {
  for (const id of Object.keys(slideKinds) as KindId[]) {
    it(`of ${id} makes one page`, () => {
      const page = testPage('A title', undefined, [], { slideSize });
      const pages = pagesOf<KindId>(id, smallest[id] ?? slideKinds[id].example.content, page);
      expect(pages).toHaveLength(1);
      expect(findings(pages[0]!, page)).toEqual([]);
    });
  }
});
