/** Runs `worker`; imported on demand. */
import { once } from 'node:events';
import { LocalHost } from '../../../service/local/local-host.ts';
import { serverConfig } from '../../../service/server-config.ts';
import { openWorkers } from '../../../service/workers.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { withLastResort } from '../../show-error.ts';
import type { WorkerOptions } from '../worker.ts';

export function worker(context: Context, _args: readonly string[], { drain = false }: WorkerOptions): Promise<ExitCode> {
  const { env, cwd, clock } = context;
  return withLastResort(context, async ({ signal, write }) => {
    const host = new LocalHost({ env, clock, making: 'by workers' });
    const { slots = 1, ...limits } = serverConfig({}, { env, cwd });
    const onDefect = (error: Error) => write(`${error.stack}\n`);
    const workers = await openWorkers(host, { ...limits, slots, jobEnv: env, onDefect });
    const told = signal.aborted ? Promise.resolve() : once(signal, 'abort');
    if (drain) await Promise.race([workers.drain(), told]);
    else {
      workers.start();
      await told;
    }
    await workers.stop(0);
    workers.close();
    await host.close();
  });
}
