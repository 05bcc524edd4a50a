/** Finds the support tickets table and makes its canonical form: opened, closed, durations, score. */
import { createCanonical, type Database, exactly, literal, name } from '../database.ts';
import { type DimensionColumn, findDimensions, findNumbers, mainRoles, memberOf, type NumberColumn, selectNumbers } from '../dimensions.ts';
import { columnFor, findJoins, type Join, leftJoins } from '../joins.ts';
import { words } from '../lexicon.ts';
import { type Mapping, saidColumns } from '../mapping.ts';
import { type Currency, currencyInName, findCurrency, inOneCurrency } from '../money.ts';
import { columnLabel } from '../records/measure-columns.ts';
import { rowsOnce } from '../repeated-rows.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { costColumns, ratingNamed, readScore, readSla } from './service-quality.ts';
import { withDetails } from './ticket-details.ts';

type TimeUnit = 'days' | 'hours' | 'minutes';

/** A duration, given in a column or as the time from opening to a date. */
export interface Duration {
  column: Column;
  unit: TimeUnit;
  /** Converts the column's values to `unit`: 60 if seconds become minutes. */
  divisor: number;
  /** The column holds when it ended, not how long it took. */
  ends?: true;
}

export interface TicketTable {
  table: Table;
  opened: Column;
  closed: Column | null;
  due: Column | null;
  score: Column | null;
  escalated: Column | null;
  resolution: Duration | null;
  response: Duration | null;
}

export interface Tickets extends TicketTable {
  /** Top of the scale, if it is 1 to 5 or 1 to 10, or 1 if a score only says whether the customer was satisfied; otherwise null. */
  scale: 1 | 5 | 10 | null;
  /** How it is known whether the SLA was met: said of each ticket, or from the time it took and the time allowed. */
  sla: 'said' | 'timed' | null;
  /** Whether or how often a ticket was opened again. */
  reopened: Column | null;
  /** Money it cost, in the columns `cost_0`, `cost_1`, … */
  costs: readonly Column[];
  currency: Currency | null;
  /** What is known of the account a ticket is of, in the columns `account`, `account_value` and `account_renews`. */
  account: TicketAccount | null;
  /** The tables whose columns stand beside the tickets. */
  details: readonly Table[];
  dimensions: readonly DimensionColumn[];
  /** Numbers by which rows fall into bands. */
  numbers: readonly NumberColumn[];
  joins: readonly Join[];
  copies: number;
  /** Times left out that are longer than the ticket can have been there. */
  impossible: number;
}

const isTickets =
  /\b(tickets?|cases?|incidents?|support|helpdesk|service requests?|issues?|anfragen?|vorgange?|storungen?|demandes?|incidencias?|solicitudes?|chamados?|segnalazioni)\b/;
const opens =
  /\b(submitted|created|opened|open|reported|received|logged|raised|erstellt|eroffnet|eingegangen|cree|ouvert|recu|creado|abierto|recibido|criado|aberto|recebido|creato|aperto|ricevuto)\b/;
const closes =
  /\b(closed|resolved|solved|completed|finished|geschlossen|gelost|erledigt|ferme|resolu|clos|cerrado|resuelto|fechado|resolvido|chiuso|risolto)\b/;
const dueBy = /\b(due|sla|deadline|target)\b/;
const reopens =
  /\b(reopen(s|ed|ings?)?|re opens?|re opened|wiedereroffn\w*|wieder geoffnet|reouvertures?|rouverte?s?|reapert\w*|reabert\w*|reabiert\w*|riapert\w*)\b/;
const escalates = /\b(escalat\w*|eskal\w*|escalad\w*)\b/;
const resolves = /\b(resolution|resolve|handling|closing|losungs\w*|bearbeitungs\w*|resolucion|resolucao|risoluzione)\b/;
const responds =
  /\b(first|initial|erste?|premiere|primera|primeira|prima)\b.*\b(response|reply|antwort\w*|reaktions\w*|reponse|respuesta|resposta|risposta)\b/;
