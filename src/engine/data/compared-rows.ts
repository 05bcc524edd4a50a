/** Rows that a phrase names by holding a column against a date or a number: hired after June, below 20 euros, longer than 10 minutes. */
import { languages } from '../../model/language.ts';
import { type Database, literal, name } from './database.ts';
import { isAlike, nameFit, words } from './lexicon.ts';
import type { Column, Table } from './typing/column-type.ts';

/** Rows of a table that a phrase names. */
export interface Rows {
  /** SQL condition that is true for them. */
  sql: string;
  columns: readonly string[];
  /** The values as written, or what the column is held against: `1043`, `> 2026-06-30`. */
  values: readonly string[];
  /** By an ID or a comparison, and not by the name of a value. */
  where?: true;
  /** Only by a word in a name. */
  marked?: true;
  /** The phrase says more than names them. */
  part?: true;
  /** By a month alone: of what belongs to other rows, theirs counts. */
  month?: true;
}

/** A table with what its rows can be named by. */
export interface Names {
  table: Table;
  values: ReadonlyMap<Column, string[]>;
  /** It is the only table, so that a phrase need not name it. */
  alone: boolean;
}

type Operator = '>=' | '<=' | '>' | '<' | '=';

/** Before English names of months alone: nothing happens on Mars in March. */
const englishSpan = 'in|during|on|dated|from|of';

/** How the languages of briefs compare; `in March` names a span. */
const operators: readonly (readonly [Operator, string])[] = [
  [
    '>=',
    'on or after|since|at least|no less than|not before|>=|≥|ab|seit|mindestens|depuis|à partir d[eu]|au moins|desde|al menos|a partir de|pelo menos|almeno',
  ],
  [
    '<=',
    "on or before|until|till|up to|at most|no more than|<=|≤|bis|höchstens|jusqu'(?:à|en|au)|au plus|hasta|como máximo|até|no máximo|fino a|al massimo",
  ],
  [
    '>',
    'after|later than|past|over|above|more than|greater than|bigger than|larger than|higher than|longer than|older than|exceeding|beyond|>|nach|über|mehr als|größer als|älter als|länger als|après|plus de|au-dessus de|supérieure?s? à|después de|más de|por encima de|mayore?s? (?:de|que)|depois de|após|mais de|acima de|maiore?s? (?:de|que)|dopo|più di|oltre|sopra|superior[ei] a',
  ],
  [
    '<',
    'before|earlier than|prior to|under|below|less than|fewer than|smaller than|lower than|shorter than|younger than|<|vor|unter|weniger als|kleiner als|kürzer als|jünger als|avant|moins de|en dessous de|inférieure?s? à|antes de|menos de|por debajo de|menore?s? (?:de|que)|abaixo de|prima di|meno di|sotto|inferior[ei] a',
  ],
  ['=', englishSpan],
  ['=', 'im|am|vom|von|en|em|del?|di|a'],
];

export interface Compared extends Rows {
  /** What the phrase says beside the comparison. */
  rest: string;
}

/** null where the phrase compares nothing that this table holds. */
export async function rowsCompared(database: Database, names: Names, phrase: string): Promise<Compared | null> {
  const begun = await textsBegun(database, names, phrase);
  if (begun) return begun;
  const text = phrase.toLowerCase();
  for (const [operator, signs] of operators) {
    const match = new RegExp(`(?<![\\p{L}<>])(?:${signs})(?![\\p{L}=])\\s*(?<value>[^\\s].*)$`, 'iu').exec(text);
    if (!match) continue;
    const value = match.groups!.value!;
    const head = phrase.slice(0, match.index);
    const said = { operator, head, value, isEnglish: signs === englishSpan };
    const found = (await datesCompared(database, names, said)) ?? (operator === '=' ? null : numbersCompared(names, said));
    if (found) return { ...found, where: true, rest: head };
  }
  return null;
}

