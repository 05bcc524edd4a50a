/** Tables of a PostgreSQL database as a data source. */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { type Database, name as quoted } from '../../engine/data/database.ts';
import { createRaw, type Found, headerNames, maxColumns, numberText, type Reference, textOf } from '../../engine/data/raw-table.ts';
import type { TableSource } from '../../engine/data/table-source.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { connect, type Login } from './connect.ts';
import { sourceError } from './errors.ts';
import type { PostgresAddress } from './parse-url.ts';

/** Object IDs of types whose text needs conversion. */
const boolean = 16;
const floats = new Set([700, 701]);
const numeric = 1700;
const money = 790;
const dates = new Set([1082, 1114, 1184]);
/** bytea, json, jsonb, xml, and other compound values. */
const compound = new Set([17, 114, 3802, 142]);

export interface Field {
  name: string;
  type: number;
}

/** Arrays, documents and bytes are not table values. */
export function isPlain({ type }: Field, arrays: ReadonlySet<number>): boolean {
  return !compound.has(type) && !arrays.has(type);
}

export function valueText(value: string | null, { type }: Field): string | null {
  if (value === null) return null;
  if (type === boolean) return value === 't' ? 'true' : 'false';
  if (floats.has(type)) return numberText(Number(value));
  if (type === money) return unmistakable(value.replace(/[^\d.-]/g, ''));
  if (type === numeric) return /^-?\d/.test(value) ? unmistakable(value) : null;
  // `infinity` is not a date; the session's time zone is UTC, so `+00` says nothing.
  if (dates.has(type)) return /^\d{4}-/.test(value) && !value.endsWith('BC') ? value.replace(/\+00$/, '').replace(/\.\d+$/, '') : null;
  return textOf(value);
}

/** Appends a zero to three decimals: `1.125` could be read as a thousand. */
function unmistakable(text: string): string {
  return text.replace(/(\.\d{3})$/, '$10');
}

export interface PostgresTable {
  schema: string;
  name: string;
  /** Primary key columns; empty for a view. */
  key: string[];
  view: boolean;
  /** Foreign keys to tables of its schema. */
  references: Reference[];
}

/** Names of a table's columns in the order of their numbers in a key. */
function columnsOf(table: string, key: string): string {
  return `(SELECT json_agg(a.attname ORDER BY u.at) FROM unnest(${key}) WITH ORDINALITY u(number, at) JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = u.number)`;
}

