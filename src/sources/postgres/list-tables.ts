/** Which tables and views of a database are read: those asked for, or all of the schema that this user may read. */
import type { Client } from 'pg';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { PostgresAddress } from './parse-url.ts';

export interface PostgresTable {
  schema: string;
  name: string;
  /** Columns of the primary key; none for a view. */
  key: string[];
}

/** @throws source_not_found for a table that does not exist, data_empty for a schema without tables */
export async function listTables(client: Client, { schema, tables: asked, database }: PostgresAddress): Promise<PostgresTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; readable: string }>(
    // Parts of a partitioned table are read with it.
    `SELECT n.nspname AS schema, c.relname AS name, has_table_privilege(c.oid, 'SELECT') AS readable,
       (SELECT coalesce(json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum)), '[]') FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey) WHERE i.indrelid = c.oid AND i.indisprimary) AS key
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
       AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_toast%' AND n.nspname NOT LIKE 'pg\\_temp%'
     ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
  );
  const all = rows.map((row) => ({
    schema: row.schema,
    name: row.name,
    key: JSON.parse(row.key) as string[],
    readable: row.readable === 't',
  }));
  const inSchema = all.filter((table) => table.schema === schema);
  if (asked.length === 0) {
    const readable = inSchema.filter((table) => table.readable);
    if (readable.length > 0) return readable;
    const schemas = [...new Set(all.map((table) => table.schema))];
    throw new QuarterdeckError('data_empty', `The schema ${schema} of ${database} has no table that you may read.`, {
      next: schemas.length > 0 ? `name another with ?schema=; there are ${schemas.join(', ')}` : 'check that it is the right database',
    });
  }
  return [...new Set(asked)].map((wanted) => {
    const found = inSchema.find(({ name }) => name === wanted) ?? all.find((table) => `${table.schema}.${table.name}` === wanted);
    if (found) return found;
    const names = inSchema.map(({ name }) => name);
    const near = didYouMean(wanted, names);
    throw new QuarterdeckError('source_not_found', `${database} has no table ${wanted}${near ? `; did you mean ${near}?` : '.'}`, {
      next: names.length > 0 ? `the tables of ${schema} are ${names.slice(0, 20).join(', ')}` : `the schema ${schema} has no tables`,
    });
  });
}
