/** One slide of a model against everything that holds for ours: its kind's schema, figures, directions, names, dates, exclusions, wording. */
import type { BrandKit } from '../../model/brand-kit.ts';
import type { Brief } from '../../model/brief.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { Fact, FactTable } from '../../model/fact.ts';
import { iconNames } from '../../model/icon-names.ts';
import type { Layout } from '../../model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../model/outline.ts';
import { referencesIn } from '../../model/text.ts';
import { checkFits } from '../check/fits.ts';
import { checkReadable } from '../check/readable.ts';
import { checkTrue, faultsOfPages } from '../check/true.ts';
import { claimFault, claimPatterns, claimsOf, type Group, groupsOfFacts, groupsOfPage } from '../check/truth/claims.ts';
import { readNumerals } from '../check/truth/numerals.ts';
import { type SlideScope, slideScope } from '../check/truth/slide-texts.ts';
import { countWords } from '../language/count-words.ts';
import { formatFact, numberContext } from '../language/numbers.ts';
import { layOut } from '../layout/lay-out.ts';
import { Exclusions } from '../outline/from-brief/read/exclusions.ts';
import { usedFacts } from '../outline/from-facts/draft.ts';
import { parseOutline } from '../outline/parse-outline.ts';
import { limitsAsked } from '../outline/queries-of.ts';
import type { WrittenCover, WrittenSlide } from './answers.ts';
import { inventedIn, Sources } from './invented.ts';
import { isInner, type KnownFacts } from './known-facts.ts';
import { inStatedUnit } from './stated-units.ts';

export type CheckedSlide = { slide: AnyOutlineSlide; faults: null } | { slide: null; faults: string[] };

/** Totals of the reporting period and the one before by one dimension. */
function membersIn(table: FactTable | null): Fact[] {
  return Object.values(table?.facts ?? {}).filter(
    ({ id, scope }) => Object.keys(scope).length === 1 && /@(?:0|-1)$/.test(id) && !isInner(id),
  );
}

const labelFault = 'The title is a label; say the point of the page as a sentence.';

/** Longer than two lines. */
const longestTitle = 120;

export class SlideChecker {
  readonly #embedded: Outline;
  readonly #facts: KnownFacts;
  readonly #allowed: readonly string[];
  readonly #sources: Sources;
  /** Members of the data with what is known of them. */
  readonly #members: readonly Group[];
  /** The brief in lower case: what its author claims is the author's to answer for. */
  readonly #said: string;
  readonly #exclusions: Exclusions;
  /** What the brief says aloud. */
  readonly #aloud: string;
  readonly #brandKit: BrandKit;

  constructor(
    brief: Brief,
    embedded: Outline,
    facts: KnownFacts,
    { allowed, brandKit }: { allowed: readonly string[]; brandKit: BrandKit },
  ) {
    this.#brandKit = brandKit;
    this.#embedded = embedded;
    this.#facts = facts;
    this.#exclusions = new Exclusions(brief);
    this.#aloud = allowed.join('\n');
    const members = facts.table?.dimensions.flatMap(({ label, members: names }) => [label, ...names]) ?? [];
    // A name of the data is a name, whatever it says; only its digits may stand.
    const names = new Set(facts.table?.dimensions.flatMap(({ members: each }) => each));
    this.#allowed = allowed.filter((text) => !names.has(text) || /\d/.test(text));
    this.#members = groupsOfFacts(membersIn(facts.table));
    this.#said = this.#allowed.join('\n').toLowerCase();
    const labels = Object.values(facts.all).map(({ label }) => label);
    const pages = embedded.slides.map((slide) => JSON.stringify(slide));
    this.#sources = new Sources([...allowed, ...members, ...labels, ...pages, brief.company ?? ''], brief.language);
  }

