/** What an option states in money: what it costs once or each year, what it saves, what it leaves to pay; with the words of its cell. */
import type { LanguageCode } from '../../../../model/language.ts';
import type { Figure } from '../read/figures.ts';
import { amountsIn, plainly, wordCount } from './wording.ts';

export type TermKind = 'cost' | 'yearly' | 'gain' | 'charge';
type Period = 'once' | 'year' | 'month' | 'week';

export interface Term {
  kind: TermKind;
  figure: Figure;
  period: Period;
  /** As its cell says it. */
  text: string;
  /** The author's word for it: `penalty`, `margin recovered`. */
  name?: string;
}

/** It brings money in, or saves some. */
export const gaining =
  /(?<!\p{L})(?:sav(?:es?|ed|ings?)|earns?|brings? in|gains?|recover\p{L}*|spar(?:t|en)|ein(?:ge)?spar\p{L}*|ersparnis|erspart|bringt|mehrerlös\p{L}*|erlös\p{L}*|économi\p{L}*|gagn\p{L}*|rapport(?:e|ent|erait)|récupér\p{L}*|ahorr\p{L}*|gana|ganan|recuper\p{L}*|ingres(?:a|os)|poup\p{L}*|economi\p{L}*|ganh\p{L}*|risparmi\p{L}*|guadagn\p{L}*|revenue|extra income)(?!\p{L})|削減|節約|改善|増収|节省|节约|节|省|增收|赚|يوفر|توفر|توفير|وفر/iu;
/** It is to be paid or lost beside the price. */
const charging =
  /(?<!\p{L})(?:penalt(?:y|ies)|fines?|lost (?:income|revenue|sales|margin)|loss(?:es)?|pönalen?|vertragsstrafen?|strafen?|strafzahlung(?:en)?|ausfall|verluste?|pénalités?|amendes?|pertes?|penalizaci(?:ón|ones)|penalidades?|multas?|sanci(?:ón|ones)|pérdidas?|perdas?|penal[ei]|perdit[ae])(?!\p{L})|違約金|損失|违约金|罚款|损失|غرامات?|خسائر/iu;
