/** Pages of changes, plans and parts, each of one passage of the brief: its measures as tiles, columns, a table or shares, under the author's own sentence or what the figures say. */
import { catalogueOf, inner, wordsOf } from '../../../../languages/catalogue.ts';
import type { Brief } from '../../../../model/brief.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { Draft } from '../draft.ts';
import { wordsIn } from '../prose/strength.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { capital } from '../read/topics.ts';
import type { Finding, Reader, Sentence } from '../said.ts';
import { type Claim, claimOf, longestTitle } from './claims.ts';
import type { Comparison } from './comparisons.ts';
import { isDivided, sharePage } from './division-pages.ts';
import { colonOf, type Measure } from './measure-lines.ts';
import { asLine, ownTitle, withFigures } from './own-words.ts';
import { type Passage, passagesIn } from './passages.ts';
import { ToldFigures } from './told-figures.ts';
import { isPartOfBefore } from './wholes.ts';

const most = { tiles: 8, rows: 14 } as const;
/** Of a page with its title. */
const mostWords = 73;
const wordsUnder = 4;
const mostReading = { lines: 4, words: 60 } as const;
/** Plans that a tile calls its target. */
const isTarget = /target|goal|plan|ziel|soll|objectif|cible|objetivo|meta|obiettivo|目標|计划|目标|指标|計画|هدف|الخطة/iu;
const ref = (id: FactId) => `{{${id}}}`;

/** What the figures of a measure say. */
interface Statement {
  claim: Claim;
  said: string;
}

type Shown<K extends Draft['kind']> = Pick<Extract<Draft, { kind: K }>, 'kind' | 'content'>;

/** A passage with two measures that are compared, with one beside an earlier figure or its plan and what is said of it, or with the parts of one. */
export const readComparisons: Reader = (sentences, { brief, facts, asOf }) => {
  const year = asOf === undefined ? null : Number(asOf.slice(0, 4));
  return passagesIn(sentences, brief.language, year).flatMap((passage): Finding[] => {
    const measures = ofOneKind(passage.measures);
    const labels = new Set(measures.map(({ label }) => label.toLowerCase()));
    // One name with two pairs of figures has two meanings.
    if (!measures.some(isCompared) || measures.length > most.rows || labels.size < measures.length) return [];
    const page = new Page({ ...passage, measures }, brief, facts).finding();
    return page === null ? [] : [page];
  });
};

/** Those who make or sell are members of one measure, or none. */
function ofOneKind(found: readonly Measure[]): Measure[] {
  const makers = found.filter(({ isMaker }) => isMaker);
  const one = makers.length > 1 && makers.length === found.length && makers.every(({ words }) => words === makers[0]!.words);
  return one ? [...found] : found.filter(({ isMaker }) => !isMaker);
}

const isAlone = ({ prior, plan, change }: Measure): boolean => prior === undefined && plan === undefined && change === undefined;
const isCompared = (measure: Measure): boolean => !isAlone(measure) || measure.parts !== undefined;

class Page {
  readonly #claims: readonly Claim[];
  readonly #divided: readonly Claim[];
  readonly #passage: Passage;
  readonly #context: { brief: Brief; facts: GivenFacts };
  readonly #told: ToldFigures;

  constructor(passage: Passage, brief: Brief, facts: GivenFacts) {
    this.#context = { brief, facts };
    this.#told = new ToldFigures(facts, brief.language);
    this.#passage = passage;
    const claims = passage.measures.map((measure) => claimOf(measure, this.#told));
    this.#divided = claims.filter(({ comparison }) => isDivided(comparison));
    const others = claims.filter(({ comparison }) => !isDivided(comparison));
    // A whole that is compared too is a figure among the others, and so is one beside a figure that is not.
    const isLone = others.length === 1 && isAlone(others[0]!.comparison);
    this.#claims = claims.filter((claim) => others.includes(claim) || (others.length > 0 && isLone) || !isAlone(claim.comparison));
  }

  get #unit(): readonly Sentence[] {
    return this.#passage.sentences;
  }

  get #known(): FactId[] {
    return this.#claims.flatMap(({ now, prior, plan }) => [now, prior, plan].filter((id) => id !== undefined));
  }

