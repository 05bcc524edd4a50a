/**
 * Causes that a prompt suspects: what somebody did, since when, and whether a measure moved with it. `We raised prices on 1 July; did it hurt
 * volume?`, `since we dropped free shipping in May have orders fallen?`
 */
import { all } from '../../languages/all.ts';
import type { Asks } from '../../languages/signs.ts';
import type { LanguageCode } from '../../model/language.ts';
import { monthNumber, monthWords } from './months.ts';
import { Sign, sign, unspacedAll } from './sign.ts';

export interface Suspected {
  /** From what was done to what is asked of it. */
  text: string;
  /** The words that name the measure. */
  about: string;
  /** Day or month in which it began: `2026-07-15`, `2026-07`; `M07` and `M07-15` for the latest such. */
  since: string;
}

const codes = Object.keys(all) as LanguageCode[];
const wordsOf = (isSpaced: boolean, of: (code: LanguageCode) => string) =>
  codes
    .filter((code) => all[code].grammar.spaced === isSpaced)
    .map(of)
    .join('|');

function signsOf(of: (code: LanguageCode) => string): readonly Sign[] {
  const stems = wordsOf(true, of);
  return [
    new Sign(stems.replaceAll('\\p{L}', '.').toLowerCase(), `(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'giu'),
    sign(wordsOf(false, of), '', unspacedAll),
  ];
}

const ofAsks = (name: keyof Asks) => signsOf((code) => all[code].signs.asks[name]);
/** What somebody did, and what it may have done to a measure. */
const done = ofAsks('done');
const moved = signsOf((code) => {
  const { asks, moves } = all[code].signs;
  return `${asks.effect}|${moves.up}|${moves.down}`;
});
const whether = ofAsks('whether');
/** A figure, a name or a reason is asked for, not whether something worked. */
const why = ofAsks('why');
const which = ofAsks('which');
const howMuch =
  /(?<!\p{L})(?:how (?:much|many|often|long)|wie ?(?:viel|hoch|oft|lange)|combien|cu[aá]nt|quant)|いくら|どれ|多少|كم(?!\p{L})/iu;
/** What begins the words on the cause, after those on the measure. */
const because =
  /(?<!\p{L})(?:after|since|following|because|due to|thanks to|now that|when|once|from when|as a result of|nachdem|seit(?:dem)?|wegen|durch|dank|weil|après|depuis|suite à|grâce à|à cause de|parce que|después de|tras|desde|gracias a|debido a|porque|depois|após|graças a|devido a|dopo|dal?(?: quando)?|grazie a|a causa di|perché|بعد|منذ|بسبب|بفضل)(?!\p{L})|以来|以降|以后|之后/giu;

const month = `(${monthWords.join('|')})`;
const ofYear = '(?:[\\s,]+(?:of |de |del |من عام |عام )?((?:19|20)\\d\\d)(?![\\d-]))?';
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?\\s+(?:of |de |d')?${month}\\.?(?!\\p{L})${ofYear}`,
  'iu',
);
const monthFirst = new RegExp(`(?<!\\p{L})${month}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.%])${ofYear}`, 'iu');
/** Words by which a month is half over, or nearly: what began then is in neither half. */
const within = 'mid|mitte|mi|mediados de|meados de|metà|late|end of|ende|fin|finales de|fim de|fine';
const inMonth = new RegExp(
  `(?<!\\p{L})(?:(${within})|in|on|since|from|as of|after|before|by|of|until|during|early|start|beginning|last|this|im|seit|ab|anfang|vom|zum|en|depuis|dès|début|de|desde|partir de|principios de|em|a|di|da|dal|inizio|في|منذ|من|شهر)[\\s-]+(?:de |di )?${month}\\.?(?!\\p{L})${ofYear}`,
  'iu',
);
/** The day that such words stand for. */
const halfOver = '15';
const iso = /(?<!\d)((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?!\d)/u;
const dotted = /(?<!\d)(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.((?:19|20)\d\d)(?!\d)/u;
const cjk = /(?:((?:19|20)\d\d)\s*年\s*)?(?<!\d)(1[0-2]|0?[1-9])\s*月(?:\s*(\d{1,2})\s*[日号])?/u;
const inQuarter = /(?<![\p{L}\d])[qt]([1-4])(?:[\s,]+((?:19|20)\d\d))?(?!\d)/iu;

/** The day or month in which something began, and where its words end; null where none is named. */
export function sinceIn(text: string): { since: string; end: number } | null {
  const named = (year: string | undefined, number: number, day?: string) => {
    const on = day === undefined ? 1 : Number(day);
    if (number < 1 || number > 12 || on < 1 || on > 31) return null;
    const two = (part: number) => String(part).padStart(2, '0');
    return `${year === undefined ? 'M' : `${year}-`}${two(number)}${on === 1 ? '' : `-${two(on)}`}`;
  };
  const readers: readonly (readonly [RegExp, (match: RegExpExecArray) => string | null])[] = [
    [iso, ([, year, number, day]) => named(year, Number(number), day)],
    [dotted, ([, day, number, year]) => named(year, Number(number), day)],
    [dayFirst, ([, day, word, year]) => named(year, monthNumber(word!), day)],
    [monthFirst, ([, word, day, year]) => named(year, monthNumber(word!), day)],
    [inMonth, ([, half, word, year]) => named(year, monthNumber(word!), half === undefined ? undefined : halfOver)],
    [cjk, ([, year, number, day]) => named(year, Number(number), day)],
    [inQuarter, ([, quarter, year]) => named(year, 3 * Number(quarter) - 2)],
  ];
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const since = match && read(match);
    if (since) return { since, end: match.index + match[0].length };
  }
  return null;
}

const find = (signs: readonly Sign[], text: string) =>
  signs.flatMap((each) => each.matchAll(text).map((match) => ({ at: match.index, end: match.index + match[0].length })));

const asksWhether = /[?？؟]\s*$|(?:か|のか|でしょうか|吗|嗎)[。.]?\s*$/u;
/** How an English question begins that has lost its mark. */
const opens = /(?:^|[;,:.]\s*|\b(?:and|so|but)\s+)(?:did|has|have|had|was|were|is|are|does|do)\s/iu;
const longest = 200;

/** What a sentence suspects, if it does; the sentence before it may say what was done and when. */
export function suspectedIn(sentence: string, before: string | undefined): Suspected | null {
  // `Q2 review: did …` says what the deck is first.
  const [, rest] = /^[^:：]{1,60}[:：]\s*(.+)$/u.exec(sentence) ?? [];
  return (rest === undefined ? null : inClauses(rest, undefined)) ?? inClauses(sentence, before);
}

function inClauses(sentence: string, before: string | undefined): Suspected | null {
  if (sentence.length > longest) return null;
  const asking = asksWhether.test(sentence) || opens.test(sentence) || find(whether, sentence).length > 0;
  if (!asking || howMuch.test(sentence) || find(why, sentence).length > 0 || find(which, sentence).some(({ at }) => beginsAt(sentence, at)))
    return null;
  const own = sinceIn(sentence);
  const whole = own !== null || before === undefined ? sentence : `${before} ${sentence}`;
  const since = own ?? (before === undefined || asksWhether.test(before) ? null : sinceIn(before));
  if (since === null || whole.length > 2 * longest) return null;
  const asked = clauseAsked(sentence);
  const moves = find(moved, asked.text);
  const [last] = moves.toSorted((a, b) => b.end - a.end);
  if (!last) return null;
  const [from, to] = [asked.from + last.at + whole.length - sentence.length, asked.from + last.end + whole.length - sentence.length];
  // A month alone says when, not what was done.
  if (!find(done, whole).some(({ at, end }) => end <= from || at >= to)) return null;
  const told = asked.text.slice(last.end);
  const about = namesSomething(told) ? told : subjectIn(asked.text.slice(0, last.at));
  return { text: trimmed(whole), about: trimmed(about), since: since.since };
}

/** What is asked of the measure, without the words on the cause around it, and where it begins. */
function clauseAsked(sentence: string): { text: string; from: number } {
  const opened = [...sentence.matchAll(new RegExp(opens.source, 'giu'))].at(-1);
  const mark = /^[^?？؟]*[;；:：](?=[^;；:：]*$)/u.exec(sentence);
  const from = Math.max(opened && opened.index > 0 ? opened.index : 0, mark ? mark[0].length : 0);
  const rest = sentence.slice(from);
  const until = [...rest.matchAll(because)]
    .map(({ index }) => index)
    .find((index) => index > 0 && find(moved, rest.slice(0, index)).length > 0);
  return { text: until === undefined ? rest : rest.slice(0, until), from };
}

/** Whether a question begins there, rather than a relative clause. */
function beginsAt(sentence: string, at: number): boolean {
  return /(?:^|[;,:，；：、])\s*(?:in |on |at |for |of )?$/u.test(sentence.slice(0, at)) || /[\u3040-\u30ff\u3400-\u9fff]/u.test(sentence);
}

/** What stands before a verb that ends its clause: `have orders fallen`, `, sind die Bestellungen gesunken`. */
function subjectIn(text: string): string {
  const clause = text.slice(Math.max(0, ...[...text.matchAll(/[,;:，；：、]\s*/gu)].map(({ index }) => index + 1)));
  const helps = [...clause.matchAll(helping)].at(-1);
  const rest = helps ? clause.slice(helps.index + helps[0].length) : clause;
  const said = namesSomething(rest) ? rest : clause;
  const late = said.slice(sinceIn(said)?.end ?? 0);
  return namesSomething(late) ? late : said;
}
const helping =
  /(?<!\p{L})(?:did|has|have|had|was|were|is|are|does|do|sind|ist|haben|hat|wurden?|est-ce que|ont|han|ha|hanno|sono|è|foram|foi|هل)(?!\p{L})/giu;

/** Words that point back, and those between a verb and what it moves. */
const pointing =
  /(?<!\p{L})(?:it|that|this|them|they|our|the|any|us|at all|really|since|then|yet|down|up|es|das|dies|die|der|den|unsere?n?|ça|cela|les?|la|nos|lo|los|las|el|nuestr[oa]s?|isso|isto|os?|as?|noss[oa]s?|ciò|questo|il|gli|i|nostr[aeio]|ذلك|هذا)(?!\p{L})/giu;

const particles = /\p{Script=Hiragana}+|是否|有没有|吗|了|对|后/gu;

function namesSomething(text: string): boolean {
  return /\p{L}{2,}/u.test(text.replace(pointing, ' ').replace(particles, ' '));
}

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/(?<![\s?？؟.。!,;:，；、])[\s?？؟.。!,;:，；、]+$/u, '')
    .replace(/^[\s,;:，；、¿]+/u, '');

/** Which of two made something move: `Is it the discounts, or is it Dana's team?` */
export interface Alternative {
  text: string;
  /** What moved, where the question says so. */
  about: string;
  suspects: readonly [string, string];
}

const blames = ofAsks('blames');
const or = ofAsks('or');
/** Longer is more than the name of a cause. */
const longestSuspect = 50;
const articles =
  /^(?:the|our|their|those|more|fewer|à|aux?|da(?:l|i|gli|lla|lle)?|der|die|das|den|dem|an|unsere?[mnrs]?|les?|la|l'|des|du|nos|notre|los|las|el|nuestr[oa]s?|os?|as?|noss[oa]s?|il|lo|gli|i|nostr[aeio])\s+|^l'/iu;

export function alternativeIn(sentence: string): Alternative | null {
  if (sentence.length > longest || !asksWhether.test(sentence)) return null;
  // Of several words that blame, those nearest before the first cause.
  const between = find(or, sentence).find(({ at }) => find(blames, sentence.slice(0, at)).length > 0);
  if (!between) return null;
  const cue = find(blames, sentence.slice(0, between.at)).toSorted((a, b) => b.end - a.end)[0]!;
  const twice = find(or, sentence).find(({ at }) => at >= between.end && !/[\p{L}\p{N}]/u.test(sentence.slice(between.end, at)));
  const rest = sentence.slice((twice ?? between).end);
  const again = find(blames, rest)[0];
  const second = again && !/\p{L}/u.test(rest.slice(0, again.at)) ? rest.slice(again.end) : rest;
  const suspects = [sentence.slice(cue.end, between.at), second].map((part) =>
    trimmed(part)
      .replace(/(?:ですか|でしょうか|です|か|造成的|导致的|的原因|的问题)$/u, '')
      .replace(articles, ''),
  ) as [string, string];
  if (suspects.some((each) => each.length < 2 || each.length > longestSuspect || !namesSomething(each))) return null;
  return { text: trimmed(sentence), about: trimmed(sentence.slice(0, cue.at)), suspects };
}
