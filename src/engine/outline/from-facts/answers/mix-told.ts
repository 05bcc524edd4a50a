/** Where a measure moved because other rows make it than before: the groups whose weights moved, and that none of them changed itself. */
import type { Dimension, MetricNote, MixNote } from '../../../../model/fact.ts';
import { mixId } from '../../../../model/fact.ts';
import { directionOf, type Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Cells } from '../../../insight/finders/cells.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { cellInWords } from '../pages/cells.ts';
import { topicsOf } from '../topics.ts';
import { onsetTold } from './onset.ts';

/** Standard errors of what weights made, over all dimensions that were looked at, and up to which nothing moved within; part of the change that they make. */
const least = { z: 3.5, within: 1.96, part: 0.6 } as const;
/** Part of the change up to which what moved within is little, of all groups and of any. */
const little = 0.2;
/** Chance over all groups, from which none of them has changed. */
const chance = 0.05;

interface MixTold {
  note: MixNote;
  dimensions: readonly Dimension[];
  mix: Known;
  within: Known;
  change: Known;
  /** Little moved within the groups and within any of them: a low level is no cause. */
  isAlone: boolean;
  /** Nothing moved within them, nor within any of them, beyond chance. */
  isEven: boolean;
}

/** Null where the weights do not explain most of a change that the measure has made. */
function mixTold(context: Context, { id }: Pick<MetricNote, 'id'>): MixTold | null {
  return context.evidence.once(`mix ${id}`, () => findMix(context, id));
}

function findMix(context: Context, metric: string): MixTold | null {
  const { evidence, table } = context;
  const note = table.mixes?.find((each) => each.metric === metric);
  const change = evidence.change(metric);
  // A place that became another one shifts weights too; it is what there is to put right.
  if (!note || !change || change.value === 0 || onsetTold(context, context.note(metric))?.claimed) return null;
  const dimensions = note.dimensions.flatMap((id) => evidence.dimension(id) ?? []);
  const all = Object.fromEntries(note.dimensions.map((id) => [id, '(all)']));
  const [mix, within] = (['by_weights', 'by_levels'] as const).map((part) => evidence.byId(mixId(note, part, all)));
  if (!mix || !within || dimensions.length < note.dimensions.length) return null;
  const part = Math.abs(mix.value) / (Math.abs(mix.value) + Math.abs(within.value));
  if (directionOf(mix.value) !== directionOf(change.value) || part < least.part || Math.abs(note.z.mix) < least.z) return null;
  const most = little * Math.abs(change.value);
  const isAlone = Math.abs(within.value) <= most && note.own.effect <= most;
  const isEven = isAlone && Math.abs(note.z.within) < least.within && pOfZ(note.own.z) * note.own.groups >= chance;
  return { note, dimensions, mix, within, change, isAlone, isEven };
}

/** Whether its weights are those of dimensions that cross: of one alone, what is found of its members says it. */
const isCrossed = ({ dimensions }: MixTold) => dimensions.length > 1;

/** That it is mix, by which dimensions, and that no group of them is to be put right. */
export function mixTexts(context: Context, { id }: MetricNote): Text[] {
  const found = mixTold(context, { id });
  if (!found) return [];
  const said = saidOf(context, found);
  return [
    ...(isCrossed(found) ? [context.catalogue.say('mix-point', said)] : []),
    ...(found.isEven ? [context.catalogue.say('mix-alone', said)] : []),
  ];
}

function saidOf(context: Context, { note, dimensions, mix, within, change }: MixTold) {
  return {
    dimension: dimensions.map(({ label }) => safe(label)).join(' × '),
    label: context.label(note.metric),
    mix: ref(mix.id),
    rate: ref(within.id),
    delta: ref(change.id),
  };
}

/** What is told of members and pairs whose weights made it, as if they had changed. */
const ofMembers: ReadonlySet<Finding['kind']> = new Set(['mean-driver', 'rate-change', 'pair', 'mix', 'rate-difference']);

