/** What somebody wants to know of what people will or would do: `Dale would also like to know how many of those who said no would come back`. */
import type { Question } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { sentences } from './sentences.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

const [wants, many, ahead] = (['wants', 'many', 'ahead'] as const).map((name) => signsOf(({ asks }) => asks[name])) as [
  Asking,
  Asking,
  Asking,
];
type Asking = ReturnType<typeof signsOf>;

/** Characters of a wish; whatever is longer tells more than it asks. */
const longest = 200;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Rows of what was done do not tell it. */
export function wishedAhead(prompt: string): Question[] {
  return sentences(fold(prompt)).flatMap((sentence): Question[] => {
    const [wish] = saidIn(wants, sentence);
    const [asked] = wish ? saidIn(many, sentence).filter(({ at }) => unspaced.test(sentence) || at >= wish.end) : [];
    if (!wish || !asked) return [];
    const text = (unspaced.test(sentence) ? sentence : sentence.slice(asked.at)).replace(/(?<![\s.!?。！？؟])[\s.!?。！？؟]+$/u, '').trim();
    if (text.length > longest || !says(ahead, text.slice(unspaced.test(sentence) ? 0 : asked.end - asked.at))) return [];
    return [{ kind: 'amount', text, about: text, ahead: true }];
  });
}
