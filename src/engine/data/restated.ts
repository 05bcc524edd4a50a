/** Values put as the brief says they are meant: amounts in pence or thousands, a cost for a case of six, a tax taken off or added, one wrong value. */
import type { Dictated } from '../../model/brief.ts';
import type { Undone } from '../../model/fact.ts';
import type { QualityNote } from '../../model/quality-note.ts';
import { monthIn } from './compared-rows.ts';
import { type Database, name } from './database.ts';
import { isAlike, nameFit, words } from './lexicon.ts';
import { amountScale } from './money.ts';
import { multiply } from './multiplied.ts';
import { namesOf, rowsNamed } from './named-rows.ts';
import { renameValues } from './renamed-values.ts';
import { timesInRows } from './times-in-rows.ts';
import type { Column, Table } from './typing/column-type.ts';

export interface Restated {
  tables: Table[];
  notes: QualityNote[];
  applied: string[];
  left: Undone[];
}

type Said<K extends Dictated['kind']> = Extract<Dictated, { kind: K }>;

/** Writes the values that the brief says otherwise than the files. `isFree`: columns may lose the unit in their names, as no mapping names them. */
export async function restate(
  database: Database,
  given: readonly Table[],
  dictated: readonly Dictated[],
  isFree: boolean,
): Promise<Restated> {
  const done: Restated = { tables: [...given], notes: [], applied: [], left: [] };
  // A wrong value is told as the files hold it.
  for (const each of [...dictated].sort((one, other) => Number(other.kind === 'value') - Number(one.kind === 'value'))) {
    const why =
      each.kind === 'scale' || each.kind === 'pack'
        ? await inUnits(database, each, done, isFree)
        : each.kind === 'tax'
          ? await withTax(database, each, done)
          : each.kind === 'value'
            ? await corrected(database, each, done)
            : each.kind === 'renamed'
              ? await renamed(database, each, done)
              : each.kind === 'times'
                ? await timesInRows(database, each, done)
                : 'elsewhere';
    if (why === 'applied') done.applied.push(each.text);
    else if (why !== 'elsewhere' && why !== 'noted') done.left.push({ text: each.text, why });
  }
  return done;
}

async function renamed(database: Database, said: Said<'renamed'>, done: Restated): Promise<Outcome> {
  const { tables, notes } = await renameValues(database, done.tables, said);
  done.tables = tables;
  done.notes.push(...(notes ?? []));
  return notes === null ? 'no-name' : 'applied';
}

type Outcome = 'applied' | 'noted' | Undone['why'];

/** Words that mean every amount of the data. */
const allAmounts =
  /^(?:amounts|figures|values|numbers|money|sums|totals|everything|data|betrage|zahlen|werte|summen|montants|chiffres|importes|cifras|valores|importi|cifre|金額|数値|金额|数字|المبالغ|الارقام)$/u;
const sold = /^(?:sales|revenues?|turnover|umsatz|umsatze|ventes|ventas|vendas|vendite|売上|销售额)$/u;
/** What a price is called where no column says price. */
const pricing = /^(?:prices?|pricing|preise?|prix|precios?|precos?|prezz[io]|価格|単価|价格|单价|الاسعار)$/u;
const pricedAs =
  /\b(?:price|fee|charge|tariff|fare|rent|preis|gebuhr|prix|tarif|precio|tarifa|preco|prezzo|tariffa)s?\b|価格|単価|价格|单价|سعر/u;
const moneyAs =
  /\b(?:sales|revenue|turnover|profit|costs?|cogs|spend|expenses?|charges?|price|amount|total|bookings|fees?|paid|balance|budget|plan|actual|debit|credit|umsatz|betrag|kosten|gewinn|preis|soll|haben|ventes|montant|couts?|prix|ventas|importe|coste|costo|precio|vendas|valor|preco|custo|vendite|importo|prezzo|ricavi|mrr|arr)\b|金額|価格|単価|売上|金额|价格|单价|销售额/u;
const unpriced = /\b(?:share|rate|ratio|percent|pct|margin pct|count|qty|quantity|number|id|no|nr|days|hours|minutes)\b|%/u;

const isNumber = ({ type }: Column) => type.kind === 'number' && !type.percent;

