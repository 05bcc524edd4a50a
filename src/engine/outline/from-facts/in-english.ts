/** Translates the known words of a brief's phrase, in any language, into English. */
import { all } from '../../../languages/all.ts';
import { subjects, type Topics } from '../../../languages/signs.ts';
import { type LanguageCode, languages } from '../../../model/language.ts';
import { normalForm } from '../../language/normal-form.ts';

/** Folded word → English; empty for filler words. The first language that knows a word decides. */
function entriesOf(lexicons: readonly Topics[]): Map<string, string> {
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

const topicsOf = (spaced: boolean) =>
  (Object.keys(languages) as LanguageCode[]).flatMap((code) => (languages[code].spaced === spaced ? (all[code].topics ?? []) : []));

const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));

const spaced = entriesOf(topicsOf(true));
const phrases = longestFirst(spaced.keys()).filter((word) => word.includes(' '));
const stems = longestFirst(spaced.keys()).filter(
  (word) => !word.includes(' ') && word.length >= (/^\p{Script=Arabic}/u.test(word) ? 3 : 4),
);
const german = longestFirst(entriesOf([all.de.topics!]).keys()).filter((word) => stems.includes(word) || word === 'mix');

/** Chinese and Japanese have no spaces: their words match anywhere. */
const unspaced = entriesOf(topicsOf(false));
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

/** Letters that may follow a stem: plural and case endings. */
const longestEnding = 3;

/** `keep`: English words to leave as they are. */
export function inEnglish(phrase: string, keep: ReadonlySet<string>): string[] {
  let text = fold(phrase);
  if (/[\u3040-\u30ff\u3400-\u9fff]/.test(text))
    text = text.replace(unspacedWord, (word) => ` ${unspaced.get(word)!} `).replace(particle, ' ');
  text = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (const words of phrases) text = text.replaceAll(` ${words} `, ` ${spaced.get(words)!} `).replace(/ {2,}/g, ' ');
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (keep.has(word) ? [word] : (wordInEnglish(word) ?? [word])))
    .filter(Boolean);
}

function wordInEnglish(word: string): string[] | null {
  // Strips the Arabic article and prefixes.
  const bare = /^\p{Script=Arabic}/u.test(word) ? word.replace(/^و?(?:بال|كال|لل|ال)/u, '') : word;
  for (const form of new Set([word, bare])) {
    const exact = spaced.get(form);
    if (exact !== undefined) return [exact];
    const stem = stems.find((each) => form.startsWith(each) && form.length - each.length <= longestEnding);
    if (stem !== undefined) return [spaced.get(stem)!];
  }
  return compound(word);
}

/** Splits German compounds: `produktmix`, `regionenvergleich`; of `grosskunden`, the known end. */
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

/** Lower case without accents, apostrophes and Arabic vowel marks, so that `Régions` matches `region`. */
export function fold(text: string): string {
  const words = normalForm(text.toLowerCase(), 'NFKC').replaceAll('ß', 'ss').replace(/['’]/g, ' ');
  return normalForm(normalForm(words, 'NFD').replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, ''), 'NFC');
}
