/** The built program against a real server: refused keys, Ctrl-C, an end in good order. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CliOptions, runCli, startCli } from '../helpers/run-cli.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';

const brief = 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n';
const manyPages = Array.from({ length: 120 }, (_, at) => `# Part ${at}\n\n- Point one of ${at}\n- Point two of ${at}\n`).join('\n');

/** Interrupts a run as soon as it says that the deck is being made. */
async function interrupted(args: string[], options: CliOptions) {
  const child = startCli(args, options);
  let stderr = '';
  child.stderr!.on('data', (chunk) => {
    // A second Ctrl-C would end it at once.
    if (!stderr.includes('...') && `${stderr}${chunk}`.includes('...')) child.kill('SIGINT');
    stderr += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

describe('with a server', () => {
  const home = suiteDir();
  let server: Served;
  beforeAll(async () => {
    server = await startServer(home);
    return () => server.stop();
  });
  const signedIn = () => {
    const cwd = tempDir();
    const env = { QUARTERDECK_HOME: path.join(cwd, 'home'), QUARTERDECK_API_KEY: server.key! };
    const type = (args: string[], baseUrl = server.url) => runCli([...args, '--base-url', baseUrl], { cwd, env });
    return { cwd, env, type };
  };

  it('a key that does not hold ends in 4 and the command to type, in words and as JSON', async () => {
    const { cwd } = signedIn();
    const env = { QUARTERDECK_HOME: path.join(cwd, 'home'), QUARTERDECK_API_KEY: `qd_live_${'0'.repeat(36)}` };
    const args = ['decks', 'list', '--base-url', server.url];
    const [asText, asJson] = await Promise.all([runCli(args, { cwd, env }), runCli([...args, '--json'], { cwd, env })]);
    expect(asText).toMatchObject({ code: 4, stdout: '' });
    expect(asText.stderr).toContain(`Try: quarterdeck login --base-url ${server.url}`);
    expect(asText.stderr).toMatch(/Request: req_\w+/);
    expect(JSON.parse(asJson.stderr)).toMatchObject({ status: 401, code: 'unauthorized', request_id: expect.stringMatching(/^req_/) });
    expect(asText.stderr + asJson.stderr).not.toContain('0'.repeat(30));
  });

  it('Ctrl-C leaves the deck to the server and says how to go on', async () => {
    const { cwd, env, type } = signedIn();
    const { code, stderr } = await interrupted(['generate', manyPages, '--slides', '100', '--base-url', server.url], { cwd, env });
    expect(code).toBe(130);
    const next = /Try: quarterdeck (status (deck_\w+) --watch)/.exec(stderr)!;
    expect(stderr).toContain(`the deck ${next[2]} is still being made`);
    expect(readdirSync(cwd).filter((name) => name.endsWith('.pptx'))).toEqual([]);
    expect((await type(next[1]!.split(' '))).stdout).toContain('completed');
  });
});

describe('without a server', () => {
  it('Ctrl-C cancels the deck and writes nothing', async () => {
    const cwd = tempDir();
    const env = { QUARTERDECK_HOME: path.join(cwd, 'home') };
    const { code, stderr } = await interrupted(['generate', brief, '-o', 'deck.pptx'], { cwd, env });
    expect(code).toBe(130);
    expect(stderr).toContain('nothing was written');
    expect(readdirSync(cwd)).toEqual(['home']);
    expect((await runCli(['status', 'last', '--fields', 'status'], { cwd, env })).stdout).toBe('{"status":"canceled"}\n');
  });

  it('--wait-timeout ends in 5', async () => {
    const cwd = tempDir();
    const deals = path.join(cwd, 'deals.csv');
    // Half a million rows take longer than a second on any machine.
    spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/bench/make-deals.mjs'), deals, '500000']);
    const args = ['generate', 'Sales review', '--data', deals, '--wait-timeout', '1'];
    const { code, stderr } = await runCli(args, { cwd, env: { QUARTERDECK_HOME: path.join(cwd, 'home') } });
    expect({ code, said: stderr.includes('not done within 1 seconds') }).toEqual({ code: 5, said: true });
  });
});