/** Without a word that it is the first: one time to respond can only be that. */
const respondsOnce = /\b(response|reply|respond|antwort\w*|reaktions\w*|reponse|respuesta|resposta|risposta)\b/;
const units: readonly [RegExp, TimeUnit, number][] = [
  [/\b(seconds?|secs?|sekunden|secondes|segundos|secondi)\b/, 'minutes', 60],
  [/\b(minutes?|mins?|minuten|minutos|minuti)\b/, 'minutes', 1],
  [/\b(hours?|hrs?|h|stunden|heures|horas|ore)\b/, 'hours', 1],
  [/\b(days?|d|tage|jours|dias|giorni)\b/, 'days', 1],
];

const ticketRoles = ['opened', 'time to resolve', 'time to respond', 'escalated'] as const;

/** A table named after tickets, by itself or by its keys, with an opening date and one more ticket column. */
export function findTickets(tables: readonly Table[], mapping: Mapping): TicketTable | null {
  const found = tables.flatMap((table): TicketTable[] => {
    const said = saidColumns(table, mapping);
    const called =
      ticketRoles.some((role) => said.as(role)) ||
      [table.name, ...table.columns.map(({ name: each }) => each)].some((each) => isTickets.test(words(each)));
    const column = (pattern: RegExp, kinds: readonly string[]) =>
      said.free.find((each) => kinds.includes(each.type.kind) && each.filled > 0 && pattern.test(words(each.name))) ?? null;
    const opened = said.as('opened') ?? column(opens, ['date']);
    if (!called || !opened) return [];
    const closed = said.as('closed') ?? column(closes, ['date']);
    const duration = (role: 'time to resolve' | 'time to respond', pattern: RegExp): Duration | null => {
      const of = said.as(role) ?? column(pattern, ['number']);
      const unit = of && units.find(([each]) => each.test(words(of.name)));
      return of && unit ? { column: of, unit: unit[1], divisor: unit[2] } : null;
    };
    const until = (column: Column | null, unit: TimeUnit): Duration | null => column && { column, unit, divisor: 1, ends: true };
    const answered = column(responds, ['date']);
    const exact = opened.moment !== undefined && answered?.moment !== undefined;
    const response =
      duration('time to respond', responds) ?? duration('time to respond', respondsOnce) ?? until(answered, exact ? 'hours' : 'days');
    const resolution = duration('time to resolve', resolves) ?? until(closed, 'days');
    const score =
      said.as('score') ??
      said.free.find(({ name: each, type, filled }) => type.kind === 'number' && filled > 0 && ratingNamed(each)) ??
      null;
    const escalated = said.as('escalated') ?? column(escalates, ['boolean']);
    if (!closed && !resolution && !response && !score) return [];
    return [{ table, opened, closed, due: said.as('due') ?? column(dueBy, ['date']), score, escalated, resolution, response }];
  });
  return found.sort((a, b) => b.table.rows - a.table.rows)[0] ?? null;
}

const timeOfDay = { id: 'time_of_day', label: 'Time of day' } as const;

/** When in the day a ticket came in, in quarters of the day. */
function hoursOf(opened: Column, moment: string): DimensionColumn {
  const quarter = `CAST(floor(hour(m.${name(moment)}) / 6) AS INTEGER)`;
  const sql = `CASE ${quarter} ${quarters.map((label, at) => `WHEN ${at} THEN ${literal(label)}`).join(' ')} END`;
  return { ...timeOfDay, role: 'other', sql, column: opened.name, lookup: null };
}

const quarters = ['00–06 h', '06–12 h', '12–18 h', '18–24 h'] as const;

const stands = /^(ticket |case |incident )?(status|state)$/;

/** SQL of the time between two columns of `m`, in hours or days with four decimals if both say the time of day; null if it is negative. */
function elapsed(from: Column, to: Column, unit: TimeUnit): string {
  const days = `date_diff('day', m.${name(from.name)}, m.${name(to.name)})`;
  if (from.moment === undefined || to.moment === undefined) return days;
  const seconds = `date_diff('second', m.${name(from.moment)}, m.${name(to.moment)})`;
  return `CASE WHEN ${seconds} >= 0 THEN ${exactly(`${seconds} / ${unit === 'hours' ? '3600' : '86400'}`)} END`;
}

interface TicketAccount {
  /** What its value is called: ARR, MRR, contract value. */
  label: string;
  currency: string | null;
  /** Whether it is known when it renews. */
  renews: boolean;
}

