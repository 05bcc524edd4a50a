/** The result by month or quarter, and a line by itself. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft } from '../../draft.ts';
import { commentsOf } from './causes.ts';
import { courseOf, courseShort, courseText, courseTitle } from './course.ts';
import type { HeldStatement, Line } from './held.ts';
import { oneOffsOf, oneOffText, oneOffTitles } from './one-offs.ts';
import { adverse, helpful, leadOf, pageOf, sumOfAdverse } from './page.ts';
import { restAtPace } from './rest-of-year.ts';

export function course(held: HeldStatement): Draft | null {
  const found = courseOf(held);
  if (!found) return null;
  const { catalogue } = held.context;
  const { worst, steps } = found;
  const inWorst = held.lines
    .flatMap((line) => {
      const each = held.inStep(worst.step, line);
      return each ? [{ line, variance: each.variance }] : [];
    })
    .sort((a, b) => a.variance.value - b.variance.value)[0];
  const pace = restAtPace(held);
  const reading = [
    ...courseText(held, found),
    ...(pace ? [`${pace.text}${held.context.space === '' ? '。' : '.'}`] : []),
    ...(inWorst && inWorst.variance.value < 0
      ? [catalogue.say('statement-worst', { worst: held.stepName(worst.step), line: inWorst.line.label, gap: ref(inWorst.variance.id) })]
      : []),
  ];
  return pageOf(held, {
    id: 'trend-result',
    kind: 'trend',
    worth: 0.95,
    more: 'trend course month quarter',
    titles: [courseTitle(held, found), courseShort(held, found)],
    lead: leadOf(held),
    say: reading,
    figures: [worst.held.variance],
    content: {
      chart: 'column',
      periods: steps.map(({ step }) => held.stepName(step, 'short')),
      series: [{ name: catalogue.say('plan-actual'), values: steps.map((each) => each.held.actual.id) }],
      target: { name: held.head, values: steps.map((each) => each.held.planned.id) },
      highlight: steps.findIndex(({ step }) => step === (found.turn?.step ?? worst.step)),
      partial: [],
      reading,
    },
  });
}

/** A line month by month: whether it is off all along or since when. */
export function lineCourse(held: HeldStatement, line: Line, worth: number): Draft | null {
  const found = courseOf(held, line);
  if (!found || line.variance.value === 0) return null;
  const { catalogue, evidence } = held.context;
  const { steps, worse } = found;
  const good = helpful(line);
  const whole = good
    ? held.worked(
        '.favourable',
        held.lines.filter(helpful).reduce((all, each) => all + each.variance.value, 0),
        held.lines.filter(helpful).map(({ variance }) => variance),
        'sum of the favourable variances',
      )
    : sumOfAdverse(held);
  const share = evidence.workedOut(line.variance, '.share', line.variance.value / whole.value, [line.variance, whole], {
    label: `${line.label}, share`,
    formula: `${line.label} as a share of ${whole.label}`,
    unit: 'ratio',
  });
  const drawn = (fact: Known) =>
    line.kind === 'revenue'
      ? fact.id
      : evidence.workedOut(fact, '.amount', -fact.value, [fact], { label: fact.label, formula: `${fact.formula}, without its sign` }).id;
  const oneOff = oneOffsOf(held).find((each) => each.line === line);
  const reading = [
    ...commentsOf(held, line).slice(0, 2),
    ...(oneOff ? [...oneOffText(held, oneOff), ...recurring(held)] : courseText(held, found)),
    ...(share.value < 1 && !oneOff ? [catalogue.say(good ? 'statement-share-good' : 'statement-share', { share: ref(share.id) })] : []),
  ];
  const said = {
    line: line.label,
    gap: ref(line.variance.id),
    side: held.side(line, line),
    basis: held.basis,
    count: held.count('steps', steps.length),
    steps: held.steps,
  };
  const better = steps.filter((each) => helpful(each.held)).length;
  const of = { [lineDimension]: line.member };
  return pageOf(held, {
    id: `trend-line-${held.lines.indexOf(line) + 1}`,
    kind: 'trend',
    worth,
    more: line.label,
    titles: [
      ...(oneOff ? oneOffTitles(held, oneOff) : []),
      good
        ? catalogue.say('statement-trend-good', { ...said, every: better === steps.length, better: held.count('steps better', better, of) })
        : catalogue.say('statement-trend', { ...said, every: worse === steps.length, worse: held.count('steps worse', worse, of) }),
      catalogue.forms('statement-headline', { result: line.label, gap: said.gap, side: said.side, basis: held.basis, causes: [] }).at(-1)!,
    ],
    lead: leadOf(held),
    say: reading,
    figures: [line.actual, line.planned, line.variance],
    content: {
      chart: 'column',
      periods: steps.map(({ step }) => held.stepName(step, 'short')),
      series: [{ name: line.label, values: steps.map((each) => drawn(each.held.actual)) }],
      target: { name: held.head, values: steps.map((each) => drawn(each.held.planned)) },
      highlight: steps.findIndex(({ step }) => step === (oneOff?.step ?? found.turn?.step ?? found.worst.step)),
      partial: [],
      reading,
    },
  });
}

/** The line that holds the result back month after month, beside what was off by itself. */
function recurring(held: HeldStatement): Text[] {
  const { catalogue } = held.context;
  const oneOffs = oneOffsOf(held);
  const line = held.lines.find((each) => adverse(each) && !oneOffs.some((other) => other.line === each));
  if (!line || !adverse(held.total)) return [];
  return [catalogue.say('statement-recurs', { line: line.label, gap: ref(line.variance.id), basis: held.basis })];
}
