/** Rows of sales that came to nothing: cancelled, void or given back, as a column of their status says. */
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Table } from '../typing/column-type.ts';

export interface VoidRows {
  /** The table and column that say so. */
  table: Table;
  column: string;
  /** The values that mean it, as written. */
  members: readonly string[];
  /** SQL condition that is true for each, over the tables as joined. */
  sql: string;
  /** Rows left out, of all. */
  rows: number;
  all: number;
}

const statusNamed =
  /^((order|sale|sales|invoice|line|item|payment|financial|booking|transaction|delivery|shipping|fulfil?lment|current) )*(status|state|stage|zustand|statut|etat|estado|situacao|stato|ステータス|状態|状态|الحالة)$/;

const undone =
  /^(cancell?ed( by [a-z ]+)?|cancell?ation|void|voided|reversed|charge ?back|charged back|storno|storniert|annulliert|annulee?s?|cancelad[oa]s?|anulad[oa]s?|estornad[oa]s?|annullat[oaie]|(キャンセル|取消)(済み?)?|已?取消|ملغاة?|ملغي)$/;
const refunded = /^(refund|refunded|erstattet|rembourse?e?s?|reembolsad[oa]s?|rimborsat[oaie]|返金(済み?)?|已?退款|مسترد)$/;
/** What is lent comes back. */
const givenBack =
  /^(returned|return|retourniert|retoure|zuruckgegeben|retournee?s?|devuelt[oa]s?|devolvid[oa]s?|res[oi]|restituit[oaie]|返品(済み?)?|已?退货|مرتجع)$/;
const lent = /\b(rentals?|loans?|hires?|leases?|vermietung\w*|verleih\w*|locations?|alquiler\w*|aluguel|alugueis|noleggi[oi])\b/;

/** Whether a column tells of its rows how they stand. */
export const namesStatus = (called: string) => statusNamed.test(words(called));

/** Whether a value, or a word for it with the ending of its gender and number, says that something was called off. */
export const isUndone = (word: string) => undone.test(word) || undone.test(word.replace(/(?<=[^e])(?:e[nrs]?|s)$/u, ''));

/** A status of more values says something else. */
const mostMembers = 40;

/**
 * The first status that tells, of the tables in order; null where none does, or where it says so of all rows.
 * @param from SQL of the rows; `amount` of what a row comes to: a credit that is already written below zero takes itself off
 * @param returned another table says what came back: what was refunded was sold
 */
export async function voidRows(
  database: Database,
  tables: readonly { table: Table; alias: string }[],
  from: string,
  amount: string,
  mapping: Mapping,
  returned: boolean,
): Promise<VoidRows | null> {
  for (const { table, alias } of tables) {
    const isBack = (value: string) => refunded.test(value) || (givenBack.test(value) && !lent.test(words(table.name)));
    const isVoid = (value: string) => undone.test(words(value)) || (!returned && isBack(words(value)));
    for (const { name: column, type, distinct } of table.columns) {
      if (type.kind !== 'text' || distinct > mostMembers || !statusNamed.test(words(column))) continue;
      if (mapping.columns[table.name]?.[column] === 'ignore') continue;
      const values = await database.query(
        `SELECT DISTINCT CAST(${name(column)} AS VARCHAR) AS "value" FROM ${table.sql} WHERE "value" IS NOT NULL ORDER BY 1`,
      );
      const members = values.map(({ value }) => String(value)).filter(isVoid);
      if (members.length === 0) continue;
      const said = `CAST(${alias}.${name(column)} AS VARCHAR) IN (${members.map(literal).join(', ')})`;
      const sql = `(coalesce(${said}, false) AND coalesce(${amount}, 0) >= 0)`;
      const [row] = await database.query(`SELECT count(*) AS "all", count(*) FILTER (WHERE ${sql}) AS "rows" FROM ${from}`);
      const [rows, all] = [Number(row!.rows), Number(row!.all)];
      if (rows > 0 && rows < all) return { table, column, members, sql, rows, all };
    }
  }
  return null;
}
