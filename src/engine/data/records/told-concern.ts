/**
 * The measure that a brief says became better or worse in the words people speak. Of all that the tables could be measured by, it is what suits these
 * words and moved somewhere as they say it did.
 */
import type { Concern, Given } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { namesOf } from '../named-rows.ts';
import { findLinks, type Link } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { changesAtAPlace } from './change-at-a-place.ts';
import { isGood, type Reading, readingsOf } from './concern-readings.ts';
import { datedMeasures } from './dated-measures.ts';
import { eventsIn } from './events.ts';
import { columnLabel, measureColumns } from './measure-columns.ts';
import { type Time, timeOf } from './row-time.ts';
import type { StatedMeasures } from './stated-measures.ts';
import { isOf, named, none, rowsCalled, withoutDate } from './told-words.ts';

type Stated = Extract<Given, { kind: 'measure' }>;

/** The likelier reading first; null where the tables hold none. */
export async function concernTold(
  database: Database,
  tables: readonly Table[],
  stated: Stated,
  means: Concern,
): Promise<StatedMeasures | null> {
  const first = await withFirstTry(database, tables, stated, means);
  if (first) return first;
  const scored: { reading: Reading; moved: number; score: number }[] = [];
  for (const table of tables) {
    const time = await dayOfAll(database, table);
    if (!time || table.rows < fewestOf) continue;
    const readings = (await readingsOf(database, table, tables, means)).filter(({ fit }) => fit > leastFit);
    const figures = await Promise.all(
      readings.map(async (reading) => ({ sql: await figureOf(database, reading), columns: reading.columns.map((column) => column.name) })),
    );
    const moved = await changesAtAPlace(database, table, tables, time, figures);
    const isMeant = isOf(table, means.said) ? 1 : 0;
    for (const [at, reading] of readings.entries()) {
      const apart = Math.min(Math.abs(moved[at]!), mostMoved) * weight;
      const asSaid = means.moves && (means.moves === 'up') === moved[at]! > 0 ? 1 : 0;
      scored.push({ reading, moved: moved[at]!, score: reading.fit + apart + isMeant + asSaid });
    }
  }
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (!best || Math.abs(best.moved) < leastMoved || best.score < leastScore) return null;
  // How long a row takes from end to end is read in any table that says so, with all of its rows.
  if (await isLeadTime(database, best.reading)) return null;
  return madeOf(database, stated, means, best.reading, best.moved);
}

async function isLeadTime(database: Database, { kind, table, columns: [start, end] }: Reading): Promise<boolean> {
  if (kind !== 'days' || !start || !end) return false;
  const lead = (await datedMeasures(database, table)).find(({ called }) => called === 'lead_time');
  return lead !== undefined && lead.column === end.name && lead.sql.includes(`m.${name(start.name)}`);
}

const fewestOf = 60;
const leastFit = -4;
/** Standard errors: from here on a place moved apart from the others, and more of them say no more. */
const leastMoved = 2.8;
const mostMoved = 8;
const weight = 0.7;
const leastScore = 4;

/** The day that dates the rows, else the first that nearly all of them have: what only some reach says nothing of the others. */
async function dayOfAll(database: Database, table: Table): Promise<Time | null> {
  const usual = await timeOf(database, table);
  const isFull = (column: Column) => column.type.kind === 'date' && column.filled >= table.rows * nearlyAll;
  if (table.columns.some((column) => column.name === usual?.name && isFull(column))) return usual;
  const [first] = table.columns.filter(isFull);
  return first ? { name: first.name, sql: `m.${name(first.name)}` } : usual;
}

const nearlyAll = 0.95;

/** A quotient as what its rows are above or below what all come to. */
async function figureOf(database: Database, { sql, by, table }: Reading): Promise<string> {
  if (by === undefined) return sql;
  const [of, divisor] = [`CAST((${sql}) AS DOUBLE)`, `CAST((${by}) AS DOUBLE)`];
  const [row] = await database.query(
    `SELECT sum(${of}) / nullif(sum(CASE WHEN ${of} IS NOT NULL THEN ${divisor} END), 0) AS "all" FROM ${table.sql} m`,
  );
  return `${of} - ${Number(row!.all ?? 0)} * ${divisor}`;
}

const fewestRows = 10;

const flag = (stated: Stated, called: string, column: string, sql: string, polarity: 'up' | 'down') =>
  ({
    ...named(stated, called),
    ...({ behaviour: 'flag', unit: 'ratio', currency: null, against: {} } as const),
    column,
    polarity,
    sql: `(${sql})`,
  }) as const;

