/**
 * What is left of the sales of each row after the costs that belong to it: those in its own columns, those of the rows of another table that
 * belong to it (parts used on a job), and those that a list gives for one of what was sold.
 */
import type { Told } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import { findLinks, type Link } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnSaid } from './said-columns.ts';

export interface LeftOver {
  /** The rows, with `left` and what the costs of other tables come to in columns of their own. */
  table: Table;
  left: Column;
  currency: string | null;
  /** What goes off, each a column of the table. */
  costs: readonly Column[];
  madeOf: readonly Table[];
}

const revenue =
  /\b(?:amount|total|revenues?|sales|turnover|invoiced|billed|net (?:value|price)|fees?|fares?|umsatz|betrag|erlos\w*|rechnungsbetrag|entgelt|montant|total ht|ventes|chiffre|recettes?|importe|ingresos|ventas|facturado|receitas?|vendas|faturado|valor|importo|ricav[io]|vendite|incassat[oi])\b|金額|売上|金额|收入|销售|المبلغ|الايراد/;
const isNet =
  /\b(?:net|netto|ohne (?:mwst|mw st|ust)|exkl\w*|excl\w*|ex vat|ht|hors tax\w*|sin iva|neto|sem iva|liquido|senza iva|imponibile)\b|税抜|不含税/;
const noSales =
  /\b(?:tax|vat|iva|mwst|mw st|tva|deposit|tips?|budget|plan|target|forecast|balance|paid|outstanding|discounts?|rabatt\w*|remises?|descuentos?|descontos?|scont[io]|refund\w*|hours?|std|stunden|heures|horas|ore|quantit\w*|menge|qty|percent|pct)\b|%/;
const cost =
  /\b(?:costs?|cogs|expenses?|wages?|labou?r|fees?|commissions?|freight|shipping|\w*kosten|\w*aufwand|lohn|lohne|fracht|provision\w*|couts?|frais|charges|salaires?|cost[eo]s?|gastos?|mano de obra|comision\w*|cust[eo]s?|despesas?|comiss\w*|cost[io]|spes[ae]|manodopera|provvigion[ei])\b|費|原価|コスト|成本|费用|تكلفة|تكاليف/;
const eachCost =
  /\b(?:unit costs?|cost (?:price|per unit|each)|purchase price|buying price|standard cost|einstandspreis\w*|einkaufspreis\w*|\w*kosten je einheit|stuckkosten|prix d achat|prix de revient|cout unitaire|precio de (?:coste|costo|compra)|coste unitario|costo unitario|preco de (?:custo|compra)|custo unitario|prezzo d acquisto|costo unitario)\b|仕入(?:単価|価格)|単価原価|原価単価|进价|单位成本|采购价|تكلفة الوحدة|سعر الشراء/;
const quantity =
  /\b(?:quantit\w*|qty|units?|pieces|menge\w*|stuck\w*|anzahl|cantidad\w*|unidades|quantidade\w*|pezzi|unita)\b|数量|個数|كمية/;

const numbers = ({ columns }: Table) => columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
const at = ({ name: each }: Column) => `m.${name(each)}`;

/** Null where the rows of the table have no sales, or nothing goes off them. */
export async function leftOver(
  database: Database,
  tables: readonly Table[],
  table: Table,
  { costs: said }: Extract<Told, { kind: 'left' }>,
): Promise<LeftOver | null> {
  const own = numbers(table);
  const sales = salesOf(own);
  if (!sales) return null;
  const goesOff = own.filter((column) => column !== sales && isCost(column));
  const links = await findLinks(database, tables);
  const beside = (await Promise.all(links.map((link) => otherCosts(database, link, table)))).flat();
  const all = [
    ...goesOff.map((column) => ({ called: column.name, sql: `coalesce(${at(column)}, 0)`, join: '', made: false })),
    ...beside.map((other, index) => ({
      ...other.costOf(`c${index}`),
      called: other.isKind ? other.called : calledIn(said, other.called, own),
      made: true,
    })),
  ];
  if (all.length === 0) return null;
  const sql = name(`${table.name} with costs`);
  const made = all.filter((each) => each.made);
  await database.run(
    `CREATE OR REPLACE TABLE ${sql} AS SELECT m.*, ${[
      ...made.map((each) => `CAST(${each.sql} AS DECIMAL(18, 4)) AS ${name(each.called)}`),
      `CAST(${at(sales)} - ${all.map((each) => each.sql).join(' - ')} AS DECIMAL(18, 4)) AS ${name(leftColumn)}`,
    ].join(', ')} FROM ${table.sql} m ${all.map(({ join }) => join).join(' ')}`,
  );
  const [row] = await database.query(
    `SELECT count(${name(leftColumn)}) AS "filled", count(DISTINCT ${name(leftColumn)}) AS "distinct", avg(CAST(${name(leftColumn)} > 0 AS INT)) AS "gained" FROM ${sql}`,
  );
  // Costs that eat up most sales are costs of something else.
  if (Number(row!.gained) < mostGained) return null;
  const number = { kind: 'number', integer: false, decimal: '.', scale: 1, percent: false, currencies: {} } as const;
  const column = (called: string): Column => ({
    name: called,
    type: number,
    filled: Number(row!.filled),
    distinct: Number(row!.distinct),
    rejected: 0,
  });
  const left = column(leftColumn);
  const others = made.map(({ called }) => column(called));
  return {
    table: { ...table, sql, columns: [...table.columns, ...others, left] },
    left,
    currency: currencyInName(sales.name) ?? null,
    costs: [...goesOff, ...others],
    madeOf: [table, ...beside.map((other) => other.table)],
  };
}

