/** What a model may ask the engine: every answer is made of facts, by ID and as slides show them, or of the brief's own words. */
import { type Fact, type FactId, type FactTable, metricOf, withSuffix } from '../../model/fact.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import { changeOf, contributionOf, growthOf, multipleOf, shareOf } from '../insight/derived-fact.ts';
import type { AskedFigure, EngineQuestion } from './answers.ts';
import { isInner, type KnownFacts } from './known-facts.ts';
import type { Material } from './prompts.ts';

/** Lines of one reply. */
const mostLines = 90;
const mostDerived = 60;
/** Rows from which the change of a rate is worth a place among the largest: a rate of three rows moves by a third at a time. */
const leastForRate = 30;
/** Every measure has them. */
const plainChange = /\.(?:delta|pct|yoy|yoy_delta)$/;

export class EngineTools {
  readonly #facts: KnownFacts;
  readonly #passages: readonly string[];

  readonly #pages: readonly AnyOutlineSlide[];

  constructor({ facts, passages, embedded }: Pick<Material, 'facts' | 'passages' | 'embedded'>) {
    this.#facts = facts;
    this.#passages = passages;
    this.#pages = embedded.slides;
  }

  /** One line per fact; a sentence if there is nothing. */
  reply(question: EngineQuestion): string[] {
    const lines = this.#reply(question);
    return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `(${lines.length - mostLines} more; ask for less at once)`];
  }

  #reply({ tool, measure = '', by, filters = {}, periods, of = [], how = 'difference', page = '', passage }: EngineQuestion): string[] {
    switch (tool) {
      case 'measures':
        return this.#facts.table
          ? [...measuresOf(this.#facts.table), ...this.#derived()]
          : ['There are no data, only the figures of the brief.'];
      case 'compute':
        return this.#compute(measure, by, filters, periods ?? [0, -1]);
      case 'decompose':
        return this.#decompose(measure, by);
      case 'rank':
        return this.#rank(measure);
      case 'relate':
        return this.#relate(of, how);
      case 'page':
        return this.#page(page);
      case 'read':
        return [this.#passages[(passage ?? 0) - 1] ?? `There are passages 1 to ${this.#passages.length}.`];
    }
  }

  /** What a page would show, whole, and each figure of it. */
  #page(id: string): string[] {
    const page = this.#pages.find((each) => each.id === id && !each.scaffold);
    if (!page) return [`The embedded outline has no page "${id}".`];
    return [
      `${page.kind}: ${this.#facts.shown(page.title)}`,
      JSON.stringify(page.content),
      ...this.#facts.of([page]).map((each) => this.#facts.line(each)),
    ];
  }

  /** Measures worked out of others, which can be asked for like any: where a change came from, shares, what a gap is worth. */
  #derived(): string[] {
    const found = new Map<string, { label: string; by: Set<string> }>();
    for (const { id, label, scope, value } of Object.values(this.#facts.all)) {
      const measure = metricOf(id);
      if (value === null || !id.endsWith('@0') || !measure.includes('.') || plainChange.test(measure) || isInner(id)) continue;
      const known = found.get(measure) ?? { label, by: new Set<string>() };
      known.by.add(Object.keys(scope).join(' and ') || 'in all');
      found.set(measure, known);
    }
    const lines = [...found].map(([measure, { label, by }]) => `${measure} (${[...by].slice(0, 6).join('; ')}): ${label}`);
    return lines.length > 0 ? ['Worked out of these, in the reporting period:', ...lines.slice(0, mostDerived)] : [];
  }

  #compute(measure: string, by: string | undefined, filters: Readonly<Record<string, string>>, periods: readonly number[]): string[] {
    const wanted = new Set([...Object.keys(filters), ...(by?.split(/[+,×]/u).map((name) => name.trim()) ?? [])]);
    const found = [...this.#facts.ofMeasure(measure), ...this.#countsOf(measure)].filter(
      ({ id, scope }) =>
        periods.includes(offsetOf(id)) &&
        Object.keys(scope).length === wanted.size &&
        Object.keys(scope).every((dimension) => wanted.has(dimension)) &&
        Object.entries(filters).every(([dimension, member]) => scope[dimension] === member),
    );
    return found.length > 0 ? this.#lines(found) : this.#nothing(measure);
  }

  /** How many rows a figure is of, where it is asked for: `win_rate.n`. */
  #countsOf(measure: string): Fact[] {
    if (!measure.endsWith('.n')) return [];
    const known = new Set(this.#facts.ofMeasure(measure).map(({ id }) => id));
    return this.#facts.ofMeasure(measure.slice(0, -2)).flatMap((fact) => {
      const id = withSuffix(fact.id, '.n');
      if (known.has(id) || fact.n <= 0) return [];
      const formula = `rows of ${fact.formula}`;
      return [
        this.#facts.get(
          this.#facts.add({ ...fact, id, label: `${fact.label}, number`, value: fact.n, unit: 'count', formula, from: [fact.id] }),
        )!,
      ];
    });
  }

  /** Where a change came from: each member's change, largest first, and its part of the whole. */
  #decompose(measure: string, by: string | undefined): string[] {
    const whole = this.#facts.get(`${measure}.delta@0`);
    const members = this.#changes(measure).filter(({ scope }) => Object.keys(scope).length === 1 && (by === undefined || by in scope));
    if (members.length === 0) return this.#nothing(`${measure}.delta`);
    // Parts of a rate do not add up to it.
    const adds = whole !== null && whole.value !== 0 && whole.unit !== 'points' && by !== undefined;
    const parts = adds ? members.map((member) => this.#partOf(member, whole)) : [];
    return [...(whole ? [this.#facts.line(whole.id)] : []), ...this.#lines(members), ...this.#lines(parts)];
  }

  #rank(measure: string): string[] {
    // A team within its own region moved by what the team did.
    const values = new Set<number>();
    const drivers = this.#changes(measure)
      .filter(({ scope, unit, n }) => Object.keys(scope).length > 0 && (unit !== 'points' || n >= leastForRate))
      .filter(({ value }) => !values.has(value!) && values.add(value!));
    return drivers.length > 0 ? this.#lines(drivers.slice(0, 16)) : this.#nothing(`${measure}.delta`);
  }

  /** Changes to the reporting period, largest first; worked out where only the two periods are known. */
  #changes(measure: string): Fact[] {
    const known = this.#facts.ofMeasure(`${measure}.delta`).filter(({ id }) => offsetOf(id) === 0);
    const ids = new Set(known.map(({ id }) => id));
    const made = this.#facts
      .ofMeasure(measure)
      .filter(({ id }) => offsetOf(id) === 0)
      .flatMap((now) => {
        const before = this.#facts.get(now.id.replace(/@0$/, '@-1'));
        const change = before && before.value !== null ? changeOf(now, before) : null;
        return change && !ids.has(change.id) ? [this.#facts.get(this.#facts.add(change))!] : [];
      });
    return [...known, ...made].sort((a, b) => Math.abs(b.value!) - Math.abs(a.value!) || width(a) - width(b) || (a.id < b.id ? -1 : 1));
  }

  #partOf(member: Fact, whole: Fact): Fact {
    return this.#facts.get(this.#facts.add(contributionOf(member, whole)))!;
  }

  /** A figure that a deck asks for by a name of its own; null if it cannot be worked out. */
  workedOut({ how, of, weight }: AskedFigure): FactId | null {
    const facts = of.map((id) => this.#facts.get(id));
    const known = facts.filter((fact) => fact !== null && fact.value !== null) as Fact[];
    const [a, b] = known;
    if (known.length !== of.length || !a) return null;
    if (how === 'rest') return b ? null : this.#rest(a);
    if (!b) return null;
    if (how === 'sum' || how === 'mean') return this.#together(known, how);
    if (known.length > 2) return null;
    if (how === 'product') return this.#product(a, b);
    if (how === 'quotient') return this.#quotient(a, b);
    if (how === 'weighted') return this.#weighted(a, b, weight ?? 0.5);
    return relatable(a, b, how) === null ? this.#related(a, b, how) : null;
  }

  /** Facts of one unit, added up or averaged, each counting the same; rates are only averaged. */
  #together(facts: readonly Fact[], how: 'sum' | 'mean'): FactId | null {
    const [first] = facts as [Fact];
    const alike = facts.every(({ unit, currency }) => unit === first.unit && currency === first.currency);
    if (!alike || (how === 'sum' && isRate(first))) return null;
    const sum = facts.reduce((total, { value }) => total + value!, 0);
    const named = facts.map(nameOf).join(how === 'sum' ? ' + ' : ', ');
    const formula = how === 'sum' ? `sum of ${named}` : `plain average of ${named}`;
    return this.#facts.workOut(how === 'sum' ? sum : sum / facts.length, first.unit, formula, facts);
  }

  /** So many units of so much each; a rate of a whole. Two amounts of money make nothing. */
  #product(a: Fact, b: Fact): FactId | null {
    const [one, other] = isRate(a) || (isCounted(a) && !isRate(b)) ? [b, a] : [a, b];
    if (!(isCounted(other) || isRate(other)) || (isRate(one) && isRate(other))) return null;
    return this.#facts.workOut(one.value! * other.value!, one.unit, `${nameOf(a)} times ${nameOf(b)}`, [one, other]);
  }

  /** What a share leaves of its whole. */
  #rest(share: Fact): FactId | null {
    if (share.unit !== 'ratio' || share.value! < 0 || share.value! > 1) return null;
    return this.#facts.workOut(1 - share.value!, 'ratio', `rest to the whole beside ${nameOf(share)}`, [share]);
  }

  /** So much for each of so many; the whole of which a share is so much. */
  #quotient(a: Fact, b: Fact): FactId | null {
    if (b.value === 0 || !(isCounted(b) || isRate(b)) || isRate(a)) return null;
    return this.#facts.workOut(a.value! / b.value!, a.unit, `${nameOf(a)} divided by ${nameOf(b)}`, [a, b]);
  }

  #weighted(a: Fact, b: Fact, weight: number): FactId | null {
    if (a.unit !== b.unit || a.currency !== b.currency) return null;
    const percent = Math.round(weight * 100);
    const formula = `${nameOf(a)} counted ${percent}%, ${nameOf(b)} ${100 - percent}%`;
    return this.#facts.workOut(weight * a.value! + (1 - weight) * b.value!, a.unit, formula, [a, b]);
  }

  #relate([first, second]: readonly FactId[], how: How): string[] {
    const a = this.#facts.get(first ?? '');
    const b = this.#facts.get(second ?? '');
    if (!a || !b) return ['relate needs the IDs of two facts in "of".'];
    const not = relatable(a, b, how);
    return [not ?? this.#facts.line(this.#related(a, b, how))];
  }

  #related(a: Fact, b: Fact, how: How): FactId {
    return a.metric === 'given' || b.metric === 'given' ? this.#relateGiven(a, b, how) : this.#relateData(a, b, how);
  }

  #relateData(a: Fact, b: Fact, how: How): FactId {
    const made = { difference: changeOf, growth: growthOf, share: shareOf, multiple: (x: Fact, y: Fact) => multipleOf(x, y, '.multiple') }[
      how
    ](a, b);
    const known = this.#facts.get(made.id);
    // The same suffix may already stand for a comparison with something else.
    const same = !known || (known.from?.[0] === a.id && known.from[1] === b.id);
    return this.#facts.add(same ? made : { ...made, id: made.id.replace('@', `.to_${this.#facts.ofMeasure(made.metric).length}@`) });
  }

  #relateGiven(a: Fact, b: Fact, how: How): FactId {
    const [x, y] = [a.value!, b.value!];
    const [first, second] = [a.display ?? a.label, b.display ?? b.label];
    switch (how) {
      case 'difference':
        return this.#facts.workOut(x - y, a.unit === 'ratio' ? 'points' : a.unit, `${first} minus ${second}`, [a, b]);
      case 'growth':
        return this.#facts.workOut((x - y) / y, 'ratio', `change from ${second} to ${first}`, [a, b]);
      case 'share':
        return this.#facts.workOut(x / y, 'ratio', `${first} as a share of ${second}`, [a, b]);
      case 'multiple':
        return this.#facts.workOut(x / y, 'multiple', `${first} divided by ${second}`, [a, b]);
    }
  }

  #lines(facts: readonly Fact[]): string[] {
    return facts.map(({ id }) => this.#facts.line(id));
  }

  #nothing(measure: string): string[] {
    const known = this.#facts.ofMeasure(measure);
    if (known.length === 0) {
      const ids = this.#facts.table?.metrics.filter(({ status }) => status === 'computed').map(({ id }) => id) ?? [];
      return [`There is no measure "${measure}"; ask for measures. There are ${ids.join(', ')}.`];
    }
    const by = new Set(known.map(({ scope }) => Object.keys(scope).join(' and ') || 'in all'));
    return [`"${measure}" is known ${[...by].slice(0, 12).join('; ')}, in periods ${periodsOf(known).join(', ')}.`];
  }
}

