/** A child process that reads untrusted input: a job comes in as a message, stages and results go out. It holds none of the server's secrets. */
import type { Stage } from '../../../engine/generate-deck.ts';
import { type Problem, problemOf, quarterdeckErrorOf } from '../../errors.ts';
import type { Environment } from '../home.ts';
import { type JobKind, type Jobs, runHere } from './jobs.ts';
import { crashed, isOutOfMemory } from './render-child.ts';

export type ToChild<Kind extends JobKind = JobKind> = { kind: Kind; asked: Jobs[Kind]['asked']; env: Environment };
export type FromChild<Kind extends JobKind = JobKind> =
  | { ready: true }
  | { stage: Stage }
  | { made: Jobs[Kind]['made'] }
  | { failed: Problem; stack: string | undefined; cause: string | undefined };

function tell(message: FromChild): void {
  process.send!(message);
}

process.on('message', async ({ kind, asked, env }: ToChild) => {
  let stage: Stage | null = null;
  const onStage = (begun: Stage) => {
    stage = begun;
    tell({ stage });
  };
  try {
    tell({ made: await runHere(env)(kind, asked, { onStage }) });
  } catch (thrown) {
    const error = isOutOfMemory(thrown) ? crashed(kind, stage, 'too much memory') : quarterdeckErrorOf(thrown);
    const cause = error.cause instanceof Error ? error.cause : undefined;
    tell({ failed: problemOf(error), stack: error.code === 'internal' ? cause?.stack : undefined, cause: cause?.message });
  }
});
// The server has gone, so nobody waits for the result.
process.on('disconnect', () => process.exit(0));
tell({ ready: true });