  finding(): Finding | null {
    const { heading } = this.#unit[0]!;
    const isLabel = heading !== null && this.#passage.measures.some(({ label }) => heading.toLowerCase().includes(label.toLowerCase()));
    const base = { ...(heading === null || isLabel ? {} : { section: heading }), weight: 7 };
    const shares = this.#divided.map((claim) => ({ ...base, ...sharePage(claim, this.#told, this.#context) }) as Draft);
    const rows = this.#claims.length + (this.#claims.length > 0 ? this.#passage.ratios.length : 0);
    const { titled, title, rest } = rows === 0 ? { titled: null, title: '', rest: null } : this.#title();
    const { tells, reading } = this.#reading(titled, rest, mostWords - this.#wordsOfTiles() - wordsIn(title));
    const shown =
      rows > most.tiles
        ? this.#table(reading)
        : (this.#columns(reading) ?? this.#members(reading) ?? (rows > 1 ? this.#tiles(reading) : null));
    if (shown === null) return this.#parted(shares);
    // A single comparison is a page with what its author wrote beside it, or none.
    const [first] = this.#claims;
    const isSingle = rows === 1 && shares.length === 0 && (first!.prior === undefined || first!.plan === undefined);
    if (isSingle && (tells.length < 2 || tells.length * 2 < this.#unit.length)) return null;
    return { tells, page: { ...base, title, ...shown } as Draft, point: title, ...(shares.length > 0 ? { also: shares } : {}) };
  }

  /** The parts of wholes alone. */
  #parted([page, ...also]: Draft[]): Finding | null {
    if (page === undefined) return null;
    const tells = this.#divided.flatMap(({ comparison }) => comparison.sentences ?? [comparison.sentence]);
    return { tells: tells.map(({ at }) => at), page, point: page.title, ...(also.length > 0 ? { also } : {}) };
  }

  /** The first sentence with a comparison that can be a title; what the figures say where it is a line of a listing, or too long. */
  #title(): { titled: Sentence | null; title: string; rest: string | null } {
    for (const { comparison } of this.#claims) {
      if (this.#passage.lines.has(comparison.sentence)) continue;
      const own = ownTitle(comparison.sentence.text, this.#context, this.#known);
      if (own !== null) return { titled: comparison.sentence, ...own };
    }
    return { titled: null, title: this.#generated(), rest: null };
  }

  /** `Loans rose 6.9% to 212,400; Visits 7,000 below target`. */
  #generated(): string {
    const say = catalogueOf(this.#told.language);
    // A part is no subject without its whole.
    const subjects = this.#claims.filter(({ label }) => !isPartOfBefore(label));
    const [moved, missed] = [subjects.flatMap((claim) => this.#movedOf(claim)), subjects.flatMap((claim) => this.#gapOf(claim))];
    const [one, other] = [...moved.slice(0, 1), ...missed.slice(0, 1), ...moved.slice(1)];
    const both =
      one !== undefined && other !== undefined ? say.say('figures-beside', { one: one.said, other: this.#inside(other) }) : undefined;
    const { label, now } = this.#claims[0]!;
    const fitting = [both, one?.said].find((title) => title !== undefined && this.#told.length(title) <= longestTitle);
    return fitting ?? say.say('figures-ofMeasure', { label, value: ref(now) });
  }

  /** After a semicolon a name is written as its author wrote it inside a sentence. */
  #inside({ said, claim: { label, comparison } }: Statement): string {
    const own = inner(label);
    return own !== label && comparison.sentence.text.includes(own) ? said.replace(label, own) : said;
  }

  #movedOf(claim: Claim): Statement[] {
    const { label, now, change, direction } = claim;
    if (change === undefined || direction === 'flat') return [];
    const figures = { label, change: `{{${change}|abs}}`, now: ref(now) };
    return [{ claim, said: catalogueOf(this.#told.language).say(direction === 'up' ? 'figures-rose' : 'figures-fell', figures) }];
  }

  #gapOf(claim: Claim): Statement[] {
    const { label, now, plan, planWord, comparison } = claim;
    if (plan === undefined || comparison.plan!.value === comparison.now.value) return [];
    const base = /budget|etat|presupuesto|orçamento|bilancio|予算|预算|الميزانية/iu.test(planWord)
      ? 'budget'
      : isTarget.test(planWord) && !/^plan|計画|计划|الخطة/iu.test(planWord)
        ? 'target'
        : 'plan';
    const id = this.#told.distance(now, plan, label, comparison.now);
    // One day is not `1 days`.
    if (comparison.now.word !== '' && /^1(?!\d|[.,]\d)/.test(this.#told.said(id))) return [];
    const gap = `{{${id}|abs}}`;
    const isOver = comparison.now.value > comparison.plan!.value;
    const key = isOver ? 'figures-overTotal' : 'figures-underTotal';
    return [{ claim, said: catalogueOf(this.#told.language).say(key, { now: label, gap, base }) }];
  }

  /** Names, and what stands under their figures: `+7.6% from 1.71 million`. */
  #wordsOfTiles(): number {
    const claims = this.#claims.map(
      ({ label, prior, plan }) => wordsIn(label) + (prior === undefined && plan === undefined ? 0 : wordsUnder),
    );
    return [...claims, ...this.#passage.ratios.map(({ ratio: { clause } }) => wordsIn(clause))].reduce((sum, words) => sum + words, 0);
  }

  /** The passage's sentences that the figures do not show whole, as far as they fit; first those that hold a comparison. */
  #reading(titled: Sentence | null, rest: string | null, room: number): { tells: number[]; reading: string[] } {
    const { lines } = this.#passage;
    const whole = this.#claims
      .filter(({ comparison }) => comparison.whole)
      .flatMap(({ comparison }) => comparison.sentences ?? [comparison.sentence]);
    const divided = this.#divided.flatMap(({ comparison }) => comparison.sentences ?? [comparison.sentence]);
    const own = new Set(this.#claims.map(({ comparison }) => comparison.sentence));
    // A count of some among all that is its sentence, or its line, says the same again.
    const counts = this.#passage.ratios.filter(
      ({ sentence, ratio: { clause } }) => lines.has(sentence) || sentence.text.replace(/[.。]\s*$/u, '') === clause,
    );
    const shown = new Set([
      ...(rest === null && titled !== null ? [titled] : []),
      ...whole,
      ...divided,
      ...counts.map(({ sentence }) => sentence),
    ]);
    const chosen = new Set<Sentence>();
    let words = 0;
    for (const sentence of [...own, ...this.#unit.filter((each) => !own.has(each))]) {
      if (shown.has(sentence)) continue;
      const size = wordsIn(sentence.text);
      if (chosen.size >= mostReading.lines || words + size > Math.min(mostReading.words, room)) continue;
      chosen.add(sentence);
      words += size;
    }
    // Tiles alone say little: what their author wrote of them stands below.
    if (chosen.size === 0)
      for (const sentence of own) if (sentence !== titled && !lines.has(sentence) && chosen.size < 2) chosen.add(sentence);
    const reading = this.#unit.filter((sentence) => chosen.has(sentence));
    return {
      tells: this.#unit.filter((sentence) => shown.has(sentence) || chosen.has(sentence)).map(({ at }) => at),
      reading: reading.map(({ text }) => asLine(text, this.#context, this.#known)),
    };
  }

  /** One measure: before, now and planned, as far as they are given. */
  #columns(reading: string[]): Shown<'comparison'> | null {
    const [claim, other] = this.#claims;
    if (claim === undefined || other !== undefined || this.#passage.ratios.length > 0) return null;
    const say = catalogueOf(this.#told.language);
    const { periods } = claim.comparison;
    const columns = [
      ...(claim.prior === undefined ? [] : [{ name: capital(periods.prior ?? say.say('figures-before')), value: claim.prior }]),
      { name: capital(periods.now ?? say.say('figures-now')), value: claim.now },
      ...(claim.plan === undefined ? [] : [{ name: claim.planWord, value: claim.plan }]),
    ];
    if (columns.length < 2) return null;
    return {
      kind: 'comparison',
      content: {
        categories: columns.map(({ name }) => name),
        series: [{ name: claim.label, values: columns.map(({ value }) => value) }],
        highlight: claim.prior === undefined ? 0 : 1,
        bars: false,
        reading,
      },
    };
  }

  /** One measure of several members, side by side. */
  #members(reading: string[]): Shown<'comparison'> | null {
    const [first] = this.#claims;
    const one = this.#claims.every(({ comparison }) => comparison.isMaker && isOneUnit(comparison, first!.comparison));
    if (this.#claims.length < 2 || !one || first === undefined) return null;
    const say = catalogueOf(this.#told.language);
    const side = first.plan === undefined ? ('prior' as const) : ('plan' as const);
    if (this.#claims.some((claim) => claim[side] === undefined)) return null;
    const name = side === 'plan' ? first.planWord : (first.comparison.periods.prior ?? say.say('figures-before'));
    return {
      kind: 'comparison',
      content: {
        categories: this.#claims.map(({ label }) => label),
        series: [
          { name: capital(name), values: this.#claims.map((claim) => claim[side]!) },
          { name: capital(first.comparison.periods.now ?? say.say('figures-now')), values: this.#claims.map(({ now }) => now) },
        ],
        reading,
      },
    };
  }

  #tiles(reading: string[]): Shown<'scorecard'> {
    const tiles = this.#claims.map(({ label, now, prior, change, direction, tone, plan, planWord, comparison }) => ({
      label: `${label}${plan === undefined || isTarget.test(planWord) ? '' : ` (${comparison.planName} ${ref(plan)})`}${this.#asideOf(comparison, now)}`,
      value: ref(now),
      ...(change === undefined
        ? {}
        : {
            change: {
              text: prior === undefined ? `{{${change}|label}}` : `{{${change}|label}} ${this.#fromOf(prior, comparison)}`,
              direction,
              tone,
            },
          }),
      ...(plan !== undefined && isTarget.test(planWord) ? { target: ref(plan) } : {}),
    }));
    const counts = this.#passage.ratios.map(({ ratio: { part, whole, clause } }) => {
      const [some, all] = [this.#told.give(part, clause), this.#told.give(whole, clause)];
      return { label: withFigures(capital(clause), this.#context, [some, all]), value: ref(this.#told.share(some, all, clause)) };
    });
    return { kind: 'scorecard', content: { tiles: [...tiles, ...counts], periods: [], ...(reading.length === 0 ? {} : { reading }) } };
  }

  /** `(2024: 187,100)` where the line says of when it is. */
  #fromOf(prior: FactId, { line, periods }: Measure): string {
    if (line === undefined || periods.prior === null) return catalogueOf(this.#told.language).say('figures-from', { prior: ref(prior) });
    return `(${periods.prior}${colonOf(this.#told.language)}${ref(prior)})`;
  }

  /** What a line adds behind its figure, with the share of a part. */
  #asideOf({ aside, parts }: Measure, now: FactId): string {
    if (aside === undefined) return '';
    const [part, ...others] = parts?.pieces ?? [];
    const id = part && others.length === 0 ? this.#told.give(part.quantity, part.label) : null;
    const text = withFigures(aside, this.#context, id === null ? [] : [id]);
    return id === null ? ` (${text})` : ` (${text}${colonOf(this.#told.language)}${ref(this.#told.share(id, now, part!.label))})`;
  }

  /** More than tiles have room for. */
  #table(reading: string[]): Shown<'table'> {
    const say = catalogueOf(this.#told.language);
    const { item, target } = wordsOf(this.#told.language);
    const periods = (side: 'prior' | 'now', other: string) => {
      const named = new Set(this.#claims.map(({ comparison }) => comparison.periods[side]).filter((period) => period !== null));
      return named.size === 1 ? capital([...named][0]!) : other;
    };
    const cell = (id: FactId | undefined, style = '') => (id === undefined ? '–' : `{{${id}${style}}}`);
    const columns = [
      { label: item, cell: ({ label, comparison, now }: Claim) => `${label}${this.#asideOf(comparison, now)}` },
      { label: periods('prior', say.say('figures-before')), cell: ({ prior }: Claim) => cell(prior) },
      { label: periods('now', say.say('figures-now')), cell: ({ now }: Claim) => cell(now) },
      { label: '±', cell: ({ change }: Claim) => cell(change, '|label') },
      { label: target, cell: ({ plan }: Claim) => cell(plan) },
    ].filter((column, at) => at === 0 || this.#claims.some((claim) => column.cell(claim) !== '–'));
    return {
      kind: 'table',
      content: {
        columns: columns.map(({ label }, at) => ({ label, align: at === 0 ? 'left' : 'right' })),
        rows: this.#claims.map((claim) => ({ role: 'body', cells: columns.map((column) => column.cell(claim)) })),
        reading: reading.slice(0, 3),
      },
    };
  }
}

function isOneUnit({ now: one }: Comparison, { now: other }: Comparison): boolean {
  return one.unit === other.unit && one.currency === other.currency && one.word === other.word;
}
