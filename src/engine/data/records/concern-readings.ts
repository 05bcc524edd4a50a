/** What the rows of a table could be measured by: each state, whether something happened, the days between two days, numbers and one for each other. */
import type { Concern } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { namesOf } from '../named-rows.ts';
import { findLinks } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { isPlanned } from './date-pairs.ts';
import { keptBy } from './dated-measures.ts';
import { eventsIn } from './events.ts';
import { type MeasureColumn, measureColumns } from './measure-columns.ts';
import { formal, isShared } from './said-condition.ts';
import { sensesIn } from './senses.ts';

export interface Reading {
  kind: 'state' | 'filled' | 'days' | 'soon' | 'kept' | 'number' | 'quotient' | 'others';
  table: Table;
  /** In the order in which it is made of them. */
  columns: readonly Column[];
  /** What stands in the rows that count, of a state, also in those of another table. */
  value?: string;
  /** Of `others`, the table that they are of; `counted` if how many there are counts. */
  other?: Table;
  counted?: true;
  /** Over `m`: what a row comes to, and for a quotient what it is divided by. */
  sql: string;
  by?: string;
  /** How well its kind and its names suit what is said. */
  fit: number;
}

const mostStates = 12;
const mostDates = 7;
const mostNumbers = 7;

const outcomeNamed =
  /\b(?:status|state|outcome|result|response|decision|mark|disposition|verdict|attendance|statut|etat|estado|stato|ergebnis|zustand|antwort|resultat|resultado|situacao|esito)\b|状態|結果|判定|状态|结果/;
const reasonNamed =
  /\b(?:reason|cause|why|note|comment|complaint|factor|code|grund|ursache|\w*grund|motif|motivo|raison|reproche|causa|stop|step|wrap)\b|理由|原因|内容/;
const classNamed = /\b(?:class|type|kind|category|art|klasse|categorie|tipo|clase|classe)\b|種別|类型/;
/** What was done about it afterwards, or where the money is: no outcome that one complains about. */
const administrative =
  /\b(?:payment|pay|billing|invoice|review|lab|requisition|work order|wo|abrechnung\w*|zahlung\w*|ruckmeldung|archiv\w*|paiement|facture|pago|pagamento|fatura|relevance|quality)\b/;

const each =
  /\b(?:per|for (?:each|every)|half (?:of|empty)|pro|fur jede[nrs]?|je (?=[a-z]{4})|halb(?:leer)?|halfte|pour (?:chaque|un seul)|moitie|por cada|mitad|metade|per ogni|mezz[oi]|meta|rispetto|por cima|over what|nobody|measured against|gemessen)\b|1件|当たり|あたり|每/;
/** A part of what there is. */
const partly =
  /\b(?:out of (?:a|every|each) hundred|half of|share of|how much of|what part of|von (?:je )?(?:hundert|100)|sur (?:cent|100)|de cada (?:cien|cem|100)|su (?:cento|100)|ogni cento|de toda|of all the|moitie d)\b|のうち|每百/;
const timesOver = /\b(?:times|mal|fois|veces|vezes|volte)\b|回|次/;

/** How much the words of a name and what they speak of are those of the text. */
function said(called: string, own: readonly string[], meant: ReadonlySet<number>): number {
  const parts = words(called)
    .split(' ')
    .filter((part) => part.length > 2 && !formal.has(part));
  const shared = parts.filter((part) => own.some((word) => isShared(word, part))).length;
  const alike = [...sensesIn(called)].filter((sense) => meant.has(sense)).length;
  return Math.min(shared * 2, 4) + Math.min(alike * 3, 6);
}

/** How much likelier its kind makes a reading, before what its names share with the text; below 0, less likely. */
const weights = {
  /** By the name of the column that a state stands in. */
  state: { outcome: 2, class: -1, administrative: -2, any: -3, reason: -4 },
  filled: { administrative: -2 },
  /** Where the text says that something takes longer, where it does not, and where it sets a limit instead. */
  days: { longer: 3, any: -4, within: -3 },
  soon: { within: 4 },
  /** Where the text speaks of a day that was agreed. */
  kept: { onDay: 6, any: -2 },
  number: { any: -1, money: -3, lasting: 5 },
  /** Where the text speaks of a part of a whole, and where of one for each other; money that the text does not name. */
  quotient: { part: 4, noPart: -3, each: 1, any: -3, unnamedMoney: -3 },
  others: { any: -1, counted: 1, value: -1, reason: -3, within: 4 },
} as const;

/** A table, what is said of it, and how much names share with that. */
interface Heard {
  database: Database;
  table: Table;
  tables: readonly Table[];
  means: Concern;
  text: string;
  fitOf: (called: string) => number;
}

const at = (column: Column) => `m.${name(column.name)}`;

