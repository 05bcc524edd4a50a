/**
 * Options told in running prose: `We can either take it back, where each costs 4 dollars more; or pay for training, 3,200 once`, `Zur Wahl stehen: …; oder
 * …`, `Trois pistes : …`, `We could … . Or we could …`. What belongs to an option stays with it, whole.
 */
import { effectOf } from './effects-said.ts';
import { withDigits } from './numbers-in-words.ts';
import { chargesIn, pricesIn, statesPrice } from './prices-said.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

export interface InProse {
  /** What announces them, in their first sentence. */
  lead: string;
  options: readonly string[];
  /** The sentences that tell them. */
  said: readonly string[];
}

/** More options are a list of something else. */
const most = 5;
const longest = { option: 400, lead: 110, name: 40 } as const;
/** Sentences between one option and the next, or after the last. */
const between = 2;

/** Made for the first line that holds two things to choose between. */
function made() {
  return {
    either: signsOf(({ settles }) => settles.either),
    alternative: signsOf(({ settles }) => settles.alternative),
    ways: signsOf(({ proposes }) => proposes.ways),
    could: signsOf(({ proposes }) => proposes.could),
    points: signsOf(({ proposes }) => proposes.points),
    relative: signsOf(({ proposes }) => proposes.relative),
    reports: signsOf(({ proposes }) => proposes.reports),
    both: signsOf(({ settles }) => settles.both),
    choosing: signsOf(({ settles }) => settles.choosing),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const patterns = () => (compiled ??= made());

const asks = /[?？؟]\s*$/u;
const endMarks = /(?<![\s.。!！?？؟])[\s.。!！?？؟]+$/u;
const edges = /^[\s,;:，、；–—-]+|(?<![\s,;:，、；–—-])[\s,;:，、；–—-]+$/gu;

/** Null where the sentence at `at` begins no options. */
export function optionsInProse(sentences: readonly string[], at: number): InProse | null {
  const sentence = sentences[at]!;
  if (sentence.length < 20) return null;
  const opening = openingOf(sentences, at);
  if (!opening) return null;
  const own = partsOf(bare(sentence.slice(opening.from)), opening.isList);
  const parts = own.map((text) => ({ text, full: [text] }));
  let end = at;
  // What begins with `or` goes on with the next option; what points back belongs to the one before.
  for (let next = at + 1; next < sentences.length && next - end <= between + 1; next++) {
    const text = sentences[next]!;
    const opens =
      leading(text) ?? proposed(sentences, next, opening.isAnnounced) ?? (opening.isEach && isOneOf(sentences, next) ? text : null);
    if (opens !== null) {
      for (const more of partsOf(bare(opens), false)) parts.push({ text: more, full: [more] });
      end = next;
    } else if (!asks.test(text) && (pointsBack(text) || isBridge(sentences, next)) && isOfOption(text)) {
      parts.at(-1)!.full.push(text.trim().replace(endMarks, ''));
      end = next;
    } else if (!isBridge(sentences, next)) break;
  }
  const options = parts.map(({ full }) => full.join('. ')).filter((text) => /\p{L}/u.test(text));
  if (options.length < 2 || options.length > most || options.some((text) => text.length > longest.option)) return null;
  // One word is what something is chosen for, and nothing to be done.
  if (options.some((text) => !/\S\s+\S|\p{Script=Han}{3}|\p{Script=Hiragana}/u.test(text))) return null;
  if (!isChoice(options, sentences, end, opening.isAnnounced)) return null;
  return { lead: sentence.slice(0, opening.from).trim(), options, said: sentences.slice(at, end + 1) };
}

/** `Or we could …`: what follows the sign, without who does it. */
function leading(text: string): string | null {
  const { alternative, could, either } = patterns();
  const [first] = [...saidIn(alternative, text), ...saidIn(either, text)].filter(({ at }) => at === 0).sort((a, b) => b.end - a.end);
  if (!first || asks.test(text)) return null;
  const rest = text.slice(first.end).replace(/^[\s,]+/u, '');
  const [can] = saidIn(could, rest).filter(({ at }) => at === 0);
  return can ? rest.slice(can.end).trim() : rest;
}

/** `We can …` after another thing that can be done: one more, where `or` follows later or all of them are announced. */
function proposed(sentences: readonly string[], at: number, isAnnounced: boolean): string | null {
  const said = ableTo(sentences[at]!);
  return said !== null && (isAnnounced || endsInOr(sentences, at) || holdsOr(sentences[at]!)) ? said : null;
}

/** What can be done, where a sentence begins with who can do it. */
function ableTo(text: string): string | null {
  const [can] = asks.test(text) ? [] : saidIn(patterns().could, text).filter(({ at }) => at === 0);
  return can ? text.slice(can.end).trim() : null;
}

/** Whether the last of what can be done begins with `or`. */
function endsInOr(sentences: readonly string[], at: number): boolean {
  let last = at;
  for (let next = at + 1; next < sentences.length && next - last <= between; next++) {
    if (leading(sentences[next]!) !== null) return true;
    if (ableTo(sentences[next]!) === null) continue;
    last = next;
    if (holdsOr(sentences[next]!)) return true;
  }
  return false;
}

/** `We could train them, or go back to the old tubes`. */
const holdsOr = (text: string) => saidIn(patterns().alternative, text).some(({ at }) => at > 0 && /[,;]\s*$/u.test(text.slice(0, at)));

const isBridge = (sentences: readonly string[], at: number) =>
  sentences.slice(at + 1, at + 1 + between).some((text) => leading(text) !== null);

const pointsBack = (text: string) => saidIn(patterns().points, text.trim()).some(({ at }) => at === 0);

const isOfOption = (text: string) => statesPrice(text) || pricesIn(withDigits(text)).length > 0 || effectOf(text).effect !== undefined;

/** What has a price or an effect is to be chosen from, or what is announced and asked of. */
function isChoice(options: readonly string[], sentences: readonly string[], end: number, isAnnounced: boolean): boolean {
  const told = options.filter((text) => {
    const digits = withDigits(text);
    const paid = pricesIn(digits).some(({ price }) => price.per !== null || price.unit !== undefined || price.amount >= leastPaid);
    return paid || effectOf(digits).effect !== undefined || chargesIn(digits) || share.test(digits);
  });
  const isAsked = sentences.slice(end + 1, end + 1 + between).some((text) => says(patterns().both, text));
  return told.length > 1 || (told.length === 1 && (isAnnounced || isAsked));
}
const leastPaid = 100;
const share = /\d\s?(?:[%％٪]|percent|per cent|prozent|pour cent|por ciento|por cento|per cento)/iu;

interface Opening {
  from: number;
  /** Commas may part what it announces. */
  isList: boolean;
  isAnnounced: boolean;
  /** Each sentence up to the one that begins with `or` is one of them. */
  isEach?: true;
}

/** Whether the sentence before says that there is something to choose. */
const announces = (before: string | undefined) =>
  before !== undefined && !asks.test(before) && (says(patterns().choosing, before) || says(patterns().ways, before));

/** `Three ideas are on the table.` says no more than that. */
const announcesOnly = (before: string | undefined) =>
  before !== undefined && before.length <= longest.lead && !/[:：;；]/u.test(before) && !isOfOption(before) && announces(before);

/** Whether a sentence that points back to nothing is followed, soon, by one that begins with `or`. */
const isOneOf = (sentences: readonly string[], at: number) =>
  !asks.test(sentences[at]!) && !pointsBack(sentences[at]!) && sentences.slice(at + 1, at + most).some((text) => leading(text) !== null);

function openingOf(sentences: readonly string[], place: number): Opening | null {
  const { either, ways, could, alternative, choosing } = patterns();
  const [sentence, next] = [sentences[place]!, sentences[place + 1] ?? ''];
  const marks = saidIn(alternative, sentence);
  // Of `o bien … o bien …` both signs begin together.
  const [first] = saidIn(either, sentence);
  const isTwo = first !== undefined && marks.some(({ at }) => at > first.end);
  const goesOn = leading(next) !== null;
  const colon = /[:：]/u.exec(sentence);
  const lead = colon ? sentence.slice(0, colon.index) : null;
  // Before the signs for either: what follows the colon is all that is announced, and `soit 46 000 euros` says what one costs.
  if (
    lead !== null &&
    lead.length <= longest.lead &&
    says(ways, lead) &&
    (marks.some(({ at }) => at > lead.length) || /[;；]/u.test(sentence))
  )
    return { from: lead.length + 1, isList: true, isAnnounced: true };
  // What is to be chosen is announced, and goes on sentence by sentence: `Drei Wege: Wir … . Oder wir …`.
  if (lead !== null && lead.length <= longest.lead && goesOn && (says(ways, lead) || says(choosing, lead)))
    return { from: lead.length + 1, isList: true, isAnnounced: true };
  const isEach = isOneOf(sentences, place) && !goesOn;
  if (isEach && lead !== null && lead.length <= longest.lead && (says(ways, lead) || says(choosing, lead)))
    return { from: lead.length + 1, isList: true, isAnnounced: true, isEach };
  if (announcesOnly(sentences[place - 1]) && isOneOf(sentences, place)) return { from: 0, isList: false, isAnnounced: true, isEach: true };
  if (first && !asks.test(sentence) && (isTwo || goesOn)) return { from: verbIn(sentence, first), isList: false, isAnnounced: true };
  if (asks.test(sentence)) return null;
  const [told] = lead === null ? saidIn(ways, sentence).filter(({ at, end }) => at <= 24 && verbs.test(sentence.slice(at, end))) : [];
  if (told && marks.some(({ at }) => at > told.end)) return { from: told.end, isList: true, isAnnounced: true };
  const [can] = saidIn(could, sentence);
  const isApart = marks.some(({ at }) => /[;；]\s*$/u.test(sentence.slice(0, at)));
  if (can && (can.at === 0 || /(?:[,:;]|^\p{L}+)\s*$/u.test(sentence.slice(0, can.at))) && (isApart || goesOn))
    return { from: can.end, isList: false, isAnnounced: goesOn };
  // `We could …, £1,900, …, £6,200 a year, or …`: each with its price.
  const last = marks.at(-1);
  const from = can && (can.at === 0 || /(?:[,:;]|^\p{L}+)\s*$/u.test(sentence.slice(0, can.at))) ? can.end : null;
  if (from !== null && last && last.at > from && priced(sentence.slice(from, last.at)) !== null)
    return { from, isList: true, isAnnounced: false };
  // One sentence each, `or` before the last, or all of them announced.
  const isSaid = announces(sentences[place - 1]);
  if (can?.at === 0 && ableTo(next) !== null && (endsInOr(sentences, place) || isSaid))
    return { from: can.end, isList: false, isAnnounced: isSaid };
  // `The fixes: …` names what follows.
  const named = lead !== null && lead.length <= longest.name && !/[,;，；]/u.test(lead) ? lead.length + 1 : 0;
  return isApart ? { from: named, isList: false, isAnnounced: false } : null;
}
/** `On the table are`, and no mere `options`. */
const verbs =
  /(?<!\p{L})(?:are|is|have|weighing|considering|discussing|debating|between|stehen|steht|liegen|überlegen|erwägen|diskutieren|sont|hésit\p{L}*|envisag\p{L}*|étudi\p{L}*|hay|están|barajamos|estudiamos|valoramos|dudamos|contemplamos|estão|ponder\p{L}*|consider\p{L}*|ci sono|valut\p{L}*)(?!\p{L})/iu;

/** A verb that says what is to be done stays: `o bien volvemos`. */
function verbIn(text: string, { at, end }: { at: number; end: number }): number {
  const verb = /(?<=\s)\p{L}+(?:mos|iamo)$/iu.exec(text.slice(at, end));
  return verb ? at + verb.index : end;
}

/** The options of a text, each whole. */
export function partsOf(text: string, isList: boolean): string[] {
  const { alternative } = patterns();
  const marks = standing(text, saidIn(alternative, text)).filter(({ at, end }) => !isWithin(text, at) && !isCounted(text, at, end));
  const after = (sign: RegExp) => marks.filter(({ at }) => sign.test(text.slice(0, at)));
  const [bySemicolon, byComma] = [after(/[;；]\s*$/u), after(/[,，、،–—-]\s*$/u)];
  if (bySemicolon.length > 0 || (isList && marks.length === 0)) return cleared(text.split(/\s*[;；]\s*/u));
  if (byComma.length > 0) {
    const parts = cutAt(text, byComma);
    return cleared(isList && byComma.length === 1 ? [...listed(parts[0]!), ...parts.slice(1)] : parts);
  }
  const parts = cutAt(text, marks);
  return cleared(isList && parts.length > 1 ? [...listed(parts[0]!), ...parts.slice(1)] : parts);
}

function cutAt(text: string, marks: readonly { at: number; end: number }[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { at, end } of marks) {
    if (at < from) continue;
    parts.push(text.slice(from, at));
    from = end;
  }
  return [...parts, text.slice(from)];
}

const commas = /\s*(?<!\d)[,，、،]\s*|\s*[,，、،]\s*(?!\d)/u;

/** What is parted by commas, each up to its price; null where fewer than two have one. */
function priced(text: string): string[] | null {
  const found: string[] = [];
  let open: string[] = [];
  for (const piece of text.split(commas).filter((each) => each !== '')) {
    open.push(piece);
    if (pricesIn(withDigits(piece)).length === 0) continue;
    found.push(open.join(', '));
    open = [];
  }
  if (found.length < 2) return null;
  return open.length === 0 ? found : [...found.slice(0, -1), [found.at(-1)!, ...open].join(', ')];
}

/** `A, B` before `or C`; a comma that only ties something to what stands before it ends no option. */
function listed(text: string): string[] {
  const { relative, reports } = patterns();
  const each = priced(text);
  if (each !== null) return each;
  const pieces = text.split(commas).filter((piece) => piece !== '');
  const isTied = (piece: string) =>
    /^\P{L}*\d/u.test(piece) || saidIn(relative, piece).some(({ at }) => at === 0) || says(reports, piece) || !/\S\s+\S/u.test(piece);
  return pieces.slice(1).some(isTied) ? [text] : pieces;
}

function cleared(parts: readonly string[]): string[] {
  const { alternative, could, either } = patterns();
  return parts
    .map((part) => {
      let left = part.replace(edges, '');
      for (let round = 0; round < 3; round++) {
        const [first] = [...saidIn(alternative, left), ...saidIn(either, left), ...saidIn(could, left)]
          .filter(({ at }) => at === 0)
          .sort((a, b) => b.end - a.end);
        if (!first) break;
        left = left.slice(verbIn(left, first)).replace(edges, '');
      }
      return left;
    })
    .filter((part) => part !== '');
}

/** A word of one letter may be an article of another language, where a longer one stands between options, too. */
function standing(text: string, marks: readonly { at: number; end: number }[]): { at: number; end: number }[] {
  const isLong = ({ at, end }: { at: number; end: number }) => [...text.slice(at, end).matchAll(/\p{L}/gu)].length > 1;
  const isMarked = marks.some(isLong);
  return marks.filter((mark) => !isMarked || isLong(mark) || /[,،;]\s*$/u.test(text.slice(0, mark.at)));
}

/** `one or two reps`, `€5 or €10`. */
const isCounted = (text: string, at: number, end: number) =>
  /[\d%]\s*$/u.test(text.slice(0, at)) && /^\s*[€$£]?\d/u.test(text.slice(end)) && !/[,;]\s*$/u.test(text.slice(0, at));

function isWithin(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return [...before.matchAll(/[(（]/gu)].length > [...before.matchAll(/[)）]/gu)].length;
}

/** Without what is said after a dash of all options, and the mark that ends it. */
function bare(text: string): string {
  const dash = [...text.matchAll(/\s[–—-]\s/gu)].at(-1);
  const isAside = dash !== undefined && !statesPrice(text.slice(dash.index)) && !says(patterns().alternative, text.slice(dash.index));
  return (isAside ? text.slice(0, dash.index) : text).replace(endMarks, '').replace(edges, '');
}