export function isShadowOfMix(context: Context, { kind, metric }: Finding): boolean {
  if (!ofMembers.has(kind) || context.evidence.metric(metric) === null) return false;
  const found = mixTold(context, { id: metric });
  return found?.isAlone === true && (kind === 'mix' ? isCrossed(found) : kind !== 'rate-difference' || isCrossed(found));
}

/** Whether no group changed, so that none is to be put right, nor what the weights made of them all. */
export const isEvenMix = (context: Context, metric: string): boolean =>
  context.evidence.metric(metric) !== null && mixTold(context, { id: metric })?.isEven === true;

/** Whether a group is told by its level alone, where the weights of groups moved and none of them changed, or it changed the other way. */
export function isOnlyMix(context: Context, { note, leading }: Cells): boolean {
  if (!leading) return false;
  const { evidence, insights } = context;
  const found = mixTold(context, note);
  if (found?.isAlone) return true;
  if (!found && !insights.findings.some(({ kind, metric }) => kind === 'mix' && metric === note.id)) return false;
  const own = evidence.change(note.id, Object.fromEntries(leading.sides.map(({ dimension, member }) => [dimension.id, member])));
  const whole = evidence.change(note.id);
  return own !== null && whole !== null && directionOf(own.value) !== directionOf(whole.value);
}

/** The groups whose weights moved, with their levels; of dimensions that cross. */
export function mixPage(context: Context, { id: metric }: MetricNote, worth: number): Draft | null {
  const { catalogue, evidence, now, prior, table } = context;
  const found = mixTold(context, { id: metric });
  const [whole, before] = [evidence.get(metric, 0), table.prior && evidence.get(metric, table.prior.offset)];
  if (!found || !isCrossed(found) || !whole || !before || prior === null) return null;
  const { note, dimensions, mix, within, change } = found;
  const said = saidOf(context, found);
  const label = context.label(metric);
  const rows = note.groups.flatMap((scope) => {
    const facts = (['weight_prior', 'weight_now', 'level_prior', 'level_now'] as const).map((side) =>
      evidence.byId(mixId(note, side, scope)),
    );
    const sides = dimensions.map((dimension) => ({ dimension, member: scope[dimension.id]! }));
    return facts.every((fact) => fact !== null) ? [{ name: cellInWords(context, sides), facts: facts as Known[] }] : [];
  });
  if (rows.length < 2) return null;
  const reading = mixTexts(context, context.note(metric));
  return evidencePage(context, {
    topics: [
      ...topicsOf(context.note(metric), dimensions[0]!, 'mix cause why change'),
      ...dimensions.flatMap((each) => topicsOf(null, each)),
    ],
    worth,
    metric,
    id: `mix-${metric}-${dimensions.map(({ id }) => id).join('-')}`,
    kind: 'table',
    titles: catalogue.forms('mix-crossed-titles', said),
    lead: catalogue.say('mix-lead', { dimension: said.dimension, whole: null, now, prior }),
    notes: context.notes(reading, [mix, within, change]),
    content: {
      columns: [
        { label: said.dimension, align: 'left' },
        { label: catalogue.say('mix-columns-weight', { period: prior }), align: 'right' },
        { label: catalogue.say('mix-columns-weight', { period: now }), align: 'right' },
        { label: catalogue.say('mix-columns-figure', { label, period: prior }), align: 'right' },
        { label: catalogue.say('mix-columns-figure', { label, period: now }), align: 'right' },
      ],
      rows: [
        ...rows.map(({ name, facts }) => ({ cells: [name, ...facts.map(({ id }) => ref(id))], role: 'body' as const })),
        { cells: [catalogue.say('pair-all'), none, none, ref(before.id), ref(whole.id)], role: 'total' as const },
      ],
      reading,
    },
  });
}

/** A cell that has no figure. */
const none = '–';
