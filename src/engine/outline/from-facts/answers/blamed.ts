/** Whom and what others hold to be the cause: what the measure is without them, or whether it changed before they began. */
import type { Blamed, Question } from '../../../../model/brief.ts';
import type { Dimension, EffectAsked, MetricNote } from '../../../../model/fact.ts';
import { monthNamed, type Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { servicePlace } from '../../../insight/finders/service-place.ts';
import { pOfZ, proportionOf, twoProportionZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { wordsOf } from '../topics.ts';
import type { Answer } from './answer.ts';
import { type Beside, besideOnset, besidePage, besidesText, besideText } from './beside-onset.ts';
import { answersFor } from './in-question.ts';
import { mixAlone } from './mix-told.ts';
import { monthsTogether } from './months-together.ts';
import { type Onset, onsetTold } from './onset.ts';
import { heldSuspect } from './onset-along.ts';
import { allTreatedIn } from './suspected.ts';

/** Part of a change that the others made, from which a suspect is not its cause, and up to which it is most of it. */
const ofOthers = { most: 0.75, least: 0.35 } as const;

/** More are a list, and no answer. */
const most = 4;

interface Checked {
  text: Text;
  /** As the brief or the data name it. */
  called: string;
  /** The members and their dimension, or the measure. */
  who?: string;
  /** What the measure is without them. */
  figure?: Known;
  page?: Draft;
  /** They are not the cause. */
  isCleared?: boolean;
  /** Where the measure has changed in one place, what it is there and elsewhere with them and without. */
  beside?: Beside;
}

export function blamedAnswer(context: Context, question: Question, asked: MetricNote): Answer | null {
  // Without whoever has more of what counts for more, the measure moved less, and nothing of that is his.
  if (mixAlone(context, asked)) return null;
  // Since when and where it is worse may be known of another measure alone: of churn, where retention is asked about.
  const looked = onsetTold(context, asked) ? null : answersFor(context, asked);
  const note = looked && onsetTold(context, looked)?.claimed ? looked : asked;
  const told = (context.brief.blamed ?? []).flatMap((each): Checked[] => {
    const named = allTreatedIn(context, { text: each.text, about: '' }, note.id, undefined);
    const without = (all: typeof named) =>
      all.flatMap((treated): Checked[] => {
        const beside = treated.members.slice(0, most).map((member) => besideThem(context, note, { ...treated, members: [member] }));
        const each = beside.flatMap((one) => one ?? []);
        return each.length === treated.members.length ? each : [withoutThem(context, note, treated)].flatMap((one) => one ?? []);
      });
    // A sentence may name several suspects.
    if (each.sentence) {
      const members = without(named.slice(0, most));
      const unchanged = members.length > 0 ? null : unchangedThere(context, note, each);
      return unchanged ? [unchanged] : members;
    }
    const applied = whereItApplies(context, note, each);
    const found = applied ? [applied] : without(named.slice(0, 1));
    const later =
      found.length > 0 ? null : (beganBefore(context, note, each) ?? heldSince(context, note, each) ?? unchangedThere(context, note, each));
    return later ? [later] : found;
  });
  // Who is named by himself and in a sentence is one suspect.
  const checked = told.filter(({ who }, at) => who === undefined || told.findIndex((other) => other.who === who) === at).slice(0, most);
  const [first] = checked;
  if (!first) return null;
  const figure = checked.find((each) => each.figure)?.figure;
  const page = checked.find((each) => each.page)?.page;
  return {
    question: { ...question, text: checked.map(({ called }) => called).join('; '), about: '' },
    ...(figure && { figure: ref(figure.id) }),
    sentences: inShort(context, note, checked),
    titles: [],
    tells: [],
    measure: note,
    ...(page && { page }),
  };
}

/** A measure that did not change where the one that is asked about did. */
function unchangedThere(context: Context, note: MetricNote, each: Blamed): Checked | null {
  const held = heldSuspect(context, note, each);
  return held && { text: held.text, called: held.what, who: held.what, isCleared: true };
}

/** Several who are cleared are one sentence: the figures of each would be a page of their own. */
function inShort(context: Context, note: MetricNote, checked: readonly Checked[]): Text[] {
  const cleared = checked.filter(({ isCleared }) => isCleared);
  const besides = cleared.flatMap(({ beside }) => beside ?? []);
  const onset = onsetTold(context, note);
  // Beside a decision there is room for no more than who it is not.
  const least = onset?.claimed && context.brief.questions.some(({ kind }) => kind === 'decide') ? 1 : 2;
  if (cleared.length < least || (besides.length < cleared.length && !onset?.claimed)) return checked.map(({ text }) => text);
  const isBeside = besides.length === cleared.length && cleared.length > 1;
  const all = isBeside ? besidesText(context, besides) : elsewhereText(context, onset!, cleared);
  return [all, ...checked.filter(({ isCleared }) => !isCleared).map(({ text }) => text)];
}

/** That everywhere else the measure stayed, which whoever is at work everywhere did not move. */
function elsewhereText({ catalogue }: Context, { said, othersAfter, othersBefore }: Onset, cleared: readonly Checked[]): Text {
  return catalogue.say('blamed-elsewhere', {
    who: cleared.flatMap(({ who = '', called }) => (who.includes('\n') ? who.split('\n').slice(1) : [called])),
    cell: said.cell,
    label: said.label,
    others: ref(othersAfter.id),
    othersBefore: ref(othersBefore.id),
  });
}

/** Where the measure has changed in one place, what it is there and elsewhere with a member and without; null where that tells nothing. */
function besideThem(context: Context, note: MetricNote, { dimension, members }: NonNullable<EffectAsked['treated']>): Checked | null {
  const [member, ...others] = members;
  const beside = others.length === 0 ? besideOnset(context, note, dimension, member!) : null;
  if (!beside) return null;
  const figure = beside.sides.others_inside.after;
  return {
    text: besideText(context, beside),
    called: member!,
    who: [dimension, member].join('\n'),
    ...(figure && { figure }),
    page: besidePage(context, note, beside),
    isCleared: beside.verdict === 'not',
    beside,
  };
}

/** Null where the members are not part of the measure. */
function withoutThem(context: Context, note: MetricNote, found: NonNullable<EffectAsked['treated']>): Checked | null {
  const { catalogue, evidence, table } = context;
  const dimension = evidence.dimension(found.dimension);
  const [now, before] = [evidence.get(note.id, 0), table.prior && evidence.get(note.id, table.prior.offset)];
  if (!dimension || !now || !before || now.value === before.value) return null;
  // Of a sum everybody has a part: that it is less without some of them says nothing of what changed.
  if (evidence.adds(note.id, dimension, 0, 0.5)) return null;
  const [restNow, restBefore] = [[now, 0] as const, [before, table.prior!.offset] as const].map(([whole, at]) =>
    restOf(context, note, dimension, found.members, whole, at),
  );
  if (!restNow || !restBefore) return null;
  const part = (restNow.value - restBefore.value) / (now.value - before.value);
  // Of a change that may be chance, nobody is the cause; that it is as large without them holds all the same.
  const move = context.moveOf(note.id);
  if (part < ofOthers.most && (!move || move.withinNoise)) return null;
  // Where chance is not known, a part of a change is what any member has.
  if (part < ofOthers.most && part > ofOthers.least && note.untested) return null;
  const verdict = part >= ofOthers.most ? 'not' : part <= ofOthers.least ? 'most' : 'part';
  return {
    text: catalogue.say('blamed-rest', {
      verdict,
      who: catalogue.list(found.members.map((member) => context.memberOf(dimension, member))),
      label: context.label(note.id),
      value: ref(restNow.id),
      before: ref(restBefore.id),
    }),
    called: found.members.join(', '),
    who: [dimension.id, ...found.members].join('\n'),
    isCleared: verdict === 'not',
    figure: restNow,
  };
}

/** What a rate or mean is without some members. */
function restOf(
  context: Context,
  note: MetricNote,
  dimension: Dimension,
  members: readonly string[],
  whole: Known,
  at: number,
): Known | null {
  const { evidence } = context;
  const parts = members.flatMap((member) => evidence.get(note.id, at, { [dimension.id]: member }) ?? []);
  const weight = (fact: Known) => fact.weight ?? fact.n;
  const sum = (of: (fact: Known) => number) => parts.reduce((all, fact) => all + of(fact), 0);
  const left = weight(whole) - sum(weight);
  if (left <= 0) return null;
  const value = (whole.value * weight(whole) - sum((fact) => fact.value * weight(fact))) / left;
  return evidence.workedOut(whole, '.without', value, [whole, ...parts], {
    label: `${note.label} without ${members.join(' and ')}`,
    formula: 'that of all less that of the members',
    scope: { [dimension.id]: `(without ${members.join(', ')})` },
  });
}

/** Chance, from which two rates are alike. */
const alike = 0.05;

/** Where a column says of each whether it was done to them, the rate of either; null where none does. */
function whereItApplies(context: Context, note: MetricNote, { text }: Blamed): Checked | null {
  const { catalogue, evidence, table } = context;
  const said = wordsOf(text).filter((word) => !/^\d+$/.test(word));
  const dimension = table.dimensions.find(({ label, members }) => {
    const named = wordsOf(label).filter((word) => !/^\d+$/.test(word));
    return (
      members.length === 2 && members.some((member) => isYes.test(member)) && named.length > 0 && named.every((word) => said.includes(word))
    );
  });
  if (!dimension) return null;
  const yes = dimension.members.find((member) => isYes.test(member))!;
  const no = dimension.members.find((member) => member !== yes)!;
  const [own, others] = [yes, no].map((member) => evidence.get(note.id, 0, { [dimension.id]: member }));
  const [a, b] = [own && proportionOf(own), others && proportionOf(others)];
  if (!own || !others || !a || !b) return null;
  const isWorse = (note.polarity === 'down') === own.value > others.value && pOfZ(twoProportionZ(a, b)) < alike;
  const verdict = isWorse ? 'worse' : 'not';
  return {
    text: catalogue.say('blamed-apart', {
      verdict,
      what: safe(text, 60),
      label: context.label(note.id),
      value: ref(own.id),
      others: ref(others.id),
    }),
    called: text,
    figure: own,
  };
}

const isYes = /^(?:yes|true|y|1|ja|oui|sí|si|sì|sim|はい|是|نعم)$/iu;

/** Since what is blamed began until the change did, the rate was as before it; null where that is not known, or it was not. */
function heldSince(context: Context, note: MetricNote, { text, since }: Blamed): Checked | null {
  const { catalogue, table } = context;
  const onset = onsetTold(context, note);
  const month = since === undefined ? null : monthNamed(table.months, since);
  if (!onset?.claimed || !month || month.start >= onset.note.start.start) return null;
  const after = monthsTogether(context, note, `.from_${month.id}`, ({ start }) => start >= month.start && start < onset.note.start.start);
  const before = monthsTogether(context, note, `.before_${month.id}`, ({ start }) => start < month.start);
  if (!after || !before) return null;
  const isWorse = (note.polarity === 'down') === after.fact.value > before.fact.value;
  if (isWorse && pOfZ(twoProportionZ(after, before)) < alike) return null;
  return {
    text: catalogue.say('blamed-held', {
      what: safe(text, 60),
      label: context.label(note.id),
      value: ref(after.fact.id),
      before: ref(before.fact.id),
      month: month.label,
      start: onset.note.start.label,
    }),
    called: text,
    figure: after.fact,
  };
}

/** What began after the change did not make it; null where nobody knows since when it is. */
function beganBefore(context: Context, note: MetricNote, { text, since }: Blamed): Checked | null {
  const { catalogue, evidence, table } = context;
  const onset = onsetTold(context, note);
  const place = servicePlace(evidence);
  const start = onset?.claimed ? onset.note.start : place?.measures.some((each) => each.note.id === note.id) ? place.since : null;
  const month: Period | null = since === undefined ? null : monthNamed(table.months, since);
  if (!start || !month || start.start >= month.start) return null;
  return { text: catalogue.say('blamed-later', { what: safe(text, 60), start: start.label, month: month.label }), called: text };
}
