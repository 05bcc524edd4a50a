/** Who is suspected where something has changed: he and those beside him, in the place and outside it. */

import type { BesideSide, MetricNote, OnsetBeside } from '../../../../model/fact.ts';
import { besideId, besideSides } from '../../../../model/fact.ts';
import type { Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { type Onset, onsetTold } from './onset.ts';

/** Standard errors from which two differ, and up to which they are alike; part of the change of the place that the others in it made too, or did not. */
const apart = { surely: 2.58, alike: 1.96 } as const;
const ofPlace = { too: 0.5, not: 0.35 } as const;

/**
 * `not`: those beside him changed as he did, and elsewhere he is as all others are. `alone`: those beside him changed too, and elsewhere he is not
 * known. `there`: of those in the place, he alone changed, and elsewhere he did not. `more`: those beside him changed too, he by more.
 */
type BesideVerdict = 'not' | 'alone' | 'there' | 'more';

export interface Beside {
  onset: Onset;
  of: OnsetBeside;
  verdict: BesideVerdict;
  sides: Record<BesideSide, { before: Known | null; after: Known | null }>;
}

/** Null where nobody can tell. */
export function besideOnset(context: Context, note: MetricNote, dimension: string, member: string): Beside | null {
  const onset = onsetTold(context, note);
  const of = onset?.claimed ? onset.note.beside?.find((each) => each.dimension === dimension && each.member === member) : undefined;
  // Another place is beside it, and nobody in it.
  if (!onset || !of || onset.note.of !== undefined || dimension in onset.note.scope) return null;
  const get = (side: BesideSide, when: 'before' | 'after') => context.evidence.byId(besideId(onset.note, of, side, when));
  const sides = Object.fromEntries(
    besideSides.map((side) => [side, { before: get(side, 'before'), after: get(side, 'after') }]),
  ) as Beside['sides'];
  const verdict = verdictOf(onset, of, sides);
  return verdict && { onset, of, verdict, sides };
}

function verdictOf({ after, before }: Onset, { z }: OnsetBeside, { others_inside: others }: Beside['sides']): BesideVerdict | null {
  if (!others.after || !others.before || z.others === null) return null;
  const moved = after.value - before.value;
  const way = Math.sign(moved);
  const part = (others.after.value - others.before.value) / moved;
  const [own, outside] = [z.inside === null ? null : way * z.inside, z.outside === null ? null : way * z.outside];
  const isToo = way * z.others > apart.surely && part >= ofPlace.too;
  if (isToo) {
    if (own !== null && own > apart.surely) return 'more';
    if (outside === null) return 'alone';
    return outside < apart.alike ? 'not' : null;
  }
  const isNot = way * z.others < apart.alike && part <= ofPlace.not;
  return isNot && own !== null && own > apart.surely && outside !== null && outside < apart.alike ? 'there' : null;
}

export function besideText(context: Context, { onset, of, verdict, sides }: Beside): Text {
  const dimension = context.evidence.dimension(of.dimension)!;
  const at = (side: BesideSide, when: 'before' | 'after') => {
    const fact = sides[side][when];
    return fact && ref(fact.id);
  };
  return context.catalogue.say('blamed-beside', {
    verdict,
    who: context.memberOf(dimension, of.member),
    cell: onset.said.cell,
    label: onset.said.label,
    inside: at('inside', 'after'),
    others: at('others_inside', 'after')!,
    othersBefore: at('others_inside', 'before')!,
    outside: at('outside', 'after'),
    elsewhere: at('others_outside', 'after'),
  });
}

/** Of several who are not the cause: that they are not, where each has a page or a line of the notes for the figures. */
export function besidesText(context: Context, all: readonly Beside[]): Text {
  const { cell, label } = all[0]!.onset.said;
  const who = all.map(({ of }) => context.memberOf(context.evidence.dimension(of.dimension)!, of.member));
  return context.catalogue.say('blamed-besides', { who, cell, label });
}

/** What is told of a member. */
const ofMembers: ReadonlySet<Finding['kind']> = new Set(['rate-change', 'mean-driver', 'rate-difference', 'driver']);

/** A member looks as if it had changed, because it is often where something did. */
export function isShadowOfOnset(context: Context, { metric, kind, dimension, member }: Finding): boolean {
  if (!ofMembers.has(kind) || dimension === undefined || member === undefined) return false;
  return besideOnset(context, context.note(metric), dimension, member)?.verdict === 'not';
}

/** The four sides, before and since. */
export function besidePage(context: Context, note: MetricNote, beside: Beside): Draft {
  const { catalogue, evidence } = context;
  const { onset, of, verdict, sides } = beside;
  const who = context.memberOf(evidence.dimension(of.dimension)!, of.member);
  const { cell, start, label } = onset.said;
  const names = catalogue.parts('onset-series', onset.said);
  const called = catalogue.parts('blamed-beside-sides', { who, cell });
  const known = besideSides.filter((side) => sides[side].after);
  const reading = [besideText(context, beside)];
  return evidencePage(context, {
    topics: topicsOf(note, evidence.dimension(of.dimension), 'cause why blame suspect'),
    worth: 1,
    metric: note.id,
    id: `beside-${note.id}-${of.dimension}`,
    kind: 'comparison',
    titles: catalogue.forms('blamed-beside-titles', {
      verdict,
      who,
      cell,
      others: ref(sides.others_inside.after!.id),
      outside: sides.outside.after && ref(sides.outside.after.id),
    }),
    lead: catalogue.say('blamed-beside-lead', { label, start, who, cell }),
    notes: context.notes(
      reading,
      known.flatMap((side) => [sides[side].before, sides[side].after]),
    ),
    content: {
      categories: known.map((side) => called[side]!),
      series: [
        { name: names.before!, values: known.map((side) => sides[side].before?.id ?? null) },
        { name: names.since!, values: known.map((side) => sides[side].after!.id) },
      ],
      highlight: 1,
      reading,
    },
  });
}
