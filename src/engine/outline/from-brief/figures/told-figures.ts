/** Quantities of a brief as facts, and what follows from two of them: change, distance, share. */

import { all } from '../../../../languages/all.ts';
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import type { LanguageCode } from '../../../../model/language.ts';
import { formatFact, numberContext } from '../../../language/numbers.ts';
import { clean } from '../read/figures.ts';
import type { GivenFacts } from '../read/given-facts.ts';
import { isScore } from './nature.ts';
import type { Quantity } from './quantities.ts';

/** Below this, a change of a count is told in its own steps. */
const few = 20;

export class ToldFigures {
  readonly facts: GivenFacts;
  readonly language: LanguageCode;

  constructor(facts: GivenFacts, language: LanguageCode) {
    this.facts = facts;
    this.language = language;
  }

  give(quantity: Quantity, label: string): FactId {
    return this.facts.give(quantity, label);
  }

  /** A change as the brief gives it, with the sign of its verb. */
  stated({ value, unit, text }: Quantity, label: string): FactId {
    return this.facts.derive(value, unit, label, `given in the brief as ${text}`, []);
  }

  /** From one to the other: in percent; in points for rates; in its own steps for scores. */
  change(prior: FactId, now: FactId, label: string, like: Quantity): FactId {
    const [a, b] = [this.facts.value(prior), this.facts.value(now)];
    const said = `${this.said(now)} less ${this.said(prior)}`;
    if (like.unit === 'ratio') return this.facts.derive(clean(b - a), 'points', label, said, [now, prior]);
    // Of a few things, one more or less is no percentage.
    const isFew = like.unit === 'number' && like.word === '' && Math.max(Math.abs(a), Math.abs(b)) < few;
    if (isFew || (like.unit === 'number' && isScore(label))) return this.facts.derive(clean(b - a), 'number', label, said, [now, prior]);
    return this.facts.derive(clean(b / a - 1), 'ratio', label, `${this.said(now)} divided by ${this.said(prior)}, less one`, [now, prior]);
  }

  /** The distance between two, without sign, written as they are. */
  distance(one: FactId, other: FactId, label: string, like: Quantity): FactId {
    const gap = clean(Math.abs(this.facts.value(one) - this.facts.value(other)));
    const formula = `difference of ${this.said(one)} and ${this.said(other)}`;
    if (like.unit === 'ratio') return this.facts.derive(gap, 'points', label, formula, [one, other]);
    return this.facts.derive(gap, like.unit, label, formula, [one, other], writtenLike(like, gap, this.language));
  }

  /** One divided by the other. */
  share(part: FactId, whole: FactId, label: string): FactId {
    const value = clean(this.facts.value(part) / this.facts.value(whole));
    return this.facts.derive(value, 'ratio', label, `${this.said(part)} divided by ${this.said(whole)}`, [part, whole]);
  }

  /** A computed amount, written as the figure beside it. */
  amount(value: number, like: Quantity, label: string, formula: string, from: readonly FactId[]): FactId {
    return this.facts.derive(clean(value), like.unit, label, formula, from, writtenLike(like, clean(value), this.language) ?? undefined);
  }

  /** How many there are of something. */
  count(value: number, what: string): FactId {
    return this.facts.derive(value, 'count', what, `number of ${what} named in the brief`, []);
  }

  /** Months, whole from ten on. */
  months(value: number, formula: string, from: readonly FactId[]): FactId {
    const decimals = value >= 9.95 || Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1;
    const shown = value.toFixed(decimals).replace('.', all[this.language].numbers.decimal);
    return this.facts.derive(clean(value), 'number', catalogueOf(this.language).say('figures-months'), formula, from, shown);
  }

  /** How a fact stands in a formula. */
  said(id: FactId): string {
    const { display, label } = this.facts.get(id);
    return display ?? label;
  }

  /** Characters of a text as a page shows it. */
  length(text: string): number {
    return this.shown(text).length;
  }

  shown(text: string): string {
    return text.replace(/\{\{([^{}|]+)(?:\|(\w+))?\}\}/g, (_, id: string, style?: 'abs') =>
      formatFact(this.facts.get(id.trim()), style ?? 'plain', numberContext([], this.language)),
    );
  }
}

/** `0.6M` beside `$9.6M`: the same unit, as many decimals, the language's marks; undefined where too few digits would remain. */
export function writtenLike(
  { text, value: own }: Pick<Quantity, 'text' | 'value'>,
  value: number,
  language: LanguageCode,
): string | undefined {
  const digits = /\d[\d.,'’ \u00a0\u202f]*\d|\d/.exec(text)?.[0];
  if (digits === undefined || own === 0) return undefined;
  const { decimal, group } = all[language].numbers;
  const places = decimalsOf(digits, decimal);
  const bare = Number(
    places > 0 ? `${digits.slice(0, -places - 1).replace(/\D/g, '')}.${digits.slice(-places)}` : digits.replace(/\D/g, ''),
  );
  const scale = Math.abs(own) / bare;
  const size = Math.abs(value) / scale;
  if (!Number.isFinite(size)) return undefined;
  const exact = [places, places + 1].find((decimals) => Math.abs(Number(size.toFixed(decimals)) - size) < 1e-9);
  const decimals = exact ?? (Number(size.toFixed(places)) >= 1 ? places : places + 1);
  const [whole = '', fraction] = size.toFixed(decimals).split('.');
  const mark = places > 0 ? group : (/[.,'’\u00a0\u202f ]/.exec(digits)?.[0] ?? group);
  const grouped = Number(whole).toLocaleString('en-US').replaceAll(',', mark);
  return text.replace(digits, () => (fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`)).replace(/^[-−–]/, '');
}

function decimalsOf(digits: string, decimal: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return 0;
  const tail = digits.length - last - 1;
  // Three digits after the only mark group, unless the mark is the language's decimal one.
  return tail === 3 && digits[last] !== decimal
    ? 0
    : tail === 3 && /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) && digits.indexOf(digits[last]!) !== last
      ? 0
      : tail;
}
