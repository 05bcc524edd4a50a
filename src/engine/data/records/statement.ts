/** A statement with its plan: every line an amount of revenue or cost, with one sign, its plan and its month. */
import type { StatementNote } from '../../../model/fact.ts';
import { createCanonical, type Database, literal, name } from '../database.ts';
import { spoken, words } from '../lexicon.ts';
import { currencyInName, currencyInTitle } from '../money.ts';
import { columnLabel } from './measure-columns.ts';
import type { Records } from './records.ts';
import { actualNamed, counts, isIncome, isLeftOver, isNoAmount, isOfSales, kindOfLine, noSections } from './statement-lines.ts';

type Basis = StatementNote['basis'];

export interface Statement {
  basis: Basis;
  /** The name of the result among the lines, such as EBITDA; null if the lines have none. */
  result: string | null;
  /** The lines that add up to the result, in statement order. */
  lines: readonly { label: string; kind: 'revenue' | 'cost' }[];
  /** Length in months of what a date stands for. */
  grain: 1 | 3 | 12;
  /** First and last day of what has happened. */
  first: string;
  last: string;
  /** A last month of which only a part has been booked, which is left out: `2026-07`. */
  incomplete: string | null;
  /** Dates on which something happened. */
  days: number;
  currency: string | null;
  /** IDs and labels of what else the rows are split by: departments, regions. */
  dimensions: readonly { id: string; label: string }[];
  /** It has a forecast too. */
  forecast: boolean;
  /** It holds the year before: in a column or as a scenario, or as its own amounts a year earlier. */
  lastYear: boolean;
  /** The cost lines that what is sold consists of, where the names tell them from the rest. */
  ofSales: readonly string[];
  /** What it counts beside its amounts. */
  statistics: readonly Statistic[];
}

/** A count below the amounts: what was sold, the hours worked, or the people there, of which a period has the mean. */
export interface Statistic {
  label: string;
  of: 'volume' | 'hours' | 'people';
}

interface Entry {
  label: string;
  /** SQL over the table `records`. */
  amount: string;
  plan: string;
  forecast: string | null;
  lastYear: string | null;
  where: string | null;
  /** What its name says it is. */
  named: 'revenue' | 'cost' | null;
}

/** An entry as the statement has it. */
interface Told {
  entry: Entry;
  label: string;
  kind: string;
  sign: number;
}

interface Sums {
  amount: number;
  plan: number;
}

/** Names of what costs are split by, where the rows name no account. */
const spender =
  /^(department|dept|cost cent(er|re)|cost category|expense (type|category)|category|function|abteilung|kostenstelle|kostenart|bereich|service|departement|centre de cou?ts?|nature|departamento|centro de (costes?|costos?|custos?)|reparto|centro di costo|部門|部门|成本中心|费用科目|القسم|الادارة|مركز التكلفة)( name)?$/;
const accountNamed =
  /^(account|account name|gl account|line|line item|p l line|position|item|konto|posten|compte|poste|cuenta|partida|conta|rubrica|conto|voce|科目|勘定科目|項目|项目|البند|الحساب)( name)?$/;
const subtotal =
  /^(sub ?total|total|sum|summe|gesamt\w*|zwischensumme|somme|totale|totaux|suma|soma|somma|合計|小計|合计|小计|总计|اجمالي|المجموع)\b|^(total|合計|小計|合计|小计|总计|اجمالي)|\b(total|gesamt)$/;
const counted: readonly (readonly [Statistic['of'], RegExp])[] = [
  [
    'people',
    /\b(headcount|head count|ftes?|employees|staff|mitarbeiter|vollzeitstellen|effectifs?|etp|plantilla|empleados|funcionarios|organico|dipendenti)\b|人数|従業員|员工|الموظفين/,
  ],
  ['hours', /\b(hours|stunden|heures|horas|ore)\b|時間|小时|工时|ساعات/],
  [
    'volume',
    /\b(volumes?|units|tonnes?|tons|pieces|litres|liters|kg|kwh|mwh|nights|passengers|meals served|orders|visits|trips|stuck|stuckzahl|menge|absatz|tonnen|unites|quantites?|unidades|toneladas|cantidad|quantidade|unita|tonnellate|quantita|volumen|volume[ns]?)\b|\((t|kg|l|pcs|stk)\)|数量|台数|销量|件数|الوحدات|الكمية/,
  ],
];
/** What is neither a count of what was done nor of who did it. */
const noCount = /\b(rate|ratio|price|per|average|cash|bank|balance|quote|percent|pct|days|kpis?)\b|%|\//;