  /** @param pages What holds but takes several pages is a fault only while it can still be said in fewer words. */
  check(written: WrittenSlide, pages: 'one' | 'any' = 'one'): CheckedSlide {
    const drafted = this.#draft(written);
    if (typeof drafted === 'string') return { slide: null, faults: [drafted] };
    const parsed = this.#parse(drafted);
    if ('faults' in parsed) return { slide: null, faults: parsed.faults };
    this.#sources.learn(namesIn(Object.values(this.#outlineOf(parsed.slide).facts)));
    const faults = [
      ...this.#grounded(parsed.slide),
      ...inventedIn(parsed.slide, this.#sources, this.#embedded.asOf),
      ...this.#claimed(parsed.slide),
      ...this.#worded(parsed.slide),
      ...this.#alike(parsed.slide),
    ];
    // All at once: what is corrected twice is seldom corrected well.
    const found = written.content ? [...faults, ...this.#laidOut(parsed.slide, pages)] : faults;
    // What a kept page says, the planner answers for.
    const kept = written.content ? [] : this.#faultsOfKept(written);
    const all = [...new Set(found)].filter((fault) => !kept.includes(fault));
    return all.length === 0 ? { slide: parsed.slide, faults: null } : { slide: null, faults: all };
  }

  #faultsOfKept({ from }: WrittenSlide): string[] {
    const page = this.#embedded.slides.find(({ id }) => id === from);
    return page ? [...this.#grounded(page), ...inventedIn(page, this.#sources, this.#embedded.asOf), ...this.#claimed(page)] : [];
  }

  /** What the cover says below its title, and the like. */
  faultsOfText(text: string): string[] {
    const page = { id: 'text', kind: 'statement', title: text, content: { text } } as AnyOutlineSlide;
    const parsed = this.#parse(page);
    if ('faults' in parsed) return parsed.faults;
    // It names the deck, and may be a label.
    return [
      ...this.#grounded(page),
      ...inventedIn(page, this.#sources, this.#embedded.asOf),
      ...this.#claimed(page),
      ...this.#worded(page),
    ].filter((fault) => fault !== labelFault);
  }

  /** The figures of the cover, traced and placed as they will be. */
  faultsOfCover({ figures, tone }: WrittenCover): string[] {
    const page = this.#embedded.slides.find(({ kind }) => kind === 'cover');
    if (page?.kind !== 'cover') return [];
    const shown = figures.map(({ value, label, note }) => ({ value, label, ...(note && { note }) }));
    const parsed = this.#parse({ ...page, content: { ...page.content, figures: shown, ...(tone && { tone }) } });
    if ('faults' in parsed) return parsed.faults;
    const { slide } = parsed;
    const texts = shown.flatMap((figure) => this.faultsOfText([figure.value, figure.label, figure.note ?? ''].join(' ').trim()));
    return [...new Set([...texts, ...this.#grounded(slide), ...this.#laidOut(slide, 'one')])];
  }

  #draft({ id, from, kind, content, title, lead, section, notes }: WrittenSlide): object | string {
    const own = {
      ...(lead && { lead }),
      ...(section && { section }),
      ...(notes && notes.length > 0 && { notes }),
    };
    if (kind && content) return { id, kind, title, ...own, content: withBareFacts(withKnownIcons(withoutNulls(content))) };
    const page = this.#embedded.slides.find((slide) => slide.id === from);
    if (!page && from && !kind) return `The embedded outline has no page "${from}"; write "kind" and "content", or leave the slide out.`;
    if (!page) return 'A slide needs "kind" and "content", or in "from" the ID of a page of the embedded outline whose content it keeps.';
    if (page.scaffold)
      return `The page "${page.id}" of the embedded outline has nothing to keep; write "kind" and "content", or leave it out.`;
    const kept = { ...page, id, title, ...own, content: { ...page.content, ...content } };
    return page.notes && own.notes ? { ...kept, notes: [...own.notes, ...page.notes] } : kept;
  }

  #parse(slide: object): { slide: AnyOutlineSlide } | { faults: string[] } {
    const { language, asOf } = this.#embedded;
    try {
      const { slides } = parseOutline({ version: 1, title: 'x', language, asOf, slides: [slide], facts: this.#facts.all });
      return { slide: slides[0]! };
    } catch (error) {
      if (!(error instanceof QuarterdeckError)) throw error;
      const faults = error.errors.map(({ path, message }) => `${path.replace(/^\/slides\/0\/?/, '') || 'slide'}: ${message}`);
      return { faults: faults.length > 0 ? faults : [error.message] };
    }
  }

  /** On one page, where everything fits and is as true as it is shown. */
  #laidOut(slide: AnyOutlineSlide, pages: 'one' | 'any'): string[] {
    const outline = this.#outlineOf(slide);
    let layout: Layout;
    try {
      ({ layout } = layOut(outline, this.#brandKit));
    } catch (error) {
      // A figure that does not exist.
      if (error instanceof QuarterdeckError) return [error.message];
      throw error;
    }
    if (layout.slides.length > 1 && pages === 'one') return [tooLong(slide, layout.slides.length, this.#wordsOf(slide))];
    const findings = [...checkFits(layout), ...checkReadable(layout), ...checkTrue({ layout, outline, allowed: this.#allowedIn(outline) })];
    return findings.flatMap(({ warning, message }) => (warning ? [] : [message]));
  }

  #wordsOf(slide: AnyOutlineSlide): number {
    const { title, lead, content } = slide;
    const texts: string[] = [];
    const visit = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value.includes(' ') ? this.#facts.shown(value) : '');
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    };
    visit([title, lead ?? '', content]);
    return countWords(texts.join(' '));
  }

  #grounded(slide: AnyOutlineSlide): string[] {
    const outline = this.#outlineOf(slide);
    const faults = faultsOfPages(outline, this.#allowedIn(outline)).get(slide.id) ?? [];
    return faults.map((fault) => fault + this.#hint(fault, slide));
  }

  #allowedIn(outline: Outline): string[] {
    const bare = Object.values(outline.facts).flatMap(({ worked, display }) =>
      worked && display !== undefined && /^\d[\d.,]*$/.test(display) ? [display] : [],
    );
    return [...this.#allowed, ...limitsAsked(outline), ...inStatedUnit(this.#aloud, bare)];
  }

  /** How a figure that was written out can be had from the engine, if two facts give it. */
  #hint(fault: string, slide: AnyOutlineSlide): string {
    const shown = /^"([^"]+)" in .* traces to no fact/.exec(fault)?.[1];
    const [numeral] = shown === undefined ? [] : readNumerals(shown, this.#embedded.language);
    if (!numeral) return '';
    const cited = slideScope(slide, null, this.#facts.all).facts.map(({ id }) => id);
    const facts = [...new Set([...cited, ...this.#facts.brief])].slice(0, mostTried).map((id) => this.#facts.get(id)!);
    const found = workedOutOf(numeral.value, numeral.half, numeral.kind === 'percent' || numeral.kind === 'points', facts);
    if (!found) return '';
    return ` If it is the ${found.how} of ${found.of.join(' and ')}, name it so in "figures" and refer to it.`;
  }

  /** What it claims of members, decided by all that is known of them, and the causes that it names. */
  #claimed(slide: AnyOutlineSlide): string[] {
    const { language } = this.#embedded;
    const scope = slideScope(slide, null, this.#facts.all);
    const page = groupsOfPage(scope);
    const because = claimPatterns(language).because;
    return scope.texts.flatMap((text) => {
      const claims = claimsOf(text, page, this.#members, language).flatMap(({ decision, word, text: said, names }) => {
        if (decision === 'holds' || this.#said.includes(said.toLowerCase())) return [];
        if (decision === 'wrong') return [claimFault(word, said)];
        return names.length > 0
          ? [`No figure is known by which "${word}" in "${plainly(said)}" could be told; leave it out, or ask for it.`]
          : [];
      });
      return [...claims, ...causesIn(text, because).flatMap((cause) => this.#causeFault(cause, scope))];
    });
  }

  /** A cause is one that the brief gives, or that figures of the page prove. */
  #causeFault(cause: string, { facts }: SlideScope): string[] {
    const shown = cause.replace(/\{\{[^{}]*\}\}/g, ' ');
    if (this.#sources.knowsCause(shown) || facts.some(({ id }) => proves.test(id))) return [];
    return [
      `The cause "${plainly(cause)}" is in neither the brief nor the figures; give the cause as the brief words it, or leave it out.`,
    ];
  }

  /** `rose to 61%, from 61%`: two figures that differ must not read the same. */
  #alike(slide: AnyOutlineSlide): string[] {
    const { language } = this.#embedded;
    const numbers = numberContext(Object.values(this.#outlineOf(slide).facts), language);
    return slideScope(slide, null, this.#facts.all).texts.flatMap((text) => {
      const shown = referencesIn(text).flatMap((id) => {
        const fact = this.#facts.get(id);
        return fact && fact.value !== null && !text.includes(`{{${id}|full}}`)
          ? [{ id, fact, as: formatFact(fact, 'plain', numbers) }]
          : [];
      });
      return shown.flatMap(({ id, fact, as }, at) =>
        shown
          .slice(at + 1)
          .filter((other) => other.id !== id && other.as === as && other.fact.metric === fact.metric && other.fact.value !== fact.value)
          .map(
            (other) =>
              `"${plainly(text)}" shows {{${id}}} and {{${other.id}}} both as ${as}; write them with |full, or say their difference.`,
          ),
      );
    });
  }

  #outlineOf(slide: AnyOutlineSlide): Outline {
    const facts = usedFacts([slide], (id) => this.#facts.get(id));
    return {
      version: 1,
      title: slide.title,
      language: this.#embedded.language,
      asOf: this.#embedded.asOf,
      slides: [slide],
      facts,
    };
  }

  #worded(slide: AnyOutlineSlide): string[] {
    const { title, lead, notes, content } = slide;
    const text = JSON.stringify([title, lead, notes, content]);
    const shown = title.replace(/\{\{[^{}]*\}\}/g, '$0.0M');
    const excluded = this.#exclusions.hitIn(text);
    return [
      ...(excluded === null ? [] : [`It mentions what the brief wants left out: "${excluded}".`]),
      ...(shown.length > longestTitle ? [`The title has ${shown.length} characters; say it in at most 88.`] : []),
      ...(isLabel(shown) ? [labelFault] : []),
      ...(aboutItself.test(text) ? ['It speaks of itself, or leaves something to be filled in.'] : []),
      ...(/https?:\/\//.test(text) && !linksOf(text).every((link) => this.#sources.holds(link))
        ? ['It holds a link that the brief does not.']
        : []),
      ...(/[<>]\s{0,4}\/?\s{0,4}(?:script|img|iframe|a\s)|javascript:/i.test(text) ? ['It holds markup.'] : []),
    ];
  }
}

/** Members of figures that were asked of the data. */
function namesIn(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ label, scope, formula, worked }) => [...Object.values(scope), label, ...(worked ? [formula] : [])]);
}

/** A field of null is one left out; in lists, null stands for a value that is not known. */
function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNulls) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part === null ? [] : [[key, withoutNulls(part)]]))) as T;
}

/** Lists that hold facts by their bare IDs. */
const ofFacts: ReadonlySet<string> = new Set(['values', 'totals', 'trend', 'net']);

/** `"{{won_value@0}}"` in a list of values is `"won_value@0"`. */
function withBareFacts<T>(value: T, key = ''): T {
  if (typeof value === 'string' && ofFacts.has(key)) return (/^\{\{([^{}|]+)(?:\|\w+)?\}\}$/.exec(value)?.[1] ?? value) as T;
  if (Array.isArray(value)) return value.map((each) => withBareFacts(each, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBareFacts(part, name)])) as T;
}

/** A drawing that does not exist is chosen by the words beside it. */
function withKnownIcons<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withKnownIcons) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, part]) => key !== 'icon' || (iconNames as readonly unknown[]).includes(part));
  return Object.fromEntries(kept.map(([key, part]) => [key, withKnownIcons(part)])) as T;
}

