/**
 * A decision weighed: what it costs a year against what the cause that was found is worth a year, how many deals, orders or customers earn its cost,
 * and whether the money goes to where the cause lies. Nothing is said of what it will bring.
 */
import { first } from '../../../../languages/catalogue.ts';
import type { Choice, Question, Stake } from '../../../../model/brief.ts';
import { factId } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { membersAsked } from '../answers/asked-of.ts';
import { type Context, safe } from '../context.ts';
import { costOf } from './cost.ts';
import { badOf, type Lead, leadOf } from './lead.ts';
import { type Load, loadOf } from './load.ts';
import { type RateWeighed, rateWeighed } from './rates.ts';
import { type UnitWorth, unitOf } from './unit.ts';
import { yearly, yearOf } from './years.ts';

/** What a decision cannot be weighed without. */
export type Unweighed = 'decision' | 'amount' | 'fee' | 'discount' | 'currency';

/**
 * `elsewhere`: it buys people where each has no more to do, or goes to another place than the cause; `short`: not even all that is lost there
 * would earn it; `if`: some of it would; `beyond`: it costs more than the cause; `part`: less; `more`: it takes so many more of all; `rate`: a price.
 */
type Verdict = 'elsewhere' | 'short' | 'if' | 'beyond' | 'part' | 'more' | 'rate';

export interface Weighed {
  question: Question;
  /** In the words of the brief. */
  what: Text;
  verdict: Verdict;
  lead: Lead | null;
  /** A year, or once. */
  cost: Known | null;
  once: boolean;
  unit: UnitWorth | null;
  needed: Known | null;
  /** Of the worth of the cause, or of all that there are. */
  /** What goes wrong a year where the break-even is looked for: at the place of the cause, or of all. */
  lost: Known | null;
  place: Text | null;
  share: Known | null;
  all: Known | null;
  load: Load | null;
  /** The place that the money goes to, where it is not that of the cause. */
  named: Text | null;
  rate: RateWeighed | null;
}

const longest = 70;
const mostRead = 200;

/** At a word, and never within a number. */
function shortened(text: string): string {
  if (text.length <= longest) return text;
  const words = text
    .slice(0, longest)
    .replace(/\s\S*$/u, '')
    .split(' ');
  while (words.length > 1 && /\d|^\P{L}+$/u.test(words.at(-1)!)) words.pop();
  return `${words.join(' ')}…`;
}

/** What a decision is between: its options, or the one thing that it gives up or that has no price. */
export function choicesOf({ kind, text, options, stake }: Question): readonly Choice[] {
  if (kind !== 'decide') return [];
  if (options) return options;
  return stake && !stake.rate && (!stake.price || stake.price.saved) ? [{ text, stake }] : [];
}

/** The decisions of a brief on one thing that can be weighed, in the order they are asked. */
export function decisionsWeighed(context: Context): Weighed[] {
  return context.brief.questions.flatMap((question) => {
    const weighed = question.kind === 'decide' && choicesOf(question).length === 0 ? weigh(context, question) : null;
    return weighed === null || typeof weighed === 'string' ? [] : [weighed];
  });
}

export function weigh(context: Context, question: Question): Weighed | Unweighed {
  const { text, stake } = question;
  const name = `decision ${context.brief.questions.indexOf(question) + 1}`;
  return context.evidence.once(`decision ${text}`, () =>
    stake ? weighed(context, { question, name, text, stake, lead: leadOf(context) }) : 'decision',
  );
}

/** What is weighed, by what it costs or changes, against what it would mend. */
export interface Asked {
  question: Question;
  /** By which its figures are known. */
  name: string;
  text: string;
  stake: Stake;
  lead: Lead | null;
}

/** In the words of the brief, as far as a table has room for them. */
export const saidShort = ({ stake, text }: Pick<Asked, 'stake' | 'text'>): Text => first(shortened(safe(stake.what ?? text, mostRead)));

