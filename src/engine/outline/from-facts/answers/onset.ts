/** Since when a rate that is asked about is another one, and where. */
import type { MetricNote, OnsetNote } from '../../../../model/fact.ts';
import { onsetId } from '../../../../model/fact.ts';
import { directionOf } from '../../../../model/finding.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { pOfZ } from '../../../insight/statistics.ts';
import type { Context } from '../context.ts';
import { cellInWords } from '../pages/cells.ts';

/** Chance over everything that was looked at, from which it is claimed, and of one place, from which it is told as what to look into. */
const chance = { all: 0.05, one: 0.01 } as const;
/** Months next to each other part the same rows nearly alike: of so many, one counts. */
const alikeMonths = 2;
/** A smaller change is nothing to act on. */
const leastPoints = 0.05;

interface Onset {
  note: OnsetNote;
  after: Known;
  before: Known;
  claimed: boolean;
  text: Text;
  said: Readonly<Record<'cell' | 'label' | 'start' | 'value' | 'before', Text>>;
}

/** Null where nothing parted, or only what went the other way than the whole. */
export function onsetTold(context: Context, { id }: MetricNote): Onset | null {
  return context.evidence.once(`onset ${id}`, () => findOnset(context, id));
}

function findOnset(context: Context, metric: string): Onset | null {
  const { catalogue, evidence, table } = context;
  const note = table.onsets?.find((each) => each.metric === metric);
  if (!note) return null;
  const [after, before, othersAfter, othersBefore] = (['after', 'before', 'others_after', 'others_before'] as const).map((side) =>
    evidence.byId(onsetId(note, side)),
  );
  const sides = Object.entries(note.scope).flatMap(([id, member]) => {
    const dimension = evidence.dimension(id);
    return dimension ? [{ dimension, member }] : [];
  });
  if (!after || !before || !othersAfter || !othersBefore || sides.length < Object.keys(note.scope).length) return null;
  const moved = after.value - before.value;
  const way = context.moveOf(metric)?.direction;
  const p = pOfZ(note.z);
  if (Math.abs(moved) < leastPoints || p >= chance.one || (way !== undefined && way !== 'flat' && way !== directionOf(moved))) return null;
  const claimed = p * note.looked * Math.max(1, note.months / alikeMonths) < chance.all;
  const said = {
    cell: cellInWords(context, sides),
    label: context.label(metric),
    start: note.start.label,
    value: ref(after.id),
    before: ref(before.id),
  };
  const rows = { rows: ref(evidence.rowsBehind(after).id), subject: context.subjectOf(metric, after.n) };
  const count = () =>
    ref(evidence.count(`${metric}_places`, 'Places looked at', note.looked, {}, 'members and their crossings with rows enough').id);
  const text = claimed
    ? catalogue.say('onset-point', { ...said, ...rows, others: ref(othersAfter.id), othersBefore: ref(othersBefore.id) })
    : catalogue.say('onset-maybe', { ...said, ...rows, count: count() });
  return { note, after, before, claimed, text, said };
}
