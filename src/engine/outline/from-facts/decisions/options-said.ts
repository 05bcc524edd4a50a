/** The options of a decision in words: what would have to be true of each, which of them the figures favour and why, or what is missing to say so. */
import { ref, type Text } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Cost } from './cost.ts';
import { metricOf, type OptionsWeighed, type OptionWeighed } from './options.ts';
import { isOfYear } from './years.ts';

/** Characters of an option as a title names it. */
const longest = 34;

/** As a title or a sentence names it. */
export function named(text: Text): Text {
  if (text.length <= longest) return text;
  const words = text.slice(0, longest).replace(/\s\S*$/u, '');
  return `${words.replace(/(?<![\s,;])[\s,;]+$/u, '')}…`;
}

/** What it costs a year, in the first year or once, or what it saves. */
export function costText({ catalogue }: Context, { cost, saving, rate }: OptionWeighed): Text | null {
  if (rate) return rate.brings ? null : ref(rate.extra.id);
  if (saving) return catalogue.say('choice-cost', { kind: 'saves', cost: ref(saving.id) });
  return cost && catalogue.say('choice-cost', { kind: cost.span, cost: ref(cost.cost.id) });
}

/** How its cost comes about, where it is made of several prices. */
export function costSaid(context: Context, { what, cost }: OptionWeighed): Text | null {
  const { paid, once, saved } = cost ?? ({} as Partial<Cost>);
  if (!paid && !once && !saved) return null;
  return context.catalogue.say('choice-prices', {
    what: named(what),
    paid: paid ? ref(paid.id) : null,
    once: once ? ref(once.id) : null,
    saved: saved ? ref(saved.id) : null,
  });
}

/** Where it breaks even, in its unit; null where nothing says so. */
export function breaksEven(context: Context, { rate, unit, needed, share, standing, turn }: OptionWeighed): Text | null {
  const { catalogue } = context;
  if (rate) return rate.even && catalogue.say('decision-even-rate', { even: ref(rate.even.id), brings: String(rate.brings) });
  if (standing === 'level' || standing === 'load' || standing === 'free' || standing === 'unpriced') return null;
  if (standing === 'each' && turn) return catalogue.say('choice-even-case', { turn: ref(turn.id) });
  if (unit && needed) return catalogue.say('decision-even', { kind: unit.of, needed: ref(needed.id) });
  return share && ref(share.id);
}

/**
 * What would have to be true for it to pay, or what is missing to say so.
 * @param amounts whether it stands alone, and not beside the figures it speaks of
 */
export function holdsIf(context: Context, option: OptionWeighed, amounts: boolean): Text {
  const { catalogue, table } = context;
  const { rate, standing, share, place, level, load, all, cost, saving, stake, given, turn } = option;
  const owners = table.dimensions.find(({ role }) => role === 'owner');
  if (rate)
    return catalogue.say('choice-rate', {
      brings: String(rate.brings),
      extra: amounts ? ref(rate.extra.id) : null,
      even: rate.even && ref(rate.even.id),
    });
  return catalogue.say('choice-if', {
    standing: given?.of === 'work' ? (standing === 'gives' ? 'work' : 'moves') : standing,
    once: String(cost?.span === 'once'),
    place,
    share: share && ref(share.id),
    all: all && ref(all.id),
    stake: amounts && stake ? ref(stake.id, 'abs') : null,
    saving: amounts && saving ? ref(saving.id) : null,
    given: given && ref(given.value.id),
    part: given?.part ? ref(given.part.id) : null,
    turn: turn && ref(turn.id),
    label: given ? context.label(given.metric) : level ? context.label(level.metric) : '',
    rate: level && ref(level.rate.id),
    whole: level && ref(level.whole.id),
    one: owners ? safe(owners.label) : '',
    load: load && ref(load.now.id),
    loadBefore: load && ref(load.before.id),
    loaded: load ? context.subjectOf(load.metric) : '',
    now: context.now,
    earlier: load ? safe(load.period.label) : '',
  });
}

/** What it is held against: the place and its measure. */
export function heldAgainst(context: Context, option: OptionWeighed): Text | null {
  const metric = metricOf(option);
  return metric === null ? null : context.catalogue.say('choice-against', { place: option.place, label: context.label(metric) });
}

/** What the verdict and the titles may name. */
function verdictSaid(context: Context, { options, verdict, turns, nothing }: OptionsWeighed) {
  const { state, option } = verdict;
  const others = options.filter((each) => each !== option && each.standing === 'pays');
  const other = option.standing === 'pays' && others.length === 1 && options.length === 2 ? others[0]! : null;
  const most = state === 'free' ? option.stake : null;
  return {
    state,
    standing: option.standing,
    what: named(option.what),
    place: option.place,
    share: option.share && ref(option.share.id),
    saving: option.saving && ref(option.saving.id),
    // What has to be done elsewhere is no money.
    given: option.given && option.given.of !== 'work' ? ref(option.given.value.id) : null,
    even: breaksEven(context, option),
    otherShare: other && ref(other.share!.id),
    most: most && ref(most.id, 'abs'),
    loss: nothing?.cost ? ref(nothing.cost.id, 'abs') : null,
    turns: turns && named(turns.option.what),
    at: turns && ref(turns.at.id),
    count: options.length,
    // Where all lack the same, none of them is named.
    alike: String(options.length > 1 && options.every(({ standing }) => standing === option.standing)),
  };
}

export function choiceTitles(context: Context, weighed: OptionsWeighed): Text[] {
  return context.catalogue.forms('choice-titles', verdictSaid(context, weighed));
}

/** The money that the verdict is about. */
export function figureOfChoice({ verdict: { option } }: OptionsWeighed): Text | null {
  const { saving, given, cost, stake } = option;
  const figure = saving ?? (given?.of === 'work' ? null : given?.value) ?? cost?.cost ?? stake;
  return figure ? ref(figure.id, 'abs') : null;
}

/** Which of them to take and why, or what is missing to say so. */
export function verdictOfChoice(context: Context, weighed: OptionsWeighed): Text {
  const { option } = weighed.verdict;
  return context.catalogue.say('choice-verdict', { ...verdictSaid(context, weighed), holds: holdsIf(context, option, true) });
}

/** More options are told on their page. */
const mostTold = 2;

/**
 * The verdict, and each other option in a sentence, as the summary says it.
 * @param whole whether no page tells of the others
 */
export function choiceText(context: Context, weighed: OptionsWeighed, whole: boolean): Text {
  const { options, verdict } = weighed;
  // Of what all of them lack, the verdict names none.
  const others = options.filter((option) => option !== verdict.option || verdict.state === 'none');
  const isSaid = verdict.state === 'open' && others.every(({ standing }) => standing === verdict.option.standing);
  const told = !isSaid && (whole || options.length <= mostTold) ? others : [];
  const each = told.map((option) =>
    context.catalogue.say('choice-point', {
      what: named(option.what),
      cost: costText(context, option),
      holds: holdsIf(context, option, true),
    }),
  );
  return [verdictOfChoice(context, weighed), ...each].join(context.space);
}

/** Which time the figures by the year are of; null where there are none. */
export function paceOf({ catalogue }: Context, { options }: OptionsWeighed): Text | null {
  const figures = options.flatMap(({ stake, all, rate, lead, given }) =>
    [lead?.worth ?? lead?.outcomes ?? stake, all, given?.value, rate?.extra].flatMap((each) => each ?? []),
  );
  return figures.length > 0 ? catalogue.say('decision-pace', { year: figures.every(isOfYear) }) : null;
}
