/** What each account of a ledger is called and whether it is revenue, a cost or a balance: by a chart of accounts, or by the ledger's own columns. */
import { type Database, literal, name } from '../database.ts';
import { nameColumn } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isAccountNamed, isNameOfAccount } from './account-names.ts';
import { costTopicsIn } from './cost-topics.ts';
import { isExpense, isIncome, kindOfLine, noSections } from './statement-lines.ts';

export interface Account {
  label: string;
  /** null for one that no name tells; balances are left out. */
  kind: 'revenue' | 'cost' | 'balance' | null;
  /** Its type as the chart writes it, and the finest of its groups. */
  section: string | null;
  group: string | null;
}

export interface Chart {
  /** null where the ledger itself names its accounts. */
  table: Table | null;
  /** By account as text. */
  accounts: ReadonlyMap<string, Account>;
  /** The ledger's own columns that say the same of an account as its number. */
  said: ReadonlySet<string>;
  /** Accounts by number that the ledger calls by several names, of which the one most often written counts. */
  respelled: number;
}

const describing =
  /^(description|desc|title|text|bezeichnung|beschreibung|libelle|intitule|descripcion|descricao|descrizione|denominacion|denominazione|摘要|名称)$/;
const balanceNamed =
  /\b(assets?|liabilit(y|ies)|equity|balance sheet|receivables?|payables?|accrued|accruals?|prepaid|prepayments?|deferred|retained|share capital|debtors|creditors|accumulated|vat|cash|bank|inventory|aktiva|passiva|bilanz|forderungen|verbindlichkeiten|actifs?|passifs?|activos?|pasivos?|ativos?|passivos?|attivo|passivo|patrimonio)\b/;
/** A cost of a balance is a cost: bank charges, write-offs of inventory. */
const ofBalance = /\b(charges?|fees?|expenses?|interest|write ?offs?|costs?|gebuhren|frais|gastos|costi|spese)\b/;
const mostAccounts = 3000;
const mostGroups = 40;
/** Part of the accounts that a chart has to know, and of which the names have to tell the kind. */
const enough = 0.9;
const told = 0.6;

/** Part of the accounts whose names have to be those of costs, where all of them are taken for costs. */
const costsNamed = 0.3;

/** Null where the names do not tell revenue from costs. `alone`: there may be costs only, as of a ledger with a budget of costs beside it. */
export async function chartOf(
  database: Database,
  of: { table: Table; account: Column; rows: string },
  tables: readonly Table[],
  alone = false,
): Promise<Chart | null> {
  const column = name(of.account.name);
  const codes = (await database.query(`SELECT DISTINCT CAST(${column} AS VARCHAR) AS "v" FROM ${of.rows} WHERE ${column} IS NOT NULL`)).map(
    ({ v }) => String(v),
  );
  if (codes.length < 2 || codes.length > mostAccounts) return null;
  for (const table of tables) {
    if (table === of.table || table.derived) continue;
    for (const key of table.columns) {
      if (key.distinct !== table.rows || key.distinct < 2 || !(key.type.kind === 'text' || key.type.kind === 'number')) continue;
      const rows = await database.query(`SELECT CAST(${name(key.name)} AS VARCHAR) AS "v" FROM ${table.sql}`);
      const known = new Set(rows.map(({ v }) => String(v)));
      if (codes.filter((code) => known.has(code)).length < codes.length * enough) continue;
      const described = table.columns.find(({ name: each, type }) => type.kind === 'text' && describing.test(words(each)));
      const label = nameColumn({ table, key: key.name })?.sql('m') ?? (described ? `m.${name(described.name)}` : null);
      const accounts = await accountsOf(database, table, table.sql, key, label, alone);
      if (accounts) return { table, accounts, said: new Set(), respelled: 0 };
    }
  }
  const { columns } = of.table;
  const texts = columns.filter(({ type, name: each }) => type.kind === 'text' && each !== of.account.name);
  const same = texts.length === 0 ? [] : texts.map((_, at) => `max(d${at}) <= 1 AS "s${at}"`);
  const counts = texts.map(({ name: each }, at) => `count(DISTINCT ${name(each)}) AS d${at}`);
  const [row] =
    texts.length === 0
      ? []
      : await database.query(
          `SELECT ${same.join(', ')} FROM (SELECT ${counts.join(', ')} FROM ${of.rows} WHERE ${column} IS NOT NULL GROUP BY ${column})`,
        );
  const own = texts.filter((_, at) => row?.[`s${at}`] === true);
  // A name may be written in several ways, if not in so many that it says something else.
  const named =
    own.find(({ name: each }) => isAccountNamed(each)) ??
    texts.find(({ name: each, distinct }) => isNameOfAccount(each) && distinct <= codes.length * mostSpellings);
  const label = named ? `m.${name(named.name)}` : null;
  const accounts = await accountsOf(database, { ...of.table, columns: own }, of.rows, of.account, label, alone);
  if (!accounts) return null;
  const said = new Set([...own, ...(named ? [named] : [])].map(({ name: each }) => each));
  return { table: null, accounts, said, respelled: named && !own.includes(named) ? await respelled(database, of, named) : 0 };
}

