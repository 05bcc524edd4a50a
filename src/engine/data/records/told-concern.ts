/**
 * The measure that a brief says became better or worse in the words people speak. Of all that the tables could be measured by, it is what suits these
 * words and moved somewhere as they say it did.
 */
import type { Concern, Given } from '../../../model/brief.ts';
import { type Database, name } from '../database.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { changesAtAPlace } from './change-at-a-place.ts';
import { isGood, type Reading, readingsOf } from './concern-readings.ts';
import { datedMeasures } from './dated-measures.ts';
import { withFirstTry } from './first-try.ts';
import { columnLabel, measureColumns } from './measure-columns.ts';
import type { StatedMeasures } from './measures-found.ts';
import { type Time, timeOf } from './row-time.ts';
import { timeSaid } from './said-columns.ts';
import { flagTold, isOf, named, none, rowsNamed, timeBetween, withoutDate } from './told-words.ts';

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
    const time = await dayOfAll(database, table, means);
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

/** The day that the brief names; else what dates the rows, or the first that nearly all of them have: what only some reach says nothing of the others. */
async function dayOfAll(database: Database, table: Table, { days }: Concern): Promise<Time | null> {
  const said = timeSaid(table, days);
  if (said) return said;
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

async function madeOf(database: Database, stated: Stated, means: Concern, reading: Reading, moved: number): Promise<StatedMeasures | null> {
  const { kind, table, columns, value, other, counted, sql, by } = reading;
  const [one, two] = columns as [Column, Column];
  const isYes = `CAST((${sql}) AS BOOLEAN)`;
  const time = await dayOfAll(database, table, means);
  const called = rowsNamed(table, means.said);
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
        measures: [flagTold(stated, means.shareOf.replace('{value}', value!), one.name, isYes, polarity(value!))],
        outcomes: [one.name],
      };
    case 'filled':
      return {
        ...whole,
        measures: [flagTold(stated, means.shareOf.replace('{value}', withoutDate(one.name)), one.name, isYes, polarity(one.name))],
        outcomes: [one.name],
      };
    case 'soon':
      return {
        ...whole,
        time: { name: one.name, sql: `m.${name(one.name)}` },
        measures: [flagTold(stated, `${withoutDate(two.name)} ${means.limit}`, two.name, isYes, polarity(two.name))],
        outcomes: [two.name],
      };
    case 'kept': {
      return {
        ...whole,
        time: { name: one.name, sql: `m.${name(one.name)}` },
        dated: { planned: one.name, actual: two.name },
        measures: [
          {
            ...flagTold(stated, 'On-time rate', two.name, isYes, 'up'),
            called: 'on_time_rate',
            named: { punctual: withoutDate(two.name) },
          },
        ],
        outcomes: [two.name],
      };
    }
    case 'days': {
      // What has not come so far is known to be open, and the rows count for what else they say.
      const isShort = sql.includes("'minute'");
      const days = {
        column: two.name,
        behaviour: 'mean',
        unit: isShort ? 'number' : 'days',
        currency: null,
        polarity: 'down',
        sql: `(${sql})`,
        against: {},
      } as const;
      return {
        ...whole,
        measures: [{ ...timeBetween(stated, one.name, two.name), ...days }],
        time: { name: one.name, sql: `m.${name(one.name)}` },
      };
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
        : flagTold(
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
