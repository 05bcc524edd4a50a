/** The same deck, whichever way it is made. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../src/model/layout.ts';
import { type CliRun, runCli } from '../../helpers/run-cli.ts';

let folder: string;
let demo: CliRun;
const hash = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
const run = (...args: string[]) => runCli([...args, '-q'], { cwd: folder });
const data = ['--data', 'quarterdeck-demo/data', '--as-of', '2025-12-31'];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-'));
  demo = await runCli(['demo'], { cwd: folder });
  await run('generate', ...data, '-o', 'whole.pptx');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the demo', () => {
  it('writes data, brand kit, logo and deck, and nothing else', () => {
    expect(demo.code).toBe(0);
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
    expect(readdirSync(path.join(folder, 'quarterdeck-demo')).sort()).toEqual(['acme-logo.png', 'acme.json', 'data', 'q4-review.pptx']);
    expect(readdirSync(path.join(folder, 'quarterdeck-demo/data')).sort()).toEqual([
      'accounts.csv',
      'opportunities.csv',
      'owners.csv',
      'products.csv',
      'targets.csv',
    ]);
  });

  it('passes every gate', () => {
    expect(demo.stderr).not.toContain('Failed gates');
  });

  it('prints a command that makes its deck again, byte for byte', async () => {
    const line = /quarterdeck (generate .+)/.exec(demo.stdout)![1]!;
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
    expect((await run(...args)).code).toBe(0);
    expect(hash('review.pptx')).toBe(hash('quarterdeck-demo/q4-review.pptx'));
  });

  it('is not written over an earlier one without --force', async () => {
    expect((await run('demo')).code).toBe(2);
  });
});

describe('a deck', () => {
  it('is the same by way of its layout', async () => {
    const { stdout } = await run('generate', ...data, '--layout-only');
    writeFileSync(path.join(folder, 'layout.json'), stdout);
    expect((await run('export', 'layout.json', '-o', 'by-layout.pptx')).code).toBe(0);
    expect(hash('by-layout.pptx')).toBe(hash('whole.pptx'));
  });

  it('is the same by way of its outline, with the data and without', async () => {
    await run('generate', ...data, '--outline-only', '-o', 'outline.json');
    await run('generate', '--outline', 'outline.json', '-o', 'by-outline.pptx');
    await run('generate', '--outline', 'outline.json', ...data, '-o', 'by-outline-and-data.pptx');
    expect([hash('by-outline.pptx'), hash('by-outline-and-data.pptx')]).toEqual([hash('whole.pptx'), hash('whole.pptx')]);
  });

  it('is the same in another time zone and language', async () => {
    const { code } = await runCli(['generate', ...data, '-q', '-o', 'elsewhere.pptx'], {
      cwd: folder,
      env: { TZ: 'Asia/Kathmandu', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' },
    });
    expect(code).toBe(0);
    expect(hash('elsewhere.pptx')).toBe(hash('whole.pptx'));
  });

  it('with text left to fill is not written under --strict', async () => {
    const { code, stderr } = await runCli(['generate', 'A pitch deck for Project Phoenix', '--strict', '--json', '-o', 'strict.pptx'], {
      cwd: folder,
    });
    expect(code).toBe(3);
    expect(JSON.parse(stderr).errors.length).toBeGreaterThan(0);
    expect(existsSync(path.join(folder, 'strict.pptx'))).toBe(false);
  });

  it('of a layout whose chart lost a category is not written', async () => {
    const layout = JSON.parse(readFileSync(path.join(folder, 'layout.json'), 'utf8')) as Layout;
    const chart = layout.slides.flatMap(({ elements }) => elements).find((element) => element.type === 'chart')!;
    chart.categories.pop();
    writeFileSync(path.join(folder, 'wrong.json'), JSON.stringify(layout));
    const { code, stderr } = await run('export', 'wrong.json', '-o', 'wrong.pptx');
    expect(code).toBe(2);
    expect(stderr).toMatch(/`slides\.\d+\.elements\.\d+\.series` must each have one value, or null, for each of the \d+ categories/);
    expect(existsSync(path.join(folder, 'wrong.pptx'))).toBe(false);
  });
});
