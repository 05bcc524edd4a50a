/** A phrase of a brief in any language with its known words in English. */
import { lexicon as ar } from './ar.ts';
import { lexicon as de } from './de.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fr } from './fr.ts';
import { lexicon as it } from './it.ts';
import { lexicon as ja } from './ja.ts';
import { fold, type Lexicon, subjects } from './lexicon.ts';
import { lexicon as pt } from './pt.ts';
import { lexicon as zh } from './zh.ts';

/** Folded word → English; the empty word for those that say nothing. The first language that knows a word decides. */
function entriesOf(lexicons: readonly Lexicon[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (words: string | undefined, english: string) => {
    for (const word of words?.split('|') ?? []) if (!found.has(fold(word))) found.set(fold(word), english);
  };
  for (const lexicon of lexicons) {
    for (const subject of subjects) add(lexicon[subject], subject);
    add(lexicon.stop, '');
  }
  return found;
}

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

const spaced = entriesOf([de, fr, es, pt, it, ar]);
const phrases = longestFirst(spaced.keys()).filter((word) => word.includes(' '));
const stems = longestFirst(spaced.keys()).filter(
  (word) => !word.includes(' ') && word.length >= (/^\p{Script=Arabic}/u.test(word) ? 3 : 4),
);
const german = longestFirst(entriesOf([de]).keys()).filter((word) => stems.includes(word) || word === 'mix');

/** Chinese and Japanese write no spaces: their words are found anywhere. */
const unspaced = entriesOf([ja, zh]);
const unspacedWord = new RegExp(
  longestFirst(unspaced.keys())
    .filter((word) => word.length > 1)
    .join('|'),
  'gu',
);
const particle = new RegExp(
  `[${[...unspaced]
    .filter(([word, english]) => english === '' && word.length === 1)
    .map(([word]) => word)
    .join('')}]`,
  'gu',
);

/** Letters a stem may be followed by: the endings of plurals and cases. */
const longestEnding = 3;

/** `keep` are English words that mean what they say. */
export function inEnglish(phrase: string, keep: ReadonlySet<string>): string[] {
  let text = fold(phrase);
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(text))
    text = text.replace(unspacedWord, (word) => ` ${unspaced.get(word)!} `).replace(particle, ' ');
  for (const words of phrases) {
    const pattern = ` ${words} `;
    const padded = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    if (padded.includes(pattern)) text = padded.replaceAll(pattern, ` ${spaced.get(words)!} `);
  }
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => (keep.has(word) ? [word] : (wordInEnglish(word) ?? [word])))
    .filter(Boolean);
}

function wordInEnglish(word: string): string[] | null {
  // The Arabic article and the words written together with what follows.
  const bare = /^\p{Script=Arabic}/u.test(word) ? word.replace(/^و?(?:بال|كال|لل|ال)/u, '') : word;
  for (const form of new Set([word, bare])) {
    const exact = spaced.get(form);
    if (exact !== undefined) return [exact];
    const stem = stems.find((each) => form.startsWith(each) && form.length - each.length <= longestEnding);
    if (stem !== undefined) return [spaced.get(stem)!];
  }
  return compound(word);
}

/** German compounds: `produktmix`, `regionenvergleich`; of `grosskunden` the known end. */
function compound(word: string): string[] | null {
  for (const stem of german) {
    if (!word.startsWith(stem)) continue;
    const rest = word.slice(stem.length);
    for (const joint of ['', 's', 'n', 'en', 'es', 'e', 'er']) {
      const end = rest.startsWith(joint) && rest.length - joint.length >= 3 ? wordInEnglish(rest.slice(joint.length)) : null;
      if (end) return [spaced.get(stem)!, ...end];
    }
  }
  const end = german.find((stem) => stem.length >= 5 && [0, 1, 2].some((ending) => word.endsWith(stem, word.length - ending)));
  return end ? [spaced.get(end)!] : null;
}
