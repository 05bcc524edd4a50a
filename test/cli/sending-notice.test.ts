/** What goes to a server is said on stderr, once per run. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../../src/service/server.ts';
import { serverConfig } from '../../src/service/server-config.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';

const cwd = suiteDir();
const clock = () => new Date();
let server: Server;

beforeAll(async () => {
  const env = { QUARTERDECK_HOME: cwd };
  server = await startServer({ ...serverConfig({ port: '0', slots: '1' }, { env, cwd }), env, clock, version: '0.0.0-test' });
  for (const name of ['deals.csv', 'regions.csv']) writeFileSync(path.join(cwd, name), 'id,amount,close_date\n1,10,2025-01-02\n');
});
afterAll(() => server.close());

const type = async (...argv: string[]) => {
  const env = { QUARTERDECK_HOME: tempDir(), QUARTERDECK_BASE_URL: server.url, QUARTERDECK_API_KEY: server.firstKey! };
  return (await runInProcess(argv, { env, cwd, clock })).stderr.split('\n').filter((line) => line.startsWith('Sending'));
};

it('of a deck: its files and their size, once', async () => {
  expect(await type('generate', 'QBR', '--data', 'deals.csv', '--data', 'regions.csv', '--no-wait')).toEqual([
    `Sending 2 files, 0.1 kB, to ${server.url}`,
  ]);
});

it('of a deck without files: its prompt', async () => {
  expect(await type('generate', 'All-hands', '--no-wait')).toEqual([`Sending the prompt to ${server.url}`]);
});

it('of a data source: its files', async () => {
  expect(await type('sources', 'add', 'crm', '--file', 'deals.csv')).toEqual([`Sending 1 file, 0.1 kB, to ${server.url}`]);
});

it('not where stderr has to be quiet, or nothing of this machine is sent', async () => {
  expect(await type('generate', 'All-hands', '--no-wait', '--quiet')).toEqual([]);
  expect(await type('generate', 'All-hands', '--no-wait', '--json')).toEqual([]);
  expect(await type('decks', 'list')).toEqual([]);
});
