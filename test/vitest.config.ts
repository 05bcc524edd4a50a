import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long tests have a run of their own. */
const full = process.env.QUARTERDECK_FULL === '1';

/** Tests of functions from value to value: they share a process and what it has loaded. */
const ofValues = ['test/model/**/*.test.ts', 'test/engine/**/*.test.ts', 'test/gallery/**/*.test.ts'];

/** What takes longest begins first: begun last it would leave the other worker with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      /full\/(stories|null-data|api-properties|random-outlines)\.|acceptance|contract/.test(moduleId)
        ? 0
        : project.name === 'values'
          ? 2
          : 1;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

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
    // A home of the run's own: programs that tests start keep nothing in that of whoever runs them.
    env: { TZ: 'America/New_York', QUARTERDECK_HOME: mkdtempSync(path.join(tmpdir(), 'quarterdeck-run-')) },
    projects: full
      ? [{ extends: true, test: { name: 'full', include: ['test/full/**/*.test.ts'] } }]
      : [
          { extends: true, test: { name: 'values', include: ofValues, isolate: false } },
          {
            extends: true,
            test: { name: 'program', include: ['test/**/*.test.ts'], exclude: [...configDefaults.exclude, 'test/full/**', ...ofValues] },
          },
        ],
  },
});
