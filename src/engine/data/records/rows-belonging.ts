/**
 * What happened to rows where another table tells it, with a row for each time: orders of which some have a row among the returns, invoices of which
 * some have reminders. However many there are, a row counts once, on its own day.
 */
import { type Database, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { findLinks, type Link } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { eventsIn } from './events.ts';
import { columnLabel } from './measure-columns.ts';
import { timeOf } from './row-time.ts';
import { formal, isShared, signs } from './said-condition.ts';

export interface Belonging {
  /** The rows, with a column for whether others belong to them. */
  table: Table;
  column: Column;
  /** The table that tells it. */
  told: Table;
  sql: string;
  polarity: 'up' | 'down' | 'neutral';
  /** How rows are read of which it cannot be known. */
  read: string | null;
}

/** @param loosely by words that begin alike, where the name of the other table is no event */
export async function belongingSaid(
  database: Database,
  table: Table,
  tables: readonly Table[],
  said: string,
  loosely: boolean,
): Promise<Belonging | null> {
  // One row of another table does not say that something happened twice.
  if (signs().second.test(said)) return null;
  const others = tables.filter((other) => other !== table && (loosely ? isNamed(table, other, said) : isEvent(other, said)));
  if (others.length === 0) return null;
  const links = (await findLinks(database, [table, ...others])).filter(({ from, to }) => to === table && from !== table);
  for (const link of links) {
    const known = await knownDays(database, link);
    const called = flagName(table, link.from);
    const made = await withFlag(database, link, called, known);
    const [row] = await database.query(
      `SELECT count(*) FILTER (WHERE ${name(called)}) AS "yes", count(*) FILTER (WHERE NOT ${name(called)}) AS "no" FROM ${made.sql}`,
    );
    if (Number(row!.yes) < fewestRows || Number(row!.no) < fewestRows) continue;
    const column: Column = {
      name: called,
      type: { kind: 'boolean', yes: ['true'] },
      // What is not known yet is no gap in the data.
      filled: table.rows,
      distinct: 2,
      rejected: 0,
    };
    const isNot = signs().not.test(said) && eventsIn(words(said)).every(({ event }) => event !== 'missed');
    const good = [...eventsIn(words(said)), ...eventsIn(words(link.from.name))][0];
    const polarity = good === undefined ? 'neutral' : (good.good === true) !== isNot ? 'up' : 'down';
    return {
      table: { ...made, columns: [...table.columns, column] },
      column,
      told: link.from,
      sql: `${isNot ? 'NOT ' : ''}m.${name(called)}`,
      polarity,
      read: known?.read ?? null,
    };
  }
  return null;
}

const fewestRows = 10;

const keyOf = ({ columns, rows }: Table) => columns.find(({ type, distinct }) => type.kind !== 'date' && distinct === rows);

/** The name of the table or of what numbers its rows is the event: `returns`, `Return ID`. */
function isEvent(other: Table, said: string): boolean {
  const names = [other.name, keyOf(other)?.name ?? ''].map(words);
  return eventsIn(words(said)).some((event) => names.some((each) => event.words.test(each)));
}

/** A word of the phrase begins as one of its name does that the rows are not called by. */
function isNamed(table: Table, other: Table, said: string): boolean {
  const own = new Set(words(`${table.name} ${keyOf(table)?.name ?? ''}`).split(' '));
  const parts = words(other.name)
    .split(' ')
    .filter((part) => part.length > 4 && ![...own].some((each) => isShared(each, part)));
  const telling = words(said)
    .split(' ')
    .filter((word) => word.length > 4 && !formal.has(word));
  return parts.some((part) => telling.some((word) => isShared(word, part)));
}

function flagName({ columns }: Table, other: Table): string {
  const label = columnLabel(other.name);
  return columns.some((column) => words(column.name) === words(label)) ? `${label} (${other.file})` : label;
}

interface Known {
  day: string;
  first: string | null;
  last: string | null;
  read: string | null;
}

/** Of rows before the other table begins, and of the last, to which it may still happen, nothing is known. */
async function knownDays(database: Database, { from, columns, to, keys }: Link): Promise<Known | null> {
  const time = await timeOf(database, to);
  const dates = from.columns.filter(({ type, filled }) => type.kind === 'date' && filled > from.rows * mostly);
  if (!time || dates.length === 0) return null;
  const happened = `least(${dates.map((column) => `c.${name(column.name)}`).join(', ')})`;
  const [row] = await database.query(
    `SELECT CAST(min(${happened}) AS VARCHAR) AS "first", CAST(max(${happened}) AS VARCHAR) AS "last",
            quantile_cont(date_diff('day', CAST(${time.sql} AS DATE), CAST(${happened} AS DATE)), ${usually}) AS "wait",
            (SELECT CAST(min(${time.sql}) AS VARCHAR) FROM ${to.sql} m) AS "begins", (SELECT CAST(max(${time.sql}) AS VARCHAR) FROM ${to.sql} m) AS "ends",
            (SELECT date_diff('day', CAST(min(${time.sql}) AS DATE), CAST(max(${time.sql}) AS DATE)) FROM ${to.sql} m) AS "days"
     FROM ${from.sql} c JOIN ${to.sql} m ON c.${name(columns[0]!)} = m.${name(keys[0]!)}`,
  );
  const [wait, days] = [Math.ceil(Number(row!.wait)), Number(row!.days)];
  const day = (value: unknown) => String(value).slice(0, 10);
  if (row!.first === null || !Number.isFinite(wait) || wait < 0) return null;
  const isLate = (Date.parse(day(row!.first)) - Date.parse(day(row!.begins))) / 86_400_000 > Math.max(longGap, wait * 2);
  const until = new Date(Date.parse(day(row!.last)) - wait * 86_400_000).toISOString().slice(0, 10);
  const last = wait > 0 && wait < days * mostWait && until < day(row!.ends) ? until : null;
  const read = [
    ...(isLate ? [`Rows of ${to.file} before ${day(row!.first)}, when ${from.file} begins, count neither way.`] : []),
    ...(last
      ? [`Rows of ${to.file} after ${last} count neither way: of those in ${from.file}, nine in ten came within ${wait} days.`]
      : []),
  ].join(' ');
  return { day: time.sql, first: isLate ? day(row!.first) : null, last, read: read === '' ? null : read };
}

const mostly = 0.9;
const usually = 0.9;
/** Days without any at the beginning that may be chance. */
const longGap = 60;
/** Where it takes as long as this part of all days, too few rows would be left. */
const mostWait = 0.2;

/** The rows with a yes/no more, as a table of the same name. */
async function withFlag(database: Database, { from, columns, to, keys }: Link, called: string, known: Known | null): Promise<Table> {
  const sql = name(`${to.name} with ${from.name}`);
  const exists = `EXISTS (SELECT 1 FROM ${from.sql} c WHERE ${columns.map((column, at) => `c.${name(column)} = m.${name(keys[at]!)}`).join(' AND ')})`;
  const unknown = known && [
    ...(known.first ? [`CAST(${known.day} AS DATE) < DATE '${known.first}'`] : []),
    ...(known.last ? [`CAST(${known.day} AS DATE) > DATE '${known.last}'`] : []),
  ];
  const flag = unknown && unknown.length > 0 ? `CASE WHEN NOT (${unknown.join(' OR ')}) THEN ${exists} END` : exists;
  await database.run(`CREATE OR REPLACE TABLE ${sql} AS SELECT m.*, ${flag} AS ${name(called)} FROM ${to.sql} m`);
  return { ...to, sql };
}
