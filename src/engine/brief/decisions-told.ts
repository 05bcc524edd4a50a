/**
 * Decisions that a prompt tells instead of asking, and the options that stand side by side: `the decision for the board: renew at 22 % or switch`,
 * `either we drop P-07 or we add a second inspection (CHF 60k a year) – I'd like the numbers for both`.
 */
import { all } from '../../languages/all.ts';
import type { Choice, Question } from '../../model/brief.ts';
import { weekdays } from '../language/weekdays.ts';
import { fold } from './clean.ts';
import { type Lettered, letteredOptions } from './lettered-options.ts';
import { optionsInProse, partsOf } from './options-in-prose.ts';
import { statesPrice } from './prices-said.ts';
import { sentences } from './sentences.ts';
import type { Sign } from './sign.ts';
import { saidIn, says, signsOf } from './signs-of.ts';
import { stakeOf } from './stake.ts';
import { sinceIn } from './suspected.ts';

/** More options are a list of something else. */
const most = 5;
/** Characters of an option; a longer one tells a story. */
const longest = 160;
/** What has its own letter is one however much is said of it. */
const longestLettered = 400;
/** Characters of what may begin a list of options. */
const longestHeading = 80;

const settles = signsOf(({ settles: { settles } }) => settles);
const requests = signsOf(({ settles: { requests } }) => requests);
const between = signsOf(({ settles: { between } }) => between);
const whether = signsOf(({ settles: { whether } }) => whether);
const either = signsOf(({ settles: { either } }) => either);
const alternative = signsOf(({ settles: { alternative } }) => alternative);
const also = signsOf(({ settles: { also } }) => also);
const both = signsOf(({ settles: { both } }) => both);
const headed = signsOf(({ settles: { headed } }) => headed);
const nothing = signsOf(({ settles: { nothing } }) => nothing);
const asking = signsOf(({ weighs: { decide } }) => decide);
const ties = signsOf(({ weighs: { links } }) => links);

const item = /^\s*(?:[-*•+–]|\(?\d{1,2}[.)]|\(?[A-Ea-e][.)])\s+(?<text>\S.*)$/u;
const asks = /[?？؟]\s*$/u;
/** What follows is said of the decision, and is no option. */
const aside = /\s[-–—]\s|[;；]\s?/u;

/** Characters of a sentence that asks no more than which option is the better. */
const longestOfBoth = 80;

/** A decision and the sentence or list that tells it. */
export interface Told {
  question: Question;
  said: readonly string[];
}

/** In the order of the prompt. */
export function decisionsTold(whole: string): Told[] {
  const lines = fold(whole).split('\n');
  const near = sentences(fold(whole));
  const found: Told[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { text, end } = withLettered(lines, at);
    const lettered = letteredOptions(text);
    const chosen = lettered && letteredDecision(lettered, near);
    if (lettered && chosen) {
      const next = sentences(text)[sentences(text).indexOf(lettered.said.at(-1)!) + 1] ?? '';
      found.push({ question: chosen, said: [...lettered.said, ...(asksOfBoth(next) ? [next] : [])] });
      at = end;
      continue;
    }
    const list = listAfter(lines, at);
    const listed = list.length > 1 ? decisionOf(lines[at]!, list, near, 'list') : null;
    if (listed) {
      found.push({ question: listed, said: [lines[at]!.trim(), ...list] });
      continue;
    }
    const all = sentences(lines[at]!);
    const prose = proseIn(all, near);
    found.push(
      ...all.flatMap((sentence, index): Told[] => {
        const told = prose.find(({ from, to }) => index >= from && index <= to);
        if (told) return index === told.from ? [told.told] : [];
        const next = all[index + 1] ?? '';
        const question = toldIn(sentence, next, near);
        const isOfBoth = question?.options !== undefined && question.options.length > 1 && asksOfBoth(next);
        return question ? [{ question, said: [sentence, ...(isOfBoth ? [next] : [])] }] : [];
      }),
    );
  }
  return found;
}

