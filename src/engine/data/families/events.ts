/** Finds event lists next to subscriptions: churned accounts with a reason, and product usage. */
import { createCanonical, type Database, name } from '../database.ts';
import { type DimensionColumn, findDimensions, mainRoles, memberOf } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import type { Mapping } from '../mapping.ts';
import type { Column, Table } from '../typing/column-type.ts';

export interface EventTable {
  kind: 'churn' | 'usage';
  table: Table;
  day: Column;
  /** Column with the number of occurrences, if a row can count more than once. */
  count: Column | null;
}

export interface Events extends EventTable {
  /** Name of its table in the database. */
  into: string;
  dimensions: readonly DimensionColumn[];
}

const kinds = [
  ['churn', /\b(churn\w*|cancellations?|kundigungen|resiliations|bajas|cancelamentos|disdette)\b/],
  ['usage', /\b(usage|uses|adoption|nutzung|utilisation|uso|utilizzo)\b/],
] as const;

/** The first table of each kind that has a matching name and a date. */
export function findEvents(tables: readonly Table[]): EventTable[] {
  return kinds.flatMap(([kind, called]): EventTable[] => {
    for (const table of tables) {
      const day = table.columns.find(({ type, filled }) => type.kind === 'date' && filled > table.rows / 2);
      if (!day || !called.test(words(table.name))) continue;
      const count = table.columns.find(
        ({ name: each, type }) =>
          type.kind === 'number' &&
          type.integer &&
          /\b(count|uses|quantity|anzahl|nombre|numero)\b/.test(words(each)) &&
          !/error/i.test(each),
      );
      if (kind === 'usage' && !count) continue;
      return [{ kind, table, day, count: kind === 'usage' ? (count ?? null) : null }];
    }
    return [];
  });
}

/** Creates the table (day, times, one column per dimension, row_hash) from the list's own columns, without joins. */
export async function makeEvents(database: Database, found: EventTable, mapping: Mapping): Promise<Events> {
  const { kind, table, day, count } = found;
  const into = `${kind}_events`;
  const taken = new Set([day.name, ...(count ? [count.name] : [])]);
  const dimensions = findDimensions(table, mainRoles(table, mapping, taken), [], mapping, taken).filter(({ role }) => role !== 'account');
  const split = dimensions.map((each) => `, ${memberOf(each)} AS ${name(`by_${each.id}`)}`);
  await createCanonical(
    database,
    into,
    `SELECT m.${name(day.name)} AS day, ${count ? `m.${name(count.name)}` : '1'} AS times ${split.join('')} FROM ${table.sql} m WHERE m.${name(day.name)} IS NOT NULL`,
  );
  return { ...found, into, dimensions };
}
