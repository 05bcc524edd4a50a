/** Pages of changes told inside sentences: the chart of the change under the author's own clause, with its limit, what follows from it and what else is said beside it; several of one list or sentence as tiles. */
import { catalogueOf } from '../../../../../languages/catalogue.ts';
import type { Brief } from '../../../../../model/brief.ts';
import type { FactId } from '../../../../../model/fact.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import type { Role } from '../../../../brief/roles/role.ts';
import type { Draft } from '../../draft.ts';
import { isAdvice, isAsk } from '../../people/decisions.ts';
import { refersBack, wordsIn } from '../../prose/strength.ts';
import type { GivenFacts } from '../../read/given-facts.ts';
import { capital } from '../../read/topics.ts';
import type { Finding, Reader, Sentence } from '../../said.ts';
import { unitsOf } from '../../units.ts';
import { longestTitle, toneOf } from '../claims.ts';
import { asLine, ownTitle } from '../own-words.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import { ToldFigures } from '../told-figures.ts';
import { apartSaid, changeSaid, type Held, limitSaid, termSaid, wholeSaid, yearSaid } from './consequences.ts';
import { limitFor } from './limits.ts';
import { type Shift, shiftsIn } from './shifts.ts';

const most = { lines: 3, words: 60, tiles: 6 } as const;
const ref = (id: FactId) => `{{${id}}}`;
/** What is asked, chosen, feared or done stands elsewhere, and is no news about figures. */
const otherMatter: ReadonlySet<Role> = new Set<Role>(['option', 'private', 'aside', 'question', 'correction']);
const notBeside: ReadonlySet<Role> = new Set<Role>([...otherMatter, 'decision', 'request', 'task', 'risk', 'instruction']);

/** Changes that are shown together, in one sentence or list, with what is said after them before the next. */
interface Bundle {
  shifts: Shift[];
  own: Sentence[];
  /** Sentence before the first, where that one only points back at it. */
  lead: Sentence | null;
  after: Sentence[];
}

export const readShifts: Reader = (sentences, { brief, facts, asOf }) => {
  const year = asOf === undefined ? null : Number(asOf.slice(0, 4));
  return unitsOf(sentences).flatMap((unit) =>
    bundlesOf(unit, brief, year).flatMap((bundle): Finding[] => {
      const finding = new ShiftPage(bundle, brief, facts).finding();
      return finding === null ? [] : [finding];
    }),
  );
};

function bundlesOf(unit: readonly Sentence[], { language }: Brief, year: number | null): Bundle[] {
  const found: Bundle[] = [];
  for (const [at, sentence] of unit.entries()) {
    const shifts = sentence.role !== undefined && otherMatter.has(sentence.role) ? [] : shiftsIn(sentence, language, year);
    const last = found.at(-1);
    const isOfLast = last !== undefined && sentence.list !== null && last.own[0]!.list === sentence.list;
    if (isOfLast && (shifts.length > 0 || steadyIn(sentence.text, language) !== null)) {
      last.shifts.push(...shifts);
      last.own.push(sentence);
    } else if (shifts.length > 0) {
      const before = unit[at - 1];
      const lead = before !== undefined && refersBack(sentence.text) && before.list === null && sentence.list === null ? before : null;
      // What leads to this one is no reading of the one before.
      if (last !== undefined) last.after = last.after.filter((each) => each !== lead);
      found.push({ shifts, own: [sentence], lead, after: [] });
    } else if (last !== undefined && (sentence.heading === null || last.own[0]!.heading === sentence.heading)) last.after.push(sentence);
  }
  return found;
}

/** `Readmissions unchanged at 8%`. */
const steady =
  /^[^\d,;:]{3,40}?\s(?:(?:were|was|is|are|stayed|remained|held|blieben?|ist|sind|restent?|reste|se mantuvieron|se mantuvo)\s)?(?:unchanged|steady|stable|flat|unverändert|stabil|konstant|inchangée?s?|stables?|sin cambios|estables?|inalterad[oa]s?|estáve(?:l|is)|invariat[oaie]|stabil[ei])\s(?:at|bei|à|en|em|a|al)\s$/iu;

function steadyIn(text: string, language: LanguageCode): { name: string; quantity: Quantity } | null {
  const [quantity] = quantitiesIn(text, language);
  const before = quantity === undefined ? '' : text.slice(0, quantity.at);
  return quantity !== undefined && steady.test(before) ? { name: capital(before.trim().replace(/\s\p{L}+$/u, '')), quantity } : null;
}

class ShiftPage {
  readonly #bundle: Bundle;
  readonly #told: ToldFigures;
  readonly #context: { brief: Brief; facts: GivenFacts };

  constructor(bundle: Bundle, brief: Brief, facts: GivenFacts) {
    this.#bundle = bundle;
    this.#context = { brief, facts };
    this.#told = new ToldFigures(facts, brief.language);
  }