const accountValue =
  /\b(arr|mrr|acv|tcv|annual (recurring )?(revenue|value|contract)|contract value|subscription value|recurring revenue|vertragswert|jahreswert|jahresvolumen|valeur du contrat|valor del contrato|valor do contrato|valore del contratto)\b/;
const renewal =
  /\b(renewal|renews?|renewed until|contract end|end of contract|expires?|expiry|expiration|verlangerung|vertragsende|laufzeitende|renouvellement|echeance|renovacion|renovacao|vencimiento|vencimento|rinnovo|scadenza)\b/;

/** The account's value and its next renewal, from the table that describes it, with their SQL. */
function accountOf(joins: readonly Join[]): (TicketAccount & { columns: string }) | null {
  for (const [at, { table, key }] of joins.entries()) {
    const value = table.columns.find(({ name: each, type }) => type.kind === 'number' && accountValue.test(words(each)));
    if (!value) continue;
    const renews = table.columns.find(({ name: each, type }) => type.kind === 'date' && renewal.test(words(each)));
    const [letters] = /\b(arr|mrr|acv|tcv)\b/.exec(words(value.name)) ?? [];
    return {
      label: letters?.toUpperCase() ?? columnLabel(value.name),
      currency: currencyInName(value.name) ?? null,
      renews: renews !== undefined,
      columns: `, CAST(j${at}.${name(key)} AS VARCHAR) AS account, j${at}.${name(value.name)} AS account_value, ${renews ? `j${at}.${name(renews.name)}` : 'CAST(NULL AS DATE)'} AS account_renews`,
    };
  }
  return null;
}

/** The time a ticket may take, as a number of some unit. */
const allows = /\b(sla|target|allowed|ziel)\b/;

/** SQL of whether it took no longer than a column allows; null where none does. */
function withinAllowed(columns: readonly Column[], resolution: Duration | null, took: string): { column: Column; sql: string } | null {
  if (!resolution) return null;
  for (const column of columns) {
    const called = words(column.name);
    const unit = units.find(([each]) => each.test(called));
    if (column.type.kind !== 'number' || column.filled === 0 || !allows.test(called) || respondsOnce.test(called) || !unit) continue;
    const [own, its] = [inSeconds[resolution.unit], inSeconds[unit[1]] / unit[2]];
    const allowed = `CAST(m.${name(column.name)} AS DOUBLE) * ${its}`;
    return { column, sql: `CAST(${took} AS DOUBLE) * ${own} <= ${allowed}` };
  }
  return null;
}

const inSeconds = { minutes: 60, hours: 3600, days: 86400 } as const;

/**
 * Creates the table `tickets` (opened, closed, resolution, response, score, escalated, due, sla, reopened, one column per cost and dimension, row_hash).
 * @param asked the currency asked for
 */