/** `Work orders starting with TRIAL`, `Belege, die mit X beginnen`. */
const begins =
  /(?<!\p{L})(?:(?:start|beginn)(?:s|ing)? with|(?:that|which) (?:start|begin) with|(?:die|deren \p{L}+) mit (?=\S+ (?:beginn|anfang))|(?:commençant|qui commencent|commence(?:nt)?) par|que (?:empiezan|comienzan) (?:con|por)|que começam (?:com|por)|che (?:iniziano|cominciano) (?:con|per))\s*["'“„«‘]?(?<value>[^\s"'”“»’,;]{1,40})/iu;

/** The rows whose text begins so, in the column that the words before name, or else in the one that holds any. */
async function textsBegun(database: Database, { table }: Names, phrase: string): Promise<Compared | null> {
  const match = begins.exec(phrase);
  if (!match) return null;
  const head = phrase.slice(0, match.index);
  const value = match.groups!.value!;
  const texts = table.columns.filter(({ type, filled }) => type.kind === 'text' && filled > 0);
  const ranked = texts.toSorted((a, b) => shared(b.name, wordsIn(head)) - shared(a.name, wordsIn(head)));
  for (const { name: column } of ranked) {
    const sql = `starts_with(lower(CAST(${name(column)} AS VARCHAR)), ${literal(value.toLowerCase())})`;
    const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${table.sql} WHERE ${sql}`);
    if (Number(row!.rows) > 0) return { sql: `coalesce(${sql}, false)`, columns: [column], values: [`${value}…`], where: true, rest: '' };
  }
  return null;
}

interface Said {
  operator: Operator;
  /** What stands before the comparison, and after it. */
  head: string;
  value: string;
  isEnglish: boolean;
}

type Part = Omit<Compared, 'rest' | 'where'>;

const wordsIn = (text: string) =>
  words(text)
    .split(' ')
    .filter((word) => word.length > 2);
const shared = (column: string, said: readonly string[]) =>
  words(column)
    .split(' ')
    .filter((own) => said.some((word) => isAlike(own, word))).length;

/** The column that the words name best; of several that they name equally, none. */
function bestOf(columns: readonly Column[], { table, alone }: Names, said: readonly string[]): Column | null {
  const fits = columns.map((column) => ({ column, fit: shared(column.name, said) })).sort((a, b) => b.fit - a.fit);
  const [first, second] = fits;
  if (!first || (second && second.fit === first.fit)) return null;
  return first.fit > 0 || alone || shared(table.name, said) > 0 ? first.column : null;
}

async function datesCompared(database: Database, names: Names, { operator, head, value, isEnglish }: Said): Promise<Part | null> {
  const day = dateSaid(value, isEnglish ? monthNames().en : monthNames().all);
  if (!day) return null;
  const column = bestOf(
    names.table.columns.filter(({ type }) => type.kind === 'date'),
    names,
    wordsIn(head),
  );
  if (!column) return null;
  const called = name(column.name);
  const year = day.year ?? (await yearOf(database, names, called, day.month!));
  if (year === null) return null;
  const { from, to } = spanOf({ ...day, year });
  const on = (iso: string) => `DATE '${iso}'`;
  const [sql, held] = {
    '>': [`${called} > ${on(to)}`, `> ${to}`],
    '>=': [`${called} >= ${on(from)}`, `≥ ${from}`],
    '<': [`${called} < ${on(from)}`, `< ${from}`],
    '<=': [`${called} <= ${on(to)}`, `≤ ${to}`],
    '=': [`${called} BETWEEN ${on(from)} AND ${on(to)}`, from === to ? from : `${from} – ${to}`],
  }[operator] as [string, string];
  return { sql: `coalesce(${sql}, false)`, columns: [column.name], values: [held] };
}

const unitOfAge = /^(?:older|younger|alter|junger)$/u;
const asMoney = /[€$£]|^(?:eur|usd|gbp|chf|euros?|dollars?|pounds?)$/iu;

function numbersCompared(names: Names, { operator, head, value }: Said): Part | null {
  const {
    before = '',
    digits,
    scale = '',
    rest = '',
  } = /^(?<before>[€$£])?\s?(?<digits>\d[\d.,']*)\s?(?<scale>[km%](?!\p{L}))?\s?(?<rest>.*)$/iu.exec(value)?.groups ?? {};
  if (digits === undefined) return null;
  const number = plainNumber(digits) * ({ k: 1e3, m: 1e6, '%': 0.01 }[scale] ?? 1);
  const said = [...wordsIn(head), ...wordsIn(rest)].map((word) => (unitOfAge.test(word) ? 'age' : word));
  const numbers = names.table.columns.filter(({ type }) => type.kind === 'number');
  const amounts = numbers.filter(({ name: each }) => nameFit('amount', each) > 0);
  const isMoney = before !== '' || wordsIn(rest).some((word) => asMoney.test(word)) || asMoney.test(rest);
  const named = numbers.filter(({ name: each }) => shared(each, said) > 0 && !/\b(?:id|no|nr|number|key|code)$/.test(words(each)));
  const column = named.length > 0 ? bestOf(named, names, said) : isMoney || rest === '' ? bestOf(amounts, names, said) : null;
  if (column?.type.kind !== 'number') return null;
  const held = scale === '%' && !column.type.percent ? number * 100 : number;
  const sign = { '>=': '≥', '<=': '≤', '>': '>', '<': '<', '=': '=' }[operator];
  return { sql: `coalesce(${name(column.name)} ${operator} ${held}, false)`, columns: [column.name], values: [`${sign} ${held}`] };
}

/** `1,250`, `1.250,5` and `20`. */
function plainNumber(text: string): number {
  const bare = text.replace(/[.,']$/, '');
  if (/^\d{1,3}(?:[.,']\d{3})+$/.test(bare)) return Number(bare.replace(/\D/g, ''));
  const mark = /[.,](?=\d{1,2}$)/.exec(bare)?.index ?? -1;
  return mark < 0 ? Number(bare.replace(/[^\d.]/g, '')) : Number(`${bare.slice(0, mark).replace(/\D/g, '')}.${bare.slice(mark + 1)}`);
}

interface Day {
  year: number | null;
  month?: number;
  day?: number;
}

type Months = ReadonlyMap<string, number>;
let months: { en: Months; all: Months } | undefined;

/** Names of months as words → their number: the English ones, and those of all languages of briefs. */
export function monthNames(): { en: Months; all: Months } {
  const named = (locale: string) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => [words(format.format(Date.UTC(2000, at, 15))), at + 1] as const);
    });
  months ??= {
    en: new Map(named(languages.en.locale)),
    all: new Map(Object.values(languages).flatMap(({ locale }) => named(locale))),
  };
  return months;
}

/** The month that a text names, from 1; null if it names none. */
export function monthIn(text: string): number | null {
  for (const word of words(text).split(' ')) {
    const month = word.length > 2 ? monthNames().all.get(word) : undefined;
    if (month !== undefined) return month;
  }
  return null;
}

/** The date, month, quarter or year that a text begins with. */
function dateSaid(value: string, named: Months): Day | null {
  const iso = /^(20\d\d|19\d\d)-(\d\d)(?:-(\d\d))?(?!\d)/.exec(value);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), ...(iso[3] !== undefined && { day: Number(iso[3]) }) };
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(20\d\d)/.exec(value);
  if (dotted) return { year: Number(dotted[3]), month: Number(dotted[2]), day: Number(dotted[1]) };
  const said = words(value.replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/giu, '$1'))
    .split(' ')
    .filter((word) => !/^(?:the|of|de|del|di|end|start|den|der|le|el)$/.test(word));
  const [first = '', second = '', third = ''] = said;
  const yearIn = (text: string) => (/^(?:19|20)\d\d$/.test(text) ? Number(text) : null);
  const dayIn = (text: string) => (/^\d{1,2}$/.test(text) && Number(text) <= 31 ? Number(text) : null);
  const month = named.get(first);
  if (month !== undefined) {
    const day = dayIn(second);
    return { year: yearIn(day === null ? second : third), month, ...(day !== null && { day }) };
  }
  const after = named.get(second);
  if (after !== undefined && dayIn(first) !== null) return { year: yearIn(third), month: after, day: dayIn(first)! };
  const year = yearIn(first);
  return year !== null && said.length === 1 ? { year } : null;
}

/** Its first and last day. */
export function spanOf({ year, month, day }: Day & { year: number }): { from: string; to: string } {
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (day !== undefined) return { from: iso(Date.UTC(year, month - 1, day)), to: iso(Date.UTC(year, month - 1, day)) };
  return { from: iso(Date.UTC(year, month - 1, 1)), to: iso(Date.UTC(year, month, 0)) };
}

/** The last year in which a month begins before the dates of a column end. */
export async function yearOf(database: Database, { table }: Names, column: string, month: number): Promise<number | null> {
  const [row] = await database.query(`SELECT CAST(max(${column}) AS VARCHAR) AS "last" FROM ${table.sql}`);
  if (row!.last === null) return null;
  const last = String(row!.last);
  return Number(last.slice(0, 4)) - Number(`${last.slice(0, 4)}-${String(month).padStart(2, '0')}-01` > last.slice(0, 10));
}
