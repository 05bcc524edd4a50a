/** Tables with a row for each ticket that has one, such as ratings and SLA results, put beside the tickets by the ticket's key. */
import { type Database, name } from '../database.ts';
import { singular } from '../joins.ts';
import { nameFit, words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { missesSla, ratingNamed, slaNamed } from './service-quality.ts';

export interface Detailed {
  table: Table;
  /** The tables whose columns it took. */
  details: readonly Table[];
}

/** Part of the different keys that must be those of tickets. */
const enough = 0.8;
/** Part of the tickets that an export may hold twice. */
const mostTwice = 0.1;
/** A ticket with more rows on average has a history, not a result. */
const mostRows = 3;
/** What a ticket's key is called, whatever the system. */
const ticketKey =
  /^(ticket|case|issue|incident|request|conversation|service request|anfrage|vorgang|demande|incidencia|solicitud|chamado|segnalazione)$/;
/** What such a table tells, beside ratings and SLA results. */
const tells = /\b(resolution|resolved|solved|response|reply|reopens?|escalat\w*|credits?|penalt(y|ies)|refunds?)\b/;

/** What a key is called without saying that it is one: `Ticket #`, `ticket_id` and `Ticket number` are all a ticket. */
function thingOfKey(column: string): string {
  return words(column).replace(/ ?\b(id|key|number|num|no|nr|ref|reference|nummer)$/, '');
}

/** SQL of a key as text: one system writes `#123`, another 123. */
const asText = (column: string) => `ltrim(CAST(${name(column)} AS VARCHAR), '#')`;

const isKey = ({ type }: Column) => type.kind === 'text' || (type.kind === 'number' && type.integer);

/** The tickets with the columns of their details; null where no table has any. */
export async function withDetails(database: Database, tickets: Table, others: readonly Table[]): Promise<Detailed | null> {
  // An export that holds some rows twice has a key all the same.
  const own = tickets.columns.filter(
    (column) => isKey(column) && column.distinct >= column.filled * (1 - mostTwice) && column.filled > tickets.rows * enough,
  );
  const found: { table: Table; key: string; on: string }[] = [];
  for (const table of others) {
    if (table.rows < 2 || !table.columns.some((column) => isTold(table, column))) continue;
    const pair = await keyOf(database, tickets, own, table);
    if (pair) found.push({ table, ...pair });
  }
  if (found.length === 0) return null;
  const known = new Set(tickets.columns.map(({ name: each }) => words(each)));
  const columns: Column[] = [...tickets.columns];
  const selected: string[] = [];
  for (const [at, { table, key }] of found.entries()) {
    for (const column of table.columns) {
      const called = calledBeside(table, column);
      const isOwnId = nameFit('id', column.name) > 0 && column.distinct === column.filled;
      if (column.name === key || isOwnId || known.has(words(called))) continue;
      known.add(words(called));
      const moment = column.moment === undefined ? undefined : `${called} of day`;
      selected.push(`d${at}.${name(column.name)} AS ${name(called)}`);
      if (moment !== undefined) selected.push(`d${at}.${name(column.moment!)} AS ${name(moment)}`);
      columns.push({ ...column, name: called, ...(moment !== undefined && { moment }) });
    }
  }
  const joins = found.map(
    ({ table, key, on }, at) =>
      `LEFT JOIN (${onePerKey(table, key)}) d${at} ON ${asText(on).replace(name(on), `m.${name(on)}`)} = d${at}.${keyColumn}`,
  );
  await database.run(
    `CREATE OR REPLACE TABLE ${detailed} AS SELECT ${['m.*', ...selected].join(', ')} FROM ${tickets.sql} m ${joins.join(' ')}`,
  );
  return { table: { ...tickets, sql: detailed, columns }, details: found.map(({ table }) => table) };
}

const detailed = 'tickets_with_details';
const keyColumn = '"the key"';

const isTold = (table: Table, column: Column) => isScore(table, column) || slaNamed(column.name) || tells.test(words(column.name));

/** More values number the answers. */
const mostScores = 20;

function isScore(table: Table, { name: called, distinct }: Column): boolean {
  return ratingNamed(called, table.name) && distinct <= mostScores;
}

/** A `score` in a table of ratings is a satisfaction score beside the tickets. */
const calledBeside = (table: Table, column: Column) =>
  isScore(table, column) && !ratingNamed(column.name) ? `Satisfaction ${column.name}` : column.name;

/** Of several rows of a ticket, one that tells of a missed SLA, then the newest. */
function onePerKey({ columns, sql, rows }: Table, key: string): string {
  const keyed = `SELECT *, ${asText(key)} AS ${keyColumn} FROM ${sql} WHERE ${name(key)} IS NOT NULL`;
  if (columns.find((column) => column.name === key)!.distinct === rows) return keyed;
  const missed = columns
    .flatMap((column) => (slaNamed(column.name) ? (missesSla(column) ?? []) : []))
    .map((sql) => `coalesce(${sql}, false) DESC`);
  const newest = columns
    .filter(({ type }) => type.kind === 'date')
    .map(({ name: each, moment }) => `${name(moment ?? each)} DESC NULLS LAST`);
  const rest = columns.map(({ name: each }) => name(each));
  return `SELECT * FROM (${keyed}) QUALIFY row_number() OVER (PARTITION BY ${keyColumn} ORDER BY ${[...missed, ...newest, ...rest].join(', ')}) = 1`;
}

async function keyOf(
  database: Database,
  tickets: Table,
  own: readonly Column[],
  table: Table,
): Promise<{ key: string; on: string } | null> {
  const called = singular(words(tickets.name));
  const isTicket = (thing: string) => ticketKey.test(thing) || thing === called;
  for (const column of table.columns) {
    const thing = thingOfKey(column.name);
    if (!isKey(column) || thing === '' || column.distinct * mostRows < column.filled) continue;
    for (const { name: on } of own) {
      const to = thingOfKey(on);
      if (to !== thing && !((to === '' || isTicket(to)) && isTicket(thing))) continue;
      const [row] = await database.query(
        `SELECT count(*) AS "all", count(*) FILTER (WHERE v IN (SELECT ${asText(on)} FROM ${tickets.sql})) AS "hit"
         FROM (SELECT DISTINCT ${asText(column.name)} AS v FROM ${table.sql} WHERE ${name(column.name)} IS NOT NULL)`,
      );
      if (Number(row!.all) > 0 && Number(row!.hit) >= Number(row!.all) * enough) return { key: column.name, on };
    }
  }
  return null;
}
