/** Measures that a brief tells in running words, as columns over the rows of the table that they are of. */
import type { Given, Told } from '../../../model/brief.ts';
import { type Database, name } from '../database.ts';
import { isAlike, words } from '../lexicon.ts';
import { currencyInName } from '../money.ts';
import { keyNamed } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { leftOver } from './left-over.ts';
import { columnLabel, type MeasureColumn, measureColumns, polarityOf } from './measure-columns.ts';
import type { StatedMeasures } from './measures-found.ts';
import { outcomeColumns } from './outcome-columns.ts';
import { partOfWhole } from './part-of-whole.ts';
import { retainedOf } from './retained.ts';
import { columnSaid } from './said-columns.ts';
import { stackedColumns, stackedFor } from './stacked-tables.ts';
import { concernTold } from './told-concern.ts';
import { lastingTold } from './told-lasting.ts';
import { ratioTold } from './told-ratio.ts';
import { shareTold } from './told-share.ts';
import { capital, isNumberOf, isOf, named, none } from './told-words.ts';

type Stated = Extract<Given, { kind: 'measure' }>;
type Of<Kind extends Told['kind']> = Extract<Told, { kind: Kind }>;

/** Null where no table has what it is made of. */
export async function toldMeasures(database: Database, tables: readonly Table[], stated: Stated): Promise<StatedMeasures | null> {
  const own = tables.filter(({ derived, ledger, owed }) => !derived && !ledger && !owed);
  const { means } = stated;
  switch (means.kind) {
    case 'share':
      return shareTold(database, own, stated, means);
    case 'concern':
      return concernTold(database, own, stated, means);
    case 'lasting':
      return lastingTold(database, own, stated, means);
    case 'each':
      return eachTold(database, own, stated, means);
    case 'retained':
      return retainedTold(database, own, stated, means);
    case 'left':
      return leftTold(database, own, stated, means);
    case 'ratio':
      return ratioTold(database, own, stated, means);
    case 'part':
      return partTold(database, own, stated, means);
    default:
      return null;
  }
}

async function eachTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  { what, by, size, terms }: Of<'each'>,
): Promise<StatedMeasures | null> {
  const spends: { table: Table; amount: Amount }[] = [];
  for (const table of tables) {
    const amount = amountIn(table, await measureColumns(database, table), terms?.map((term) => term.words) ?? null, what);
    if (amount) spends.push({ table, amount });
  }
  spends.sort((a, b) => b.amount.fit - a.amount.fit || b.table.rows - a.table.rows);
  for (const { table, amount } of spends) {
    const counted = countIn(table, by);
    if (!counted) continue;
    return quotient(stated, table, amount, { ...counted, sql: scaled(counted.sql, size) });
  }
  for (const { table, amount } of spends) {
    for (const other of tables) {
      const counted = other === table ? null : countIn(other, by);
      const stacked = counted && (await stackedFor(database, { table, sql: amount.sql }, { table: other, sql: scaled(counted.sql, size) }));
      if (!stacked) continue;
      const { currency, label } = amount;
      const [summed, divided] = stackedColumns;
      return quotient(
        stated,
        stacked,
        { sql: `m.${name(summed)}`, column: summed, currency, label, fit: 0 },
        { sql: `m.${name(divided)}`, column: divided, label: counted.label },
      );
    }
  }
  return null;
}

/** Of each row whose sales and costs are known, the most of them first. */
async function leftTold(database: Database, tables: readonly Table[], stated: Stated, means: Of<'left'>): Promise<StatedMeasures | null> {
  const isMeant = (table: Table) => Number(isOf(table, means.of));
  for (const table of tables.toSorted((a, b) => isMeant(b) - isMeant(a) || b.rows - a.rows)) {
    // Where nothing is called so, each row with sales and costs is one.
    const counted = countIn(table, means.of) ?? { sql: '1', column: means.of, label: means.of };
    const found = await leftOver(database, tables, table, means);
    if (!found) continue;
    const { left, currency, costs, madeOf } = found;
    const parts = costs.map((each) => ({
      ...({ behaviour: 'mean', unit: 'money', currency, polarity: 'down', against: {} } as const),
      ...{ column: each.name, label: columnLabel(each.name), sql: `m.${name(each.name)}` },
    }));
    if (counted.sql !== '1') {
      const amount = { sql: `m.${name(left.name)}`, column: left.name, label: stated.called?.split(' ')[0] ?? left.name, currency, fit: 0 };
      const { measures, ...made } = quotient(stated, found.table, amount, counted);
      return {
        ...made,
        measures: [...measures.map((each, at) => (at === 0 ? { ...each, polarity: 'up' as const } : each)), ...parts],
        madeOf,
      };
    }
    const whole = {
      column: left.name,
      behaviour: 'mean',
      unit: 'money',
      currency,
      polarity: 'up',
      sql: `m.${name(left.name)}`,
      against: {},
    } as const;
    return {
      ...none,
      table: found.table,
      measures: [{ ...named(stated, stated.called ?? left.name), ...whole }, ...parts],
      everyRow: true,
      called: means.many ?? null,
      madeOf,
    };
  }
  return null;
}

