/** `worker`: options and help. */
import type { CommandSpec } from '../command-spec.ts';

export interface WorkerOptions {
  drain?: boolean;
}

export const workerSpec: CommandSpec<WorkerOptions> = {
  name: 'worker',
  summary: 'Process queued decks without a server',
  details: 'Also sends webhooks. quarterdeck generate --no-wait starts one automatically. Ctrl-C returns unfinished decks to the queue.',
  options: { 'Shutdown:': [{ flags: '--drain', description: 'Exit when the queue is empty' }] },
  examples: [
    { command: 'quarterdeck worker --drain', does: 'process the queue and exit' },
    { command: 'quarterdeck worker', does: 'keep running' },
  ],
  endsItself: true,
  fields: [],
  load: async () => (await import('./run/worker.ts')).worker,
};
