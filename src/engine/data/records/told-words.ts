/** How measures that a brief tells are called, and which table is of the rows that it names. */
import { all } from '../../../languages/all.ts';
import type { Given } from '../../../model/brief.ts';
import type { Database } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import type { Table } from '../typing/column-type.ts';
import { events, eventsIn } from './events.ts';
import { columnLabel } from './measure-columns.ts';

type Stated = Extract<Given, { kind: 'measure' }>;

/** What a measure brings along where it is told in running words alone. */
export const none = { quotients: [], time: null, dated: null, everyRow: false, outcomes: [], called: null, madeOf: [] } as const;

/** Whether a compound is the number of what a word names: `auftragsnr`, `bestellnummer`. */
export function isNumberOf(compound: string, word: string): boolean {
  return word.length > 3 && compound.startsWith(word) && /^(?:e?[sn])?(?:nr|nummer|no|num|id|code|ref)$/.test(compound.slice(word.length));
}

/** Whether words name the rows: `appointments`, of a table so called or that numbers them. */
export function isOf({ name: called, file, columns, rows }: Table, said: string): boolean {
  const own = words(said)
    .split(' ')
    .slice(0, 6)
    .filter((word) => word.length > 3);
  const keys = columns.filter(({ distinct, filled, type }) => distinct === filled && filled === rows && type.kind !== 'date');
  return [called, file, ...keys.map((column) => column.name)].some((each) =>
    words(each)
      .split(' ')
      .some((part) => part.length > 3 && own.some((word) => isAlike(word, part) || isNumberOf(part, word))),
  );
}

let ofFiles: RegExp | null = null;

/** How one calls files, and no rows. */
function isOfFiles(word: string): boolean {
  ofFiles ??= new RegExp(
    `^(?:${Object.values(all)
      .map(({ signs }) => signs.files.data)
      .join('|')})$`,
    'iu',
  );
  return ofFiles.test(word);
}

/** The word of a prompt that a table, its file or its numbers have for the rows, as it is said of many: `Aufträge` of `werkstattauftraege.csv`. */
export function rowsNamed(table: Table, prompt: string): string | null {
  const plain = (text: string) => words(text).replace(/([aou])e/gu, '$1');
  const keys = table.columns.filter(({ distinct, filled, type }) => distinct === filled && filled === table.rows && type.kind !== 'date');
  const own = [table.name, table.file.replace(/\.\w+$/u, ''), ...keys.map(({ name: each }) => each)]
    .flatMap((each) => plain(each).split(' '))
    .filter((part) => part.length >= shortestName && !isOfFiles(part));
  const text = prompt.slice(0, longestPrompt);
  for (const { 0: word, index } of text.matchAll(nameInText)) {
    const said = plain(word);
    const isInSentence = /[\p{L}\p{N},;)] $/u.test(text.slice(Math.max(0, index - 2), index));
    const isMany = /s$/u.test(word) || (isInSentence && /^\p{Lu}/u.test(word)) || own.includes(said);
    const isIt = (part: string) => part === said || isAlike(part, said) || (said.length >= shortestLast && part.endsWith(said));
    if (isMany && !isOfFiles(word) && own.some(isIt)) return word;
  }
  return null;
}

/** Letters of a word that names rows, and of the last of a compound; a prompt speaks of its matter early. */
const shortestName = 4;
const shortestLast = 6;
const longestPrompt = 4000;
/** No part of the name of a file or a column. */
const nameInText = /(?<![\p{L}\p{N}_./-])\p{L}{4,24}(?![\p{L}\p{N}_]|[.-]\p{L})/gu;

