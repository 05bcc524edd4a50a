/** A deck is the same from a source, from its snapshot, and in every time zone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { csvFolder } from '../engine/data/csv-files.ts';
import { postgresAnswers, testDatabase } from '../helpers/postgres.ts';
import { runCli } from '../helpers/run-cli.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const reps = ['Ann Lee', 'Bob Ray', 'Cy Fox', 'Dee Moss'];
const products = ['Harrier', 'Kestrel', 'Merlin'];
const days = ['01', '12', '28', '30'];

/** Two years of deals, some of which close on the last day of a quarter. */
const rows = Array.from({ length: 480 }, (_, at) => {
  const month = at % 24;
  const [year, text] = [2024 + Math.floor(month / 12), String((month % 12) + 1).padStart(2, '0')];
  const day = text === '02' ? '28' : days[at % 4]!;
  const last = ['03', '12'].includes(text) && at % 5 === 0 ? '31' : day;
  return [
    `d${at}`,
    reps[at % 4]!,
    products[(at * 7) % 3]!,
    at % 5 < 3 ? 'Won' : 'Lost',
    String(5000 + 200 * month + ((at * 137) % 400)),
    `${year}-${text}-01`,
    `${year}-${text}-${last}`,
  ];
});
const header = ['id', 'owner', 'product', 'stage', 'amount', 'created_at', 'closed_at'];

function world() {
  const cwd = tempDir();
  const home = tempDir();
  const run = async (args: string[], env: Record<string, string> = {}) => {
    const result = await runCli(args, { cwd, env: { QUARTERDECK_HOME: home, ...env } });
    expect(result.code, result.stderr).toBe(0);
    return result;
  };
  const deck = async (name: string, args: string[], env?: Record<string, string>) => {
    await run(['generate', 'Sales review of Q4 2025', '--as-of', '2025-12-31', '-o', `${name}.pptx`, ...args], env);
    return readFileSync(path.join(cwd, `${name}.pptx`));
  };
  return { cwd, run, deck };
}

describe('a source of files', () => {
  it('makes the same deck by its path, by its name, and from its snapshot', async () => {
    const { run, deck } = world();
    const folder = csvFolder({
      'deals.csv': [header, ...rows].map((row) => row.join(',')).join('\n'),
      'reps.csv': 'owner,region\nAnn Lee,West\nBob Ray,East\nCy Fox,West\nDee Moss,East\n',
      'map.yaml': 'aliases: {product: {Merlin: Merlin 2}}\n',
    });
    const map = path.join(folder, 'map.yaml');
    const direct = await deck('direct', ['--data', folder, '--mapping', map]);
    await run(['sources', 'add', 'sales', '--folder', folder, '--mapping', map]);
    expect((await deck('named', ['--source', 'sales'])).equals(direct)).toBe(true);
    await run(['sources', 'snapshot', 'sales', '-o', 'kept']);
    expect((await deck('kept', ['--data', 'kept'])).equals(direct)).toBe(true);
    await run(['sources', 'add', 'offline', '--folder', 'kept']);
    expect((await deck('offline', ['--source', 'offline'])).equals(direct)).toBe(true);
  });
});

describe.runIf(postgresAnswers)('a database as a source', () => {
  it('trap 3: makes the same deck in every time zone, and from its snapshot when it is gone', async () => {
    const { run, deck } = world();
    const password = new URL(process.env.QUARTERDECK_TEST_DATABASE_URL ?? 'postgres://x').password;
    const login = password === '' ? {} : { PGPASSWORD: password };
    const db = await testDatabase();
    let there = true;
    onTestFinished(async () => {
      if (there) await db.drop();
    });
    const values = rows.map((row) => `(${row.map((value) => `'${value}'`).join(', ')})`).join(', ');
    await db.run(
      `CREATE TABLE deals (id text PRIMARY KEY, owner text, product text, stage text, amount numeric(12, 2), created_at date, closed_at timestamp);
       INSERT INTO deals VALUES ${values}; UPDATE deals SET closed_at = closed_at + interval '23 hours 30 minutes'`,
    );
    await run(['sources', 'add', 'sales', '--postgres', db.url, '--table', 'deals']);
    const first = await deck('utc', ['--source', 'sales'], { TZ: 'UTC', ...login });
    for (const zone of ['Asia/Kolkata', 'America/New_York']) {
      expect((await deck(zone.replace('/', '-'), ['--source', 'sales'], { TZ: zone, ...login })).equals(first), zone).toBe(true);
    }
    expect((await deck('url', ['--data', `${db.url}?table=deals`], login)).equals(first)).toBe(true);
    await run(['sources', 'snapshot', 'sales', '-o', 'kept'], login);
    await db.drop();
    there = false;
    expect((await deck('kept', ['--data', 'kept'])).equals(first)).toBe(true);
  });
});
