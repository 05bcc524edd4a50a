/** A model for tests that is a script. */
import { type Asking, type LanguageModel, ModelFailure } from '../../../src/engine/story/language-model.ts';

/** Answers in order, and remembers what it was asked. */
export function scripted(...answers: (object | string | ModelFailure)[]): LanguageModel & { asked: Asking[] } {
  const asked: Asking[] = [];
  return {
    name: 'test:scripted',
    asked,
    async ask(asking) {
      const answer = answers[asked.push(asking) - 1] ?? new ModelFailure('unreachable', 'Nothing is left to say.');
      if (answer instanceof ModelFailure) throw answer;
      return { text: typeof answer === 'string' ? answer : JSON.stringify(answer), cut: false, tokens: { read: 1, written: 1 } };
    },
  };
}
