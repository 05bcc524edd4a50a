/** Finds the support tickets table and makes its canonical form: opened, closed, durations, score. */
import { createCanonical, type Database, exactly, name } from '../database.ts';
import { type DimensionColumn, findDimensions, mainRoles, memberOf } from '../dimensions.ts';
import { columnFor, findJoins, type Join, leftJoins } from '../joins.ts';
import { words } from '../lexicon.ts';
import { type Mapping, saidColumns } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';

type TimeUnit = 'days' | 'hours' | 'minutes';

/** A duration, given in a column or as the days between two dates. */
export interface Duration {
  column: Column | null;
  unit: TimeUnit;
  /** Converts the column's values to `unit`: 60 if seconds become minutes. */
  divisor: number;
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
  /** Top of the scale, if it is 1 to 5 or 1 to 10; otherwise null. */
  scale: 5 | 10 | null;
  dimensions: readonly DimensionColumn[];
  joins: readonly Join[];
  copies: number;
}

const isTickets =
  /\b(tickets?|cases?|incidents?|support|helpdesk|service requests?|issues?|anfragen?|vorgange?|storungen?|demandes?|incidencias?|solicitudes?|chamados?|segnalazioni)\b/;
const opens =
  /\b(submitted|created|opened|open|reported|received|logged|raised|erstellt|eroffnet|eingegangen|cree|ouvert|recu|creado|abierto|recibido|criado|aberto|recebido|creato|aperto|ricevuto)\b/;
const closes =
  /\b(closed|resolved|solved|completed|finished|geschlossen|gelost|erledigt|ferme|resolu|clos|cerrado|resuelto|fechado|resolvido|chiuso|risolto)\b/;
const dueBy = /\b(due|sla|deadline|target)\b/;
const satisfies = /\b(satisfaction|csat|zufriedenheit|satisfaccion|satisfacao|soddisfazione)\b/;
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
    const response = duration('time to respond', responds) ?? duration('time to respond', respondsOnce);
    const resolution = duration('time to resolve', resolves) ?? (closed ? { column: null, unit: 'days' as const, divisor: 1 } : null);
    const score = said.as('score') ?? column(satisfies, ['number']);
    const escalated = said.as('escalated') ?? column(escalates, ['boolean']);
    if (!closed && !resolution && !response && !score) return [];
    return [{ table, opened, closed, due: said.as('due') ?? column(dueBy, ['date']), score, escalated, resolution, response }];
  });
  return found.sort((a, b) => b.table.rows - a.table.rows)[0] ?? null;
}

/** Creates the table `tickets` (opened, closed, resolution, response, score, escalated, due, one column per dimension, row_hash). */
export async function makeTickets(database: Database, found: TicketTable, others: readonly Table[], mapping: Mapping): Promise<Tickets> {
  const { table, opened, closed, due, score, escalated, resolution, response } = found;
  const parts = [opened, closed, due, score, escalated, resolution?.column, response?.column];
  const taken = new Set(parts.flatMap((part) => (part ? [part.name] : [])));
  const named = mainRoles(table, mapping, taken);
  const aliasIds = (column: string) => [column, named.get(column) ?? column];
  const joins = await findJoins(database, table, others, aliasIds, mapping);
  const dimensions = findDimensions(table, named, joins, mapping, taken);
  const joined = leftJoins(joins, aliasIds, mapping);
  const id = columnFor('id', table, mapping, taken);
  const rows = id ? `(SELECT DISTINCT * FROM ${table.sql})` : table.sql;
  const of = (column: Column | null, otherwise: string) => (column ? `m.${name(column.name)}` : otherwise);
  const time = (duration: Duration | null) => {
    if (!duration) return 'CAST(NULL AS DOUBLE)';
    if (!duration.column) return `date_diff('day', m.${name(opened.name)}, ${of(closed, 'NULL')})`;
    return duration.divisor === 1 ? of(duration.column, '') : exactly(`${of(duration.column, '')} / ${duration.divisor}`);
  };
  const split = dimensions.map((dimension) => `, ${memberOf(dimension)} AS ${name(`by_${dimension.id}`)}`);
  await createCanonical(
    database,
    'tickets',
    `SELECT ${of(opened, '')} AS opened, ${of(closed, 'CAST(NULL AS DATE)')} AS closed, ${of(due, 'CAST(NULL AS DATE)')} AS due,
       ${time(resolution)} AS resolution, ${time(response)} AS response, ${of(score, 'CAST(NULL AS DOUBLE)')} AS score,
       ${of(escalated, 'CAST(NULL AS BOOLEAN)')} AS escalated ${split.join('')}
     FROM ${rows} m ${joined}`,
  );
  const [count] = await database.query(
    `SELECT (SELECT count(*) FROM ${rows}) AS "n", min(score) AS "least", max(score) AS "most" FROM tickets`,
  );
  const [least, most] = [Number(count!.least), Number(count!.most)];
  const scale = score && least >= 0 ? (most <= 5 && most > 1 ? 5 : most <= 10 && most > 5 ? 10 : null) : null;
  return { ...found, scale, dimensions, joins, copies: table.rows - Number(count!.n) };
}
