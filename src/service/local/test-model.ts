/** Asks a model for one short answer, to see whether it can be reached, takes the key and answers in JSON. */
import { type Asking, ModelFailure } from '../../engine/story/language-model.ts';
import { readAnswer } from '../../engine/story/read-answer.ts';
import { baseUrlOf, type ModelChoice, nameOf } from '../../language-models/choice.ts';
import { keyFor } from '../../language-models/keys.ts';
import { openModel } from '../../language-models/open-model.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Environment, settingsFolder } from './home.ts';

export interface ModelTest {
  model: string;
  /** Where it was asked. */
  server: string;
  /** Milliseconds until it had answered. */
  milliseconds: number;
}

const question: Asking = {
  system: 'You test a connection. Answer with JSON only.',
  turns: [{ by: 'us', text: 'Answer {"ready": true}.' }],
  answer: { name: 'ready', schema: { type: 'object', properties: { ready: { type: 'boolean' } }, required: ['ready'] } },
};

/** @throws QuarterdeckError model_invalid, model_failed */
export async function testModel(choice: ModelChoice, env: Environment): Promise<ModelTest> {
  const model = openModel(choice, { key: keyFor(choice, env, settingsFolder(env)), env });
  const began = performance.now();
  try {
    readAnswer((await model.ask(question)).text);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    throw new QuarterdeckError('model_failed', `${model.name} gave no answer: ${error.message}`, {
      next: next[error.kind] ?? 'check the model and its address: quarterdeck config list --show-origin',
      cause: error,
    });
  }
  return { model: nameOf(choice), server: new URL(baseUrlOf(choice)!).origin, milliseconds: Math.round(performance.now() - began) };
}

const next: Partial<Record<ModelFailure['kind'], string>> = {
  key: 'keep a valid key: quarterdeck model key',
  quota: 'add credit to the account, or choose another model',
  limit: 'try again later, or choose another model',
};
