/** What else changed where a measure did and nowhere else, which may be how it came about, and what did not change there. */
import { first } from '../../../../languages/catalogue.ts';
import type { Blamed } from '../../../../model/brief.ts';
import { alongId, loadId, type MetricNote, type OnsetAlong, type OnsetSide, onsetSides } from '../../../../model/fact.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { fold } from '../in-english.ts';
import { topicsOf, wordsOf } from '../topics.ts';
import type { AnswerStep } from './answer.ts';
import { besideOnset } from './beside-onset.ts';
import { type Onset, onsetTold } from './onset.ts';

/** Chance over all that was compared, from which it changed there alone, and of one, up to which it did not. */
const chance = { changed: 0.01, held: 0.05 } as const;
/** Change from which it is told: points of a share, part of what another was; part of it that all others may have changed by. */
const least = { points: 0.1, part: 0.1, others: 0.35 } as const;
const most = { changed: 3, held: 3 } as const;

export interface Along {
  onset: Onset;
  of: OnsetAlong;
  /** A member and its dimension, or the name of the measure. */
  what: Text;
  isMember: boolean;
  /** Something holds of some rows: how many of them is told as of a member. */
  isShare: boolean;
  sides: Record<OnsetSide, Known>;
}

/** As the measure is called or, of a step, by the days that it lies between. */
export function alongLabel(context: Context, metric: string, { of, label, step, share, unit, load }: OnsetAlong): Text {
  if (step)
    return context.catalogue.say('onset-along-step', { from: safe(step.from), to: safe(step.to), unit: unit === 'hours' ? unit : 'days' });
  if (load) return context.catalogue.say('claims-load', { rows: context.subjectOf(metric), dimension: safe(label) });
  if (share) {
    const form = share.value === undefined ? 'filled' : share.first ? 'first' : 'value';
    return context.catalogue.say('onset-along-share', {
      form,
      of: safe(share.of),
      value: share.value === undefined ? null : safe(share.value),
    });
  }
  return context.evidence.metric(of) ? context.label(of) : safe(label);
}

function compared(context: Context, onset: Onset): { of: OnsetAlong; along: Along }[] {
  return (onset.note.along ?? []).flatMap((of) => {
    const found = onsetSides.map((side) => [side, context.evidence.byId(alongId(onset.note, of, side))] as const);
    if (found.some(([, fact]) => !fact)) return [];
    const dimension = of.member === undefined ? null : context.evidence.dimension(of.of);
    if (of.member !== undefined && !dimension) return [];
    const label = alongLabel(context, onset.note.metric, of);
    const name = of.per ? context.catalogue.say('onset-along-per', { label, subject: context.subjectOf(onset.note.metric, 1) }) : label;
    const what = dimension ? `${safe(dimension.label)}: ${context.memberOf(dimension, of.member!)}` : name;
    return [
      {
        of,
        along: {
          onset,
          of,
          what,
          isMember: dimension !== null,
          isShare: of.share !== undefined,
          sides: Object.fromEntries(found) as Along['sides'],
        },
      },
    ];
  });
}

const moved = ({ after, before, others_after: others, others_before: othersBefore }: Along['sides']) => ({
  own: after.value - before.value,
  others: others.value - othersBefore.value,
});

/** What changed there and nowhere else, the surest first; of a member that another replaced, the other. */
export function changedAlong(context: Context, onset: Onset): Along[] {
  if (!onset.claimed || onset.note.of !== undefined) return [];
  return context.evidence.once(`along ${onset.note.metric}`, () => {
    const all = compared(context, onset);
    const isAlong = ({ of, along: { isMember, sides } }: (typeof all)[number]) => {
      const { own, others } = moved(sides);
      const far = sides.after.unit === 'ratio' ? least.points : least.part * Math.abs(sides.before.value);
      const isApart = Math.abs(own) >= far && others * Math.sign(own) <= least.others * Math.abs(own);
      // A step over another one takes longer because of it; a value that is given less often gives way to another.
      const isOwn = isMember ? own > 0 && mayBeCause(of) : !of.step?.over && (of.share?.value === undefined || own > 0);
      return isApart && isOwn && pOfZ(of.z) * all.length < chance.changed;
    };
    // Where a member came, the others have less to do because of it.
    const isByMember = ({ of }: (typeof all)[number], changed: typeof all) =>
      of.load === true && changed.some((other) => other.along.isMember && of.of === loadId(other.of.of));
    // Of a member beside whom all others there changed as much, that it came to be there more often explains nothing.
    const mayBeCause = ({ of, member }: OnsetAlong) => {
      const verdict = besideOnset(context, context.note(onset.note.metric), of, member!)?.verdict;
      return verdict !== 'not' && verdict !== 'alone';
    };
    const changed = all.filter(isAlong);
    return changed
      .filter((each) => !isByMember(each, changed))
      .toSorted((a, b) => Math.abs(b.of.z) - Math.abs(a.of.z))
      .slice(0, most.changed)
      .map(({ along }) => along);
  });
}

