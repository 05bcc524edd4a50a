/** Where a measure moved because other rows make it than before: the groups whose weights moved, and that none of them changed itself. */
import type { Fact, MetricNote } from '../../../../model/fact.ts';
import { mixId } from '../../../../model/fact.ts';
import { directionOf, type Finding } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Cells } from '../../../insight/finders/cells.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { cellInWords } from '../pages/cells.ts';
import { topicsOf } from '../topics.ts';
import type { AnswerStep } from './answer.ts';
import { type MixFound, mixFound } from './mix-found.ts';
import { onsetTold, spanOf } from './onset.ts';

/** Null where a place that has changed is told instead. */
function mixTold(context: Context, { id }: Pick<MetricNote, 'id'>): MixFound | null {
  const found = mixFound(context, id);
  return found && (found.isAlone || !onsetTold(context, context.note(id))?.claimed) ? found : null;
}

/** Where none of the groups changed: only what each counts. */
export function mixAlone(context: Context, { id }: Pick<MetricNote, 'id'>): MixFound | null {
  const found = context.evidence.metric(id) === null ? null : mixFound(context, id);
  return found?.isAlone ? found : null;
}

/** Whether its weights are those of dimensions that cross: of one alone, what is found of its members says it. */
const isCrossed = ({ dimensions }: MixFound) => dimensions.length > 1;

/** That it is mix, by which dimensions, and that no group of them is to be put right. */
export function mixTexts(context: Context, { id }: MetricNote): Text[] {
  const found = mixTold(context, { id });
  if (!found) return [];
  const said = mixSaid(context, found);
  return [
    ...(isCrossed(found) && !found.isAlone ? [context.catalogue.say('mix-point', said)] : []),
    ...(found.isAlone ? [context.catalogue.say(found.isEven ? 'mix-alone' : 'mix-mostly', said)] : []),
  ];
}

export function mixSaid(context: Context, { note, dimensions, mix, within, change }: MixFound) {
  return {
    dimension: dimensions.map(({ label }) => safe(label)).join(' × '),
    label: context.label(note.metric),
    mix: ref(mix.id),
    rate: ref(within.id),
    delta: ref(change.id),
  };
}

/** What the two spans are called within a sentence or a head. */
export function spansOfMix({ catalogue, ...context }: Context, { note }: MixFound): { now: Text; prior: Text } {
  if (note.of === 'periods') return { now: safe(context.now), prior: safe(context.prior ?? '') };
  const start = safe(note.start.label);
  return { now: catalogue.say('mix-span', { side: 'since', start }), prior: catalogue.say('mix-span', { side: 'before', start }) };
}

/** All months that it is told of; null where these are the two periods of the deck. */
export function spanOfMix(context: Context, { note: { months } }: MixFound): string | null {
  return months ? spanOf(context, { first: months[0], last: months[1] }) : null;
}

interface Group {
  name: Text;
  scope: Fact['scope'];
  weight: Known;
  weightBefore: Known;
  level: Known;
  levelBefore: Known;
}

/** The groups whose weights moved most, the first of them the one that came to count for more. */
export function groupsOfMix(context: Context, { note, dimensions }: MixFound): Group[] {
  const { evidence } = context;
  const groups = note.groups.flatMap((scope): Group[] => {
    const [weight, weightBefore, level, levelBefore] = (['weight_now', 'weight_prior', 'level_now', 'level_prior'] as const).map((side) =>
      evidence.byId(mixId(note, side, scope)),
    );
    const sides = dimensions.map((dimension) => ({ dimension, member: scope[dimension.id]! }));
    return weight && weightBefore && level && levelBefore
      ? [{ name: cellInWords(context, sides), scope, weight, weightBefore, level, levelBefore }]
      : [];
  });
  const grown = groups.find(({ weight, weightBefore }) => weight.value > weightBefore.value);
  return grown ? [grown, ...groups.filter((each) => each !== grown)] : groups;
}

/** What it would be at the weights of before. */
export function atOldMix({ evidence }: Context, { now, mix }: MixFound): Known {
  return evidence.workedOut(now, '.at_old_mix', now.value - mix.value, [now, mix], {
    label: `${now.label}, at the earlier mix`,
    formula: `${now.label} less what weights made`,
  });
}

/** What moved it, where it moved by nothing but weights: the group that counts for more, and the two parts of the change. */
export function mixStep(context: Context, found: MixFound): AnswerStep | null {
  const [grown] = groupsOfMix(context, found);
  if (!grown) return null;
  const said = shiftSaid(context, found, grown);
  const text = [context.catalogue.say('mix-shift', said), context.catalogue.say('mix-made', said)].join(context.space);
  return { figure: ref(grown.weight.id), text, page: idOfPage(found), isCause: true };
}

