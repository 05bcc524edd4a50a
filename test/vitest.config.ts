import { configDefaults, defineConfig } from 'vitest/config';

/** The long tests have a run of their own. */
const full = process.env.QUARTERDECK_FULL === '1';

export default defineConfig({
  test: {
    include: full ? ['test/full/**/*.test.ts'] : ['test/**/*.test.ts'],
    exclude: full ? configDefaults.exclude : [...configDefaults.exclude, 'test/full/**'],
    globalSetup: ['test/helpers/build-once.ts'],
    testTimeout: full ? 480_000 : 60_000,
    hookTimeout: full ? 480_000 : 120_000,
    // Two cores: more workers only fight over them.
    maxWorkers: 2,
    env: { TZ: 'America/New_York' },
  },
});
