/** Two amounts or quantities of a row of which one is a part of the other: what was delivered of what was ordered, what was taken of a discount on offer. */
import type { Told } from '../../../model/brief.ts';
import { type Database, name } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface PartOfWhole {
  part: Column;
  whole: {
    sql: string;
    /** The column that it is; of a percentage of an amount, the percentage. */
    column: Column;
    isOffered: boolean;
  };
}

/** Rows of which enough are known, and of which the part is no more than the whole. */
const least = { rows: 50, inside: 0.97, offered: 0.8 } as const;
/** What may be more of the part, for rounding. */
const slack = 1.02;

const at = ({ name: each }: Column) => `m.${name(each)}`;
const isPercent = ({ name: each, type }: Column) =>
  (type.kind === 'number' && type.percent) ||
  /%|\b(?:percent\w*|pct|rate|prozent|satz|taux|tasa|taxa|tasso)\b/.test(`${words(each)} ${each}`);

/** Null where no two columns of the table are what the words say. */
export async function partOfWhole(
  database: Database,
  table: Table,
  { whole: all, part: some }: Extract<Told, { kind: 'part' }>,
): Promise<PartOfWhole | null> {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled >= least.rows);
  const amounts = numbers.filter((column) => !isPercent(column));
  const said = words(`${all} ${some}`);
  const meant = (column: Column) => saidOf(column, said).length;
  for (const part of amounts.filter((column) => meant(column) > 0).toSorted((a, b) => meant(b) - meant(a))) {
    const offered = await offeredOf(database, table, part, numbers.filter(isPercent), amounts);
    if (offered) return { part, whole: offered };
  }
  const pairs = amounts.flatMap((whole) =>
    amounts.flatMap((part) => {
      const own = [saidOf(whole, said), saidOf(part, said)] as const;
      const [first, then] = own.map((each, index) =>
        placeIn(
          said,
          each.filter((word) => !own[1 - index]!.includes(word)),
        ),
      );
      // The whole is told first.
      const isApart = part !== whole && first !== null && then !== null && first! < then!;
      return isApart ? [{ part, whole, said: own[0].length + own[1].length + saidOf(whole, words(all)).length }] : [];
    }),
  );
  for (const { part, whole } of pairs.toSorted((a, b) => b.said - a.said).slice(0, mostPairs))
    if (await isInside(database, table, part, at(whole))) return { part, whole: { sql: at(whole), column: whole, isOffered: false } };
  return null;
}

const mostPairs = 4;

/** The words of its name that a text says, too. */
function saidOf(column: Column, said: string): string[] {
  const own = said.split(' ').filter((word) => word.length > 3);
  return words(column.name)
    .split(' ')
    .filter((part) => part.length > 3 && own.some((word) => isAlike(word, part)));
}

/** Where a text first says one of the words; null for none. */
function placeIn(said: string, parts: readonly string[]): number | null {
  const found = said.split(' ').findIndex((word) => parts.some((part) => isAlike(word, part)));
  return found < 0 ? null : found;
}

/** A percentage of an amount, where that is what the part comes to in most rows that have any of it. */
async function offeredOf(
  database: Database,
  table: Table,
  part: Column,
  percents: readonly Column[],
  amounts: readonly Column[],
): Promise<PartOfWhole['whole'] | null> {
  for (const percent of percents) {
    for (const amount of amounts) {
      if (amount === part) continue;
      for (const hundred of [100, 1]) {
        const sql = `(${at(amount)} * ${at(percent)} / ${hundred}.0)`;
        const [row] = await database.query(
          `SELECT count(*) FILTER (WHERE ${at(part)} > 0) AS "any", count(*) FILTER (WHERE ${at(part)} > 0 AND abs(${at(part)} - ${sql}) <= 0.02 + 0.01 * ${at(part)}) AS "same",
           count(*) FILTER (WHERE ${sql} > 0 AND coalesce(${at(part)}, 0) = 0) AS "none" FROM ${table.sql} m`,
        );
        // Where everybody took it all, nothing is left to tell.
        if (Number(row!.any) >= least.rows && Number(row!.same) >= Number(row!.any) * least.offered && Number(row!.none) > 0)
          return { sql: `CASE WHEN ${sql} > 0 THEN ${sql} END`, column: percent, isOffered: true };
      }
    }
  }
  return null;
}

async function isInside(database: Database, table: Table, part: Column, whole: string): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE ${whole} > 0) AS "all", count(*) FILTER (WHERE ${whole} > 0 AND coalesce(${at(part)}, 0) BETWEEN 0 AND ${slack} * ${whole}) AS "in", sum(${at(part)}) AS "part" FROM ${table.sql} m`,
  );
  return Number(row!.all) >= least.rows && Number(row!.in) >= Number(row!.all) * least.inside && Number(row!.part) > 0;
}