const width = ({ scope }: Fact) => Object.keys(scope).length;

const isRate = ({ unit }: Fact) => unit === 'ratio' || unit === 'points';
const isCounted = ({ unit }: Fact) => unit === 'number' || unit === 'count' || unit === 'multiple';
/** With what it is of, since a figure of the brief is only a number. */
const nameOf = ({ display, label, metric }: Fact) => (metric === 'given' && display !== undefined ? display : label);

type How = NonNullable<EngineQuestion['how']>;

/** Why the two cannot be related; null if they can. */
function relatable(a: Fact, b: Fact, how: How): string | null {
  if (a.value === null || b.value === null) return 'One of them has no value.';
  if (a.unit !== b.unit || a.currency !== b.currency) return `${a.id} and ${b.id} have different units.`;
  return how !== 'difference' && b.value === 0 ? `${b.id} is zero.` : null;
}

function measuresOf({ metrics, dimensions }: FactTable): string[] {
  return [
    ...metrics
      .filter(({ status }) => status === 'computed')
      .map(({ id, label, definition, polarity }) => `${id}: ${label}. ${definition} (good: ${polarity})`),
    ...dimensions.map(
      ({ id, label, members }) => `by ${id} (${label}): ${members.slice(0, 12).join(', ')}${members.length > 12 ? ' …' : ''}`,
    ),
  ];
}

/** The offset from the reporting period; not a number for months and all time. */
function offsetOf(id: FactId): number {
  return Number(id.slice(id.lastIndexOf('@') + 1));
}

function periodsOf(facts: readonly Fact[]): number[] {
  return [...new Set(facts.map(({ id }) => offsetOf(id)))]
    .filter((offset) => !Number.isNaN(offset))
    .sort((a, b) => b - a)
    .slice(0, 12);
}
