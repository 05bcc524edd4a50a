/** `worker`: takes decks from the store of this machine until it is told to stop, or nothing waits. */
import { once } from 'node:events';
import { LocalHost } from '../../../service/local/local-host.ts';
import { Dispatcher } from '../../../service/local/render/dispatcher.ts';
import type { Context } from '../../context.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { WorkerOptions } from './spec.ts';

export async function run({ env, clock, signal }: Context, _args: readonly string[], { drain = false }: WorkerOptions): Promise<ExitCode> {
  const host = new LocalHost({ env, clock, making: 'by workers' });
  const { decks } = await host.open();
  const dispatcher = new Dispatcher({ decks, files: host.files, changes: host.changes, make: host.makeHere }, 1);
  const told = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  if (drain) await Promise.race([dispatcher.drain(), told]);
  else {
    dispatcher.start();
    await told;
  }
  await dispatcher.stop(0);
  await host.close();
  return 0;
}
