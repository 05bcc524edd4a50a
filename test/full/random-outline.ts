/** Outlines of random kinds, lengths, languages and brand kits, with facts that add up. */
import fc from 'fast-check';
import type { ContentOf, KindId } from '../../src/engine/kinds/content.ts';
import { type LanguageCode, languages } from '../../src/engine/language/language.ts';
import type { Fact, FactId, Unit } from '../../src/engine/metrics/fact.ts';
import type { AnyOutlineSlide, Outline } from '../../src/engine/outline/outline.ts';
import { kindIds } from '../../src/engine/outline/parse-outline/kind-contents.ts';
import { text } from './random-text.ts';

const units: readonly Unit[] = ['money', 'count', 'ratio', 'days', 'multiple', 'number'];

/** A number of a size that its unit can have. */
function amount(unit: Unit): fc.Arbitrary<number> {
  if (unit === 'ratio') return fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000);
  if (unit === 'count' || unit === 'days') return fc.integer({ min: 0, max: 90_000 });
  if (unit === 'multiple') return fc.integer({ min: 0, max: 900 }).map((part) => part / 100);
  return fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 9 })).map(([digits, power]) => digits * 10 ** power);
}

/** What a slide is before its facts have ids: `use` gives a number its fact and returns the id. */
type Make<T> = (use: (value: number | null, unit: Unit) => FactId) => T;

const many = <T>(item: fc.Arbitrary<T>, minLength: number, maxLength: number) => fc.array(item, { minLength, maxLength, size: 'max' });
const perhaps = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined });
const plain = <T extends object>(content: fc.Arbitrary<T>) => content.map((value) => () => dropUndefined(value));
const label = text(4);
const sentence = text(24);
const paragraph = text(60);
const reading = many(sentence, 0, 4);

/** Series of one unit over as many places as there are names. */
function series(places: number, least: number, most: number) {
  return fc.constantFrom(...units).chain((unit) =>
    fc.record({
      unit: fc.constant(unit),
      rows: many(fc.record({ name: label, values: many(fc.option(amount(unit), { freq: 8 }), places, places) }), least, most),
    }),
  );
}

