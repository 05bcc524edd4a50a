/** Ledgers: postings by account, with the chart that names the accounts and the budget beside them, as one statement whose signs follow the accounts. */
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, literal, name } from '../database.ts';
import { nameColumn } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { amountScale, currencyInName } from '../money.ts';
import { keyNamed } from '../relations/links.ts';
import { bareSpelling } from '../spelling.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type FiscalYear, periodText } from '../typing/date-shape.ts';
import { type Account, asValues, type Chart, chartOf, isAccountNamed, settled } from './chart-of-accounts.ts';
import type { MeasureColumn } from './measure-columns.ts';
import { monthColumns } from './months-as-rows.ts';
import { scenarioSheets } from './scenario-sheets.ts';
import { matched, membersOf } from './spend-beside.ts';
import { actualNamed, called, isLeftOver, planNamed } from './statement-lines.ts';

export interface Ledger {
  table: Table;
  /** The tables that it is made of. */
  from: readonly Table[];
  notes: QualityNote[];
  /** Months are named by their number in a fiscal year, which may be named for the two years that it is in: `2025/26`. */
  isFiscal: boolean | 'over';
  /** The last month with actual amounts, and how many months have them beside a plan. */
  last: string;
  planned: number;
}

/** A table with a row or a column for each amount of an account. */
interface Side {
  table: Table;
  account: Column;
  /** Over `m`: the day or the month of a row, and its amount. */
  day: string;
  amount: string;
  /** Its rows, where the table has a column for each month. */
  rows: string;
  currency: string | null;
  /** What the plan is called: Budget. */
  plan: string | null;
  /** Debit and credit have a column each. */
  isSplit: boolean;
  isFiscal: Ledger['isFiscal'];
}

const amountNamed =
  /^((net|posted|posting|local|base|total|ledger|gl|budget|budgeted|plan|planned) )*(amount|value|balance|movement|betrag|saldo|wert|montant|solde|importe|valor|importo|planwerte?|istwerte?|金額|金额|المبلغ|actuals?|budget|plan|forecast|target|ist)( (local currency|net|lc|[a-z]{3}))?$/;
const debitNamed = /^(debit|debits|dr|soll|debe|debito|dare|借方|مدين)( (amount|betrag|[a-z]{3}))?$/;
const creditNamed = /^(credit|credits|cr|haben|haber|credito|avere|贷方|貸方|دائن)( (amount|betrag|[a-z]{3}))?$/;
const dayNamed = /\b(posting|posted|post|accounting|effective|gl|transaction|entry|journal|date|datum|buchungsdatum|fecha|data)\b/;
const periodNamed =
  /^((fiscal|accounting|posting|financial|gl) )?(period|month|monat|mois|mes|mese|buchungsperiode|periode|periodo)( (no|number|name))?$/;
const yearNamed = /^((fiscal|financial|accounting) )?(year|jahr|geschaftsjahr|exercice|ejercicio|ano|anno)$/;
const textNamed =
  /^((posting|entry|journal|line|transaction) )?(text|description|memo|narrative|details|note|reference text|buchungstext|beschreibung|libelle|concepto|descripcion|descricao|descrizione|causale)$/;
const currencyNamed = /^((local|posting|document) )?(currency|ccy|wahrung|devise|moneda|moeda|valuta)( code)?$/;

/** Part of the values that have to be read or found in the other table. */
const nearlyAll = 0.99;
const mostly = 0.8;
/** With more lines, a statement shows the types that they belong to. */
const mostLines = 40;
const mostMembers = 50;

/** Null where no table holds postings of revenue and of costs whose signs, plan or names have to be settled. */
export async function makeLedger(database: Database, tables: readonly Table[], fiscalYear: FiscalYear): Promise<Ledger | null> {
  const sheets = await scenarioSheets(database, tables);
  if (sheets) return { ...sheets, notes: [], isFiscal: false, last: '', planned: 0 };
  const sides: Side[] = [];
  const inOrder = tables.filter(({ derived }) => !derived).toSorted((a, b) => b.rows - a.rows);
  for (const table of inOrder) {
    const side = await sideOf(database, table, fiscalYear);
    if (side) sides.push(side);
  }
  const plans = sides.filter(({ plan }) => plan !== null);
  for (const side of sides.filter(({ plan }) => plan === null)) {
    const chart = await chartOf(database, side, tables);
    const own = chart && (await signsOf(database, side, chart.accounts));
    if (!chart || !own) continue;
    for (const plan of plans) {
      const planned = await plannedBeside(database, plan, own.accounts);
      if (planned) return await withPlan(database, { ...side, chart, ...own }, { ...plan, ...planned }, tables);
    }
    // One whose signs are plain needs nothing.
    if (own.turned === 'revenue' || side.isSplit || chart.table) return await alone(database, { ...side, chart, ...own }, tables);
  }
  return await turned(database, inOrder);
}

