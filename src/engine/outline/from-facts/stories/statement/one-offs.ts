/** Months that are off by themselves: one month of a line far off its own pattern, as large as to matter to the result. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import { lineDimension, stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import { fitTitle } from '../../titles.ts';
import type { HeldStatement, Line } from './held.ts';

export interface OneOff {
  line: Line;
  step: string;
  /** Amount of the line in that step, and the median of its other steps. */
  amount: Known;
  usual: Known;
  /** What it did to the variance: that of the step less the median of the others. */
  size: Known;
  /** It is the latest step of a year that goes on: the next will show whether it is a new level. */
  latest: boolean;
}

/** Fewer steps have no pattern. */
const fewest = 6;
/** From so many steps on, two of them may be off by themselves; a line with more is one of ups and downs. */
const forTwo = 10;
/** Standard deviations from the median, by the median absolute deviation, and parts of a usual amount, both needed. */
const far = { deviations: 6, part: 0.25 } as const;
/** Parts of the planned result (of planned costs, where there is no revenue) and of the whole variance. */
const large = { ofResult: 0.03, ofCosts: 0.01, ofVariance: 0.1 } as const;

/** The largest first. */
export function oneOffsOf(held: HeldStatement): readonly OneOff[] {
  return held.context.evidence.once('statement one-offs', () =>
    held.lines.flatMap((line) => inLine(held, line)).sort((a, b) => Math.abs(b.size.value) - Math.abs(a.size.value)),
  );
}

function inLine(held: HeldStatement, line: Line): OneOff[] {
  const { note, total, context, costsOnly } = held;
  const steps = note.steps.flatMap((step) => {
    const each = held.inStep(step, line);
    return each ? [{ step, ...each }] : [];
  });
  if (steps.length < fewest || steps.length < note.steps.length) return [];
  const [amounts, variances] = [steps.map(({ actual }) => actual.value), steps.map(({ variance }) => variance.value)];
  const usual = Math.abs(median(amounts));
  const isFar = (values: readonly number[], value: number) => {
    const middle = median(values);
    const spread = 1.4826 * median(values.map((each) => Math.abs(each - middle)));
    return Math.abs(value - middle) > Math.max(far.deviations * spread, far.part * usual);
  };
  // A season that the plan has is no one-off, and neither is a plan that did not come true.
  const found = steps.flatMap((_, at) => (isFar(amounts, amounts[at]!) && isFar(variances, variances[at]!) ? [at] : []));
  const [first, second] = found;
  if (first === undefined || found.length > (steps.length >= forTwo ? 2 : 1)) return [];
  // Two in a row are a level, unless one takes the other back; so may the first be, from which all others differ.
  const isLevel = second === first + 1 && Math.sign(variances[first]!) === Math.sign(variances[second]!);
  if (isLevel || first === 0) return [];
  const least = Math.max(
    Math.abs(total.planned.value) * (costsOnly ? large.ofCosts : large.ofResult),
    Math.abs(total.variance.value) * large.ofVariance,
  );
  return found.flatMap((at): OneOff[] => {
    const { step, actual, variance } = steps[at]!;
    const others = steps.filter((_, other) => other !== at);
    const scope = { [lineDimension]: line.member, [stepDimension]: step };
    const size = variance.value - median(others.map((each) => each.variance.value));
    if (Math.abs(size) < least) return [];
    const worked = (like: Known, suffix: string, value: number, from: readonly Known[], formula: string) =>
      context.evidence.workedOut(like, suffix, value, from, { label: `${line.label}, ${formula}`, formula, scope });
    return [
      {
        line,
        step,
        amount: actual,
        usual: worked(
          actual,
          '.usual',
          median(others.map((each) => each.actual.value)),
          others.map((each) => each.actual),
          'median of the other steps',
        ),
        size: worked(
          variance,
          '.one_off',
          size,
          steps.map((each) => each.variance),
          'variance of the step less the median of the others',
        ),
        latest: at === steps.length - 1 && note.ahead.length > 0,
      },
    ];
  });
}

/** What the result would have been without it. */
function withoutIt(held: HeldStatement, { line, size, step }: OneOff): Known {
  return held.worked(
    '.without_one_off',
    held.total.variance.value - size.value,
    [held.total.variance, size],
    `variance without ${line.label} in ${step}`,
    {
      [lineDimension]: line.member,
      [stepDimension]: step,
    },
  );
}

/** That it is one, and what the result would have been without it; shorter forms last. */
export function oneOffTitles(held: HeldStatement, found: OneOff): Text[] {
  const { context, basis, result, costsOnly } = held;
  const { line, size, step, latest } = found;
  const without = withoutIt(held, found);
  const said = { line: line.label, step: held.stepName(step), size: ref(size.id) };
  if (latest)
    return [context.catalogue.say('statement-one-off-latest', { ...said, gap: ref(line.variance.id), side: held.side(line, line), basis })];
  const side = without.value > 0 !== costsOnly ? 'above' : 'below';
  return [
    ...(without.value === 0 ? [] : [context.catalogue.say('statement-one-off', { ...said, result, rest: ref(without.id), side, basis })]),
    context.catalogue.say('statement-one-off-short', said),
  ];
}

/** How far the month is from a usual one, and what recurs. */
export function oneOffText(held: HeldStatement, found: OneOff): Text[] {
  const { catalogue, space } = held.context;
  const { line, step, amount, usual, latest } = found;
  const titles = oneOffTitles(held, found);
  const at = held.stepName(step);
  return [
    catalogue.say('statement-usual', { line: line.label, step: at, amount: held.shown(line, amount), usual: held.shown(line, usual) }),
    ...(latest ? [catalogue.say('statement-one-off-open', { step: at })] : []),
    // Where the title has no room for it.
    ...(latest || fitTitle(titles) === titles[0] ? [] : [`${titles[0]!}${space === '' ? '。' : '.'}`]),
  ];
}

/** What all of them did to the variance of the result, or of a line; null where there are none. */
export function sumOfOneOffs(held: HeldStatement, line?: Line): Known | null {
  const found = oneOffsOf(held).filter((each) => line === undefined || each.line === line);
  if (found.length === 0) return null;
  const value = found.reduce((sum, { size }) => sum + size.value, 0);
  const scope = line ? { [lineDimension]: line.member } : {};
  return held.worked(
    '.one_offs',
    value,
    found.map(({ size }) => size),
    'sum of the one-offs',
    scope,
  );
}

/** The variance of a step without what was off by itself in it. */
export function withoutOneOffs(held: HeldStatement, step: string, variance: number, line?: Line): number {
  return oneOffsOf(held).reduce(
    (left, each) => left - (each.step === step && (line === undefined || each.line === line) ? each.size.value : 0),
    variance,
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
