/** Rows of which the first of those that belong to them did what it was for: jobs that were completed with the first visit. */
import type { Concern, Given } from '../../../model/brief.ts';
import { type Database, literal, name } from '../database.ts';
import { words } from '../lexicon.ts';
import { namesOf } from '../named-rows.ts';
import { findLinks, type Link } from '../relations/links.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { eventsIn } from './events.ts';
import { timeOf } from './row-time.ts';
import { flagTold, isEither, none, rowsNamed } from './told-words.ts';

type Stated = Extract<Given, { kind: 'measure' }>;

const inTurn = /\b(?:seq\w*|sequence|attempt\w*|no|nr|number|lfd|versuch\w*|rang|ordre|orden|ordem|ordine|numero)\b|回|次/;

/** Where no state says so, those to which one row belongs alone; null where nothing is told of a first try, or no table has rows for each. */
export async function withFirstTry(database: Database, tables: readonly Table[], stated: Stated, means: Concern) {
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
      measures: [flagTold(stated, `${value}${means.atOnce}`, flagged, sql, 'up')],
      everyRow: true,
      outcomes: [flagged],
      called: rowsNamed(to, means.said),
      madeOf: [to, from],
    };
  }
  return null;
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