/** What a line counts; null for an amount, a rate or a balance. */
function statisticOf(label: string, section: string | undefined): Statistic['of'] | null {
  const [own, above] = [words(label), words(section ?? '')];
  if (noCount.test(own) || label.includes('%') || !(isNoAmount(own) || isNoAmount(above))) return null;
  return counted.find(([, pattern]) => pattern.test(own) || pattern.test(label.toLowerCase()))?.[0] ?? null;
}

const basisNamed: readonly (readonly [Basis, RegExp])[] = [
  ['budget', /\b(budget\w*|bud|bgt|presupuest\w*|orcament\w*|orcado)\b|予算|预算|ميزانية|الموازنة|موازنة/],
  ['target', /\b(target|quota|ziel\w*|objectifs?|objetivo|obiettivo|meta)\b|目標|目标|هدف/],
  ['forecast', /\b(forecast|outlook|prognose|hochrechnung|previsions?|pronostico|previsao|previsione)\b|予測|预测|توقع/],
];

/** Creates the table `statement`; null for rows without amounts held against a plan. */
export async function makeStatement(database: Database, records: Records, asked: string | null): Promise<Statement | null> {
  if (records.time === null) return null;
  const entries = await entriesOf(database, records);
  if (entries.length < 2) return null;
  const sums = await sumsOf(database, entries);
  const { sections } = records;
  const own = entries.filter(
    // An account of a ledger is an amount, also Bank charges.
    ({ label }, at) =>
      (records.main.ledger || !(isLeftOver(label) || counts(label, sections))) && (sums[at]!.amount !== 0 || sums[at]!.plan !== 0),
  );
  const of = (entry: Entry) => sums[entries.indexOf(entry)]!;
  const negative = ({ amount, plan }: Sums) => (amount || plan) < 0;
  const costs = own.filter(({ named }) => named === 'cost');
  const unnamed = own.filter(({ named }) => named !== 'revenue');
  // One sign for all costs: a credit among them must not turn the others.
  const voters = costs.length > 0 ? costs : unnamed;
  const signed = voters.filter((entry) => negative(of(entry))).length * 2 > voters.length;
  const kindOf = (entry: Entry) => {
    if (signed && entry.named === null) return negative(of(entry)) ? 'cost' : 'revenue';
    return entry.named ?? 'cost';
  };
  const parts = own.filter(
    (entry) =>
      !(
        subtotal.test(words(entry.label)) &&
        own.some((other) => other !== entry && kindOf(other) === kindOf(entry) && !subtotal.test(words(other.label)))
      ),
  );
  if (parts.length < 2) return null;
  const lines = parts.map((entry) => {
    const kind = kindOf(entry) as 'revenue' | 'cost';
    return { entry, label: entry.label, kind, sign: kind === 'cost' && !signed ? -1 : 1 };
  });
  // A statement whose own result is another than that of its lines is not for us to add up.
  const reported = records.main.ledger
    ? undefined
    : entries.findLast(({ label }) => isLeftOver(label) && !isNoAmount(label) && !/%|\bmarg/.test(words(label)));
  if (
    reported &&
    !addsUp(
      of(reported),
      lines.map(({ entry, sign }) => ({ ...of(entry), sign })),
    )
  )
    return null;

  const dimensions = records.dimensions
    .filter(
      ({ id, column }) =>
        column !== sections.column && !records.flags.has(id) && !entries.some(({ where }) => where?.startsWith(`${name(`by_${id}`)} =`)),
    )
    .map(({ id, label }) => ({ id, label }));
  const hasForecast = lines.some(({ entry }) => entry.forecast !== null);
  const lastYear = await lastYearIn(database, lines);
  const rowsOf = ({ entry, label, kind, sign }: Told, by: readonly { id: string }[]): string => {
    const put = (sql: string | null) => (sql === null ? 'NULL' : sign < 0 ? `-(${sql})` : sql);
    const select = (dated: string, figures: Readonly<Record<string, string | null>>) =>
      `SELECT ${[
        `${dated} AS dated`,
        `${literal(label)} AS by_line`,
        `${literal(kind)} AS kind`,
        ...Object.entries(figures).map(([as, sql]) => `${put(sql)} AS ${as}`),
        ...by.map(({ id }) => name(`by_${id}`)),
        ...(records.commented ? ['said'] : []),
      ].join(', ')} FROM records WHERE dated IS NOT NULL AND (${Object.values(figures)
        .flatMap((sql) => (sql === null ? [] : [`${sql} IS NOT NULL`]))
        .join(' OR ')})${entry.where ? ` AND ${entry.where}` : ''}`;
    const { amount, plan, forecast } = entry;
    const beside = lastYear === 'beside' ? entry.lastYear : null;
    const before = lastYear === 'beside' ? null : lastYear === 'own' ? amount : entry.lastYear;
    const none = { amount: null, plan: null, ...(hasForecast && { forecast: null }) };
    return [
      select('dated', { amount, plan, ...(hasForecast && { forecast }), last_year: beside }),
      ...(before === null ? [] : [select('CAST(dated + INTERVAL 1 YEAR AS DATE)', { ...none, last_year: before })]),
    ].join(' UNION ALL ');
  };
  await createCanonical(database, 'statement', lines.map((line) => rowsOf(line, dimensions)).join(' UNION ALL '));
  const incomplete = await incompleteMonth(database);
  // Who asks for that very month sees what there is.
  const isLeftOut = incomplete !== null && asked !== incomplete;
  if (isLeftOut) await database.run(`UPDATE statement SET amount = NULL WHERE strftime(dated, '%Y-%m') = ${literal(incomplete)}`);
  const statistics = entries.flatMap((entry) => {
    const of = records.main.ledger || isLeftOver(entry.label) ? null : statisticOf(entry.label, sections.of.get(entry.label));
    return of === null ? [] : [{ entry, label: entry.label, of, kind: of, sign: 1 }];
  });
  if (statistics.length > 0) await createCanonical(database, 'statistics', statistics.map((each) => rowsOf(each, [])).join(' UNION ALL '));
  const [row] = await database.query(
    `SELECT CAST(min(dated) AS VARCHAR) AS "first", CAST(max(dated) AS VARCHAR) AS "last", count(DISTINCT dated) AS "days",
            (SELECT bool_and(month(dated) % 3 = 1) AND count(DISTINCT dated) > 1 FROM statement) AS "quarterly",
            (SELECT bool_and(month(dated) = 1) AND count(DISTINCT dated) > 1 FROM statement) AS "yearly"
     FROM statement WHERE amount <> 0`,
  );
  const [both] = await database.query('SELECT count(*) AS "n" FROM statement WHERE plan <> 0');
  if (row!.first === null || Number(both!.n) === 0) return null;
  const planned = records.measures.flatMap(({ planned: each }) => each ?? []);
  return {
    basis: basisOf(planned),
    result: reported ? columnLabel(reported.label) : null,
    lines: lines.map(({ label, kind }) => ({ label, kind })),
    grain: row!.yearly || records.time.year ? 12 : row!.quarterly ? 3 : 1,
    first: String(row!.first),
    last: String(row!.last),
    days: Number(row!.days),
    incomplete: isLeftOut ? incomplete : null,
    currency:
      records.measures.flatMap(({ currency }) => currency ?? [])[0] ??
      [...records.main.columns.map((column) => column.name), ...planned].flatMap(
        (each) => currencyInName(each) ?? currencyInTitle(records.main.title ?? '') ?? [],
      )[0] ??
      null,
    dimensions,
    forecast: hasForecast,
    lastYear: lastYear !== null,
    ofSales: lines.flatMap(({ label, kind }) => (kind === 'cost' && isOfSales(label, sections) ? [label] : [])),
    statistics: statistics.map(({ label, of }) => ({ label, of })),
  };
}