/** What the brief calls the rows, first of all by the word that the table has for them, else by a word of many. */
export function rowsCalled(table: Table, said: string): string | null {
  const first = said
    .split(/[\s,]+/u)
    .slice(0, 4)
    .filter((word) => !isOfFiles(word));
  const own = first.find((word) => word.length > 3 && isOf(table, word));
  const isEvent = (word: string) => events.some((event) => event.words.test(words(word)));
  // What begins a sentence is written with a capital, whatever it is: `Guten Tag`, `Please drop`. In German it may be a noun that no other one follows.
  const opens = first.slice(1).some((word) => isGerman(word)) && !/^\p{Lu}/u.test(first[1] ?? '');
  const isMany = (word: string, at: number) => /^\p{L}{3,}s$/u.test(word) || ((at > 0 || opens) && /^\p{Lu}\p{L}{3,}$/u.test(word));
  return own ?? first.find((word, at) => isMany(word, at) && !isEvent(word) && !isCommon(word)) ?? null;
}

let german: ReadonlySet<string> | null = null;

function isGerman(word: string): boolean {
  const english = all.en.signs.common!.split(' ');
  german ??= new Set(all.de.signs.common!.split(' ').filter((each) => !english.includes(each)));
  return german.has(word);
}

let common: ReadonlySet<string> | null = null;

/** What every text of a language is made of names nothing: `This is for our board`, `Il me faut quelques pages`. */
function isCommon(word: string): boolean {
  common ??= new Set(Object.values(all).flatMap(({ signs }) => signs.common?.split(' ') ?? []));
  return common.has(word.toLowerCase());
}

/** A short name for the rows that count before a long clause: `missed appointments`. */
export function nameOf(called: string | undefined, also: readonly string[], said: string): string | undefined {
  if (called !== undefined && called.length <= longName) return called;
  const meant = eventsIn(words(said));
  const short = also.filter((each) => meant.some((event) => event.words.test(words(each))));
  // Of one of them and of many, many.
  return short.toSorted((a, b) => Number(/[sn]\b/u.test(b)) - Number(/[sn]\b/u.test(a)) || b.length - a.length)[0] ?? called;
}

const longName = 40;

export function named(stated: Stated, called: string) {
  const label = capital(called);
  const plain = stated.means.kind === 'concern' ? { plain: true as const } : {};
  return { label, named: { called: label }, stated: stated.text, spoken: stated.called ?? label, ...plain };
}

/** The time from one day of a row to another, by what the columns call them. */
export function timeBetween(stated: Stated, start: string, end: string) {
  const [from, to] = [start, end].map((column) => lower(withoutDatingWords(columnLabel(column)))) as [string, string];
  return {
    ...named(stated, `Time from ${from} to ${to}`),
    named: { between: { from, to } },
    plain: true as const,
  };
}

export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dating =
  /\b(?:date|day|at|on|time|timestamp|datum|tag|am|zeitpunkt|jour|heure|fecha|dia|data|hora|giorno|ora)\b|(?<=\p{L}{2})(?:日時|日期|日|时间)/gu;
/** `date_reouverture` → `reouverture`, `solved_at` → `solved`. */
export const withoutDate = (column: string) => words(column).replace(dating, ' ').replace(/ +/gu, ' ').trim() || column;

/** The same as it is written, with accents: `Angenommen am` → `Angenommen`. */
function withoutDatingWords(label: string): string {
  const kept = label.split(' ').filter((word) => words(word).replace(dating, '').trim() !== '');
  return kept.join(' ').replace(dating, '') || label;
}

/** A share of rows for which the SQL holds. */
export const flagTold = (stated: Stated, called: string, column: string, sql: string, polarity: 'up' | 'down') =>
  ({
    ...named(stated, called),
    ...({ behaviour: 'flag', unit: 'ratio', currency: null, against: {} } as const),
    column,
    polarity,
    sql: `(${sql})`,
  }) as const;

/** Enough rows of either kind to tell something. */
export async function isEither(database: Database, table: Table, sql: string): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE ${sql}) AS "yes", count(*) FILTER (WHERE NOT (${sql})) AS "no" FROM ${table.sql} m`,
  );
  return Number(row!.yes) >= fewestOfEither && Number(row!.no) >= fewestOfEither;
}

const fewestOfEither = 10;
