/**
 * The options of a decision side by side: what each costs a year, what it is held against and what that is worth, how much of it has to come back for
 * it to pay, and what giving something up would lose; and which of them the figures favour, or what is missing to say so.
 */
import type { Choice, Question } from '../../../../model/brief.ts';
import type { Text } from '../../../../model/text.ts';
import { chargeIn } from '../../../brief/payments.ts';
import { commissionsIn } from '../../../brief/stake.ts';
import type { Known } from '../../../insight/evidence.ts';
import { membersAsked } from '../answers/asked-of.ts';
import type { Context } from '../context.ts';
import { type Cost, costOf } from './cost.ts';
import { actsOn, type Level, lossMeasured } from './gap.ts';
import { type GivenUp, givenUp } from './gives-up.ts';
import { badOf, type Lead, leadOf } from './lead.ts';
import { type Load, loadOf } from './load.ts';
import { type RateWeighed, rateWeighed } from './rates.ts';
import { type UnitWorth, unitOf } from './unit.ts';
import { type Asked, choicesOf, isInSame, isOfLead, neededOf, partOf, saidShort, type Unweighed } from './weigh.ts';
import { yearly, yearOf } from './years.ts';

/**
 * `pays`: part of what is at stake earns it; `beyond`: not even all of it does; `level`: there is nothing to win back; `load`: it buys people where each
 * has no more to do; `more`: it takes so many more of all; `each`: it pays at that worth of a case; `rate`: a price or commission; `free`: no price is
 * given, and it may cost what is at stake; `saves`: more is saved than paid; `gives`: it gives up what comes from a place; `ends`: it saves what is not
 * given; `today`: it is what is paid today.
 */
type Standing =
  | 'pays'
  | 'beyond'
  | 'level'
  | 'load'
  | 'more'
  | 'each'
  | 'rate'
  | 'free'
  | 'saves'
  | 'gives'
  | 'ends'
  | 'today'
  | 'unpriced'
  | Exclude<Unweighed, 'decision'>;

export interface OptionWeighed {
  what: Text;
  standing: Standing;
  cost: Cost | null;
  /** What is saved, net of what is paid. */
  saving: Known | null;
  lead: Lead | null;
  level: Level | null;
  place: Text | null;
  /** What is lost a year where it is held against, in money. */
  stake: Known | null;
  given: GivenUp | null;
  /** The part of what is given up that may be profit for it to pay; of `each` what a case has to cost. */
  turn: Known | null;
  unit: UnitWorth | null;
  needed: Known | null;
  share: Known | null;
  all: Known | null;
  load: Load | null;
  rate: RateWeighed | null;
}

/**
 * `best`: the figures favour it; `hard`: it is the best and has most of the loss to win back; `if`: it pays on a condition that is not the loss; `reject`:
 * it loses more than it saves, or has nothing to win back; `none`: no option earns its cost; `free`: its price is missing, and below what is at stake it
 * pays; `open`: something else is missing.
 */
type State = 'best' | 'hard' | 'if' | 'reject' | 'none' | 'free' | 'open';

export interface OptionsWeighed {
  question: Question;
  options: readonly OptionWeighed[];
  verdict: { state: State; option: OptionWeighed };
  /** The measure that it is about; null where nothing in the data is. */
  metric: string | null;
  /** Without a price, and below which price it would be favoured instead. */
  turns: { option: OptionWeighed; at: Known } | null;
  /** What doing nothing costs a year, where that is known. */
  nothing: { lead: Lead; cost: Known | null } | null;
}

/** Part of a loss that is much to win back. */
const much = 2 / 3;

/** Null where the question names no options. */
export function optionsOf(context: Context, question: Question): OptionsWeighed | null {
  return context.evidence.once(`options ${question.text}`, () => {
    // What is asked of all who pay is weighed by who pays late.
    const isCharge = context.evidence.metric('days_late') !== null && chargeIn(question.text) !== null;
    const choices = isCharge ? [] : choicesOf(question);
    if (choices.length === 0) return null;
    const today = todayOf(context, question, choices);
    const options = choices.map((choice, at) => optionOf(context, question, choice, at, today));
    const verdict = verdictOf(options);
    const nothing = nothingOf(context);
    return {
      question,
      options,
      verdict,
      metric: metricWeighed(context, verdict, options, nothing),
      turns: turnsOf(context, options, verdict),
      nothing,
    };
  });
}

/** What is paid today for what one of the options keeps. */
function todayOf(context: Context, question: Question, choices: readonly Choice[]): { choice: Choice; paid: Known } | null {
  const choice = choices.find(({ stake }) => stake.price?.kept);
  if (!choice || choices.length < 2) return null;
  const { cost, span } = costOf(context, { name: nameOf(context, question, choices.indexOf(choice)), stake: choice.stake });
  return span === 'year' ? { choice, paid: cost } : null;
}

