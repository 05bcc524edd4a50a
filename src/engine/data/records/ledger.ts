/** Ledgers: postings by account, with the chart that names the accounts and the budget beside them, as one statement whose signs follow the accounts. */
import type { QualityNote } from '../../../model/quality-note.ts';
import { type Database, literal, name } from '../database.ts';
import { nameColumn, noMember } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import { keyNamed } from '../relations/links.ts';
import { bareSpelling } from '../spelling.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { FiscalYear } from '../typing/date-shape.ts';
import { isAccountNamed } from './account-names.ts';
import { type Account, asValues, type Chart, chartOf, type Signed, signsOf } from './chart-of-accounts.ts';
import { currencyNamed, isVersionColumn, mostMembers, periodNamed, type Side, sideOf, textOf, yearNamed } from './ledger-sides.ts';
import type { MeasureColumn } from './measure-columns.ts';
import { scenarioSheets } from './scenario-sheets.ts';
import { matched, membersOf } from './spend-beside.ts';
import { isLeftOver, planNamed } from './statement-lines.ts';

export interface Ledger {
  table: Table;
  /** The tables that it is made of. */
  from: readonly Table[];
  notes: QualityNote[];
  /** The codes that split it, and the names they are told by. */
  codes: ReadonlyMap<string, string>;
  /** Months are named by their number in a fiscal year, which may be named for the two years that it is in: `2025/26`. */
  isFiscal: boolean | 'over';
  /** The last month with actual amounts, and how many months have them beside a plan. */
  last: string;
  planned: number;
}

/** Part of the values that have to be found in the other table. */
const mostly = 0.8;
/** With more lines, a statement shows the types that they belong to. */
const mostLines = 40;

/** Null where no table holds postings of revenue and of costs whose signs, plan or names have to be settled. */
export async function makeLedger(database: Database, tables: readonly Table[], fiscalYear: FiscalYear): Promise<Ledger | null> {
  const sheets = await scenarioSheets(database, tables);
  if (sheets) return { ...sheets, notes: [], codes: new Map(), isFiscal: false, last: '', planned: 0 };
  const sides: Side[] = [];
  const inOrder = tables.filter(({ derived }) => !derived).toSorted((a, b) => b.rows - a.rows);
  for (const table of inOrder) {
    const side = await sideOf(database, table, fiscalYear);
    if (side) sides.push(side);
  }
  const postings = sides.filter(({ plan, isByMonth }) => plan === null && !isByMonth);
  const called = sides.filter(({ plan }) => plan !== null);
  // Beside postings, amounts in a column for each month are what was planned for them.
  const plans =
    called.length > 0 || postings.length === 0 ? called : sides.flatMap((side) => (side.isByMonth ? [{ ...side, plan: 'Plan' }] : []));
  const actuals = plans.some(({ isByMonth, plan }) => isByMonth && plan === 'Plan') ? postings : sides.filter(({ plan }) => plan === null);
  for (const side of actuals) {
    const chart = await chartOf(database, side, tables, plans.length > 0);
    const own = chart && (await signsOf(database, side, chart.accounts));
    if (!chart || !own) continue;
    for (const plan of plans) {
      const planned = await plannedBeside(database, plan, own.accounts);
      if (planned) return await withPlan(database, { ...side, chart, ...own }, { ...plan, ...planned }, tables);
    }
    // Costs alone are a ledger only beside their plan.
    if (![...own.accounts.values()].some(({ kind }) => kind === 'revenue')) continue;
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
      notes: signNotes({ table, turned: 'revenue', isSplit: false, repeated: 0 }),
      codes: new Map(),
      isFiscal: false,
      last: '',
      planned: 0,
    };
  }
  return null;
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
    const theirs = rows.map(({ v }) => String(v)).filter((each) => !isLeftOver(each) && !isWhole(each));
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

/** A row or a member that adds up the others. */
const isWhole = (text: string) =>
  /\btotal(e|s)?\b|^(sub ?total|sum|summe|gesamt\w*|zwischensumme|somme|suma|soma|somma|all|alle|group|konzern|groupe|grupo|gruppo|合計|小計|合计|小计|总计|الاجمالي|المجموع)$/.test(
    words(text),
  );

type Whole = Side & Signed & { chart: Chart };

interface Split {
  label: string;
  sql: string;
  planned: string | null;
  /** SQL over the plan that is true for rows that add up the others, which would count twice. */
  whole: string | null;
  codes: ReadonlyMap<string, string> | null;
}

