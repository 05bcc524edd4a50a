/** Trend: a measure over its periods; columns for amounts, a line for rates; incomplete periods are marked and never compared. */
import type { Period } from '../../../../model/period.ts';
import { monthlyChurn } from '../../../../model/recurring-revenue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { monthName } from '../../../language/span-name.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { largestRow, largestRowTexts } from '../largest-row.ts';
import { stoodAt } from '../plain-change.ts';
import { targetText } from '../target-text.ts';
import { saidOf, type Told } from '../told.ts';
import { topicsOf } from '../topics.ts';
import { courseOf, courseText, lengthOf, seasonText, seasonTitles, sentence, toDateTexts } from './course.ts';
import { yearPairs } from './year-on-year.ts';

const mostReading = 4;

export function trend(context: Context, metric: string, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const note = context.note(metric);
  const isRate = note.unit === 'ratio';
  // A sum over part of a period is short and drawn so; a partial rate is just another rate, and a line would compare it.
  const spans = context.periodsWith(metric).filter(({ period }) => !(isRate && period.partial));
  const months = byMonth(context, metric);
  const points = months ?? inMonths(context, metric, spans.length) ?? spans;
  const value = evidence.get(metric, 0);
  if (points.length < 2 || !value) return null;
  const finding = context.moveOf(metric);
  // A constant zero is no story.
  if (isRate && value.value === 0 && (!finding || finding.direction === 'flat')) return null;
  const told = finding && context.told(finding);
  const partial = points.flatMap(({ period }, index) => (period.partial ? [index] : []));
  const [target, attainment] = [evidence.get(`${metric}.target`, 0), evidence.get(`${metric}.attainment`, 0)];
  const reached = context.find('threshold', metric);
  const course = courseOf(context, metric);
  const large = largestRow(context, metric);
  const yoy = context.find('yoy', metric);
  const season = seasonText(context, metric);
  // The trend is the title if the last change is negligible.
  const leads =
    course && (!finding || finding.withinNoise || finding.kind === 'steady') && season === null ? courseText(context, course) : null;
  const behind = behindText(context, metric);
  // Of what keeps rising or falling, the usual range says nothing.
  const within = finding?.withinNoise === true && finding.direction !== 'flat' && !course;
  const reading: Text[] = [
    ...(told ? [catalogue.say('trend-change', saidOf(told))] : []),
    // What changes how the figure is read comes before what explains or qualifies it.
    ...(large ? [largestRowTexts(context, large).join(context.space)] : []),
    ...(season ? [season] : []),
    ...(course && !leads ? [sentence(context, courseText(context, course) ?? '')] : []),
    ...effectsText(context, metric),
    ...(within && !isExtreme(context, metric) ? [withinText(context, behind)] : []),
    ...(isRate && reached ? [targetText(context, reached) ?? ''].filter(Boolean) : []),
    ...(!isRate && target && attainment
      ? [catalogue.say('trend-attained', { attainment: ref(attainment.id), target: ref(target.id) })]
      : []),
    // The year-on-year page says it, if there is one.
    ...(yoy && !season && yearPairs(context, metric).length === 0 ? [catalogue.say('trend-change', saidOf(context.told(yoy)))] : []),
    ...(metric === context.insights.headline ? toDateTexts(context, metric) : []),
    ...(partial.length > 0 ? [catalogue.say('trend-partial', { periods: partial.map((index) => points[index]!.period.label) })] : []),
    // Too many companion figures would crowd out the trend.
    ...context.besides(metric).slice(0, 1),
    ...(behind && !within ? [catalogue.say('trend-behind', { ...behind, now })] : []),
  ].slice(0, mostReading);
  const targets = points.map(({ period }) => evidence.get(`${metric}.target`, period.offset)?.id ?? null);
  const first = points[0]!.period.label;
  return evidencePage(context, {
    topics: topicsOf(note, null, 'trend'),
    worth,
    metric,
    proves: [finding, target ? context.find('threshold', metric) : null, context.find('seasonal', metric), course, large].flatMap((each) =>
      each ? [each.id] : [],
    ),
    id: `trend-${metric}`,
    kind: 'trend',
    titles: [
      ...(leads ? [leads] : []),
      ...(told ? titlesOf(context, metric, told) : []),
      catalogue.say('trend-plain', { label: context.label(metric), value: ref(value.id), now }),
    ],
    lead: context.leadSpan([metric], first, points.at(-1)!.period.label),
    notes: context.notes(reading, [value, finding ? evidence.byId(finding.facts.delta!) : null]),
    content: {
      // A line of two or three points looks empty and says no more than columns.
      chart: (isRate && points.length > 3) || points.length > 12 ? 'line' : 'column',
      periods: points.map(({ period }) => safe(points === spans ? period.label : monthName(period.start, context.brief.language))),
      series: [
        { name: context.label(metric), values: points.map(({ fact }) => fact.id) },
        ...(months && months.filter(({ before }) => before !== null).length >= mostlyKnown
          ? [{ name: catalogue.say('trend-year-before'), values: months.map(({ before }) => before?.id ?? null) }]
          : []),
      ],
      ...(target && targets.filter((id) => id !== null).length > 1
        ? { target: { name: catalogue.say('trend-target'), values: targets } }
        : {}),
      ...(note.polarity !== 'neutral' && { good: note.polarity }),
      highlight: Math.max(
        0,
        points.findIndex(({ period }) =>
          leads && course?.at && course.kind === 'change-point' ? period.id === course.at : period.offset === points.at(-1)!.period.offset,
        ),
      ),
      partial,
      reading,
    },
  });
}

