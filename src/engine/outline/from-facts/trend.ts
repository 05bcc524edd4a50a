/** Trend: a measure over its periods; columns for amounts, a line for rates; incomplete periods shown as such and never compared. */
import type { Text } from '../text.ts';
import { type Context, safe } from './context.ts';
import type { Draft } from './draft.ts';
import { fitTitle } from './fit-title.ts';
import { topicsOf } from './topics.ts';

export function trend(context: Context, metric: string, worth: number): Draft | null {
  const { phrases, evidence, now } = context;
  const source = context.sourceOf(metric);
  const note = context.note(metric);
  const isRate = note.unit === 'ratio';
  // A sum over part of a period is short and drawn so; a rate over part of one is merely another rate, and a line would compare it.
  const points = context.periodsWith(metric).filter(({ period }) => !(isRate && period.partial));
  const value = evidence.get(metric, 0);
  if (points.length < 2 || !value) return null;
  const finding = context.moveOf(metric);
  const told = finding && context.told(finding);
  const partial = points.flatMap(({ period }, index) => (period.partial ? [index] : []));
  const [target, attainment] = [evidence.get(`${metric}.target`, 0), evidence.get(`${metric}.attainment`, 0)];
  const reading: Text[] = [
    ...(told ? [phrases.trend.change(told)] : []),
    ...(target && attainment ? [phrases.trend.attained(attainment.id, target.id)] : []),
    // One row is the figure itself.
    ...(value.n > 1 ? [phrases.trend.behind(evidence.rowsBehind(value).id, context.subjectOf(metric), now)] : []),
    ...context.besides(metric),
    ...(partial.length > 0 ? [phrases.trend.partial(partial.map((index) => points[index]!.period.label))] : []),
  ];
  const targets = points.map(({ period }) => evidence.get(`${metric}.target`, period.offset)?.id ?? null);
  const first = points[0]!.period.label;
  return {
    part: 'evidence',
    topics: topicsOf(note, null, 'trend'),
    worth,
    metric,
    proves: [finding, target ? context.find('threshold', metric) : null].flatMap((each) => (each ? [each.id] : [])),
    slide: {
      id: `trend-${metric}`,
      kind: 'trend',
      title: fitTitle(
        told
          ? isRate
            ? phrases.trend.rate(told)
            : phrases.trend.titles(told, runOf(context, metric))
          : [phrases.trend.plain(context.label(metric), value.id, now)],
      ),
      lead: phrases.lead.span(context.label(metric), context.unit(metric), first, points.at(-1)!.period.label),
      section: phrases.sections.evidence,
      ...(source ? { source } : {}),
      notes: context.notes(reading, [value, finding ? evidence.byId(finding.facts.delta!) : null]),
      content: {
        // A line of two or three points leaves the page empty and says no more than columns.
        chart: (isRate && points.length > 3) || points.length > 12 ? 'line' : 'column',
        periods: points.map(({ period }) => safe(period.label)),
        series: [{ name: context.label(metric), values: points.map(({ fact }) => fact.id) }],
        ...(target && targets.filter((id) => id !== null).length > 1 ? { target: { name: phrases.trend.target, values: targets } } : {}),
        highlight: Math.max(
          0,
          points.findIndex(({ period }) => period.offset === 0),
        ),
        partial,
        reading,
      },
    },
  };
}

/** How many neighbouring complete periods moved the way the last one did. */
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
