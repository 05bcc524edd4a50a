/** Options that stand in a list, under a heading each, or behind a letter or number. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Sentence } from '../said.ts';
import { underHeadings } from '../units.ts';
import { isAdvice, isAsk } from './decisions.ts';
import { below, itemsUnder } from './labels.ts';
import { attributes, itemOf, numbered, type Option, optionOf, splitAtOr, toldOption } from './option.ts';
import { capital, plainly, wordCount } from './wording.ts';

/** `We looked at three options`. */
export const announcing =
  /(?<!\p{L})(?:options?|alternatives?|choices|ways|paths|possibilities|routes forward|what (?:can be done|we can do|could be done)|optionen|möglichkeiten|varianten|alternativen|wege|lösungen|possibilités|solutions|voies|pistes|scénarios|opciones|alternativas|vías|caminos|opções|caminhos|opzioni|strade|scenari)(?!\p{L})|選択肢|(?:つの|三|二|四)案|方案|选项|选择|(?:个|种)办法|(?:个|种)方法|خيارات|خيارين|خياران|بديلان|بدائل|بديلين/iu;

/** Fewer are no choice. */
const fewest = 2;

/** List items under a heading of options, or one line after the label. */
export function underLabel(unit: readonly Sentence[]): Option[] | null {
  const found = underHeadings(unit).flatMap(({ heading, sentences: own }) => {
    // `We have three alternatives: …` is read as a heading with its items.
    if (heading !== null && !numbered.test(heading) && announcing.test(heading) && own.filter(({ list }) => list !== null).length >= 2)
      return own.filter(({ list }) => list !== null).flatMap(({ at, text }) => splitAtOr(text).map((item) => ({ at, text: item })));
    return itemsUnder(
      own.filter(
        (sentence) =>
          !isAdvice(sentence) &&
          !isAsk(sentence) &&
          !(sentence.list === null && below(sentence.text, 'options') === null && itemOf(sentence.text) === null),
      ),
      heading,
      'options',
    ).flatMap(({ at, text }) => splitAtOr(text).map((item) => ({ at, text: item })));
  });
  const read = found.map(({ at, text }) => optionOf(text, at));
  return read.length >= fewest ? read : null;
}

/** `Option A leases the vans. It costs $1.2M a year. Option B buys them.` */
export function numberedIn(sentences: readonly Sentence[], language: LanguageCode): Option[] | null {
  const found: Option[] = [];
  for (const sentence of sentences) {
    const split = numbered.exec(sentence.text);
    const heading = sentence.heading === null ? null : numbered.exec(sentence.heading);
    const last = found.at(-1);
    if (heading !== null) {
      if (isAdvice(sentence) || isAsk(sentence) || !belongs(sentence, sentences)) continue;
      const name = plainly(sentence.heading!);
      if (last !== undefined && (last.name === name || last.name.startsWith(`${name}: `))) push(last, sentence);
      else found.push(headed(sentence, name));
    } else if (split !== null && !isAdvice(sentence))
      found.push(saidOf(split[1]!, split[2]!, language, sentence) ?? optionOf(sentence.text, sentence.at));
    else if (last !== undefined && goesOnIn(sentence, sentences, last)) push(last, sentence);
    else if (
      last !== undefined &&
      /^(?:it|this|that|sie|er|es|das|diese|elle|il|cela|ella|esta|isso|ela|questa|essa)\s/iu.test(sentence.text) &&
      sentence.list === null
    ) {
      last.said.push(plainly(sentence.text));
      last.at.push(sentence.at);
    }
  }
  return found.length >= fewest && isComplete(found) ? found.map(withMatter) : null;
}

/** `Option B is to buy six vans for $240,000`. */
function saidOf(number: string, matter: string, language: LanguageCode, { at }: Sentence): Option | null {
  const said = being.exec(matter)?.[1];
  if (said === undefined) return null;
  const option = toldOption(said, language);
  return { ...option, name: `${capital(number)}: ${option.name}`, at: [at] };
}
const being =
  /^(?:(?:is|would be)\s(?:to\s)?|(?:ist|wäre)\s(?:es,?\s)?|(?:est|serait)\s(?:de\s|d['’])?|(?:es|sería|é|seria)\s|(?:è|sarebbe)\s(?:di\s)?|هو\s|是)(.{3,})$/iu;

/** The rest of the paragraph that an option begins: `$140,000. Can be done by December.` */
function goesOnIn(sentence: Sentence, all: readonly Sentence[], option: Option): boolean {
  const before = all.find(({ at }) => at === option.at.at(-1));
  const isNext =
    before !== undefined && before.block !== undefined && before.block === sentence.block && before.heading === sentence.heading;
  return isNext && sentence.list === null && before.at === sentence.at - 1 && !isAdvice(sentence) && !isAsk(sentence);
}

/** The first sentence under `Option A`: `close on Mondays (saves £4,000 a year)`. */
function headed({ at, text, list }: Sentence, name: string): Option {
  const item = list === null ? itemOf(`${name}: ${text}`) : null;
  return item !== null && item.name !== name ? { ...item, at: [at] } : { name, said: attributes(text), at: [at] };
}

/** `Option A` is named by what it is: `Option A: lease the vans`. */
function withMatter(option: Option): Option {
  const [first, ...rest] = option.said;
  const isName = first !== undefined && rest.length > 0 && !/\d/.test(first) && wordCount(first) <= 8 && !/[:：]/.test(option.name);
  return isName ? { ...option, name: `${option.name}: ${first}`, said: rest } : option;
}

/** What follows the items under a heading, or speaks of another option, is no longer said of it. */
function belongs({ at, heading, list, text }: Sentence, others: readonly Sentence[]): boolean {
  if (list !== null || heading === null) return true;
  const isBehind = others.some((other) => other.heading === heading && other.list !== null && other.at < at);
  return !isBehind && !others.some((other) => other.heading !== null && other.heading !== heading && text.includes(other.heading));
}

function push(option: Option, sentence: Sentence): void {
  option.said.push(...attributes(sentence.text));
  option.at.push(sentence.at);
}

/** What follows `We looked at three options`: sections of the same paragraph, items, or `Label: …` sentences. */
export function afterIntro(unit: readonly Sentence[], intro: Sentence): Option[] | null {
  const found: Option[] = [];
  for (const sentence of unit.slice(unit.indexOf(intro) + 1)) {
    if (isAdvice(sentence) || isAsk(sentence) || !belongs(sentence, unit)) continue;
    const last = found.at(-1);
    if (sentence.heading !== null && sentence.heading !== intro.heading) {
      if (last !== undefined && last.name === plainly(sentence.heading)) push(last, sentence);
      else found.push({ name: plainly(sentence.heading), said: attributes(sentence.text), at: [sentence.at] });
      continue;
    }
    if (itemOf(sentence.text) === null) break;
    found.push(optionOf(sentence.text, sentence.at));
  }
  return found.length >= fewest ? found : null;
}

/** From the first letter or number on, one after another: where one is missing, the others are no choice. */
export function isComplete(found: readonly Option[]): boolean {
  const marks = found.map(({ name }) => numbered.exec(name)?.[1]?.replace(/案$/u, '').at(-1)?.toUpperCase() ?? '');
  return (
    ['ABCDEF', '123456', '一二三四'].some((row) => row.startsWith(marks.join(''))) || marks.some((mark) => !/[A-F1-6一二三四]/u.test(mark))
  );
}
