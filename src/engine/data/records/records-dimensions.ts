/** The columns along which a table without deals can be split: kinds, names of places and things, flags. */
import { type Database, literal, name } from '../database.ts';
import type { DimensionColumn } from '../dimensions.ts';
import { words } from '../lexicon.ts';
import type { Column, Table } from '../typing/column-type.ts';
import { columnLabel } from './measure-name.ts';

export function flagDimension(column: Column): DimensionColumn {
  const yes = column.type.kind === 'boolean' ? `m.${name(column.name)}` : `m.${name(column.name)} = 1`;
  const called = columnLabel(column.name);
  return {
    id: words(column.name).replaceAll(' ', '_') || 'flag',
    label: called,
    role: 'other',
    // A bare yes would lead and stand apart on slides without saying what it says yes to.
    sql: `CASE WHEN ${yes} THEN ${literal(`${called}: yes`)} WHEN NOT (${yes}) THEN ${literal(`${called}: no`)} END`,
    column: column.name,
    lookup: null,
  };
}

const mostEntities = 200;

const entityNamed =
  /^(country|state|province|city|county|nation|district|store|shop|branch|plant|site|machine|sensor|device|line|symbol|ticker|campaign|supplier|vendor|brand|model|name|land|bundesland|stadt|filiale|maschine|pays|ville|magasin|pais|ciudad|tienda|cidade|loja|paese|citta|negozio)( name| id)?$/;

/** Names of places and things split a table too, more of them than a mere category has. */
export function entities(main: Table, found: DimensionColumn[], taken: ReadonlySet<string>): DimensionColumn[] {
  const known = new Set(found.map(({ column }) => column));
  const more = main.columns
    .filter(
      (column) =>
        column.type.kind === 'text' &&
        !taken.has(column.name) &&
        !known.has(column.name) &&
        column.distinct >= 2 &&
        column.distinct <= mostEntities &&
        column.filled > main.rows * 0.9 &&
        entityNamed.test(words(column.name)),
    )
    .map(
      (column): DimensionColumn => ({
        id: words(column.name).replaceAll(' ', '_'),
        label: columnLabel(column.name),
        role: 'other',
        sql: `m.${name(column.name)}`,
        column: column.name,
        lookup: null,
      }),
    )
    .filter(({ id }) => !found.some((dimension) => dimension.id === id));
  return [...found.filter(({ column }) => !/\bid$/.test(words(column))), ...more];
}

/** Members written as codes, such as `south_asia`, are shown as words. */
export async function inWords(database: Database, main: Table, dimension: DimensionColumn): Promise<DimensionColumn> {
  const [row] = await database.query(
    `SELECT count(*) FILTER (WHERE NOT regexp_full_match(v, '[a-z0-9]+(_[a-z0-9]+)*')) AS "other", count(*) FILTER (WHERE contains(v, '_')) AS "joined"
     FROM (SELECT CAST(${dimension.sql} AS VARCHAR) AS v FROM ${main.sql} m) WHERE v IS NOT NULL`,
  );
  if (Number(row!.other) > 0 || Number(row!.joined) === 0) return dimension;
  const plain = `replace(CAST(${dimension.sql} AS VARCHAR), '_', ' ')`;
  const { listed: _, ...written } = dimension;
  return { ...written, sql: `upper(${plain}[1]) || ${plain}[2:]` };
}