export async function readingsOf(database: Database, table: Table, tables: readonly Table[], means: Concern): Promise<Reading[]> {
  const text = words(means.said);
  const own = text.split(' ').filter((word) => word.length > 2 && !formal.has(word));
  const meant = sensesIn(means.said);
  const heard: Heard = { database, table, tables, means, text, fitOf: (called) => said(called, own, meant) };
  const found: Reading[] = [];
  for (const make of [states, filledDays, daysBetween, daysKept, numbersAlone, otherTables]) found.push(...(await make(heard)));
  return found;
}

async function states({ database, table, fitOf }: Heard): Promise<Reading[]> {
  const [known] = await namesOf(database, [table]);
  return [...known!.values].flatMap(([column, values]) => {
    const members = values.filter((value) => value !== '(none)');
    if (members.length < 2 || members.length > mostStates || column.type.kind !== 'text') return [];
    const kind = weights.state[stateOf(words(column.name))];
    return members.map(
      (value): Reading => ({
        kind: 'state',
        table,
        columns: [column],
        value,
        sql: `CASE WHEN ${at(column)} IS NOT NULL THEN CAST(CAST(${at(column)} AS VARCHAR) = ${literal(value)} AS INTEGER) END`,
        // The name of what groups the rows says nothing of what became of them.
        fit: kind + fitOf(value) + (kind > 0 ? fitOf(column.name) / 2 : 0),
      }),
    );
  });
}

function stateOf(called: string): keyof typeof weights.state {
  if (administrative.test(called)) return 'administrative';
  if (outcomeNamed.test(called)) return 'outcome';
  if (reasonNamed.test(called)) return 'reason';
  return classNamed.test(called) ? 'class' : 'any';
}

const datesOf = ({ columns }: Table) => columns.filter(({ type, filled }) => type.kind === 'date' && filled > fewestRows);

/** Whether what only some rows have has come. */
async function filledDays({ table, fitOf }: Heard): Promise<Reading[]> {
  return datesOf(table)
    .filter(({ filled }) => filled < table.rows * allButFew)
    .map((column) => ({
      kind: 'filled',
      table,
      columns: [column],
      sql: `CAST(${at(column)} IS NOT NULL AS INTEGER)`,
      fit: fitOf(column.name) + (administrative.test(words(column.name)) ? weights.filled.administrative : 0),
    }));
}

/** How long it is from one day to another, and whether it is within the limit. */
async function daysBetween({ database, table, means, fitOf }: Heard): Promise<Reading[]> {
  const dates = datesOf(table);
  const order = await inTheirOrder(database, table, dates.slice(0, mostDates));
  const found: Reading[] = [];
  for (const [index, start] of order.entries())
    for (const end of order.slice(index + 1)) {
      const fit = Math.min(fitOf(start.name), mostOfDay) + Math.min(fitOf(end.name), mostOfDay);
      const days = await lasting(database, table, start, end);
      const kind = (means.longer ? weights.days.longer : weights.days.any) + (means.within ? weights.days.within : 0);
      // Of what is said alike, the longer time.
      const further = (dates.length - index + order.indexOf(end)) / 20;
      found.push({ kind: 'days', table, columns: [start, end], sql: `CASE WHEN ${days} >= 0 THEN ${days} END`, fit: fit + kind + further });
      const within = soonSql(start, end, means);
      if (within) found.push({ kind: 'soon', table, columns: [start, end], sql: within, fit: fit + weights.soon.within });
    }
  return found;
}

const mostOfDay = 6;
const mostOfPlan = 4;

async function daysKept({ database, table, means, fitOf }: Heard): Promise<Reading[]> {
  const pairs = await keptPairs(database, table, datesOf(table).slice(0, mostDates));
  return pairs.map(({ planned, actual, sql }) => ({
    kind: 'kept',
    table,
    columns: [planned, actual],
    sql: `CAST((${sql}) AS INTEGER)`,
    fit:
      (means.onDay ? weights.kept.onDay : weights.kept.any) +
      Math.min(fitOf(actual.name), mostOfPlan) +
      Math.min(fitOf(planned.name), mostOfPlan),
  }));
}

