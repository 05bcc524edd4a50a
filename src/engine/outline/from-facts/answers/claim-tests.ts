/** What somebody holds to be the cause, held against what the data hold: a measure or a member that the claim names, the month, or nothing. */

import type { Thing } from '../../../../languages/suspicions.ts';
import type { Claim } from '../../../../model/brief.ts';
import { alongId, besideId, type Dimension, type OnsetAlong, type OnsetBeside, onsetSides } from '../../../../model/fact.ts';
import { monthNamed } from '../../../../model/period.ts';
import type { Text } from '../../../../model/text.ts';
import { isAlike, words as plain } from '../../../data/lexicon.ts';
import type { Known } from '../../../insight/evidence.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import { formal } from './asked-of.ts';
import { besideOnset } from './beside-onset.ts';
import { columnClaimed, membersClaimed } from './claim-members.ts';
import { isColumnOf, isOfStep, thingOf, type Way, wayOf } from './claim-things.ts';
import type { Tested, Verdict } from './claim-verdicts.ts';
import type { Onset } from './onset.ts';
import { alongLabel } from './onset-along.ts';

/** Part of what it was, or points of a share, up to which it did not change and from which it did; part of it that all others may have changed by. */
const least = { still: 0.05, moved: 0.1, points: 0.03, ofShare: 0.1, others: 0.35, explains: 0.5 } as const;
const chance = 0.01;
/** Letters of a member by which it is found in a claim. */
const letters = 5;

export function testOf(context: Context, onset: Onset, claim: Claim): Tested {
  return (
    ofMeasure(context, onset, claim) ??
    ofMember(context, onset, claim) ??
    ofColumn(context, onset, claim) ??
    ofMonth(context, onset, claim) ??
    untested(claim)
  );
}

function untested(claim: Claim, verdict: 'unknown' | 'few' | 'person' = 'unknown'): Tested {
  const thing = verdict === 'unknown' ? thingOf(claim.text)?.thing : undefined;
  return { claim, verdict, what: null, before: null, since: null, ...(thing && { thing }) };
}

/** Words of a name that say what it is, rather than how it is counted. */
const telling = (label: string) =>
  plain(label.replace(/\([^()]{0,60}\)/g, ' '))
    .split(' ')
    .filter((word) => word.length > 2 && !formal.has(word));

/** `Rabatt` and `Rabattsatz`. */
const isNear = (one: string, other: string) =>
  isAlike(one, other) || (Math.min(one.length, other.length) > 4 && (one.startsWith(other) || other.startsWith(one)));

interface Meant {
  along: OnsetAlong;
  way: Way | null;
}

/** The measure that it is about: by what it says has changed, else by name. */
function measureMeant({ onset: { note } }: { onset: Onset }, { text }: Claim): Meant | null {
  const said = plain(text).split(' ');
  const measures = (note.along ?? []).filter(({ member }) => member === undefined);
  const shared = ({ label, step }: OnsetAlong) => telling(step?.to ?? label).filter((word) => said.some((one) => isNear(one, word))).length;
  const thing = thingOf(text);
  // That somebody takes longer is told by his working time or, where there is none, by how long it takes.
  for (const each of thing?.thing === 'work' ? (['work', 'duration'] as const) : thing ? [thing.thing] : []) {
    const along = columnMeant(measures, each, shared);
    if (along) return { along, way: thing!.way };
  }
  const named = measures
    .filter((each) => !each.load && !each.years && !each.step)
    .map((along) => ({ along, fits: shared(along), of: telling(along.label).length }))
    .filter(({ fits, of }) => fits > 0 && 2 * fits >= of)
    .toSorted((a, b) => b.fits - a.fits || a.of - b.of);
  const [best] = named;
  if (!best) return null;
  // `the crates are wet` names what is weighed, and says nothing of its weight.
  const at = said.findIndex((one) => telling(best.along.label).some((word) => isNear(one, word)));
  const from = at < 0 ? 0 : plain(text).indexOf(said[at]!);
  const says = said.filter((word) => word.length > 3);
  const isName = says.length > 0 && says.every((word) => telling(best.along.label).some((one) => isNear(one, word)));
  return best.fits === best.of || isName
    ? { along: best.along, way: thing?.way ?? wayOf(plain(text), from, from + (said[at]?.length ?? 0)) }
    : null;
}

/** The one column that is of such a thing, or of several the one whose name is said. */
function columnMeant(measures: readonly OnsetAlong[], thing: Thing, shared: (of: OnsetAlong) => number): OnsetAlong | null {
  const of = measures.filter((each) => {
    if (each.load) return thing === 'load' && shared(each) > 0;
    if (each.years) return thing === 'age';
    return each.step ? isOfStep(thing, each.step.to, shared(each) > 0) : isColumnOf(thing, each.label);
  });
  const [best, next] = of.toSorted((a, b) => shared(b) - shared(a));
  const isSure = best !== undefined && (!next || shared(best) > shared(next));
  return isSure && (shared(best) > 0 || !common.has(thing)) ? best : null;
}