const contents: { [K in KindId]: fc.Arbitrary<Make<ContentOf<K>>> } = {
  cover: plain(fc.record({ subtitle: perhaps(sentence), details: many(text(8), 0, 4) })),
  agenda: plain(fc.record({ items: many(fc.record({ head: text(8), text: perhaps(text(10)) }), 1, 14) })),
  section: plain(fc.record({ number: perhaps(fc.integer({ min: 1, max: 12 })), text: perhaps(sentence) })),
  'executive-summary': plain(fc.record({ points: many(fc.record({ text: sentence }), 1, 9) })),
  scorecard: fc
    .record({
      tiles: many(
        fc.constantFrom(...units).chain((unit) =>
          fc.record({
            label,
            unit: fc.constant(unit),
            value: amount(unit),
            target: perhaps(amount(unit)),
            trend: perhaps(many(amount(unit), 4, 4)),
          }),
        ),
        1,
        12,
      ),
      periods: many(label, 4, 4),
    })
    .map(({ tiles, periods }) => (use) => ({
      periods,
      tiles: tiles.map(({ label, unit, value, target, trend }) => ({
        label,
        value: `{{${use(value, unit)}}}`,
        ...(target !== undefined && { target: `{{${use(target, unit)}}}` }),
        ...(trend && { trend: trend.map((each) => use(each, unit)) }),
      })),
    })),
  'big-number': fc.record({ unit: fc.constantFrom(...units), label: sentence, text: perhaps(paragraph) }).chain(({ unit, label, text }) =>
    amount(unit).map(
      (value): Make<ContentOf<'big-number'>> =>
        (use) =>
          dropUndefined({ value: `{{${use(value, unit)}}}`, label, text }),
    ),
  ),
  trend: fc.integer({ min: 2, max: 16 }).chain((places) =>
    fc
      .record({
        chart: fc.constantFrom('column' as const, 'line' as const),
        periods: many(label, places, places),
        data: series(places, 1, 4),
        reading,
      })
      .map(({ chart, periods, data, reading }) => (use) => ({
        chart,
        periods,
        partial: [],
        reading,
        series: data.rows.map(({ name, values }) => ({
          name,
          values: values.map((value) => (value === null ? null : use(value, data.unit))),
        })),
      })),
  ),
  comparison: fc.integer({ min: 1, max: 14 }).chain((places) =>
    fc
      .record({ categories: many(label, places, places), data: series(places, 1, 3), reading })
      .map(({ categories, data, reading }) => (use) => ({
        categories,
        reading,
        series: data.rows.map(({ name, values }) => ({
          name,
          values: values.map((value) => (value === null ? null : use(value, data.unit))),
        })),
      })),
  ),
  ranking: fc.constantFrom(...units).chain((unit) =>
    fc.record({ items: many(fc.record({ label, value: amount(unit) }), 1, 20), reading }).map(({ items, reading }) => (use) => ({
      reading,
      items: items.map(({ label, value }) => ({ label, value: use(value, unit) })),
    })),
  ),
  share: fc.tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 8 })).chain(([parts, columns]) =>
    fc
      .record({
        parts: many(label, parts, parts),
        columns: many(fc.record({ label, weights: many(fc.integer({ min: 1, max: 50 }), parts, parts) }), columns, columns),
        reading,
      })
      .map(({ parts, columns, reading }) => (use) => ({
        parts,
        reading,
        columns: columns.map(({ label, weights }) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          return { label, values: weights.map((weight) => use(weight / whole, 'ratio')) };
        }),
      })),
  ),
  bridge: fc
    .record({
      from: label,
      to: label,
      start: fc.integer({ min: 1000, max: 9000 }),
      steps: many(fc.record({ label, change: fc.integer({ min: -400, max: 900 }) }), 1, 12),
      reading,
    })
    .map(({ from, to, start, steps, reading }) => (use) => ({
      start: { label: from, value: use(start * 1000, 'money') },
      steps: steps.map(({ label, change }) => ({ label, value: use(change * 1000, 'money') })),
      end: { label: to, value: use((start + steps.reduce((sum, { change }) => sum + change, 0)) * 1000, 'money') },
      reading,
    })),
  table: fc.integer({ min: 1, max: 9 }).chain((width) =>
    plain(
      fc.record({
        columns: many(fc.record({ label, align: fc.constantFrom('left' as const, 'right' as const) }), width, width),
        rows: many(
          fc.record({ cells: many(text(6), width, width), role: fc.constantFrom('body' as const, 'body' as const, 'highlight' as const) }),
          1,
          30,
        ),
        reading: many(sentence, 0, 2),
      }),
    ),
  ),
  'two-columns': plain(
    fc.record({
      left: fc.record({ head: text(6), items: many(sentence, 1, 9) }),
      right: fc.record({ head: text(6), items: many(sentence, 1, 9) }),
      favoured: perhaps(fc.constantFrom('left' as const, 'right' as const)),
    }),
  ),
  process: plain(fc.record({ steps: many(fc.record({ head: text(6), text: perhaps(text(16)) }), 2, 12) })),
  timeline: plain(fc.record({ events: many(fc.record({ when: text(3), head: text(6), text: perhaps(text(16)) }), 2, 12) })),
  quote: plain(fc.record({ text: paragraph, by: perhaps(text(8)) })),
  statement: plain(fc.record({ text: paragraph, support: perhaps(sentence) })),
  bullets: plain(fc.record({ items: many(fc.record({ text: sentence, children: many(text(12), 0, 3) }), 1, 14) })),
  risks: plain(fc.record({ items: many(fc.record({ risk: sentence, evidence: perhaps(sentence), response: perhaps(sentence) }), 1, 9) })),
  'action-table': plain(
    fc.record({
      actions: many(fc.record({ what: sentence, who: perhaps(text(4)), when: perhaps(text(3)), why: perhaps(sentence) }), 1, 12),
    }),
  ),
  appendix: plain(fc.record({ items: many(fc.record({ term: perhaps(text(5)), text: sentence }), 1, 30) })),
  closing: plain(fc.record({ lines: many(text(10), 0, 4) })),
};

const slide = fc.constantFrom(...kindIds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    title: text(18),
    lead: perhaps(text(16)),
    source: perhaps(text(16)),
    section: perhaps(label),
    notes: perhaps(many(sentence, 0, 3)),
    make: contents[kind] as fc.Arbitrary<Make<unknown>>,
  }),
);

export const outline: fc.Arbitrary<Outline> = fc
  .record({
    title: text(10),
    language: fc.constantFrom(...(Object.keys(languages) as LanguageCode[])),
    company: perhaps(text(4)),
    audience: perhaps(text(6)),
    slides: many(slide, 1, 6),
  })
  .map(({ slides, ...rest }) => {
    const facts: Record<FactId, Fact> = {};
    const use = (value: number | null, unit: Unit): FactId => {
      const id = `measure${Object.keys(facts).length}@0`;
      const money = unit === 'money' ? { currency: 'USD' } : {};
      facts[id] = {
        id,
        metric: id.slice(0, -2),
        label: 'Measure',
        value,
        unit,
        ...money,
        period: null,
        scope: {},
        n: 1,
        formula: 'measured',
        sql: '',
      };
      return id;
    };
    return {
      version: 1,
      asOf: '2025-12-31',
      ...dropUndefined(rest),
      slides: slides.map(
        ({ make, title, ...slide }, at) =>
          // Titles tell slides apart from their first word on.
          dropUndefined({ id: `slide-${at}`, title: `${'ABCDEF'[at]} ${title}`, ...slide, content: make(use) }) as AnyOutlineSlide,
      ),
      facts,
    };
  });

/** As JSON has it: a field is there or not. */
function dropUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(value));
}
