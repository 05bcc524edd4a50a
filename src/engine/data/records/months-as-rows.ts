/** A sheet with a column for each month or quarter, and actual and plan in rows or in the names of the columns: one row per amount. */
import { type Database, literal, name } from '../database.ts';
import { spoken, words } from '../lexicon.ts';
import { amountScale, currencyInTitle } from '../money.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { type FiscalYear, monthNames } from '../typing/date-shape.ts';
import { called, isScenario } from './statement-lines.ts';

interface Period {
  column: Column;
  year: number | null;
  month: number;
  /** What the name says beside the period: `Budget` in `Jan Budget`. */
  scenario: string | null;
}

const fewest = 3;

/** The table as it is where its columns are no periods, or where nothing says their year. */
export async function monthsAsRows(database: Database, table: Table): Promise<Table> {
  const found = table.columns.flatMap((column) => (column.type.kind === 'number' || column.filled === 0 ? (periodOf(column) ?? []) : []));
  // A difference of two columns beside it is no figure of its own.
  const isDifference = ({ scenario }: Period) => scenario !== null && difference.test(words(scenario));
  const periods = found.filter((period) => !isDifference(period));
  const filled = periods.filter(({ column }) => column.filled > 0);
  const inRows = table.columns.some(({ name: each, type }) => type.kind === 'text' && called.test(words(each)));
  const inNames = filled.length > 0 && filled.every(({ scenario }) => scenario !== null && isScenario(scenario));
  if (filled.length < fewest || !(inNames || (inRows && filled.every(({ scenario }) => scenario === null)))) return table;
  const versions = inRows ? await versionsOf(database, table) : null;
  const known = versions ?? yearOf(table);
  if (filled.some(({ year }) => year === null) && known === null) return table;

  const yearColumn = table.columns.find(isYear);
  const kept = table.columns.filter(
    (column) =>
      column !== yearColumn &&
      !found.some((period) => period.column === column) &&
      !isTotal(column) &&
      !(column.type.kind === 'number' && difference.test(words(column.name))),
  );
  const sql = name(`${table.name} by month`);
  const apart = await consolidated(database, table, kept);
  const selects = filled.map(({ column, year, month, scenario }) => {
    const inYear = year ?? (known === null ? 'NULL' : yearIn(known));
    return `SELECT ${[
      ...kept.map((each) => (each === versions?.column ? `${versions.bare} AS ${name(each.name)}` : name(each.name))),
      `make_date(${inYear}, ${month}, 1) AS "month"`,
      ...(inNames ? [`${literal(scenario!)} AS "scenario"`] : []),
      `CAST(${name(column.name)} AS DECIMAL(18, 4)) AS "amount"`,
    ].join(', ')} FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL${apart}`;
  });
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS ${selects.join(' UNION ALL ')}`);
  const [row] = await database.query(
    `SELECT count(*) AS "rows", count(DISTINCT "month") AS "months", count(DISTINCT "amount") AS "amounts" FROM ${sql}`,
  );
  const rows = Number(row!.rows);
  const times = rows / Math.max(1, table.rows);
  const currencies = Object.assign({}, ...filled.map(({ column: { type } }) => (type.kind === 'number' ? type.currencies : {})));
  const first = filled[0]!.column.type;
  return {
    ...table,
    sql,
    rows,
    columns: [
      ...kept.map((column) => ({ ...column, filled: Math.round(column.filled * times) })),
      {
        name: 'month',
        type: { kind: 'date', formats: ['%Y-%m-%d'], hasTime: false },
        filled: rows,
        distinct: Number(row!.months),
        rejected: 0,
      },
      ...(inNames
        ? [
            {
              name: 'scenario',
              type: { kind: 'text' as const },
              filled: rows,
              distinct: new Set(filled.map(({ scenario }) => scenario)).size,
              rejected: 0,
            },
          ]
        : []),
      {
        name: 'amount',
        type: { ...(first as Extract<Column['type'], { kind: 'number' }>), currencies },
        filled: rows,
        distinct: Number(row!.amounts),
        rejected: 0,
      },
    ],
  };
}

/** A table with a column for each month and nothing that names a scenario, such as a budget: its rows as SQL, each of a `month` with its `amount`. */
export async function monthColumns(
  database: Database,
  table: Table,
  { monthsAhead }: FiscalYear,
): Promise<{ rows: string; currency: string | null; isFiscal: boolean } | null> {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  const found = numbers.flatMap((column) => {
    const numbered = /^(?:period|p|m|month|monat) ?(0?[1-9]|1[0-2])$/.exec(words(column.name))?.[1];
    if (numbered !== undefined) return { column, year: null, month: ((Number(numbered) - 1 - monthsAhead + 12) % 12) + 1 };
    return periodOf(column) ?? [];
  });
  const plain = found.filter((each) => !('scenario' in each) || each.scenario === null || isScenario(each.scenario));
  if (plain.length < fewest || plain.length < found.length || plain.some(({ column }) => /\b[qt][1-4]\b/.test(words(column.name))))
    return null;
  // The first of the columns begins the fiscal year that the table is named for.
  const first = plain[0]!.month;
  const yearColumn = table.columns.find(isYear);
  const named = namedYear(`${table.name} ${table.title ?? ''} ${table.file}`);
  const ends = yearColumn ? `CAST(${name(yearColumn.name)} AS INTEGER)` : named === null ? null : String(named);
  if (ends === null && plain.some(({ year }) => year === null)) return null;
  const kept = table.columns.filter((column) => !plain.some((each) => each.column === column) && column !== yearColumn && !isTotal(column));
  const sql = name(`${table.name} by month`);
  const selects = plain.map(
    ({ column, year, month }) =>
      `SELECT ${[...kept.map(({ name: each }) => name(each)), `make_date(${year ?? `${ends}${month >= first && first > 1 ? ' - 1' : ''}`}, ${month}, 1) AS "month"`].join(', ')},
         CAST(${name(column.name)} AS DECIMAL(18, 4)) * ${amountScale(`${column.name} ${table.title ?? ''}`)} AS "amount" FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL`,
  );
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS ${selects.join(' UNION ALL ')}`);
  const codes = Object.keys(Object.assign({}, ...plain.map(({ column: { type } }) => (type.kind === 'number' ? type.currencies : {}))));
  return {
    rows: sql,
    currency: codes.length === 1 ? codes[0]! : (currencyInTitle(table.title ?? '') ?? null),
    isFiscal: !plain.some((each) => 'scenario' in each),
  };
}

