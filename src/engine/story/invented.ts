/** What a model may not make up: names, dates and quotes that neither the brief nor the data hold. */

import { all } from '../../languages/all.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { AnyOutlineSlide } from '../../model/outline.ts';
import { datesIn } from '../brief/dates.ts';
import { claimPatterns } from '../check/truth/claims.ts';
import { normalForm } from '../language/normal-form.ts';

export class Sources {
  #text: string;
  readonly #words: Set<string>;
  readonly #language: LanguageCode;
  #stems: ReadonlySet<string> | undefined;

  /** @param texts The brief, the names of the data, the embedded pages. */
  constructor(texts: readonly string[], language: LanguageCode) {
    this.#text = plain(texts.join('\n'));
    this.#words = new Set(this.#text.match(/[\p{L}\p{N}]+/gu) ?? []);
    this.#language = language;
  }

  /** Names of figures that were computed later. */
  learn(texts: readonly string[]): void {
    const more = plain(texts.filter((text) => !this.holds(text)).join('\n'));
    if (more === '') return;
    this.#text += `\n${more}`;
    for (const word of more.match(/[\p{L}\p{N}]+/gu) ?? []) this.#words.add(word);
    this.#stems = undefined;
  }

  holds(text: string): boolean {
    return this.#text.includes(plain(text));
  }