  finding(): Finding | null {
    const { shifts, own } = this.#bundle;
    return shifts.length > 1 || own.length > 1 ? this.#tiles() : this.#columns(shifts[0]!);
  }

  #held({ label, counted, sentence, prior, now, clause }: Shift): Held {
    const name = label ?? (counted === null ? (sentence.heading ?? clause) : capital(counted));
    return { label: name, prior: this.#told.give(prior, name), now: this.#told.give(now, name), like: now };
  }

  /** One change: before and now, and its limit, with at most three readings. */
  #columns(shift: Shift): Finding | null {
    const { lead, after } = this.#bundle;
    const { language } = this.#told;
    const say = catalogueOf(language);
    const held = this.#held(shift);
    const limit = limitFor(
      shift,
      [shift.sentence, ...after].map(({ text }) => text),
      language,
    );
    const bound = limit === null ? null : this.#told.give(limit.quantity, held.label);
    const known = [held.prior, held.now, ...(bound === null ? [] : [bound])];
    const titled = this.#title(shift, held, known);
    if (titled === null) return null;
    const isChange = shift.kind === 'change';
    const first = [
      isChange ? changeSaid(held, this.#told) : apartSaid(held, this.#told),
      ...(bound === null ? [] : [limitSaid(held, bound, this.#told)]),
    ];
    const { lines, told } = this.#reading([first.join(' ')], shift, known, titled.isOwn);
    const columns = [
      { name: shift.names.prior ?? say.say('figures-before'), value: held.prior },
      { name: shift.names.now ?? say.say('figures-now'), value: held.now },
      ...(bound === null ? [] : [{ name: limit!.name ?? say.say('figures-shiftLimit'), value: bound }]),
    ];
    // Groups beside one another: first the one that is spoken of.
    const shown = isChange ? columns : [columns[1]!, columns[0]!, ...columns.slice(2)];
    return {
      tells: [...(titled.from === lead && lead !== null ? [lead] : []), ...told].map(({ at }) => at).sort((a, b) => a - b),
      point: titled.title,
      page: {
        kind: 'comparison',
        title: titled.title,
        ...this.#section,
        weight: 7,
        content: {
          categories: shown.map(({ name }) => name),
          series: [{ name: held.label, values: shown.map(({ value }) => value) }],
          highlight: isChange ? 1 : 0,
          bars: false,
          reading: lines,
        },
      } as Draft,
    };
  }

  get #section(): { section?: string } {
    const { heading } = this.#bundle.own[0]!;
    return heading === null ? {} : { section: heading };
  }

  /** The author's clause; the sentence before it, if that one says what it is about; or what the figures say. */
  #title(shift: Shift, held: Held, known: readonly FactId[]): { title: string; isOwn: boolean; from: Sentence | null } | null {
    const { lead } = this.#bundle;
    const own = isBareLine(shift)
      ? null
      : (ownTitle(shift.clause, this.#context, known) ?? (shift.short === null ? null : ownTitle(shift.short, this.#context, known)));
    if (own !== null)
      return {
        title: own.title,
        isOwn: own.rest === null && this.#told.length(own.title) + 4 >= shift.clause.length,
        from: shift.sentence,
      };
    const before = lead === null ? null : ownTitle(lead.text, this.#context, known);
    if (before !== null) return { title: before.title, isOwn: false, from: lead };
    if (shift.label === null || shift.kind === 'groups') return null;
    const up = this.#told.facts.value(held.now) > this.#told.facts.value(held.prior);
    const title = catalogueOf(this.#told.language).say(up ? 'figures-roseFrom' : 'figures-fellFrom', {
      label: shift.label,
      prior: ref(held.prior),
      now: ref(held.now),
    });
    return this.#told.length(title) <= longestTitle ? { title, isOwn: true, from: null } : null;
  }

  /** What follows, then the rest of the sentence, then what is said after it, as far as there is room. */
  #reading(first: string[], shift: Shift, known: readonly FactId[], isShown: boolean): { lines: string[]; told: Sentence[] } {
    const lines = [...first];
    const told: Sentence[] = [];
    let words = first.reduce((sum, line) => sum + wordsIn(line), 0);
    const add = (texts: readonly string[]): boolean => {
      const size = texts.reduce((sum, text) => sum + wordsIn(text), 0);
      if (texts.length > most.lines - lines.length || words + size > most.words) return false;
      for (const text of texts) lines.push(this.#line(text, known));
      words += size;
      return true;
    };
    const rest = [...(isShown || shift.kind === 'groups' ? [] : [shift.clause]), ...shift.rest].slice(0, most.lines - lines.length);
    if (add(rest)) told.push(shift.sentence);
    else if (add(rest.slice(0, 1)) || rest.length === 0) told.push(shift.sentence);
    else {
      lines.push(this.#line(rest[0]!, known));
      told.push(shift.sentence);
    }
    for (const sentence of this.#bundle.after) {
      if (!this.#isBeside(sentence) || !add([sentence.text])) continue;
      told.push(sentence);
    }
    return { lines, told };
  }

  /** A reading of the change: another figure, and nothing that is asked or that only the sentence before it explains. */
  #isBeside(sentence: Sentence): boolean {
    const { text, role } = sentence;
    if ((role !== undefined && notBeside.has(role)) || refersBack(text) || isAsk(sentence) || isAdvice(sentence)) return false;
    return quantitiesIn(text, this.#told.language).length > 0;
  }

  /** With what surely follows behind it: the year of a monthly amount, the sum of a term, what is left of a whole. */
  #line(text: string, known: readonly FactId[]): string {
    const more = yearSaid(text, this.#told) ?? termSaid(text, this.#told) ?? wholeSaid(text, this.#told);
    return more === null ? asLine(text, this.#context, known) : `${asLine(text, this.#context, known)} ${more}`;
  }

  /** Several: each a tile, with its change and the figure before. */
  #tiles(): Finding | null {
    const { shifts, own, after } = this.#bundle;
    const { language } = this.#told;
    const say = catalogueOf(language);
    if (shifts.some(({ label, kind }) => label === null || kind === 'groups') || own.length > most.tiles) return null;
    if (new Set(shifts.map(({ label }) => label)).size < shifts.length) return null;
    const helds = shifts.map((shift) => this.#held(shift));
    const tiles = own.flatMap((sentence) => {
      const ofIt = shifts.flatMap((shift, at) => (shift.sentence === sentence ? [helds[at]!] : []));
      return ofIt.length > 0 ? ofIt.map((held) => this.#tile(held)) : this.#steadyTile(sentence);
    });
    const title = this.#tilesTitle(shifts, helds, say);
    if (title === null) return null;
    const known = helds.flatMap(({ prior, now }) => [prior, now]);
    const lines: string[] = [];
    const told: Sentence[] = [...own];
    const rests = shifts.length === 1 || own.length === 1 ? [] : shifts.flatMap(({ rest }) => rest);
    for (const text of rests.slice(0, most.lines)) lines.push(this.#line(text, known));
    for (const sentence of after) {
      if (lines.length >= most.lines || !this.#isBeside(sentence)) continue;
      lines.push(this.#line(sentence.text, known));
      told.push(sentence);
    }
    return {
      tells: told.map(({ at }) => at),
      point: title,
      page: {
        kind: 'scorecard',
        title,
        ...this.#section,
        weight: 7,
        content: { tiles, periods: [], ...(lines.length > 0 ? { reading: lines } : {}) },
      } as Draft,
    };
  }

  #tile({ label, prior, now, like }: Held) {
    const change = this.#told.change(prior, now, label, like);
    const moved = this.#told.facts.value(change);
    return {
      label,
      value: ref(now),
      change: {
        text: `{{${change}|label}} ${catalogueOf(this.#told.language).say('figures-from', { prior: ref(prior) })}`,
        direction: moved > 0 ? ('up' as const) : ('down' as const),
        tone: toneOf(moved, label, this.#told.language),
      },
    };
  }

  #steadyTile({ text }: Sentence) {
    const found = steadyIn(text, this.#told.language);
    return found === null ? [] : [{ label: found.name, value: ref(this.#told.give(found.quantity, found.name)) }];
  }

  /** The author's sentence with all of them, or the first two as the figures say. */
  #tilesTitle(shifts: readonly Shift[], helds: readonly Held[], say: ReturnType<typeof catalogueOf>): string | null {
    const { own } = this.#bundle;
    const whole =
      own.length === 1
        ? ownTitle(
            own[0]!.text,
            this.#context,
            helds.flatMap(({ prior, now }) => [prior, now]),
          )
        : null;
    if (whole !== null) return whole.title;
    const said = helds.slice(0, 2).map(({ prior, now }, at) => {
      const up = this.#told.facts.value(now) > this.#told.facts.value(prior);
      return say.say(up ? 'figures-roseFrom' : 'figures-fellFrom', { label: shifts[at]!.label!, prior: ref(prior), now: ref(now) });
    });
    const both = said.length === 2 ? say.say('figures-beside', { one: said[0]!, other: said[1]! }) : said[0]!;
    const fitting = [both, said[0]!].find((title) => this.#told.length(title) <= longestTitle);
    return fitting ?? null;
  }
}

/** `Wait 6.4 → 3.1 hours` is no sentence. */
function isBareLine({ clause }: Shift): boolean {
  return /→|➔|➜|⇒|->|=>|–>/u.test(clause);
}
