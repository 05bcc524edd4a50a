/** Texts that differ only in how they are written are one value: in capitals or spaces, as in a spreadsheet's filter (`dach`, `DACH`), in the order of a person's names, or rarely in a hyphen, an ampersand or a plural s; so is a recognised short form. */
import { normalForm } from '../../language/normal-form.ts';
import { type Database, literal, name } from '../database.ts';
import type { Column } from './column-type.ts';
import { shortForms } from './short-forms.ts';

/** With more values, a column names things rather than groups them, and codes may differ in capitals on purpose. */
const mostValues = 200;

interface Merged {
  column: string;
  /** Rows whose spelling was replaced. */
  rows: number;
  /** Spellings that no longer occur. */
  spellings: number;
}

/** In capitals and spaces alike; `Ferrari, Luca` as `luca ferrari`. */
function folded(text: string): string {
  const whole = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  const [, family, given] = /^(\p{L}[\p{L}'’.-]*), (\p{L}[\p{L}'’.-]*)$/u.exec(whole) ?? [];
  return family === undefined ? whole : `${given} ${family}`;
}

/** Fewer letters are a code, in which a hyphen or an s may matter: `A-1`, `PS`. */
const leastLetters = 4;
/** Share of the most frequent spelling up to which another one is taken for a slip: a plan Team beside a plan Teams may well exist. */
const mostSlips = 0.25;

/** The same for `Paid-Social` and `paid social`, `Webinar` and `Webinars`, `Finance & Admin` and `Finance and Admin`, `Zürich` and `Zuerich`. */
function loose(text: string): string {
  // `Zuerich` and `Zürich`, `Malaga` and `Málaga`.
  const spelled = folded(text)
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!)
    .replace(/ß/g, 'ss');
  const whole = normalForm(spelled, 'NFD').replace(/\p{M}/gu, '');
  const bare = whole.replace(/ (?:&|\+) /g, ' and ').replace(/[ _-]+/g, '');
  // Between letters alone: of `A-1` and `A 11` a number makes another thing.
  if (/\d/.test(bare)) return bare.replace(/\P{L}/gu, '').length < leastLetters ? whole : whole.replace(/(?<=\p{L})[ _-]+(?=\p{L})/gu, '');
  if (bare.length < leastLetters) return whole;
  return bare.replace(/(?<=\p{L}{3}[^s\P{L}])s$/u, '');
}

/**
 * Writes every value in its most frequent spelling.
 * @param known all texts of the columns for which they are known
 */
export async function joinSpellings(
  database: Database,
  table: string,
  columns: readonly Column[],
  known: ReadonlyMap<string, readonly string[]>,
): Promise<Merged[]> {
  const able = columns.filter(
    ({ type, distinct, filled }) => type.kind === 'text' && distinct > 1 && distinct <= mostValues && filled >= 2 * distinct,
  );
  const asked = able.filter(({ name: each }) => {
    const texts = known.get(each);
    return texts === undefined || new Set(texts.map(loose)).size < texts.length || shortForms(each, texts).length > 0;
  });
  if (asked.length === 0) return [];
  const found = await database.query(
    asked
      .map(({ name: each }, at) => {
        const text = `CAST(${name(each)} AS VARCHAR)`;
        return `SELECT ${at} AS "at", ${text} AS "value", count(*) AS "rows" FROM ${table} WHERE ${text} IS NOT NULL GROUP BY 2`;
      })
      .join(' UNION ALL ')
      .concat(' ORDER BY 1, 3 DESC, 2'),
  );
  const merged: Merged[] = [];
  for (const [at, { name: column }] of asked.entries()) {
    const values = found.flatMap((row) => (Number(row.at) === at ? [{ value: String(row.value), rows: Number(row.rows) }] : []));
    const slips = slipsOf(values);
    const changed = [...slips, ...shortened(column, values, slips)];
    if (changed.length === 0) continue;
    const text = `CAST(${name(column)} AS VARCHAR)`;
    const cases = changed.map(({ value, kept }) => `WHEN ${literal(value)} THEN ${literal(kept)}`).join(' ');
    const of = changed.map(({ value }) => literal(value)).join(', ');
    await database.run(`UPDATE ${table} SET ${name(column)} = CASE ${text} ${cases} END WHERE ${text} IN (${of})`);
    merged.push({ column, rows: changed.reduce((sum, { rows }) => sum + rows, 0), spellings: changed.length });
  }
  return merged;
}

interface Spelled {
  value: string;
  rows: number;
}

/** The values that are another spelling of a more frequent one; most frequent first. */
function slipsOf(values: readonly Spelled[]): (Spelled & { kept: string })[] {
  const same = groupedBy(values, folded);
  // Whatever its capitals, a spelling is as frequent as all that differ in them alone.
  const spellings = same.map(([first, ...others]) => ({ ...first!, all: [first!, ...others], rows: rowsOf([first!, ...others]) }));
  return groupedBy(
    spellings.toSorted((a, b) => b.rows - a.rows),
    loose,
  ).flatMap(([most, ...others]) => {
    const slips = others
      .filter(({ rows }) => rows <= mostSlips * most!.rows)
      .flatMap(({ all }) => all.map((each) => ({ ...each, kept: most!.value })));
    const apart = others.filter(({ rows }) => rows > mostSlips * most!.rows);
    const capitals = [most!, ...apart].flatMap(({ value: kept, all }) => all.slice(1).map((each) => ({ ...each, kept })));
    return [...capitals, ...slips];
  });
}

/** Values that are a short form of a more frequent one, or the other way round, with the slips of either. */
function shortened(column: string, values: readonly Spelled[], slips: (Spelled & { kept: string })[]): (Spelled & { kept: string })[] {
  const written = new Map(slips.map(({ value, kept }) => [value, kept]));
  const rows = new Map<string, number>();
  for (const { value, rows: own } of values) rows.set(written.get(value) ?? value, (rows.get(written.get(value) ?? value) ?? 0) + own);
  const found = shortForms(column, [...rows.keys()]).flatMap((group) => {
    const [kept, ...others] = group.toSorted((a, b) => rows.get(b)! - rows.get(a)!);
    return others.map((value) => ({ value, kept: kept! }));
  });
  for (const { value, kept } of found) for (const slip of slips) if (slip.kept === value) slip.kept = kept;
  return found.flatMap(({ value, kept }) => values.flatMap((each) => (each.value === value ? [{ ...each, kept }] : [])));
}

function groupedBy<T extends Spelled>(values: readonly T[], keyOf: (text: string) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const each of values) {
    const key = keyOf(each.value);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function rowsOf(values: readonly Spelled[]): number {
  return values.reduce((sum, { rows }) => sum + rows, 0);
}
