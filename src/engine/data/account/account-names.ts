/** The accounts that the data name, and the one that is meant by a name. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { byCodeUnit } from '../data-file.ts';
import { type Database, name } from '../database.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import { columnFor } from '../roles.ts';
import { bareSpelling, nearest } from '../spelling.ts';
import type { Column, Table } from '../typing/column-type.ts';

const listed = 5;
const registers =
  /\b(accounts?|customers?|clients?|compan(y|ies)|organi[sz]ations?|kunden?|firmen|clientes?|empresas?|entreprises?|clienti|aziende)\b/;

/** A table called so lists accounts. */
export function isRegister(table: Table): boolean {
  return registers.test(words(table.name));
}

/** An account that was found by its name. */
export interface FoundAccount {
  name: string;
  /** All the values it goes by. */
  values: string[];
  known: readonly Names[];
}

/**
 * The account of that name, or of that key. Where it is not `sure` that the name is one of an account, nothing near it is null.
 * @throws account_unknown, account_ambiguous
 */
export async function findAccount(
  database: Database,
  tables: readonly Table[],
  mapping: Mapping,
  asked: string,
  sure: boolean,
): Promise<FoundAccount | null> {
  const known = await namesOfAccounts(database, tables, mapping);
  const found = choose(asked, known, sure);
  return found && { ...found, known };
}

/** An account's names: how it is called, and the keys it goes by. */
export interface Names {
  name: string;
  keys: string[];
}

async function namesOfAccounts(database: Database, tables: readonly Table[], mapping: Mapping): Promise<Names[]> {
  const found = new Map<string, Set<string>>();
  const registered = new Set<string>();
  for (const table of tables) {
    const unique = table.columns.filter((column) => isName(column) && column.distinct === table.rows && table.rows > 0);
    if (!isRegister(table) && !unique.some((column) => nameFit('account', column.name) > 0)) continue;
    const texts = { ...table, columns: table.columns.filter((column) => column.type.kind === 'text' && nameFit('id', column.name) === 0) };
    const called = columnFor('account', texts, mapping) ?? columnFor('name', texts, mapping) ?? unique[0];
    if (!called || unique.length === 0) continue;
    const keys = unique.filter((column) => column === called || nameFit('id', column.name) > 0);
    const rows = await database.query(
      `SELECT ${[called, ...keys].map((column, at) => `trim(CAST(${name(column.name)} AS VARCHAR)) AS "c${at}"`).join(', ')} FROM ${table.sql} ORDER BY ALL`,
    );
    for (const row of rows) {
      if (row.c0 === null) continue;
      const own = keys.flatMap((_, at) => (row[`c${at + 1}`] === null ? [] : [String(row[`c${at + 1}`])]));
      const set = found.get(String(row.c0)) ?? new Set<string>();
      for (const key of own) registered.add(key);
      found.set(String(row.c0), new Set([...set, ...own]));
    }
  }
  for (const table of tables) {
    const texts = { ...table, columns: table.columns.filter(isName) };
    const column = columnFor('account', texts, mapping);
    if (!column) continue;
    const rows = await database.query(
      `SELECT DISTINCT trim(CAST(${name(column.name)} AS VARCHAR)) AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`,
    );
    for (const { v } of rows) if (!registered.has(String(v)) && !found.has(String(v))) found.set(String(v), new Set());
  }
  return [...found].map(([called, keys]) => ({ name: called, keys: [...keys] })).sort((a, b) => byCodeUnit(a.name, b.name));
}

/** A text, or a number that is a key by its name. */
export function isName({ type, name: called, filled }: Column): boolean {
  return filled > 0 && (type.kind === 'text' || (type.kind === 'number' && type.integer && nameFit('id', called) > 0));
}

/** @throws account_unknown, account_ambiguous */
function choose(asked: string, known: readonly Names[], sure: boolean): { name: string; values: string[] } | null {
  const bare = bareSpelling(asked);
  const byKey = known.filter(({ keys }) => keys.includes(asked));
  const same = known.filter((each) => bareSpelling(each.name) === bare);
  const begins = known.filter((each) => ` ${words(each.name)} `.startsWith(` ${words(asked)} `) && words(asked) !== '');
  const found = same.length > 0 ? same : byKey.length > 0 ? byKey : sure ? begins : [];
  const [first] = found;
  if (first && found.length === 1) return { name: first.name, values: [first.name, ...first.keys] };
  const some = (names: readonly string[]) => {
    const shown = names.slice(0, listed).map((each) => `“${each}”`);
    return names.length > listed ? `${shown.join(', ')} and ${names.length - listed} more` : shown.join(', ');
  };
  if (found.length > 1) {
    throw new QuarterdeckError('account_ambiguous', `“${asked}” can be several accounts: ${some(found.map((each) => each.name))}.`, {
      next: `Write one of them in full with --account "${first!.name}".`,
    });
  }
  const near =
    nearest(
      asked,
      known.map((each) => each.name),
    ) ?? known.find((each) => isNear(bare, bareSpelling(each.name)))?.name;
  if (!near && !sure) return null;
  throw new QuarterdeckError('account_unknown', `The data hold no account called “${asked}”${near ? `; did you mean “${near}”?` : '.'}`, {
    next: near
      ? `Write --account "${near}".`
      : known.length > 0
        ? `The data know ${some(known.map((each) => each.name))}.`
        : 'Give a table that names accounts.',
  });
}

/** Two edits apart at most; one for short names. */
function isNear(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4 || /\d$/.test(a)) return false;
  if (Math.abs(a.length - b.length) > 2) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]! <= (a.length < 7 ? 1 : 2);
}