async function madeOf(database: Database, stated: Stated, means: Concern, reading: Reading, moved: number): Promise<StatedMeasures | null> {
  const { kind, table, columns, value, other, counted, sql, by } = reading;
  const [one, two] = columns as [Column, Column];
  const isYes = `CAST((${sql}) AS BOOLEAN)`;
  const time = await dayOfAll(database, table);
  const called = rowsCalled(table, means.said);
  // What got worse and rose is bad.
  const asTold = moved > 0 === (means.improved === true) ? 'up' : 'down';
  const polarity = (text: string): 'up' | 'down' => {
    const good = isGood(text);
    return good === null ? asTold : good ? 'up' : 'down';
  };
  const whole = { ...none, table, time, everyRow: true, called };
  switch (kind) {
    case 'state':
      return {
        ...whole,
        measures: [flag(stated, means.shareOf.replace('{value}', value!), one.name, isYes, polarity(value!))],
        outcomes: [one.name],
      };
    case 'filled':
      return {
        ...whole,
        measures: [flag(stated, means.shareOf.replace('{value}', withoutDate(one.name)), one.name, isYes, polarity(one.name))],
        outcomes: [one.name],
      };
    case 'soon':
      return {
        ...whole,
        time: { name: one.name, sql: `m.${name(one.name)}` },
        measures: [flag(stated, `${withoutDate(two.name)} ${means.limit}`, two.name, isYes, polarity(two.name))],
        outcomes: [two.name],
      };
    case 'again': {
      const label = `${columnLabel(one.name)} ${means.limit}`;
      const made = name(`${table.name} again`);
      await database.run(`CREATE OR REPLACE TABLE ${made} AS SELECT m.*, ${isYes} AS ${name(label)} FROM ${table.sql} m`);
      const flagged: Column = { name: label, type: { kind: 'boolean', yes: ['true'] }, filled: table.rows, distinct: 2, rejected: 0 };
      return {
        ...whole,
        table: { ...table, sql: made, columns: [...table.columns, flagged] },
        measures: [flag(stated, label, label, `m.${name(label)}`, 'down')],
        outcomes: [label],
        madeOf: [table],
      };
    }
    case 'kept': {
      return {
        ...whole,
        time: { name: one.name, sql: `m.${name(one.name)}` },
        dated: { planned: one.name, actual: two.name },
        measures: [
          { ...flag(stated, 'On-time rate', two.name, isYes, 'up'), called: 'on_time_rate', named: { punctual: withoutDate(two.name) } },
        ],
        outcomes: [two.name],
      };
    }
    case 'days': {
      // What has not come so far is known to be open, and the rows count for what else they say.
      const isShort = sql.includes("'minute'");
      const label = `${columnLabel(one.name)} – ${columnLabel(two.name).toLowerCase()}${isShort ? ' (minutes)' : ''}`;
      const days = {
        column: two.name,
        behaviour: 'mean',
        unit: isShort ? 'number' : 'days',
        currency: null,
        polarity: 'down',
        sql: `(${sql})`,
        against: {},
      } as const;
      const usual = (await datedMeasures(database, table)).find(
        (each) => each.called === 'lead_time' && each.column === two.name && each.sql.includes(name(one.name)),
      );
      const measure = usual ? { ...usual, stated: stated.text } : { ...named(stated, label), ...days };
      return { ...whole, measures: [measure], time: { name: one.name, sql: `m.${name(one.name)}` } };
    }
    case 'number': {
      const found = (await measureColumns(database, table)).find((each) => each.column === one.name);
      return found
        ? { ...whole, measures: [{ ...found, behaviour: 'mean', polarity: polarity(one.name), stated: stated.text, spoken: found.label }] }
        : null;
    }
    case 'quotient': {
      const both = await measureColumns(database, table);
      const part = (column: Column, isDivisor: boolean) => {
        const found = both.find((each) => each.column === column.name)!;
        return {
          ...found,
          behaviour: 'flow' as const,
          part: found.label,
          named: { called: found.label },
          ...(isDivisor ? { polarity: 'neutral' as const } : { polarity: polarity(column.name) }),
        };
      };
      const [of, divided] = [part(one, false), part(two, true)];
      const [row] = await database.query(`SELECT count(*) FILTER (WHERE (${sql}) <= (${by})) / count(*) AS "in" FROM ${table.sql} m`);
      return {
        ...whole,
        measures: [of, divided],
        quotients: [
          {
            called: null,
            text: stated.text,
            of: of.part,
            by: divided.part,
            ...(Number(row!.in) > 0.98 && of.unit === divided.unit && { isShare: true as const }),
          },
        ],
      };
    }
    case 'others': {
      const label = value === undefined ? columnLabel(other!.name) : means.limit && two ? `${value} ${means.limit}` : value;
      const made = name(`${table.name} with ${other!.name}`);
      await database.run(`CREATE OR REPLACE TABLE ${made} AS SELECT m.*, ${counted ? sql : isYes} AS ${name(label)} FROM ${table.sql} m`);
      const flagged: Column = counted
        ? {
            name: label,
            type: { kind: 'number', integer: true, decimal: '.', scale: 1, percent: false, currencies: {} },
            filled: table.rows,
            distinct: 3,
            rejected: 0,
          }
        : { name: label, type: { kind: 'boolean', yes: ['true'] }, filled: table.rows, distinct: 2, rejected: 0 };
      const joined = { ...table, sql: made, columns: [...table.columns, flagged] };
      const measure = counted
        ? ({
            ...named(stated, label),
            column: label,
            behaviour: 'mean',
            unit: 'number',
            currency: null,
            polarity: asTold,
            sql: `m.${name(label)}`,
            against: {},
          } as const)
        : flag(
            stated,
            means.limit && two ? label : means.shareOf.replace('{value}', label),
            label,
            `m.${name(label)}`,
            polarity(value ?? other!.name),
          );
      return {
        ...whole,
        table: joined,
        measures: [measure],
        outcomes: [label],
        madeOf: [table, other!],
        ...(two && { time: { name: two.name, sql: `m.${name(two.name)}` } }),
      };
    }
  }
}

