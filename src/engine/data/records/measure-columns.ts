/** What the columns of a table measure: numbers by name, type and values; yes and no as rates; codes, years and places not at all. */
import { type Database, exactly, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import { currencyInName } from '../money/currency.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type Behaviour, behaviourOf, columnLabel, isMoneyNamed, isOutcome, polarityOf } from './measure-name.ts';

export interface MeasureColumn {
  /** As the header names it. */
  column: string;
  label: string;
  behaviour: Behaviour | 'flag';
  unit: 'money' | 'ratio' | 'number';
  currency: string | null;
  polarity: 'up' | 'down' | 'neutral';
  /** Over the main table `m`. */
  sql: string;
  /** Of the figures it is held against, over the main table `m`. */
  against: Readonly<Partial<Record<Reference, string>>>;
}

/** What an actual figure is held against. */
export const references = ['target', 'forecast', 'last_year'] as const;
export type Reference = (typeof references)[number];

/** Numbers that name or order things and measure nothing. */
const notMeasured =
  /\b(id|ids|code|codes|key|nr|no|zip|postal|postcode|plz|phone|tel|cluster|class|rank|index|year|month|day|week|quarter|hour|minute|weekday|lat|lon|lng|latitude|longitude|jahr|monat|annee|ano|anno)\b/;
const namesNumber = /\b(number|group)\b/;

interface Range {
  least: number;
  most: number;
}

export async function measureColumns(database: Database, table: Table): Promise<MeasureColumn[]> {
  const ranges = await rangesOf(database, table);
  const found: MeasureColumn[] = [];
  const flags: Column[] = [];
  for (const column of table.columns) {
    if (column.filled === 0 || column.distinct < 2) continue;
    const range = ranges.get(column.name);
    if (isFlag(column, range)) flags.push(column);
    else if (column.type.kind === 'number' && range && !isCode(column, range)) found.push(measured(column, range));
    else if (column.type.kind === 'text' && (await isClock(database, table, column))) found.push(clocked(column));
  }
  const outcomes = flags.filter((column) => isOutcome(column.name));
  const rates = outcomes.length > 0 || found.length > 0 ? outcomes : flags.slice(0, 3);
  return [...rates.map(rated), ...found];
}

/** Columns of yes and no, written so or as 1 and 0. */
export async function flagColumns(database: Database, table: Table): Promise<Column[]> {
  const ranges = await rangesOf(database, table);
  return table.columns.filter((column) => column.distinct === 2 && isFlag(column, ranges.get(column.name)));
}

function isFlag(column: Column, range: Range | undefined): boolean {
  if (column.type.kind === 'boolean') return column.distinct === 2;
  return (
    column.type.kind === 'number' &&
    column.distinct === 2 &&
    column.type.integer &&
    range?.least === 0 &&
    range.most === 1 &&
    !isCodeNamed(column)
  );
}

function isCodeNamed({ name: each }: Column): boolean {
  const text = words(each);
  return notMeasured.test(text) || (namesNumber.test(text) && !/^number of\b/.test(text));
}

function isCode(column: Column, { least, most }: Range): boolean {
  if (isCodeNamed(column) || nameFit('id', column.name) > 0) return true;
  if (column.type.kind !== 'number' || !column.type.integer || behaviourOf(column.name) !== null) return false;
  // One number a row and none left out: they count the rows.
  return column.filled > 20 && column.distinct === column.filled && most - least + 1 === column.distinct;
}

function measured(column: Column, { least, most }: Range): MeasureColumn {
  const type = column.type as Extract<Column['type'], { kind: 'number' }>;
  const named = behaviourOf(column.name);
  const hundred = !type.percent && named === 'rate' && /%|\b(pct|percent|percentage)\b/i.test(column.name.replaceAll('_', ' ')) && most > 1;
  const isRatio = type.percent || hundred || (named === 'rate' && least >= -1 && most <= 1);
  const currencies = Object.keys(type.currencies);
  const currency = currencies.length === 1 ? currencies[0]! : isMoneyNamed(column.name) ? (currencyInName(column.name) ?? null) : null;
  const cast = `m.${name(column.name)}`;
  const behaviour = isRatio || named === 'rate' ? 'mean' : (named ?? 'mean');
  return {
    column: column.name,
    label: columnLabel(column.name),
    behaviour,
    unit: isRatio ? 'ratio' : currency || (isMoneyNamed(column.name) && behaviour !== 'mean') ? 'money' : 'number',
    currency,
    polarity: polarityOf(column.name),
    sql: hundred ? exactly(`${cast} / 100`) : cast,
    against: {},
  };
}

/** `00:01:23` counts in seconds. */
function clocked(column: Column): MeasureColumn {
  const parts = `string_split(m.${name(column.name)}, ':')`;
  const sql = `list_reduce(list_transform(${parts}, x -> CAST(x AS BIGINT)), (a, b) -> a * 60 + b)`;
  const label = `${columnLabel(column.name)} in seconds`;
  return { column: column.name, label, behaviour: 'mean', unit: 'number', currency: null, polarity: 'neutral', sql, against: {} };
}

async function isClock(database: Database, table: Table, column: Column): Promise<boolean> {
  if (!/\b(duration|time|length|dauer|duree|duracion|duracao|durata)\b/.test(words(column.name))) return false;
  const value = name(column.name);
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE NOT regexp_full_match(${value}, '[0-9]{1,3}:[0-5][0-9]:[0-5][0-9]')) AS "other" FROM ${table.sql} WHERE ${value} IS NOT NULL`,
  );
  return Number(row!.other) === 0;
}

const endings: readonly [RegExp, string][] = [
  [/\bchurned\b/i, 'churn'],
  [/\bconverted\b/i, 'conversion'],
  [/\b(renew)ed\b/i, 'renewal'],
  [/\b(return|default|pass|fail)ed\b/i, '$1'],
  [/\bcancell?ed\b/i, 'cancellation'],
  [/\bdefective\b/i, 'defect'],
  [/\bresponded\b/i, 'response'],
  [/\brecommend(ed)?\b/i, 'recommendation'],
];

function rated(column: Column): MeasureColumn {
  const plain = columnLabel(column.name).replace(/^(is|has|did|was|would) /i, '');
  const noun = endings.reduce((text, [pattern, ending]) => text.replace(pattern, ending), plain);
  const label = isOutcome(column.name) && !/ed$|left$/i.test(noun) ? `${noun} rate` : `Share of ${noun.toLowerCase()}`;
  const value = `m.${name(column.name)}`;
  return {
    column: column.name,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    behaviour: 'flag',
    unit: 'ratio',
    currency: null,
    polarity: polarityOf(column.name),
    sql: column.type.kind === 'boolean' ? value : `(${value} = 1)`,
    against: {},
  };
}

async function rangesOf(database: Database, table: Table): Promise<Map<string, Range>> {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  if (numbers.length === 0) return new Map();
  const selected = numbers.map((column, at) => `min(${name(column.name)}) AS "a${at}", max(${name(column.name)}) AS "b${at}"`);
  const [row] = await database.query(`SELECT ${selected.join(', ')} FROM ${table.sql}`);
  return new Map(numbers.map((column, at) => [column.name, { least: Number(row![`a${at}`]), most: Number(row![`b${at}`]) }]));
}