/** A statement that holds its plan itself and writes revenue as negative amounts: the same with its signs by account. */
async function turned(database: Database, tables: readonly Table[]): Promise<Ledger | null> {
  for (const table of tables) {
    const account = table.columns.find(({ name: each, type }) => type.kind === 'text' && isAccountNamed(each));
    const amounts = table.columns.filter(
      ({ type, name: each }) => type.kind === 'number' && !keyNamed.test(words(each)) && !yearNamed.test(words(each)),
    );
    const isHeld = table.columns.some((each) => isVersionColumn(each) || (each.type.kind === 'number' && planNamed(each.name)));
    if (!account || !isHeld || amounts.length === 0) continue;
    const amount = amounts.map(({ name: each }) => `coalesce(m.${name(each)}, 0)`).join(' + ');
    const side = { table, account, amount, rows: table.sql };
    const chart = await chartOf(database, side, []);
    const signs = chart && (await signsOf(database, side, chart.accounts));
    if (!chart || signs?.turned !== 'revenue') continue;
    // A result that the statement holds itself is revenue less costs too.
    const own = [...chart.accounts].flatMap(([code, { label, kind }]) => (kind === 'revenue' || isLeftOver(label) ? [literal(code)] : []));
    const sql = name(`${table.name} by account`);
    const columns = amounts.map(
      ({ name: each }) =>
        `CASE WHEN ${name(account.name)} IN (${own.join(', ')}) THEN -${name(each)} ELSE ${name(each)} END AS ${name(each)}`,
    );
    await database.run(`CREATE OR REPLACE TABLE ${sql} AS SELECT * REPLACE (${columns.join(', ')}) FROM ${table.sql}`);
    return {
      table: { ...table, sql },
      from: [table],
      notes: signNotes({ table, turned: 'revenue', isSplit: false }),
      isFiscal: false,
      last: '',
      planned: 0,
    };
  }
  return null;
}

async function sideOf(database: Database, table: Table, fiscalYear: FiscalYear): Promise<Side | null> {
  const { columns } = table;
  const accounts = columns.filter(
    ({ name: each, type, distinct }) => distinct > 1 && isAccountNamed(each) && /text|number/.test(type.kind),
  );
  // A number tells an account where its name may be written in several ways.
  const account = accounts.find(({ name: each, type }) => type.kind === 'number' || keyNamed.test(words(each))) ?? accounts[0];
  if (!account || columns.some(isVersionColumn)) return null;
  const plan = planNamed(table.name) ?? planNamed(table.title ?? '');
  const months = await monthColumns(database, table, fiscalYear);
  if (months) return { table, account, day: 'm."month"', amount: 'm."amount"', ...months, plan, isSplit: false };
  const numbers = columns.filter(({ type, name: each }) => type.kind === 'number' && each !== account.name);
  const named = (pattern: RegExp) => numbers.filter(({ name: each }) => pattern.test(words(each)));
  const [debit, credit, amounts] = [named(debitNamed)[0], named(creditNamed)[0], named(amountNamed)];
  // Actual beside plan is a statement of its own.
  if (amounts.some(({ name: each }) => actualNamed.test(words(each))) && amounts.some(({ name: each }) => planNamed(each))) return null;
  const isSplit = debit !== undefined && credit !== undefined;
  const value = isSplit ? debit : amounts[0];
  const day = value && (await dayOf(database, table, fiscalYear));
  if (!day) return null;
  const of = (column: Column) =>
    `coalesce(m.${name(column.name)}, 0)${amountScale(column.name) === 1 ? '' : ` * ${amountScale(column.name)}`}`;
  return {
    table,
    account,
    day: day.sql,
    isFiscal: day.isFiscal,
    amount: isSplit ? `(${of(debit)} - ${of(credit)})` : of(value),
    rows: table.sql,
    currency: await currencyOf(database, table, value),
    plan: plan ?? (isSplit ? null : planNamed(value.name)),
    isSplit,
  };
}

