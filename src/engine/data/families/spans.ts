/** Finds tables of spans, such as employees, accounts or leases: each row stands from a start until an end, and most ends are still open. */
import { createCanonical, type Database, literal, name } from '../database.ts';
import {
  type DimensionColumn,
  findDimensions,
  findNumbers,
  mainRoles,
  memberOf,
  type NumberColumn,
  selectNumbers,
  splits,
} from '../dimensions.ts';
import { columnFor, findJoins, type Join, leftJoins } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import { type Mapping, saidColumns } from '../mapping.ts';
import { type Currency, findCurrency, inOneCurrency } from '../money.ts';
import { behaviourOf } from '../records/measure-columns.ts';
import { thingOf } from '../relations/reach.ts';
import { rowsOnce } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';

/** What the rows are, which decides what their figures are called. */
type Kind = 'people' | 'accounts' | 'others';

export interface SpanTable {
  table: Table;
  kind: Kind;
  start: Column;
  end: Column;
}

export interface Spans extends SpanTable {
  subject: { one: string; many: string };
  /** What each is paid in a year; null where nothing says so. */
  pay: Column | null;
  currency: Currency | null;
  dimensions: readonly DimensionColumn[];
  /** Numbers by which rows fall into bands. */
  numbers: readonly NumberColumn[];
  /** Known once a span has ended, such as the reason: they part the ends and say nothing of those that stand. */
  ofEnds: readonly DimensionColumn[];
  /** Some ends are known to be by the person's own choice, others not. */
  voluntary: boolean;
  joins: readonly Join[];
  /** Rows left out: exact duplicates, no start, an end before the start. */
  left: Readonly<Record<'copies' | 'undated' | 'backwards', number>>;
}

const starts =
  /\b(start|started|starts|begin|begins|began|hire|hired|hiring|join|joined|joining|entry|entered|commenced|commencement|since|subscribed|activated|activation|move in|eintritt\w*|beginn|\w+beginn|einstellung\w*|embauche|entree|debut|alta|ingreso|inicio|contratacion|admissao|entrada|assunzione|ingresso|inizio|decorrenza)\b|入社|入会|開始|加入|入职|开始|بدء|بداية|التعيين/;
const ends =
  /\b(end|ended|ends|termination|terminated|terminate|exit|exited|leave|leaving|left|cancel|canceled|cancelled|cancellation|churn|churned|quit|resigned|resignation|separation|departure|departed|move out|austritt\w*|ende|\w+ende|kundigung\w*|gekundigt|sortie|depart|fin|resiliation|baja|salida|cese|desligamento|saida|demissao|cancelamento|cessazione|uscita|fine|disdetta)\b|退社|退職|退会|解約|終了|离职|结束|终止|انتهاء|نهاية|المغادرة/;

const people =
  /\b(employees?|staff|workers?|headcount|personnel|workforce|hire|hired|hiring|mitarbeiter\w*|personal(nummer|liste|stamm)?|beschaftigte\w*|employes?|salaries|effectifs?|embauche|empleados?|trabajador\w*|funcionari[oa]s?|colaborador\w*|dipendent[ei]|impiegat[io])\b|社員|従業員|员工|职员|موظف/;
const accounts =
  /\b(accounts?|customers?|clients?|subscri\w*|kunden?\w*|clientes?|client[ei]|abonn\w*|abos?|suscri\w*|assinatur\w*|assinantes?|abbonament\w*)\b|顧客|客户|取引先|العملاء|عميل/;
/** Their days are those of an event or of work, and not of something that stands. */
const passing =
  /\b(tickets?|cases?|incidents?|orders?|invoices?|shipments?|deliver(y|ies)|trips?|rides?|deals?|opportunit\w*|leads?|campaigns?|downtimes?|tasks?|projects?|events?|sessions?|bookings?|stays?|visits?|appointments?|shifts?|absences?)\b/;

const pays =
  /\b(salary|wages?|pay|compensation|remuneration|gehalt|jahresgehalt|lohn|salaire|remuneration|salario|sueldo|remuneracion|remuneracao|stipendio|retribuzione|ral)\b|年収|給与|薪资|年薪|راتب/;
/** The part of a full post that someone has. */
const parts = /^(fte|full time equivalent|employment (level|share|percentage)|vza|etp|beschaftigungsgrad)$/;

