/** What a model may ask the engine: every answer is made of facts, by ID and as slides show them, or of the brief's own words. */
import { type Fact, type FactId, type FactQueries, type FactTable, metricOf, withSuffix } from '../../model/fact.ts';
import { mostGroups as mostOfQuery, QueryProblem } from '../../model/fact-query.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import { changeOf, contributionOf, growthOf, shareOf } from '../insight/derived-fact.ts';
import { unrelatable } from '../insight/worked-out.ts';
import type { AskedFigure, EngineQuestion } from './answers.ts';
import { isInner, type KnownFacts } from './known-facts.ts';
import type { Material } from './prompts.ts';

/** Lines of one reply. */
const mostLines = 90;
const mostDerived = 60;
/** Rows from which the change of a rate is worth a place among the largest: a rate of three rows moves by a third at a time. */
const leastForRate = 30;
/** Every measure has them. */
const plainChange = /\.(?:delta|pct|yoy|yoy_delta)$|\.(?:ytd|ttm)(?:\.|$)/;

export class EngineTools {
  readonly #facts: KnownFacts;
  readonly #passages: readonly string[];

  readonly #queries: FactQueries | null;
  readonly #pages: readonly AnyOutlineSlide[];

  constructor({ facts, queries, passages, embedded }: Pick<Material, 'facts' | 'queries' | 'passages' | 'embedded'>) {
    this.#queries = queries;
    this.#facts = facts;
    this.#passages = passages;
    this.#pages = embedded.slides;
  }

  /** One line per fact; a sentence if there is nothing. */
  async reply(question: EngineQuestion): Promise<string[]> {
    const lines = await this.#reply(question);
    return lines.length <= mostLines ? lines : [...lines.slice(0, mostLines), `(${lines.length - mostLines} more; ask for less at once)`];
  }

  async #reply(question: EngineQuestion): Promise<string[]> {
    const { tool, measure = '', by, of = [], how = 'difference', page = '', passage } = question;
    switch (tool) {
      case 'measures':
        return this.#facts.table
          ? [...measuresOf(this.#facts.table), ...this.#derived()].filter(
              (line) => measure === '' || line.toLowerCase().includes(measure.toLowerCase()),
            )
          : ['There are no data, only the figures of the brief.'];
      case 'compute':
        return this.#compute(question);
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

  /** What is known already, or else what the data give. */
  async #compute({ measure = '', by, filters = {}, periods, all = false, date, money }: EngineQuestion): Promise<string[]> {
    const groups = by?.split(/[+×]/u).map((name) => name.trim()) ?? [];
    const wanted = new Set([...Object.keys(filters), ...groups.flatMap((name) => name.split(/,\s*(?![^()]*\))/u))]);
    const offsets = periods ?? (all ? [] : [0, -1]);
    const found = [...this.#facts.ofMeasure(measure), ...this.#countsOf(measure)].filter(
      ({ id, scope }) =>
        (offsets.includes(offsetOf(id)) || (all && id.endsWith('@all'))) &&
        Object.keys(scope).length === wanted.size &&
        Object.keys(scope).every((dimension) => wanted.has(dimension)) &&
        Object.entries(filters).every(([dimension, member]) => scope[dimension] === member),
    );
    // Of crossings, only those that tell something are kept.
    const whole = groups.length < 2 || !this.#queries;
    if (found.length > 0 && whole) return this.#lines(found);
    if (!this.#queries) return this.#nothing(measure);
    try {
      const said = { ...(date !== undefined && { date }), ...(money !== undefined && { money }) };
      const asked = { measure, by: groups, where: filters, periods: [...offsets, ...(all ? (['all'] as const) : [])], ...said };
      const facts = await this.#queries.facts(asked);
      if (facts.length === 0) return ['No rows are so.'];
      const lines = facts.map((fact) => `${this.#facts.line(this.#facts.addAsked(fact))}, ${fact.n} rows`);
      const cut = facts.length >= mostOfQuery ? [`(only the ${mostOfQuery} groups of each period with most rows; ask with filters)`] : [];
      return [...lines, ...cut];
    } catch (error) {
      if (!(error instanceof QueryProblem)) throw error;
      if (found.length > 0) return this.#lines(found);
      // What is worked out of other measures is known only as it was worked out.
      const isDerived = measure.includes('.') && this.#facts.ofMeasure(measure).length > 0;
      return isDerived ? this.#nothing(measure) : [error.message];
    }
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
    if (!facts.every((fact) => fact !== null)) return null;
    const [a, b] = facts as Fact[];
    if (a && b && facts.length === 2 && isRelation(how)) return unrelatable(a, b, how) === null ? this.#related(a, b, how) : null;
    return this.#facts.workOut(how, facts as Fact[], weight ?? undefined);
  }

  #relate([first, second]: readonly FactId[], how: How): string[] {
    const a = this.#facts.get(first ?? '');
    const b = this.#facts.get(second ?? '');
    if (!a || !b) return ['relate needs the IDs of two facts in "of".'];
    return [unrelatable(a, b, how) ?? this.#facts.line(this.#related(a, b, how))];
  }

  /** The same measure at two times, or a part and its whole, have a name of their own; anything else is named by its two facts. */
  #related(a: Fact, b: Fact, how: How): FactId {
    const isSame = metricOf(a.id) === metricOf(b.id) && a.metric !== 'given';
    const inTime = isSame && sameScope(a, b) && offsetOf(a.id) > offsetOf(b.id);
    const isPart = isSame && a.period === b.period && Object.entries(b.scope).every(([key, member]) => a.scope[key] === member);
    const made =
      inTime && (how === 'difference' || how === 'growth')
        ? { difference: changeOf, growth: growthOf }[how](a, b)
        : isPart && how === 'share'
          ? shareOf(a, b)
          : null;
    const known = made && this.#facts.get(made.id);
    if (made && (!known || (known.from?.[0] === a.id && known.from[1] === b.id))) return this.#facts.add(made);
    return this.#facts.workOut(how, [a, b])!;
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

type How = NonNullable<EngineQuestion['how']>;

const isRelation = (how: AskedFigure['how']): how is How => ['difference', 'growth', 'share', 'multiple'].includes(how);

const sameScope = (a: Fact, b: Fact) => JSON.stringify(Object.entries(a.scope).sort()) === JSON.stringify(Object.entries(b.scope).sort());

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
