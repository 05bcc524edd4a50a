/** Numbers and comparisons written as words: `three`, `half`, `doubled`, `most of`. */

import type { Fact } from '../../../model/fact.ts';
import type { LanguageCode } from '../../../model/language.ts';

/** Two to twelve. One is left out: it is an article or a pronoun in most of these languages. */
const cardinals: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf(?! mois)', 'dix', 'onze', 'douze'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  pt: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  it: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
};
/** Words that are more often something else: Italian "sei" is "you are", Spanish "once" and German "acht" are safe in business prose. */
const ambiguous: Partial<Record<LanguageCode, readonly string[]>> = { it: ['sei'], fr: ['neuf(?! mois)'] };

const cardinalPatterns = new Map<LanguageCode, RegExp>();

/** A group for each word, in the order of their values. */
function cardinalPattern(language: LanguageCode): RegExp {
  let pattern = cardinalPatterns.get(language);
  if (!pattern) {
    const words = (cardinals[language] ?? []).map((word) => (ambiguous[language]?.includes(word) ? '((?!))' : `(${word})`));
    pattern = new RegExp(words.length === 0 ? '(?!)' : `(?<![\\p{L}-])(?:${words.join('|')})(?![\\p{L}-])`, 'giu');
    cardinalPatterns.set(language, pattern);
  }
  return pattern;
}

/** By value, those of one value as they follow each other. */
export function numberWords(text: string, language: LanguageCode): { text: string; value: number }[] {
  const found = Array.from(text.matchAll(cardinalPattern(language)), ([word, ...groups]) => ({
    text: word,
    value: groups.findIndex((group) => group !== undefined) + 2,
  }));
  return found.sort((a, b) => a.value - b.value);
}

type Comparison = 'half' | 'double' | 'triple' | 'most';

const comparisons: Readonly<Record<LanguageCode, Readonly<Record<Comparison, string>>>> = {
  en: {
    half: '(?<!(?:first|second|last|next|this|that|each|every|and a) )half(?![- ]?year| a dozen| an hour)|halved|halving',
    double: 'doubled?|doubles|doubling|twice|twofold',
    triple: 'tripled?|triples|tripling|threefold',
    most: 'most of|majority',
  },
  de: {
    half: 'Hälfte|halbiert\\p{L}*',
    double: 'verdoppel\\p{L}*|doppelt\\p{L}*',
    triple: 'verdreifach\\p{L}*|dreifach\\p{L}*',
    most: 'Mehrheit|Mehrzahl|Großteil',
  },
  fr: { half: 'moitié', double: 'doubl\\p{L}+|deux fois', triple: 'tripl\\p{L}+|trois fois', most: 'majorité|la plupart' },
  es: { half: 'mitad', double: 'duplic\\p{L}+|dobl[eóa]\\p{L}*', triple: 'triplic\\p{L}+|triple', most: 'mayoría|mayor parte' },
  pt: { half: 'metade', double: 'dobr\\p{L}+|duplic\\p{L}+', triple: 'triplic\\p{L}+|triplo', most: 'maioria|maior parte' },
  it: {
    half: 'metà|dimezzat\\p{L}+',
    double: 'raddoppi\\p{L}+|doppi[oa]',
    triple: 'triplic\\p{L}+|triplo',
    most: 'maggioranza|maggior parte',
  },
  ja: { half: '半分|半減', double: '倍増|二倍', triple: '三倍', most: '過半数|大半|大部分' },
  zh: { half: '一半|减半', double: '翻倍|翻番|两倍', triple: '三倍', most: '大多数|多数|过半|大部分' },
  ar: { half: '(?<!\\p{L})نصف(?! سن)', double: 'تضاعف\\p{L}*|ضعف\\p{L}*', triple: 'ثلاثة أضعاف', most: 'معظم|أغلبية|غالبية' },
};

const comparisonPatterns = new Map<LanguageCode, { any: RegExp; each: [Comparison, RegExp][] }>();

/** Comparisons in a text that no fact of the slide bears out. */
export function unsupportedComparisons(text: string, language: LanguageCode, facts: readonly Fact[]): string[] {
  let patterns = comparisonPatterns.get(language);
  if (!patterns) {
    const spaced = language !== 'ja' && language !== 'zh' && language !== 'ar';
    const entries = Object.entries(comparisons[language]) as [Comparison, string][];
    const patternOf = (words: string) => new RegExp(spaced ? `(?<![\\p{L}-])(?:${words})(?![\\p{L}])` : words, 'iu');
    patterns = {
      any: patternOf(entries.map(([, words]) => words).join('|')),
      each: entries.map(([comparison, words]) => [comparison, patternOf(words)]),
    };
    comparisonPatterns.set(language, patterns);
  }
  if (!patterns.any.test(text)) return [];
  return patterns.each.flatMap(([comparison, pattern]) => {
    const word = pattern.exec(text)?.[0];
    return word === undefined || facts.some((fact) => bearsOut(fact, comparison)) ? [] : [word];
  });
}

/** About half is 45 to 55 %, about twice 1.9 to 2.2 times: what a reader lets pass as rounding. */
function bearsOut({ value, unit, id }: Fact, comparison: Comparison): boolean {
  if (value === null) return false;
  const isGrowth = /\.pct(?=[[@])/.test(id);
  const times = unit === 'multiple' ? value : isGrowth ? 1 + value : null;
  const share = unit === 'ratio' && !isGrowth ? value : null;
  const within = (number: number | null, low: number, high: number) => number !== null && number >= low && number <= high;
  switch (comparison) {
    case 'half':
      return within(times, 0.45, 0.55) || within(share, 0.45, 0.55);
    case 'double':
      return within(times, 1.9, 2.2);
    case 'triple':
      return within(times, 2.85, 3.3);
    case 'most':
      return within(share, 0.5, 1) && share !== 0.5;
  }
}
