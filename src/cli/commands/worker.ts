/** `worker`: what it takes and what its help says. */
import type { CommandSpec } from '../command-spec.ts';

export interface WorkerOptions {
  drain?: boolean;
}

export const workerSpec: CommandSpec<WorkerOptions> = {
  name: 'worker',
  summary: 'Make the decks that wait, without a server',
  details: 'It sends webhooks too. quarterdeck generate --no-wait starts one by itself. Ctrl-C hands what is being made back to the queue.',
  options: { 'When to end:': [{ flags: '--drain', description: 'End when nothing waits any more' }] },
  examples: [
    { command: 'quarterdeck worker --drain', does: 'what waits, and no more' },
    { command: 'quarterdeck worker', does: 'until it is stopped' },
  ],
  endsItself: true,
  fields: [],
  load: async () => (await import('./run/worker.ts')).worker,
};