/** What is split by codes: `Cost centre`, `KST`. */
const centreNamed =
  /\b(cost|profit|responsibility) (cent(er|re)|unit)s?\b|\b(kostenstellen?|kst|kostst|profitcenter|cdc|cco?|ceco|dept|department|division|entity|site|plant|branch|store|region|unit|centre (de )?(couts?|responsabilite|analytique)|section analytique|centro de (costes?|costos?|custos?)|centro di costo|abteilung|bereich|werk|filiale|departement|service|usine|departamento|planta|reparto|stabilimento)\b|部門|部门|成本中心|原価センタ|مركز التكلفة/;
/** Stands beside or within the name of the column with the code. */
const describes =
  /\b(name|label|description|desc|title|bezeichnung|text|libelle|intitule|designation|nom|nombre|descripcion|denominacion|nome|descricao|denominazione|descrizione)\b|名称|名$/;

/** What a table calls the members of a column of codes, in a column called after it: code → the name most often written. */
async function namesBeside(database: Database, table: Table, column: Column): Promise<{ label: Column; of: Map<string, string> } | null> {
  const own = words(column.name).replace(/ (id|code|no|nr|number|key|nummer|numero|codigo|codice)$/, '');
  const label = table.columns.find(
    (each) =>
      each !== column &&
      each.type.kind === 'text' &&
      each.distinct <= mostMembers * 2 &&
      describes.test(words(each.name)) &&
      words(each.name).includes(own),
  );
  if (!label) return null;
  const [code, text] = [`CAST(${name(column.name)} AS VARCHAR)`, `CAST(${name(label.name)} AS VARCHAR)`];
  const rows = await database.query(
    `SELECT "code", arg_max("v", ("n", "v")) AS "v" FROM (SELECT ${code} AS "code", ${text} AS "v", count(*) AS "n" FROM ${table.sql} WHERE ${code} IS NOT NULL AND ${text} IS NOT NULL GROUP BY 1, 2) GROUP BY 1 ORDER BY 1`,
  );
  const of = new Map(rows.map((row) => [String(row.code), String(row.v)]));
  // Two codes of one name would become one member.
  return of.size >= 2 && new Set(of.values()).size === of.size ? { label, of } : null;
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
  // Columns that say the name of a code, which is told by it.
  const named = new Set<Column>();
  const nameBeside = async (column: Column): Promise<Map<string, string> | null> => {
    const theirs = plan?.table.columns.find((each) => called(each) === called(column));
    for (const [table, key] of [
      [plan?.table, theirs],
      [side.table, column],
    ] as const) {
      const found = table && key ? await namesBeside(database, table, key) : null;
      if (!found) continue;
      named.add(found.label);
      return found.of;
    }
    return null;
  };
  const codesFirst = side.table.columns.toSorted((a, b) => Number(describes.test(words(a.name))) - Number(describes.test(words(b.name))));
  for (const column of codesFirst) {
    const isText = column.type.kind === 'text' && !column.type.codes;
    const link = others.flatMap((table) => {
      const key = table.columns.find((each) => called(each) === called(column) && each.distinct === table.rows);
      const shown = key && nameColumn({ table, key: key.name })?.sql('l');
      return key && shown ? [{ table, key: name(key.name), shown }] : [];
    })[0];
    const isKey = link !== undefined || keyNamed.test(words(column.name)) || centreNamed.test(words(column.name));
    if (column === side.account || side.chart.said.has(column.name) || isAccountNamed(column.name) || column.distinct < 2) continue;
    if (column.distinct > mostMembers || !(isText || (isKey && column.type.kind === 'number'))) continue;
    if (periodNamed.test(words(column.name)) || yearNamed.test(words(column.name)) || currencyNamed.test(words(column.name))) continue;
    if (named.has(column)) continue;
    const own = `CAST(m.${name(column.name)} AS VARCHAR)`;
    const beside = link ? null : await nameBeside(column);
    const told = (sql: string) =>
      beside
        ? `CASE ${sql} ${[...beside].map(([code, text]) => `WHEN ${literal(code)} THEN ${literal(text)}`).join(' ')} ELSE ${sql} END`
        : link
          ? `coalesce((SELECT any_value(${link.shown}) FROM ${link.table.sql} l WHERE CAST(l.${link.key} AS VARCHAR) = ${sql}), ${sql})`
          : sql;
    let planned: string | null = null;
    let whole: string | null = null;
    if (plan) {
      const theirs = plan.table.columns.find((each) => called(each) === called(column) && /text|number/.test(each.type.kind));
      if (!theirs) continue;
      const members = await membersOf(database, `m.${name(theirs.name)}`, plan.table);
      const sums = members.filter(isWhole);
      if (sums.length > 0) whole = `coalesce(CAST(m.${name(theirs.name)} AS VARCHAR), '') IN (${sums.map(literal).join(', ')})`;
      const same = matched(
        `CAST(m.${name(theirs.name)} AS VARCHAR)`,
        members.filter((each) => !sums.includes(each)),
        await membersOf(database, `m.${name(column.name)}`, side.table),
      );
      if (same === null) continue;
      planned = told(same);
    }
    if (link) from.push(link.table);
    const kept = (sql: string) => `coalesce(nullif(trim(${sql}), ''), ${literal(noMember)})`;
    splits.push({
      label: link || beside ? column.name.replace(/[ _](id|code|no|nr|number)\.?$/i, '') : column.name,
      sql: plan ? kept(told(own)) : told(own),
      planned: planned === null ? null : kept(planned),
      whole,
      codes: beside,
    });
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
  const wholes = splits.flatMap(({ whole }) => (whole === null ? [] : [` AND NOT ${whole}`])).join('');
  const last = await lastWhole(database, side);
  const sql = [
    `${select(side, 'Actual', ({ sql: own }) => own, textOf(side))}${last ? ` AND ${side.day} < DATE ${literal(last.month)}` : ''}`,
    `${select(plan, plan.plan!, ({ planned }) => planned, 'NULL', plan.codes)}${wholes}`,
    ...(plan.forecast
      ? [
          `${select({ ...plan, ...plan.forecast, account: plan.account }, 'Forecast', ({ planned }) => planned, 'NULL', plan.codes)}${wholes}`,
        ]
      : []),
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
  const used = [side.table, plan.of ?? plan.table, ...(side.chart.table ? [side.chart.table] : []), ...from];
  const [row] = await database.query(
    `SELECT CAST(max("Month") FILTER (WHERE "Scenario" = 'Actual') AS VARCHAR) AS "last",
       (SELECT count(*) FROM (SELECT "Month" FROM ${table.sql} GROUP BY 1 HAVING count(DISTINCT "Scenario") > 1)) AS "planned" FROM ${table.sql}`,
  );
  const isFiscal = [side.isFiscal, plan.isFiscal].find((each) => each === 'over') ?? (side.isFiscal || plan.isFiscal);
  return {
    table,
    from: used,
    notes: [...signNotes(side), joined, ...cut, ...(await keyNotes(database, table, side, splits))],
    codes: new Map(splits.flatMap(({ codes }) => [...(codes ?? [])])),
    isFiscal,
    last: String(row!.last),
    planned: Number(row!.planned),
  };
}

/** What is told of accounts with several names, and of postings that no cost centre bears. */
async function keyNotes(
  database: Database,
  table: Table,
  { table: { name: of, file }, chart }: Whole,
  splits: readonly Split[],
): Promise<QualityNote[]> {
  const accounts = chart.respelled;
  const notes: QualityNote[] = [];
  if (accounts > 0)
    notes.push({
      code: 'respelled',
      message: `${accounts === 1 ? 'One account' : `${accounts} accounts`} of ${file} ${accounts === 1 ? 'has' : 'have'} several names for one number; the number counts, under the name most often written.`,
      table: of,
      sentence: 'account-names',
      figures: { accounts, file },
    });
  for (const { label } of splits) {
    const [row] = await database.query(
      `SELECT count(*) AS "rows", CAST(sum("Amount") AS DOUBLE) AS "amount" FROM ${table.sql} WHERE "Scenario" = 'Actual' AND ${name(label)} = ${literal(noMember)}`,
    );
    const rows = Number(row!.rows);
    if (rows === 0) continue;
    const amount = Math.abs(Math.round(Number(row!.amount)));
    notes.push({
      code: 'missing-values',
      message: `${rows.toLocaleString('en')} postings of ${file} (${amount.toLocaleString('en')}) have no ${label}: they count in every total and stand by themselves.`,
      table: of,
      column: label,
      rows,
      sentence: 'postings-without',
      figures: { rows, amount, file, column: label },
    });
  }
  return notes;
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
  return { table, from: used, notes: signNotes(side), codes: new Map(), isFiscal: side.isFiscal, last: String(row!.last), planned: 0 };
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

function signNotes({ table, turned, isSplit, repeated: rows }: Pick<Whole, 'table' | 'turned' | 'isSplit' | 'repeated'>): QualityNote[] {
  const { file } = table;
  const again = `${rows.toLocaleString('en-US')} rows of ${file} repeat another one exactly and are counted once.`;
  const once: QualityNote[] =
    rows > 0 ? [{ code: 'duplicate-rows', message: again, table: table.name, rows, sentence: 'repeated', figures: { rows, file } }] : [];
  if (turned !== 'revenue') return once;
  const how = isSplit ? 'credits' : 'negative amounts';
  const message = `Revenue in ${table.file} is written as ${how}: signs follow the accounts, so revenue and costs are shown as positive amounts, and the result is revenue less costs.`;
  return [
    ...once,
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