/** Whether a table of such columns holds postings, as each year or entity has a file of them. */
export function isOfPostings(columns: readonly string[]): boolean {
  const has = (pattern: RegExp) => columns.some((column) => pattern.test(words(column)));
  const isDated = has(dayNamed) || has(periodNamed);
  return (
    isDated && columns.some(isAccountNamed) && ((has(debitNamed) && has(creditNamed)) || (has(amountNamed) && !columns.some(planNamed)))
  );
}

/** A type of account is no version of the figures. */
const isVersionColumn = ({ name: column, type, distinct }: Column) =>
  type.kind === 'text' &&
  distinct > 1 &&
  called.test(words(column)) &&
  !/^(type|category|tipo|nature|view|case|区分|النوع)$/.test(words(column));

/** SQL of the day of a row: by a date, by a period in words, or by a year and the number of its month. */
async function dayOf(
  database: Database,
  { columns, rows, sql }: Table,
  fiscalYear: FiscalYear,
): Promise<(Pick<Side, 'isFiscal'> & { sql: string }) | null> {
  const dates = columns.filter(({ type, filled }) => type.kind === 'date' && filled >= rows * nearlyAll);
  const date = dates.find(({ name: each }) => dayNamed.test(words(each))) ?? dates[0];
  if (date) return { sql: `m.${name(date.name)}`, isFiscal: false };
  const period = columns.find(({ name: each }) => periodNamed.test(words(each)));
  if (!period) return null;
  const text = `CAST(m.${name(period.name)} AS VARCHAR)`;
  const year = columns.find(({ name: each }) => yearNamed.test(words(each)));
  const inYear = year && `regexp_extract(CAST(m.${name(year.name)} AS VARCHAR), '[0-9]{2}$')`;
  // `202603` is a month, and so is `03.2026`.
  const plain = `regexp_replace(regexp_replace(${text}, '^(20[0-9]{2})([0-9]{2})$', '\\1-\\2'), '^0?([0-9]{2})[./](20[0-9]{2})$', '\\2-\\1')`;
  const { month } = periodText(inYear ? `concat('FY', ${inYear}, ' P', regexp_extract(${text}, '[0-9]{1,2}'))` : plain, fiscalYear);
  const [row] = await database.query(
    `SELECT count(${month}) AS "read", bool_and(regexp_matches(upper(${text}), '^P|FY')) AS "fiscal",
       bool_and(regexp_matches(CAST(m.${name((year ?? period).name)} AS VARCHAR), '(^|[^0-9])(20)?[0-9]{2}[/-](20)?[0-9]{2}([^0-9]|$)')) AS "over" FROM ${sql} m`,
  );
  if (Number(row!.read) < rows * nearlyAll) return null;
  const first = `(${month}) - ${fiscalYear.monthsAhead}`;
  const day = `make_date(CAST((${first}) // 12 AS INTEGER), CAST((${first}) % 12 + 1 AS INTEGER), 1)`;
  const isFiscal = inYear !== undefined || row!.fiscal === true;
  return { sql: day, isFiscal: isFiscal && row!.over === true ? 'over' : isFiscal };
}

async function currencyOf(database: Database, { columns, sql }: Table, value: Column): Promise<string | null> {
  const [own, other] = value.type.kind === 'number' ? Object.keys(value.type.currencies) : [];
  if (own !== undefined) return other === undefined ? own : null;
  const column = columns.find(({ name: each, distinct }) => distinct === 1 && currencyNamed.test(words(each)));
  if (!column) return currencyInName(value.name) ?? null;
  const [row] = await database.query(`SELECT upper(CAST(any_value(${name(column.name)}) AS VARCHAR)) AS "code" FROM ${sql}`);
  return currencyInName(String(row!.code)) ?? null;
}

interface Signed {
  /** Those of revenue and of costs; balances are left out. */
  accounts: ReadonlyMap<string, Account>;
  /** The accounts whose amounts have to change their sign. */
  turned: 'revenue' | 'cost' | null;
}

/** Null where neither kind has an amount. */
async function signsOf(
  database: Database,
  { rows, account, amount }: Pick<Side, 'rows' | 'account' | 'amount'>,
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
  const turned = revenue < 0 && cost > 0 ? 'revenue' : revenue > 0 && cost < 0 ? 'cost' : null;
  const accounts = settled(known, sums, turned === 'revenue' ? -1 : turned === 'cost' ? 1 : null);
  return { accounts: new Map([...accounts].filter(([, { kind }]) => kind !== 'balance')), turned };
}