async function partTold(database: Database, tables: readonly Table[], stated: Stated, means: Of<'part'>): Promise<StatedMeasures | null> {
  for (const table of tables.toSorted((a, b) => b.rows - a.rows)) {
    const found = await partOfWhole(database, table, means);
    if (!found) continue;
    const { part, whole } = found;
    const columns = await measureColumns(database, table);
    const money = columns.find((each) => each.column === part.name && each.unit === 'money');
    const unit = { unit: money ? ('money' as const) : ('number' as const), currency: money?.currency ?? null };
    const amount = (column: string, sql: string) => ({
      column,
      label: capital(column),
      behaviour: 'flow' as const,
      against: {},
      sql,
      ...unit,
    });
    const [of, by] = [columnLabel(part.name), `${columnLabel(whole.column.name)}${whole.isOffered ? ' ×' : ''}`];
    return {
      ...none,
      table,
      measures: [
        {
          ...amount(part.name, `CASE WHEN (${whole.sql}) > 0 THEN coalesce(m.${name(part.name)}, 0) END`),
          part: of,
          named: { called: of },
          polarity: polarityOf(part.name) === 'down' ? 'down' : 'up',
        },
        { ...amount(whole.column.name, whole.sql), part: by, named: { called: by }, polarity: 'neutral' },
      ],
      quotients: [{ called: stated.called ?? null, text: stated.text, of, by, isShare: true }],
      everyRow: true,
    };
  }
  return null;
}

/** Of the table with the most contracts. */
async function retainedTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  means: Of<'retained'>,
): Promise<StatedMeasures | null> {
  for (const each of tables.toSorted((a, b) => b.rows - a.rows)) {
    const found = await retainedOf(database, each, means);
    if (!found) continue;
    const { table, date, due, renewed, currency, kept } = found;
    const part = ({ column, sql }: typeof due) => ({ sql, column: column.name, label: columnLabel(column.name) });
    const { measures, ...made } = quotient(stated, table, { ...part(renewed), currency, fit: 0 }, part(due));
    return {
      ...made,
      measures: measures.map((measure, at) => ({ ...measure, unit: 'money', currency, polarity: at === 0 ? 'up' : 'neutral' })),
      time: { name: date.name, sql: `m.${name(date.name)}` },
      outcomes: await outcomeColumns(database, table, kept),
      rows: { one: 'renewal', many: 'renewals' },
    };
  }
  return null;
}

const scaled = (sql: string, size: number) => (size === 1 ? sql : `((${sql}) / ${size}.0)`);

interface Count {
  sql: string;
  /** The column that it is, where it is one. */
  column: string;
  label: string;
}

interface Amount extends Count {
  currency: string | null;
  fit: number;
}

const total = /\b(?:total|gesamt\w*|summe|montant|importe|importo)\b|合計|总/;
const cost =
  /\b(?:costs?|charges?|spend|spent|expenses?|fees?|amount|kosten|betrag|ausgaben|couts?|depenses?|frais|montant|cost[eo]s?|gastos?|importe|custos?|despesas?|cost[io]|spes[ae])\b|費|コスト|金額|费|成本|支出|تكلفة|مبلغ/;