/** The group that counts for more, what the measure would be without that, and what there is in number. */
function shiftText(context: Context, found: MixFound): Text | null {
  const [grown] = groupsOfMix(context, found);
  if (!grown) return null;
  const said = shiftSaid(context, found, grown);
  const more = moreText(context, found);
  return [context.catalogue.say('mix-shift', said), context.catalogue.say('mix-constant', said), ...(more ? [more] : [])].join(
    context.space,
  );
}

function shiftSaid(context: Context, found: MixFound, grown: Group) {
  return {
    ...mixSaid(context, found),
    member: grown.name,
    weight: ref(grown.weight.id),
    before: ref(grown.weightBefore.id),
    level: ref(grown.level.id),
    levelBefore: ref(grown.levelBefore.id),
    rows: context.subjectOf(found.note.metric),
    constant: ref(atOldMix(context, found).id),
    value: ref(found.now.id),
    isEven: String(found.isEven),
  };
}

/** That there are more of what is good all the same: of a share that fell, in number. */
function moreText(context: Context, { note, change, now }: MixFound): Text | null {
  const all = Object.fromEntries(note.dimensions.map((id) => [id, '(all)']));
  const [hits, before] = (['mix_hits_now', 'mix_hits_prior'] as const).map((part) => context.evidence.byId(mixId(note, part, all)));
  const isFallen = context.note(note.metric).polarity !== 'down' && change.value < 0;
  if (!hits || !before || !isFallen || hits.value <= before.value) return null;
  return context.catalogue.say('mix-more', { hits: ref(hits.id), before: ref(before.id), rows: context.subjectOf(note.metric, now.n) });
}

/** What heads a summary that tells it first. */
export function mixTitles(context: Context, found: MixFound): readonly Text[] {
  const [grown] = groupsOfMix(context, found);
  return grown ? context.catalogue.forms('mix-shift-titles', shiftSaid(context, found, grown)) : [];
}

/** What is told of members and pairs whose weights made it, as if they had changed. */
const ofMembers: ReadonlySet<Finding['kind']> = new Set([
  'mean-driver',
  'rate-change',
  'pair',
  'mix',
  'rate-difference',
  'simpson',
  'weak-spots',
]);

export function isShadowOfMix(context: Context, { kind, metric }: Finding): boolean {
  return ofMembers.has(kind) && mixAlone(context, { id: metric }) !== null;
}

/** Whether no group changed, so that none is to be put right, nor what the weights made of them all. */
export const isEvenMix = (context: Context, metric: string): boolean => mixAlone(context, { id: metric }) !== null;

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

const idOfPage = ({ note, dimensions }: MixFound) => `mix-${note.metric}-${dimensions.map(({ id }) => id).join('-')}`;

/** The groups whose weights moved, with their levels; of one dimension where that is all that moved. */
export function mixPage(context: Context, { id: metric }: MetricNote, worth: number): Draft | null {
  const { catalogue } = context;
  const found = mixTold(context, { id: metric });
  if (!found || !(isCrossed(found) || found.isAlone)) return null;
  const { dimensions, mix, within, change, now: whole, prior: before } = found;
  const said = mixSaid(context, found);
  const { now, prior } = spansOfMix(context, found);
  const rows = groupsOfMix(context, found);
  if (rows.length < 2) return null;
  const shift = found.isAlone ? shiftText(context, found) : null;
  const split = catalogue.say('mix-point', said);
  const reading = [split, ...(found.isAlone ? mixTexts(context, context.note(metric)) : []), ...(shift ? [shift] : [])];
  const subject = context.subjectOf(metric);
  return evidencePage(context, {
    topics: [
      ...topicsOf(context.note(metric), dimensions[0]!, 'mix cause why change'),
      ...dimensions.flatMap((each) => topicsOf(null, each)),
    ],
    worth,
    metric,
    id: idOfPage(found),
    kind: 'table',
    titles: catalogue.forms('mix-crossed-titles', said),
    lead: catalogue.say('mix-shift-lead', { dimension: said.dimension, label: said.label, rows: subject }),
    notes: context.notes(reading, [mix, within, change]),
    content: {
      columns: [
        { label: said.dimension, align: 'left' },
        ...[prior, now].map((period) => ({
          label: catalogue.say('mix-columns-share', { rows: subject, period }),
          align: 'right' as const,
        })),
        ...[prior, now].map((period) => ({
          label: catalogue.say('mix-columns-level', { label: said.label, period }),
          align: 'right' as const,
        })),
      ],
      rows: [
        ...rows.map(({ name, weight, weightBefore, level, levelBefore }, at) => ({
          cells: [name, ...[weightBefore, weight, levelBefore, level].map(({ id }) => ref(id))],
          role: at === 0 ? ('highlight' as const) : ('body' as const),
        })),
        { cells: [catalogue.say('pair-all'), none, none, ref(before.id), ref(whole.id)], role: 'total' as const },
      ],
      reading,
    },
  });
}

/** A cell that has no figure. */
const none = '–';