const leftColumn = 'left';
const mostGained = 0.5;

function salesOf(columns: readonly Column[]): Column | null {
  const able = columns.filter((column) => {
    const called = words(column.name);
    return revenue.test(called) && (isNet.test(called) || (!noSales.test(called) && !cost.test(called)));
  });
  return able.toSorted((a, b) => Number(isNet.test(words(b.name))) - Number(isNet.test(words(a.name))) || b.filled - a.filled)[0] ?? null;
}

const isCost = (column: Column) => {
  const called = words(column.name);
  return (
    cost.test(called) && !eachCost.test(called) && !/%|\b(?:pct|percent|rate|budget|plan|target)\b/.test(called) && !isNet.test(called)
  );
};

interface OtherCost {
  table: Table;
  /** It is one of the kinds that the rows of its table say they are. */
  isKind?: true;
  called: string;
  costOf: (alias: string) => { sql: string; join: string };
}

/** What the rows of another table that belong to a row cost together, or what one of it costs by a list. */
async function otherCosts(database: Database, { from, columns, to, keys }: Link, table: Table): Promise<OtherCost[]> {
  const on = (alias: string, own: readonly string[], other: readonly string[]) =>
    own.map((each, index) => `m.${name(each)} = ${alias}.${name(other[index]!)}`).join(' AND ');
  if (to === table && from !== table) {
    const line = costOfLine(from);
    if (!line) return [];
    const held = columns.map((each) => `m.${name(each)}`).join(', ');
    const costOf = (where: string) => (alias: string) => ({
      sql: `coalesce(${alias}.cost, 0)`,
      join: `LEFT JOIN (SELECT ${held}, sum(${line.sql}) AS cost FROM ${from.sql} m${where} GROUP BY ALL) ${alias} ON ${on(alias, keys, columns)}`,
    });
    const kinds = await kindsOf(database, from, table);
    return kinds.length === 0
      ? [{ table: from, called: line.called, costOf: costOf('') }]
      : kinds.map(({ called, where }) => ({ table: from, called, isKind: true, costOf: costOf(` WHERE ${where}`) }));
  }
  if (from !== table || to === table) return [];
  const one = numbers(to).find((column) => eachCost.test(words(column.name)));
  const count = numbers(table).find((column) => quantity.test(words(column.name)));
  if (!one || !count) return [];
  const costOf = (alias: string) => ({
    sql: `coalesce(${alias}.${name(one.name)} * ${at(count)}, 0)`,
    join: `LEFT JOIN ${to.sql} ${alias} ON ${on(alias, columns, keys)}`,
  });
  return [{ table: to, called: one.name, costOf }];
}

const kindNamed =
  /\b(?:type|kind|category|concept|nature|account|art|kategorie|kostenart|konto|typ|categorie|poste|concepto|tipo|categoria|rubro|natureza|concetto|voce|natura)\b|種類|区分|科目|类型|类别|النوع|الفئة/;
const mostKinds = 8;

/** The few kinds of cost that the rows of a table are of, where a column says so and no column of the other table is called alike. */
async function kindsOf(database: Database, lines: Table, table: Table): Promise<{ called: string; where: string }[]> {
  const kind = lines.columns.find(
    ({ type, distinct, filled, name: each }) =>
      type.kind === 'text' && distinct >= 2 && distinct <= mostKinds && filled === lines.rows && kindNamed.test(words(each)),
  );
  if (!kind) return [];
  const rows = await database.query(`SELECT DISTINCT CAST(${at(kind)} AS VARCHAR) AS "kind" FROM ${lines.sql} m ORDER BY ALL`);
  const known = new Set([...table.columns.map((column) => words(column.name)), leftColumn]);
  const kinds = rows.map((row) => String(row.kind));
  return kinds.some((each) => known.has(words(each)))
    ? []
    : kinds.map((called) => ({ called, where: `CAST(${at(kind)} AS VARCHAR) = ${literal(called)}` }));
}

function costOfLine(lines: Table): { called: string; sql: string } | null {
  const own = numbers(lines);
  const each = own.find((column) => eachCost.test(words(column.name)));
  const count = own.find((column) => quantity.test(words(column.name)));
  if (each) return { called: each.name, sql: count ? `${at(each)} * ${at(count)}` : at(each) };
  // In a list of costs, the amount is what each one came to.
  const isOfCosts = cost.test(words(lines.name)) || cost.test(words(lines.file));
  const whole = own.find(isCost) ?? (isOfCosts ? own.find((column) => revenue.test(words(column.name))) : undefined);
  return whole ? { called: whole.name, sql: at(whole) } : null;
}

/** The first of the costs that the brief says and that no column of the rows is, else the name of the column. */
function calledIn(said: string, column: string, own: readonly Column[]): string {
  return namesOfCosts(said).find((each) => columnSaid(each, own) === null) ?? column;
}

const article = /^(?:the|all|die|der|das|den|dem|l[ea]s?|l'|du|des|el|los|las|os?|as?|il|lo|gli|i|le) ?(?<=['\s])/iu;

/** `parts and labour` → parts, labour. */
function namesOfCosts(said: string): string[] {
  return said
    .split(/, | (?:and|und|et|y|e|plus) |、|と|和/u)
    .map((each) => each.trim().replace(article, '').split(' ')[0]!)
    .filter((each) => each.length > 1);
}
