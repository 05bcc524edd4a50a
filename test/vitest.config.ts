import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { rotating } from './helpers/rotating.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The long tests have a run of their own. */
const full = process.env.QUARTERDECK_FULL === '1';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.test.ts'))
  .sort();

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

/** Tests that load the program anew, or with a module of their own in place of another's. */
const alone = filesWith(/vi\.mock\(|madePatterns\(/);

/** Long tests that take turns by the file: a seventh of them each day that something is committed. What is named runs on any day. */
function inTurn(): string[] {
  const all = [...new Set([...files.filter((file) => file.startsWith('test/full/in-turn/')), ...filesWith(/\b(few|tries)\(/)])];
  const named = process.argv.some((arg) => arg.startsWith('test/') && !arg.endsWith('config.ts'));
  return named ? all : rotating(all, 7);
}

/** Nothing of one file is left for the next. */
const takenBack = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

/** What takes longest begins first: begun last it would leave the other worker with nothing to do. A process is kept while the next file may share it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.name === 'alone'
        ? 0
        : /full\/(stories|in-turn\/null-\w+|api-properties|random-outlines)\.|acceptance|contract/.test(moduleId)
          ? 1
          : 2;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const run = mkdtempSync(path.join(tmpdir(), 'quarterdeck-run-'));
process.once('exit', () => rmSync(run, { recursive: true, force: true }));

/** Catalogues and weights are text, as the bundle has them. */
const asText = {
  name: 'as-text',
  transform: (text: string, id: string) => (/\.(?:ftl|b64)$/.test(id) ? `export default ${JSON.stringify(text)}` : undefined),
};

export default defineConfig({
  plugins: [asText],
  test: {
    globalSetup: ['test/helpers/build-once.ts'],
    testTimeout: full ? 480_000 : 60_000,
    hookTimeout: full ? 480_000 : 120_000,
    // Two cores: more workers only fight over them.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Tests and the programs they start keep nothing outside the folder of the run.
    env: { TZ: 'America/New_York', QUARTERDECK_HOME: path.join(run, 'home'), TMPDIR: run },
    projects: full
      ? [{ extends: true, test: { name: 'full', include: ['test/full/*.test.ts', ...inTurn()], ...takenBack } }]
      : [
          {
            extends: true,
            test: {
              name: 'together',
              include: ['test/**/*.test.ts'],
              exclude: [...configDefaults.exclude, 'test/full/**', ...alone],
              // One process has loaded and warmed the program for all of its files.
              isolate: false,
              ...takenBack,
            },
          },
          { extends: true, test: { name: 'alone', include: alone, exclude: [...configDefaults.exclude, 'test/full/**'] } },
        ],
  },
});