/** Part of a usual month's share of its plan below which a line is not booked to its end, and part of the lines that must be so. */
const partly = { line: 0.75, lines: 0.7, whole: 0.6 } as const;
/** Fewer months before it do not show what is usual. */
const fewestMonths = 5;

/** The last month, where nearly every line has far less of its plan than in the months before. */
async function incompleteMonth(database: Database): Promise<string | null> {
  const rows = await database.query(
    `WITH each AS (SELECT strftime(dated, '%Y-%m') AS month, by_line, abs(sum(amount)) AS amount, abs(sum(plan)) AS plan FROM statement
                   GROUP BY 1, 2 HAVING count(amount) > 0 AND abs(sum(plan)) > 0)
     SELECT month, CAST(sum(amount) / sum(plan) AS DOUBLE) AS "share", count(*) FILTER (WHERE amount < ${partly.line} * plan) / count(*) AS "behind", count(*) AS "lines"
     FROM each GROUP BY 1 ORDER BY 1`,
  );
  const last = rows.at(-1);
  const before = rows.slice(-7, -1).map(({ share }) => Number(share));
  if (!last || before.length < fewestMonths || Number(last.lines) < 3) return null;
  const usual = before.toSorted((a, b) => a - b)[before.length >> 1]!;
  return Number(last.share) < partly.whole * usual && Number(last.behind) >= partly.lines ? String(last.month) : null;
}

/**
 * Where the year before is: `beside` the amounts of this year, `dated` in its own year as a scenario, or the statement's `own` amounts a
 * year earlier; null where the data hold none.
 */
