/** Parquet, read by DuckDB: every value as text, dates as ISO, decimals exact. */
import { QuarterdeckError } from '../../../model/errors.ts';
import { type ColumnInfo, type Database, literal, name } from '../database.ts';
import { edgeSpace, headerNames, maxColumns } from '../raw-table.ts';
import type { FormatReader } from './source.ts';

interface Leaf {
  name: string;
  sql: string;
}

/** @throws data_empty, data_not_tabular, data_unsupported */
export const readParquet: FormatReader = async ({ file, called, path, sha256 }, { database, next }) => {
  if (path === null || /[*?[]/.test(path)) {
    const why = path === null ? 'packed or on stdin' : 'under a name with *, ? or [';
    throw new QuarterdeckError('data_unsupported', `${file} is a Parquet file, which cannot be read ${why}.`, {
      next: path === null ? 'Save it unpacked, and give its path.' : 'Rename it.',
    });
  }
  const table = next();
  const from = `read_parquet(${literal(path)}, binary_as_string = true)`;
  const left: string[] = [];
  let leaves: Leaf[];
  try {
    leaves = (await database.columns(`SELECT * FROM ${from}`)).flatMap((column) => leavesOf(column, name(column.name), column.name, left));
  } catch (cause) {
    throw damaged(file, cause);
  }
  if (leaves.length === 0 || leaves.length > maxColumns) {
    throw new QuarterdeckError('data_not_tabular', `${file} has ${leaves.length} columns of values, so it is no table.`, {
      next: 'Export the columns you need.',
    });
  }
  const columns = headerNames(leaves.map((leaf) => leaf.name));
  const selected = leaves.map(({ sql }, at) => `nullif(trim(${sql}, ${edgeSpace}), '') AS ${name(columns[at]!)}`);
  try {
    await database.run(`CREATE TABLE ${name(table)} AS SELECT ${selected.join(', ')} FROM ${from}`);
  } catch (cause) {
    throw damaged(file, cause);
  }
  const rows = await dropBlank(database, table, columns);
  if (rows === 0) {
    throw new QuarterdeckError('data_empty', `${file} holds no rows with a value.`, {
      next: 'Export it again with its rows, or leave the file out.',
    });
  }
  const notes =
    left.length > 0 ? [`${left.join(', ')} of ${file} ${left.length === 1 ? 'holds' : 'hold'} lists inside a row; they are left out.`] : [];
  return { tables: [{ called, raw: { table, file, columns, rows, rejected: 0, around: 0, sha256, delimiter: null } }], notes };
};

/** The leaf columns: a plain column as it is, a structure's fields as `account.name`; lists are left out. */
function leavesOf(column: ColumnInfo, sql: string, path: string, left: string[]): Leaf[] {
  if (column.fields) {
    return column.fields.flatMap((field) =>
      leavesOf(field, `struct_extract(${sql}, ${literal(field.name)})`, `${path}.${field.name}`, left),
    );
  }
  if (/\[\d*\]$|^MAP|^UNION/.test(column.type)) {
    left.push(path);
    return [];
  }
  return [{ name: path, sql: textSql(column.type, sql) }];
}

function textSql(type: string, sql: string): string {
  // The session's time zone is the machine's; UTC is the same everywhere.
  if (type === 'TIMESTAMP WITH TIME ZONE') return `CAST(${sql} AT TIME ZONE 'UTC' AS VARCHAR)`;
  const text = `CAST(${sql} AS VARCHAR)`;
  if (type === 'DOUBLE' || type === 'FLOAT') {
    const exact = `CASE WHEN abs(${sql}) >= 1 THEN CAST(TRY_CAST(${sql} AS HUGEINT) AS VARCHAR)
      ELSE rtrim(rtrim(CAST(CAST(${sql} AS DECIMAL(38, 20)) AS VARCHAR), '0'), '.') END`;
    const plain = `CASE WHEN contains(${text}, 'e') THEN ${exact} ELSE regexp_replace(${text}, '\\.0$', '') END`;
    return `CASE WHEN isfinite(${sql}) THEN ${unmistakable(plain)} END`;
  }
  return type.startsWith('DECIMAL') ? unmistakable(text) : text;
}

/** Appends a zero to three decimals: `1.125` could be read as a thousand. */
function unmistakable(text: string): string {
  return `regexp_replace(${text}, '(\\.[0-9]{3})$', '\\10')`;
}

async function dropBlank(database: Database, table: string, columns: readonly string[]): Promise<number> {
  await database.run(`DELETE FROM ${name(table)} WHERE coalesce(${columns.map(name).join(', ')}) IS NULL`);
  const [row] = await database.query(`SELECT count(*) AS "rows" FROM ${name(table)}`);
  return Number(row!.rows);
}

function damaged(file: string, cause: unknown): QuarterdeckError {
  return new QuarterdeckError('data_not_tabular', `${file} is a Parquet file that cannot be read: it is damaged, cut off, or encrypted.`, {
    next: 'Write it again, or give the table as CSV.',
    cause,
  });
}
