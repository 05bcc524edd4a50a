/** Baseline: bare node with DuckDB reading a file into a table. */
import { DuckDBInstance } from '@duckdb/node-api';

const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
await connection.run(`CREATE TABLE "rows" AS SELECT * FROM read_csv('${process.argv[2].replaceAll("'", "''")}', all_varchar=true)`);
await connection.runAndReadAll('SELECT count(*) FROM "rows"');
