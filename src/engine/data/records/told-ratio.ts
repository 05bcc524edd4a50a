/** What a brief says is divided by what: rows with some values of a column by those with all that it names, or one column by another. */
import type { Given, Ratio } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import { namesOf } from '../named-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isGood } from './concern-readings.ts';
import { columnLabel, type MeasureColumn, measureColumns, polarityOf } from './measure-columns.ts';
import type { StatedMeasures } from './measures-found.ts';
import { spokenFit, timeSaid } from './said-columns.ts';
import { flagTold, none, rowsNamed } from './told-words.ts';

type Stated = Extract<Given, { kind: 'measure' }>;

/** Null where no table has both sides. */
export async function ratioTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  means: Ratio,
): Promise<StatedMeasures | null> {
  const ordered = tables.toSorted((a, b) => b.rows - a.rows);
  for (const side of means.of)
    for (const table of ordered) {
      const found = await valuesOver(database, table, stated, means, side);
      if (found) return { ...found, time: timeSaid(table, means.days), called: rowsNamed(table, stated.text) };
    }
  for (const side of means.of.filter(({ sure }) => sure))
    for (const table of ordered) {
      const found = await columnsOver(database, table, stated, side);
      if (found) return { ...found, time: timeSaid(table, means.days), called: rowsNamed(table, stated.text) };
    }
  return null;
}

type Side = Ratio['of'][number];

/** What parts the values of a list, and the marks around it; `Y` is a value. */
const parts =
  /\s*(?:[+＋,，、()（）/:=：]|[.。](?=\s|$)|(?<!\p{L})(?:and|or|plus|und|oder|sowie|et|ou|y|o|e|más|mais|più)(?!\p{L})|(?<=\p{Script=Han})(?:[和与或]|加上?)|أو)\s*/u;
/** Words beside a value that say what it is of: `jobs with a Y`. */
const mostBeside = { spaced: 3, after: 6, unspaced: 2 } as const;
const mostValues = 14;

async function valuesOver(
  database: Database,
  table: Table,
  stated: Stated,
  means: Ratio,
  { of, by }: Side,
): Promise<StatedMeasures | null> {
  const [known] = await namesOf(database, [table]);
  for (const [column, members] of [...known!.values, ...yesAndNo(table)]) {
    const values = members.filter((value) => value !== '(none)');
    if (values.length < 2 || values.length > mostValues) continue;
    const whole = listed(by.split(parts), values);
    const good = listed(of.split(parts).toReversed(), values, true);
    const counted = [...new Set([...good, ...whole])];
    if (good.length === 0 || whole.length === 0 || counted.length <= good.length) continue;
    const at =
      column.type.kind === 'boolean'
        ? `CASE WHEN m.${name(column.name)} THEN 'yes' ELSE 'no' END`
        : `CAST(m.${name(column.name)} AS VARCHAR)`;
    const isIn = (list: readonly string[]) => `${at} IN (${list.map(literal).join(', ')})`;
    const sql = `CASE WHEN m.${name(column.name)} IS NOT NULL AND ${isIn(counted)} THEN ${isIn(good)} END`;
    const called =
      stated.called ?? (column.type.kind === 'boolean' ? columnLabel(column.name) : means.shareOf.replace('{value}', good.join(' / ')));
    const isBetter = isGood(good.join(' ')) ?? isGood(`${called} ${column.name}`);
    const polarity =
      isBetter === null ? (polarityOf(`${called} ${column.name} ${good.join(' ')}`) === 'down' ? 'down' : 'up') : isBetter ? 'up' : 'down';
    return { ...none, table, everyRow: true, measures: [flagTold(stated, called, column.name, sql, polarity)], outcomes: [column.name] };
  }
  return null;
}

const isYes = /^(?:y|yes|true|1|j|ja|o|oui|s|si|sim|はい|是|有|نعم)$/u;
const isNo = /^(?:n|no|false|0|nein|non|nao|いいえ|否|无|لا)$/u;

/** Yes and no of the columns that hold nothing else. */
const yesAndNo = ({ columns }: Table): [Column, string[]][] =>
  columns.filter(({ type }) => type.kind === 'boolean').map((column) => [column, ['yes', 'no']]);

/** The values that the items name one after the other, with few words beside them; of a list that ends at the sign, from its end (`isLast`). */
function listed(items: readonly string[], values: readonly string[], isLast = false): string[] {
  const found: string[] = [];
  for (const item of items) {
    const said = words(item);
    if (said === '') continue;
    const value = valueIn(isLast ? lastOf(said) : said, values, isLast);
    if (value === null) break;
    found.push(value);
  }
  return found;
}

