/** The amounts of money that a text states, with how often each is paid, for what, and whether it is saved: `two reps at £95k each`. */
import { all } from '../../languages/all.ts';
import type { Price } from '../../model/brief.ts';
import { codeOf, currencySign, digits, numberOf } from './currencies.ts';
import { saidIn, says, signsOf } from './signs-of.ts';

type Per = NonNullable<Price['per']>;

const pers: readonly Per[] = ['year', 'month', 'quarter', 'week'];
/** Characters between a price and what says how often it is paid. */
export const reach = { after: 32, before: 24, unit: 60 } as const;

/** Made for the first decision that is asked: most prompts ask none. */
function made() {
  const { thousand, million, cents } = scales();
  const scale = `(?<scale>${thousand}|${million}|lakhs?|crores?|万|億|亿)(?!\\p{L})`;
  return {
    each: signsOf(({ weighs }) => weighs.each),
    at: signsOf(({ weighs }) => weighs.at),
    people: signsOf(({ weighs }) => weighs.people),
    per: pers.map((per) => ({ per, signs: signsOf(({ weighs }) => weighs[per]) })),
    once: signsOf(({ weighs }) => weighs.once),
    commission: signsOf(({ weighs }) => weighs.commission),
    price: signsOf(({ weighs }) => weighs.price),
    discount: signsOf(({ weighs }) => weighs.discount),
    cap: signsOf(({ weighs }) => weighs.cap),
    up: signsOf(({ weighs }) => weighs.up),
    down: signsOf(({ weighs }) => weighs.down),
    now: signsOf(({ weighs }) => weighs.now),
    start: signsOf(({ weighs }) => weighs.start),
    links: signsOf(({ weighs }) => weighs.links),
    ends: signsOf(({ weighs }) => weighs.ends),
    saves: signsOf(({ weighs }) => weighs.saves),
    costs: signsOf(({ asks }) => asks.cost),
    keeps: signsOf(({ weighs }) => weighs.keeps),
    off: signsOf(({ weighs }) => weighs.off),
    unit: signsOf(({ weighs }) => weighs.unit),
    loses: signsOf(({ weighs }) => weighs.loses),
    also: signsOf(({ settles }) => settles.also),
    received: signsOf(({ proposes }) => proposes.received),
    demanded: signsOf(({ proposes }) => proposes.demanded),
    more: signsOf(({ proposes }) => proposes.more),
    charges: signsOf(({ proposes }) => proposes.charges),
    sunk: signsOf(({ proposes }) => proposes.sunk),
    // `240k a year`, in the currency of the data.
    bare: new RegExp(`(?<![\\p{L}\\d.,])(?<number>${digits})(?:\\s?${scale})?(?!\\d|[.,]\\d|\\s?(?:%|\\p{Sc}))`, 'giu'),
    asks: [...signsOf(({ weighs }) => weighs.decide), ...signsOf(({ weighs }) => weighs.can)],
    thousand: new RegExp(`^(?:${thousand})$`, 'iu'),
    million: new RegExp(`^(?:${million})$`, 'iu'),
    cents: new RegExp(`^(?:${cents})(?!\\p{L})`, 'iu'),
    money: [
      new RegExp(`(?<currency>${currencySign})\\s?(?<number>${digits})(?:\\s?${scale})?`, 'giu'),
      new RegExp(`(?<number>${digits})(?:\\s?${scale})?\\s?(?<currency>${currencySign})(?!\\p{L})`, 'giu'),
      new RegExp(`(?<number>${digits})\\s?(?<currency>${cents})(?!\\p{L})`, 'giu'),
      // `100万円`: no space, and letters all around.
      new RegExp(`(?<number>${digits})(?<scale>万|億|亿|千)?(?<currency>円|元|ユーロ|ドル|欧元|美元)`, 'gu'),
    ],
  };
}

let compiled: ReturnType<typeof made> | null = null;
export const patterns = () => (compiled ??= made());

function scales(): { thousand: string; million: string; cents: string } {
  const of = (name: 'thousand' | 'million') => Object.values(all).flatMap(({ signs: { weighs } }) => weighs[name] || []);
  const cents = Object.values(all).flatMap(({ signs: { proposes } }) => proposes.cents || []);
  return { thousand: of('thousand').join('|'), million: of('million').join('|'), cents: cents.join('|') };
}

/** `charge customers 12 pounds for delivery`: whether what it names is paid by others. */
export const chargesIn = (text: string) => says(patterns().charges, text) && pricesIn(text).length > 0;