const voluntarily =
  '^(voluntary|voluntary .*|resignation|resigned|freiwillig|eigenkundigung|kundigung durch (arbeitnehmer|mitarbeiter)|volontaire|depart volontaire|demission|voluntari[oa]|baja voluntaria|renuncia|dimissioni|volontari[oa]|pedido de demissao)$|^(自己都合|自愿|主动)|^(طوعي|استقالة)';

/** With fewer rows nothing is told of how many stand. */
const fewest = 20;
/** Part of the rows that still stands, at least: otherwise every row just has two dates. */
const leastOpen = 0.03;
/** Days that the usual one stands, at least. */
const shortest = 28;

/** The largest table of spans; null if there is none. */
export async function findSpans(database: Database, tables: readonly Table[], mapping: Mapping): Promise<SpanTable | null> {
  const found: SpanTable[] = [];
  for (const table of tables) {
    const span = spanIn(table, mapping);
    if (span && (await standsLong(database, span))) found.push(span);
  }
  return found.sort((a, b) => b.table.rows - a.table.rows)[0] ?? null;
}

/** Rows of another table to one of a table of people or things, from which on that table is who or what the rows are about. */
const manyEach = 20;

/** Whether they are those who do what other rows tell of, such as the agents of tickets: their hire and leave are not the story. */
export async function areRowsOfOthers(
  database: Database,
  { table, kind }: SpanTable,
  tables: readonly Table[],
  mapping: Mapping,
): Promise<boolean> {
  if (kind === 'accounts') return false;
  for (const other of tables) {
    if (other === table || other.rows < table.rows * manyEach) continue;
    if ((await findJoins(database, other, [table], (column) => [column], mapping)).length > 0) return true;
  }
  return false;
}

function spanIn(table: Table, mapping: Mapping): SpanTable | null {
  if (table.rows < fewest) return null;
  const said = saidColumns(table, mapping);
  const dates = said.free.filter(({ type, filled }) => type.kind === 'date' && filled > 0);
  const start = said.as('start') ?? dates.find((column) => starts.test(words(column.name)) && column.filled >= table.rows * 0.9);
  const end = said.as('end') ?? dates.find((column) => column !== start && ends.test(words(column.name)));
  if (!start || !end || end.filled > table.rows * (1 - leastOpen)) return null;
  const heads = [table.name, ...table.columns.map((column) => column.name)].map(words);
  if (passing.test(words(table.name))) return null;
  const kind = heads.some((head) => people.test(head)) ? 'people' : heads.some((head) => accounts.test(head)) ? 'accounts' : 'others';
  const adds = ({ name: each, type, filled }: Column) => type.kind === 'number' && filled > 0 && behaviourOf(each) === 'flow';
  // What adds up from row to row is the story of such a table.
  if (kind !== 'people' && said.free.some(adds)) return null;
  return { table, kind, start, end };
}

async function standsLong(database: Database, { table, start, end }: SpanTable): Promise<boolean> {
  const [row] = await database.query(
    `SELECT median(date_diff('day', ${name(start.name)}, ${name(end.name)})) AS "days" FROM ${table.sql} WHERE ${name(end.name)} IS NOT NULL`,
  );
  return Number(row!.days ?? 0) >= shortest;
}

/**
 * Creates the table `spans` (started, ended, stayed, pay, voluntary, one column per dimension, row_hash).
 * @throws currency_mixed
 */