interface Planned extends Signed {
  account: Column;
  /** Its own account as text → that of the ledger. */
  codes: ReadonlyMap<string, string>;
}

/** The plan's accounts as the ledger's, by number or by name; null where it plans others. */
async function plannedBeside(database: Database, plan: Side, accounts: ReadonlyMap<string, Account>): Promise<Planned | null> {
  const named = new Map([...accounts].map(([code, { label }]) => [bareSpelling(label), code]));
  let best: Planned | null = null;
  for (const account of plan.table.columns.filter(({ name: each }) => each === plan.account.name || isAccountNamed(each))) {
    const rows = await database.query(
      `SELECT DISTINCT CAST(m.${name(account.name)} AS VARCHAR) AS "v" FROM ${plan.rows} m WHERE m.${name(account.name)} IS NOT NULL ORDER BY 1`,
    );
    const theirs = rows.map(({ v }) => String(v)).filter((each) => !isLeftOver(each) && !/\btotal\b/i.test(each));
    const codes = new Map(
      theirs.flatMap((each) => {
        const code = accounts.has(each) ? each : named.get(bareSpelling(each));
        return code === undefined ? [] : [[each, code] as const];
      }),
    );
    if (codes.size < 2 || codes.size < theirs.length * mostly || (best && best.codes.size >= codes.size)) continue;
    const own = new Map([...codes].map(([each, code]) => [each, accounts.get(code)!]));
    const signs = await signsOf(database, { ...plan, account }, own);
    if (signs) best = { ...signs, account, accounts, codes };
  }
  return best;
}

type Whole = Side & Signed & { chart: Chart };

interface Split {
  label: string;
  sql: string;
  planned: string | null;
}

/** Columns that split the rows, those of codes by the names of another table; with a plan, those that both have. */
async function splitsOf(
  database: Database,
  side: Whole,
  tables: readonly Table[],
  plan: Side | null,
): Promise<{ splits: Split[]; from: Table[] }> {
  const others = tables.filter((table) => table !== side.table && table !== side.chart.table && table !== plan?.table);
  const splits: Split[] = [];
  const from: Table[] = [];
  const called = (column: Column) =>
    words(column.name)
      .replace(/centre/g, 'center')
      .replace(/ (id|code|no|nr|number|name)$/, '');
  for (const column of side.table.columns) {
    const isText = column.type.kind === 'text' && !column.type.codes;
    const link = others.flatMap((table) => {
      const key = table.columns.find((each) => called(each) === called(column) && each.distinct === table.rows);
      const shown = key && nameColumn({ table, key: key.name })?.sql('l');
      return key && shown ? [{ table, key: name(key.name), shown }] : [];
    })[0];
    const isKey =
      link !== undefined || keyNamed.test(words(column.name)) || /\b(cost|profit) cent(er|re)\b|\bkostenstelle\b/.test(words(column.name));
    if (column === side.account || side.chart.said.has(column.name) || isAccountNamed(column.name) || column.distinct < 2) continue;
    if (column.distinct > mostMembers || !(isText || (isKey && column.type.kind === 'number'))) continue;
    if (periodNamed.test(words(column.name)) || yearNamed.test(words(column.name)) || currencyNamed.test(words(column.name))) continue;
    const own = `CAST(m.${name(column.name)} AS VARCHAR)`;
    const told = (sql: string) =>
      link
        ? `coalesce((SELECT any_value(${link.shown}) FROM ${link.table.sql} l WHERE CAST(l.${link.key} AS VARCHAR) = ${sql}), ${sql})`
        : sql;
    let planned: string | null = null;
    if (plan) {
      const theirs = plan.table.columns.find((each) => called(each) === called(column) && /text|number/.test(each.type.kind));
      if (!theirs) continue;
      const same = matched(
        `CAST(m.${name(theirs.name)} AS VARCHAR)`,
        await membersOf(database, `m.${name(theirs.name)}`, plan.table),
        await membersOf(database, `m.${name(column.name)}`, side.table),
      );
      if (same === null) continue;
      planned = told(same);
    }
    if (link) from.push(link.table);
    splits.push({ label: link ? column.name.replace(/[ _](id|code|no|nr|number)$/i, '') : column.name, sql: told(own), planned });
  }
  return { splits, from };
}