function isMoney(column: Column): boolean {
  if (column.type.kind !== 'number' || column.type.percent || unpriced.test(words(column.name))) return false;
  return (
    Object.keys(column.type.currencies).length > 0 ||
    nameFit('amount', column.name) > 0 ||
    moneyAs.test(words(column.name)) ||
    amountScale(column.name) > 1
  );
}

/** A month, quarter or year that heads a column of amounts. */
const isSpan = (column: string) => monthIn(column) !== null || /^(?:q[1-4]|h[12]|(?:fy ?)?20\d\d)\b/.test(words(column));

/** The columns that a subject names: by their names, or as all amounts. */
function columnsNamed({ columns }: Table, what: string): Column[] {
  const parts = words(what)
    .split(/ (?:and|und|et|y|e) /)
    .map((part) =>
      part.split(' ').filter((word) => !/^(?:the|all|our|of|per|in|column|columns|figures?|values?)$/.test(word) || allAmounts.test(part)),
    );
  const found = parts.flatMap((said) => {
    const last = said.at(-1) ?? '';
    if (said.length === 1 && allAmounts.test(last)) {
      const amounts = columns.filter(isMoney);
      return amounts.length > 0 ? amounts : columns.filter((column) => isNumber(column) && isSpan(column.name));
    }
    const numbers = columns.filter((column) => isNumber(column) && said.length > 0 && says(column.name, said));
    const whole = numbers.filter(({ name: each }) => words(each).split(' ').length === said.length);
    if (numbers.length > 0) return pricing.test(last) || whole.length === 0 ? numbers : whole;
    if (said.some((word) => sold.test(word))) return columns.filter((column) => isMoney(column) && nameFit('amount', column.name) > 0);
    return pricing.test(last) ? columns.filter((column) => isNumber(column) && pricedAs.test(words(column.name))) : [];
  });
  return [...new Set(found)];
}

function says(column: string, said: readonly string[]): boolean {
  const own = words(column).split(' ');
  return said.every((word) => own.some((each) => isAlike(each, word)));
}

/** Share of the rows in which a column has to be the product of two others. */
const mostly = 0.98;

/** The columns, and the amounts of their table that are one of them times another number of the row. */
async function withProducts(database: Database, table: Table, chosen: readonly Column[]): Promise<Column[]> {
  const others = table.columns.filter((column) => isMoney(column) && !chosen.includes(column));
  const factors = table.columns.filter((column) => isNumber(column) && !isMoney(column));
  const triples = others.flatMap((other) => chosen.flatMap((one) => factors.map((factor) => ({ other, one, factor }))));
  if (triples.length === 0) return [...chosen];
  const fits = triples.map(({ other, one, factor }, at) => {
    const [a, b, c] = [other, one, factor].map((column) => `CAST(${name(column.name)} AS DOUBLE)`);
    return `count(*) FILTER (WHERE abs(${a} - ${b} * ${c}) <= 0.005 * abs(${a}) + 0.01) AS "f${at}", count(${b} * ${c} * ${a}) AS "n${at}"`;
  });
  const [row] = await database.query(`SELECT ${fits.join(', ')} FROM ${table.sql}`);
  const products = triples.flatMap(({ other }, at) => {
    const [fit, all] = [Number(row![`f${at}`]), Number(row![`n${at}`])];
    return all >= 5 && fit >= mostly * all ? [other] : [];
  });
  return [...new Set([...chosen, ...products])];
}

const named = (columns: readonly Column[]) => columns.map((column) => column.name).join(', ');

/** The small unit that a name ends in: `fee_pence`, `Price (cents)`. */
const smallUnit = /[\s_-]{0,2}\(?(?:in[\s_-])?(?:pence|pennies|cents?|ct|centimes|céntimos|centavos|cêntimos|centesimi|rappen)\)?$/iu;

/** A fee that is no longer in pence is not called so, unless a mapping calls columns by their names. */
async function withoutUnit(database: Database, table: Table, changed: readonly Column[], isFree: boolean): Promise<Table> {
  let { columns } = table;
  for (const { name: old } of isFree ? changed : []) {
    const called = old.replace(smallUnit, '');
    if (called === old || called === '' || columns.some((each) => each.name.toLowerCase() === called.toLowerCase())) continue;
    await database.run(`ALTER TABLE ${table.sql} RENAME COLUMN ${name(old)} TO ${name(called)}`);
    columns = columns.map((each) => (each.name === old ? { ...each, name: called } : each));
  }
  return { ...table, columns };
}

