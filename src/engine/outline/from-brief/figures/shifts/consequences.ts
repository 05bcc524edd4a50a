/** What surely follows from the figures of a passage: the change, the distance to a limit, a year of a monthly amount, what is left of a whole. */
import { catalogueOf } from '../../../../../languages/catalogue.ts';
import type { FactId } from '../../../../../model/fact.ts';
import { clean } from '../../read/figures.ts';
import { type Quantity, quantitiesIn } from '../quantities.ts';
import type { ToldFigures } from '../told-figures.ts';
import { ratioIn } from '../wholes.ts';

const ref = (id: FactId) => `{{${id}}}`;
/** From here on a change is told as times, not as percent. */
const manifold = 2;

export interface Held {
  label: string;
  prior: FactId;
  now: FactId;
  like: Quantity;
}

/** `Down 4.8 points`, `3.9 times the earlier figure`. */
export function changeSaid({ label, prior, now, like }: Held, told: ToldFigures): string {
  const say = catalogueOf(told.language);
  const [before, after] = [told.facts.value(prior), told.facts.value(now)];
  if (like.unit !== 'ratio' && after / before >= manifold)
    return say.say('figures-shiftTimes', { times: ref(timesOf(prior, now, label, told)) });
  const change = `{{${told.change(prior, now, label, like)}|abs}}`;
  return say.say(after > before ? 'figures-shiftUp' : 'figures-shiftDown', { change });
}

function timesOf(prior: FactId, now: FactId, label: string, told: ToldFigures): FactId {
  const value = told.facts.value(now) / told.facts.value(prior);
  return told.facts.derive(clean(Number(value.toFixed(1))), 'number', label, `${told.said(now)} divided by ${told.said(prior)}`, [
    now,
    prior,
  ]);
}

export function apartSaid({ label, prior, now, like }: Held, told: ToldFigures): string {
  return catalogueOf(told.language).say('figures-shiftApart', { gap: `{{${told.distance(now, prior, label, like)}|abs}}` });
}

/** `3.6 points below the threshold`. */
export function limitSaid({ label, now, like }: Held, limit: FactId, told: ToldFigures): string {
  const key = told.facts.value(now) < told.facts.value(limit) ? 'figures-shiftBelow' : 'figures-shiftAbove';
  const gap = `{{${told.distance(now, limit, label, like)}|abs}}`;
  return `${catalogueOf(told.language).say(key, { gap, limit: ref(limit) })}${told.language === 'ja' || told.language === 'zh' ? '。' : '.'}`;
}

const aMonth =
  /^\s?(?:\/|a|per|each|every|pro|im|par|al|por|ao|il)?\s?(?:month|mo|monat|mois|mes|mês|mese)(?!\p{L})|^\s?(?:monthly|monatlich|mensuels?|mensuales|mensais|mensili)(?!\p{L})|^\s?(?:\/|每)?月(?!間)/iu;
/** What lasts a while only has no year. */
const passing =
  /(?<!\p{L})(?:for (?:\p{L}+|\d+) (?:weeks?|months?)|from \p{L}+ to|until|between|during|über \S+ (?:wochen|monate)|bis|von \p{L}+ bis|für \S+ (?:wochen|monate)|pendant|jusqu\p{L}*|de \p{L}+ à|durante|hasta|de \p{L}+ a|até|fino|da \p{L}+ a)(?!\p{L})|間|から|まで|期间|直到/iu;

/** A monthly amount of a sentence over a year, where nothing limits how long it runs. */
export function yearSaid(text: string, told: ToldFigures): string | null {
  const found = quantitiesIn(text, told.language).filter(({ unit, end }) => unit === 'money' && aMonth.test(text.slice(end)));
  const [monthly, ...others] = found;
  if (monthly === undefined || others.length > 0 || passing.test(text)) return null;
  const month = told.give(monthly, text.slice(0, 60));
  const year = told.amount(monthly.value * 12, monthly, text.slice(0, 60), `12 times ${monthly.text}`, [month]);
  return catalogueOf(told.language).say('figures-shiftYear', { month: ref(month), year: ref(year) });
}

/** `640 of 800 seats`: the share, and what is left. */
export function wholeSaid(text: string, told: ToldFigures): string | null {
  const ratio = ratioIn(text, told.language);
  if (ratio === null) return null;
  const [part, whole] = [told.give(ratio.part, ratio.clause), told.give(ratio.whole, ratio.clause)];
  const left = told.amount(ratio.whole.value - ratio.part.value, ratio.whole, ratio.clause, `${ratio.whole.text} less ${ratio.part.text}`, [
    whole,
    part,
  ]);
  return catalogueOf(told.language).say('figures-shiftOf', {
    share: ref(told.share(part, whole, ratio.clause)),
    whole: ref(whole),
    left: ref(left),
  });
}

const aYear =
  /^\s?(?:\/|a|per|each|every|pro|im|par|al|por|ao|all['’])\s?(?:yr|year|annum|jahr|an|année|año|ano|anno)(?!\p{L})|^\s?(?:yearly|annually|p\.a\.|jährlich)/iu;
const ofYears = /^(?:years?|yrs?|jahre?n?|ans?|années?|años?|anos?|anni|anno)$/iu;

/** `3 years at €210k/yr`: the sum over the term. */
export function termSaid(text: string, told: ToldFigures): string | null {
  const found = quantitiesIn(text, told.language);
  const [term, price, ...others] = found;
  if (term === undefined || price === undefined || others.length > 0) return null;
  if (!ofYears.test(term.word) || price.unit !== 'money' || !aYear.test(text.slice(price.end))) return null;
  if (!Number.isInteger(term.value) || term.value < 2 || term.value > 10 || price.at - term.end > longestLink) return null;
  const yearly = told.give(price, text.slice(0, 60));
  const total = told.amount(price.value * term.value, price, text.slice(0, 60), `${term.value} times ${price.text}`, [yearly]);
  return catalogueOf(told.language).say('figures-shiftTerm', { total: ref(total), years: String(term.value) });
}

const longestLink = 16;