/** SQL of the accounts, joined as `a`: what each is called, its type, and its sign in the ledger. */
function accountJoin({ account, accounts, turned }: Side & Signed, codes?: ReadonlyMap<string, string>): string {
  const lines = new Set([...accounts.values()].map(({ label }) => label));
  const pairs = codes ?? new Map([...accounts.keys()].map((code) => [code, code]));
  const rows = [...pairs].map(([own, code]) => {
    const { label, kind, section, group } = accounts.get(code)!;
    const type = section ?? (kind === 'revenue' ? 'Revenue' : 'Costs');
    return [own, lines.size > mostLines ? (group ?? type) : label, label, type, kind!, turned === kind ? '-1' : '1'];
  });
  return `JOIN ${asValues(rows, ['a', 'code', 'line', 'label', 'section', 'kind', 'sign'])} ON a.code = CAST(m.${name(account.name)} AS VARCHAR)`;
}

/** What a posting says of itself, by which a brief may name it. */
function textOf({ table: { columns } }: Side): string {
  const text = columns.find(
    ({ name: each, type, distinct }) => type.kind === 'text' && distinct > mostMembers && textNamed.test(words(each)),
  );
  return text ? `m.${name(text.name)}` : 'CAST(NULL AS VARCHAR)';
}

async function withPlan(database: Database, side: Whole, plan: Side & Planned, tables: readonly Table[]): Promise<Ledger> {
  const { splits, from } = await splitsOf(database, side, tables, plan);
  const select = (
    of: Side & Signed,
    version: string,
    member: (split: Split) => string | null,
    text: string,
    codes?: ReadonlyMap<string, string>,
  ) =>
    `SELECT CAST(date_trunc('month', ${of.day}) AS DATE) AS "Month", a.line AS "Account", a.section AS "Account type", ${literal(version)} AS "Scenario", ${text} AS "Text",
       ${splits.map((split) => `${member(split)} AS ${name(split.label)}, `).join('')}CAST(${of.amount} * CAST(a.sign AS INTEGER) AS DECIMAL(18, 4)) AS "Amount"
     FROM ${of.rows} m ${accountJoin(of, codes)} WHERE ${of.day} IS NOT NULL`;
  const last = await lastWhole(database, side);
  const sql = [
    `${select(side, 'Actual', ({ sql: own }) => own, textOf(side))}${last ? ` AND ${side.day} < DATE ${literal(last.month)}` : ''}`,
    select(plan, plan.plan!, ({ planned }) => planned, 'NULL', plan.codes),
  ].join(' UNION ALL ');
  const table = await described(database, side, `${side.table.name} with ${plan.table.name}`, sql, plan.currency);
  const files = `${side.table.file} and ${plan.table.file}`;
  const joined: QualityNote = {
    code: 'tables-joined',
    message: `${files} are read as one statement, joined by ${[side.account.name, ...splits.map(({ label }) => label), 'month'].join(', ')}.`,
    table: side.table.name,
  };
  const cut: QualityNote[] = last
    ? [
        {
          code: 'running-period',
          message: `${side.table.file} ends on ${last.day}: its last month is not complete and is not held against the plan.`,
          table: side.table.name,
        },
      ]
    : [];
  const used = [side.table, plan.table, ...(side.chart.table ? [side.chart.table] : []), ...from];
  const [row] = await database.query(
    `SELECT CAST(max("Month") FILTER (WHERE "Scenario" = 'Actual') AS VARCHAR) AS "last",
       (SELECT count(*) FROM (SELECT "Month" FROM ${table.sql} GROUP BY 1 HAVING count(DISTINCT "Scenario") > 1)) AS "planned" FROM ${table.sql}`,
  );
  const isFiscal = [side.isFiscal, plan.isFiscal].find((each) => each === 'over') ?? (side.isFiscal || plan.isFiscal);
  return {
    table,
    from: used,
    notes: [...signNotes(side), joined, ...cut],
    isFiscal,
    last: String(row!.last),
    planned: Number(row!.planned),
  };
}

/** The month that the postings end in the middle of: its plan is of a whole month. */
async function lastWhole(database: Database, { rows, day }: Side): Promise<{ month: string; day: string } | null> {
  const ends = await database.query(
    `SELECT CAST(date_trunc('month', ${day}) AS DATE)::VARCHAR AS "month", max(${day})::VARCHAR AS "last", max(day(${day})) AS "end", count(*) AS "rows" FROM ${rows} m WHERE ${day} IS NOT NULL GROUP BY 1 ORDER BY 1`,
  );
  const last = ends.at(-1);
  const others = ends.slice(0, -1);
  if (!last || others.length < 2) return null;
  const usual = Math.min(...others.map(({ end }) => Number(end)));
  const few = others.map(({ rows: count }) => Number(count)).toSorted((a, b) => a - b)[Math.floor(others.length / 2)]! * mostly;
  return Number(last.end) < usual - 3 && Number(last.rows) < few ? { month: String(last.month), day: String(last.last) } : null;
}