/** A column of a month with nothing else in its name. */
export type NamedMonth = Pick<Period, 'column' | 'year' | 'month'>;

/** The columns that are months, where all that name one name nothing else. */
export function monthsNamed(table: Table): NamedMonth[] {
  const found = table.columns.flatMap((column) => (column.type.kind === 'number' && column.filled > 0 ? (periodOf(column) ?? []) : []));
  return found.filter((each) => !isTotal(each.column)).every(({ scenario }) => scenario === null) ? found : [];
}

/** The year that a fiscal year ends in, as a name has it: `FY27`, `2026-27`, `2026`. */
function namedYear(text: string): number | null {
  const over = /(?<!\d)(?:20)?(\d\d)[-/_](?:20)?(\d\d)(?!\d)/.exec(text);
  if (over && Number(over[2]) === (Number(over[1]) + 1) % 100) return 2000 + Number(over[2]);
  const own = /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1] ?? /(?<![a-z])fy[ _-]?'?(\d\d)(?!\d)/i.exec(text)?.[1];
  return own === undefined ? null : Number(own) < 100 ? 2000 + Number(own) : Number(own);
}

/** Who holds what all the others hold together. */
const wholeNamed =
  /^(group|total|consolidated|company|whole company|konzern|gesamt|konsolidiert|groupe|consolide|grupo|consolidado|gruppo|consolidato|全社|連結|合計|集团|合并|المجموعة)$/;
const mostParts = 30;
/** A column of the lines of a statement, whose total is a line. */
const lineNamed = /\b(line|account|item|position|konto|zeile|ligne|compte|cuenta|conta|conto|voce|linea|linha)\b/;