const nameOf = ({ brief }: Context, question: Question, at: number) =>
  `decision ${brief.questions.indexOf(question) + 1}, option ${at + 1}`;

/** What was held against what there is to win back or to lose. */
const held: readonly Standing[] = ['pays', 'beyond', 'level', 'load', 'saves', 'gives', 'today'];

function verdictOf(options: readonly OptionWeighed[]): OptionsWeighed['verdict'] {
  const least = (of: Standing, figure: (option: OptionWeighed) => Known | null) =>
    options.filter(({ standing }) => standing === of).toSorted((one, other) => figure(one)!.value - figure(other)!.value)[0];
  const [saver] = options
    .filter(
      ({ standing, saving, given }) => standing === 'saves' && (given === null || given.of === 'work' || given.value.value < saving!.value),
    )
    .toSorted((one, other) => other.saving!.value - one.saving!.value);
  if (saver) return { state: 'best', option: saver };
  const payer = least('pays', ({ share }) => share);
  if (payer) return { state: payer.share!.value > much ? 'hard' : 'best', option: payer };
  const rate = options.find((option) => option.rate?.brings);
  const other = rate ?? least('more', ({ share }) => share) ?? least('each', ({ turn }) => turn);
  if (other) return { state: 'if', option: other };
  const free = options.find(({ standing }) => standing === 'free');
  if (free) return { state: 'free', option: free };
  const open = options.find(({ standing, given }) => !held.includes(standing) || given?.of === 'work');
  const rejected = options.find(({ standing }) => standing !== 'today')!;
  if (options.length > 1 && !open && options.some(({ standing }) => standing !== 'gives')) return { state: 'none', option: rejected };
  const gives = options.find(({ given }) => given && given.of !== 'work');
  if (gives && (!open || options.length > 1)) return { state: 'reject', option: gives };
  return open ? { state: 'open', option: open } : { state: 'reject', option: rejected };
}

/** Where another would be favoured that has no price: where it has as little to win back. */
function turnsOf(
  { evidence }: Context,
  options: readonly OptionWeighed[],
  { state, option }: OptionsWeighed['verdict'],
): OptionsWeighed['turns'] {
  const other = options.find(({ standing }) => standing === 'free');
  if (!other?.stake || !option.share || option.standing !== 'pays' || state === 'hard') return null;
  const { share } = option;
  const at = evidence.workedOut(other.stake, '.turns_at', share.value * Math.abs(other.stake.value), [share, other.stake], {
    label: 'Price at which the decision turns',
    formula: `${other.stake.label} times ${share.label}`,
  });
  return { option: other, at };
}

/** Doing nothing costs what the cause costs. */
function nothingOf(context: Context): OptionsWeighed['nothing'] {
  const lead = leadOf(context) ?? (unitOf(context, null) ? null : lossMeasured(context));
  return lead && { lead, cost: lossOf(context, lead, unitOf(context, lead)) };
}

/** The measure that an option is held against. */
export const metricOf = ({ lead, level, given, rate, unit }: OptionWeighed): string | null =>
  given?.metric ?? level?.metric ?? lead?.metric ?? rate?.note.id ?? unit?.count ?? null;

/** That of the option that the verdict is about, otherwise of the first that has one; what is paid today is held against prices alone. */
function metricWeighed(
  { insights }: Context,
  { option }: OptionsWeighed['verdict'],
  options: readonly OptionWeighed[],
  nothing: OptionsWeighed['nothing'],
): string | null {
  const isPriced = options.some(({ standing }) => standing === 'today');
  return [option, ...options].flatMap((each) => metricOf(each) ?? [])[0] ?? nothing?.lead.metric ?? (isPriced ? insights.headline : null);
}

