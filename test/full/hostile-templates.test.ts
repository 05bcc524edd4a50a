/** Each hostile template, and good ones beside them, in a process of its own: none takes two seconds or 200 MB. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestBrandKit } from '../../src/service/schema/brand-kit.ts';
import { rotating } from '../helpers/rotating.ts';
import { type Served, startServer } from '../helpers/serve.ts';
import { suiteDir } from '../helpers/temp-dir.ts';
import { costlyTemplates } from '../helpers/templates/hostile/costly.ts';
import { hostileTemplates } from '../helpers/templates/hostile/hostile.ts';
import { largeTemplate } from '../helpers/templates/large-template.ts';
import { templateNames, templates } from '../helpers/templates/templates.ts';

const potx = 'application/vnd.openxmlformats-officedocument.presentationml.template';
const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-hostile-'));
const child = path.join(folder, 'child.mjs');
const root = path.resolve(import.meta.dirname, '../..');

beforeAll(async () => {
  const contents = `
    import { existsSync, readFileSync } from 'node:fs';
    import { readTemplate } from './src/engine/brand/template/read-template.ts';
    const bytes = readFileSync(process.argv[2]);
    let code = 'opened';
    const times = [];
    while (times.length < Number(process.argv[3])) {
      const start = performance.now();
      try { readTemplate(bytes); } catch (error) { code = error.errors?.[0]?.code ?? String(error); }
      times.push(performance.now() - start);
    }
    // Linux counts what the parent held when it started the child into maxRSS.
    const status = '/proc/self/status';
    const peak = existsSync(status) ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1]) : process.resourceUsage().maxRSS;
    console.log(JSON.stringify({ code, ms: Math.min(...times), kilobytes: peak }));`;
  await build({ stdin: { contents, resolveDir: root }, bundle: true, platform: 'node', format: 'esm', outfile: child, logLevel: 'error' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Reading {
  code: string;
  /** The fastest of so many times. */
  ms: number;
  kilobytes: number;
}

/** What takes too long is tried again: a machine may be busy with something else, a trap takes its time every time. */
function readWithin(limit: number, bytes: Uint8Array, times = 1): Reading {
  let reading = readInChild(bytes, times);
  for (let more = 2; more > 0 && reading.ms >= limit; more--) reading = readInChild(bytes, times);
  return reading;
}

function readInChild(bytes: Uint8Array, times: number): Reading {
  const file = path.join(folder, 'template.potx');
  writeFileSync(file, bytes);
  return JSON.parse(execFileSync(process.execPath, [child, file, String(times)], { encoding: 'utf8', timeout: 20_000 }));
}

describe('in a process of its own', () => {
  it.each(rotating(hostileTemplates, 4))('%s ends as %s within bounds', (_, wanted, bytes) => {
    const { code, ms, kilobytes } = readWithin(2000, bytes());
    expect(code).toBe(wanted);
    expect(ms).toBeLessThan(2000);
    expect(kilobytes).toBeLessThan(200 * 1024);
  });

  it.each(rotating(templateNames, 4))('the template %s is opened within bounds', (name) => {
    const { code, kilobytes } = readInChild(templates[name](), 1);
    expect(code).toBe('opened');
    expect(kilobytes).toBeLessThan(200 * 1024);
  });

  it.each(rotating(costlyTemplates, 4))('%s is opened within bounds', (_, bytes) => {
    const { code, ms, kilobytes } = readWithin(2000, bytes());
    expect(code).toBe('opened');
    expect(ms).toBeLessThan(2000);
    expect(kilobytes).toBeLessThan(200 * 1024);
  });

  it('a template of 5 MB is read within 100 ms', () => {
    const file = largeTemplate();
    expect(file.length).toBeGreaterThan(5 * 1024 ** 2);
    const { code, ms } = readWithin(100, file, 8);
    expect(code).toBe('opened');
    expect(ms).toBeLessThan(100);
  });
});

describe('sent to a server', () => {
  const home = suiteDir();
  let server: Served;
  beforeAll(async () => {
    server = await startServer(home);
    return () => server.stop();
  });

  it('each is refused for its own cause, and the server goes on', async () => {
    const headers = { authorization: `Bearer ${server.key}` };
    const sent = hostileTemplates.map(([name, cause, bytes]) => ({ name, cause, body: new Uint8Array(bytes()) }));
    // What is larger is refused before it is read.
    for (const { name, cause, body } of sent.filter(({ body: { length } }) => length <= largestBrandKit)) {
      const began = performance.now();
      const answer = await fetch(`${server.url}/v1/brand-kits/hostile`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': potx },
        body,
      });
      const problem = (await answer.json()) as { code: string; errors: { code: string }[] };
      expect([name, problem.code, problem.errors[0]?.code]).toEqual([name, 'brand_template_refused', cause]);
      expect(performance.now() - began).toBeLessThan(5_000);
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const kept = await fetch(`${server.url}/v1/brand-kits/hostile`, { headers });
    expect(kept.status).toBe(404);
  }, 120_000);
});
