/** Outlines of random kinds, lengths, languages and brand kits, with facts that add up. */
import fc from 'fast-check';
import { png } from '../../src/demo/png.ts';
import { slideKinds } from '../../src/engine/kinds/registry.ts';
import type { Fact, FactId, Unit } from '../../src/model/fact.ts';
import type { LanguageCode } from '../../src/model/language.ts';
import type { AnyOutlineSlide, ContentOf, KindId, Outline } from '../../src/model/outline.ts';

/** In an order of its own, so that a seed gives the same outlines wherever the registry has a kind; a new one comes last. */
const order =
  'cover agenda section executive-summary scorecard big-number trend small-multiples comparison win-loss ranking share scatter distribution bridge funnel table heat-table pricing two-columns pros-cons swot matrix process cycle icon-grid picture-text timeline roadmap org-tree pyramid venn quote statement bullets risks action-table appendix closing';
const known = order.split(' ') as KindId[];
const kindIds = [...known, ...(Object.keys(slideKinds) as KindId[]).filter((kind) => !known.includes(kind))];

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

/** What the lists and texts of an outline are drawn from. */
export interface Pools {
  /** A text of so many words, roughly. */
  text: (most: number) => fc.Arbitrary<string>;
  languages: readonly LanguageCode[];
  slides: readonly [least: number, most: number];
  /** Every list at its shortest or longest; of any length without. */
  lists?: 'shortest' | 'longest';
}

