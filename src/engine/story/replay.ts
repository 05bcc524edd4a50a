/** A model's answers, kept in order with the questions' fingerprints, and a model that gives them again. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Asking, type LanguageModel, type ModelAnswer, ModelFailure } from './language-model.ts';

const answers = z.strictObject({
  model: z.string(),
  answers: z.array(z.strictObject({ asked: z.string(), text: z.string(), cut: z.boolean(), read: z.number(), written: z.number() })),
});
export type KeptAnswers = z.infer<typeof answers>;

/** null if it is none. */
export function readKeptAnswers(value: unknown): KeptAnswers | null {
  return answers.safeParse(value).data ?? null;
}

/** The same model, whose answers are added to `kept`. */
export function keeping(model: LanguageModel, kept: KeptAnswers): LanguageModel {
  return {
    name: model.name,
    async ask(asking, signal) {
      const answer = await model.ask(asking, signal);
      const { text, cut, tokens } = answer;
      kept.answers.push({ asked: fingerprintOf(asking), text, cut, ...tokens });
      return answer;
    },
  };
}

/** Gives what was answered, in order, however the figures have changed since. */
export function replaying({ model, answers: kept }: KeptAnswers): LanguageModel {
  let at = 0;
  let differs = false;
  return {
    name: model,
    remark: () =>
      differs ? 'The kept answers were given for another brief or other figures: the figures are new, the words are not.' : null,
    async ask(asking): Promise<ModelAnswer> {
      const answer = kept[at++];
      if (!answer) throw new ModelFailure('replay', `The kept answers end after ${kept.length}.`);
      differs ||= answer.asked !== fingerprintOf(asking);
      const { text, cut, read, written } = answer;
      return { text, cut, tokens: { read, written } };
    },
  };
}

function fingerprintOf(asking: Asking): string {
  return createHash('sha256').update(JSON.stringify(asking)).digest('hex').slice(0, 16);
}
