/** Distribution: the number of rows in each class of a measure, with the median and the middle half. */
import { ref } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

/** Ratio of mean to median above which a few values pull the mean up. */
const skewed = 1.5;

export function distribution(context: Context, metric: string, worth: number): Draft | null {
  const { evidence, table, source } = context;
  const { catalogue } = context;
  const [lower, median, upper, middle] = ['lower_quartile', 'median', 'upper_quartile', 'middle'].map((part) =>
    evidence.get(`${metric}.${part}`, 0),
  );
  // Most measures have no quartiles, and searching all facts for their classes is slow.
  if (!lower || !median || !upper || !middle) return null;
  const classes = of(context, metric, 'class');
  const edges = of(context, metric, 'edge');
  if (classes.length < 3) return null;
  const note = context.note(metric);
  const label = note.measured?.label ?? context.label(metric);
  const mean = note.measured?.how === 'mean' ? evidence.get(metric, 0) : null;
  const reading = [
    catalogue.say('distribution-median', { median: ref(median.id) }),
    ...(mean && median.value > 0 && mean.value > median.value * skewed
      ? [catalogue.say('distribution-skewed', { mean: ref(mean.id) })]
      : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(note, null, 'distribution spread histogram'),
    worth,
    metric,
    source,
    id: `distribution-${metric}`,
    kind: 'distribution',
    titles: [catalogue.say('distribution-title', { label, middle: ref(middle.id), lower: ref(lower.id), upper: ref(upper.id) })],
    lead: catalogue.say('distribution-lead', { label, many: table.subject.many }),
    notes: context.notes(reading, [median]),
    content: {
      name: table.subject.many,
      classes: classes.map(({ id }) => id),
      edges: edges.map(({ id }) => id),
      mark: { label: catalogue.say('distribution-mark'), value: median.id },
      reading,
    },
  });
}

/** The classes of a measure, or their lower edges, in ascending order. */
function of({ evidence }: Context, metric: string, part: 'class' | 'edge'): Known[] {
  return evidence
    .of(`${metric}.${part}`)
    .filter((fact): fact is Known => fact.value !== null)
    .sort((a, b) => Number(a.scope.from) - Number(b.scope.from));
}
