/** A new language is a folder: shown with one more in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { demoFiles } from '../../../src/demo/demo-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'quarterdeck-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** English with other words for what any deck says, under a code of its own. */
function addLanguage(): void {
  const [from, to] = ['en', 'sv'].map((code) => path.join(copy, 'src/languages', code)) as [string, string];
  cpSync(from, to, { recursive: true });
  const change = (file: string, ...changes: readonly (readonly [string, string])[]) => {
    const text = changes.reduce((all, [was, is]) => all.replaceAll(was, is), readFileSync(path.join(to, file), 'utf8'));
    writeFileSync(path.join(to, file), text);
  };
  change('grammar.ts', ["'English'", "'Svenska'"], ["'en-US'", "'sv-SE'"], [' and ', ' och ']);
  change('words.ftl', ['word-nextSteps = Next steps', 'word-nextSteps = Nästa steg']);
  for (const file of readdirSync(to).filter((name) => name.endsWith('.ftl')))
    change(file, ['sales review', 'försäljningsöversikt'], ['Next steps', 'Nästa steg']);
}

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });

it('a tenth language compiles and makes a deck with one folder', async () => {
  for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json', 'LICENSE'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  addLanguage();
  expect(run('scripts/languages.mjs').stderr).toBe('');
  const types = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.');
  expect(types.stdout).toBe('');

  const bundle = path.join(copy, 'made.mjs');
  await build({
    entryPoints: [path.join(copy, 'src/engine/generate-deck.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.ftl': 'text', '.b64': 'text' },
    logLevel: 'error',
  });
  const data = path.join(copy, 'data');
  mkdirSync(data);
  for (const { path: name, bytes } of demoFiles()) writeFileSync(path.join(data, path.basename(name)), bytes);
  const { generateDeck } = (await import(pathToFileURL(bundle).href)) as typeof import('../../../src/engine/generate-deck.ts');
  const deck = await generateDeck({
    prompt: 'Q4 2025 business review, end with next steps',
    data: [{ path: path.join(data, 'opportunities.csv') }],
    options: { today: '2025-12-31', language: 'sv' as 'en' },
  });
  const titles = deck.outline.slides.map(({ title }) => title);
  expect(titles[0]).toContain('försäljningsöversikt');
  expect(titles.some((title) => title.startsWith('Nästa steg'))).toBe(true);
  expect(deck.bytes!.length).toBeGreaterThan(10_000);
  expect(deck.report.gates.filter(({ passed }) => !passed)).toEqual([]);
}, 240_000);