/** What many a column tells, of anything: another word has to name it. */
const common: ReadonlySet<Thing> = new Set<Thing>(['duration', 'size', 'price', 'temperature']);

function ofMeasure(context: Context, onset: Onset, claim: Claim): Tested | null {
  const meant = measureMeant({ onset }, claim);
  if (!meant) return null;
  const { along, way } = meant;
  const [before, since, othersBefore, others] = onsetSides.map((side) => context.evidence.byId(alongId(onset.note, along, side)));
  if (!since || !before || !others || !othersBefore) return untested(claim, 'few');
  const looked = (onset.note.along ?? []).length;
  const move = { own: since.value - before.value, others: others.value - othersBefore.value };
  const isShare = since.unit === 'ratio';
  const far = (part: number, points: number, of: Known) => (isShare ? points : part * Math.abs(of.value));
  const isStill = Math.abs(move.own) < far(least.still, least.points, before);
  const isAlone = pOfZ(along.z) * looked < chance && move.others * Math.sign(move.own) <= least.others * Math.abs(move.own);
  const isOther = way !== null && Math.sign(move.own) !== (way === 'more' ? 1 : -1);
  const part = partOfCost(context, onset, before, since);
  const verdict: Verdict = isStill
    ? 'still'
    : isOther
      ? 'opposite'
      : part
        ? 'part'
        : isAlone && Math.abs(move.own) >= far(least.moved, least.ofShare, before)
          ? 'fits'
          : move.others * Math.sign(move.own) > least.others * Math.abs(move.own)
            ? 'alike'
            : 'chance';
  return { claim, verdict, what: nameOf(context, onset, along), before, since, others, othersBefore, ...(part && { share: part }) };
}

/** Of a mean in money, how much of its change a part of it makes that is in money too; null where that is most of it. */
function partOfCost({ evidence }: Context, onset: Onset, before: Known, since: Known): Known | null {
  const whole = onset.after.value - onset.before.value;
  const isPart = since.unit === 'money' && onset.after.unit === 'money' && since.value < onset.after.value && whole !== 0;
  const share = isPart ? (since.value - before.value) / whole : 1;
  if (!isPart || share <= 0 || share >= least.explains) return null;
  return evidence.workedOut(since, '.of_change', share, [since, before, onset.after, onset.before], {
    label: `${since.label}, part of the change`,
    formula: 'its change divided by that of the measure',
    unit: 'ratio',
  });
}

function nameOf(context: Context, onset: Onset, along: OnsetAlong): Text {
  const { catalogue } = context;
  const { years, load, per } = along;
  const called = alongLabel(context, along);
  if (years) return catalogue.say('claims-years', { label: called });
  const rows = context.subjectOf(onset.note.metric);
  if (load) return catalogue.say('claims-load', { rows, dimension: called });
  return per ? catalogue.say('onset-along-per', { label: called, subject: context.subjectOf(onset.note.metric, 1) }) : called;
}

function ofMember(context: Context, onset: Onset, claim: Claim): Tested | null {
  const named = membersClaimed(context, onset.note.metric, claim);
  const inPlace = named.filter(({ dimension }) => dimension.id in onset.note.scope);
  const other = inPlace.find(({ dimension, member }) => onset.note.scope[dimension.id] !== member);
  const nothing = { claim, what: null, before: null, since: null };
  if (other) return { ...nothing, verdict: 'elsewhere', who: context.memberOf(other.dimension, other.member) };
  for (const { dimension, member } of named.filter(({ dimension: { id } }) => !(id in onset.note.scope))) {
    const tested = besideMember(context, onset, claim, dimension, member);
    if (tested) return tested;
  }
  if (inPlace.length > 0) return { ...nothing, verdict: 'place' };
  return named.length > 0 ? untested(claim, 'few') : null;
}