const mostSpellings = 4;

async function respelled(database: Database, { rows, account }: { rows: string; account: Column }, named: Column): Promise<number> {
  const [row] = await database.query(
    `SELECT count(*) AS "n" FROM (SELECT 1 FROM ${rows} WHERE ${name(account.name)} IS NOT NULL GROUP BY ${name(account.name)} HAVING count(DISTINCT ${name(named.name)}) > 1)`,
  );
  return Number(row!.n);
}

async function accountsOf(
  database: Database,
  { columns }: Table,
  rows: string,
  key: Column,
  label: string | null,
  alone: boolean,
): Promise<Map<string, Account> | null> {
  const code = `CAST(m.${name(key.name)} AS VARCHAR)`;
  const read = async (sql: string) =>
    new Map(
      (
        await database.query(
          `SELECT "code", arg_max("v", ("n", "v")) AS "v" FROM (SELECT ${code} AS "code", CAST(${sql} AS VARCHAR) AS "v", count(*) AS "n" FROM ${rows} m WHERE ${code} IS NOT NULL GROUP BY 1, 2) GROUP BY 1 ORDER BY 1`,
        )
      ).map(({ code: of, v }) => [String(of), v === null ? null : String(v)] as const),
    );
  const labels = await read(label ?? code);
  const able = columns.filter(
    (column) => column.type.kind === 'text' && column !== key && column.distinct >= 2 && column.distinct < labels.size,
  );
  let sections: ReadonlyMap<string, string | null> = new Map();
  let groups: ReadonlyMap<string, string | null> = new Map();
  let most = 0;
  const all: ReadonlyMap<string, string | null>[] = [];
  for (const column of able.toSorted((x, y) => x.distinct - y.distinct)) {
    const values = await read(`m.${name(column.name)}`);
    all.push(values);
    const kinds = [...values.values()].map((value) => (value === null ? null : kindOfSection(value)));
    const tells = kinds.filter((kind) => kind !== null).length;
    if (!kinds.includes('revenue') || !kinds.includes('cost') || tells <= most) continue;
    sections = values;
    most = tells;
  }
  // A group of a statement is of one type.
  const isOfOne = (values: ReadonlyMap<string, string | null>) => {
    const types = new Map<string | null, string | null>();
    return [...values].every(
      ([of, value]) =>
        value !== null && (types.get(value) ?? sections.get(of)) === sections.get(of) && types.set(value, sections.get(of) ?? null),
    );
  };
  if (sections.size > 0)
    groups = all.filter((values) => values !== sections && isOfOne(values) && new Set(values.values()).size <= mostGroups).at(-1) ?? groups;
  const accounts = new Map(
    [...labels].map(([of, text]): [string, Account] => {
      const section = sections.get(of) ?? null;
      return [
        of,
        {
          label: text ?? of,
          section,
          group: groups.get(of) ?? null,
          kind: (section === null ? null : kindOfSection(section)) ?? kindOfName(text ?? of),
        },
      ];
    }),
  );
  const kinds = [...accounts.values()].map(({ kind }) => kind);
  // What a name is for tells a cost as well; which kind it is, its number or its sign still says.
  const known = [...accounts.values()].filter(({ kind, label: own }) => kind !== null || costTopicsIn(own).length > 0).length;
  if (alone && !kinds.includes('revenue')) {
    const costs = [...accounts.values()].filter(
      ({ kind, label: own }) => kind === 'cost' || (kind === null && costTopicsIn(own).length > 0),
    );
    if (costs.length < costsNamed * kinds.length || costs.length < 2) return null;
    return new Map([...accounts].map(([of, account]) => [of, { ...account, kind: account.kind ?? 'cost' }]));
  }
  return kinds.includes('revenue') && kinds.includes('cost') && known >= told * kinds.length ? accounts : null;
}

