/**
 * What the amounts of options say together: what each costs in all with what it leaves to pay, what it brings each year after its costs,
 * in what time it pays for itself. Nothing where one amount is missing, ambiguous or in another currency.
 */
import { all } from '../../../../languages/all.ts';
import { catalogueOf } from '../../../../languages/catalogue.ts';
import type { FactId } from '../../../../model/fact.ts';
import { quantitiesIn } from '../figures/quantities.ts';
import { ToldFigures } from '../figures/told-figures.ts';
import { clean, type Figure } from '../read/figures.ts';
import type { OptionFacts } from './option-facts.ts';
import type { Term, TermKind } from './option-terms.ts';
import type { Context } from './options-page.ts';
import { amountsIn, small } from './wording.ts';

export interface Sums {
  /** A column of the table; null where only one option has a sum. */
  column: { label: string; cells: readonly string[] } | null;
  /** The claim on one option, from how it is called. */
  claim: (at: number, what: string, called: (at: number) => string) => string | null;
  /** How each was worked out. */
  working: readonly string[];
}

/** Nothing is changed: what others are measured against. */
const unchanged =
  /^(?:(?:option |[a-f][):.] ?|\d[.):] ?)?(?:do(?:ing)? nothing|no change|(?:the )?status quo|statu quo|stay(?:ing)? (?:as|put)|leave (?:it|things|everything)|carry(?:ing)? on|go(?:ing)? on as|keep (?:going|things|everything)|as (?:is|now|before)|continue as)|(?:gar )?nichts (?:tun|ändern|machen)|(?:alles )?(?:weiter(?:machen|hin)? |so )?wie bisher|weiter so|keine änderung|so lassen|ne rien (?:faire|changer)|rester (?:comme|en l['’]état)|continuer comme|no hacer nada|sin cambios|seguir (?:igual|como)|dejarlo (?:como|así)|não fazer nada|sem alterações|manter como|non fare (?:nulla|niente)|continuare come)|現状維持|何もしない|维持现状|不采取|不做改变|عدم (?:التغيير|فعل)|الإبقاء على الوضع/iu;

const isUnchanged = ({ name }: Pick<OptionFacts, 'name'>) => unchanged.test(name.trim());

export function sumsOf(options: readonly OptionFacts[], context: Pick<Context, 'brief' | 'facts'>): Sums | null {
  const currencies = new Set(options.flatMap(({ terms }) => terms.flatMap(({ figure }) => figure.currency ?? [])));
  if (currencies.size !== 1) return null;
  return totals(options, context) ?? nets(options, context) ?? paybacks(options, context);
}

/** A cost and what is still to be paid beside it, for each. */
function totals(options: readonly OptionFacts[], { brief, facts }: Pick<Context, 'brief' | 'facts'>): Sums | null {
  const told = new ToldFigures(facts, brief.language);
  const catalogue = catalogueOf(brief.language);
  const parts = options.map(({ name, terms }) => {
    const [cost, charge] = [only(terms, 'cost'), only(terms, 'charge')];
    const isPlain = terms.every(({ kind, period }) => (kind === 'cost' || kind === 'charge') && period === 'once');
    if (!isPlain || cost === 'several' || charge === 'several' || (cost === null && charge === null)) return null;
    return { name, all: [cost, charge].filter((term) => term !== null).filter(({ figure }) => figure.value !== 0) };
  });
  if (options.filter(({ terms }) => only(terms, 'charge') !== null).length < 2 || parts.some((part) => part === null)) return null;
  const sums = parts.map((part) => clean(part!.all.reduce((sum, { figure }) => sum + figure.value, 0)));
  const working: string[] = [];
  const ids = parts.map((part, at) => {
    const given = part!.all.map(({ figure }) => facts.give(figure, part!.name));
    if (given.length < 2) return given[0] ?? null;
    const formula = part!.all.map(({ figure }) => figure.text).join(' + ');
    const id = told.amount(sums[at]!, asQuantity(part!.all[0]!.figure), part!.name, formula, given);
    working.push(`${part!.name}: ${formula} = {{${id}}}`);
    return id;
  });
  if (working.length === 0) return null;
  const still = options.findIndex(isUnchanged);
  return {
    column: { label: catalogue.say('people-option-total'), cells: ids.map((id) => (id === null ? '0' : `{{${id}}}`)) },
    working,
    claim: (at, what, called) => {
      const id = ids[at];
      if (id == null) return null;
      const total = `{{${id}}}`;
      if (still >= 0 && still !== at && ids[still] != null && sums[still]! > sums[at]!) {
        const less = told.distance(ids[still]!, id, options[at]!.name, asQuantity(parts[still]!.all[0]!.figure));
        return catalogue.say('people-option-least', { what, total, less: `{{${less}}}`, other: called(still) });
      }
      return sums.every((sum, other) => other === at || sum > sums[at]!) ? catalogue.say('people-option-lowest', { what, total }) : null;
    },
  };
}

/** What comes in each year less what it costs each year. */
function nets(options: readonly OptionFacts[], { brief, facts }: Pick<Context, 'brief' | 'facts'>): Sums | null {
  const told = new ToldFigures(facts, brief.language);
  const catalogue = catalogueOf(brief.language);
  if (isGross(options)) return null;
  const working: string[] = [];
  const ids = options.map(({ name, terms }): FactId | null => {
    const [cost, gain] = [yearly(terms, 'yearly'), yearly(terms, 'gain')];
    if (cost === null || gain === null || gain.figure.value <= cost.figure.value) return null;
    if (cost.period !== 'year' || gain.period !== 'year') return null;
    const given = [facts.give(gain.figure, name), facts.give(cost.figure, name)];
    const formula = `${gain.figure.text} − ${cost.figure.text}`;
    const id = told.amount(gain.figure.value - cost.figure.value, asQuantity(gain.figure), name, formula, given);
    working.push(`${name}: ${formula} = {{${id}}}`);
    return id;
  });
  if (working.length < 2) return null;
  return {
    column: { label: catalogue.say('people-option-net'), cells: ids.map((id) => (id === null ? '–' : `{{${id}}}`)) },
    working,
    claim: (at, what) => (ids[at] == null ? null : catalogue.say('people-option-netted', { what, net: `{{${ids[at]}}}` })),
  };
}

/** What is paid once, by what it saves each year after its own costs. */
function paybacks(options: readonly OptionFacts[], { brief, facts }: Pick<Context, 'brief' | 'facts'>): Sums | null {
  const catalogue = catalogueOf(brief.language);
  const working: string[] = [];
  const times = options.map(({ name, terms }): string | null => {
    const [cost, gain, running] = [only(terms, 'cost'), yearly(terms, 'gain'), only(terms, 'yearly')];
    if (cost === null || cost === 'several' || cost.period !== 'once' || cost.figure.value <= 0) return null;
    if (
      gain === null ||
      gain.period !== 'year' ||
      running === 'several' ||
      (running !== null && isGross(options)) ||
      terms.some(({ kind }) => kind === 'charge')
    )
      return null;
    const net = gain.figure.value - (running?.figure.value ?? 0);
    if (net <= 0) return null;
    const given = [cost, gain, ...(running === null ? [] : [running])].map(({ figure }) => facts.give(figure, name));
    const divisor = running === null ? gain.figure.text : `(${gain.figure.text} − ${running.figure.text})`;
    const formula = `${cost.figure.text} ÷ ${divisor}`;
    const years = cost.figure.value / net;
    const isShort = years < 1.5;
    const length = clean(isShort ? years * 12 : years);
    const shown = length
      .toFixed(length >= 9.95 || isNear(length, Math.round(length)) ? 0 : 1)
      .replace('.', all[brief.language].numbers.decimal);
    const id = facts.derive(length, 'number', catalogue.say('people-option-payback'), formula, given, shown);
    const time = isShort
      ? catalogue.say('people-option-months', { months: `{{${id}}}` })
      : catalogue.say('people-option-years', { years: `{{${id}}}` });
    working.push(`${name}: ${formula} = ${time}`);
    return time;
  });
  if (working.length === 0) return null;
  return {
    column:
      working.length < 2
        ? null
        : { label: catalogue.say('people-option-payback'), cells: times.map((time) => (time === null ? '–' : time)) },
    working,
    claim: (at, what) => (times[at] == null ? null : catalogue.say('people-option-repaid', { what, time: times[at]! })),
  };
}

/** Where what saves nothing costs something each year too, it is open of which costs a saving is told. */
const isGross = (options: readonly OptionFacts[]) =>
  options.some(({ terms }) => terms.some(({ kind }) => kind === 'yearly') && terms.every(({ kind }) => kind !== 'gain'));

/** The one amount of a kind; null for none. */
function only(terms: readonly Term[], kind: TermKind): Term | null | 'several' {
  const found = terms.filter((term) => term.kind === kind);
  return found.length > 1 ? 'several' : (found[0] ?? null);
}

function yearly(terms: readonly Term[], kind: TermKind): Term | null {
  const found = only(terms, kind);
  return found === 'several' ? null : found;
}

const asQuantity = (figure: Figure) => ({ ...figure, end: figure.at + figure.text.length, word: '', bare: false });

/** `£38,000 a month` is so much a year, too. */
export function perYear(term: Term, name: string, { brief, facts }: Pick<Context, 'brief' | 'facts'>): string | null {
  if (term.period !== 'month') return null;
  const told = new ToldFigures(facts, brief.language);
  const given = facts.give(term.figure, name);
  const id = told.amount(term.figure.value * 12, asQuantity(term.figure), name, `${term.figure.text} × 12`, [given]);
  return catalogueOf(brief.language).say('people-option-year', { amount: `{{${id}}}` });
}

/**
 * `3 weeks late (£72,000)`, beside options whose weeks cost the same each: what is to be paid for them, and no price. Others stay as they
 * are.
 */
export function withCharges<T extends OptionFacts>(options: readonly T[], { brief }: Pick<Context, 'brief'>): T[] {
  const { language } = brief;
  const lengths = (text: string) =>
    quantitiesIn(text, language).flatMap(({ unit, value, word }) => (word === '' || unit === 'money' ? [] : [value]));
  const rates = options.flatMap(({ terms, by }) => {
    const charge = only(terms, 'charge');
    return charge === null || charge === 'several' ? [] : [by.time.flatMap(lengths).map((length) => charge.figure.value / length)];
  });
  const rate =
    rates.length < 1 ? undefined : rates[0]!.find((each) => rates.every((others) => others.some((other) => isNear(other, each))));
  if (rate === undefined) return [...options];
  return options.map((option) => {
    if (option.terms.some(({ kind }) => kind === 'charge')) return option;
    for (const place of ['time', 'other'] as const) {
      const own = place === 'other' ? option.other : option.by.time;
      for (const [at, text] of own.entries()) {
        const [, head, inside] = /^([^()（）]{3,80}?)\s*[(（]([^()（）]{2,30})[)）]$/u.exec(text) ?? [];
        const [figure, ...others] = inside === undefined ? [] : amountsIn(inside, language);
        if (figure === undefined || others.length > 0 || figure.text.length < inside!.trim().length) continue;
        if (!lengths(head!).some((length) => isNear(figure.value / length, rate))) continue;
        const time = [...option.by.time.filter((_, index) => place !== 'time' || index !== at), head!];
        return {
          ...option,
          by: { ...option.by, charge: [figure.text], time },
          other: place === 'other' ? own.filter((_, index) => index !== at) : option.other,
          terms: [...option.terms, { kind: 'charge' as const, figure, period: 'once' as const, text: figure.text }],
        };
      }
    }
    return option;
  });
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005 * Math.abs(b);

/** How a title calls another option: by its mark and what it is. */
export function calledIn(option: OptionFacts & { mark: string | null }, context: Pick<Context, 'brief'>): string {
  const name = small(option.name, context.brief);
  return option.mark === null ? name : `${option.mark.toUpperCase()} (${name})`;
}