async function lastYearIn(database: Database, lines: readonly Told[]): Promise<'beside' | 'dated' | 'own' | null> {
  const told = lines.flatMap(({ entry }) => entry.lastYear ?? []);
  const any = (columns: readonly string[]) => columns.map((sql) => `${sql} IS NOT NULL`).join(' OR ');
  const [row] = await database.query(
    `SELECT min(dated) FILTER (WHERE ${any(lines.map(({ entry }) => entry.amount))}) + INTERVAL 1 YEAR <= max(dated) FILTER (WHERE ${any(lines.map(({ entry }) => entry.amount))}) AS "own"${
      told.length > 0
        ? `, max(dated) FILTER (WHERE ${any(told)}) < min(dated) FILTER (WHERE ${any(lines.map(({ entry }) => entry.amount))}) AS "apart"`
        : ''
    } FROM records`,
  );
  if (told.length > 0) return row!.apart === true ? 'dated' : 'beside';
  return row!.own === true ? 'own' : null;
}

function basisOf(planned: readonly string[]): Basis {
  for (const each of planned) {
    const [basis] = basisNamed.find(([, pattern]) => pattern.test(words(each))) ?? [];
    if (basis) return basis;
  }
  return 'plan';
}

function addsUp(reported: Sums, parts: readonly (Sums & { sign: number })[]): boolean {
  return (['amount', 'plan'] as const).every((of) => {
    const sum = parts.reduce((total, part) => total + part.sign * part[of], 0);
    const size = parts.reduce((total, part) => total + Math.abs(part[of]), 0);
    return Math.abs(sum - reported[of]) <= size * 1e-4 + 0.01;
  });
}

async function entriesOf(database: Database, { lines, sections, measures, dimensions, main }: Records): Promise<Entry[]> {
  const held = measures.flatMap((measure, at) => (measure.against.target || measure.against.forecast ? [{ measure, at }] : []));
  const entry = (at: number, label: string, where: string | null, of: string): Entry => {
    const { against } = measures[at]!;
    return {
      label,
      amount: `measure_${at}`,
      plan: against.target ? `target_${at}` : `forecast_${at}`,
      forecast: against.target && against.forecast ? `forecast_${at}` : null,
      lastYear: against.last_year ? `last_year_${at}` : null,
      where,
      named: kindOfLine(of, sections),
    };
  };
  if (lines)
    return held.filter(({ measure }) => measure.unit === 'money').map(({ measure, at }) => entry(at, measure.column, null, measure.column));
  // Each line in columns of its own: revenue budget, revenue actual, costs budget, costs actual.
  const bare = (column: string) =>
    spoken(column)
      .split(' ')
      .filter((word) => !actualNamed.test(words(word)) && !/^(eur|usd|gbp|chf)$/.test(word))
      .join(' ');
  const kinds = new Set(held.map(({ measure }) => kindOfLine(bare(measure.column), noSections)));
  if (kinds.has('revenue') && kinds.has('cost'))
    return held.map(({ measure, at }) => entry(at, columnLabel(bare(measure.column)), null, bare(measure.column)));
  const [only] = held;
  if (!only || held.length > 1 || only.measure.unit === 'ratio') return [];
  const called = dimensions.map((dimension) => ({ dimension, text: words(dimension.column) }));
  const by = called.find(({ text }) => accountNamed.test(text)) ?? called.find(({ text }) => spender.test(text));
  if (!by) return [];
  const column = name(`by_${by.dimension.id}`);
  const rows = await database.query(
    `SELECT CAST(${column} AS VARCHAR) AS "line", min(rowid) AS "at" FROM records WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 2, 1`,
  );
  // Members of a sheet named for its revenue, such as targets of sales by department, earn and do not spend.
  const earns =
    isIncome(only.measure.column) || isIncome(main.name) || main.columns.some((each) => /^(sales|revenue|umsatz)\b/.test(words(each.name)));
  return rows.slice(0, 60).map(({ line }) => {
    const label = String(line);
    const found = entry(only.at, label, `${column} = ${literal(label)}`, label);
    return { ...found, named: found.named ?? (earns ? 'revenue' : null) };
  });
}

async function sumsOf(database: Database, entries: readonly Entry[]): Promise<Sums[]> {
  const filter = ({ where }: Entry) => (where ? ` FILTER (WHERE ${where})` : '');
  const selected = entries.map(
    (entry, at) =>
      `CAST(sum(${entry.amount})${filter(entry)} AS DOUBLE) AS "a${at}", CAST(sum(${entry.plan})${filter(entry)} AS DOUBLE) AS "p${at}"`,
  );
  const [row] = await database.query(`SELECT ${selected.join(', ')} FROM records`);
  return entries.map((_, at) => ({ amount: Number(row![`a${at}`] ?? 0), plan: Number(row![`p${at}`] ?? 0) }));
}