function besideMember(context: Context, onset: Onset, claim: Claim, dimension: Dimension, member: string): Tested | null {
  const { catalogue, evidence } = context;
  const of = onset.note.beside?.find((each) => each.dimension === dimension.id && each.member === member);
  if (!of) return null;
  const get = (side: 'inside' | 'others_inside' | 'outside' | 'others_outside', when: 'before' | 'after') =>
    evidence.byId(besideId(onset.note, of, side, when));
  const who = context.memberOf(dimension, member);
  const said = claim.text.toLowerCase();
  const at = said.indexOf(member.toLowerCase().slice(0, letters));
  const way = at < 0 ? null : wayOf(said, at, at + member.length);
  const isPerson = dimension.role === 'owner' || dimension.role === 'team';
  const others = (side: 'inside' | 'outside', when: 'before' | 'after') => get(`others_${side}`, when);
  /** Of all rows, without those of the others: few of its own tell a share, though no rate. */
  const shareOf = (all: Known, rest: Known | null, side: string) =>
    rest &&
    evidence.workedOut(all, `.share_${side}_${plain(member).replaceAll(' ', '_')}`, 1 - rest.n / all.n, [all, rest], {
      label: `Share of ${member}, ${side.replaceAll('_', ' ')}`,
      formula: 'one less the rows of all others divided by all rows',
      unit: 'ratio',
    });
  if (way !== null && !isPerson) {
    const [before, since] = [
      shareOf(onset.before, others('inside', 'before'), 'there_before'),
      shareOf(onset.after, others('inside', 'after'), 'there_since'),
    ];
    const [othersBefore, othersSince] = [
      shareOf(onset.othersBefore, others('outside', 'before'), 'elsewhere_before'),
      shareOf(onset.othersAfter, others('outside', 'after'), 'elsewhere_since'),
    ];
    const rest = others('inside', 'before');
    if (!before || !since || !rest) return untested(claim, 'few');
    const move = since.value - before.value;
    const isStill = Math.abs(move) < least.points;
    const isOther = !isStill && Math.sign(move) !== (way === 'more' ? 1 : -1);
    // What all are less the part of the others.
    const own = before.value > 0 ? (onset.before.value - (1 - before.value) * rest.value) / before.value : rest.value;
    const part = (move * (own - rest.value)) / (onset.after.value - onset.before.value);
    const isPart = !isStill && !isOther && part < least.explains;
    const share = isPart
      ? evidence.workedOut(since, '.explains', Math.max(0, part), [since, before, rest, onset.after, onset.before], {
          label: `Part of the change that the share of ${member} explains`,
          formula: 'the change of its share times how it differed from the others, divided by the change of the measure',
          unit: 'ratio',
        })
      : null;
    return {
      claim,
      verdict: isStill ? 'still' : isOther ? 'opposite' : isPart ? 'part' : 'fits',
      what: catalogue.say('claims-share', { who }),
      before,
      since,
      who,
      ...(othersSince && othersBefore && { others: othersSince, othersBefore }),
      ...(share && { share }),
    };
  }
  const [before, since] = [get('others_inside', 'before'), get('others_inside', 'after')];
  const found = besideOnset(context, context.note(onset.note.metric), dimension.id, member);
  if (!before || !since) return untested(claim, isPerson ? 'person' : 'few');
  const part = (since.value - before.value) / (onset.after.value - onset.before.value);
  const isWithout = found ? found.verdict !== 'there' : part >= least.explains;
  if (!isWithout && isPerson) return untested(claim, 'person');
  const [elsewhere, elsewhereBefore] = [get('outside', 'after'), get('outside', 'before')];
  return {
    claim,
    verdict: isWithout ? 'without' : found ? 'fits' : 'chance',
    what: catalogue.say('claims-without', { label: context.label(onset.note.metric), who }),
    before,
    since,
    who,
    ...(elsewhere && elsewhereBefore && { others: elsewhere, othersBefore: elsewhereBefore }),
  };
}

/**
 * Of a column without one of its members: where the measure changed without each of them, none of them is why. One without which it did not change is
 * told instead.
 */
function ofColumn(context: Context, onset: Onset, claim: Claim): Tested | null {
  const dimension = columnClaimed(context, claim);
  if (!dimension || dimension.id in onset.note.scope) return null;
  const get = (of: OnsetBeside, when: 'before' | 'after') => context.evidence.byId(besideId(onset.note, of, 'others_inside', when));
  const without = (onset.note.beside ?? []).flatMap((of) => {
    const [before, since] = of.dimension === dimension.id ? [get(of, 'before'), get(of, 'after')] : [];
    if (!before || !since) return [];
    return [{ of, before, since, part: (since.value - before.value) / (onset.after.value - onset.before.value) }];
  });
  const [weakest] = without.toSorted((a, b) => a.part - b.part);
  if (!weakest || without.length < 2) return untested(claim, 'few');
  const { before, since, of } = weakest;
  if (weakest.part < least.explains) return besideMember(context, onset, claim, dimension, of.member);
  const who = context.memberOf(dimension, of.member);
  return {
    claim,
    verdict: 'across',
    what: context.catalogue.say('claims-without', { label: context.label(onset.note.metric), who }),
    before,
    since,
    who: safe(dimension.label),
  };
}

function ofMonth(context: Context, onset: Onset, claim: Claim): Tested | null {
  const month = claim.since === undefined ? null : monthNamed(context.table.months, claim.since);
  if (!month) return null;
  const isLater = month.start > onset.note.start.start;
  return {
    claim,
    verdict: isLater ? 'later' : 'always',
    what: null,
    before: null,
    since: null,
    who: safe(month.label),
    ...(!isLater && { others: onset.othersAfter, othersBefore: onset.othersBefore }),
  };
}