const denying =
  /(?<!\p{L})(?:not?|nicht|keine?\p{L}*|pas|sans|without|instead|sin|sem|non|senza|bis zu|up to|jusqu['’]à|hasta|até|fino a|avoid\p{L}*|vermeidet)(?!\p{L})|ない|不/iu;
const costing =
  /^(?:(?:it|which|das|dies|cela|ça|esto|isso)\s)?(?:would\s)?(?:costs?|costing|for|at|price|kosten|kostet|preis|für|zu|coûte|coûts?|prix|pour|cuesta|coste|costo|precio|por|custa|custo|preço|costa|prezzo|per|費用(?:は)?|价格|费用|投资|成本|一次性|التكلفة)\s?[:：]?\s+/iu;
const nothing =
  /^(?:costs?|kosten|kostet|coûts?|coûte|cuesta|costes?|costo|custos?|custa|costa|費用|成本|费用|التكلفة)\s?[:：は]?\s?(0|zero|nothing|null|nichts|zéro|rien|nada|cero|nulla)(?:\s?[€£$])?(?:\s?[,;，、]\s?(.{3,}))?$/iu;
const rates: readonly (readonly [Period, RegExp])[] = [
  [
    'year',
    /^\s?(?:\/\s?(?:years?|yr|y|jahr|an|année|año|ano|anno|年)|(?:a|per|each|every)\s(?:year|annum)|p\.?\s?a\.?|(?:im|pro)\sjahr|jährlich|(?:par|l['’])\s?an(?:née)?|annuel\p{L}*|al\saño|por\saño|anual\p{L}*|(?:por|ao)\sano|al(?:l['’]|\s)anno|annu\p{L}+|سنويا)(?!\p{L})/iu,
  ],
  [
    'month',
    /^\s?(?:\/\s?(?:months?|mo|monat|mois|mes|mês|mese|月)|(?:a|per|each|every)\smonth|(?:im|pro)\smonat|monatlich|par\smois|al\smes|por\smes|por\smês|ao\smês|al\smese|mensual\p{L}*|mensuel\p{L}*|mensil\p{L}*|شهريا)(?!\p{L})/iu,
  ],
  [
    'week',
    /^\s?(?:\/\s?(?:weeks?|woche|semaine|semana|settimana|週|周)|(?:a|per|each|every)\sweek|(?:in der|pro)\swoche|wöchentlich|par\ssemaine|por\ssemana|(?:a|alla)\ssettimana)(?!\p{L})/iu,
  ],
];
const yearBefore =
  /(?<!\p{L})(?:annual(?:ly)?|yearly|jährlich\p{L}*|annuel\p{L}*|anual\p{L}*|annu\p{L}+)(?!\p{L})|[毎每一]年|年間|年(?=$)/iu;
const longest = { cost: 6, rest: 14 } as const;

export interface TermRead {
  terms: Term[];
  /** What else its clause says. */
  rest: string | null;
}

/** Null where the clause states no amount, or more than is understood. */
export function termsIn(clause: string, language: LanguageCode): TermRead | null {
  const zero = nothing.exec(clause.trim());
  if (zero !== null) {
    const text = zero[1]!;
    return {
      terms: [{ kind: 'cost', figure: { text, at: 0, value: 0, unit: 'money' }, period: 'once', text: '0' }],
      rest: zero[2] ?? null,
    };
  }
  const terms: Term[] = [];
  const rest: string[] = [];
  for (const part of partsOf(clause, language)) {
    const term = termOf(part, language);
    if (term === null) rest.push(part);
    else terms.push(term);
  }
  return terms.length === 0 ? null : { terms, rest: rest.length === 0 ? null : plainly(rest.join(' ')) };
}

const joint = /\s\+\s|\s(?:plus|and|und|et|y|e|zzgl\.)\s(?:(?:which|die|qui|que)\s)?/giu;

/** `lifts output to 6,800 and is expected to save £420,000`: each with its amount. */
function partsOf(clause: string, language: LanguageCode): string[] {
  for (const found of clause.matchAll(joint)) {
    const [left, right] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
    if (/[(（][^)）]*$/u.test(left)) continue;
    const [before, after] = [left, right].map((side) => amountsIn(outside(side), language).length);
    const isOther = after === 1 && (before === 1 || gaining.test(right) || charging.test(right)) && wordCount(left) > 0;
    if (isOther) return [...partsOf(left, language), right];
  }
  return [clause];
}

const outside = (text: string) => text.replace(/[(（][^()（）]*[)）]/gu, (found) => ' '.repeat(found.length));

function termOf(part: string, language: LanguageCode): Term | null {
  const bare = outside(part);
  const equal = bare.lastIndexOf('=');
  const amounts = amountsIn(bare, language).filter(({ at }) => at > equal);
  const [figure, ...others] = amounts;
  if (figure === undefined || others.length > 0) return null;
  const before = part.slice(equal < 0 ? 0 : equal + 1, figure.at).trim();
  const after = part.slice(figure.at + figure.text.length);
  const period = rates.find(([, rate]) => rate.test(after))?.[0] ?? (yearBefore.test(bare) ? 'year' : 'once');
  const words = bare.slice(equal + 1);
  if (denying.test(words)) return null;
  const charge = charging.exec(words)?.[0];
  const isGain = gaining.test(words);
  const size = Math.max(1, wordCount(words.replace(figure.text, ' ')));
  if (isGain || charge !== undefined) {
    // The head of its column says what it is, so that the cell begins with the amount.
    const behind = (charge === undefined ? after : after.replace(charging, '').replace(/\s(?:in|of|an|de|en|di|als)\s*$/iu, '')).trim();
    const name = charge ?? before.replace(estimating, '').trim();
    if (size > longest.rest) return null;
    const text = `${figure.text}${/^[\s,;]*$/u.test(behind) ? '' : `${after.startsWith('/') ? '' : ' '}${behind}`}`;
    return { kind: isGain ? 'gain' : 'charge', figure, period, text, ...(name === '' ? {} : { name }) };
  }
  if (size > longest.cost + (period === 'once' ? 0 : 4)) return null;
  const text = plainly(part.slice(equal + 1).replace(costing, ''));
  return { kind: period === 'year' ? 'yearly' : 'cost', figure, period, text };
}

/** How sure a saving is stands in the words of its author, and not in the head of a column. */
const estimating =
  /(?:\s(?:estimated|expected|of|at|estimée?s?|prévue?s?|à|de|geschätzt\p{L}*|etwa|rund|von|estimad[oa]s?|stimat[oaie]|di|about|around|roughly|up to)){1,4}$/iu;
