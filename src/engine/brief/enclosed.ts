/** A prompt that is a note with a document below it: `Seven slides from the memo below`, and then the memo. What a document says asks for nothing. */
import { all } from '../../languages/all.ts';
import { bringsFigures } from './brings.ts';
import { fold } from './clean.ts';
import { isSent } from './envelope.ts';
import { deckWord, isInstruction, speakersIn } from './segment.ts';
import { sentences } from './sentences.ts';
import { wordsIn } from './statements-apart.ts';

export interface Enclosed {
  note: string;
  /** Empty where the prompt is all one. */
  document: string;
}

/** A note is among so many first paragraphs; a document has so many words and figures, and more words than its note. */
const most = { paragraphs: 3, note: 170, after: 60 } as const;
const least = { words: 70, figures: 2, sentence: 5 } as const;

const pointing = new RegExp(
  `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${Object.values(all)
    .map(({ signs }) => signs.encloses)
    .join('|')})(?!\\p{Script=Latin})`,
  'iu',
);

/** What parts a note from its document, and has no words of its own. */
const rule = /^[\s*_=–—-]{3,}$/u;

export function noteAndDocument(prompt: string): Enclosed {
  const paragraphs = prompt.split(/\n\s*\n/u);
  const [first = ''] = paragraphs;
  // `Five slides for two investors:` and the text on the lines below.
  const [line = '', ...below] = first.split('\n');
  const isOnLine = below.length > 0 && /[:：]\s*$/u.test(line) && asks(line) && !/^\s*(?:[-*+•]|\d{1,2}[.)])\s/u.test(below[0]!);
  if (isOnLine) return parted(line, [below.join('\n'), ...paragraphs.slice(1)]);
  for (const [at, paragraph] of paragraphs.slice(0, most.paragraphs).entries()) {
    if (!asks(paragraph)) continue;
    const note = paragraphs.slice(0, at + 1).join('\n\n');
    if (points(paragraph)) return parted(note, paragraphs.slice(at + 1));
  }
  return { note: prompt, document: '' };
}

const asks = (text: string) =>
  deckWord.test(fold(text)) && isInstruction(sentences(text).find((each) => deckWord.test(fold(each))) ?? '', true);
const points = (text: string) => pointing.test(fold(text)) || /[:：]\s*$/u.test(text);

/** Its last words may be to whoever makes the deck again. */
function parted(note: string, rest: readonly string[]): Enclosed {
  const document = rest.filter((paragraph) => !rule.test(paragraph));
  const after: string[] = [];
  for (let last = document.at(-1); last !== undefined && isWish(last); last = document.at(-1)) after.unshift(document.pop()!);
  const text = document.join('\n\n');
  const whole = { note: [note, ...rest].join('\n\n'), document: '' };
  return isDocument(text, note) ? { note: [note, ...after].join('\n\n'), document: text } : whole;
}

const isWish = (paragraph: string) =>
  wordsIn(paragraph) <= most.after &&
  sentences(paragraph).every((sentence) => isInstruction(sentence, true)) &&
  deckWord.test(fold(paragraph));

/** Sentences with figures, or much text, and not a list of pages that somebody wants. */
function isDocument(text: string, note: string): boolean {
  if (wordsIn(text) < least.words || wordsIn(note) > most.note || deckWord.test(fold(text.slice(0, 200)))) return false;
  // Who talk or write to one another say much that is for nobody else.
  if (isSent(text) || speakersIn(text).size > 0) return false;
  const said = sentences(text).filter((sentence) => wordsIn(sentence) >= least.sentence);
  return said.filter(bringsFigures).length >= least.figures || said.length > 8;
}
