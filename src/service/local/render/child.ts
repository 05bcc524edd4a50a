/** A child process that reads untrusted input: a job comes in as a message, stages and results go out. It holds none of the server's secrets. */
import type { Stage } from '../../../engine/generate-deck.ts';
import { type Asking, type FailureKind, type LanguageModel, type ModelAnswer, ModelFailure } from '../../../engine/story/language-model.ts';
import { type Problem, problemOf, quarterdeckErrorOf } from '../../errors.ts';
import type { Environment } from '../home.ts';
import { type JobKind, type Jobs, runHere } from './jobs.ts';
import { crashed, isOutOfMemory } from './render-child.ts';

export type ToChild<Kind extends JobKind = JobKind> =
  | {
      kind: Kind;
      asked: Jobs[Kind]['asked'];
      env: Environment;
      /** Name of the model that the parent asks on the child's behalf. */
      model?: string;
    }
  | { answer: ModelAnswer }
  | { noAnswer: { kind: FailureKind; message: string } };
export type FromChild<Kind extends JobKind = JobKind> =
  | { ready: true }
  | { stage: Stage }
  | { asking: Asking }
  | { made: Jobs[Kind]['made'] }
  | { failed: Problem; stack: string | undefined; cause: string | undefined };

function tell(message: FromChild): void {
  process.send!(message);
}

/** Who waits for the answer of the model; it is asked one thing at a time. */
let waiting: { resolve(answer: ModelAnswer): void; reject(failure: ModelFailure): void } | null = null;

/** The parent's model: keys and connections are not for a process that reads what others wrote. */
const parentsModel = (name: string): LanguageModel => ({
  name,
  ask: (asking) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      tell({ asking });
    }),
});

process.on('message', async (message: ToChild) => {
  if ('answer' in message) return waiting?.resolve(message.answer);
  if ('noAnswer' in message) return waiting?.reject(new ModelFailure(message.noAnswer.kind, message.noAnswer.message));
  const { kind, asked, env, model } = message;
  let stage: Stage | null = null;
  const onStage = (begun: Stage) => {
    stage = begun;
    tell({ stage });
  };
  try {
    tell({ made: await runHere(env)(kind, asked, { onStage, ...(model !== undefined && { model: parentsModel(model) }) }) });
  } catch (thrown) {
    const error = isOutOfMemory(thrown) ? crashed(kind, stage, 'too much memory') : quarterdeckErrorOf(thrown);
    const cause = error.cause instanceof Error ? error.cause : undefined;
    tell({ failed: problemOf(error), stack: error.code === 'internal' ? cause?.stack : undefined, cause: cause?.message });
  }
});
// The server has gone, so nobody waits for the result.
process.on('disconnect', () => process.exit(0));
tell({ ready: true });