async function inUnits(database: Database, said: Said<'scale' | 'pack'>, done: Restated, isFree: boolean): Promise<Outcome> {
  const factor = said.kind === 'pack' ? 1 / said.size : said.factor;
  let outcome: Outcome = 'unnamed';
  for (const [at, table] of done.tables.entries()) {
    const chosen = columnsNamed(table, said.what);
    // What a name says of thousands is read already.
    const open = chosen.filter((column) => said.kind === 'pack' || amountScale(column.name) !== said.factor);
    if (chosen.length > 0 && open.length === 0 && outcome === 'unnamed') outcome = 'already';
    if (open.length === 0) continue;
    const columns = await withProducts(database, table, open);
    const isDivided = factor < 1;
    const by = Math.round(isDivided ? 1 / factor : factor);
    const put = await multiply(database, table, columns, (value) => `${value} ${isDivided ? '/' : '*'} ${by}`);
    done.tables[at] = isDivided && said.kind === 'scale' ? await withoutUnit(database, put, columns, isFree) : put;
    outcome = 'applied';
    done.notes.push({
      code: 'restated',
      message: `${named(columns)} of ${table.file} ${columns.length > 1 ? 'are' : 'is'} ${isDivided ? 'divided' : 'multiplied'} by ${by.toLocaleString('en')}, as the brief says: “${said.text}”.`,
      table: table.name,
      column: named(columns),
      sentence: isDivided ? 'restated-divided' : 'restated-times',
      figures: { column: named(columns), file: table.file, by, text: said.text },
    });
  }
  return outcome;
}

async function withTax(database: Database, said: Said<'tax'>, done: Restated): Promise<Outcome> {
  const { included, shown, rate, tax } = said;
  // Amounts that hold a tax are shown without it unless the brief wants them with it.
  const isNet = shown === null ? !included || rate !== null : shown === 'net';
  const changes = included === isNet;
  const isPut = changes && rate !== null;
  let outcome: Outcome = 'unnamed';
  for (const [at, table] of done.tables.entries()) {
    const own = columnsNamed(table, said.what).filter(
      ({ name: each }) => !isOfTax.test(words(each)) && !(included && netNamed.test(words(each))),
    );
    if (own.length === 0) continue;
    const columns = await withProducts(database, table, own);
    const percent = `${Number(((rate ?? 0) * 100).toPrecision(6))}%`;
    const part = Math.round((1 + (rate ?? 0)) * 1e6);
    if (isPut)
      done.tables[at] = await multiply(database, table, columns, (value) =>
        isNet ? `${value} * 1000000 / ${part}` : `${value} * ${part} / 1000000`,
      );
    outcome = isPut ? 'applied' : changes || (included && shown === null) ? 'no-rate' : 'noted';
    const [sentence, how] = isPut
      ? isNet
        ? (['tax-taken-off', `shown without the ${percent} ${tax} that the brief says they include`] as const)
        : (['tax-added', `shown with ${percent} ${tax} added, as the brief says`] as const)
      : included
        ? (['tax-held', `with ${tax}, as the brief says`] as const)
        : (['tax-not-held', `without ${tax}, as the brief says`] as const);
    done.notes.push({
      code: 'restated',
      message: `Amounts of ${table.file} (${named(columns)}) are ${how}.`,
      table: table.name,
      column: named(columns),
      sentence,
      figures: { column: named(columns), file: table.file, tax, ...(isPut && { percent }) },
    });
  }
  return outcome;
}

const isOfTax = /\b(?:vat|gst|tax|taxes|mwst|ust|umsatzsteuer|tva|iva|duty)\b|税|ضريبة/u;
const netNamed = /\b(?:net|netto|excl|excluding|ht|neto|liquido)\b|税抜|不含税/u;