const inTurn = /\b(?:seq\w*|sequence|attempt\w*|no|nr|number|lfd|versuch\w*|rang|ordre|orden|ordem|ordine|numero)\b|回|次/;

/** Rows of which the first of those that belong to them did what it was for; where none says so, rows to which one belongs alone. */
async function withFirstTry(database: Database, tables: readonly Table[], stated: Stated, means: Concern): Promise<StatedMeasures | null> {
  if (!means.atOnce) return null;
  for (const link of await findLinks(database, tables)) {
    const { from, to, columns, keys } = link;
    if (!tables.includes(to) || from.rows < to.rows || columns.length !== 1) continue;
    const order = await orderOf(database, link);
    if (!order) continue;
    const [known] = await namesOf(database, [from]);
    const [state] = [...known!.values].flatMap(([column, values]) => {
      const done = values.filter(doneNamed);
      return done.length > 0 && done.length < values.length && values.length <= mostStates ? [{ column, done }] : [];
    });
    const flagged = `${means.atOnce} (${from.name})`;
    const made = name(`${to.name} with first ${from.name}`);
    const first = state ? `arg_min(CAST(c.${name(state.column.name)} AS VARCHAR), ${order})` : 'count(*)';
    const is = state ? `f."first" IN (${state.done.map(literal).join(', ')})` : `f."first" = 1`;
    await database.run(
      `CREATE OR REPLACE TABLE ${made} AS SELECT m.*, CASE WHEN f."first" IS NOT NULL THEN ${is} END AS ${name(flagged)}
       FROM ${to.sql} m LEFT JOIN (SELECT c.${name(columns[0]!)} AS "key", ${first} AS "first" FROM ${from.sql} c GROUP BY 1) f ON f."key" = m.${name(keys[0]!)}`,
    );
    const column: Column = { name: flagged, type: { kind: 'boolean', yes: ['true'] }, filled: to.rows, distinct: 2, rejected: 0 };
    const table: Table = { ...to, sql: made, columns: [...to.columns, column] };
    const sql = `m.${name(flagged)}`;
    if (!(await isEither(database, table, sql))) continue;
    const value = state ? `${state.done[0]} ` : '';
    return {
      ...none,
      table,
      measures: [flag(stated, `${value}${means.atOnce}`, flagged, sql, 'up')],
      everyRow: true,
      outcomes: [flagged],
      called: rowsCalled(to, means.said),
      madeOf: [to, from],
    };
  }
  return null;
}

async function isEither(database: Database, table: Table, sql: string): Promise<boolean> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE ${sql}) AS "yes", count(*) FILTER (WHERE NOT (${sql})) AS "no" FROM ${table.sql} m`,
  );
  return Number(row!.yes) >= fewestRows && Number(row!.no) >= fewestRows;
}

const mostStates = 15;

/** What was done, as a state says it. */
const passed = /^(?:ok|pass(?:ed)?|i o|bestanden|conforme|apto|aprobad[oa]|aprovad[oa]|idoneo|done|success(?:ful)?|合格|通过|完成)$/;
const doneNamed = (value: string) => {
  const found = eventsIn(words(value));
  return passed.test(words(value)) || (found.length > 0 && found.every(({ good }) => good === true));
};

/** What the rows of one are in order by: a number that begins anew with each, else the day. */
async function orderOf(database: Database, { from, columns }: Link): Promise<string | null> {
  const numbered = from.columns.find(
    ({ name: each, type, distinct, filled }) =>
      type.kind === 'number' &&
      type.integer &&
      filled === from.rows &&
      distinct <= mostTries &&
      inTurn.test(words(each)) &&
      each !== columns[0],
  );
  if (numbered) return `c.${name(numbered.name)}`;
  const time = await timeOf(database, from);
  return time ? time.sql.replaceAll('m.', 'c.') : null;
}

const mostTries = 30;