const perhaps = <T>(item: fc.Arbitrary<T>) => fc.option(item, { nil: undefined });
const plain = <T extends object>(content: fc.Arbitrary<T>) => content.map((value) => () => dropUndefined(value));
export function outlineOf({ text, languages, slides, lists }: Pools, kinds: readonly KindId[] = kindIds): fc.Arbitrary<Outline> {
  const many = <T>(item: fc.Arbitrary<T>, least: number, most: number) =>
    fc.array(item, { minLength: lists === 'longest' ? most : least, maxLength: lists === 'shortest' ? least : most, size: 'max' });
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

  const contents: { [K in KindId]?: fc.Arbitrary<Make<ContentOf<K>>> } = {
    cover: plain(fc.record({ subtitle: perhaps(sentence), details: many(text(8), 0, 4) })),
    agenda: plain(fc.record({ items: many(fc.record({ head: text(8), text: perhaps(text(10)) }), 1, 14) })),
    'icon-grid': plain(fc.record({ cells: many(fc.record({ head: text(8), text: perhaps(text(20)) }), 3, 14) })),
    'picture-text': plain(
      fc.record({
        picture: fc.record({
          data: fc.constant(png(3, 2, () => [90, 90, 90, 255]).toString('base64')),
          alt: text(8),
          credit: perhaps(text(5)),
        }),
        text: sentence,
        points: many(sentence, 0, 9),
      }),
    ),
    section: plain(fc.record({ number: perhaps(fc.integer({ min: 1, max: 12 })), text: perhaps(sentence) })),
    'executive-summary': plain(fc.record({ points: many(fc.record({ text: sentence }), 1, 9) })),
    points: many(
      fc.record({
        head: text(8),
        text: perhaps(text(20)),
        figure: perhaps(fc.constantFrom(...units).chain((unit) => fc.record({ unit: fc.constant(unit), value: amount(unit) }))),
      }),
      1,
      9,
    ).map((all) => (use) => ({
      points: all.map(({ figure, ...point }) => dropUndefined({ ...point, figure: figure && `{{${use(figure.value, figure.unit)}}}` })),
    })),
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
    funnel: fc
      .record({ stages: many(fc.record({ label, value: fc.integer({ min: 0, max: 90_000 }) }), 2, 12), reading })
      .map(({ stages, reading }) => (use) => ({
        reading,
        stages: stages.map(({ label, value }, index) => {
          const next = stages[index + 1]?.value;
          return { label, value: use(value, 'count'), ...(next !== undefined && value > 0 && { rate: use(next / value, 'ratio') }) };
        }),
      })),
    distribution: fc
      .record({
        name: label,
        counts: many(fc.integer({ min: 0, max: 9000 }), 2, 20),
        step: fc.constantFrom(1, 5, 250, 10_000),
        unit: fc.constantFrom(...units.filter((unit) => unit !== 'ratio')),
        open: fc.boolean(),
        middle: fc.double({ min: 0, max: 1, noNaN: true }),
        reading,
      })
      .map(({ name, counts, step, unit, open, middle, reading }) => (use) => ({
        name,
        reading,
        classes: counts.map((count) => use(count, 'count')),
        edges: Array.from({ length: counts.length + (open ? 0 : 1) }, (_, index) => use(index * step, unit)),
        mark: { label: name, value: use(Math.round(middle * counts.length * step), unit) },
      })),
    scatter: fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units), fc.boolean()).chain(([across, up, sized]) =>
      fc
        .record({
          x: fc.record({ name: label }),
          y: fc.record({ name: label }),
          points: many(fc.record({ label, x: amount(across), y: amount(up), size: amount('money') }), 3, 40),
          reading,
        })
        .map(({ x, y, points, reading }) => (use) => ({
          x,
          y,
          ...(sized && { size: { name: 'Σ' } }),
          reading,
          points: points.map(({ label, x, y, size }) => ({
            label,
            x: use(x, across),
            y: use(y, up),
            ...(sized && { size: use(size, 'money') }),
          })),
        })),
    ),
    'win-loss': fc
      .record({
        form: fc.constantFrom('percent' as const, 'diverging' as const),
        names: fc.record({ won: text(2), lost: text(2), rate: text(2), n: text(2) }),
        segments: many(fc.record({ label, won: fc.integer({ min: 0, max: 900 }), lost: fc.integer({ min: 0, max: 900 }) }), 1, 20),
        reading,
      })
      .map(({ form, names, segments, reading }) => (use) => ({
        form,
        names,
        reading,
        segments: segments.map(({ label, won, lost }) => ({
          label,
          won: use(won, 'count'),
          lost: use(lost, 'count'),
          n: use(won + lost, 'count'),
          ...(won + lost > 0 && { rate: use(won / (won + lost), 'ratio') }),
        })),
      })),
    'small-multiples': fc.integer({ min: 2, max: 16 }).chain((places) =>
      fc
        .record({
          chart: fc.constantFrom('column' as const, 'line' as const),
          periods: many(label, places, places),
          data: series(places, 2, 14),
          reading,
        })
        .map(({ chart, periods, data, reading }) => (use) => ({
          chart,
          periods,
          partial: [],
          reading,
          panels: data.rows.map(({ name, values }) => ({
            label: name,
            values: values.map((value) => (value === null ? null : use(value, data.unit))),
          })),
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
          columns: many(
            fc.record({ label, align: fc.constantFrom('left' as const, 'right' as const), highlight: fc.boolean() }),
            width,
            width,
          ),
          rows: many(
            fc.record({
              cells: many(text(6), width, width),
              role: fc.constantFrom('body' as const, 'body' as const, 'highlight' as const),
            }),
            1,
            30,
          ),
          reading: many(sentence, 0, 2),
        }),
      ),
    ),
    'heat-table': fc.tuple(fc.integer({ min: 1, max: 16 }), fc.constantFrom(...units)).chain(([width, unit]) =>
      fc
        .record({
          head: label,
          columns: many(label, width, width),
          rows: many(fc.record({ label: text(6), values: many(fc.option(amount(unit), { freq: 6 }), width, width) }), 1, 14),
          middle: perhaps(fc.record({ value: amount(unit), label, good: fc.constantFrom('above' as const, 'below' as const) })),
          reading: many(sentence, 0, 2),
        })
        .map(({ head, columns, rows, middle, reading }) => (use) => ({
          head,
          columns,
          reading,
          rows: rows.map(({ label, values }) => ({ label, values: values.map((value) => (value === null ? null : use(value, unit))) })),
          ...(middle && { middle: { ...middle, value: use(middle.value, unit) } }),
        })),
    ),
    pricing: plain(
      fc.record({
        plans: many(
          fc
            .record({ name: text(4), price: text(2), per: perhaps(text(4)), text: perhaps(text(6)), items: many(text(6), 0, 9) })
            .map((plan) => dropUndefined(plan)),
          2,
          4,
        ),
        recommended: perhaps(fc.integer({ min: 0, max: 1 })),
      }),
    ),
    'two-columns': plain(
      fc.record({
        left: fc.record({ head: text(6), items: many(sentence, 1, 9) }),
        right: fc.record({ head: text(6), items: many(sentence, 1, 9) }),
        favoured: perhaps(fc.constantFrom('left' as const, 'right' as const)),
      }),
    ),
    process: plain(fc.record({ steps: many(fc.record({ head: text(6), text: perhaps(text(16)) }), 2, 12) })),
    cycle: plain(
      fc.record({ center: perhaps(text(2)), steps: many(fc.record({ head: text(3), text: perhaps(text(12)) }).map(dropUndefined), 3, 8) }),
    ),
    roadmap: plain(
      fc.record({
        lanes: many(
          fc.record({
            head: label,
            items: many(
              fc.tuple(label, fc.integer({ min: 1, max: 9 }), perhaps(fc.integer({ min: 10, max: 28 }))).map(([head, month, day]) => ({
                head,
                from: `2026-0${month}-05`,
                ...(day !== undefined && { to: `2026-0${month}-${day}` }),
              })),
              1,
              6,
            ),
          }),
          1,
          6,
        ),
      }),
    ),
    'org-tree': plain(
      fc.record({
        name: label,
        role: perhaps(label),
        reports: many(fc.record({ name: label, reports: perhaps(many(fc.record({ name: label }), 1, 6)) }).map(dropUndefined), 1, 8),
      }),
    ),
    pyramid: plain(fc.record({ levels: many(fc.record({ head: label, text: perhaps(sentence) }).map(dropUndefined), 3, 6) })),
    venn: plain(
      fc.record({
        sets: many(fc.record({ head: text(2), text: perhaps(text(8)) }).map(dropUndefined), 2, 3),
        overlaps: fc
          .record({ of: fc.constant<number[]>([1, 2]), head: text(2), text: perhaps(text(8)) })
          .map((overlap) => [dropUndefined(overlap)]),
      }),
    ),
    'decision-cards': plain(
      fc.record({ decisions: many(fc.record({ ask: sentence, yes: perhaps(text(12)), no: perhaps(text(12)) }), 1, 6) }),
    ),
    'pros-cons': plain(fc.record({ pros: many(sentence, 1, 9), cons: many(sentence, 1, 9), verdict: perhaps(text(12)) })),
    swot: plain(
      fc.record({
        strengths: many(sentence, 1, 6),
        weaknesses: many(sentence, 1, 6),
        opportunities: many(sentence, 1, 6),
        threats: many(sentence, 1, 6),
      }),
    ),
    matrix: plain(
      fc.record({
        x: fc.record({ name: text(2), low: perhaps(text(1)), high: perhaps(text(1)) }).map(dropUndefined),
        y: fc.record({ name: text(2), low: perhaps(text(1)), high: perhaps(text(1)) }).map(dropUndefined),
        items: many(
          fc.record({
            head: label,
            x: fc.oneof(
              fc.constantFrom('low' as const, 'high' as const),
              fc.integer({ min: 0, max: 10 }).map((part) => part / 10),
            ),
            y: fc.integer({ min: 0, max: 10 }).map((part) => part / 10),
          }),
          1,
          12,
        ),
      }),
    ),
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

  const slide = fc.constantFrom(...kinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      title: text(18),
      lead: perhaps(text(16)),
      source: perhaps(text(16)),
      section: perhaps(label),
      notes: perhaps(many(sentence, 0, 3)),
      make: (contents[kind] ?? fc.constant(() => slideKinds[kind].example.content)) as fc.Arbitrary<Make<unknown>>,
    }),
  );

  return fc
    .record({
      title: text(10),
      language: fc.constantFrom(...languages),
      company: perhaps(text(4)),
      audience: perhaps(text(6)),
      slides: fc.array(slide, { minLength: slides[0], maxLength: slides[1], size: 'max' }),
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
            dropUndefined({
              id: `slide-${at}`,
              title: `${String.fromCharCode(65 + at)} ${title}`,
              ...slide,
              content: make(use),
            }) as AnyOutlineSlide,
        ),
        facts,
      };
    });
}

/** As JSON has it: a field is there or not. */
function dropUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(value));
}