/** Options in running prose, with the sentences that tell them and ask of them. */
function proseIn(all: readonly string[], near: readonly string[]): { from: number; to: number; told: Told }[] {
  const found: { from: number; to: number; told: Told }[] = [];
  for (let at = 0; at < all.length; at++) {
    const prose = optionsInProse(all, at);
    if (!prose) continue;
    const weighed = prose.options.filter((text) => !isNothing(text));
    if (weighed.length === 0) continue;
    const options = weighed.map((part): Choice => {
      const text = withoutOpening(part);
      return { text, stake: stakeOf(text, near) };
    });
    const by = dayIn(prose.lead);
    const left = prose.options.find(isNothing);
    const asking = all
      .slice(at + prose.said.length, at + prose.said.length + 2)
      .filter((text) => opensWith(both, text) && text.length <= longestOfAll);
    const question: Question = {
      kind: 'decide',
      text: options.map(({ text }) => text).join(' / '),
      about: '',
      options,
      ...(left !== undefined && { nothing: { text: withoutOpening(left) } }),
      ...(by && { by }),
    };
    found.push({ from: at, to: at + prose.said.length - 1, told: { question, said: [...prose.said, ...asking] } });
    at += prose.said.length - 1;
  }
  return found;
}

/** Characters of a sentence that asks which option to take, and what it brings. */
const longestOfAll = 140;

/** `Which pays back, with numbers?` asks of the options. */
const asksOfBoth = (next: string) => next !== '' && next.length <= longestOfBoth && opensWith(both, next);

/** A line with those after it that go on with the next letter: `Decision:`, `A) …`, `B) …`. */
function withLettered(lines: readonly string[], at: number): { text: string; end: number } {
  let [text, end] = [lines[at]!, at];
  for (let next = at + 1; next < lines.length; next++) {
    if (lines[next]!.trim() === '' && next + 1 < lines.length) continue;
    if (!goesOn.test(withoutLeading(lines[next]!.replace(bullet, '')))) break;
    text = `${text} ${lines[next]!.replace(bullet, '')}`;
    end = next;
  }
  return { text, end };
}
const bullet = /^\s*[-*•–]\s+/u;
const goesOn = /^\s*(?:[(（[]?(?:[A-Ea-e]|[أبجد])[)）\]]|[(（[][1-5][)）\]]|(?:\p{L}{1,12} ?)?[A-E](?:案)?\s?[:：])/u;

function letteredDecision({ lead, options: lettered }: Lettered, near: readonly string[]): Question | null {
  if (lettered.length > most || lettered.some(({ text }) => text.length > longestLettered)) return null;
  const weighed = lettered.filter(({ text }) => !isNothing(text));
  if (weighed.length === 0) return null;
  const options = weighed.map(
    ({ label, text }): Choice => ({ text: withoutOpening(text), stake: stakeOf(withoutOpening(text), near), label }),
  );
  const by = dayIn(lead);
  const left = lettered.find(({ text }) => isNothing(text));
  return {
    kind: 'decide',
    text: options.map(({ text }) => text).join(' / '),
    about: '',
    options,
    ...(left && { nothing: { text: withoutOpening(left.text), label: left.label } }),
    ...(by && { by }),
  };
}

const isNothing = (part: string) => saidIn(nothing, part).some(({ at, end }) => at === 0 && end >= part.length - besides);

/**
 * What a question asks to choose between, each in its words: `Should we renew at €40k a year or hire a team of three at €55k each?` One where the
 * others change nothing; none where it asks of one thing in two places.
 */
export function optionsAsked(question: string, near: readonly string[]): readonly Choice[] {
  const [opening] = saidIn(asking, question);
  const content = opening?.at === 0 ? question.slice(opening.end).trim() : question;
  const parts = partsOf(content, true);
  const found = parts.length > 1 ? decisionOf(content, parts, near, 'sentence') : null;
  const options = found?.options ?? [];
  const isPriced = options.some(({ stake }) => stake.price || stake.rate);
  return isPriced && options.every(({ stake }) => /\S\s+\S/u.test(stake.what ?? '')) ? options : [];
}