/** Whether an amount was paid already: `the 60,000 which we paid already`, `though it has already cost us €9,000`. */
export function isSunk(text: string, { at, end }: PriceSaid, all: readonly PriceSaid[]): boolean {
  const [before, after] = [Math.max(0, ...all.flatMap((each) => (each.end <= at ? each.end : []))), all.find((each) => each.at >= end)?.at];
  const head = text.slice(before, at);
  const begin = Math.max(0, ...[...head.matchAll(/[,;:，；、。](?!\d)|\.\s/gu)].map(({ index }) => index + 1));
  const rest = text.slice(end, after);
  const clauseEnd = rest.search(/[,;:，；](?!\s?(?:which|that|die|das|que|qui|che)(?!\p{L}))|[.。]/u);
  const tail = rest.slice(0, clauseEnd < 0 ? reach.unit : Math.min(clauseEnd, reach.unit));
  return says(patterns().sunk, tail) || says(patterns().sunk, `${head.slice(begin).slice(-reach.unit).trimEnd()} ${tail.trimStart()}`);
}

/** All that a prompt says was paid already. */
export const sunkIn = (sentences: readonly string[]): Price[] =>
  sentences.flatMap((sentence) => {
    const all = pricesIn(sentence);
    return all.flatMap((each) => (isSunk(sentence, each, all) ? [each.price] : []));
  });

/** A number beside a sign of money, or a percentage. */
const priced = /(?:\p{Sc}|\bRs\.?|\b[A-Z]{3})\s?\d|\d\s?(?:[kKmM]\s?)?(?:\p{Sc}|[円元%٪]|\b[A-Z]{3}\b)|\d\s?(?:percent|per cent)/u;

export const statesPrice = (text: string) => priced.test(text);

/** Whether something is given up: `einstellen` is hiring where it says whom. */
export function ending(text: string): boolean {
  const { ends, people } = patterns();
  const hires = saidIn(people, text);
  return saidIn(ends, text).some(({ at, end }) => !hires.some((hire) => hire.at <= at && hire.end >= end));
}

export interface PriceSaid {
  at: number;
  end: number;
  /** Where what it is paid for may begin. */
  from: number;
  each: boolean;
  price: Price;
}

/** More amounts tell something else. */
const mostPrices = 4;

/** All amounts of a text, each with whether it is no longer paid: `end Manila at £18,500 a month and hire three people at £46k each`. */
export function pricesIn(text: string): PriceSaid[] {
  const found: PriceSaid[] = [];
  for (let from = 0; found.length < mostPrices; ) {
    const next = priceIn(text.slice(from), found.at(-1)?.price.currency);
    if (!next) break;
    const lead = text.slice(0, next.at + from);
    const unit = next.price.unit ?? unitBefore(lead.slice(Math.max(0, lead.length - reach.unit))) ?? undefined;
    found.push({ ...next, at: next.at + from, end: next.end + from, from, price: { ...next.price, ...(unit !== undefined && { unit }) } });
    from += next.end;
  }
  const { saves, keeps, also, people } = patterns();
  return found.map((said, index): PriceSaid => {
    const joins = saidIn(also, text.slice(said.from, said.at)).at(-1);
    const from = said.from + (joins?.end ?? 0);
    const until = found[index + 1]?.at ?? text.length;
    // What a landlord says of it is no part of what is paid.
    const after = text.slice(said.end, until).split(relative, 1)[0]!;
    const own = `${text.slice(from, said.at)} ${after.slice(0, saidIn(also, after)[0]?.at ?? after.length)}`;
    // What is paid once for an end is the price of it.
    const saved =
      isSavedIn(text, said, from) ??
      (!isCostOf(text.slice(from, said.at)) &&
        (says(saves, own) || (said.price.per !== null && ending(own) && !isGivenUp(text.slice(from, said.at)))));
    // Who is hired beside something else is paid by the year.
    const per = said.price.per ?? (found.length > 1 && says(people, own) ? 'year' : null);
    const kept = !saved && said.price.per !== null && says(keeps, own);
    return { ...said, from, price: { ...said.price, per, ...(saved && { saved: true as const }), ...(kept && { kept: true as const }) } };
  });
}

/** By the verb of the clause that an amount stands in, wherever it stands: `die 10 % der Fracht spart, aber 40.000 € kostet`; null where it has none. */
function isSavedIn(text: string, { at, end }: PriceSaid, from: number): boolean | null {
  const { saves, costs } = patterns();
  const start = [...text.slice(from, at).matchAll(clause)].at(-1);
  const close = new RegExp(clause, 'u').exec(text.slice(end));
  const said = text.slice(start ? from + start.index + start[0].length : from, close ? end + close.index : text.length);
  const [isSaving, isCosting] = [says(saves, said), says(costs, said)];
  // What is given up is no longer paid, whatever it costs.
  return isSaving === isCosting || (isCosting && ending(text)) ? null : isSaving;
}
const relative =
  /(?<!\p{L})(?:which|that|who|said to|and (?:they|the \p{L}+) (?:say|promise)|qui|que|dont|che)(?!\p{L})|, (?:die|der|das|von de[rm]|was)(?!\p{L})/iu;