  /** Two or more capitalised words within a sentence that the sources do not know, as people and companies are named. */
  unknownNames(text: string): string[] {
    const said = text.replace(/\{\{[^{}]*\}\}/g, '…').replaceAll('**', '');
    const pattern = this.#language === 'de' ? germanName : name;
    const alone = this.#language === 'de' ? [] : Array.from(said.matchAll(oneName), ([found]) => found);
    return [...Array.from(said.matchAll(pattern), ([found, titled]) => titled ?? found), ...alone]
      .map((name) => this.#withoutVerb(this.#withoutClaim(name.replace(/['’]s?$/u, '')), said))
      .filter((name) => !this.holds(name) && !this.#knowsEach(name) && !this.isRole(name));
  }

  /** `Only East` begins a sentence, and is no name. */
  #withoutClaim(name: string): string {
    const { only, all: every, none } = claimPatterns(this.#language);
    const [first = '', ...rest] = name.split(' ');
    return rest.length > 0 && [only, every, none].some((claim) => claim.test(first)) ? rest.join(' ') : name;
  }

  /** `Adopt Postgres`, `Outside Odense`: the first word of a sentence has its capital from there, if the rest is a known name. */
  #withoutVerb(name: string, said: string): string {
    const known = name.split(' ').slice(1).join(' ');
    return known !== '' && (this.holds(known) || this.isRole(known)) && startsSentence(said, said.indexOf(name)) ? known : name;
  }

  /** A department or an office, and no person: `Head of sales`. */
  isRole(text: string): boolean {
    // `Chief Operating Officer`, `Head of Sustainability`: no person is called so.
    if (office.test(text.trim())) return true;
    // `Commercial director`, `Membership office`: people's names have capitals, offices in most languages only at their start.
    if (this.#language !== 'de' && /^\p{Lu}\p{L}+(?: (?:\p{Ll}|&)[\p{Ll}&-]*){1,4}$/u.test(text.trim())) return true;
    const { roles } = all[this.#language].signs;
    const spaced = this.#language !== 'ja' && this.#language !== 'zh';
    const known = spaced ? new RegExp(`^(?:${roles}|${calendar})$`, 'u') : new RegExp(roles, 'u');
    const words = plain(text).match(/[\p{L}\p{N}.]+/gu) ?? [];
    if (!spaced) return known.test(plain(text));
    // Small words join the others: `of`, `and`, `de la`.
    return words.some((word) => known.test(word)) && words.every((word) => known.test(word) || word.length <= 3);
  }

  /** Whether most words of a cause are known: it may be put a little differently, not be another. */
  knowsCause(text: string): boolean {
    const words = (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3);
    return words.length === 0 || words.filter((word) => this.#knowsStem(word)).length * 2 > words.length;
  }

  #knowsStem(word: string): boolean {
    if (this.#words.has(word)) return true;
    const stem = word.slice(0, Math.max(4, word.length - 3));
    this.#stems ??= new Set([...this.#words].flatMap((each) => [4, 5, 6, 7, 8, 9, 10].map((length) => each.slice(0, length))));
    return this.#stems.has(stem);
  }

  /** `March`, `März`: whose first or last day stands for it on an axis. */
  namesMonth(month: number): boolean {
    const name = new Intl.DateTimeFormat(this.#language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, month - 1, 1)));
    return this.holds(name);
  }

  #knowsEach(name: string): boolean {
    return (plain(name).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => this.#words.has(word));
  }
}

/** Titles of offices in the words that companies of all languages use. */
const office =
  /^(?:(?:Vice |Deputy |Managing )?(?:President|Head|Director|Manager|Chair|Lead|VP|Secretary)(?: of|,) \p{L}[\p{L}& -]{2,40}|Chief (?:\p{Lu}\p{L}+ ){1,2}Officer|(?:\p{Lu}\p{L}+ ){1,2}(?:Director|Manager|Officer|Lead|Department|Committee|Office|Team))$/u;

const startsSentence = (text: string, at: number) => at === 0 || /[.!?:…]\s+$/u.test(text.slice(Math.max(0, at - 4), at));

/** Within a sentence, or at its start before a verb. */
const name =
  /(?:(?<=[\p{Ll}\p{N},;:…]\s)|(?<![^.!?…]\s|[\p{L}\p{N}-])(?=\p{Lu}[\p{Ll}'’-]+\s\p{Lu}[\p{Ll}'’-]+\s\p{Ll}))\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}/gu;

/** One word, in a language that writes only names with capitals; at the start of a sentence it may be any. */
const oneName = /(?<=(?:[\p{Ll},;]|(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|Mme|Sra?|Sig)\.?)\s)\p{Lu}\p{Ll}{2,}(?:['’]s)?(?![\p{L}-])(?!\s\p{Lu})/gu;

/** Capitalised in English without being a name. */
const calendar =
  'day|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|internet|christmas|easter';

/** German writes every noun with a capital. */
const germanName = /\b(?:Herrn?|Frau|Dr\.|Prof\.)\s+(\p{Lu}[\p{Ll}'’-]+)/gu;

/** One sentence per invention. */
export function inventedIn(slide: AnyOutlineSlide, sources: Sources, asOf: string): string[] {
  const found: string[] = [];
  const check = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const each of value) check(each, key);
    else if (typeof value === 'object' && value !== null) {
      // Who is to do what is asked for, and by when, is a proposal.
      const isProposed = (value as { proposed?: unknown }).proposed === true || 'ask' in value;
      for (const [inner, part] of Object.entries(value)) if (!(isProposed && isProposal(inner, part, sources, asOf))) check(part, inner);
    } else if (typeof value === 'string') {
      const fault = inventedAs(key, value, sources);
      if (fault !== null) found.push(fault);
    }
  };
  if (
    slide.kind === 'quote' &&
    !sources.holds(slide.content.text.replace(/^[\s“”„"«»「」『』]+|(?<![\s“”„"«»「」『』])[\s“”„"«»「」『』]+$/gu, ''))
  )
    found.push('The quote is not in the brief word for word.');
  check({ title: slide.title, lead: slide.lead, notes: slide.notes, content: slide.content }, '');
  return found;
}

/** An office, or a day of this year or the next, may be proposed; a person may not. */
function isProposal(key: string, value: unknown, sources: Sources, asOf: string): boolean {
  if (typeof value !== 'string') return false;
  if (people.has(key)) return sources.isRole(value);
  if (!dates.has(key)) return false;
  const [day] = datesIn(value);
  const year = Number(/20\d\d/.exec(value)?.[0]);
  const first = Number(asOf.slice(0, 4));
  return day?.full === true && day.text.length === value.trim().length && (year === first || year === first + 1);
}

/** Fields that name a person, and those that name a date. */
const people = new Set(['who', 'owner', 'by']);
const dates = new Set(['when', 'date', 'from', 'to']);

function inventedAs(key: string, value: string, sources: Sources): string | null {
  if (value.includes('{{') && (people.has(key) || dates.has(key))) return null;
  if (people.has(key) && !sources.holds(value))
    return `"${value}" is named in neither the brief nor the data; leave out who, or name an office and mark the step "proposed": true.`;
  if (dates.has(key) && /\d/.test(value) && !isHeld(value, sources))
    return `"${value}" is a date that nobody gave; leave it out, or mark the step "proposed": true.`;
  const [name] = sources.unknownNames(value);
  return name === undefined ? null : `"${name}" is named in neither the brief nor the data.`;
}

/** `2026-06-09` is held by "9 June". */
function isHeld(value: string, sources: Sources): boolean {
  if (sources.holds(value)) return true;
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!iso) return (value.match(/\d+/g) ?? []).every((digits) => sources.holds(digits));
  if (isMonthsEdge(value) && sources.namesMonth(Number(iso[2]))) return true;
  return sources.holds(String(Number(iso[3])));
}

function isMonthsEdge(iso: string): boolean {
  const next = new Date(Date.parse(iso) + 86_400_000).toISOString();
  return iso.endsWith('-01') || next.slice(8, 10) === '01';
}

function plain(text: string): string {
  return normalForm(text, 'NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase();
}
