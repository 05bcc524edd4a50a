/** Downloads by the built program from a real server: whole or not at all, however they are disturbed. */
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { breakAfter, holdAfter, meddlingProxy } from '../../helpers/meddling-proxy.ts';
import { runCli, startCli } from '../../helpers/run-cli.ts';
import { type Served, startServer } from '../../helpers/serve.ts';
import { suiteDir, tempDir } from '../../helpers/temp-dir.ts';

describe('a download', () => {
  const home = suiteDir();
  let server: Served;
  let whole: Buffer;
  let env: Record<string, string>;
  beforeAll(async () => {
    server = await startServer(home);
    env = { QUARTERDECK_HOME: path.join(home, 'of-user'), QUARTERDECK_API_KEY: server.key! };
    const brief = 'All-hands for Northfield\n\n# Wins\n\n- New office opened\n- Support desk staffed around the clock\n';
    const made = await runCli(['generate', brief, '-o', '-', '--base-url', server.url], { env });
    whole = made.bytes;
    return () => server.stop();
  });

  /** Types in a folder of its own. */
  const user = () => {
    const cwd = tempDir();
    return { cwd, type: (args: string[], baseUrl = server.url) => runCli([...args, '--base-url', baseUrl], { cwd, env }) };
  };

  it('that was stopped keeps what came, and goes on with it', async () => {
    const { cwd, type } = user();
    const through = await meddlingProxy(server.url, holdAfter(5_000));
    const child = startCli(['download', 'last', '-o', 'part.pptx', '--base-url', through], { cwd, env });
    const partOf = () => readdirSync(cwd).find((name) => name.endsWith('.part'));
    await expect.poll(() => (partOf() ? readFileSync(path.join(cwd, partOf()!)).length : 0), { timeout: 20_000 }).toBe(5_000);
    const closed = once(child, 'close');
    let stderr = '';
    child.stderr!.on('data', (chunk) => {
      stderr += chunk;
    });
    child.kill('SIGINT');
    expect(await closed).toEqual([130, null]);
    expect(stderr).toContain('Stopped after 5000 of');
    expect((await type(/Try: quarterdeck (.*)/.exec(stderr)![1]!.split(' '))).code).toBe(0);
    expect(readFileSync(path.join(cwd, 'part.pptx')).equals(whole)).toBe(true);
    expect(readdirSync(cwd)).toEqual(['part.pptx']);
  });

  it('of a part that is longer than the file is refused as well', async () => {
    const { cwd, type } = user();
    await type(['download', 'last', '-o', 'a.pptx'], await meddlingProxy(server.url, breakAfter(5_000)));
    appendFileSync(path.join(cwd, readdirSync(cwd)[0]!), whole);
    expect((await type(['download', 'last', '-o', 'a.pptx', '--resume'])).code).toBe(1);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self'))('to where nothing can be written says so', async () => {
    const { code, stderr } = await user().type(['download', 'last', '-o', '/proc/a.pptx']);
    expect(code).toBe(1);
    expect(stderr).toContain('Error: The output file cannot be written\nCause: /proc/a.pptx cannot be written');
  });

  it('into a pipe is the file and nothing else, or nothing', async () => {
    const { type } = user();
    const piped = await type(['download', 'last', '-o', '-']);
    expect(piped.code).toBe(0);
    expect(piped.bytes.equals(whole)).toBe(true);
    const broken = await type(['download', 'last', '-o', '-'], await meddlingProxy(server.url, breakAfter(5_000)));
    expect({ code: broken.code, stdout: broken.stdout }).toEqual({ code: 1, stdout: '' });
    expect(broken.stderr).toContain('The connection broke after 5000 of');
  });
});
