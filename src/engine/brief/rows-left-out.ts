/**
 * What a sentence asks to leave out, each whole: with the clause that tells which are meant, the months of a list with what they are months of, and
 * without the reason for it. `Skip orders that a customer moved, and anything booked in May or June, since many are open`.
 */
import { withConditions } from './conditions.ts';
import { articles, chosen, lead } from './left-out-said.ts';
import { monthWords } from './months.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

/** Made for the first sentence that may leave something out. */
function made() {
  return {
    out: signsOf(({ leaves }) => leaves.out),
    drops: signsOf(({ leaves }) => leaves.drops),
    opens: signsOf(({ leaves }) => leaves.opens),
    closes: signsOf(({ leaves }) => leaves.closes),
    off: signsOf(({ leaves }) => leaves.off),
    go: signsOf(({ leaves }) => leaves.go),
    who: signsOf(({ leaves }) => leaves.who),
    what: signsOf(({ leaves }) => leaves.what),
    why: signsOf(({ leaves }) => leaves.why),
    verbs: signsOf(({ leaves }) => leaves.verbs),
    choosing: signsOf(({ settles }) => settles.choosing),
    alternative: signsOf(({ settles }) => settles.alternative),
  };
}
let compiled: ReturnType<typeof made> | null = null;
const signs = () => (compiled ??= made());

/** Characters and words of one thing; whatever is longer tells a story. */
const longest = 100;
const mostWords = 14;

/** The things that a folded sentence leaves out, in its order; none where it says so of none, or names ways to choose from. */
export function rowsLeftOut(sentence: string): string[] {
  const text = sentence.replace(/[.!。！]+\s*$/u, '');
  // What stands in brackets, or is held against a value, has its own readers.
  if (chosen.test(sentence) || /[=()（）]/u.test(text) || withConditions(text) !== text || isChoosing(text)) return [];
  const told = objectOf(text);
  if (told !== null) return allBut.test(told) ? [] : withMonths(itemsOf(told)).filter(isName);
  const dropped = droppedBy(text);
  if (dropped === null) return [];
  const items = withMonths(itemsOf(dropped.told)).filter(isName);
  return dropped.isAsked || items.some((item) => says(signs().who, item) || says(signs().what, item)) ? items : [];
}

