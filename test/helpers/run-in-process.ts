/** Runs the command line inside the test, with a world of its own. */
import type { Host } from '../../src/cli/context.ts';
import { run } from '../../src/cli/run.ts';
import { type FakeIoOptions, fakeIo } from './fake-io.ts';
import { freshHome } from './test-home.ts';

export interface InProcessRun {
  code: number;
  stdout: string;
  stderr: string;
}

export async function runInProcess(
  argv: readonly string[],
  { io: ioOptions, ...host }: Partial<Omit<Host, 'io'>> & { io?: FakeIoOptions } = {},
): Promise<InProcessRun> {
  const io = fakeIo(ioOptions);
  const code = await run(argv, {
    io,
    env: { QUARTERDECK_HOME: await freshHome() },
    cwd: process.cwd(),
    clock: () => new Date('2026-01-15T12:00:00Z'),
    signal: new AbortController().signal,
    version: '0.0.0-test',
    ...host,
  });
  return { code, stdout: io.stdout(), stderr: io.stderr() };
}