/** SQL that leaves out the rows of the whole beside those of its parts: they would count twice. */
async function consolidated(database: Database, table: Table, columns: readonly Column[]): Promise<string> {
  const conditions = columns
    .filter(({ type, distinct }) => type.kind === 'text' && distinct >= 3 && distinct <= mostParts)
    .filter(({ name: each }) => !lineNamed.test(words(each)))
    .map(async ({ name: each }) => {
      const text = `CAST(${name(each)} AS VARCHAR)`;
      const rows = await database.query(`SELECT DISTINCT ${text} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
      const wholes = rows.map(({ v }) => String(v)).filter((value) => wholeNamed.test(words(value)));
      return wholes.length > 0 ? ` AND coalesce(${text}, '') NOT IN (${wholes.map(literal).join(', ')})` : '';
    });
  return (await Promise.all(conditions)).join('');
}

/** Scenarios that say their year: `Budget 2026`, `Actual 2026`, `Actual 2025`. */
interface Versions {
  column: Column;
  /** SQL of the scenario without its year, and of the year. */
  bare: string;
  year: string;
}

function yearIn(known: Column | Versions | number): string {
  if (typeof known === 'number') return String(known);
  return 'bare' in known ? known.year : `CAST(${name(known.name)} AS INTEGER)`;
}

async function versionsOf(database: Database, table: Table): Promise<Versions | null> {
  const column = table.columns.find(({ name: each, type }) => type.kind === 'text' && called.test(words(each)));
  if (!column) return null;
  const text = `CAST(${name(column.name)} AS VARCHAR)`;
  const [row] = await database.query(
    `SELECT bool_and(regexp_matches(${text}, '(^|[^0-9])20[0-9]{2}([^0-9]|$)')) AS "all" FROM ${table.sql} WHERE ${text} IS NOT NULL`,
  );
  if (row!.all !== true) return null;
  const year = `CAST(regexp_extract(${text}, '20[0-9]{2}') AS INTEGER)`;
  return { column, year, bare: `trim(regexp_replace(${text}, '20[0-9]{2}', ''))` };
}

const isYear = ({ name: each, type }: Column) =>
  type.kind === 'number' && type.integer && /^(fiscal )?(year|jahr|annee|ano|anno|年|年度|السنة|العام)$/.test(words(each));

/** Differences of actual and plan, as columns are named. */
const difference =
  /\b(var|variance|diff|difference|delta|change|abw|abweichung|differenz|ecarts?|variation|desv|desviacion|desvio|diferencia|diferenca|variacion|variacao|scostamento|scost|differenza|variazione)\b|差異|差额|差异|増減|الفرق|فرق/;

/** A sum of the months beside them, also of one scenario: `YTD Actual`. */
const isTotal = ({ name: each, type }: Column) =>
  type.kind === 'number' &&
  isTotalNamed(
    spoken(each)
      .split(' ')
      .filter((word) => !isScenario(word))
      .join(' '),
  );

const isTotalNamed = (each: string) =>
  /^(total|ytd|fy|full year|year|(?:full year|fy|year|total) ytd|(?:full year|fy|year) total|year to date|sum|summe|gesamt|jahr|annee|ano|anno|somme|suma|soma|totale|合計|合计|总计|الاجمالي|المجموع)( (19|20)?\d\d)?$/.test(
    words(each),
  );

/** The column with the year, or the year that the sheet or its file is named for. */
function yearOf(table: Table): Column | number | null {
  const column = table.columns.find(isYear);
  if (column) return column;
  const inName = /(?<!\d)(20\d\d)(?!\d)/.exec(`${table.name} ${table.file}`)?.[1];
  if (inName) return Number(inName);
  const inTitle = [...new Set((table.title ?? '').match(/(?<!\d)20\d\d(?!\d)/g) ?? [])];
  return inTitle.length === 1 ? Number(inTitle[0]) : null;
}

/** Whether a name is a month of a year and nothing else: `Apr-25`. */
export function isMonthOfYear(column: string): boolean {
  const found = periodNamed(column);
  return found !== null && found.year !== null && found.scenario === null;
}

function periodOf(column: Column): Period | null {
  const found = periodNamed(column.name);
  return found && { column, ...found };
}

function periodNamed(called: string): Omit<Period, 'column'> | null {
  const tokens = words(called).split(' ');
  const said = spoken(called).split(' ');
  const used = new Set<number>();
  const take = (found: number) => {
    if (found >= 0) used.add(found);
    return found < 0 ? null : tokens[found]!;
  };
  const named = tokens.findIndex((token) => monthNumber(token) > 0 || /^(q|t)[1-4]$/.test(token) || /^\d{1,2}月$/.test(token));
  const word = take(named);
  const yearAt = tokens.findIndex((token, at) => !used.has(at) && /^(20\d\d|fy\d\d)$/.test(token));
  const shortAt = word !== null && yearAt < 0 ? tokens.findIndex((token, at) => !used.has(at) && /^\d\d$/.test(token)) : -1;
  const yearText = take(yearAt >= 0 ? yearAt : shortAt);
  const year = yearText === null ? null : Number(yearText.replace('fy', '').replace(/^(\d\d)$/, '20$1'));
  let month = 0;
  if (word !== null) month = monthNumber(word) || (/^\d/.test(word) ? Number.parseInt(word, 10) : (Number(word[1]) - 1) * 3 + 1);
  else if (year !== null) {
    const digits = tokens.findIndex((token, at) => !used.has(at) && /^(0?[1-9]|1[0-2])$/.test(token));
    month = Number(take(digits) ?? 0);
    // The day of a month written as its first.
    take(tokens.findIndex((token, at) => !used.has(at) && /^0?1$/.test(token)));
  }
  if (month < 1 || month > 12) return null;
  const rest = said.filter((_, at) => !used.has(at)).join(' ');
  return { year, month, scenario: rest === '' ? null : rest };
}

function monthNumber(token: string): number {
  return monthNames.findIndex((names) => names.some((each) => words(each) === token)) + 1;
}