export async function makeTickets(
  database: Database,
  alone: TicketTable,
  given: readonly Table[],
  mapping: Mapping,
  asked?: string,
): Promise<Tickets> {
  const detailed = await withDetails(database, alone.table, given);
  const found = (detailed && findTickets([detailed.table], mapping)) ?? alone;
  const details = detailed?.details ?? [];
  const others = given.filter((table) => !details.includes(table));
  const { table, opened, closed, due, escalated, resolution, response } = found;
  const { free } = saidColumns(table, mapping);
  const score = found.score
    ? { column: found.score, sql: `m.${name(found.score.name)}`, worded: false }
    : await readScore(database, table, free);
  const sla = await readSla(database, table, free);
  const reopened = free.find(({ name: each, type }) => /number|boolean/.test(type.kind) && reopens.test(words(each))) ?? null;
  const costs = costColumns(free);
  const currency = await findCurrency(database, table, costs[0], mapping, asked, others);
  const of = (column: Column | null, otherwise: string) => (column ? `m.${name(column.name)}` : otherwise);
  const time = (duration: Duration | null) => {
    if (!duration) return 'CAST(NULL AS DOUBLE)';
    const { column, divisor, ends, unit } = duration;
    if (ends) return elapsed(opened, column, unit);
    return divisor === 1 ? of(column, '') : exactly(`${of(column, '')} / ${divisor}`);
  };
  const allowed = sla ? null : withinAllowed(free, resolution, time(resolution));
  const parts = [
    opened,
    closed,
    due,
    score?.column,
    escalated,
    resolution?.column,
    response?.column,
    sla?.column,
    allowed?.column,
    reopened,
  ];
  // Where a ticket stands today explains nothing of how it came there.
  const standing = closed ? table.columns.filter((column) => stands.test(words(column.name))) : [];
  const taken = new Set([...parts, ...costs, ...standing].flatMap((part) => (part ? [part.name] : [])));
  const named = mainRoles(table, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, table, others, aliasIds, mapping);
  const dimensions = findDimensions(table, named, joins, mapping, taken);
  const numbers = findNumbers(table, joins, mapping, taken);
  const amounts = costs.map(({ name: each }) => inOneCurrency(currency, `m.${name(each)}`, `m.${name(opened.name)}`));
  const account = accountOf(joins);
  const joined = `${leftJoins(joins, aliasIds, mapping)} ${amounts[0]?.joins ?? ''}`;
  if (opened.moment !== undefined && !dimensions.some(({ id }) => id === timeOfDay.id)) dimensions.push(hoursOf(opened, opened.moment));
  const id = columnFor('id', table, mapping, taken);
  const rows = await rowsOnce(database, table, id !== undefined);
  const split = dimensions.map((dimension) => `, ${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  const again = reopened?.type.kind === 'number' ? `${of(reopened, '')} > 0` : of(reopened, '');
  const met = (sla ?? allowed)?.sql;
  const kept = (amount: string) => (currency?.keep ? `CASE WHEN ${currency.keep} THEN ${amount} END` : amount);
  await createCanonical(
    database,
    'tickets',
    `SELECT ${of(opened, '')} AS opened, ${of(closed, 'CAST(NULL AS DATE)')} AS closed, ${of(due, 'CAST(NULL AS DATE)')} AS due,
       ${time(resolution)} AS resolution, ${time(response)} AS response, ${score?.sql ?? 'CAST(NULL AS DOUBLE)'} AS score,
       ${of(escalated, 'CAST(NULL AS BOOLEAN)')} AS escalated ${met ? `, ${met} AS sla` : ''}${again ? `, ${again} AS reopened` : ''}${amounts.map(({ amount }, at) => `, ${kept(amount)} AS cost_${at}`).join('')}${account?.columns ?? ''} ${split.join('')}${selectNumbers(numbers)}
     FROM ${rows} m ${joined}`,
  );
  const impossible = await withoutImpossible(database, { response, resolution });
  const [count] = await database.query(
    `SELECT (SELECT count(*) FROM ${rows}) AS "n", min(score) AS "least", max(score) AS "most" FROM tickets`,
  );
  const [least, most] = [Number(count!.least), Number(count!.most)];
  const scale = !score || least < 0 ? null : score.worded ? 1 : most <= 5 && most > 1 ? 5 : most <= 10 && most > 5 ? 10 : null;
  const copies = table.rows - Number(count!.n);
  return {
    ...found,
    score: score?.column ?? null,
    scale,
    sla: sla ? 'said' : allowed ? 'timed' : null,
    reopened,
    costs,
    currency,
    account,
    details,
    dimensions,
    numbers,
    joins,
    copies,
    impossible,
  };
}

/** Days by which a time may outlast what an export shows: it may have been taken later. */
const slack = 31;

/** Leaves out times longer than from the opening of a ticket until the last day of all; returns how many there were. */
async function withoutImpossible(database: Database, durations: Pick<TicketTable, 'response' | 'resolution'>): Promise<number> {
  let left = 0;
  for (const column of ['response', 'resolution'] as const) {
    const duration = durations[column];
    if (!duration || duration.ends) continue;
    const days = `CAST(${column} AS DOUBLE) * ${inSeconds[duration.unit] / inSeconds.days}`;
    const until = '(SELECT greatest(max(opened), coalesce(max(closed), max(opened))) FROM tickets)';
    const where = `${days} > date_diff('day', opened, ${until}) + ${slack}`;
    const [row] = await database.query(`SELECT count(*) AS "n" FROM tickets WHERE ${where}`);
    if (Number(row!.n) === 0) continue;
    left += Number(row!.n);
    await database.run(`UPDATE tickets SET ${column} = NULL WHERE ${where}`);
  }
  return left;
}