/** Months of a year, and those of the year before that have to be known to stand beside them. */
const yearOfMonths = 12;
const mostlyKnown = 9;

/** Of churn by the month, the months of the last year, each with that of the year before. */
function byMonth({ evidence, table }: Context, metric: string): { period: Period; fact: Known; before: Known | null }[] | null {
  if (!(monthlyChurn as readonly string[]).includes(metric)) return null;
  const points = table.months
    .filter(({ end, partial }) => end <= table.reporting.end && !partial)
    .slice(-yearOfMonths)
    .flatMap((period) => {
      const fact = evidence.get(metric, `m${period.offset}`);
      return fact ? [{ period, fact, before: evidence.get(metric, `m${period.offset - yearOfMonths}`) }] : [];
    });
  return points.length > leastPoints ? points : null;
}

/** Fewer points are no course. */
const leastPoints = 3;
/** Two years and the month in progress. */
const mostMonths = 25;

/** Of long periods that are too few to be a course, their months; null where they are enough, or have none. */
function inMonths({ evidence, table }: Context, metric: string, periods: number): { period: Period; fact: Known }[] | null {
  const { prior, reporting, months } = table;
  if (periods >= leastPoints || !prior) return null;
  const within = months.filter(({ start, end, partial }) => start >= prior.start && end <= reporting.end && !partial);
  const points = within.flatMap((period) => {
    const fact = evidence.get(metric, `m${period.offset}`);
    return fact ? [{ period, fact }] : [];
  });
  return points.length === within.length && points.length > 2 * leastPoints && points.length <= mostMonths ? points : null;
}

/** What a trend's reading says of the change since the prior period; a page that compares with the prior year leaves it out. */
export function sincePrior(context: Context, metric: string): Text[] {
  const finding = context.moveOf(metric);
  const told = finding ? [context.catalogue.say('trend-change', saidOf(context.told(finding)))] : [];
  return [
    ...told,
    ...effectsText(context, metric),
    ...(isExtreme(context, metric) ? [] : [withinText(context, behindText(context, metric))]),
  ];
}

/** Periods from which the highest or lowest of all is called no usual one, whatever single changes come to. */
const fewestOfCourse = 6;

function isExtreme({ evidence }: Context, metric: string): boolean {
  const values = evidence.complete.flatMap(({ offset }) => evidence.get(metric, offset)?.value ?? []);
  const now = evidence.get(metric, 0)?.value;
  const others = values.slice(0, -1);
  return (
    now !== undefined && values.length >= fewestOfCourse && (others.every((value) => value > now) || others.every((value) => value < now))
  );
}

interface Behind {
  rows: string;
  subject: string;
}

/** The rows of the figure; null for a single one, which is the figure itself. */
function behindText(context: Context, metric: string): Behind | null {
  const value = context.evidence.get(metric, 0);
  return value && value.n > 1 ? { rows: ref(context.evidence.rowsBehind(value).id), subject: context.subjectOf(metric, value.n) } : null;
}

function withinText(context: Context, behind: Behind | null): Text {
  return context.catalogue.say('usual-within', { rows: behind?.rows, subject: behind?.subject, length: lengthOf(context) });
}

/** How many adjacent complete periods moved the same way as the last one. */
/** Maximum number of rises or falls in a row that are spelled out. */
const longest = 6;

function runOf(context: Context, metric: string): number {
  const values = context.evidence.complete.map((period) => context.evidence.get(metric, period.offset)?.value ?? null);
  let run = 0;
  let sign = 0;
  for (let index = values.length - 1; index > 0; index--) {
    const [now, before] = [values[index], values[index - 1]];
    if (now === null || before === null || now === undefined || before === undefined) break;
    const step = Math.sign(now - before);
    if (step === 0 || (sign !== 0 && step !== sign)) break;
    sign = step;
    run++;
  }
  return run;
}

/** The prior year if the season explains the change, the level if the change is within its normal range, otherwise the change. */
function titlesOf(context: Context, metric: string, told: Told): readonly Text[] {
  const { catalogue } = context;
  // The season itself is in the reading and in the summary's title.
  const seasonal = seasonTitles(context, metric);
  if (seasonal) return seasonal.year;
  const stood = stoodAt(context, told.finding, 'trend');
  if (stood) return [stood];
  const run = runOf(context, metric);
  return context.note(metric).unit === 'ratio'
    ? catalogue.forms('trend-rate', saidOf(told))
    : catalogue.forms('trend-titles', { ...saidOf(told), run: told.finding.direction === 'flat' || run < 2 || run > longest ? null : run });
}

/** Of a change of sales, what the number of orders made and what each of them came to. */
function effectsText(context: Context, metric: string): Text[] {
  const [volume, size] = ['volume_effect', 'size_effect'].map((effect) => context.evidence.get(`${metric}.${effect}`, 0));
  if (!volume || !size || volume.value === 0) return [];
  return [context.catalogue.say('trend-effects', { volume: ref(volume.id), size: ref(size.id), subject: context.subjectOf(metric) })];
}