function kindOfSection(section: string): Account['kind'] {
  const text = words(section);
  if (/^(rev|inc|sales|r|i)$/.test(text)) return 'revenue';
  if (/^(exp|cos|opex|capex|e|c|overheads?)$/.test(text)) return 'cost';
  if (isIncome(section)) return 'revenue';
  if (isExpense(section)) return 'cost';
  return balanceNamed.test(text) ? 'balance' : null;
}

function kindOfName(label: string): Account['kind'] {
  const text = words(label);
  if (balanceNamed.test(text) && !ofBalance.test(text)) return 'balance';
  return kindOfLine(label, noSections);
}

/** Accounts that no name tells are of the kind of the others that begin alike, or else as their sign says. */
function settled(
  accounts: ReadonlyMap<string, Account>,
  sums: ReadonlyMap<string, number>,
  revenueSign: 1 | -1 | null,
): Map<string, Account> {
  const begins = new Map<string, Set<Account['kind']>>();
  for (const [code, { kind }] of accounts)
    if (kind !== null) begins.set(code.slice(0, 1), (begins.get(code.slice(0, 1)) ?? new Set()).add(kind));
  return new Map(
    [...accounts].map(([code, account]) => {
      if (account.kind !== null) return [code, account];
      const alike = /^\d/.test(code) ? [...(begins.get(code.slice(0, 1)) ?? [])] : [];
      const bySign = revenueSign === null ? 'cost' : (sums.get(code) ?? 0) * revenueSign > 0 ? 'revenue' : 'cost';
      return [code, { ...account, kind: alike.length === 1 ? alike[0]! : bySign }];
    }),
  );
}

export interface Signed {
  /** Those of revenue and of costs; balances are left out. */
  accounts: ReadonlyMap<string, Account>;
  /** The accounts whose amounts have to change their sign. */
  turned: 'revenue' | 'cost' | null;
}

/** Null where neither kind has an amount. */
export async function signsOf(
  database: Database,
  { rows, account, amount }: { rows: string; account: Column; amount: string },
  known: ReadonlyMap<string, Account>,
): Promise<Signed | null> {
  const sums = new Map(
    (
      await database.query(
        `SELECT CAST(m.${name(account.name)} AS VARCHAR) AS "code", CAST(sum(${amount}) AS DOUBLE) AS "sum" FROM ${rows} m WHERE m.${name(account.name)} IS NOT NULL GROUP BY 1`,
      )
    ).map(({ code, sum }) => [String(code), Number(sum ?? 0)] as const),
  );
  const total = (kind: Account['kind']) =>
    [...known].reduce((all, [code, each]) => all + (each.kind === kind ? (sums.get(code) ?? 0) : 0), 0);
  const [revenue, cost] = [total('revenue'), total('cost')];
  if (revenue === 0 && cost === 0) return null;
  const turned = revenue < 0 && cost > 0 ? 'revenue' : revenue >= 0 && cost < 0 ? 'cost' : null;
  const accounts = settled(known, sums, turned === 'revenue' ? -1 : turned === 'cost' ? 1 : null);
  return { accounts: new Map([...accounts].filter(([, { kind }]) => kind !== 'balance')), turned };
}
/** SQL of rows `(code, value)` for a join. */
export function asValues(pairs: readonly (readonly string[])[], columns: readonly string[]): string {
  return `(VALUES ${pairs.map((pair) => `(${pair.map(literal).join(', ')})`).join(', ')}) ${columns[0]}(${columns.slice(1).join(', ')})`;
}