/** Each number, and each divided by another. */
async function numbersAlone({ database, table, means, text, fitOf }: Heard): Promise<Reading[]> {
  const columnOf = (column: string) => table.columns.find((found) => found.name === column);
  const numbers = (await measureColumns(database, table))
    .filter(({ behaviour, column }) => behaviour !== 'flag' && (columnOf(column)?.distinct ?? 0) < table.rows * mostlyOwn(columnOf(column)))
    .slice(0, mostNumbers);
  const { number, quotient } = weights;
  const found: Reading[] = [];
  for (const one of numbers) {
    const column = columnOf(one.column);
    if (!column) continue;
    const isMoney = one.unit === 'money' || moneyNamed.test(words(one.column));
    const own = fitOf(one.column);
    const lasts = means.longer !== undefined && lastingNamed.test(words(one.column)) ? number.lasting : 0;
    found.push({ kind: 'number', table, columns: [column], sql: one.sql, fit: own + lasts + (isMoney ? number.money : number.any) });
    for (const other of numbers) {
      const divisor = other === one ? undefined : columnOf(other.column);
      if (!divisor || other.unit === 'ratio' || one.unit === 'ratio' || !(await isOver(database, table, one, other))) continue;
      const asPart = sameKind(one, other) ? quotient.part : quotient.noPart;
      const kind = partly.test(text) ? asPart : each.test(text) ? quotient.each : quotient.any;
      found.push({
        kind: 'quotient',
        table,
        columns: [column, divisor],
        sql: one.sql,
        by: other.sql,
        fit:
          Math.min(own, mostOfTerm) + Math.min(fitOf(other.column), mostOfTerm) + kind + (isMoney && own === 0 ? quotient.unnamedMoney : 0),
      });
    }
  }
  return found;
}

const mostOfTerm = 5;

/** Whether rows of another table belong to a row, how many, and whether one with some state does. */
async function otherTables({ database, table, tables, means, text, fitOf }: Heard): Promise<Reading[]> {
  const dates = datesOf(table);
  const links = (await findLinks(database, tables)).filter(({ to, columns }) => to.name === table.name && columns.length === 1);
  const { others } = weights;
  const found: Reading[] = [];
  for (const { from, columns, keys } of links) {
    const belong = `SELECT count(*) FROM ${from.sql} c WHERE c.${name(columns[0]!)} = m.${name(keys[0]!)}`;
    const fit = Math.max(fitOf(from.name), ...from.columns.slice(0, 6).map((column) => fitOf(column.name)));
    const key = table.columns.find(({ name: each }) => each === keys[0]);
    if (!key) continue;
    const shared = { kind: 'others', table, columns: [key], other: from } as const;
    found.push({ ...shared, sql: `CAST((${belong}) > 0 AS INTEGER)`, fit: fit + others.any });
    if (timesOver.test(text)) found.push({ ...shared, counted: true, sql: `(${belong})`, fit: fit + others.counted });
    const [own] = await namesOf(database, [from]);
    const since = means.within ? dates.toSorted((a, b) => fitOf(b.name) - fitOf(a.name) || b.filled - a.filled)[0] : undefined;
    const happened = from.columns.find(({ type, filled }) => type.kind === 'date' && filled > from.rows * 0.9);
    const days = means.within && (means.within.count * secondsOf[means.within.unit]) / secondsOf.days;
    const soon =
      since && happened && days !== undefined
        ? ` AND date_diff('day', m.${name(since.name)}, c.${name(happened.name)}) BETWEEN 0 AND ${days}`
        : null;
    for (const [column, values] of own!.values) {
      if (column.type.kind !== 'text' || values.length < 2 || values.length > mostStates) continue;
      const kind = reasonNamed.test(words(column.name)) ? others.reason : others.value;
      for (const value of values.filter((each) => fitOf(each) > 0)) {
        const is = `CAST(c.${name(column.name)} AS VARCHAR) = ${literal(value)}`;
        const exists = `CAST((${belong} AND ${is}${soon ?? ''}) > 0 AS INTEGER)`;
        found.push({
          ...shared,
          value,
          ...(soon === null
            ? { sql: exists, fit: kind + fitOf(value) }
            : {
                columns: [key, since!],
                sql: `CASE WHEN ${at(since!)} IS NOT NULL THEN ${exists} END`,
                fit: kind + fitOf(value) + others.within,
              }),
        });
      }
    }
  }
  return found;
}

/** Minutes, where most of it is over within some hours and both say the time of day; else days. */
async function lasting(database: Database, table: Table, start: Column, end: Column): Promise<string> {
  const days = `date_diff('day', m.${name(start.name)}, m.${name(end.name)})`;
  if (start.moment === undefined || end.moment === undefined) return days;
  const minutes = `date_diff('minute', m.${name(start.moment)}, m.${name(end.moment)})`;
  const [row] = await database.query(`SELECT median(${minutes}) AS "usual" FROM ${table.sql} m`);
  return Number(row!.usual ?? Number.POSITIVE_INFINITY) < mostHours * 60 ? minutes : days;
}

const mostHours = 12;
const fewestRows = 20;

const lastingNamed =
  /\b(?:min|mins|minutes?|hours?|hrs?|h|days?|duration|time|dauer|minuten|stunden|tage|duree|heures|jours|duracion|horas|dias|minutos|durata|ore|giorni)\b|時間|日数|时长/;
