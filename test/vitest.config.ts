import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long tests have a run of their own. */
const full = process.env.QUARTERDECK_FULL === '1';

/** What takes minutes begins first: begun last it would leave the other worker with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /full\/(stories|null-data)\./.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: full ? ['test/full/**/*.test.ts'] : ['test/**/*.test.ts'],
    exclude: full ? configDefaults.exclude : [...configDefaults.exclude, 'test/full/**'],
    globalSetup: ['test/helpers/build-once.ts'],
    testTimeout: full ? 480_000 : 60_000,
    hookTimeout: full ? 480_000 : 120_000,
    // Two cores: more workers only fight over them.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A home of the run's own: programs that tests start keep nothing in that of whoever runs them.
    env: { TZ: 'America/New_York', QUARTERDECK_HOME: mkdtempSync(path.join(tmpdir(), 'quarterdeck-run-')) },
  },
});
