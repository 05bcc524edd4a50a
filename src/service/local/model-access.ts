/** Opens the model that a stored request names, or plays its kept answers; loaded only for such a request. */
import type { LanguageModel } from '../../engine/story/language-model.ts';
import { readKeptAnswers, replaying } from '../../engine/story/replay.ts';
import { keyFor } from '../../language-models/keys.ts';
import { openModel } from '../../language-models/open-model.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { type Environment, settingsFolder } from './home.ts';
import type { StoredRequest } from './render/stored-request.ts';

/** @throws QuarterdeckError model_invalid */
export function modelOf({ model, replay }: Pick<StoredRequest, 'model' | 'replay'>, env: Environment): LanguageModel | null {
  if (replay !== undefined) return replaying(keptAnswers(replay));
  if (!model) return null;
  return openModel(model, { key: keyFor(model, env, settingsFolder(env)), env });
}

function keptAnswers(replay: unknown) {
  const kept = readKeptAnswers(replay);
  if (kept) return kept;
  throw new QuarterdeckError('model_invalid', 'The kept answers are none that Quarterdeck wrote.', {
    next: 'get those of a deck with quarterdeck download last --format answers',
  });
}
