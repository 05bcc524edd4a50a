/** Errors that nobody handled, in a program of its own: `serve` with one planted into it. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../helpers/serve.ts';
import { tempDir } from '../helpers/temp-dir.ts';

/** A server in which something goes wrong in a callback once it has begun. */
async function planted(defect: string) {
  const home = tempDir();
  const [file, sign] = [path.join(home, 'defect.cjs'), path.join(home, 'now')];
  const look = `if (!require('node:fs').existsSync(${JSON.stringify(sign)})) return; clearInterval(looking); ${defect}`;
  writeFileSync(file, `const looking = setInterval(() => { ${look} }, 50);`);
  const server = await startServer(home, [], { NODE_OPTIONS: `--require=${file}` });
  const closed = once(server.process, 'close');
  writeFileSync(sign, '');
  return { server, closed };
}

it('a rejection that nobody handled is logged, and the server goes on', async () => {
  const { server } = await planted("Promise.reject(new Error('Nobody waits.'))");
  await expect.poll(() => server.log(), { timeout: 20_000 }).toContain('"level":50');
  expect(server.log()).toContain('Nobody waits.');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

it('after an exception that nobody caught the server ends in good order, with an exit code that has it started again', async () => {
  const { server, closed } = await planted("throw new Error('Half changed.')");
  const [code] = await closed;
  expect(server.log()).toMatch(/"level":60.*Half changed\./);
  expect(code).toBe(1);
});
