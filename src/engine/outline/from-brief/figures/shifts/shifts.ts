/** A change inside a sentence, whatever else the sentence says: `our rate has fallen from 96.2% in January to 91.4% in June, and two accounts …`. Its clause is what is understood; the rest stays the author's words. */
import { all } from '../../../../../languages/all.ts';
import type { LanguageCode } from '../../../../../model/language.ts';
import { capital } from '../../read/topics.ts';
import type { Sentence } from '../../said.ts';
import { densePhrases, isDense } from '../dense-phrases.ts';
import { isEarlier, periodAtStart } from '../periods.ts';
import type { Phrases } from '../phrases.ts';
import { alike, type Quantity, quantitiesIn } from '../quantities.ts';
import { spacedPhrases } from '../spaced-phrases.ts';
import { clauseOf, groupsOf, restOf, subjectOf } from './clauses.ts';

export interface Shift {
  sentence: Sentence;
  /** What is measured, where its name is understood. */
  label: string | null;
  /** What the figures count, as written: `times`. */
  counted: string | null;
  prior: Quantity;
  now: Quantity;
  /** What the two figures are of: periods, or two groups; null where it is not said. */
  names: { prior: string | null; now: string | null };
  /** Of one thing over time, or of two groups beside one another. */
  kind: 'change' | 'groups';
  /** The clause with both figures, as written, and what its sentence says besides. */
  clause: string;
  /** The clause up to the figure compared with: `71% of those mentored were in work`; null where there is no such part. */
  short: string | null;
  rest: readonly string[];
}

