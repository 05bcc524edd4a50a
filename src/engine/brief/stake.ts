/** What a decision costs or changes, as a prompt states it: `two more reps at £95k each`, `CHF 115'000 im Jahr`, `22 % instead of 17 %`. */
import type { Stake } from '../../model/brief.ts';
import { fold } from './clean.ts';
import { numberOf } from './currencies.ts';
import { effectOf } from './effects-said.ts';
import { inWords, withDigits } from './numbers-in-words.ts';
import { countAt, countOf, ending, isSunk, type PriceSaid, patterns, priceIn, pricesIn, reach, statesPrice } from './prices-said.ts';
import { sentences } from './sentences.ts';
import { saidIn, says } from './signs-of.ts';

/** Sentences before a question, or after it, in which its price may stand. */
const around = { before: 3, after: 2 } as const;
/** Letters of what is left to name a decision by. */
const fewest = { spaced: 4, unspaced: 2 } as const;

const percents =
  /(?<number>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:%|٪|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|パーセント)/giu;

/** @param inOrder all sentences of the prompt; those near the question may name its price */
export function stakeIn(question: string, inOrder: readonly string[]): Stake {
  const at = inOrder.findIndex((sentence) => sentence.includes(question));
  const lead = inOrder[at]?.slice(0, inOrder[at]!.indexOf(question)) ?? '';
  const before = inOrder.slice(Math.max(0, at - around.before), Math.max(0, at)).toReversed();
  // Another question has its own price.
  const near = [lead, ...before.slice(0, 1), ...inOrder.slice(at + 1, at + 1 + around.after), ...before.slice(1)].filter(
    (sentence) => sentence !== '' && !/[?？؟]\s*$/u.test(sentence),
  );
  const [own = null, ...others] = pricesIn(question);
  const rate = rateIn(question, near) ?? (own ? null : offeredIn(near));
  const told = own || rate ? null : (near.flatMap((sentence) => pricedBeside(sentence) ?? [])[0] ?? null);
  const price = own ?? told?.price;
  const asked = whatIn(question, own ? [own, ...others] : []);
  const isBare = asked === null || asked.split(' ').length <= barely;
  const said = isBare ? (rate && rate !== rateIn(question, near) ? near.find((each) => offeredIn([each])) : told?.sentence) : undefined;
  const count = price?.each ? (countOf((told?.sentence ?? question).slice(0, price.at)) ?? (told ? countOf(question) : null) ?? 1) : 1;
  const isOfPeople = [question, told?.sentence ?? ''].some((text) => says(patterns().people, text));
  return {
    what: said === undefined ? asked : statedIn(said),
    ...(price && !rate && { price: price.price, ...(own && furtherOf(question, others)) }),
    ...(count > 1 && { count }),
    ...(asked !== null && ending(asked.slice(0, reach.after)) && { ends: true as const }),
    ...(isOfPeople && { people: true as const }),
    ...(rate && { rate }),
  };
}

/** Less, paid once, is part of what an option is. */
const leastOnce = 100;

/** What an option costs or changes by its own words; what kind of rate it names may stand near it. */
export function stakeOf(told: string, near: readonly string[]): Stake {
  const option = withDigits(told);
  const bills = billsIn(option);
  const done = effectOf(option);
  const said = bills === null ? rateIn(option, near) : null;
  // `At this price, it cuts returns by 20%` changes no price.
  const rate = said?.of === 'price' && done.effect !== undefined && said.value === -done.effect ? null : said;
  const { effect, ...does } = done;
  // `A deposit of €5 for new patients` is no price of it.
  const amounts = pricesIn(option);
  const sunk = amounts.find((each) => isSunk(option, each, amounts));
  const [own, ...others] = amounts
    .filter(({ price }) => price.per !== null || price.unit !== undefined || price.amount >= leastOnce || says(patterns().charges, option))
    .filter((each) => each !== sunk);
  const count = own ? (own.price.unit === undefined ? countAt(option, own) : unitsSaid(option, [own, ...others])) : 1;
  const charged = own && says(patterns().charges, option) ? { saved: true as const, unit: own.price.unit ?? forWhat(option, own) } : {};
  const what = named(whatIn(headOf(sunk ? beforeSunk(option, sunk) : option, own ? [own, ...others] : []), own ? [own, ...others] : []));
  return {
    what: what === null ? null : inWords(what, told),
    ...(sunk && { sunk: sunk.price }),
    ...(own && !rate && { price: { ...own.price, ...charged }, ...furtherOf(option, others) }),
    ...(count > 1 && { count }),
    ...(ending(option.slice(0, reach.after)) && { ends: true as const }),
    ...(says(patterns().people, option) && { people: true as const }),
    ...(rate && { rate }),
    ...(bills !== null && { bills }),
    ...does,
    ...(effect !== undefined && !rate && { effect }),
    ...losesIn(option),
  };
}

