import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');

/** The long tests have a run of their own. */
const full = process.env.QUARTERDECK_FULL === '1';

/** Tests that load the program anew, or with a module of their own in place of another's. */
const alone = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => `test/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.test.ts') && /vi\.mock\(|madePatterns\(/.test(readFileSync(path.join(root, file), 'utf8')));

/** What takes longest begins first: begun last it would leave the other worker with nothing to do. A process is kept while the next file may share it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.name === 'alone'
        ? 0
        : /full\/(stories|null-data|api-properties|random-outlines)\.|acceptance|contract/.test(moduleId)
          ? 1
          : 2;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const run = mkdtempSync(path.join(tmpdir(), 'quarterdeck-run-'));
process.once('exit', () => rmSync(run, { recursive: true, force: true }));

/** Catalogues are text, as the bundle has them. */
const catalogues = {
  name: 'catalogues',
  transform: (text: string, id: string) => (id.endsWith('.ftl') ? `export default ${JSON.stringify(text)}` : undefined),
};

export default defineConfig({
  plugins: [catalogues],
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
      ? [{ extends: true, test: { name: 'full', include: ['test/full/**/*.test.ts'] } }]
      : [
          {
            extends: true,
            test: {
              name: 'together',
              include: ['test/**/*.test.ts'],
              exclude: [...configDefaults.exclude, 'test/full/**', ...alone],
              // One process has loaded and warmed the program for all of its files.
              isolate: false,
              // Nothing of one file is left for the next.
              restoreMocks: true,
              unstubEnvs: true,
              unstubGlobals: true,
            },
          },
          { extends: true, test: { name: 'alone', include: alone, exclude: [...configDefaults.exclude, 'test/full/**'] } },
        ],
  },
});