/** What changed there no more than elsewhere, those that somebody suspects first. */
function heldAlong(context: Context, onset: Onset): Along[] {
  const held = compared(context, onset)
    .filter(({ of, along: { sides, isMember } }) => {
      const { own } = moved(sides);
      const far = sides.after.unit === 'ratio' ? least.points / 2 : least.part * Math.abs(sides.before.value);
      return !isMember && !of.load && !of.share && !of.step?.over && pOfZ(of.z) > chance.held && Math.abs(own) < far;
    })
    .map(({ along }) => along);
  const isSuspected = ({ what }: Along) => (context.brief.blamed ?? []).some(({ text }) => namesOne(text, what));
  return [...held.filter(isSuspected), ...held.filter((each) => !isSuspected(each))].slice(0, most.held);
}

/** Shortest word, or part of a compound, that names a measure. */
const shortest = 5;

/** `the freight`, `Frachtkosten` and a column `Freight (EUR)`, `Fracht`. */
function namesOne(text: string, label: Text): boolean {
  const said = wordsOf(fold(text)).filter((word) => word.length >= shortest);
  return wordsOf(fold(label)).some((word) => word.length >= shortest && said.some((one) => one.includes(word) || word.includes(one)));
}

const saidOf = (context: Context, { onset, what, isMember, isShare, sides }: Along) => ({
  of: isMember || isShare ? 'member' : 'measure',
  what,
  cell: onset.said.cell,
  start: onset.said.start,
  value: ref(sides.after.id),
  before: ref(sides.before.id),
  others: ref(sides.others_after.id),
  othersBefore: ref(sides.others_before.id),
  subject: context.subjectOf(onset.note.metric),
});

function alongText(context: Context, along: Along): Text {
  return context.catalogue.say('onset-along', saidOf(context, along));
}

/** How it came about, as a step of an answer that says where and since when; none where nothing changed with it. */
export function alongSteps(context: Context, onset: Onset): AnswerStep[] {
  const [surest] = changedAlong(context, onset);
  const page = `along-${onset.note.metric}`;
  return surest ? [{ figure: ref(surest.sides.after.id), text: alongText(context, surest), page, isCause: true }] : [];
}

/** What is to be done first: what changed with the measure is what can be changed back; null where nothing did. */
export function alongStep(context: Context, onset: Onset): Record<string, Text> | null {
  const [surest] = changedAlong(context, onset);
  const { label, before } = onset.said;
  return surest
    ? context.catalogue.parts('step-along', { ...saidOf(context, surest), ...(surest.isShare && { of: 'measure' }), label, former: before })
    : null;
}

/** Of what somebody suspects, that it did not change where the measure did; null where that is not known. */
export function heldSuspect(context: Context, note: MetricNote, { text }: Blamed): { text: Text; what: Text } | null {
  const onset = onsetTold(context, note);
  const held = onset?.claimed ? heldAlong(context, onset).find(({ what }) => namesOne(text, what)) : undefined;
  if (!held) return null;
  const { what, cell, start, value, before } = saidOf(context, held);
  return { text: context.catalogue.say('onset-along-held', { what, cell, start, value, before }), what };
}

/** What changed with the measure and what did not, there and elsewhere. */
export function alongPage(context: Context, note: MetricNote, worth: number): Draft | null {
  const onset = onsetTold(context, note);
  const changed = onset ? changedAlong(context, onset) : [];
  const [surest] = changed;
  if (!onset || !surest) return null;
  const { catalogue } = context;
  const heads = catalogue.parts('onset-along-columns');
  const row = (what: Text, sides: Along['sides'], role: 'highlight' | 'body' | 'total') => ({
    cells: [first(what), ...[sides.before, sides.after, sides.others_before, sides.others_after].map(({ id }) => ref(id))],
    role,
  });
  const own = { after: onset.after, before: onset.before, others_after: onset.othersAfter, others_before: onset.othersBefore };
  const reading = changed.slice(0, 2).map((each) => alongText(context, each));
  return evidencePage(context, {
    topics: topicsOf(context.note(note.id), null, 'cause why change where since'),
    worth,
    metric: note.id,
    id: `along-${note.id}`,
    kind: 'table',
    titles: catalogue.forms('onset-along-titles', saidOf(context, surest)),
    lead: catalogue.say('onset-along-lead', { cell: onset.said.cell, start: onset.said.start }),
    notes: context.notes(reading, [...Object.values(surest.sides)]),
    content: {
      columns: [
        { label: heads.what!, align: 'left' },
        { label: heads.before!, align: 'right' },
        { label: heads.since!, align: 'right' },
        { label: heads.othersBefore!, align: 'right' },
        { label: heads.others!, align: 'right' },
      ],
      rows: [
        row(onset.said.label, own, 'body'),
        ...changed.map(({ what, sides }) => row(what, sides, 'highlight')),
        ...heldAlong(context, onset).map(({ what, sides }) => row(what, sides, 'body')),
      ],
      reading,
      soWhat: catalogue.say('onset-along-so-what'),
    },
  });
}
