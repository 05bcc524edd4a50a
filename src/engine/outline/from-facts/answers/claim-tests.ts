/** What somebody holds to be the cause, held against what the data hold: a measure or a member that the claim names, the month, or nothing. */

import type { Thing } from '../../../../languages/suspicions.ts';
import type { Claim } from '../../../../model/brief.ts';
import { alongId, besideId, type Dimension, type OnsetAlong, type OnsetBeside, onsetId, onsetSides } from '../../../../model/fact.ts';
import { monthNamed } from '../../../../model/period.ts';
import type { Text } from '../../../../model/text.ts';
import { isAlike, words as plain } from '../../../data/lexicon.ts';
import type { Known } from '../../../insight/evidence.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import { formal } from './asked-of.ts';
import { besideOnset } from './beside-onset.ts';
import { columnClaimed, membersClaimed, type Named } from './claim-members.ts';
import { isColumnOf, isOfStep, isReasonSaid, isSeason, takesTime, thingOf, thingsOf, type Way, wayOf } from './claim-things.ts';
import type { Tested, Verdict } from './claim-verdicts.ts';
import type { Onset } from './onset.ts';
import { alongLabel } from './onset-along.ts';

/** Part of what it was, or points of a share, up to which it did not change and from which it did; part of it that all others may have changed by. */
const least = { still: 0.05, moved: 0.1, points: 0.03, ofShare: 0.1, others: 0.35, explains: 0.5 } as const;
const chance = 0.01;
/** Months after a change by which something may be said to have begun, and before it for what takes time to show. */
const near = { after: 0, before: 2 } as const;
/** Letters of a member by which it is found in a claim. */
const letters = 5;

