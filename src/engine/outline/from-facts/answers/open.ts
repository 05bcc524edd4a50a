/** A question without an answer, and what is missing. */
import type { Question } from '../../../../model/brief.ts';
import { type Context, safe } from '../context.ts';
import type { Answer, Missing } from './answer.ts';

/** Characters of a question as a summary repeats it. */
const longest = 100;

export function openQuestion({ catalogue }: Context, question: Question, missing: Missing): Answer {
  const text = catalogue.say('answer-open', { question: safe(question.text, longest), reason: missing });
  return { question, sentences: [text], titles: [], tells: [], missing };
}
