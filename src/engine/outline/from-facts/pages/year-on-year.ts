/** Year on year: a measure's last periods, each against the same one a year earlier. */
import type { Period } from '../../../../model/period.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { boardBasis } from '../summary-title.ts';
import { saidOf } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { lengthOf, seasonTitles, yearTitles } from './course.ts';

const most = 6;
const least = 3;

interface Pair {
  period: Period;
  value: Known;
  before: Known;
}

/** Empty unless the measure is the headline and several periods have a prior year. */
export function yearPairs(context: Context, metric: string): Pair[] {
  const { evidence } = context;
  const year = evidence.yearBefore;
  if (metric !== context.insights.headline || !year) return [];
  const pairs = evidence.complete.flatMap((period): Pair[] => {
    const then = evidence.complete.find(({ offset }) => offset === period.offset + year.offset);
    const [value, before] = [evidence.get(metric, period.offset), then && evidence.get(metric, then.offset)];
    return value && before ? [{ period, value, before }] : [];
  });
  return pairs.length >= least ? pairs.slice(-Math.min(most, Math.max(4, -year.offset))) : [];
}

export function yearOnYear(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue } = context;
  const pairs = yearPairs(context, metric);
  const yoy = context.find('yoy', metric);
  if (pairs.length === 0) return null;
  const label = context.label(metric);
  const above = context.count(
    'periods_above',
    'Periods above the year before',
    pairs.filter(({ value, before }) => value.value > before.value).length,
    { metric },
  );
  const outOf = context.count('periods_compared', 'Periods compared with the year before', pairs.length, { metric });
  const { value: aboves } = context.evidence.byId(above)!;
  const count =
    aboves === 0 || aboves === pairs.length
      ? catalogue.say('year-each', { label, above: aboves > 0, outOf: ref(outOf), length: lengthOf(context) })
      : catalogue.say('year-above', { label, periods: ref(above), outOf: ref(outOf), length: lengthOf(context) });
  // The trend's title has the prior year if the season explains the change; the summary's does for a board.
  const saidBefore = seasonTitles(context, metric) !== null || boardBasis(context, metric) !== null;
  const last = pairs.at(-1)!;
  const reading: Text[] = [
    ...(yoy
      ? [catalogue.say('trend-change', saidOf(context.told(yoy)))]
      : [catalogue.say('year-pair', { period: safe(last.period.label), value: ref(last.value.id), before: ref(last.before.id) })]),
    ...pairs
      .slice(0, -1)
      .slice(-2)
      .toReversed()
      .map(({ period, value, before }) =>
        catalogue.say('year-pair', { period: safe(period.label), value: ref(value.id), before: ref(before.id) }),
      ),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(metric), null, 'year yearly annual season'),
    worth,
    metric,
    proves: yoy ? [yoy.id] : [],
    id: `year-on-year-${metric}`,
    kind: 'comparison',
    titles: yoy && !saidBefore ? [...yearTitles(context, yoy), count] : [count],
    lead: catalogue.say('year-lead', {
      label,
      unit: context.unit(metric),
      first: safe(pairs[0]!.period.label),
      last: safe(last.period.label),
    }),
    notes: context.notes(reading, [last.value, last.before]),
    content: {
      bars: false,
      categories: pairs.map(({ period }) => safe(period.label)),
      series: [
        { name: catalogue.say('year-year-before'), values: pairs.map(({ before }) => before.id) },
        { name: catalogue.say('year-same-year'), values: pairs.map(({ value }) => value.id) },
      ],
      highlight: 1,
      reading,
    },
  });
}