const clause = /[,;،；](?!\d)|[、，。]|(?<!\p{L})(?:but|aber|doch|mais|pero|ma|però|mas|لكن|ولكن)(?!\p{L})/gu;

/** `drop the increase, which gives up 600,000 a year`: what ends costs that. */
const isGivenUp = (before: string) => saidIn(patterns().loses, before).some(({ end }) => /^[^.,;:\d]{0,24}$/u.test(before.slice(end)));

/** Whether what a text ends before is what something costs, which saves something else: `saves 10% of freight but costs $40k`. */
function isCostOf(before: string): boolean {
  const { saves, costs } = patterns();
  const [saved, cost] = [saidIn(saves, before).at(-1), saidIn(costs, before).at(-1)];
  // What `saves costs of` an amount saves it.
  return saved !== undefined && cost !== undefined && /\S\s+\S+\s+$/u.test(before.slice(saved.end, cost.at));
}

/** Less without a sign of money or a scale is no amount, unless one stands before it. */
const leastBare = 1000;

/**
 * The first amount of a text, with what is said of it: how often, and whether for each.
 * @param before the currency of an amount before it, in which one without a sign is, too
 */
export function priceIn(text: string, before?: string | null): PriceSaid | null {
  const { money, per, each, at, bare, once } = patterns();
  const marked = money
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(
      (match) =>
        (isCurrency(match.groups!.currency!) || isCents(match.groups!.currency!)) &&
        !(/^\p{L}/u.test(match[0]) && /\p{L}$/u.test(text.slice(0, match.index))),
    )
    .sort((a, b) => a.index - b.index || b[0].length - a[0].length)
    .filter((match, index, all) => index === 0 || match.index >= all[0]!.index + all[0]![0].length);
  const isPaidAgain = ({ index, 0: whole }: RegExpMatchArray) =>
    (/\d[.,]\d\d$/u.test(whole) && moreOfEach(text.slice(index! + whole.length, index! + whole.length + reach.after))) ||
    per.some(({ signs }) =>
      saidIn(signs, text.slice(index! + whole.length, index! + whole.length + reach.after)).some(({ at: from }) => from <= 1),
    );
  const isMarked = (match: RegExpMatchArray) =>
    marked.some((each) => match.index! < each.index + each[0].length && match.index! + match[0].length > each.index);
  const plain = [...text.matchAll(bare)].filter(
    (match) =>
      !isMarked(match) &&
      (match.groups!.scale !== undefined ||
        /[.,]\d\d$/u.test(match[0]) ||
        before !== undefined ||
        match.index > (marked[0]?.index ?? text.length) ||
        numberOf(match.groups!.number!) >= leastBare) &&
      isPaidAgain(match),
  );
  const [found, second] = [...marked, ...plain].sort((one, other) => one.index - other.index);
  if (!found) return null;
  const { currency, number, scale } = found.groups as { currency?: string; number: string; scale?: string };
  const end = found.index + found[0].length;
  // What is said of the next amount is not said of this one.
  const until = second ? Math.min(second.index, end + reach.after) : end + reach.after;
  const after = text.slice(end, until).replace(/[.;,](?:\s|$).*$/su, '');
  const lead = text.slice(Math.max(0, found.index - reach.before), found.index);
  const paid = [...per, { per: null, signs: once }];
  const said = paid
    .flatMap((one) => saidIn(one.signs, after).map(({ at: from, end: to }) => ({ per: one.per, from, to })))
    .sort((a, b) => a.from - b.from || b.to - a.to)[0];
  const earlier = per.find((one) => says(one.signs, lead))?.per;
  // `Each year` says how often, and not of what.
  const ofEach = saidIn(each, after).find(({ at: from, end: to }) => !said || from < said.from || to > said.to);
  const unit = unitIn(after, lead);
  const isPart = currency !== undefined && isCents(currency);
  const chained = unit && ofOther.exec(text.slice(end + unit.end));
  const isEach =
    (ofEach !== undefined && ofEach.at !== unit?.at) ||
    says(each, lead) ||
    (new RegExp(/\S+\s*$/u).test(lead) && saidIn(at, lead).some(({ end: to }) => /^\s*$/.test(lead.slice(to))));
  return {
    at: found.index,
    end: end + Math.max(said?.to ?? 0, ofEach?.end ?? 0, unit?.end ?? 0),
    from: 0,
    each: isEach,
    price: {
      amount: Number(((numberOf(number) * scaleOf(scale)) / (isPart ? 100 : 1)).toPrecision(12)),
      currency: currency === undefined ? (before ?? null) : isPart ? (/^p/iu.test(currency) ? 'GBP' : null) : codeOf(currency)!,
      per: said ? said.per : (earlier ?? null),
      ...(unit && (ofEach === undefined || ofEach.at === unit.at) && !says(each, lead) && { unit: chained?.[1] ?? unit.what }),
    },
  };
}

