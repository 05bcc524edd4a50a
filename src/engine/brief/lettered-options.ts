/**
 * Options that carry their letters or numbers within prose, however they are announced: `(A) … or (B) …`, `À trancher : A) …, ou B) …`,
 * `option A, …, or option B, …`.
 */

import { statesPrice } from './prices-said.ts';
import { sentences } from './sentences.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

const named = signsOf(({ settles: { option } }) => option);
const choosing = signsOf(({ settles: { choosing } }) => choosing);
const alternative = signsOf(({ settles: { alternative } }) => alternative);

/** What options are called in order: each row is one way. */
const orders: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'd', 'e'],
  ['1', '2', '3', '4', '5'],
  ['i', 'ii', 'iii', 'iv', 'v'],
  ['①', '②', '③', '④', '⑤'],
  ['一', '二', '三', '四', '五'],
  ['甲', '乙', '丙', '丁', '戊'],
  ['أ', 'ب', 'ج', 'د', 'هـ'],
];
const called = '[A-Ea-e]|[1-5]|i{1,3}|iv|v|[一二三四五甲乙丙丁戊]|[أبجد]';
/** `(A)`, `A)`, `①`. */
const bracketed = new RegExp(
  `(?<![\\p{L}\\p{N}(（])(?:[(（\\[](?<in>${called})[)）\\]]|(?<half>${called})[)）]|(?<round>[①②③④⑤]))[.:：、]?\\s*`,
  'gu',
);
/** Where a sentence or a clause begins: `A, go back to …`, `B: …`. */
const plain = /(?<=^|[:：;；.!?]\s{1,2})(?<name>[A-E])(?:[,:]\s|\s[–—-]\s)(?=\S)/gu;
/** After the word for an option: `option A, `, `Variante B: `, `方案一：`. */
const lettered = new RegExp(`^\\s?(?<name>${called})(?![\\p{L}\\p{N}])\\s?(?:[)）:：,，،.、=–—-]\\s?|は、?|是)?\\s*`, 'u');
/** Before it: `A案：`. */
const before = /(?<![\p{L}\p{N}])(?<name>[A-E甲乙丙])(?:案|プラン)(?:[:：、]|は、?)\s*/gu;

interface Mark {
  at: number;
  end: number;
  name: string;
  /** After the word for an option, which says that it is one. */
  isNamed: boolean;
}

export interface Lettered {
  /** What announces them, in the same sentence. */
  lead: string;
  options: readonly { label: string; text: string }[];
  /** The sentences in which they stand. */
  said: readonly string[];
}

/** Null where nothing says that one of them is to be taken. */
export function letteredOptions(line: string): Lettered | null {
  const run = runOf(marksIn(line));
  const [first] = run;
  if (!first) return null;
  const all = placed(line);
  const from = all.find(({ end }) => end > first.at)!;
  const last = all.find(({ end }) => end > run.at(-1)!.at)!;
  const lead = line.slice(from.at, first.at).trim();
  const pieces = run.map((mark, index) => line.slice(mark.end, run[index + 1]?.at ?? last.end));
  const isAlternative = pieces.slice(0, -1).some((piece) => saidIn(alternative, piece).some(({ end }) => piece.slice(end).trim() === ''));
  const announced = says(choosing, lead) || (lead === '' && says(choosing, all[all.indexOf(from) - 1]?.text ?? ''));
  if (!announced && !(isAlternative && (run.every(({ isNamed }) => isNamed) || pieces.some(statesPrice)))) return null;
  // `We blame (a) the courier, and (b) the weather` announces no choice, and what asks for a cause has no price.
  const options = run.map(({ name }, index) => ({ label: name.toUpperCase(), text: bare(pieces[index]!) }));
  return options.some(({ text }) => !/\p{L}/u.test(text))
    ? null
    : { lead, options, said: all.slice(all.indexOf(from), all.indexOf(last) + 1).map(({ text }) => text) };
}

/** The first that follow one another in one order, without a letter left out. */
function runOf(marks: readonly Mark[]): Mark[] {
  for (const order of orders) {
    const run: Mark[] = [];
    for (const mark of marks) if (mark.name.toLowerCase() === order[run.length]) run.push(mark);
    if (run.length > 1) return run;
  }
  return [];
}

function marksIn(line: string): Mark[] {
  const words = saidIn(named, line).flatMap(({ at, end }) => {
    const found = lettered.exec(line.slice(end));
    return found ? [{ at, end: end + found[0].length, name: found.groups!.name!, isNamed: true }] : [];
  });
  const marked = [...line.matchAll(bracketed), ...line.matchAll(before), ...line.matchAll(plain)].map((match): Mark => {
    const { in: within, half, round, name } = match.groups!;
    return { at: match.index, end: match.index + match[0].length, name: (within ?? half ?? round ?? name)!, isNamed: false };
  });
  // `Option (A)` and `A) …` within a longer mark are one.
  return [...words, ...marked.filter(({ at }) => !words.some((word) => at >= word.at && at < word.end))].sort((a, b) => a.at - b.at);
}

function placed(line: string): { at: number; end: number; text: string }[] {
  let from = 0;
  return sentences(line).flatMap((text) => {
    const at = line.indexOf(text, from);
    if (at < 0 || text === '') return [];
    from = at + text.length;
    return [{ at, end: from, text }];
  });
}

const edges = /^[\s,;:，、；。.–—-]+|(?<![\s,;:，、；。.!！?？؟،؛–—-])[\s,;:，、；。.!！?？؟،؛–—-]+$/gu;

/** Without what leads to the next one, and the marks around it. */
function bare(piece: string): string {
  const text = piece.trim().replace(edges, '');
  const leading = saidIn(alternative, piece).findLast(({ at, end }) => at > 0 && piece.slice(end).replace(edges, '').trim() === '');
  return (leading ? piece.slice(0, leading.at).trim().replace(edges, '') : text).trim();
}
