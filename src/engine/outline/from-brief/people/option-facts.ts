/** What is said of an option, by what it tells: what it costs, what it costs or brings each year, how long, and the rest. */
import type { LanguageCode } from '../../../../model/language.ts';
import { listed } from '../../../brief/brings.ts';
import { sentences as sentencesIn } from '../../../brief/sentences.ts';
import { type Term, termsIn } from './option-terms.ts';
import { whensIn } from './when.ts';
import { amountsIn, plainly, wordCount } from './wording.ts';

export const factKinds = ['cost', 'yearly', 'gain', 'charge', 'time'] as const;
export type FactKind = (typeof factKinds)[number];

export interface OptionFacts {
  name: string;
  by: Readonly<Record<FactKind, string[]>>;
  other: string[];
  /** The amounts of `by`, to reckon with. */
  terms: readonly Term[];
}

/** A number with its size and no unit: `640 thousand`, `0,9 milioni`, `168万`. */
const large =
  /\d\s?(?:k|m|thousand|million|tsd\.?|mio\.?|millionen|mille|millions?|mil(?:lones|hões)?|mila|milion[ei]|lakh|crore|万|億|亿|ألف|مليون)(?![\p{L}\d])/iu;
const each =
  /(?<!\p{L})(?:(?:a|per|each|every)\s(?:year|month|winter|season)|annual(?:ly)?|p\.?\s?a\.|im jahr|pro jahr|jährlich\p{L}*|(?:par|l['’])\s?an(?:née)?|annuel\p{L}*|al año|por año|anual\p{L}*|(?:por|ao) ano|(?:al|all['’])\s?anno|annu\p{L}+|l['’]anno|سنويا)(?!\p{L})|\/\s?(?:year|yr|jahr|an|año|ano|anno)(?!\p{L})|[毎每一]年|年(?=\s?[\d,.]+\s?(?:万|億|亿))|年間/iu;
const unit =
  'years?|months?|weeks?|days?|hours?|seasons?|jahren?|jahre?|monaten?|monate?|wochen?|tagen?|tage|ans?|années?|mois|semaines?|jours?|años?|mes(?:es)?|semanas?|días?|anos?|mês|dias?|ann[oi]|mes[ei]|settiman[ae]|giorn[oi]';
const spelled =
  'one|two|three|four|five|six|eight|ten|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|six|dix|dos|tres|cuatro|cinco|seis|diez|dois|três|quatro|due|tre|quattro|cinque|sei|dieci';
const lasting = new RegExp(
  `(?:\\d|(?<!\\p{L})(?:${spelled}))\\s?(?:${unit})(?!\\p{L})|\\d\\s?(?:年|か月|ヶ月|カ月|个月|週間|周|日|天|月)(?!\\p{L}{0,2}回)|(?<!\\d)20[2-5]\\d(?!\\d)`,
  'iu',
);
const longest = { amount: 6, yearly: 10, time: 8, date: 4, name: 12, sentence: 8 } as const;
/** It limits or explains the clause before it. */
const goesOn =
  /^(?:but|although|because|since|so|which|who|where|if|unless|while|and|or|including|plus|aber|weil|da|damit|wobei|sofern|falls|wenn|mais|car|parce|qui|que|dont|si|pero|porque|aunque|mas|pois|ma|perché|che|se|dass|that)(?!\p{L})/iu;
/** `saves water, power and manpower`: the last of what a clause lists. */
const lastItems = /^\p{L}+\s(?:and|or|und|oder|et|ou|y|e|o)\s\p{L}+$/u;
/** Between a name and its price. */
const leading = /[\s,–—-]{0,3}(?:\s(?:at|for|costing|für|zu|à|pour|por|a|per|im Preis von))?\s{0,2}$/iu;

/** `name`: where it stands by itself, above what is said. `whole`: sentences of elsewhere, which stay as they are. */
export function factsOf(
  said: readonly string[],
  language: LanguageCode,
  { name, whole = [] }: { name?: string | undefined; whole?: readonly string[] } = {},
): OptionFacts {
  const by: Record<FactKind, string[]> = { cost: [], yearly: [], gain: [], charge: [], time: [] };
  const other: string[] = [];
  const terms: Term[] = [];
  const all = said.flatMap((text) => sentencesIn(text.trim()));
  const clauses = all.map((sentence) => clausesOf(sentence));
  const named = name ?? nameIn(clauses, all[0] ?? '', language);
  const sort = (clause: string) => {
    const read = termsIn(clause, language);
    for (const term of read?.terms ?? []) {
      terms.push(term);
      by[term.kind].push(term.text);
    }
    const rest = read === null ? clause : read.rest;
    if (rest === null) return;
    const kind = kindOf(rest, language);
    (kind === null ? other : by[kind]).push(plainly(rest));
  };
  for (const clause of clauses.flat().flatMap((each) => atBracket(each, language))) sort(clause);
  for (const sentence of whole) {
    const kind = kindOf(sentence, language);
    (kind === null ? other : by[kind]).push(plainly(sentence));
  }
  return { name: plainly(named).replace(/\s*=$/u, ''), by, other, terms };
}

/** `delay of 5 weeks (£120,000 penalty)`: what takes so long, and what it costs. */
function atBracket(clause: string, language: LanguageCode): string[] {
  const [, head = '', inside = ''] = /^([^()（）]{3,80}?)\s*[(（]([^()（）]{3,60})[)）]$/u.exec(clause) ?? [];
  const [own, said] = [head, inside].map((part) => amountsIn(part, language).length);
  const read = own === 0 && said === 1 && lasting.test(head) ? termsIn(inside, language) : null;
  return read?.rest === null && read.terms[0]!.name !== undefined ? [head, inside] : [clause];
}

function clausesOf(sentence: string): string[] {
  const found: string[] = [];
  for (const part of listed(sentence.replace(/[.。!]\s*$/u, ''))) {
    if (found.length > 0 && (goesOn.test(part) || lastItems.test(part))) found[found.length - 1] += `, ${part}`;
    else found.push(part);
  }
  return found;
}

/** Takes the name from the clauses: a short first sentence, or of its first clause what stands before a colon or an amount. */
function nameIn(clauses: string[][], sentence: string, language: LanguageCode): string {
  const [own = []] = clauses;
  if (clauses.length > 1 && wordCount(sentence) <= longest.sentence && !/\d/.test(sentence)) {
    clauses.shift();
    return sentence;
  }
  const first = own.shift() ?? '';
  const colon = /^([^:：]{2,80}?)\s?[:：](?!\d)\s*(\S.*)$/su.exec(first);
  if (colon !== null && wordCount(colon[1]!) <= longest.name) {
    own.unshift(colon[2]!);
    return colon[1]!;
  }
  const amount = amountAt(first, language);
  const before = amount < 0 ? '' : first.slice(0, amount).replace(leading, '');
  if (wordCount(before) > 0 && !/[([（]/.test(before)) {
    own.unshift(first.slice(amount).trim());
    return before;
  }
  const [head = first, ...rest] = listed(first);
  if (rest.length > 0 && wordCount(head) >= 2) {
    own.unshift(rest.join(', '));
    return head;
  }
  return first;
}

/** Where the first amount begins, with its currency; -1 without one. */
function amountAt(text: string, language: LanguageCode): number {
  const [amount] = amountsIn(text, language);
  if (amount !== undefined) return amount.at;
  const size = new RegExp(`(?:(?:Rs\\.?|[A-Z]{3})\\s?)?(?<![\\d.,])[\\d.,]*${large.source}`, 'iu').exec(text);
  return size === null ? -1 : size.index;
}

/** Amounts with their sizes are no words. */
const figure = /(?:Rs\.?\s?|[€$£¥]\s?)?\d[\d.,]*(?:\s?(?:k|m|€|thousand|million|mio\.?|crore|lakh|万円?|元|円|%))?/giu;

function kindOf(clause: string, language: LanguageCode): FactKind | null {
  const outside = clause.replace(/\s*[(（][^()（）]*[)）]/gu, '');
  const words = wordCount(outside.replace(figure, ' ').trim() || 'x');
  if (amountsIn(outside, language).length > 0 || large.test(outside)) {
    if (each.test(outside)) return words <= longest.yearly ? 'yearly' : null;
    return words <= longest.amount ? 'cost' : null;
  }
  const dated = words <= longest.date && whensIn(outside, null).length > 0;
  return dated || (words <= longest.time && lasting.test(outside)) ? 'time' : null;
}