/** What is said to be dropped; `isAsked`: with a word of courtesy. */
function droppedBy(text: string): { told: string; isAsked: boolean } | null {
  const [order] = saidIn(signs().drops, text).filter(({ at }) => begins.test(text.slice(0, at)));
  if (!order) return null;
  const told = text.slice(order.end).replace(/;[\s\S]*$/u, '');
  return { told: told.replace(courtesy, ''), isAsked: courteous.test(text.slice(0, order.at)) || courtesy.test(told) };
}
const courtesy = /^,? (?:please|bitte|s'il (?:vous|te) plaît|por favor|per favore|per cortesia|من فضلك)(?!\p{L})/iu;
const courteous = /(?<!\p{L})(?:please|bitte|s'il (?:vous|te) plaît,?|merci de|por favor,?|per favore,?|من فضلك)\s*$/iu;

/** `Everything but web orders` names what stays. */
const allBut = /^(?: (?:everything|anything|everyone|all))(?: \p{L}+)? (?:but|except|other than|apart from) /iu;

/** `We must choose between two: drop the fee, or leave out Sundays.` */
function isChoosing(text: string): boolean {
  const { choosing, alternative } = signs();
  return says(choosing, text) && (/[:：]/u.test(text) || says(alternative, text));
}

/** Before an order stands nothing but the end of another clause, or a word that joins it to that. */
const begins =
  /(?:^|[,;:–—(-]|(?<!\p{L})(?:and|but|so|also|please|then|und|aber|auch|bitte|et|mais|y|pero|e|mas|ma|por favor|per favore))\s*$/iu;

/** The text of all that is left out. */
function objectOf(text: string): string | null {
  const { out, opens, closes, off, go } = signs();
  const isOrder = ({ at }: { at: number }) => begins.test(text.slice(0, at));
  const [order] = saidIn(out, text).filter(isOrder);
  if (order) return text.slice(order.end).replace(/^\s*:/u, '');
  const [opening] = saidIn(opens, text).filter(isOrder);
  const closing = opening && saidIn(closes, text).filter(({ at }) => at > opening.end)[0];
  if (opening && closing) return `${text.slice(opening.end, closing.at)}${text.slice(closing.end)}`;
  const [plain] = saidIn(off, text);
  const behind = plain ?? saidIn(go, text)[0];
  if (!behind) return null;
  const subject = text
    .slice(0, behind.at)
    .replace(/^.*[;；]\s*/u, '')
    .replace(formula, '')
    .replace(/(?<![\s,])[\s,]{1,4}(?:(?:bitte|please)[\s,]{0,4})?$/iu, '');
  const isPlain = plain !== undefined && !says(signs().verbs, subject) && !/[,;:]/u.test(subject);
  return isPlain || isSubject(subject) ? `${subject.replace(lead, '')}${saidAfter(text.slice(behind.end))}` : null;
}

/** How a measure is worked out, and not what is left out of it: `Quote ist gut geteilt durch gut plus schlecht, Stornos bleiben außen vor`. */
const formula = /^.*(?:divi|teilt durch|[÷除=])[^,，]*[,，]\s*(?=[^,，]*$)/iu;

/** `X weglassen, die haben den Code Y, ebenso Z`: what goes on behind a predicate says more of it, or names another. */
function saidAfter(text: string): string {
  const pieces = text.split(/\s*[,;]\s+/u).filter((piece) => piece.trim() !== '');
  const held: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const also = likewise.exec(piece)?.[0];
    if (also !== undefined) held.push(`, ${piece.slice(also.length)}`);
    else if (at === 0 && tellsMore.test(piece) && says(signs().verbs, piece)) held.push(`, ${piece.trim()}`);
    else break;
  }
  return held.join('');
}
const likewise =
  /^(?:(?:und|and|et|y|e) )?(?:ebenso|genauso|desgleichen|sowie|auch|as well as|likewise|also|and so|ainsi que|de même que|aussi|igual que|así como|también|così come|anche|assim como|também|وكذلك|كذلك) /iu;
const tellsMore = /^\s*(?:die|das|der|diese|sie|they|those|these|ils|elles|ce sont|son|sono|são|estos|estas|esses|essas|questi|queste) /iu;

/** What stands before a predicate is one subject where all that it says by verbs is said in clauses that tell which are meant. */
function isSubject(text: string): boolean {
  const { who, what, verbs } = signs();
  const told = [...saidIn(who, text), ...saidIn(what, text)];
  // What begins a clause in one language is a verb in another: `was`.
  const verb = saidIn(verbs, text).find(({ at }) => told.every((each) => each.at !== at));
  const clauses = told.filter(({ at }) => verb === undefined || at < verb.at);
  return verb !== undefined && clauses.some(({ at, end }) => !articled.test(text.slice(at, end)) || /(?:^|,\s*)$/u.test(text.slice(0, at)));
}

/** `Our own tickets, the ones from example.org`: which are meant. */
const theOnes =
  /^(?:the ones|those|die|diejenigen|celles?|ceux|l[oa]s|quell[ei]|[oa]s) (?:from|of|with|by|at|in|on|under|for|von|vom|mit|aus|bei|in|de|du|des|d'|avec|chez|con|del|desde|da|do|das|dos|di|della|com)(?!\p{L})/iu;

/** A word for who is meant that may be an article, too. */
const articled = /^(?:die|der|das|den|dem)$/iu;
const joint =
  /(?<mark>(?<!\s)\s*[,;،]\s*(?:(?:and|or|und|oder|sowie|et|ou|ni|y|o|e|nem|né)(?= ))?|\s(?:and|or|nor|as well as|und|oder|sowie|et|ou|ni|y|o|e|nem|né)(?= ))/iu;

function itemsOf(told: string): string[] {
  const { who, what, why, verbs } = signs();
  const startsWith = (sign: ReturnType<typeof signs>['who'], text: string) => saidIn(sign, text).some(({ at }) => at === 0);
  const items: string[] = [];
  let isReason = false;
  const pieces = told.split(joint);
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = withoutOrder(pieces[at]!.trim().replace(/^(?:please|bitte)\s/iu, ''));
    const mark = pieces[at - 1]?.trim() ?? '';
    const isComma = /^[,;،]/u.test(mark);
    const joins = /\p{L}/u.test(mark);
    if (piece === '' || (isReason && !isComma)) continue;
    const last = items.at(-1);
    const isRelative = startsWith(who, piece) && !startsWith(what, piece);
    if (isComma && last !== undefined && theOnes.test(piece)) {
      items[items.length - 1] = `${last}, ${piece}`;
      continue;
    }
    if (isComma && last !== undefined && isRelative && articled.test(piece.split(' ')[0]!) && says(verbs, piece)) {
      items[items.length - 1] = `${last}, ${piece}`;
      continue;
    }
    const isTold = says(verbs, piece) && !startsWith(what, piece) && !isWithin(who, verbs, piece);
    isReason = at > 0 && isComma && !joins && (startsWith(why, piece) || isTold || isRelative);
    if (isReason) continue;
    const [reason] = saidIn(why, piece).filter(({ at: from, end }) => from > 0 && says(verbs, piece.slice(end)));
    const name = reason ? piece.slice(0, reason.at).trim() : piece;
    isReason = reason !== undefined;
    const goesOn = !isComma && last !== undefined && says(who, last) && !isMonth(name) && !articles.test(name) && !startsWith(what, name);
    if (goesOn) items[items.length - 1] = `${last} ${mark} ${name}`;
    else items.push(name);
  }
  return items.map((item) => (startsWith(what, item) ? item : item.replace(articles, '')).replace(/^[:\s]+|(?<![\s,:])[\s,:]+$/gu, ''));
}

/** `Skip May, and ignore June`: each has its own verb. */
function withoutOrder(piece: string): string {
  const [order] = saidIn(signs().out, piece).filter(({ at }) => at === 0);
  return order ? piece.slice(order.end).trim() : piece;
}

/** Whether the first verb stands behind a word for who is meant. */
function isWithin(who: ReturnType<typeof signs>['who'], verbs: ReturnType<typeof signs>['verbs'], piece: string): boolean {
  const [first] = saidIn(verbs, piece);
  return saidIn(who, piece).some(({ at }) => first !== undefined && at < first.at);
}

const month = `(?:${monthWords.join('|')})`;
const dated = new RegExp(`^(?:(?:in|im|en|em|di|de) )?(?<month>${month})\\.?(?<year> (?:de |of |del )?(?:19|20)\\d\\d)?$`, 'iu');
const endsDated = new RegExp(`^(?<head>\\S.{0,60} )(?<month>${month})\\.?(?<year> (?:de |of |del )?(?:19|20)\\d\\d)?$`, 'iu');
const isMonth = (item: string) => dated.test(item);
/** Whether it is a month, or ends with one. */
export const namesMonth = (item: string) => isMonth(item) || endsDated.test(item);

/** `Anything booked in May or June 2025`: both months are of that year, and both are when it was booked. */
function withMonths(items: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, item] of items.entries()) {
    const own = endsDated.exec(item)?.groups ?? dated.exec(item)?.groups;
    if (!own) {
      found.push(item);
      continue;
    }
    const year = own.year ?? items.slice(at + 1).map((next) => dated.exec(next)?.groups?.year)[0] ?? '';
    const head = own.head ?? (dated.test(item) ? endsDated.exec(found.at(-1) ?? '')?.groups?.head : undefined) ?? '';
    found.push(`${head}${own.month}${year}`);
  }
  return found;
}

const isName = (item: string) =>
  item.length > 1 &&
  item.length <= longest &&
  /\p{L}/u.test(item) &&
  item.split(/\s+/u).length <= mostWords &&
  !/^(?:it|them|this|that|these|those|sie|es|das|les?|la|l[oa]s?)$/iu.test(item);
