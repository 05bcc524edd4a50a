/**
 * The options of a decision where only the weights of groups moved a measure: what treats a group whose own figure did not move mends nothing, what takes
 * the weights back gives up what they brought, and what measures each group by itself fits what happened.
 */
import { first } from '../../../../languages/catalogue.ts';
import type { Choice, Question } from '../../../../model/brief.ts';
import { mixId } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import { says, signsOf } from '../../../brief/signs-of.ts';
import type { Known } from '../../../insight/evidence.ts';
import { membersClaimed } from '../answers/claim-members.ts';
import type { MixFound } from '../answers/mix-found.ts';
import { groupsOfMix, mixAlone } from '../answers/mix-told.ts';
import { type Context, safe } from '../context.ts';
import { type Cost, costOf, priceGiven } from './cost.ts';

const gauges = signsOf(({ settles }) => settles.gauges);
const limits = signsOf(({ settles }) => settles.limits);
const year = 12;
const longest = { option: 300, called: 44 } as const;

/**
 * `apart`: it measures each group by itself; `leave`: it changes nothing; `undo`: it takes back what came to count for more; `fix`: it treats somebody
 * who did not change within like groups; `none`: it treats something else that did not.
 */
type Standing = 'apart' | 'leave' | 'undo' | 'fix' | 'none';

export interface MixOption {
  what: Text;
  label: string | undefined;
  standing: Standing;
  cost: Cost | null;
  /** Whom it treats, with the figures before and since, and the change within like groups where these are those of other groups. */
  treats: { who: Text; before: Known; since: Known; like: Known | null } | null;
  /** What it gives up a year. */
  gives: { rows: Known; worth: Known | null } | null;
}

export interface MixOptions {
  question: Question;
  found: MixFound;
  options: readonly MixOption[];
  /** Null where none measures the groups apart or changes nothing. */
  best: MixOption | null;
}

/** Null where the measure moved by more than weights. */
export function optionsInMix(context: Context, question: Question): MixOptions | null {
  return context.evidence.once(`options in mix ${question.text}`, () => {
    if (question.kind !== 'decide') return null;
    const found = (context.table.mixes ?? []).flatMap(({ metric }) => mixAlone(context, { id: metric }) ?? [])[0];
    const { options = [], stake, text, nothing } = question;
    const choices = options.length > 0 ? options : stake ? [{ text, stake }] : [];
    if (!found || choices.length === 0) return null;
    const name = `decision ${context.brief.questions.indexOf(question) + 1}`;
    const weighed = choices.map((choice, at) => weighedInMix(context, found, choice, `${name}, option ${at + 1}`));
    const left: MixOption[] = nothing
      ? [{ what: safe(nothing.text, longest.option), label: nothing.label, standing: 'leave', cost: null, treats: null, gives: null }]
      : [];
    const all = [...weighed, ...left];
    const of = (standing: Standing) => all.filter((each) => each.standing === standing);
    const price = ({ cost }: MixOption) => cost?.cost.value ?? 0;
    const [best = null] = [...of('apart').toSorted((a, b) => price(a) - price(b)), ...of('leave')];
    return { question, found, options: all, best };
  });
}

function weighedInMix(context: Context, found: MixFound, choice: Choice, name: string): MixOption {
  const { text, stake, label } = choice;
  const what = safe(stake.what ?? text, longest.option);
  // What is lost with each row is no price of the option.
  const isOfRows = stake.price?.unit !== undefined;
  const cost = stake.price && !isOfRows ? costOf(context, { name, stake }) : null;
  const plain = { what, label, cost, treats: null, gives: null };
  if (says(gauges, text)) return { ...plain, standing: 'apart' };
  const treats = treatedBy(context, found, text);
  const gives =
    treats?.group === undefined || !(stake.ends || says(limits, text)) ? null : givenUp(context, found, treats.group, choice, name);
  if (gives) return { ...plain, standing: 'undo', gives };
  return treats ? { ...plain, standing: 'fix', treats: treats.of } : { ...plain, standing: 'none' };
}

type Group = ReturnType<typeof groupsOfMix>[number];

