import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkTrue } from '../../../src/engine/check/true.ts';
import { spread } from '../../../src/engine/kinds/parts/diagram.ts';
import { timeScale } from '../../../src/engine/kinds/parts/time-axis.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { ConnectorElement, Element, TextElement } from '../../../src/model/layout.ts';
import type { Outline } from '../../../src/model/outline.ts';
import { pagesOf } from './test-page.ts';

const named = (elements: readonly Element[], start: string) =>
  elements.filter(({ name, type }) => type !== 'connector' && name.startsWith(start));
const joins = (elements: readonly Element[]) => elements.filter((element) => element.type === 'connector') as ConnectorElement[];
const middle = ({ x, w }: Element) => x + w / 2;

describe('a diagram', () => {
  it('is one group that says what it shows', () => {
    const [elements] = pagesOf('cycle', { steps: [{ head: 'Plan' }, { head: 'Do' }, { head: 'Check' }] });
    expect(new Set(elements!.map(({ group }) => group))).toEqual(new Set(['Cycle']));
    expect(elements!.flatMap(({ groupAlt }) => groupAlt ?? [])).toEqual(['Plan → Do → Check → Plan']);
  });

  it('leads a cycle back to its first step', () => {
    const [elements] = pagesOf('cycle', { steps: ['A', 'B', 'C', 'D'].map((head) => ({ head })) });
    expect(joins(elements!).map(({ from, to }) => `${from} > ${to}`)).toEqual([
      'Step 1 > Step 2',
      'Step 2 > Step 3',
      'Step 3 > Step 4',
      'Step 4 > Step 1',
    ]);
  });
});

describe('a scale of time', () => {
  it('places a day by how many days have passed', () => {
    const { at, segments } = timeScale(['2018-01-10', '2018-02-20'], 'en');
    expect(segments.map(({ label }) => label)).toEqual(['Jan', 'Feb']);
    expect(at('2018-01-01')).toBe(0);
    expect(at('2018-02-01')).toBeCloseTo(31 / 59);
  });

  it('names years where the months are too many', () => {
    expect(timeScale(['2015-06-01', '2017-02-20'], 'de').segments.map(({ label }) => label)).toEqual(['2015', '2016', '2017']);
  });
});

describe('a timeline with dates', () => {
  const event = (date: string) => ({ when: date, date, head: 'An event' });

  it('is to scale and marks today between its ends', () => {
    const [elements] = pagesOf('timeline', { events: [event('2017-11-10'), event('2017-12-10'), event('2018-03-10')] });
    const [first, second, third] = named(elements!, 'Mark ').map(middle) as [number, number, number];
    expect((second - first) / (third - second)).toBeCloseTo(30 / 90);
    expect(named(elements!, 'Today')).toHaveLength(2);
  });

  it('marks no today that lies outside', () => {
    const [elements] = pagesOf('timeline', { events: [event('2018-02-01'), event('2018-03-01')] });
    expect(named(elements!, 'Today')).toEqual([]);
  });
});

describe('a timeline with dates close together', () => {
  it('leads its lines out of the words downwards or upwards, never at their side', () => {
    const events = ['2016-01-15', '2016-03-01', '2016-03-10', '2017-02-01'].map((date) => ({ when: date, date, head: 'An event' }));
    const [elements] = pagesOf('timeline', { events });
    expect(new Set(joins(elements!).map(({ side }) => side))).toEqual(new Set(['down']));
  });
});

describe('a diagram of names alone', () => {
  const sentence = 'Discounts above the corridor now need the approval of the regional head of sales';

  it('is one page, however long they are', () => {
    const heads = Array.from({ length: 6 }, () => ({ head: sentence }));
    expect(pagesOf('pyramid', { levels: heads })).toHaveLength(1);
    expect(pagesOf('cycle', { steps: heads })).toHaveLength(1);
  });
});

describe('the periods of a roadmap', () => {
  it('are named in two lines where one is too long', () => {
    const periods = Array.from({ length: 12 }, (_, index) => `Quarter ${(index % 4) + 1} ${2012 + Math.floor(index / 4)}`);
    const [elements] = pagesOf('roadmap', { periods, lanes: [{ head: 'Lane', items: [{ head: 'Work', from: periods[0]! }] }] });
    const [first] = named(elements!, 'Period ') as TextElement[];
    expect(first!.paragraphs[0]!.runs[0]!.text).toBe('Quarter 1\n2012');
  });

  it('are named one in so many where not every name has room', () => {
    const periods = Array.from({ length: 12 }, (_, index) => `Accounting-quarter-${index + 1}`);
    const [elements] = pagesOf('roadmap', { periods, lanes: [{ head: 'Lane', items: [{ head: 'Work', from: periods[0]! }] }] });
    const names = (named(elements!, 'Period ') as TextElement[]).map(({ paragraphs }) => paragraphs[0]!.runs[0]!.text);
    expect(names).toEqual(periods.filter((_, index) => index % 2 === 0));
  });
});

describe('an org tree too large for a page', () => {
  it('goes on with the branches that are left, under the same head', () => {
    const team = (name: string) => ({ name, reports: Array.from({ length: 5 }, (_, index) => ({ name: `${name} ${index}` })) });
    const pages = pagesOf('org-tree', { name: 'Head', reports: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map(team) });
    expect(pages.length).toBeGreaterThan(1);
    const firsts = pages.map((elements) => (elements.find(({ name }) => name === 'Member 1') as TextElement).paragraphs[0]!.runs[0]!.text);
    expect(new Set(firsts)).toEqual(new Set(['Head']));
  });
});

describe('things spread along a line', () => {
  it('stay where they belong when they have room', () => {
    expect(
      spread(
        [
          { at: 2, size: 1 },
          { at: 5, size: 1 },
        ],
        0.2,
        0,
        10,
      ),
    ).toEqual([2, 5]);
  });

  it('give way to each other by the same', () => {
    const [a, b] = spread(
      [
        { at: 5, size: 2 },
        { at: 5, size: 2 },
      ],
      0,
      0,
      10,
    ) as [number, number];
    expect([a, b]).toEqual([4, 6]);
  });
});

describe('a band of years', () => {
  it('may name the years between the dates of its events', () => {
    const events = ['2010-05-01', '2014-05-01'].map((date) => ({ when: date.slice(0, 4), date, head: 'An event' }));
    const outline: Outline = {
      version: 1,
      title: 'A history',
      language: 'en',
      asOf: '2018-01-31',
      slides: [{ id: 'history', kind: 'timeline', title: 'What came before', content: { events } }],
      facts: {},
    };
    const { layout } = layOut(outline, defaultBrandKit);
    expect(checkTrue({ layout, outline, allowed: ['From May 2010 to May 2014'] }).map(({ message }) => message)).toEqual([]);
  });
});
