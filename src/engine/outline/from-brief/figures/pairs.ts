/** Names with one figure each: `Germany 42%, France 31%, Spain 27%`, `Jan 120, Feb 140`, `- 1,870 employees`. */
import type { LanguageCode } from '../../../../model/language.ts';
import { isPeriod } from '../read/columns.ts';
import { capital } from '../read/topics.ts';
import type { Sentence } from '../said.ts';
import { densePhrases } from './dense-phrases.ts';
import { isOnlyPeriod } from './periods.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { spacedPhrases } from './spaced-phrases.ts';

export interface Pair {
  sentence: Sentence;
  label: string;
  quantity: Quantity;
  /** The label is a month, quarter or year. */
  dated: boolean;
  /** The words after a figure that counts or divides them: `employees`, `of deliveries on time`; null if the label stands before. */
  counted: string | null;
}

export interface PairGroup {
  /** What the author writes above or before them. */
  subject: string | null;
  pairs: Pair[];
}

const opening = /^([^:：]{3,60})[:：]\s*(?=\S)/u;
/** Between one pair and the next. */
const parting = /^\s*(?:[,;，；、،]\s*(?:(?:and|und|sowie|et|y|e|و)\s+)?|\s(?:and|und|sowie|et|y|e)\s+|\sو)/iu;
const whole =
  /(?<!\p{L})(?:totals?|sum|all|overall|altogether|summe|gesamt\p{L}*|insgesamt|alle|totale?|ensemble|tous|conjunto|todos|geral|complessiv\p{L}*|tutti|which|davon|dont)(?!\p{L})|合計|総計|全体|计$|总|全部|المجموع|الإجمالي/iu;

const rest =
  /^(?:others?|rest|sonstige\p{L}*|divers(?:es)?|miscellaneous|andere|übrige|autres?|otr[oa]s|outr[oa]s|altr[ioea]|その他|其他|أخرى)$/iu;

/** What is left beside the parts that have a name. */
export const isRest = (label: string): boolean => rest.test(label);

/** Lists whose items have a figure each, and sentences with at least three; every word of them is a name, a figure or between them. */
export function pairsIn(sentences: readonly Sentence[], language: LanguageCode): PairGroup[] {
  const found: PairGroup[] = [];
  const lists = new Map<number, Sentence[]>();
  for (const sentence of sentences) if (sentence.list !== null) lists.set(sentence.list, [...(lists.get(sentence.list) ?? []), sentence]);
  for (const items of lists.values()) {
    const pairs = items.flatMap((item) => {
      const own = inSentence(item, language).pairs;
      return own.length === 1 ? own : [];
    });
    if (pairs.length >= 2 && pairs.length === items.length) found.push({ subject: items[0]!.heading, pairs });
  }
  for (const sentence of sentences) {
    const group = inSentence(sentence, language);
    if (group.pairs.length >= 3) found.push({ ...group, subject: group.subject ?? sentence.heading });
  }
  return found.filter(({ pairs }) => isPlain(pairs));
}

/** Each name once, none of them the whole of the others. */
function isPlain(pairs: readonly Pair[]): boolean {
  const names = new Set(pairs.map(({ label }) => label.toLowerCase()));
  return names.size === pairs.length && !pairs.some(({ label }) => whole.test(label));
}

function inSentence(sentence: Sentence, language: LanguageCode): PairGroup {
  const { subject, pairs } = pairsOf(sentence.text, language);
  return { subject, pairs: pairs.map((pair) => ({ ...pair, sentence })) };
}

type PlainPair = Omit<Pair, 'sentence'>;

/** All figures of a text with their names; none if anything else is said. */
export function pairsOf(text: string, language: LanguageCode): { subject: string | null; pairs: PlainPair[] } {
  const quantities = quantitiesIn(text, language);
  const none = { subject: null, pairs: [] };
  const head = quantities.length > 1 ? opening.exec(text) : null;
  const subject = head && !/\d/.test(head[1]!) ? head[1]!.trim() : null;
  const start = subject === null ? 0 : head![0].length;
  const pieces = quantities.map(({ at }, index) => text.slice(index === 0 ? start : quantities[index - 1]!.end, at));
  const last = quantities.at(-1);
  if (last === undefined) return none;
  const end = text.slice(last.end).replace(/[.。]\s*$/u, '');
  const ahead = pieces[0]!.trim() !== '';
  // `Harbour 1,420 visits, Castle 1,180 visits`: one unit after each figure.
  const unit =
    ahead && quantities.length > 1 && /^\s\p{L}{3,16}$/u.test(end) && pieces.slice(1).every((piece) => piece.startsWith(end)) ? end : '';
  const found = quantities.map((quantity, index): PlainPair | null => {
    const tail = (pieces[index + 1] ?? end).slice(unit.length);
    if (ahead) {
      const piece = index === 0 ? pieces[0]! : pieces[index]!.slice(unit.length);
      const words = index === 0 ? piece : piece.replace(parting, '');
      const parted = index === 0 || words !== piece;
      const named = parted ? nameBefore(words, language) : null;
      return named === null || (index === quantities.length - 1 && tail.trim() !== '')
        ? null
        : { quantity: { ...quantity, text: `${quantity.text}${unit}` }, counted: null, ...named };
    }
    const next = index < quantities.length - 1 ? new RegExp(`^(.+?)(?:${partingEnd})$`, 'iu').exec(tail)?.[1] : tail;
    const named = next === undefined ? null : nameAfter(next);
    return named === null ? null : { quantity, ...named };
  });
  return found.every((pair) => pair !== null) ? { subject, pairs: found } : none;
}

const partingEnd = '\\s*[,;，；、،]\\s*(?:and|und|sowie|et|y|e|و)?\\s*|\\s(?:and|und|sowie|et|y|e)\\s+|\\sو';

function nameBefore(words: string, language: LanguageCode): { label: string; dated: boolean } | null {
  const text = words.replace(/(?<![\s:：=–—-])[\s:：=–—-]+$/u, '').trim();
  if (text !== '' && (isOnlyPeriod(text) || isPeriod(text))) return { label: capital(text), dated: true };
  if (isRest(text)) return { label: capital(text), dated: false };
  const label = (language === 'ja' || language === 'zh' ? densePhrases(language) : spacedPhrases(language)).name(text);
  return label === '' ? null : { label: capital(label), dated: false };
}

function nameAfter(words: string): { label: string; dated: boolean; counted: string } | null {
  const text = words
    .replace(/^[\s:：=–—-]+/u, '')
    .replace(/^(?:from|of|in|aus|von|in|für|im|de|du|des|en|à|d['’]|del|da|do|dal|di)\s+(?:the\s|der\s|den\s|la\s|le\s)?/iu, '')
    .trim();
  if (!/^\p{L}[\p{L}\p{M}\p{N}'’&% -]*$/u.test(text) || text.split(/\s+/).length > 5 || perUnit.test(words)) return null;
  return { label: capital(text), dated: isOnlyPeriod(text) || isPeriod(text), counted: words.trim() };
}

/** `€4 per piece`, `12 more`: no name of what is counted. */
const perUnit =
  /^\s*(?:per|a|an|each|every|pro|je|par|por|al|less|more|fewer|mehr|weniger|de plus|de moins|más|menos|mais|più|meno|over|under|above|below|of which|out of|davon|dont)(?!\p{L})/iu;