/** Whom an option names: one of the groups, or somebody whose rows are of all of them. */
function treatedBy(context: Context, found: MixFound, text: string): { of: NonNullable<MixOption['treats']>; group?: Group } | null {
  const { note, dimensions } = found;
  const named = membersClaimed(context, note.metric, { text });
  const groups = groupsOfMix(context, found);
  const group = groups.find(({ scope }) =>
    named.some(({ dimension, member }) => dimensions.length === 1 && scope[dimension.id] === member),
  );
  if (group) return { of: { who: group.name, before: group.levelBefore, since: group.level, like: null }, group };
  for (const { dimension, member } of named) {
    const [since, before, like] = (['level_now', 'level_prior', 'like_change'] as const).map((part) =>
      context.evidence.byId(mixId(note, part, { [dimension.id]: member })),
    );
    if (since && before && like) return { of: { who: context.memberOf(dimension, member), before, since, like } };
  }
  return null;
}

/** The rows by which the group grew, by the year, and what they bring where the brief says it of each. */
function givenUp(context: Context, { note }: MixFound, { scope, name: who }: Group, choice: Choice, name: string): MixOption['gives'] {
  const { evidence } = context;
  const [now, prior] = (['mix_rows_now', 'mix_rows_prior'] as const).map((part) => evidence.byId(mixId(note, part, scope)));
  if (!now || !prior || now.value <= prior.value) return null;
  const rows = evidence.workedOut(now, '.given_up', year * (now.value - prior.value), [now, prior], {
    label: `${who}, rows a year beyond those of before`,
    formula: '12 times the rows a month since less those before',
  });
  const { price } = choice.stake;
  const each = price?.unit !== undefined && !price.saved ? priceGiven(context, price, `${name}, each`) : null;
  const worth =
    each &&
    evidence.workedOut(each, '.given_up', each.value * rows.value, [each, rows], {
      label: `${who}, what is given up a year`,
      formula: `${rows.label} times what the brief says of each`,
      scope: { what: name },
    });
  return { rows, worth };
}

/** `“set a target for each”`, or `option D`. */
export function calledInMix({ catalogue }: Context, { what, label }: MixOption): Text {
  const isWhole = what.length <= longest.called || label === undefined;
  return catalogue.say('held-called', isWhole ? { what: safe(first(what), longest.called), label: null } : { what: null, label });
}

export function costInMix({ catalogue }: Context, { cost }: MixOption): Text | null {
  return cost && catalogue.say('choice-cost', { kind: cost.span, cost: ref(cost.cost.id) });
}

const dimensionOf = ({ dimensions }: MixFound): Text => dimensions.map(({ label }) => safe(label)).join(' × ');

/** What the figures say of it. */
export function saysInMix(context: Context, found: MixFound, { standing, treats, gives }: MixOption): Text {
  return context.catalogue.say('mix-option', {
    standing,
    dimension: dimensionOf(found),
    label: context.label(found.note.metric),
    who: treats?.who ?? null,
    before: treats ? ref(treats.before.id) : null,
    since: treats ? ref(treats.since.id) : null,
    like: treats?.like ? ref(treats.like.id, 'signed') : null,
    count: gives ? ref(gives.rows.id) : null,
    rows: context.subjectOf(found.note.metric),
    worth: gives?.worth ? ref(gives.worth.id) : null,
  });
}

/** Which to take, and why none of the others. */
export function decisionInMix(context: Context, { found, options, best }: MixOptions): Text {
  const { catalogue, space } = context;
  const treating = options.filter(({ standing }) => standing === 'fix' || standing === 'none');
  const undoing = options.filter((each) => each.standing === 'undo' && each !== best);
  const said = { dimension: dimensionOf(found), label: context.label(found.note.metric) };
  return [
    catalogue.say('mix-decision', {
      ...said,
      called: best && calledInMix(context, best),
      cost: best && costInMix(context, best),
    }),
    ...(treating.length > 0
      ? [catalogue.say('mix-decision-not', { others: treating.map((each) => calledInMix(context, each)), many: treating.length })]
      : []),
    ...undoing.map((each) =>
      catalogue.say('mix-decision-undo', {
        called: calledInMix(context, each),
        count: ref(each.gives!.rows.id),
        rows: context.subjectOf(found.note.metric),
        worth: each.gives!.worth ? ref(each.gives!.worth.id) : null,
      }),
    ),
  ].join(space);
}

export function titlesInMix(context: Context, { found, best }: MixOptions): Text[] {
  return context.catalogue.forms('mix-decision-titles', {
    called: best && calledInMix(context, best),
    dimension: dimensionOf(found),
  });
}