const moneyNamed =
  /\b(?:eur|usd|gbp|brl|chf|total|amount|cost\w*|price|value|fee\w*|revenue|paid|received|invoiced|claims?|betrag|kosten|erlos\w*|montant|cout\w*|importe|coste\w*|valor\w*|importo|costi|prezzo|ricav\w*)\b|金額|金额/;
/** Whole numbers of which each row has another number the rows. */
const mostlyOwn = (column: Column | undefined) => (column?.type.kind === 'number' && column.type.integer ? 0.995 : 2);

/** Money for each of others; a part of a whole; else the more of the fewer. */
async function isOver(database: Database, table: Table, one: MeasureColumn, other: MeasureColumn): Promise<boolean> {
  const [isMoney, isBy] = [one, other].map((each) => each.unit === 'money' || moneyNamed.test(words(each.column)));
  // What was received of what is counted alike is no money.
  if (isMoney !== isBy && !sameKind(one, other)) return isMoney!;
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE (${one.sql}) <= (${other.sql})) / nullif(count(*) FILTER (WHERE (${one.sql}) IS NOT NULL AND (${other.sql}) IS NOT NULL), 0) AS "in",
            sum(${one.sql}) <= sum(${other.sql}) AS "less" FROM ${table.sql} m`,
  );
  const inside = Number(row!.in ?? 0);
  return (inside >= allButFew && row!.less === true) || (inside <= 1 - allButFew && !sameKind(one, other));
}

const allButFew = 0.95;
/** Parts and wholes share a word or a unit: `kg_loaded` of `capacity_kg`. */
const sameKind = (one: MeasureColumn, other: MeasureColumn) =>
  words(one.column)
    .split(' ')
    .some((part) => words(other.column).split(' ').includes(part));

const secondsOf = { seconds: 1, minutes: 60, hours: 3600, days: 86_400, weeks: 604_800 } as const;

/** Whether the second came so soon after the first; null where no limit is set, or the columns tell no hours and it is one of hours. */
function soonSql(start: Column, end: Column, { within }: Concern): string | null {
  if (!within || within.working) return null;
  const limit = within.count * secondsOf[within.unit];
  const exactly = start.moment !== undefined && end.moment !== undefined;
  if (!exactly && limit % secondsOf.days !== 0) return null;
  const [from, to] = exactly ? [start.moment!, end.moment!] : [start.name, end.name];
  const took = exactly ? `date_diff('second', m.${name(from)}, m.${name(to)})` : `date_diff('day', m.${name(from)}, m.${name(to)}) * 86400`;
  const is = within.over ? '>' : '<=';
  return `CASE WHEN m.${name(start.name)} IS NOT NULL THEN CAST(coalesce(${took} >= 0 AND ${took} ${is} ${limit}, false) AS INTEGER) END`;
}

/** A day that was set and one that is mostly near it, of which some were kept. */
async function keptPairs(
  database: Database,
  table: Table,
  dates: readonly Column[],
): Promise<{ planned: Column; actual: Column; sql: string }[]> {
  const pairs = dates
    .filter(isPlanned)
    .flatMap((planned) =>
      dates
        .filter((actual) => actual !== planned && !isPlanned(actual))
        .map((actual) => ({ planned, actual, sql: keptBy(actual, planned) })),
    );
  if (pairs.length === 0) return [];
  const [row] = await database.query(
    `SELECT ${pairs
      .flatMap(({ planned, actual, sql }, at) => [
        `median(abs(date_diff('day', m.${name(planned.name)}, m.${name(actual.name)}))) AS "d${at}"`,
        `avg(CAST((${sql}) AS INTEGER)) AS "k${at}"`,
      ])
      .join(', ')} FROM ${table.sql} m`,
  );
  const isEither = (share: number) => share > 0.02 && share < 0.98;
  return pairs.filter((_, at) => row![`d${at}`] !== null && Number(row![`d${at}`]) <= near && isEither(Number(row![`k${at}`])));
}

/** Days from the one that was set. */
const near = 5;

/** The days that nearly always stand in one order, in it. */
async function inTheirOrder(database: Database, table: Table, dates: readonly Column[]): Promise<Column[]> {
  if (dates.length < 2) return [];
  const [first] = dates;
  const [row] = await database.query(
    `SELECT ${dates.map((column, at) => `median(date_diff('day', m.${name(first!.name)}, m.${name(column.name)})) AS "d${at}"`).join(', ')} FROM ${table.sql} m`,
  );
  return dates
    .map((column, at) => ({ column, day: row![`d${at}`] }))
    .filter(({ day }) => day !== null)
    .toSorted((a, b) => Number(a.day) - Number(b.day))
    .map(({ column }) => column);
}

/** What of the events in a text is good, where it tells one. */
export const isGood = (text: string): boolean | null => {
  const [event] = eventsIn(words(text));
  return event ? event.good === true : null;
};
