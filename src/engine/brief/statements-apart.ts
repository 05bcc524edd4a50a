/**
 * A long sentence whose clauses stand apart by semicolons is as many sentences, each of which may be for something else; so is one that tells
 * something and then says what to do.
 */
import { ordersApart } from './orders-apart.ts';
import { sentences } from './sentences.ts';

/** Words of a sentence that says more than one thing, and of the least of these; two signs of a script without spaces are a word. */
const many = { sentence: 30, statement: 4 } as const;

/** Words of a text; two signs of a script without spaces are one. */
export const wordsIn = (text: string) =>
  text.split(/\s+/u).filter((word) => word !== '').length +
  Math.floor((text.match(/[\p{Script=Han}\p{Script=Hiragana}]/gu)?.length ?? 0) / 2);

/** What lists something, after a colon or in brackets, stays whole; so do tables and lines of code. */
export function withStatementsApart(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (!/[;,；]/u.test(line) || /^\s*(?:\||```|~~~|#|[-*+]\s|\d+[.)]\s)/u.test(line)) return line;
      const all = sentences(line);
      const isLong = /[;；]/u.test(line) && wordsIn(line) >= many.sentence;
      const apart = all.map((sentence) => (isLong ? statements(sentence) : sentence)).map((sentence) => ordersApart(sentence).join(' '));
      return apart.every((each, at) => each === all[at]) ? line : apart.join(' ');
    })
    .join('\n');
}

function statements(sentence: string): string {
  if (wordsIn(sentence) < many.sentence || /[:：](?=\s|\p{Lo})|[(（][^()（）]*[;；]/u.test(sentence)) return sentence;
  const parts = sentence.split(/[;；]\s*/u).map((part) => part.trim());
  if (parts.length < 2 || parts.some((part) => wordsIn(part) < many.statement)) return sentence;
  const stop = /[。；]/u.test(sentence) ? '。' : '.';
  return parts
    .map((part, at) => `${at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)}${at + 1 < parts.length ? stop : ''}`)
    .join(stop === '。' ? '' : ' ');
}
