/** A child process that makes decks: one job at a time comes in as a message, stages and the deck go out. It holds no secrets of the server. */
import type { Stage } from '../../../engine/generate-deck.ts';
import { type Problem, problemOf, quarterdeckErrorOf } from '../../errors.ts';
import type { Environment } from '../home.ts';
import type { Made } from './make-deck.ts';
import { type RenderJob, runJob } from './render-job.ts';

export type ToChild = { job: RenderJob; env: Environment };
export type FromChild = { ready: true } | { stage: Stage } | { made: Made } | { failed: Problem; stack: string | undefined };

function tell(message: FromChild): void {
  process.send!(message);
}

process.on('message', async ({ job, env }: ToChild) => {
  try {
    tell({ made: await runJob(job, env, { onStage: (stage) => tell({ stage }) }) });
  } catch (thrown) {
    const error = quarterdeckErrorOf(thrown);
    tell({ failed: problemOf(error), stack: error.code === 'internal' ? (error.cause as Error | undefined)?.stack : undefined });
  }
});
// The server has gone: nobody waits for the deck.
process.on('disconnect', () => process.exit(0));
tell({ ready: true });
