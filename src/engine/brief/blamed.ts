/** Who or what others hold to be the cause: `The CFO blames the April price rise; sales think it is Sam.` */
import { all } from '../../languages/all.ts';
import type { Blamed, Question } from '../../model/brief.ts';
import type { LanguageCode } from '../../model/language.ts';
import { fold } from './clean.ts';
import { monthNumber, monthWords } from './months.ts';
import { sentences } from './sentences.ts';
import { Sign } from './sign.ts';
import { says, signsOf } from './signs-of.ts';

const most = 3;
const longest = 60;

let compiled: Sign | null = null;

/** Made for the first prompt that asks anything. */
function blames(): Sign {
  if (compiled) return compiled;
  const spaced = (Object.keys(all) as LanguageCode[]).filter((code) => all[code].grammar.spaced);
  const stems = spaced.map((code) => all[code].signs.asks.suspects).join('|');
  compiled = new Sign(stems.replaceAll('\\p{L}', '.').toLowerCase(), `(?<!\\p{L})(?:${stems})\\s+(?<what>[^.;!?]{2,120})`, 'giu');
  return compiled;
}

const doubts = signsOf(({ asks }) => asks.doubts);

/** In the order they are named; after them those that a question asks between, and the sentences in which somebody suspects something. */
export function blamedIn(prompt: string, questions: readonly Question[]): Blamed[] {
  const between = questions.flatMap(({ suspects }) => suspects ?? []).flatMap(blamed);
  const found = sentences(fold(prompt)).flatMap((sentence) =>
    blames()
      .matchAll(sentence)
      .flatMap(({ groups }) => groups!.what!.split(/,?\s(?:or|oder|ou|o)\s(?:else |even |eben |just )?/u))
      .flatMap(blamed),
  );
  const once = new Map([...found, ...between].map((each) => [each.text.toLowerCase(), each]));
  const suspecting = sentences(fold(prompt)).flatMap((text): Blamed[] => (says(doubts, text) ? [{ text, sentence: true }] : []));
  return [...[...once.values()].slice(0, most), ...suspecting.slice(0, most)];
}

/** What a sentence says before it tells what others hold to be the cause: `Returns are up and I am sure it's the new carrier`. */
export function besidesBlame(sentence: string): string {
  const [found] = /[?？؟]\s*$/u.test(sentence) ? [] : blames().matchAll(sentence);
  return found ? sentence.slice(0, found.index) : sentence;
}

const clause = /(?:,|\s[-–—]\s|(?<!\p{L})(?:and|und|et|y|but|aber|mais|pero|which|who|that|as)(?!\p{L})).*$/iu;
const articles =
  /^(?:(?:simply|just|only|all|einfach|nur|because|due|down|to|of|we|they|the|our|their|a|an|at|an|am|on|der|die|das|den|dem|unsere?[mnrs]?|le|la|les|l'|nos|el|los|las|il|lo|gli|i|os|as)\s+)+/iu;
export const month = new RegExp(`(?<!\\p{L})(${monthWords.join('|')})(?!\\p{L})\\.?(?:\\s+((?:19|20)\\d\\d))?`, 'iu');

/** Characters after a name in which its month stands. */
const near = 40;

function blamed(words: string): Blamed[] {
  // A person is blamed, whenever he came: only what was done has a day.
  const named = words.replace(clause, '').trim();
  const dated = month.exec(named) ?? month.exec(words.slice(0, named.length + near).replace(/\bwho\b.*$/iu, ''));
  const text = named.replace(articles, '').trim();
  if (text.length < 2 || text.length > longest || !/\p{L}/u.test(text)) return [];
  const two = String(dated ? monthNumber(dated[1]!) : 0).padStart(2, '0');
  return [{ text, ...(dated && { since: dated[2] ? `${dated[2]}-${two}` : `M${two}` }) }];
}
