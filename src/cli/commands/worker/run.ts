/** `worker`: makes decks of the store of this machine and sends their webhooks, until it is told to stop, or nothing waits. */
import { once } from 'node:events';
import { LocalHost } from '../../../service/local/local-host.ts';
import { serverConfig } from '../../../service/server-config.ts';
import { openWorkers } from '../../../service/workers.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { WorkerOptions } from './spec.ts';

export async function run(
  { io, env, cwd, clock, signal }: Context,
  _args: readonly string[],
  { drain = false }: WorkerOptions,
): Promise<ExitCode> {
  const host = new LocalHost({ env, clock, making: 'by workers' });
  const { slots = 1, ...limits } = serverConfig({}, { env, cwd });
  const onDefect = (error: Error) => void io.err.write(`${error.stack}\n`);
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
  return 0;
}