/** What the words or the terms come to in a row of the table; else its total, where the words name only what the table is of. */
function amountIn(table: Table, columns: readonly MeasureColumn[], terms: readonly string[] | null, what: string): Amount | null {
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  const currencyOf = (found: readonly Column[]) =>
    found.flatMap((column) => columns.find((each) => each.column === column.name)?.currency ?? currencyInName(column.name) ?? [])[0] ??
    null;
  const sum = (found: readonly Column[]) => found.map(({ name: each }) => `coalesce(m.${name(each)}, 0)`).join(' + ');
  const summed = terms?.map((term) => columnSaid(term, numbers));
  if (summed && summed.length > 0 && summed.every((column): column is Column => column !== null))
    return { sql: `(${sum(summed)})`, currency: currencyOf(summed), ...sameName(summed.map((column) => column.name).join(' + ')), fit: 3 };
  const column = what === '' ? null : columnSaid(what, numbers);
  const isMoney = (each: Column) =>
    columns.some((measure) => measure.column === each.name && measure.unit === 'money') || cost.test(words(each.name));
  if (column && isMoney(column)) return { sql: `m.${name(column.name)}`, currency: currencyOf([column]), ...sameName(column.name), fit: 2 };
  const totals = numbers.filter((each) => total.test(words(each.name)) && cost.test(words(each.name)));
  const only = totals[0] ?? one(numbers.filter((each) => cost.test(words(each.name))));
  return only ? { sql: `m.${name(only.name)}`, currency: currencyOf([only]), ...sameName(only.name), fit: 1 } : null;
}

const sameName = (column: string) => ({ column, label: column });
const one = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Names of units as columns and briefs have them. */
const units: readonly RegExp[] = [
  /\b(?:km|kms|kilomet\w*|chilomet\w*|quilomet\w*)\b|キロ|公里|كيلومتر/,
  /\b(?:miles?|mi)\b/,
  /\b(?:kg|kgs|kilos?|kilogram\w*)\b|公斤|كيلوغرام/,
  /\b(?:tonnes?|tons?|tonnen|toneladas?|tonnellat\w*)\b|吨|トン|طن/,
  /\b(?:hours?|hrs?|stunden?|heures?|horas?|ore)\b|時間|小时|ساعات/,
  /\b(?:litres?|liters?|litros?|litri)\b|升|لتر/,
  /\b(?:units?|pieces?|pcs|stuck|unites?|pieces|unidades|pezzi|unita)\b|個|件数|数量|قطع/,
];

/** What there is of the words in a row: a quantity, or one for each different key, whatever rows it has. */
function countIn(table: Table, by: string): Count | null {
  const text = words(by);
  const unit = units.find((each) => each.test(text));
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > table.rows / 2);
  const quantity = unit && numbers.find((column) => unit.test(words(column.name)));
  if (quantity) return { sql: `m.${name(quantity.name)}`, ...sameName(quantity.name) };
  const own = text.split(' ').filter((word) => word.length > 2);
  const isSaid = (called: string) => called.split(' ').some((part) => own.some((word) => isAlike(word, part) || isNumberOf(part, word)));
  const keys = table.columns.filter(
    ({ name: each, filled, distinct, type }) =>
      type.kind !== 'date' &&
      filled === table.rows &&
      distinct > table.rows * 0.05 &&
      (keyed.test(words(each)) || keyNamed.test(words(each))) &&
      isSaid(words(each)),
  );
  const key = keys.toSorted((a, b) => b.distinct - a.distinct)[0];
  if (key && key.distinct < table.rows)
    return { sql: `(1.0 / count(*) OVER (PARTITION BY m.${name(key.name)}))`, column: key.name, label: by };
  if (key || isOf(table, by)) return { sql: '1', column: by, label: by };
  return null;
}

const keyed = /\b(?:id|ids|number|no|nr|key|code|ref|reference|nummer|numero|numéro|name)\b|番号|编号|رقم/;

function quotient(stated: Stated, table: Table, amount: Amount, count: Count): StatedMeasures {
  const part = ({ sql, column, label }: Count) =>
    ({ column, label: capital(label), behaviour: 'flow', against: {}, sql, part: label, named: { called: capital(label) } }) as const;
  return {
    ...none,
    table,
    measures: [
      { ...part(amount), unit: 'money', currency: amount.currency, polarity: 'down' },
      { ...part(count), unit: 'number', currency: null, polarity: 'neutral' },
    ],
    quotients: [{ called: stated.called ?? null, text: stated.text, of: amount.label, by: count.label }],
    everyRow: true,
  };
}