export function testOf(context: Context, onset: Onset, claim: Claim): Tested {
  return (
    ofMeasure(context, onset, claim) ??
    ofChanged(context, onset, claim) ??
    ofMember(context, onset, claim) ??
    ofColumn(context, onset, claim) ??
    ofSeason(context, onset, claim) ??
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
  isAlike(one, other) ||
  isPluralOf(one, other) ||
  isPluralOf(other, one) ||
  (Math.min(one.length, other.length) > 4 && (one.startsWith(other) || other.startsWith(one))) ||
  isHeadOf(one, other);

const isPluralOf = (one: string, other: string) => other.length > 3 && one === `${other.slice(0, -1)}ies` && other.endsWith('y');

/** `Ersatzteile` are parts, `Teil`. */
const isHeadOf = (one: string, other: string) =>
  other.length > 3 && one.length > other.length + 2 && one.replace(/(?:en|e|n|s)$/u, '').endsWith(other);

interface Meant {
  along: OnsetAlong;
  way: Way | null;
}

/** What it is about: how long a step takes, what it says has changed, what holds of rows, else a measure by name. */
function measureMeant({ onset: { note } }: { onset: Onset }, { text }: Claim): Meant | null {
  const said = plain(text).split(' ');
  const all = (note.along ?? []).filter(({ member }) => member === undefined);
  const measures = all.filter(({ share }) => !share);
  const shared = ({ label }: OnsetAlong) => namedIn(telling(label), said).length;
  const things = thingsOf(text);
  // That somebody takes longer is told by his working time or, where there is none, by how long it takes.
  for (const { thing, way } of things)
    for (const each of thing === 'work' ? (['work', 'duration'] as const) : [thing]) {
      const along = stepMeant(measures, each, said) ?? columnMeant(measures, each, shared);
      if (along) return { along, way };
    }
  return shareMeant(all, text, said) ?? nameMeant(measures, text, said, things[0]?.way ?? null);
}

const namedIn = (own: readonly string[], said: readonly string[]) => own.filter((word) => said.some((one) => isNear(one, word)));

/** The step whose ends it names, what it leads to before where it begins; else the only one that leads to what is called so. */
function stepMeant(measures: readonly OnsetAlong[], thing: Thing, said: readonly string[]): OnsetAlong | null {
  if (!takesTime.has(thing)) return null;
  const found = measures
    .flatMap((along) => {
      if (!along.step) return [];
      const [from, to] = [along.step.from, along.step.to].map((end) => Math.min(2, namedIn(telling(end), said).length)) as [number, number];
      const isCalled = isOfStep(thing, along.step.to);
      // Of two steps, that between both ends that are named is the one; of what one end names, the one that leads there.
      return [{ along, isNamed: from + to > 0, fits: 2 * Math.sign(from) + 3 * Math.sign(to) + (from + to) / 8 + (isCalled ? 1 : 0) }];
    })
    .toSorted((a, b) => b.fits - a.fits);
  const [best, next] = found;
  if (!best || best.fits <= 0 || (!best.isNamed && !byName.has(thing))) return null;
  return !next || best.fits > next.fits ? best.along : null;
}

/** What a step is called after by itself: of what only takes longer, an end has to be named. */
const byName: ReadonlySet<Thing> = new Set<Thing>(['approval', 'arrival', 'reply']);

/** What holds of rows: every telling word of the value, or of the day that is filled in, is said, or the same reason in other words. */
function shareMeant(all: readonly OnsetAlong[], text: string, said: readonly string[]): Meant | null {
  const found = all
    .flatMap((along) => {
      const { share } = along;
      if (!share) return [];
      const own = telling(share.value ?? share.of).filter((word) => !idle.has(word));
      const named = own.flatMap((word) => said.find((one) => isNear(one, word) || isFormOf(one, word)) ?? []);
      const isReason = share.value !== undefined && (isReasonSaid(text, share.value) || isOnlyOne(all, along, text));
      const way = share.value === undefined ? wayOfAny(text, named) : 'more';
      // One word of a day may be said of anything, unless it is done more or less often.
      const isNamed = named.length === own.length && named.length > (share.value === undefined && way === null ? 1 : 0);
      return isNamed || isReason ? [{ along, way, fits: named.length + (isReason ? 1 : 0) }] : [];
    })
    .toSorted((a, b) => b.fits - a.fits);
  return found[0] ?? null;
}

/**
 * Whether a claim and one value alone of its column share a word that is at least half of what either says: `the fitting height` and `seat height wrong`.
 */
function isOnlyOne(all: readonly OnsetAlong[], { share, of }: OnsetAlong, text: string): boolean {
  const values = (value: string) => telling(value).filter((word) => word.length >= shortest && !faults.has(word));
  const own = values(share!.value!);
  const others = all.flatMap((each) =>
    each.of !== of && each.share?.value !== undefined && each.share.of === share!.of ? values(each.share.value) : [],
  );
  const said = values(text);
  const isSaid = (word: string, among: readonly string[]) => among.some((one) => isNear(one, word) || isFormOf(one, word));
  const shared = own.filter((word) => isSaid(word, said) && !isSaid(word, others));
  const both = said.filter((word) => isSaid(word, own));
  return shared.length > 0 && 2 * shared.length >= own.length && (2 * both.length >= said.length || both.length > 1);
}

/** Letters of a word that tells a reason, and words of one that say no more than that something is wrong, or what is said of all. */
const shortest = 4;
const faults: ReadonlySet<string> = new Set(
  'wrong incorrect faulty poor badly issue issues problem problems error errors fault faults other missing falsch fehler fehlerhaft schlecht problem probleme sonstiges fehlt mauvais mauvaise erreur probleme incorrecto incorrecta error problema otro sbagliato sbagliata errore problema altro errado errada erro problema outro'.split(
    ' ',
  ),
);

function wayOfAny(text: string, named: readonly string[]): Way | null {
  const folded = plain(text);
  const ways = named.map((word) => wayOf(folded, folded.indexOf(word), folded.indexOf(word) + word.length));
  return ways.find((way) => way !== null) ?? null;
}

/** Words of a value that say nothing by themselves. */
const idle: ReadonlySet<string> = new Set(
  'not non kein keine nicht pas sans sin sem senza zonder without out the der die das den les des los las gli niet geen'.split(' '),
);

/** `calling`, `called` of `call`: an ending of a few letters. */
const isFormOf = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
};

/** A measure whose name it says, or at least what it is a kind of: `salaries` of a column `Base salary`. */
function nameMeant(measures: readonly OnsetAlong[], text: string, said: readonly string[], way: Way | null): Meant | null {
  const found = measures
    .filter((each) => !each.load && !each.years && !each.step)
    .map((along) => ({ along, own: telling(along.label), fits: namedIn(telling(along.label), said) }))
    .filter(({ own, fits }) => fits.length > 0 && 2 * fits.length >= own.length)
    .toSorted((a, b) => b.fits.length - a.fits.length || a.own.length - b.own.length);
  const [best] = found;
  if (!best) return null;
  // `the crates are wet` names what is weighed, and says nothing of its weight.
  const at = said.findIndex((one) => best.own.some((word) => isNear(one, word)));
  const folded = plain(text);
  const from = at < 0 ? 0 : folded.indexOf(said[at]!);
  const says = said.filter((word) => word.length > 3);
  const isName = says.length > 0 && says.every((word) => best.own.some((one) => isNear(one, word)));
  const moves = way ?? wayOf(folded, from, from + (said[at]?.length ?? 0));
  // English says last what a thing is.
  const isKind = moves !== null && best.fits.at(-1) === best.own.at(-1);
  return best.fits.length === best.own.length || isName || isKind ? { along: best.along, way: moves } : null;
}

/** The one column that is of such a thing, or of several the one whose name is said. */
function columnMeant(measures: readonly OnsetAlong[], thing: Thing, shared: (of: OnsetAlong) => number): OnsetAlong | null {
  const of = measures.filter((each) => {
    if (each.step) return false;
    if (each.load) return thing === 'load' && shared(each) > 0;
    // When a contract began says nothing of how old a machine is.
    return isColumnOf(thing, each.label) || (each.years === true && thing === 'age' && shared(each) > 0);
  });
  const [best, next] = of.toSorted((a, b) => shared(b) - shared(a));
  const isSure = best !== undefined && (!next || shared(best) > shared(next));
  return isSure && (shared(best) > 0 || !common.has(thing)) ? best : null;
}

/** What many a column tells, of anything: another word has to name it. */
const common: ReadonlySet<Thing> = new Set<Thing>(['duration', 'size', 'price', 'temperature']);

function ofMeasure(context: Context, onset: Onset, claim: Claim): Tested | null {
  const meant = measureMeant({ onset }, claim);
  return meant && alongTested(context, onset, claim, meant);
}

/** A column that it calls by its name, of which one member came to be more there and nowhere else: `the new folding machine` the column Folding. */
function ofChanged(context: Context, onset: Onset, claim: Claim): Tested | null {
  const { note } = onset;
  const dimension = columnClaimed(context, claim);
  // Who else works there is no thing that changed.
  if (!dimension || dimension.id in note.scope || dimension.role === 'owner' || dimension.role === 'team') return null;
  if (membersClaimed(context, note.metric, claim).some(({ dimension: { id }, member }) => id in note.scope && note.scope[id] !== member))
    return null;
  const shown = (note.along ?? []).flatMap((along) => {
    if (along.of !== dimension.id || along.member === undefined) return [];
    const tested = alongTested(context, onset, claim, { along, way: 'more' });
    return tested.verdict === 'shown' ? [{ tested, z: Math.abs(along.z) }] : [];
  });
  return shown.toSorted((a, b) => b.z - a.z)[0]?.tested ?? null;
}

function alongTested(context: Context, onset: Onset, claim: Claim, { along, way }: Meant): Tested {
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
          ? 'shown'
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
  const { years, per } = along;
  const dimension = along.member === undefined ? null : context.evidence.dimension(along.of);
  if (dimension) return catalogue.say('claims-share', { who: `${safe(dimension.label)}: ${context.memberOf(dimension, along.member!)}` });
  const called = alongLabel(context, onset.note.metric, along);
  if (years) return catalogue.say('claims-years', { label: called });
  return per ? catalogue.say('onset-along-per', { label: called, subject: context.subjectOf(onset.note.metric, 1) }) : called;
}

function ofMember(context: Context, onset: Onset, claim: Claim): Tested | null {
  const named = membersClaimed(context, onset.note.metric, claim);
  const inPlace = named.filter(({ dimension }) => dimension.id in onset.note.scope);
  const other = inPlace.find(({ dimension, member }) => onset.note.scope[dimension.id] !== member);
  if (other) return elsewhere(context, onset, claim, other);
  for (const { dimension, member } of named.filter(({ dimension: { id } }) => !(id in onset.note.scope))) {
    const tested = besideMember(context, onset, claim, dimension, member);
    if (tested) return tested;
  }
  if (inPlace.length > 0) return atPlace(context, onset, claim);
  return named.length > 0 ? untested(claim, 'few') : null;
}

/** Another place, beside itself before: where it changed as well, it is no other one. */
function elsewhere(context: Context, onset: Onset, claim: Claim, { dimension, member }: Named): Tested {
  const { note, after, before } = onset;
  const who = context.memberOf(dimension, member);
  const of = note.beside?.find((each) => each.dimension === dimension.id && each.member === member);
  const [since, ago] = (['after', 'before'] as const).map((when) => of && context.evidence.byId(besideId(note, of, 'outside', when)));
  if (!of || !since || !ago) return { claim, verdict: 'elsewhere', what: null, before: null, since: null, who };
  const what = context.catalogue.say('claims-of', { label: context.label(note.metric), who });
  const part = (since.value - ago.value) / (after.value - before.value);
  const isToo = part >= least.explains && pOfZ(of.z.outside ?? 0) < chance;
  return { claim, verdict: isToo ? 'place' : 'elsewhere', what, before: ago, since, who };
}

/** What is said of the place alone is held against the place before, and what became of the other places says nothing of it. */
function atPlace(context: Context, onset: Onset, claim: Claim): Tested {
  const { note, after, before, othersAfter, othersBefore, said } = onset;
  const what = context.catalogue.say('claims-of', { label: said.label, who: said.cell });
  const told = { claim, what, before, since: after, others: othersAfter, othersBefore };
  const month = claim.since === undefined ? null : monthNamed(context.table.months, claim.since);
  if (!month) return { ...told, verdict: 'place' };
  const apart = monthsFrom(note.start.start, month.start);
  const who = safe(month.label);
  return { ...told, who, verdict: apart > near.after ? 'later' : apart < -near.before ? 'early' : 'timing' };
}

const monthsFrom = (from: string, to: string) => {
  const [first, last] = [from, to].map((day) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7))) as [number, number];
  return last - first;
};

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
      verdict: isStill ? 'still' : isOther ? 'opposite' : isPart ? 'part' : 'shown',
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
    verdict: isWithout ? 'without' : found ? 'shown' : 'chance',
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

/** What comes back every year was there a year before, too: the same months of it, before the change. */
function ofSeason({ catalogue, evidence }: Context, { note, before, after, said }: Onset, claim: Claim): Tested | null {
  if (!isSeason(claim.text)) return null;
  const [since, ago] = (['season_now', 'season_then'] as const).map((part) => evidence.byId(onsetId(note, part)));
  if (!since || !ago) return untested(claim, 'few');
  const part = (since.value - ago.value) / (after.value - before.value);
  const what = catalogue.say('claims-season', { label: said.label });
  return { claim, verdict: part >= least.explains ? 'season' : 'timing', what, before: ago, since };
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