/** What is done, before the clause that tells what was paid for it. */
function beforeSunk(option: string, { at }: PriceSaid): string {
  const clauses = option.slice(0, at).split(/\s*[,;，；、](?!\d)\s*/u);
  return clauses.length > 1 ? clauses.slice(0, -1).join(', ') : option;
}

/** What stands before the price that it introduces. */
const thatIs = /,?\s(?:soit|that is|i\.e\.|d\.h\.|das heißt|es decir|o sea|ou seja|cioè|c'est-à-dire)$/iu;

/** `hire five, this is` a price: the clause that only told it. */
const thatCosts =
  /,\s?(?:this|that|which|it|das|dies|es|was|cela|ça|ce qui|ce|c'|eso|esto|lo que|lo cual|isso|isto|o que|questo|ciò|il che) ?(?:would |will |würde |wird )?(?:is|costs?|cost|be|comes? to|makes?|kostet|kosten|ist|sind|wären?|macht|coûte(?:rait)?|fait|ferait|serait|est|sont|cuesta|costaría|son|es|serían?|custa(?:ria)?|são|é|seriam?|costa|costerebbe|è|sono|sarebbero)?$/iu;

/** What is told of an option after its name, which is whole without it. */
const saidOfIt = /,? (?:which|who|said to|expected to|von de[rm]|qui|il quale|la quale)(?!\p{L})/iu;
const fewestOfName = 3;

function named(what: string | null): string | null {
  if (what === null) return null;
  const whole = what.replace(thatIs, '').replace(thatCosts, '');
  const found = saidOfIt.exec(whole);
  const name = found ? whole.slice(0, found.index) : whole;
  return name.split(' ').length < fewestOfName ? whole : name;
}

/** `The four oldest`: of how many of them it is paid, where that is said beside the price; 1 where nothing is. */
function unitsSaid(option: string, prices: readonly PriceSaid[]): number {
  const beside = prices.reduceRight((text, { at, end }) => `${text.slice(0, at)} ; ${text.slice(end)}`, option);
  return countOf(beside) ?? 1;
}

/** `12 pounds for delivery`; empty where it is of each there is. */
function forWhat(option: string, { end }: PriceSaid): string {
  return (
    /^ (?:for|für|pour|por|para|per) (?:the |each |every |die |jede |la |le |el |a |cada )?(\p{L}[\p{L}'’-]{2,23})/iu.exec(
      option.slice(end),
    )?.[1] ?? ''
  );
}

/** `accept the discount of 12 % that X offers us on all its bills`, `X wants 4 % more`: the share by which what is paid changes. */
function billsIn(option: string): number | null {
  const { received, demanded, more } = patterns();
  const [first] = option.matchAll(percents);
  if (!first) return null;
  if (says(received, option)) return -shareOf(first);
  const [before, after] = [option.slice(0, first.index), option.slice(first.index + first[0].length)];
  const isMore =
    saidIn(more, after).some(({ at }) => at <= aroundShare) || saidIn(more, before).some(({ end }) => before.length - end <= aroundShare);
  return isMore && says(demanded, option) ? shareOf(first) : null;
}
/** Characters between a share and that it is more. */
const aroundShare = 16;

/** The clause that names an option; what follows its first comma and states a price, an effect or who says so is told of it. */
function headOf(option: string, prices: readonly PriceSaid[]): string {
  const comma = [...option.matchAll(/[,;，；、](?!\d)|\.\s/gu)].find(({ index }) => {
    const [head, rest] = [option.slice(0, index), option.slice(index + 1)];
    return (
      /\p{L}{3,}.*\p{L}{3,}/u.test(head) && ((isPricedNext(rest, prices, index) && saysMore(rest)) || effectOf(rest).effect !== undefined)
    );
  });
  return comma ? option.slice(0, comma.index) : option;
}

/** Whether more is said than what it costs. */
function saysMore(rest: string): boolean {
  const besides = withoutPrices(rest, 0, pricesIn(rest)).replace(joining, '');
  return /(?<!\p{L})\p{L}{3,}\s\p{L}{3,}|[\u3040-\u30ff\u3400-\u9fff]{4,}/u.test(besides);
}

/** Whether the clause after a comma holds the first price. */
function isPricedNext(rest: string, prices: readonly PriceSaid[], index: number): boolean {
  const [first] = prices;
  const until = rest.search(/[,;，；](?!\d)/u);
  return first !== undefined && first.at < index + 1 + (until < 0 ? rest.length : until);
}

function furtherOf(text: string, others: readonly PriceSaid[]): Pick<Stake, 'further'> {
  const further = others.map((other) => {
    const count = other.price.unit === undefined ? countAt(text, other) : unitsSaid(text, [other, ...others]);
    return { ...other.price, ...(count > 1 && { count }) };
  });
  return further.length > 0 ? { further } : {};
}

/** Words of a question that names nothing itself: `take it`. */
const barely = 2;

/** A sentence beside the question that tells what something would cost, and not what happened: it asks for people, or for money again and again. */
function pricedBeside(sentence: string): { sentence: string; price: PriceSaid } | null {
  const price = statesPrice(sentence) ? priceIn(sentence) : null;
  return price && (price.price.per !== null || says(patterns().people, sentence)) ? { sentence, price } : null;
}

/** A commission that is offered beside the question. */
function offeredIn(near: readonly string[]): Stake['rate'] | null {
  const [lead] = near.filter((sentence) => says(patterns().commission, sentence) && statesPrice(sentence));
  return lead === undefined ? null : rateIn(lead, near);
}

/** The sentences that speak of a commission at a rate. */
export const commissionsIn = (text: string): string[] =>
  sentences(fold(text)).filter((sentence) => says(patterns().commission, sentence) && statesPrice(sentence));

/** What a sentence beside the question names: `A third technician costs CHF 115'000 a year`. */
function statedIn(sentence: string): string {
  const price = priceIn(sentence);
  const whole = sentence.replace(/^[\s,;:]+|[\s,;:.。!]+$/gu, '');
  if (!price) return whole;
  const named = sentence.slice(0, price.at).trim();
  const bare = withoutLinks(named, 'end');
  return bare.length < named.length && bare.length >= fewest.spaced ? bare : whole;
}

/** `we think that would cost us 7% of orders`. */
function losesIn(text: string): Pick<Stake, 'loses'> {
  for (const match of text.matchAll(percents)) {
    const before = text.slice(0, match.index);
    if (saidIn(patterns().loses, before).some(({ end }) => /^[^.,;:\d]{0,16}$/u.test(before.slice(end)))) return { loses: shareOf(match) };
  }
  return {};
}

const shareOf = (match: RegExpMatchArray) => Number((numberOf(match.groups!.number!) / 100).toPrecision(12));

/** What ties a share to the discount that it is of. */
const ofShare =
  /^\s?(?:of|by|von|in höhe von|de|del|di|da|の|で|为|是|بنسبة|نسبته)?\s*(?:about|around|etwa|rund|environ|circa|約|约)?\s*$/iu;

/** `20% off for a year`, `a 12% discount on every deal`, and no cap: what is taken off for whoever gets it. */
function offIn(text: string, first: RegExpMatchArray): Stake['rate'] | null {
  const { off, discount, cap, down } = patterns();
  if (says(cap, text)) return null;
  const [before, after] = [text.slice(0, first.index!), text.slice(first.index! + first[0].length)];
  const isOff =
    [...saidIn(off, after), ...saidIn(discount, after)].some(({ at }) => at <= 1 || /^\s?(?:的|の|de|di)\s?$/u.test(after.slice(0, at))) ||
    (!says(down, before) && saidIn(discount, before).some(({ end }) => ofShare.test(before.slice(end))));
  if (!isOff) return null;
  const [, months] = span.exec(text) ?? [];
  return { of: 'off', value: shareOf(first), ...(months !== undefined && { months: Number(months) }) };
}
const span = /(?<!\d)(\d{1,2})[ -]?(?:months?|monate?n?|mois|mes(?:es)?|mês|mes[ei]|[かヶカケ]月|个月|أشهر|شهرا?)(?!\p{L}{3})/iu;

/** `cap discounts at 15 %`, `raise prices by 5 %`, `at 22 % commission instead of 17 %`; what kind of rate it is may stand near the question. */
function rateIn(question: string, near: readonly string[]): Stake['rate'] | null {
  const { commission, price, discount, cap, up, down, now, start } = patterns();
  const [first, second] = [...question.matchAll(percents)];
  if (!first) return null;
  const off = offIn(question, first);
  if (off) return off;
  if (says(discount, question) && (says(cap, question) || !says(up, question))) return { of: 'discount', value: shareOf(first) };
  const isCommission = says(commission, question) || (!says(price, question) && near.some((each) => says(commission, each)));
  if (isCommission) {
    const lead = question.slice(0, first.index!);
    const starts = second && saidIn(start, lead).some(({ end }) => /^\s*$/.test(lead.slice(end)));
    if (starts) return { of: 'commission', value: shareOf(second), now: shareOf(first) };
    const other = second && says(now, question.slice(first.index! + first[0].length, second.index!)) ? shareOf(second) : nowIn(near);
    return { of: 'commission', value: shareOf(first), ...(other !== null && { now: other }) };
  }
  if (!says(price, question) || (!says(up, question) && !says(down, question))) return null;
  return { of: 'price', value: says(up, question) ? shareOf(first) : -shareOf(first) };
}

/** The rate of today in a sentence beside the question. */
function nowIn(near: readonly string[]): number | null {
  const { commission, now } = patterns();
  for (const sentence of near) {
    const [match] = sentence.matchAll(percents);
    if (match && says(now, sentence) && says(commission, sentence)) return Number((numberOf(match.groups!.number!) / 100).toPrecision(12));
  }
  return null;
}

/** What only joined the last price to what was said before. */
const joining =
  / (?:plus|zuzüglich|zzgl\.?|más|più|mais|and|und|et|y|e)(?: (?:an?|eine?[nrms]?|une?|una?|uma?))?(?: (?:fixed|monthly|fest\p{L}*|monatlich\p{L}*|fixe|fij[oa]|fiss[oa]|fix[oa]))?$/iu;

/** What is to be decided, without what asks and the prices. */
function whatIn(question: string, prices: readonly PriceSaid[]): string | null {
  const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/.test(question);
  const [opening] = unspaced ? [] : saidIn(patterns().asks, question);
  const from = opening?.at === 0 ? opening.end : 0;
  const within = prices.filter(({ end }) => end <= question.length);
  const said = within.length === 0 || unspaced ? question.slice(from) : withoutPrices(question, from, within);
  // What was in brackets was the price.
  const plain = said
    .replace(/[(（]\s*[)）]|[(（]\s*$/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:?!¿¡-]+|(?<![\s,;:?!.-])[\s,;:?!.-]+$/gu, '')
    .replace(within.length > 0 ? joining : /$/u, '');
  return [...plain.matchAll(/\p{L}/gu)].length < (unspaced ? fewest.unspaced : fewest.spaced) ? null : plain;
}

function withoutPrices(text: string, from: number, prices: readonly PriceSaid[]): string {
  const { also } = patterns();
  const taken = prices.map((price) => bracketAround(text, price));
  const pieces: string[] = [];
  for (const [index, price] of [...taken, null].entries()) {
    const begin = index === 0 ? from : taken[index - 1]!.end;
    const piece = text.slice(begin, Math.max(begin, price?.at ?? text.length));
    const bare = price && !price.isBracket ? withoutLinks(piece, 'end') : piece.trim();
    // What follows a name is told of it, or done beside it: `a tool that promises fewer returns`.
    const isTold = index === 1 && pieces[0] !== '';
    const isApart = isTold && /^\s*,\s*\p{L}/u.test(piece);
    // What joins two things that are done stays.
    const isJoined = prices.length > 1 && saidIn(also, bare.trim()).some(({ at }) => at === 0);
    if (isApart) pieces[0] = `${pieces[0]!},`;
    if (beyond.test(bare)) continue;
    pieces.push(isTold || isJoined ? bare.replace(/^[\s,;:]+/u, '') : withoutLinks(bare, 'start'));
  }
  return withoutLinks(pieces.filter((piece) => piece !== '').join(' '), 'start');
}

/** `£95,000 a year more`: said of the price. */
const beyond = /^\s*(?:more|extra|mehr|zusätzlich|de plus|en plus|más|a mais|in più)\s*$/iu;

/** All of a bracket that tells a price: `(it costs us £18k a month)`. */
function bracketAround(text: string, { at, end }: PriceSaid): { at: number; end: number; isBracket: boolean } {
  const [open, closed] = [/[(（][^()（）]*$/u.exec(text.slice(0, at))?.index, /^[^()（）]*[)）]/u.exec(text.slice(end))?.[0].length];
  return open === undefined || closed === undefined ? { at, end, isBracket: false } : { at: open, end: end + closed, isBracket: true };
}

/** Without the words that tie a price to what it buys at one end. */
function withoutLinks(text: string, end: 'start' | 'end'): string {
  const { links, once } = patterns();
  // `Für einmalig 60.000 Euro`.
  const ties = end === 'end' ? [...links, ...once] : links;
  let left = text.trim();
  for (let round = 0; round < 6; round++) {
    const bare = end === 'start' ? left.replace(/^[\s,;:]+/u, '') : left.replace(/(?<![\s,;:])[\s,;:]+$/u, '');
    const link = saidIn(ties, bare).find(({ at, end: to }) => (end === 'start' ? at === 0 : to === bare.length));
    if (!link || bare === '') return bare;
    left = end === 'start' ? bare.slice(link.end) : bare.slice(0, link.at);
  }
  return left;
}
