/** The program's entry point: connects the process to one run of the command line. */
import { QuarterdeckError } from '../model/errors.ts';
import { exitCodes } from './exit-codes.ts';
import { systemIo } from './io.ts';
import { run } from './run.ts';

const signals = { SIGINT: 130, SIGTERM: 143 } as const;

export async function main(version: string): Promise<void> {
  const argv = process.argv.slice(2);
  const controller = new AbortController();
  let signaled: number | undefined;
  for (const [name, code] of Object.entries(signals)) {
    process.on(name, () => {
      // The first signal shuts down cleanly, the second exits immediately.
      if (signaled !== undefined) process.exit(code);
      signaled = code;
      controller.abort(new QuarterdeckError('canceled', 'Stopped before the end; nothing was written.'));
    });
  }
  // A question whose answer never comes (Ctrl-D) would let the program exit as if all were well.
  process.once('beforeExit', () => {
    controller.abort(new QuarterdeckError('canceled', 'The input ended before the question was answered; nothing was written.'));
  });
  // FORCE_COLOR wins; Node.js would warn about both on stderr.
  if (process.env.FORCE_COLOR !== undefined) delete process.env.NO_COLOR;
  const code = await run(argv, {
    io: systemIo({ env: process.env, colorRefused: argv.includes('--no-color') }),
    env: process.env,
    cwd: process.cwd(),
    clock: () => new Date(),
    signal: controller.signal,
    version,
  });
  // Threads of the data engine or an unread stdin must not keep the program running.
  process.exit(code === exitCodes.canceled.code ? (signaled ?? code) : code);
}