function weighed(context: Context, asked: Asked): Weighed | Unweighed {
  const { question, stake, lead } = asked;
  if (!stake.price && !stake.rate) return 'decision';
  const what = saidShort(asked);
  const plain = {
    question,
    what,
    lead,
    cost: null,
    once: false,
    unit: null,
    needed: null,
    lost: null,
    place: lead?.place ?? null,
    share: null,
    all: null,
    load: null,
    named: null,
  };
  if (stake.rate) {
    const rate = rateWeighed(context, `${asked.text} ${stake.what ?? ''}`, stake.rate);
    return typeof rate === 'string' ? rate : { ...plain, verdict: 'rate', rate };
  }
  const { price } = stake;
  if (!price) return 'decision';
  const unit = unitOf(context, lead);
  if (!isInSame(context, unit, price.currency)) return 'currency';
  const { cost, span } = costOf(context, asked);
  const once = span === 'once';
  const needed = unit && neededOf(context, cost, unit);
  const found = { ...plain, cost, once, unit, needed, rate: null };
  const elsewhere = elsewhereOf(context, asked);
  if (lead?.place && elsewhere && (needed || lead.worth))
    return { ...found, ...(unit && isOfLead(lead, unit) && { lost: lead.lost }), ...elsewhere, verdict: 'elsewhere' };
  // What is lost there is what can be won back.
  const lost = unit && lostOf(context, lead, unit);
  if (lost && needed && lost.lost.value > 0)
    return { ...found, ...lost, verdict: needed.value > lost.lost.value ? 'short' : 'if', load: stake.people ? loadOf(context) : null };
  if (lead?.worth && lead.worth.value !== 0)
    return { ...found, verdict: cost.value > Math.abs(lead.worth.value) ? 'beyond' : 'part', share: partOf(context, cost, lead.worth) };
  const all = unit && yearOf(context, unit.count);
  if (!needed || !unit || !all || all.value <= 0 || unit.of === 'case') return 'amount';
  return { ...found, verdict: 'more', all, share: partOf(context, needed, all) };
}

/** Whether a price is in the currency of the data and of what it is held against; amounts that name none are in any. */
export function isInSame({ table }: Context, unit: UnitWorth | null, currency: string | null): boolean {
  if (currency === null) return true;
  return [table.currency, unit?.value.currency ?? null].every((each) => each === null || each === currency);
}

/** Whether what went wrong there is what the break-even counts: deals lost, or the cases that have a price. */
export function isOfLead({ metric, lost }: Lead, { of, count }: UnitWorth): boolean {
  return lost !== null && ((of === 'deal' && metric === 'win_rate') || (of === 'case' && count === metric));
}

/** What goes wrong a year, of what the break-even counts; of cases with a price, wherever they are. */
function lostOf(context: Context, lead: Lead | null, unit: UnitWorth): { lost: Known; place: Text | null } | null {
  if (lead?.place && isOfLead(lead, unit)) return { lost: lead.lost!, place: lead.place };
  const rate = unit.of === 'case' ? context.evidence.get(unit.count, 0) : null;
  const bad = rate && (rate.unit === 'count' ? rate : badOf(context, rate));
  const lost = bad && yearly(context, bad);
  return lost && { lost, place: null };
}

export function neededOf({ evidence }: Context, cost: Known, { value }: UnitWorth): Known | null {
  if (value.value <= 0) return null;
  return evidence.keep({
    ...cost,
    id: factId({ metric: 'given.breaks_even', scope: cost.scope, at: 'all' }),
    label: 'Break-even',
    value: Math.ceil(Number((cost.value / value.value).toPrecision(10))),
    unit: 'count',
    formula: `${cost.label} divided by ${value.label}, rounded up`,
    from: [cost.id, value.id],
  });
}

export function partOf({ evidence }: Context, part: Known, whole: Known): Known | null {
  return evidence.keep({
    ...part,
    id: `${part.id.replace(/[[@].*$/, '')}.part${part.id.slice(part.id.search(/[[@]/))}`,
    label: `${part.label}, as a share of ${whole.label}`,
    value: Number((part.value / Math.abs(whole.value)).toPrecision(12)),
    unit: 'ratio',
    formula: `${part.label} as a share of ${whole.label}`,
    from: [part.id, whole.id],
  });
}

/** Why the money would not go to the cause; null where it may. */
function elsewhereOf(context: Context, { text, stake: { people }, lead }: Asked): Pick<Weighed, 'load' | 'named'> | null {
  if (!lead) return null;
  const asked = membersAsked(context, text);
  const own = asked && lead.scope[asked.dimension.id]?.split(' + ');
  if (asked && own && !asked.members.some((member) => own.includes(member)))
    return { load: null, named: context.catalogue.list(asked.members.map((member) => context.memberOf(asked.dimension, member))) };
  const load = people ? loadOf(context) : null;
  return load && !load.rose ? { load, named: null } : null;
}
