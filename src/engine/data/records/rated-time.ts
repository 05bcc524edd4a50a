/** Hours that people book to projects, at the rates of those people and for the fees of those projects: tables that each hold a part of what a project earns. */
import { type Database, exactly, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import type { Node } from '../relations/reach.ts';
import type { Column, Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';
import { countedIn, rateOf } from './rates.ts';
import type { Time } from './row-time.ts';

const chargeable =
  /\b(?:billable|chargeable|billed|abrechenbar|verrechenbar|fakturierbar|facturables?|fatturabil[ei]|faturave(?:l|is)|cobrave(?:l|is))\b|請求|计费|計費|可收费|قابل للفوترة|مفوتر/;
const negated = /^(?:non|not|no|nicht|un|nao|ne pas)\b|^(?:nonbillable|unbillable)|非|不|غير/;
const feeNamed =
  /\b(?:fees?|fixed fee|fixed price|contract value|contract amount|project value|order value|budget (?:eur|usd|gbp|chf|amount|value)|honorar\w*|festpreis|pauschal\w*|auftragswert|auftragssumme|forfait|honoraires|montant|honorarios|importe|valor|honorarios|compenso|importo)\b|契約金額|受注額|報酬|合同金额|费用|الأتعاب|قيمة العقد/;
const budgetNamed =
  /\b(?:budget\w*|planned|plan|estimated?|sold|allotted|geplante?|soll|kalkuliert\w*|prevues?|budgetees?|presupuest\w*|orcad[ao]s?|previst[aeo]s?)\b|予算|計画|预算|计划|المخطط|الميزانية/;
/** Work that is paid by the hour, whatever its project was estimated at. */
const byTheHour =
  /\bt ?(?:and|n|m|&)* ?m\b|\btime (?:and|&) materials?\b|\bhourly\b|\bregie\b|\baufwand\b|\bau temps\b|\bpor horas?\b|\ba ore\b|\ba consumo\b|準委任|按时|بالساعة/;
/** A project on which nobody worked for so long is over, and its hours are all there will be. */
const restDays = 30;
/** Columns of more members do not say how a project is paid. */
const mostKinds = 8;
/** With fewer rows to each, what is joined is no project. */
const fewestRows = 3;

interface Given {
  main: Table;
  time: Time | null;
  measures: readonly MeasureColumn[];
  nodes: readonly Node[];
}

/** Their SQL is over the main table `m` and those joined to it. Empty where the rows are no hours, or nothing says what an hour costs or earns. */
export async function timeMeasures(database: Database, { main, time, measures, nodes }: Given): Promise<MeasureColumn[]> {
  const hoursColumn = main.columns.filter((column) => countedIn(column) === 'hour');
  const hours = measures.find(
    ({ column, behaviour, unit }) => behaviour === 'flow' && unit === 'number' && hoursColumn.some(({ name: each }) => each === column),
  );
  if (!hours || hoursColumn.length > 1) return [];
  const rated = (kind: 'cost' | 'sale') => rateIn(nodes, kind);
  const [cost, sale] = [rated('cost'), rated('sale')];
  const billable = await billableIn(database, main);
  if (!cost && !sale) return [];
  const money = measures.filter(({ behaviour, unit }) => behaviour === 'flow' && unit === 'money');
  // What the rows state themselves needs no rate.
  if (money.length > 0) return [];
  const currency = [cost, sale].flatMap((rate) => rate?.currency ?? [])[0] ?? null;
  const shared = { behaviour: 'flow', against: {} } as const;
  const inMoney = { ...shared, unit: 'money', currency } as const;
  const h = hours.sql;
  const isBillable = billable ?? 'true';
  const found: MeasureColumn[] = [];
  const costed = cost && exactly(`${h} * ${cost.sql}`);
  const standard = sale && exactly(`CASE WHEN ${isBillable} THEN ${h} * ${sale.sql} END`);
  if (billable)
    found.push({
      ...shared,
      column: hours.column,
      label: 'Billable hours',
      unit: 'number',
      currency: null,
      polarity: 'up',
      sql: `CASE WHEN ${billable} THEN ${h} ELSE 0 END`,
      called: 'billable_hours',
    });
  if (costed) found.push({ ...inMoney, column: cost.column, label: 'Cost of time', polarity: 'down', sql: costed, called: 'time_cost' });
  const project = projectIn(main, nodes);
  const fees = await feesOf(database, { main, time, h, isBillable, sale: sale?.sql ?? null, project });
  const earned = fees ?? standard;
  if (earned)
    found.push({ ...inMoney, column: project?.fee?.name ?? sale!.column, label: 'Fees', polarity: 'up', sql: earned, called: 'time_fees' });
  if (fees && standard)
    found.push({
      ...inMoney,
      column: sale.column,
      label: 'Value at standard rates',
      polarity: 'up',
      sql: standard,
      called: 'standard_fees',
    });
  if (earned && costed)
    found.push({
      ...inMoney,
      column: cost.column,
      label: 'Project profit',
      polarity: 'up',
      sql: exactly(`${earned} - ${costed}`),
      called: 'project_profit',
    });
  if (project?.budget && time) {
    const budget = `${project.node.alias}.${name(project.budget.name)}`;
    const order = [time.sql, ...main.columns.map((column) => `m.${name(column.name)}`)].join(', ');
    const booked = `sum(${h}) OVER (PARTITION BY ${project.key} ORDER BY ${order} ROWS UNBOUNDED PRECEDING)`;
    const over = `CASE WHEN ${budget} > 0 THEN greatest(0, least(${h}, ${booked} - ${budget})) END`;
    found.push({
      ...shared,
      column: project.budget.name,
      label: 'Hours over budget',
      unit: 'number',
      currency: null,
      polarity: 'down',
      sql: exactly(over),
      called: 'over_budget_hours',
    });
  }
  return found;
}

/** The rate per hour nearest to the rows. */
function rateIn(nodes: readonly Node[], kind: 'cost' | 'sale'): { sql: string; column: string; currency: string | null } | null {
  for (const { alias, table } of nodes) {
    const found = table.columns.filter((column) => {
      const rate = rateOf(column);
      return rate?.kind === kind && rate.per !== 'kg' && rate.per !== 'piece' && (rate.per === 'hour' || isRate.test(words(column.name)));
    });
    const [first, ...others] = found.some((column) => rateOf(column)!.per === 'hour')
      ? found.filter((column) => rateOf(column)!.per === 'hour')
      : found;
    if (!first || others.length > 0 || first.type.kind !== 'number') continue;
    const currencies = Object.keys(first.type.currencies);
    const currency = currencies.length === 1 ? currencies[0]! : (currencyInName(first.name) ?? null);
    return { sql: `${alias}.${name(first.name)}`, column: first.name, currency };
  }
  return null;
}

const isRate = /\b(?:rates?|taux|tarif\w*|tasas?|taxas?)\b|satz|レート|费率|معدل/;

/** True of hours that the customer pays for, as SQL; null where nothing says it. */
async function billableIn(database: Database, main: Table): Promise<string | null> {
  for (const { name: column, type, distinct } of main.columns) {
    const own = `m.${name(column)}`;
    const isNamed = chargeable.test(words(column));
    if (type.kind === 'boolean' && isNamed) return negated.test(words(column)) ? `NOT ${own}` : own;
    if (type.kind === 'number' && type.integer && isNamed && distinct === 2) return `(${own} = 1)`;
    if (type.kind !== 'text' || distinct < 2 || distinct > mostKinds) continue;
    const values = (
      await database.query(`SELECT DISTINCT ${name(column)} AS "v" FROM ${main.sql} WHERE ${name(column)} IS NOT NULL ORDER BY 1`)
    ).map(({ v }) => String(v));
    const paid = values.filter((value) => chargeable.test(words(value)) && !negated.test(words(value)));
    const unpaid = values.filter((value) => chargeable.test(words(value)) && negated.test(words(value)));
    if (paid.length > 0 && unpaid.length > 0) return `(${own} IN (${paid.map(literal).join(', ')}))`;
  }
  return null;
}

interface Project {
  node: Node;
  /** SQL of its key. */
  key: string;
  fee: Column | null;
  budget: Column | null;
}

/** What hours are booked to that has a fee or a budget of hours of its own. */
function projectIn(main: Table, nodes: readonly Node[]): Project | null {
  for (const node of nodes) {
    const { table, link, alias, depth } = node;
    if (!link || depth > 1 || main.rows < table.rows * fewestRows) continue;
    const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
    const budget = numbers.find((column) => countedIn(column) === 'hour' && budgetNamed.test(words(column.name))) ?? null;
    const fee =
      numbers.find(
        (column) => column !== budget && feeNamed.test(words(column.name)) && countedIn(column) === null && rateOf(column)?.per !== 'hour',
      ) ?? null;
    if (fee || budget) return { node, key: `${alias}.${name(link.keys[0]!)}`, fee, budget };
  }
  return null;
}

/**
 * What each row earns: the fee of a project at a fixed price is spread over all hours booked to it or, while it runs, over its budget if that is
 * more; of all others, billable hours at the rate. Null for rows of what no customer pays for.
 */
async function feesOf(
  database: Database,
  given: { main: Table; time: Time | null; h: string; isBillable: string; sale: string | null; project: Project | null },
): Promise<string | null> {
  const { main, time, h, isBillable, sale, project } = given;
  if (!project?.fee) return null;
  const { node, key, fee, budget } = project;
  const amount = `${node.alias}.${name(fee.name)}`;
  const hourly = await hourlyIn(database, node);
  const fixed = `coalesce(${amount}, 0) > 0${hourly ? ` AND NOT coalesce(${hourly}, false)` : ''}`;
  const total = `sum(${h}) OVER (PARTITION BY ${key})`;
  const runs =
    time && `max(${time.sql}) OVER (PARTITION BY ${key}) > (SELECT max(${time.sql}) FROM ${main.sql} m) - INTERVAL ${restDays} DAY`;
  const base =
    budget && runs ? `CASE WHEN ${runs} THEN greatest(${total}, coalesce(${node.alias}.${name(budget.name)}, 0)) ELSE ${total} END` : total;
  const paid = sale
    ? ` WHEN max(CAST(${isBillable} AS INTEGER)) OVER (PARTITION BY ${key}) = 1 THEN CASE WHEN ${isBillable} THEN ${h} * ${sale} ELSE 0 END`
    : '';
  return exactly(`CASE WHEN ${key} IS NULL THEN NULL WHEN ${fixed} THEN ${amount} * ${h} / nullif(${base}, 0)${paid} END`);
}

/** True of projects that are paid by the hour; null where no column says so. */
async function hourlyIn(database: Database, { alias, table }: Node): Promise<string | null> {
  for (const { name: column, type, distinct } of table.columns) {
    if (type.kind !== 'text' || distinct < 2 || distinct > mostKinds) continue;
    const rows = await database.query(
      `SELECT DISTINCT ${name(column)} AS "v" FROM ${table.sql} WHERE ${name(column)} IS NOT NULL ORDER BY 1`,
    );
    const kinds = rows.map(({ v }) => String(v)).filter((value) => byTheHour.test(words(value)));
    if (kinds.length > 0) return `${alias}.${name(column)} IN (${kinds.map(literal).join(', ')})`;
  }
  return null;
}
