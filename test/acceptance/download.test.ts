/** Downloads by the built program from a real server: whole or not at all, however they are disturbed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { breakAfter, meddlingProxy } from '../helpers/meddling-proxy.ts';
import { runCli } from '../helpers/run-cli.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir, tempDir } from '../helpers/temp-dir.ts';

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

  it('that broke off goes on where it was, and ends the same', async () => {
    const { cwd, type } = user();
    const through = await meddlingProxy(server.url, breakAfter(5_000));
    const broken = await type(['download', 'last', '-o', 'part.pptx'], through);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain('The connection broke after 5000 of');
    const resume = /Try: quarterdeck (download .*)/.exec(broken.stderr)![1]!;
    expect(resume).toContain('--resume');
    expect((await type(resume.split(' '), through)).code).toBe(0);
    expect(readFileSync(path.join(cwd, 'part.pptx')).equals(whole)).toBe(true);
    expect(readdirSync(cwd)).toEqual(['part.pptx']);
  });

  it('that is not what was sent is not kept', async () => {
    const { cwd, type } = user();
    const altered = Buffer.from(whole);
    altered[100]! ^= 1;
    const through = await meddlingProxy(server.url, (_, answer) => void answer.end(altered));
    const { code, stdout, stderr } = await type(['download', 'last', '-o', 'a.pptx'], through);
    expect({ code, stdout, files: readdirSync(cwd) }).toEqual({ code: 1, stdout: '', files: [] });
    expect(stderr).toContain('What came is not the file that was sent; it was removed.');
  });

  it('does not go on with a part that was changed', async () => {
    const { cwd, type } = user();
    await type(['download', 'last', '-o', 'a.pptx'], await meddlingProxy(server.url, breakAfter(5_000)));
    const part = path.join(cwd, readdirSync(cwd)[0]!);
    writeFileSync(part, Buffer.alloc(5_000));
    const { code, stderr } = await type(['download', 'last', '-o', 'a.pptx', '--resume']);
    expect({ code, files: readdirSync(cwd) }).toEqual({ code: 1, files: [] });
    expect(stderr).toContain('or what was there of it is not');
  });
});