const arrow = /^\s*\*{0,2}\s*(?:→|➔|➜|⇒|->|=>|-->|–>)\s*\*{0,2}\s*$/u;
const onto = /^\s*(?:(?:back\s)?(?:down|up)\sto|(?:runter|hinunter|hoch|rauf)\sauf)\s*$/iu;
/** What was before, in a word. */
const formerly =
  /(?:^|[\s,(])(?:previously|before|earlier|formerly|up from|down from|vorher|zuvor|bisher|früher|auparavant|avant|antes|anteriormente|prima|in precedenza)[:\s]*$|(?:以前|従来|これまで|此前|原来|سابقا)[はの:：]?\s*$/iu;
/** Verbs of change in the present, beside the forms that the grammar has. */
const moving =
  /(?<!\p{L})(?:go(?:es)?|rises?|falls?|grows?|drops?|climbs?|comes?\sdown|slips?|geht|gehen|steigt|steigen|sinkt|sinken|tombe(?:nt)?|chute(?:nt)?|grimpe(?:nt)?|descend(?:ent)?|se ha reducido|se han reducido|desce|sobe|scende|sale)(?!\p{L})/iu;

/** `year`: that of the deck. */
export function shiftsIn(sentence: Sentence, language: LanguageCode, year: number | null): Shift[] {
  const { text } = sentence;
  if (/[?？؟]/u.test(text)) return [];
  // The month in `6月の91.4%` is none.
  const quantities = quantitiesIn(text, language).filter(({ end, unit }) => unit === 'ratio' || !/^[月年日]/u.test(text.slice(end)));
  const found: Shift[] = [];
  for (let at = 1; at < quantities.length; at += 1) {
    const one = quantities[at - 1]!;
    // `40 of 52 pumps, against 18`: which of the two stands against it is not said.
    const isOfPair = at > 1 && wholeOf.test(text.slice(quantities[at - 2]!.end, one.at));
    const shift = isOfPair ? null : shiftOf(one, quantities[at]!, sentence, { language, year });
    if (shift === null) continue;
    found.push(shift);
    at += 1;
  }
  return found;
}

const wholeOf = /^\s(?:\p{L}{1,8}\s)?(?:of|von|sur|des?|d[oa]s|su|di)(?:\s(?:the|our|all|den|les|los|las|unseren))?\s$/iu;

/** Without the words that only lead to the other figure. */
function beforeOther(words: string): string | null {
  const comma = words.lastIndexOf(', ');
  return comma < 0 ? null : words.slice(0, comma);
}

interface Place {
  language: LanguageCode;
  year: number | null;
}

function shiftOf(one: Quantity, other: Quantity, sentence: Sentence, { language, year }: Place): Shift | null {
  const { text } = sentence;
  const grammar = all[language].figures;
  const [first, second] = [alike(one, other) ?? one, alike(other, one) ?? other];
  if (first.unit !== second.unit || first.currency !== second.currency || !sameWord(first, second)) return null;
  if (first.value === second.value || first.value <= 0 || second.value <= 0 || first.unit === 'points') return null;
  const clause = clauseOf(text, one.at, other.end, language);
  const unsure = isDense(language)
    ? new RegExp(grammar.unsure, 'u')
    : new RegExp(`(?<![\\p{L}’'-])(?:${grammar.unsure.replace('|nearly|almost|instead', '')})(?![\\p{L}-])|n['’]t(?!\\p{L})`, 'iu');
  // A month is no `may`, and waiting is no hope.
  if (unsure.test(clause.text.replace(/(?<=\p{Ll}\s)May(?!\p{L})|(?<!\p{L})de espera(?!\p{L})/gu, ''))) return null;
  const [before, ahead] = datedBefore(text.slice(clause.start, one.at), language);
  const [gap, between] = datedBefore(text.slice(one.end, other.at), language);
  const after = text.slice(other.end);
  const base = { sentence, clause: clause.text, rest: restOf(text, clause, language), counted: countedAfter(one, gap), short: null };
  const label = subjectOf(before, language, arrow.test(gap));
  const phrases: Phrases = language === 'ja' || language === 'zh' ? densePhrases(language) : spacedPhrases(language);
  const groups = groupsOf(gap, after, language);
  if (groups !== null)
    return {
      ...base,
      label: null,
      prior: second,
      now: first,
      names: groups,
      kind: 'groups',
      short: beforeOther(text.slice(clause.start, other.at)),
    };
  const bare = withoutCounted(gap);
  const isArrow = arrow.test(gap);
  const turn = isArrow || onto.test(gap) ? null : phrases.turn(bare, after);
  if (!isArrow && turn === null && !onto.test(gap)) return null;
  const ending = periodAtStart(withoutCounted(after)).period;
  if (turn === null || turn.role === 'to') {
    if (!isArrow && !isMoved(before, after, language)) return null;
    return { ...base, label, prior: first, now: second, names: namesOf(turn?.period ?? ahead, ending ?? between), kind: 'change' };
  }
  if (turn.role !== 'prior') return null;
  const [now, prior] = [turn.period, turn.of ?? ending];
  const isBefore = turn.sure || formerly.test(gap) || (prior !== null && isEarlier(prior, now, year));
  return isBefore ? { ...base, label, prior: second, now: first, names: namesOf(prior, now), kind: 'change' } : null;
}

const namesOf = (prior: string | null, now: string | null) => ({ prior: nameOf(prior), now: nameOf(now) });
const nameOf = (period: string | null) => (period === null ? null : capital(period.replace(/^(?:the|das|der|dem|le|la|el|il|o)\s/iu, '')));

/** `1月の96.2%から6月の`: in Japanese and Chinese the period stands before its figure. */
function datedBefore(words: string, language: LanguageCode): [text: string, period: string | null] {
  const found = isDense(language)
    ? /(?:20\d\d年(?:\d{1,2}月)?|\d{1,2}月|第[一二三四1-4](?:四半期|季度))(?=(?:の|份的?|的)?$)/u.exec(words)
    : null;
  return found === null ? [words, null] : [words.slice(0, found.index), found[0]];
}

const sameWord = (one: Quantity, other: Quantity) => one.word.toLowerCase().slice(0, 3) === other.word.toLowerCase().slice(0, 3);

/** A clause whose verb says that something changed. */
function isMoved(before: string, after: string, language: LanguageCode): boolean {
  const { up, down, went, took } = all[language].figures;
  const words = [up, down, went, took].join('|');
  const verb = isDense(language) ? new RegExp(words, 'u') : new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
  const near = before.slice(-70);
  return verb.test(near) || moving.test(near) || ((language === 'de' || isDense(language)) && verb.test(after.slice(0, 24)));
}

const noCounted =
  /^(?:over|during|since|when|while|because|after|before|last|this|under|above|below|between|within|with|for|in|on|at|to|of|a|an|per|by|from|since|against|and|or|compared|versus|down|up|im|am|auf|von|je|pro|vom|und|gegenüber|statt|en|au|à|par|de|des|du|contre|et|al|a|por|frente|y|em|no|na|para|contra|ao|e|nel|per|contro|rispetto)$/iu;

function countedAfter({ unit, word }: Quantity, gap: string): string | null {
  const noun = unit === 'number' && word === '' ? /^\s(\p{L}[\p{L}'’-]{2,24})/u.exec(gap)?.[1] : undefined;
  return noun === undefined || noCounted.test(noun) ? null : noun;
}

/** Without what the figure before counts: ` times in the second quarter against `. */
function withoutCounted(gap: string): string {
  const noun = /^\s(\p{L}[\p{L}'’-]{2,24})(?=[\s,;.(]|$)/u.exec(gap);
  if (noun === null || noCounted.test(noun[1]!)) return gap;
  const rest = gap.slice(noun[0].length);
  return periodAtStart(gap).period === null ? rest : gap;
}