/** Without a plan: revenue, costs and what is left, each in a column of its own. */
async function alone(database: Database, side: Whole, tables: readonly Table[]): Promise<Ledger> {
  const { splits, from } = await splitsOf(database, side, tables, null);
  const amount = `CAST(${side.amount} * CAST(a.sign AS INTEGER) AS DECIMAL(18, 4))`;
  const of = (kind: string) => `CASE WHEN a.kind = '${kind}' THEN ${amount} END`;
  const sql = `SELECT CAST(${side.day} AS DATE) AS "Date", a.label AS "Account", ${textOf(side)} AS "Text", ${splits.map(({ sql: own, label }) => `${own} AS ${name(label)}, `).join('')}
      ${of('revenue')} AS "Revenue", ${of('cost')} AS "Costs", CASE WHEN a.kind = 'cost' THEN -${amount} ELSE ${amount} END AS "Result"
    FROM ${side.rows} m ${accountJoin(side)} WHERE ${side.day} IS NOT NULL`;
  const table = await described(database, side, side.table.name, sql, null);
  const [row] = await database.query(`SELECT CAST(max("Date") AS VARCHAR) AS "last" FROM ${table.sql}`);
  const used = [side.table, ...(side.chart.table ? [side.chart.table] : []), ...from];
  return { table, from: used, notes: signNotes(side), isFiscal: side.isFiscal, last: String(row!.last), planned: 0 };
}

const ofLedger: Readonly<Record<string, Pick<MeasureColumn, 'called' | 'polarity'>>> = {
  Revenue: { called: 'statement_revenue', polarity: 'up' },
  Costs: { called: 'statement_costs', polarity: 'down' },
  Result: { called: 'statement_result', polarity: 'up' },
};

/** The measures of a ledger without a plan, the result first. */
export function ledgerMeasures(measures: readonly MeasureColumn[]): MeasureColumn[] {
  const own = measures.flatMap((measure): MeasureColumn[] => {
    const told = ofLedger[measure.column];
    return told ? [{ ...measure, ...told, behaviour: 'flow', unit: 'money' }] : [];
  });
  return own.toReversed();
}

function signNotes({ table, turned, isSplit }: Pick<Whole, 'table' | 'turned' | 'isSplit'>): QualityNote[] {
  if (turned !== 'revenue') return [];
  const how = isSplit ? 'credits' : 'negative amounts';
  const message = `Revenue in ${table.file} is written as ${how}: signs follow the accounts, so revenue and costs are shown as positive amounts, and the result is revenue less costs.`;
  return [
    {
      code: 'assumed',
      message,
      table: table.name,
      sentence: isSplit ? 'signs-of-credits' : 'signs-of-amounts',
      figures: { file: table.file },
    },
  ];
}

/** Creates the table and describes its columns. */
async function described(
  database: Database,
  { table, currency }: Side,
  called: string,
  query: string,
  other: string | null,
): Promise<Table> {
  const sql = name(`${called} as statement`);
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS ${query}`);
  const found = await database.columns(`SELECT * FROM ${sql}`);
  const counts = found.map(({ name: each }, at) => `count(${name(each)}) AS "f${at}", count(DISTINCT ${name(each)}) AS "d${at}"`);
  const [row] = await database.query(`SELECT count(*) AS "rows", ${counts.join(', ')} FROM ${sql}`);
  const code = currency ?? other;
  const columns = found.map(({ name: each, type }, at): Column => {
    const filled = Number(row![`f${at}`]);
    return {
      name: each,
      type:
        type === 'DATE'
          ? { kind: 'date', formats: ['%Y-%m-%d'], hasTime: false }
          : type.startsWith('DECIMAL')
            ? { kind: 'number', integer: false, decimal: '.', scale: 4, percent: false, currencies: code ? { [code]: filled } : {} }
            : { kind: 'text' },
      filled,
      distinct: Number(row![`d${at}`]),
      rejected: 0,
    };
  });
  return { name: called, sql, file: table.file, rows: Number(row!.rows), columns, ledger: true };
}