function optionOf(context: Context, question: Question, choice: Choice, at: number, today: ReturnType<typeof todayOf>): OptionWeighed {
  const { text, stake } = choice;
  const name = nameOf(context, question, at);
  const { lead: known, level } = actsOn(context, text);
  const lead = known ?? (level || unitOf(context, null) ? null : lossMeasured(context));
  const asked: Asked = { question, name, text, stake, lead };
  const plain = {
    what: saidShort(asked),
    cost: null,
    saving: null,
    lead,
    level,
    place: level?.place ?? lead?.place ?? null,
    stake: null,
    given: null,
    turn: null,
    unit: null,
    needed: null,
    share: null,
    all: null,
    load: null,
    rate: null,
  };
  if (stake.rate) {
    const rate = rateWeighed(context, `${text} ${stake.rate.of === 'commission' ? feeSaid(context) : ''}`, stake.rate);
    return typeof rate === 'string' ? { ...plain, standing: rate } : { ...plain, standing: 'rate', rate };
  }
  const given = stake.ends ? givenUp(context, text) : null;
  const unit = level ? null : unitOf(context, lead);
  const worth = level ? null : lossOf(context, lead, unit);
  // The price of one says nothing of all, where nobody knows how many there are.
  if (!stake.price || stake.price.unit !== undefined) {
    // What is given up wins nothing back.
    if (stake.ends) return { ...plain, lead: null, level: null, place: given?.place ?? null, given, standing: given ? 'gives' : 'ends' };
    return { ...plain, unit, stake: worth, standing: level ? 'level' : worth ? 'free' : 'unpriced' };
  }
  if (![stake.price, ...(stake.further ?? [])].every(({ currency }) => isInSame(context, unit, currency)))
    return { ...plain, standing: 'currency' };
  const cost = costOf(context, asked, today && today.choice !== choice ? today.paid : null);
  if (today?.choice === choice) return { ...plain, cost, standing: 'today' };
  if (cost.cost.value <= 0) return saving(context, { ...plain, lead: null, level: null, place: given?.place ?? null, cost, given });
  const needed = unit && neededOf(context, cost.cost, unit);
  const found = { ...plain, cost, unit, needed, stake: worth };
  if (level) return { ...found, standing: 'level' };
  const load = stake.people && lead?.place && !membersAsked(context, text) ? loadOf(context) : null;
  if (load && !load.rose) return { ...found, load, standing: 'load' };
  if (worth) {
    const share = partOf(context, cost.cost, worth);
    return { ...found, share, standing: cost.cost.value > Math.abs(worth.value) ? 'beyond' : 'pays' };
  }
  const all = unit && yearOf(context, unit.count);
  if (needed && all && all.value > 0) return { ...found, all, share: partOf(context, needed, all), standing: 'more' };
  const cases = lead?.outcomes ?? lead?.lost ?? null;
  if (!cases || cases.value === 0) return { ...found, standing: 'amount' };
  const turn = context.evidence.workedOut(cost.cost, '.of_case', cost.cost.value / Math.abs(cases.value), [cost.cost, cases], {
    label: 'What a case has to cost',
    formula: `${cost.cost.label} divided by ${cases.label}`,
  });
  return { ...found, all: cases, turn, standing: 'each' };
}

/** Whether what it saves is worth what it gives up. */
function saving({ evidence }: Context, option: Omit<OptionWeighed, 'standing' | 'saving' | 'turn'> & { cost: Cost }): OptionWeighed {
  const { cost, given } = option;
  const net = evidence.workedOut(cost.cost, '.saving', -cost.cost.value, [cost.cost], {
    label: 'What the decision saves',
    formula: 'what is no longer paid less what is paid',
  });
  const turn =
    given?.of === 'revenue' && given.value.value > net.value
      ? evidence.workedOut(net, '.of_given_up', net.value / given.value.value, [net, given.value], {
          label: 'Margin at which the decision turns',
          formula: `${net.label} as a share of ${given.value.label}`,
          unit: 'ratio',
        })
      : null;
  return { ...option, saving: net, turn, standing: 'saves' };
}

/** In money a year: what the lead says itself, the cases or deals that it is about at their worth, or all cases that have a price. */
export function lossOf(context: Context, lead: Lead | null, unit: UnitWorth | null): Known | null {
  if (lead?.worth) return lead.worth.value === 0 ? null : lead.worth;
  const { evidence } = context;
  const rate = lead || unit?.of !== 'case' ? null : evidence.get(unit.count, 0);
  const bad = rate && (rate.unit === 'count' ? rate : badOf(context, rate));
  const cases = lead && unit && isOfLead(lead, unit) ? lead.outcomes : bad && yearly(context, bad);
  if (!cases || !unit || cases.value === 0) return null;
  const { value } = unit;
  return evidence.workedOut(
    value,
    `.of_${cases.id.replace(/[[@].*$/, '').replaceAll('.', '_')}`,
    Math.abs(cases.value) * value.value,
    [cases, value],
    {
      label: `${cases.label}, in money`,
      formula: `${cases.label} times ${value.label}`,
      scope: cases.scope,
    },
  );
}

/** What the brief says of a commission, which names whom it is paid to. */
function feeSaid({ brief, evidence }: Context): string {
  return evidence.once('commission of options', () => commissionsIn(brief.prompt).join(' '));
}