export async function makeSpans(
  database: Database,
  found: SpanTable,
  others: readonly Table[],
  mapping: Mapping,
  askedCurrency: string | undefined,
): Promise<Spans> {
  const { table, start, end, kind } = found;
  const numbers = table.columns.filter(({ type, filled }) => type.kind === 'number' && filled > 0);
  const pay = kind === 'people' ? (numbers.find((column) => pays.test(words(column.name))) ?? null) : null;
  const part = numbers.find((column) => parts.test(words(column.name)));
  const currency = pay && (await findCurrency(database, table, pay, mapping, askedCurrency, others));
  const amount = pay && inOneCurrency(currency, `m.${name(pay.name)}${part ? ` * m.${name(part.name)}` : ''}`, null);
  const own = table.columns.filter(({ distinct, filled }) => distinct > table.rows / 2 || filled === 0).map((column) => column.name);
  const afterwards = await knownAtEnd(database, found);
  const taken = new Set([start.name, end.name, ...own, ...afterwards.map((column) => column.name), ...(pay ? [pay.name] : [])]);
  const named = mainRoles(table, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, table, others, aliasIds, mapping);
  const dimensions = findDimensions(table, named, joins, mapping, taken);
  const ofRow = findNumbers(table, joins, mapping, taken);
  const ended = table.columns.filter((column) => afterwards.includes(column));
  const rest = new Set(table.columns.filter((column) => !ended.includes(column)).map((column) => column.name));
  const atEnd = { ...table, rows: end.filled, columns: ended };
  const ofEnds = findDimensions(atEnd, new Map(), [], mapping, rest).filter(({ id }) => !dimensions.some((other) => other.id === id));
  const choice = await choiceAmong(database, table, ended);
  const id = columnFor('id', table, mapping, taken);
  const rows = await rowsOnce(database, table, id !== undefined);
  const day = (column: Column) => `m.${name(column.name)}`;
  const split = [...dimensions, ...ofEnds].map((dimension) => `, ${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  const query = `SELECT ${day(start)} AS started, ${day(end)} AS ended, date_diff('day', ${day(start)}, ${day(end)}) AS stayed,
       ${amount ? amount.amount : 'CAST(NULL AS DOUBLE)'} AS pay, ${choice ? `(${choice}) IS TRUE` : 'false'} AS voluntary ${split.join('')}${selectNumbers(ofRow)}
     FROM ${rows} m ${leftJoins(joins, aliasIds, mapping)} ${amount?.joins ?? ''}`;
  await createCanonical(database, 'spans', `SELECT * FROM (${query}) WHERE started IS NOT NULL AND (ended IS NULL OR ended >= started)`);
  const [count] = await database.query(
    `SELECT count(*) AS "distinct", count(*) FILTER (WHERE ${day(start)} IS NULL) AS "undated", count(*) FILTER (WHERE ${day(end)} < ${day(start)}) AS "backwards" FROM ${rows} m`,
  );
  return {
    ...found,
    subject: subjectOf(found, id),
    pay,
    currency,
    dimensions,
    numbers: ofRow,
    ofEnds,
    voluntary: choice !== null,
    joins,
    left: { copies: table.rows - Number(count!.distinct), undated: Number(count!.undated), backwards: Number(count!.backwards) },
  };
}

function subjectOf({ kind, table }: SpanTable, id: Column | undefined): Spans['subject'] {
  if (kind === 'people') return { one: 'employee', many: 'employees' };
  if (kind === 'accounts') return { one: 'account', many: 'accounts' };
  return thingOf(table, id?.name);
}

/** Columns of words that hardly any row has that still stands. */
const mostBefore = 0.05;

async function knownAtEnd(database: Database, { table, end }: SpanTable): Promise<Column[]> {
  const texts = table.columns.filter(({ type, filled }) => type.kind === 'text' && filled > 0 && filled <= end.filled * 1.2);
  if (texts.length === 0) return [];
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE ${name(end.name)} IS NULL) AS "open", ${texts
      .map((column, at) => `count(${name(column.name)}) FILTER (WHERE ${name(end.name)} IS NULL) AS "c${at}"`)
      .join(', ')} FROM ${table.sql}`,
  );
  const most = Number(row!.open) * mostBefore;
  return texts.filter((column, at) => Number(row![`c${at}`]) <= most && !nameFit('id', column.name) && splits(column, end.filled));
}

/** SQL of whether an end was chosen by the one who left, of a column that tells some of these from others. */
async function choiceAmong(database: Database, table: Table, columns: readonly Column[]): Promise<string | null> {
  for (const column of columns) {
    const rows = await database.query(`SELECT DISTINCT ${name(column.name)} AS "v" FROM ${table.sql} WHERE "v" IS NOT NULL ORDER BY 1`);
    const values = rows.map(({ v }) => String(v));
    const chosen = values.filter((value) => new RegExp(voluntarily).test(words(value)));
    if (chosen.length > 0 && chosen.length < values.length) return `m.${name(column.name)} IN (${chosen.map(literal).join(', ')})`;
  }
  return null;
}