/** The one cell that holds the wrong value in the rows that are named, or the one that they have of what is named. */
async function corrected(database: Database, { what, value, was, text }: Said<'value'>, done: Restated): Promise<Outcome> {
  const cells: { at: number; column: Column; sql: string; held: number }[] = [];
  let isNamed = false;
  let rowsFit = 0;
  const month = monthIn(what);
  const year = /(?<!\d)20\d\d(?!\d)/.exec(what)?.[0] ?? null;
  for (const [at, names] of (await namesOf(database, done.tables)).entries()) {
    const { table } = names;
    const rows = await rowsNamed(database, names, withoutMonth(what));
    if (was === null && !rows && month === null) continue;
    const numbers = table.columns.filter((column) => isNumber(column) && !nameFit('id', column.name));
    const said = words(was === null ? what.replace(recordCalled, ' ') : what).split(' ');
    const fits = numbers
      .map((column) => ({
        column,
        fit: words(column.name)
          .split(' ')
          .filter((own) => own.length > 2 && said.some((word) => isAlike(own, word))).length,
      }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit);
    const called = fits.filter(({ fit }) => was !== null || fit === fits[0]!.fit).map(({ column }) => column);
    // Without the wrong value, a record that is named by itself is corrected in its amount.
    const amounts = numbers.filter(isMoney);
    const meant =
      called.length > 0
        ? called
        : was !== null
          ? numbers
          : amounts.length === 1
            ? amounts
            : amounts.filter(({ name: each }) => nameFit('amount', each) > 0);
    for (const column of meant) {
      const inMonth = month === null || monthIn(column.name) === month ? 'true' : inMonthOf(table, month, year);
      if ((!rows && month === null) || inMonth === null) continue;
      isNamed = true;
      const is = was === null ? `${name(column.name)} IS NOT NULL` : `${name(column.name)} = ${was}`;
      const sql = `coalesce(${is} AND (${rows?.sql ?? 'true'}) AND (${inMonth}), false)`;
      // A row that an export holds twice is one.
      const [found] = await database.query(
        `SELECT count(*) AS "rows", max(${name(column.name)}) AS "held" FROM (SELECT DISTINCT * FROM ${table.sql} WHERE ${sql})`,
      );
      rowsFit += Number(found!.rows);
      if (Number(found!.rows) > 0) cells.push({ at, column, sql, held: Number(found!.held) });
    }
  }
  const [cell] = cells;
  if (!cell) return isNamed ? 'no-value' : 'unnamed';
  if (rowsFit > 1) return 'several';
  const table = done.tables[cell.at]!;
  const { column, held } = cell;
  const scale = column.type.kind === 'number' ? column.type.scale : 0;
  const decimals = (String(value).split('.')[1] ?? '').length;
  if (decimals > scale) {
    done.tables[cell.at] = await multiply(database, table, [column], (own) => own);
  }
  await database.run(`UPDATE ${table.sql} SET ${name(column.name)} = ${value} WHERE ${cell.sql}`);
  done.notes.push({
    code: 'restated',
    message: `${column.name} of one row of ${table.file} is ${value.toLocaleString('en')} and not ${held.toLocaleString('en')}, as the brief says: “${text}”.`,
    table: table.name,
    column: column.name,
    rows: 1,
    sentence: 'restated-value',
    figures: { column: column.name, file: table.file, value, was: held, text },
  });
  return 'applied';
}

/** What a record is called before its number names the record, and none of its columns: `deal 19418492951`. */
const recordCalled = /(?:\p{L}{2,20} )?(?:(?:no\.?|number|nr\.?|id|#) ?)?(?=[\p{L}_/-]{0,12}\d)[\p{L}\d][\p{L}\d_/-]{2,40}(?![\p{L}\d])/gu;

/** SQL of a month, of a year if one is said, in dates and in texts such as 2026-03; null where the table has neither. */
function inMonthOf({ columns }: Table, month: number, year: string | null): string | null {
  const parts = columns.flatMap(({ name: each, type }) => {
    if (type.kind === 'date') return [`month(${name(each)}) = ${month}${year === null ? '' : ` AND year(${name(each)}) = ${year}`}`];
    if (type.kind !== 'text' || !monthly.test(words(each))) return [];
    const two = String(month).padStart(2, '0');
    return [`regexp_matches(CAST(${name(each)} AS VARCHAR), '^${year ?? '20[0-9]{2}'}[-/.]${two}$|^${two}[-/.]${year ?? '20[0-9]{2}'}$')`];
  });
  return parts.length === 0 ? null : parts.map((each) => `(${each})`).join(' OR ');
}

const monthly = /\b(?:month|period|date|monat|mois|mes|mese|periode|periodo)\b/;

/** Its month and year are held against dates, and not against values. */
const withoutMonth = (what: string) =>
  what
    .split(' ')
    .filter((word) => monthIn(word) === null && !(monthIn(what) !== null && /^20\d\d$/.test(word)))
    .join(' ');