/** The items of the list that a heading or an announcement begins; none where the line is neither. */
function listAfter(lines: readonly string[], at: number): string[] {
  const line = lines[at]!.replace(/^[\s#>*_]+|(?<![\s*_:：])[\s*_:：]+$/gu, '');
  if (line === '' || line.length > longestHeading || item.test(lines[at]!)) return [];
  const isHeading = saidIn(headed, line).some(({ at: from, end }) => from === 0 && end === line.length);
  const isAnnounced = /[:：]\s*$/u.test(lines[at]!) && saidIn(settles, `${line}:`).some(({ end }) => end >= line.length);
  if (!isHeading && !isAnnounced) return [];
  const items: string[] = [];
  for (const next of lines.slice(at + 1)) {
    const text = item.exec(next)?.groups?.text;
    if (text === undefined && next.trim() === '') continue;
    if (text === undefined) break;
    items.push(text.trim());
  }
  return items;
}

/** Whether a name only announces what is to be decided: `To decide`, before a colon. */
export const announcesDecision = (name: string) =>
  [settles, headed].some((signs) => saidIn(signs, `${name.trim()}:`).some(({ at, end }) => at === 0 && end >= name.trim().length));

const opensWith = (signs: readonly Sign[], text: string) => saidIn(signs, text).some(({ at }) => at === 0);

function toldIn(given: string, next: string, near: readonly string[]): Question | null {
  // What is announced is told, however it ends: `Then the decision: renew, or switch?`
  const isAnnounced =
    asks.test(given) && (saidIn(settles, given).some(({ end }) => /[:：]\s*$/u.test(given.slice(0, end))) || headingOf(given) !== null);
  if (asks.test(given) && !isAnnounced) return null;
  const sentence = isAnnounced ? given.replace(asks, '') : given;
  const [announced] = saidIn(settles, sentence);
  const heading = announced ? null : headingOf(sentence);
  if (heading !== null) return headedIn(sentence.slice(heading), near);
  const question = announced ? announcedIn(sentence, announced, near) : unannouncedIn(sentence, next, near);
  // What an option says of a day is no day of the meeting.
  const by = question && announced ? dayIn(sentence.slice(0, announced.end)) : null;
  return question && by ? { ...question, by } : question;
}

/** Where the options begin after `Options:`; null where the sentence has no such heading. */
function headingOf(sentence: string): number | null {
  const opening = saidIn(headed, sentence).find(({ at, end }) => at === 0 && /^\s?[:：]/u.test(sentence.slice(end)));
  return opening ? sentence.indexOf(sentence.slice(opening.end).trimStart()[0]!, opening.end) + 1 : null;
}

/** `cancel the software; introduce a floor price; do nothing`. */
function headedIn(said: string, near: readonly string[]): Question | null {
  const content = said.trim().replace(/(?<![\s.。!！])[\s.。!！]+$/u, '');
  const options = partedIn(content) ?? optionsIn(contentFrom(said, 0));
  return options.length > 1 ? decisionOf(content, options, near, 'sentence') : null;
}

/** What semicolons part; null where fewer than two do, as what follows one may be said of what is before it. */
function partedIn(content: string): string[] | null {
  const parts = content.split(/\s*[;；]\s*/u).filter((part) => part !== '');
  return parts.length > 2 ? parts.map((part) => withoutOpening(withoutLeading(part))) : null;
}

/** `2026-10-08`, `M10-08` without a year, `D4` of a weekday; null where none is named. */
export function dayIn(text: string): string | null {
  const dated = sinceIn(text)?.since;
  if (dated !== undefined && /-\d\d$/.test(dated) && !/^\d{4}-\d\d$/.test(dated)) return dated;
  const at = weekdays().findIndex((pattern) => pattern.test(text));
  return at < 0 ? null : `D${at + 1}`;
}

function announcedIn(sentence: string, announced: { end: number }, near: readonly string[]): Question | null {
  const content = contentFrom(sentence, announced.end);
  const options = partedIn(sentence.slice(announced.end).replace(/^[\s:：,，、]+/u, '')) ?? optionsIn(content);
  if (options.length > 1) return decisionOf(content, options, near, 'sentence');
  return options.length === 1 && (statesPrice(content) || isToBeDone(content)) ? single(options[0]!, near) : null;
}

function unannouncedIn(sentence: string, next: string, near: readonly string[]): Question | null {
  const [asked] = saidIn(requests, sentence);
  if (asked) {
    const content = contentFrom(sentence, asked.end);
    return statesPrice(content) ? single(content, near) : null;
  }
  const [opening] = saidIn(either, sentence);
  if (!opening) return null;
  const content = contentFrom(sentence, opening.at);
  const options = optionsIn(content);
  const isCompared = says(both, sentence.slice(content.length)) || says(both, next);
  const isPriced = options.some((text) => stakeOf(text, near).price?.per);
  return options.length > 1 && (isCompared || isPriced) ? decisionOf(content, options, near, 'sentence') : null;
}

/** What is announced, without what is said of it after a dash. */
function contentFrom(sentence: string, from: number): string {
  const [content = ''] = sentence
    .slice(from)
    .replace(/^[\s:：,，、]+/u, '')
    .split(aside);
  return content.replace(/(?<![\s.。!！])[\s.。!！]+$/u, '').replace(unspacedEnd, '');
}
const unspacedEnd = /(?:か(?:どうか)?(?:です|である|を決め\p{L}*)?|です)$/u;

/** `whether to extend the pilot`, `extending the pilot`: something to be done, and no state of things. */
function isToBeDone(content: string): boolean {
  const [opening] = saidIn(whether, content).filter(({ at }) => at === 0);
  const rest = opening ? content.slice(opening.end) : content;
  return opening
    ? /\s/u.test(content.slice(0, opening.end)) || /^\s*\p{L}+(?:ar|er|ir|re)(?!\p{L})/iu.test(rest)
    : /^\p{L}{3,}ing\s/iu.test(content);
}

/** Each with what may stand before it taken off. */
function optionsIn(content: string): string[] {
  const bare = withoutOpening(content);
  const [opened] = saidIn(between, bare).filter(({ at }) => at === 0);
  const text = withoutLeading(opened ? bare.slice(opened.end).trim() : bare);
  const apart = splitAt(text, standing(text, saidIn(alternative, text)));
  const last = saidIn(also, text)
    .filter(({ at }) => !isWithin(text, at))
    .at(-1);
  const parts = apart.length > 1 || !opened || !last ? apart : splitAt(text, [last]);
  if (parts.length < 2) return parts.map(withoutOpening);
  const first = inList(parts[0]!);
  return [...first, ...parts.slice(1)].map(withoutOpening).filter((part) => /\p{L}/u.test(part));
}

/** `ou bien …, ou bien …`, `or do nothing`. */
function withoutLeading(text: string): string {
  const [leading] = saidIn(alternative, text).filter(({ at }) => at === 0);
  return leading ? text.slice(leading.end).trim() : text;
}

/** A word of one letter may be an article of another language, where a longer one stands between options, too. */
function standing(text: string, marks: readonly { at: number; end: number }[]): { at: number; end: number }[] {
  const isLong = ({ at, end }: { at: number; end: number }) => [...text.slice(at, end).matchAll(/\p{L}/gu)].length > 1;
  const isMarked = marks.some(isLong);
  return marks.filter((mark) => !isMarked || isLong(mark) || /[,،;]\s*$/u.test(text.slice(0, mark.at)));
}

/** Not in brackets, and not between two numbers: `one or two reps`, `€5 or €10`. */
function splitAt(text: string, marks: readonly { at: number; end: number }[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { at, end } of marks) {
    if (at < from || isWithin(text, at) || isCountedOn(text.slice(from, at), text.slice(end))) continue;
    parts.push(text.slice(from, at));
    from = end;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.replace(/^[\s,;，、،]+|(?<![\s,;，、،])[\s,;，、،]+$/gu, ''))
    .filter((part) => part !== '');
}

const cardinals = Object.values(all).flatMap(({ signs }) => signs.cardinals ?? []);
const number = new RegExp(`^(?:[€$£]?\\d[\\d.,]*\\s?%?|one|eine?|une?|una?|um|${cardinals.join('|')})$`, 'iu');

function isCountedOn(before: string, after: string): boolean {
  const [left, right] = [before.trim().split(/\s+/u).at(-1) ?? '', after.trim().split(/\s+/u)[0] ?? ''];
  return number.test(left) && number.test(right);
}

function isWithin(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return [...before.matchAll(/[(（]/gu)].length > [...before.matchAll(/[)）]/gu)].length;
}

/** `A, B` before `or C`; a comma that only ties something to what stands before it ends no option. */
function inList(text: string): string[] {
  const marks = [...text.matchAll(/[,，、](?!\d)/gu)].flatMap(({ index: at }) => (isWithin(text, at) ? [] : [{ at, end: at + 1 }]));
  const parts = splitAt(text, marks);
  // `a` is an article, too, unless a number follows.
  const isTied = (part: string) =>
    saidIn(ties, part).some(({ at, end }) => at === 0 && (end > 1 || /^\s*[€$£]?\d/u.test(part.slice(end)))) ||
    /^\P{L}*\d/u.test(part) ||
    tying.test(part);
  return parts.slice(1).some(isTied) ? [text] : parts;
}
const tying =
  /^(?:as|which|because|since|so|if|until|after|before|by|plus|incl\p{L}*|wie|wenn|weil|damit|comme|puisque|como|porque|come|perché)(?!\p{L})/iu;

/** `whether to hire` → `hire`, `Option A: hire` → `hire`. */
function withoutOpening(text: string): string {
  let left = text
    .trim()
    .replace(/^(?:option|variante?|opción|opção|opzione|案|方案)?\s?[A-E1-5][:：.)]\s+/iu, '')
    .replace(/^[A-E]\s?[(（]([^()（）]+)[)）]$/u, '$1');
  for (let round = 0; round < 3; round++) {
    const opening = [...saidIn(either, left), ...saidIn(whether, left)].find(({ at }) => at === 0);
    if (!opening) break;
    // The subject of `we drop` says nothing, that of `el comité` does.
    left = left.slice(endOfOpening(left, opening.end)).trim();
  }
  return left.replace(/^d['’](?=\p{L})/iu, '').replace(/(?<![\s,;.])[\s,;.]+$/u, '');
}

/** Where an opening ends in a verb that says what is to be done, it stays. */
function endOfOpening(text: string, end: number): number {
  const verb = /(?<=\s)\p{L}+(?:mos|iamo)$/iu.exec(text.slice(0, end));
  return verb ? verb.index : end;
}

/** Characters of when or until when nothing is done. */
const besides = 24;

function decisionOf(text: string, parts: readonly string[], near: readonly string[], as: 'list' | 'sentence'): Question | null {
  const said = parts.map(withoutOpening).filter((part) => !orNot.test(part));
  const weighed = said.filter((part) => !isNothing(part));
  if (said.length > most || said.some((part) => part.length > longest) || weighed.length === 0) return null;
  const options = weighed.map((part): Choice => ({ text: part, stake: stakeOf(part, near) }));
  const isPriced = options.some(({ stake }) => stake.price || stake.rate);
  // Of words without a price, only what says what is done with what is an option.
  if (!isPriced && as === 'sentence' && said.some((part) => !/\S\s+\S|\p{Script=Han}{3}/u.test(part))) return null;
  if (said.length === 1) return { kind: 'decide', text: said[0]!, about: '', ...asSingle(options[0]!) };
  const told = as === 'list' ? weighed.join(' / ') : text;
  const left = said.find(isNothing);
  return { kind: 'decide', text: told, about: '', options, ...(left !== undefined && { nothing: { text: left } }) };
}
const orNot = /^(?:not|nicht|non|no|não|لا)$/iu;

/** What has a price is weighed by itself, what has none beside leaving things as they are. */
const asSingle = (choice: Choice): Pick<Question, 'stake' | 'options'> =>
  choice.stake.price || choice.stake.rate ? { stake: choice.stake } : { options: [choice] };

function single(content: string, near: readonly string[]): Question | null {
  const text = withoutOpening(content);
  const stake = stakeOf(text, near);
  return stake.what === null || text.length > longest ? null : { kind: 'decide', text, about: '', ...asSingle({ text, stake }) };
}
