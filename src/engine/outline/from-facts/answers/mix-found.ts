/** Whether a measure moved because other rows make it than before, and whether any group of them has changed itself. */
import type { Dimension, MixNote } from '../../../../model/fact.ts';
import { mixId } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import type { Known } from '../../../insight/evidence.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import type { Context } from '../context.ts';

/** Standard errors of what weights made, over all dimensions that were looked at, and up to which nothing moved within; part of the change that they make. */
const least = { z: 3.5, within: 1.96, part: 0.6 } as const;
/** Part of the change up to which what moved within is little, of all groups and of any. */
const little = 0.2;
/** Chance over all groups, from which none of them has changed. */
const chance = 0.05;

export interface MixFound {
  note: MixNote;
  dimensions: readonly Dimension[];
  mix: Known;
  within: Known;
  change: Known;
  now: Known;
  prior: Known;
  /** Little moved within the groups and within any of them, nor within like groups of any other member: a low level is no cause. */
  isAlone: boolean;
  /** Nothing moved within them, nor within any of them, beyond chance. */
  isEven: boolean;
}

/** Null where the weights do not explain most of a change that the measure has made. */
export function mixFound(context: Context, metric: string): MixFound | null {
  return context.evidence.once(`mix ${metric}`, () => findMix(context, metric));
}

function findMix({ evidence, table }: Context, metric: string): MixFound | null {
  const note = table.mixes?.find((each) => each.metric === metric);
  if (!note) return null;
  const dimensions = note.dimensions.flatMap((id) => evidence.dimension(id) ?? []);
  const all = Object.fromEntries(note.dimensions.map((id) => [id, '(all)']));
  const [mix, within, change, now, prior] = (['by_weights', 'by_levels', 'mix_change', 'mix_now', 'mix_prior'] as const).map((part) =>
    evidence.byId(mixId(note, part, all)),
  );
  if (!mix || !within || !change || !now || !prior || dimensions.length < note.dimensions.length || change.value === 0) return null;
  const part = Math.abs(mix.value) / (Math.abs(mix.value) + Math.abs(within.value));
  if (directionOf(mix.value) !== directionOf(change.value) || part < least.part || Math.abs(note.z.mix) < least.z) return null;
  const most = little * Math.abs(change.value);
  // A place that became another one is what there is to put right, whatever it weighs.
  const isElsewhere = note.beside.some(
    ({ z, effect }) => Math.abs(effect) > most && Math.sign(effect) === Math.sign(change.value) && pOfZ(z) * note.beside.length < chance,
  );
  const isAlone = Math.abs(within.value) <= most && note.own.effect <= most && !isElsewhere;
  const isEven = isAlone && Math.abs(note.z.within) < least.within && pOfZ(note.own.z) * note.own.groups >= chance;
  return { note, dimensions, mix, within, change, now, prior, isAlone, isEven };
}