/** Two words are no claim, in languages that write spaces. */
function isLabel(title: string): boolean {
  return /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(title) && title.trim().split(/\s+/).length < 3;
}

const aboutItself =
  /\bas an ai\b|language model|system prompt|ignore (?:all |any )?(?:previous|prior|above)|embedded outline|\bto be (?:added|filled|completed)\b|\btbd\b|lorem ipsum|\[(?:insert|placeholder|name|date)/i;

/** Facts that a figure is tried to be made of. */
const mostTried = 60;

function workedOutOf(
  value: number,
  half: number,
  inHundredths: boolean,
  facts: readonly Fact[],
): { how: string; of: [string, string] } | null {
  const is = (result: number, unit: Fact['unit']) =>
    Math.abs(Math.abs(unit === 'ratio' || unit === 'points' ? result * 100 : result) - value) <= half * 1.0001;
  for (const a of facts)
    for (const b of facts) {
      if (a === b || a.value === null || b.value === null || a.unit !== b.unit) continue;
      const of: [string, string] = [a.id, b.id];
      if (is(a.value - b.value, a.unit) && !(inHundredths && a.unit !== 'ratio' && a.unit !== 'points')) return { how: 'difference', of };
      if (b.value === 0 || !inHundredths) continue;
      if (a.value < b.value && is(a.value / b.value, 'ratio')) return { how: 'share', of };
      if (is((a.value - b.value) / b.value, 'ratio')) return { how: 'growth', of };
    }
  return null;
}

/** From so many words on, they are what a page has too much of. */
const manyWords = 70;

/** What a page has too much of, and what to give up. */
function tooLong({ content }: AnyOutlineSlide, pages: number, words: number): string {
  const said = Object.entries(content).flatMap(([key, value]) =>
    Array.isArray(value) && value.length > 0 ? [`${value.length} ${key}`] : [],
  );
  const holds = [...said, ...('soWhat' in content && content.soWhat !== undefined ? ['soWhat'] : [])].join(', ');
  const remedy =
    words > manyWords
      ? `with ${words} words it says too much for one: shorten its texts, or leave out a statement of "reading"`
      : 'its words are few, so it is what it holds that does not stand beside each other: leave out "reading", an item or a row, or show it as another kind';
  return `It takes ${pages} pages (${holds}); ${remedy}, or make several slides of it.`;
}

/** Figures that divide a change by where it came from. */
const proves = /\.(?:by_\w+|contribution|rates?_\w+|volume\w*)(?=[[@.])/;

/** What follows a word such as "because", to the end of its sentence. */
function causesIn(text: string, because: RegExp): string[] {
  return text.split(/[.!?;。；！？](?:\s|$)/u).flatMap((sentence) => {
    const match = because.exec(sentence);
    return match ? [sentence.slice(match.index + match[0].length).trim()] : [];
  });
}

const plainly = (text: string) => text.replace(/\{\{[^{}]*\}\}|\ufffc/g, '…');

function linksOf(text: string): string[] {
  return text.match(/https?:\/\/[^\s"'\\)]+/g) ?? [];
}