/** @throws source_not_found for a missing table, data_empty for a schema without tables */
export async function listTables(client: Client, { schema, tables: asked, database }: PostgresAddress): Promise<PostgresTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; key: string; readable: string; view: string; references: string }>(
    // Parts of a partitioned table are read with it.
    `SELECT n.nspname AS schema, c.relname AS name, has_table_privilege(c.oid, 'SELECT') AS readable,
       (SELECT coalesce(json_agg(a.attname ORDER BY array_position(i.indkey::int2[], a.attnum)), '[]') FROM pg_index i
        JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey) WHERE i.indrelid = c.oid AND i.indisprimary) AS key,
       c.relkind IN ('v', 'm') AS view,
       (SELECT coalesce(json_agg(json_build_object('columns', ${columnsOf('k.conrelid', 'k.conkey')}, 'table', f.relname, 'keys', ${columnsOf('k.confrelid', 'k.confkey')}) ORDER BY k.conname), '[]')
        FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.relnamespace = c.relnamespace) AS "references"
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
    view: row.view === 't',
    references: JSON.parse(row.references) as Reference[],
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

const batch = 20_000;

/** One SELECT, and the name of its table. */
interface Part {
  called: string;
  file: string;
  sql: string;
  view: boolean;
  references: Reference[];
}

/** @param query Instead of tables; its rows become one table, named `called`. */
export function postgresSource(address: PostgresAddress, login: Login, query: { sql: string; called: string } | null): TableSource {
  return {
    async read({ database, next }) {
      const client = await connect(address, login);
      try {
        await begin(client);
        const arrays = await arrayTypes(client);
        const parts = query
          ? [{ called: query.called, file: `${address.database}/query`, sql: orderedQuery(query.sql), view: false, references: [] }]
          : await partsOf(client, address);
        const tables: Found[] = [];
        const notes: string[] = [];
        for (const part of parts) {
          const found = await readPart(client, part, arrays, database, next, notes);
          if (found) tables.push(found);
        }
        if (tables.length === 0) {
          throw new QuarterdeckError(
            'data_empty',
            `${parts.map(({ file }) => file).join(', ')} ${parts.length === 1 ? 'holds' : 'hold'} no rows.`,
            { next: 'check that it is the right database' },
          );
        }
        return { tables, notes };
      } catch (error) {
        throw sourceError(error, address);
      } finally {
        // A hanging server must not keep the program running.
        client.end().catch(() => {});
      }
    },
  };
}

/** All tables as of one moment, formatted the same whatever the server's settings. */
async function begin(client: Client): Promise<void> {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  for (const setting of ["TIME ZONE 'UTC'", 'LOCAL DateStyle = ISO', "LOCAL lc_monetary = 'C'", 'LOCAL extra_float_digits = 1']) {
    await client.query(`SET ${setting}`);
  }
}

async function arrayTypes(client: Client): Promise<Set<number>> {
  const { rows } = await client.query<{ oid: string }>(`SELECT oid FROM pg_type WHERE typcategory IN ('A', 'C') ORDER BY oid`);
  return new Set(rows.map(({ oid }) => Number(oid)));
}

async function partsOf(client: Client, address: PostgresAddress): Promise<Part[]> {
  return (await listTables(client, address)).map(({ schema, name, key, view, references }) => {
    const own = schema === address.schema;
    // A view has no key, so its rows are sorted by their text, byte by byte.
    const order = key.length > 0 ? key.map((column) => `t.${quoted(column)}`).join(', ') : 't::text COLLATE "C"';
    return {
      called: name,
      file: `${address.database}/${own ? '' : `${schema}.`}${name}`,
      sql: `SELECT * FROM ${quoted(schema)}.${quoted(name)} t ORDER BY ${order}`,
      view,
      references,
    };
  });
}

function orderedQuery(sql: string): string {
  return `SELECT * FROM (\n${sql.trim().replace(/;\s*$/, '')}\n) t ORDER BY t::text COLLATE "C"`;
}

async function readPart(
  client: Client,
  { called, file, sql, view, references }: Part,
  arrays: ReadonlySet<number>,
  database: Database,
  next: () => string,
  notes: string[],
): Promise<Found | null> {
  // A single statement: the extended protocol rejects a second one after a semicolon.
  await client.query({ text: `DECLARE quarterdeck NO SCROLL CURSOR FOR ${sql}`, queryMode: 'extended' } as never);
  const table = next();
  const hash = createHash('sha256');
  let fields: { field: Field; at: number }[] | null = null;
  let columns: string[] = [];
  let rows = 0;
  for (;;) {
    const found = await client.query<(string | null)[]>({ text: `FETCH ${batch} FROM quarterdeck`, rowMode: 'array' });
    if (!fields) {
      const all = found.fields.map((each, at) => ({ field: { name: each.name, type: each.dataTypeID }, at }));
      fields = all.filter(({ field }) => isPlain(field, arrays));
      const left = all.filter((each) => !fields!.includes(each)).map(({ field }) => field.name);
      if (left.length > 0)
        notes.push(`${left.join(', ')} of ${file} ${left.length === 1 ? 'holds' : 'hold'} lists, documents or bytes; they are left out.`);
      if (fields.length === 0 || fields.length > maxColumns) {
        throw new QuarterdeckError('data_not_tabular', `${file} has ${fields.length} columns of values, so it is no table.`, {
          next: 'name the columns you need in a query',
        });
      }
      columns = headerNames(fields.map(({ field }) => field.name));
      hash.update(`${JSON.stringify(columns)}\n`);
      if (found.rows.length > 0) await createRaw(database, table, columns);
    }
    const texts = found.rows.map((row) => fields!.map(({ field, at }) => valueText(row[at]!, field)));
    const filled = texts.filter((row) => row.some((value) => value !== null));
    for (const row of filled) hash.update(`${JSON.stringify(row)}\n`);
    await database.append(table, filled);
    rows += filled.length;
    if (found.rows.length < batch) break;
  }
  await client.query('CLOSE quarterdeck');
  if (rows === 0) {
    notes.push(`${file} holds no rows and is left out.`);
    return null;
  }
  const known = { ...(view && { derived: true as const }), ...(references.length > 0 && { references }) };
  return { called, raw: { table, file, columns, rows, rejected: 0, around: 0, sha256: hash.digest('hex'), delimiter: null, ...known } };
}
