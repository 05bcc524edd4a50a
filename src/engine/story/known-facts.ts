/** The facts that a model may refer to: those of the data, of the embedded outline, and every figure that the brief states. */
import type { Brief } from '../../model/brief.ts';
import { type Fact, type FactId, type FactTable, metricOf, type Unit, type WayOfWorking } from '../../model/fact.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { type FactStyle, referencesIn } from '../../model/text.ts';
import { datesIn } from '../brief/dates.ts';
import { sentences } from '../brief/sentences.ts';
import { replaceReferences } from '../check/truth/slide-texts.ts';
import { workedOut } from '../insight/worked-out.ts';
import { formatFact, type NumberContext, numberContext } from '../language/numbers.ts';
import { writtenLike } from '../outline/from-brief/figures/told-figures.ts';
import { type Figure, figuresIn } from '../outline/from-brief/read/figures.ts';
import { GivenFacts } from '../outline/from-brief/read/given-facts.ts';

/** What evidence is tested with is no figure for a page. */
const inner =
  /\.(?:se|mean_se|n|z|p|max|largest_z|without_largest|class|edge|until|oldest)(?=[[@])|^(?:quality|members_\w+|source_\w+)\[|_hhi@/;

export const isInner = (id: FactId) => inner.test(id);

export class KnownFacts {
  readonly #facts = new Map<FactId, Fact>();
  readonly #numbers: NumberContext;
  readonly table: FactTable | null;
  /** The figures of the brief. */
  readonly brief: FactId[] = [];
  #workedOut = 0;
  /** What was worked out, by how and of what. */
  readonly #made = new Map<string, FactId>();
  readonly #named = new Map<string, FactId>();

  /** @param said What the brief says aloud. */
  constructor(brief: Brief, said: string, table: FactTable | null, { facts, behind }: Outline) {
    this.table = table;
    this.#numbers = numberContext(Object.values(facts), brief.language);
    for (const fact of Object.values({ ...table?.facts, ...behind, ...facts })) this.#facts.set(fact.id, fact);
    const taken = Object.keys(facts)
      .flatMap((id) => /^given\.(\d+)$/.exec(id)?.[1] ?? [])
      .map(Number);
    // A round number, so that a further page of the planner does not rename what a kept answer refers to.
    const given = new GivenFacts(Math.ceil(Math.max(0, ...taken) / 100) * 100);
    for (const sentence of sentences(said)) {
      const dates = datesIn(sentence).map(({ at, text }) => [at, at + text.length] as const);
      const figures = figuresIn(sentence, brief.language);
      for (const figure of [...figures, ...scaledAlike(figures)]) {
        if (dates.some(([from, to]) => figure.at >= from && figure.at < to) || isCountOf(brief, figure.value, sentence)) continue;
        if (isNoFigure(sentence, figure.at, figure.text)) continue;
        this.brief.push(this.add(given.get(given.give(figure, around(sentence, figure.at, figure.text)))));
      }
    }
  }

  has(id: FactId): boolean {
    return this.#facts.has(id);
  }

  get(id: FactId): Fact | null {
    return this.#facts.get(this.#named.get(id) ?? id) ?? null;
  }

  /** The short names that a model was told, with what they name. */
  get named(): ReadonlyMap<string, FactId> {
    return this.#named;
  }

  /** A fact that was asked for, under a short name: with all its members an ID may be longer than a sentence. */
  addAsked(fact: Fact): string {
    const known = [...this.#named].find(([, id]) => id === fact.id);
    this.add(fact);
    if (known) return known[0];
    const name = `q${this.#named.size + 1}`;
    this.#named.set(name, fact.id);
    return name;
  }

  add(fact: Fact): FactId {
    if (!this.#facts.has(fact.id)) this.#facts.set(fact.id, fact);
    return fact.id;
  }

  /** A figure worked out of others as it was asked for; null if their units do not allow it. */
  workOut(how: WayOfWorking, from: readonly Fact[], weight?: number): FactId | null {
    const result = workedOut(how, from, weight);
    if (!result) return null;
    const { value, unit, formula } = result;
    // By what it is made of: two figures may have the same name.
    const made = JSON.stringify([how, weight, ...from.map(({ id }) => id)]);
    const known = this.#made.get(made);
    if (known !== undefined) return known;
    this.#workedOut += 1;
    const { currency } = from[0]!;
    const display = ofOneKind.has(how) || unit === 'money' ? writtenLikeAll(from, value, unit, this.#numbers.language) : undefined;
    const id = `worked_out.${this.#workedOut}`;
    this.#made.set(made, id);
    return this.add({
      id,
      metric: 'given',
      label: formula,
      value,
      unit,
      ...(unit === 'money' && currency !== undefined && { currency }),
      ...(display !== undefined && { display }),
      period: null,
      scope: {},
      n: 1,
      formula,
      sql: '',
      from: from.map(({ id }) => id),
      worked: { how, ...(weight !== undefined && { weight }) },
    });
  }

  get all(): Record<FactId, Fact> {
    return Object.fromEntries(this.#facts);
  }

  /** As slides show it: `won_value@0 = $2.80M | Closed-won revenue, Q4 2017`. */
  line(id: FactId): string {
    const fact = this.get(id)!;
    const scope = Object.values(fact.scope).filter((member) => !fact.label.includes(member));
    const label = fact.label.length <= longestLabel ? fact.label : `${fact.label.slice(0, longestLabel - 1)}…`;
    const about = [label, ...scope, ...(fact.period === null ? [] : [fact.period])].join(', ');
    // What a ratio is of is said with it: a share of losses is no share of sales.
    const made =
      (fact.from?.length ?? 0) > 0 &&
      (fact.metric === 'given' || fact.unit === 'ratio') &&
      fact.formula.length <= longestLabel &&
      fact.formula !== fact.label;
    return `${id} = ${formatFact(fact, 'plain', this.#numbers)} | ${about}${made ? `: ${fact.formula}` : ''}`;
  }

  /** The text with its figures as slides show them. */
  shown(text: string): string {
    return replaceReferences(text, (id, style) => {
      const fact = this.get(id);
      return fact ? formatFact(fact, styles.has(style) ? (style as FactStyle) : 'plain', this.#numbers) : id;
    });
  }

  /** What a model is told without asking, most important first: the brief's figures, those of the planned pages in their order, then the totals of the data. */
  catalogue(most: number, pages: readonly AnyOutlineSlide[]): string[] {
    const totals = Object.values(this.table?.facts ?? {}).filter(
      ({ id, scope }) => Object.keys(scope).length === 0 && /@(?:0|-1|-4)$/.test(id),
    );
    const planned = this.of(pages);
    const shown = new Map<string, number>();
    for (const id of planned) {
      const { display } = this.#facts.get(id)!;
      if (display !== undefined) shown.set(display, (shown.get(display) ?? 0) + 1);
    }
    // Where a page holds a figure of the brief, it says better what it is of.
    const rest = this.brief.filter((id) => {
      const { display = '' } = this.#facts.get(id)!;
      const named = [...shown].find(([text]) => text === display || text.startsWith(`${display} `));
      if (!named || named[1] === 0) return true;
      shown.set(named[0], named[1] - 1);
      return false;
    });
    const first = this.table ? [...rest, ...planned] : [...planned, ...rest];
    const own = new Set(planned);
    return [...new Set([...first, ...totals.map(({ id }) => id)])]
      .filter((id) => (own.has(id) || !isInner(id)) && this.#facts.get(id)?.value != null)
      .slice(0, most)
      .map((id) => this.line(id));
  }

  /** The facts that pages show, in their order. */
  of(pages: readonly AnyOutlineSlide[]): FactId[] {
    const found = new Set<FactId>();
    for (const page of pages) {
      const visit = (value: unknown): void => {
        if (typeof value === 'string') {
          for (const id of this.has(value) ? [value] : referencesIn(value)) found.add(id);
        } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
      };
      visit([page.title, page.content]);
    }
    return [...found].filter((id) => this.has(id));
  }

  /** Facts of a measure, with its suffix if it has one: `won_value`, `win_rate.delta`. */
  ofMeasure(measure: string): Fact[] {
    return [...this.#facts.values()].filter(({ id, value }) => value !== null && metricOf(id) === measure && id.includes('@'));
  }
}

/** What is worked out of figures of a brief is written as they are: `£0.31m` from `£6.42m`; its sign is not part of it. */
function writtenLikeAll(from: readonly Fact[], value: number, unit: Unit, language: LanguageCode): string | undefined {
  const alike = from.every((fact) => fact.display !== undefined && fact.unit === unit && (unit === 'money' || unit === 'number'));
  // The one with most decimals: `7.7` from `15.9` and `8`.
  const [first] = from.toSorted((a, b) => decimalsIn(b.display) - decimalsIn(a.display));
  return alike && first ? writtenLike({ text: first.display!, value: first.value! }, value, language) : undefined;
}

/** Ways that keep what a figure is of. */
const ofOneKind: ReadonlySet<WayOfWorking> = new Set(['difference', 'sum', 'mean']);

const decimalsIn = (text = '') => /\d[.,](\d{1,2})(?!\d)/.exec(text)?.[1]?.length ?? 0;

/** The number of slides asked for is no figure of the deck. */
function isCountOf({ slides, instruction }: Brief, value: number, sentence: string): boolean {
  return slides.asked && instruction.includes(sentence) && (value === slides.min || value === slides.max);
}

const longestLabel = 140;
/** `4.1 million kilos, last year we had 4.9`: beside a figure with a word for its size, another of the same order has the same word. */
function scaledAlike(figures: readonly Figure[]): Figure[] {
  const scaled = figures.flatMap((figure) => {
    const [, digits, word] = /^(\d+(?:[.,]\d+)?)(\s?\p{L}{2,})$/u.exec(figure.text) ?? [];
    const size = Number(digits?.replace(',', '.'));
    return word !== undefined && figure.value > size ? [{ figure, size, word }] : [];
  });
  return figures.flatMap((figure) => {
    const like = scaled.find(({ size }) => /^\d+[.,]\d+$/.test(figure.text) && figure.value / size > 0.1 && figure.value / size < 10);
    if (!like || figure.unit !== like.figure.unit) return [];
    const { size, word, figure: of } = like;
    return [{ ...figure, value: Number((figure.value * (of.value / size)).toPrecision(12)), text: `${figure.text}${word}` }];
  });
}

/** Characters of the sentence on either side of a figure. */
const besideFigure = 60;

/** The words around a figure, which say what it is of where a sentence holds several: `… concurrency: »5«, 4, 2; JSON support: …`. */
function around(sentence: string, at: number, text: string): string {
  const from = Math.max(0, at - besideFigure);
  const to = Math.min(sentence.length, at + text.length + besideFigure);
  const [before, after] = [sentence.slice(from, at), sentence.slice(at + text.length, to)];
  return `${from > 0 ? '…' : ''}${before}»${text}«${after}${to < sentence.length ? '…' : ''}`;
}

const styles: ReadonlySet<string> = new Set(['plain', 'abs', 'signed', 'label', 'full'] satisfies FactStyle[]);

/** The number of an item, a year, and hours of the clock. */
function isNoFigure(sentence: string, at: number, text: string): boolean {
  const after = sentence.slice(at + text.length);
  if (/^(?:19|20)\d\d$/.test(text)) return true;
  return (sentence.slice(0, at).trim() === '' && /^[.)]\s/.test(after)) || /^:\d/.test(after) || /\d:$/.test(sentence.slice(0, at));
}
