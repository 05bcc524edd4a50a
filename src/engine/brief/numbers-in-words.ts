/** Amounts and shares whose number is a word: `douze pour cent` as `12 pour cent`. */
import { all } from '../../languages/all.ts';
import { numberWords } from './corrections/number-words.ts';
import { currencySign } from './currencies.ts';

/** Numbers as words, the longer first. */
function counted(): Map<string, number> {
  const cardinals = Object.values(all).flatMap(({ signs: { cardinals: words = [] } }) =>
    words.flatMap((each, at) => each.split('|').map((word) => [word.replace(/\(.*$/u, ''), at + 2] as const)),
  );
  return new Map([...cardinals, ...numberWords, ...ones].toSorted(([one], [other]) => other.length - one.length));
}

/** Elsewhere an article, beside what says that it is money or a share a number. */
const ones = ['one', 'ein', 'einen', 'einem', 'un', 'uno', 'um'].map((word) => [word, 1] as const);

let compiled: RegExp | null = null;

function pattern(): RegExp {
  if (compiled) return compiled;
  const of = (pick: (signs: (typeof all)['en']['signs']) => string) =>
    Object.values(all)
      .flatMap(({ signs }) => pick(signs) || [])
      .join('|');
  const scale = `${of(({ weighs }) => weighs.thousand)}|${of(({ weighs }) => weighs.million)}`;
  const cents = of(({ proposes }) => proposes.cents);
  const sign = `${currencySign}|${cents}|percent|per cent|prozent|pour cent|por ciento|por cento|per cento`;
  compiled = new RegExp(`(?<![\\p{L}\\d-])(?:${[...counted().keys()].join('|')})(?= (?:(?:${scale}) )?(?:${sign})(?!\\p{L}))`, 'giu');
  return compiled;
}

/** Numbers in words before what says that they are money or shares. */
export function withDigits(text: string): string {
  const words = counted();
  return text.replace(pattern(), (word) => String(words.get(word.toLowerCase()) ?? word));
}

/** A part of `withDigits(told)` with the numbers in words that were told. */
export function inWords(part: string, told: string): string {
  const words = counted();
  return [...told.matchAll(pattern())].reduce((text, { 0: word, index }) => {
    const [sign = ''] = /^ \S+/u.exec(told.slice(index + word.length)) ?? [];
    return text.replace(`${words.get(word.toLowerCase())}${sign}`, `${word}${sign}`);
  }, part);
}

const hundred = /^(?:hundred|hundert|cent|cien|cem|cento)$/iu;
/** How an ordinal ends: `twentieth`, whose word in full is `twenty`. */
const stems: readonly (readonly [RegExp, string])[] = [
  [/^(.*)t$/u, '$1ty'],
  [/^(.*)s$/u, '$1'],
];

/** The number that a word says, also without the ending of its ordinal; null where it says none. */
export function wordNumber(word: string): number | null {
  const said = word.toLowerCase();
  if (hundred.test(said)) return 100;
  const words = counted();
  const forms = [said, ...stems.map(([ending, whole]) => said.replace(ending, whole))];
  return forms.flatMap((form) => words.get(form) ?? [])[0] ?? null;
}
