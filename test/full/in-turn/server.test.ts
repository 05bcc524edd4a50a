/** The built program against a real server: an end in good order, and decks that are made after the program has gone. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../helpers/run-cli.ts';
import { serve } from '../../helpers/serve.ts';
import { tempDir } from '../../helpers/temp-dir.ts';

const brief = 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n';
const manyPages = Array.from({ length: 120 }, (_, at) => `# Part ${at}\n\n- Point one of ${at}\n- Point two of ${at}\n`).join('\n');

describe('a server that is stopped', () => {
  it('ends well, and keeps the decks that wait', async () => {
    const home = path.join(tempDir(), 'server');
    const server = await serve(home, ['--slots', '1']);
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    const ask = async (body: object) => {
      const answer = await fetch(`${server.url}/v1/generate`, { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await answer.json()) as { deck_id: string }).deck_id;
    };
    await ask({ prompt: manyPages, options: { slides: 100 } });
    const behind = await ask({ prompt: brief });
    expect(await server.stop()).toBe(0);
    const kept = await runCli(['status', behind, '--fields', 'status'], { env: { QUARTERDECK_HOME: home } });
    expect(kept.stdout).toBe('{"status":"queued"}\n');
  });
});

describe('without a server', () => {
  it('--no-wait makes the deck after the program has gone', async () => {
    const cwd = tempDir();
    const env = { QUARTERDECK_HOME: path.join(cwd, 'home') };
    const left = await runCli(['generate', brief, '--no-wait', '--metadata', 'team=ops', '--fields', 'deck_id,metadata'], { cwd, env });
    expect(JSON.parse(left.stdout).metadata).toEqual({ team: 'ops' });
    const { stdout, code } = await runCli(['status', 'last', '--watch', '--exit-status'], { cwd, env });
    expect({ code, done: stdout.includes('completed') }).toEqual({ code: 0, done: true });
  });
});
