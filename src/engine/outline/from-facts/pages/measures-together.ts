/** Scatter of the members of a table without dates: one mean across, another up, a total as dot size. */
import type { Dimension, MetricNote } from '../../../../model/fact.ts';
import { isNamed } from '../../../insight/evidence.ts';
import { ranking } from '../../../insight/finders/rank.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

const [fewest, most] = [5, 40];
/** More labels would overlap. */
const mostNamed = 12;

export function measuresTogether(context: Context, dimension: Dimension, metrics: readonly MetricNote[], worth: number): Draft | null {
  const { catalogue, evidence, table, now } = context;
  if (table.periods.length > 0) return null;
  const [across, up] = metrics.filter(({ measured }) => measured?.how === 'mean');
  if (!across || !up) return null;
  const size = metrics.find(({ id }) => evidence.adds(id, dimension, 0, 0.5));
  const at = (metric: string, member: string) => evidence.get(metric, 0, { [dimension.id]: member });
  const points = dimension.members.flatMap((member) => {
    const [x, y, weight] = [at(across.id, member), at(up.id, member), size ? at(size.id, member) : null];
    return isNamed(member, dimension) && x && y ? [{ member, x, y, weight }] : [];
  });
  const [right, top] = [across, up].map(({ id }) => ranking(evidence, id, dimension).find(({ member }) => isNamed(member, dimension)));
  if (points.length < fewest || points.length > most || !right || !top || right.member === top.member) return null;
  const sized = size && points.every(({ weight }) => weight !== null && weight.value > 0);
  return evidencePage(context, {
    topics: topicsOf(across, dimension, `scatter ${up.label}`),
    worth,
    metric: across.id,
    dimension: dimension.id,
    id: `together-${across.id}-${up.id}-${dimension.id}`,
    kind: 'scatter',
    titles: catalogue.forms('table-two-leaders', {
      label: context.label(across.id),
      member: context.member(right.member),
      label2: context.label(up.id),
      member2: context.member(top.member),
    }),
    lead: catalogue.say('lead-by', {
      label: `${context.label(across.id)}, ${context.label(up.id)}`,
      unit: null,
      dimension: safe(dimension.label),
      now,
      prior: null,
    }),
    notes: context.notes([], [right.fact, top.fact]),
    content: {
      x: { name: context.label(across.id) },
      y: { name: context.label(up.id) },
      ...(sized && { size: { name: context.label(size.id) } }),
      points: points.map(({ member, x, y, weight }) => ({
        label: context.member(member),
        x: x.id,
        y: y.id,
        ...(sized && weight && { size: weight.id }),
      })),
      highlight: points.findIndex(({ member }) => member === right.member),
      ...(points.length <= mostNamed && { named: points.map((_, index) => index) }),
      reading: [],
    },
  });
}