/** `per account`, `für jeden Kunden`, `1社あたり`: what a price is paid for each of, which is no time and nobody who is hired. */
function unitIn(after: string, lead: string): { what: string; at: number; end: number } | null {
  const { unit, per, each, people, more, also } = patterns();
  for (const { at, end } of saidIn(unit, after)) {
    // `Once and a rough half year`: an article after `and` begins something else.
    if (/^an?$/iu.test(after.slice(at, end)) && says(also, after.slice(0, at))) continue;
    const what = /^ ?(\p{L}[\p{L}'’-]{2,23})/u.exec(after.slice(end));
    const whole = what ? after.slice(at, end + what[0].length) : '';
    // `Je Platte` is for each of them, a mere `je` only says so.
    const forEach = /^\p{Lu}/u.test(what?.[1] ?? '') ? [] : each;
    if (what && ![...per.flatMap(({ signs }) => signs), ...forEach, ...people, ...more].some((sign) => sign.matchAll(whole).length > 0))
      return { what: what[1]!, at, end: end + what[0].length };
  }
  // Without spaces, it stands before the price.
  const [before] = saidIn(unit, lead).filter(({ at, end }) => /[\u3040-\u30ff\u3400-\u9fff]/u.test(lead.slice(at, end)));
  return before ? { what: lead.slice(before.at, before.end), at: -1, end: 0 } : null;
}

/** `5 pence a message, one per appointment`. */
const ofOther =
  /^[\s,(]{1,3}(?:one|1|eine[rs]?|einmal|une?|un[oa]?|uma?) (?:per|for each|for every|pro|je|par|por|per ogni) (\p{L}[\p{L}'’-]{2,23})/iu;

/** `every conversation costs 4 dollars more`, `je Bestellung 30 Cent`: what stands before a price that is paid for each of it. */
function unitBefore(lead: string): string | null {
  const { unit, per, people, costs } = patterns();
  const clause = lead.slice(lead.search(/[^.;:,()]*$/u));
  for (const { at, end } of saidIn(unit, clause)) {
    const sign = clause.slice(at, end);
    const [whole, what] = /^ (\p{L}[\p{L}'’-]{2,23}(?: \p{L}[\p{L}'’-]{2,23})?)/u.exec(clause.slice(end)) ?? [];
    if (whole === undefined || what === undefined) continue;
    const [noun, next = ''] = what.split(' ');
    const rest = clause.slice(end + 1 + noun!.length);
    const isCosting = saidIn(costs, rest).some(({ at: from }) => from <= 24);
    const isBeside = /^\s*$/u.test(rest) && !/^(?:an?|à|a)$/iu.test(sign);
    if (!isCosting && !isBeside) continue;
    const called = next !== '' && !saidIn(costs, ` ${next}`).some(({ at: from }) => from <= 1) && isCosting ? what : noun!;
    if ([...per.flatMap(({ signs }) => signs), ...people].every((each) => each.matchAll(`${sign} ${called}`).length === 0)) return called;
  }
  return null;
}

/** `3.20 more per order`. */
function moreOfEach(after: string): boolean {
  const { more, unit } = patterns();
  return saidIn(more, after).some(({ at, end }) => at <= 1 && saidIn(unit, after.slice(end)).some(({ at: from }) => from <= 1));
}

function isCents(text: string): boolean {
  return patterns().cents.test(text);
}

/** `EUR`, not the end of a word before a number. */
function isCurrency(text: string): boolean {
  return codeOf(text) !== null && (!/^[A-Za-z]{3}$/.test(text) || text === text.toUpperCase());
}

function scaleOf(text: string | undefined): number {
  if (text === undefined) return 1;
  if (text === '万') return 1e4;
  if (text === '億' || text === '亿') return 1e8;
  if (/^lakhs?$/iu.test(text)) return 1e5;
  if (/^crores?$/iu.test(text)) return 1e7;
  const { thousand, million } = patterns();
  return thousand.test(text) ? 1e3 : million.test(text) ? 1e6 : 1;
}

/** How many of them there are at a price of one, by what stands before it. */
export const countAt = (text: string, { at, from, each }: PriceSaid) => (each ? (countOf(text.slice(from, at)) ?? 1) : 1);

export function countOf(text: string): number | null {
  const [digit] = /(?<![\d.,%'])\b([2-9]|1\d|20)\b(?![\d.,%'])(?=\s?\p{L})/u.exec(text)?.slice(1) ?? [];
  if (digit !== undefined) return Number(digit);
  for (const { signs } of Object.values(all)) {
    for (const [index, words] of (signs.cardinals ?? []).entries()) {
      if (signs.ambiguous?.includes(words)) continue;
      if (new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(text)) return index + 2;
    }
  }
  return null;
}