/** No more of a text before the sign than may be one value with what it is of. */
const lastOf = (said: string) => (isUnspaced(said) ? said : said.split(' ').slice(-mostLast).join(' '));
const mostLast = 6;

function valueIn(said: string, values: readonly string[], isLast: boolean): string | null {
  const own = said.split(' ');
  const fits = values.flatMap((value) => {
    const called = words(value).split(' ');
    if (isUnspaced(said)) {
      const [text, whole] = [own.join(''), called.join('')];
      const isHere = isLast ? text.endsWith(whole) : text.startsWith(whole);
      const beside = text.length - whole.length;
      return isHere && (isLast || beside <= mostBeside.unspaced) ? [{ value, fit: whole.length }] : [];
    }
    const isSame = (word: string) => (part: string) =>
      word === part ||
      (isYes.test(part) && part.length > 1 && isYes.test(word)) ||
      (isNo.test(part) && isNo.test(word)) ||
      isForm(word, part);
    if (!called.every((part) => own.some((word) => isSame(word)(part)))) return [];
    const last = own.findLastIndex((word) => called.some((part) => isSame(word)(part)));
    const exact = called.filter((part) => own.includes(part)).length;
    const beside = isLast ? own.length - 1 - last : own.length - called.length;
    const isFirst = !isLast && called.every((part, index) => own[index] === part);
    return beside <= (isLast ? 1 : isFirst ? mostBeside.after : mostBeside.spaced) ? [{ value, fit: called.length * 2 + exact }] : [];
  });
  return fits.toSorted((a, b) => b.fit - a.fit)[0]?.value ?? null;
}

const isUnspaced = (text: string) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text);
/** `Completadas` of `Completada`. */
const isForm = (one: string, other: string) =>
  isAlike(one, other) ||
  (Math.min(one.length, other.length) >= 4 &&
    one.slice(0, -2) === other.slice(0, one.length - 2) &&
    Math.abs(one.length - other.length) <= 2);

async function columnsOver(database: Database, table: Table, stated: Stated, { of, by }: Side): Promise<StatedMeasures | null> {
  const numbers = (await measureColumns(database, table)).flatMap((measure) => {
    const column = table.columns.find((each) => each.name === measure.column);
    return column && measure.behaviour !== 'flag' && measure.unit !== 'ratio' ? [{ column, measure }] : [];
  });
  const [near] = by.split(/[,，、(（]/u, 1);
  const divided = best(numbers, near!) ?? best(numbers, by);
  const others = numbers.filter((each) => each !== divided);
  // What the measure is called names what divides as well: `cost per pallet`.
  const whole = divided && best(others, without(of, divided.column));
  if (!divided || !whole) return null;
  const part = ({ measure }: typeof divided, polarity: MeasureColumn['polarity']) =>
    ({ ...measure, behaviour: 'flow', part: measure.label, named: { called: measure.label }, polarity, against: {} }) as const;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE (${whole.measure.sql}) <= (${divided.measure.sql})) / count(*) AS "in" FROM ${table.sql} m`,
  );
  const isPart = Number(row!.in) > mostlyInside && whole.measure.unit !== 'money';
  const isWorse = whole.measure.unit === 'money' || polarityOf(`${stated.called ?? ''} ${whole.column.name}`) === 'down';
  return {
    ...none,
    table,
    measures: [part(whole, isWorse ? 'down' : 'up'), part(divided, 'neutral')],
    quotients: [
      {
        called: stated.called ?? null,
        text: stated.text,
        of: whole.measure.label,
        by: divided.measure.label,
        ...(isPart && { isShare: true as const }),
      },
    ],
    everyRow: true,
  };
}

function without(said: string, { name: column }: Column): string {
  const own = words(column).split(' ');
  return words(said)
    .split(' ')
    .filter((word) => !own.some((part) => isAlike(part, word)))
    .join(' ');
}

const mostlyInside = 0.98;

/** The column that the words name best; null where none is named, or two alike. */
function best<T extends { column: Column }>(numbers: readonly T[], said: string): T | null {
  const [first, second] = numbers
    .map((each) => ({ each, fit: spokenFit(said, each.column) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return first && (!second || first.fit > second.fit) ? first.each : null;
}
