/** Ends and steps of value axes: as given, otherwise as PowerPoint chooses them. */
import type { ChartElement } from '../../model/layout.ts';
import { chartSeries, isDrawn, isPercent, isStacked } from './series.ts';

export interface AxisEnds {
  min: number;
  max: number;
  /** Distance of gridlines and axis numbers. */
  step: number;
}

interface Given {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** Space above the highest and below the lowest value, as a share of their range. */
const air = 0.05;
/** If the lowest value is closer to the highest than this share of it, an axis of positions does not start at zero. */
const close = 1 / 6;

/** A shorter axis has no steps that a number can hold. */
const least = 1e-300;

/** `room`: how many axis numbers have space along the axis. https://support.microsoft.com/kb/214075 */
export function axisEnds(values: readonly number[], given: Given, room: number): AxisEnds {
  const highest = Math.max(...values, Number.NEGATIVE_INFINITY);
  const lowest = Math.min(...values, Number.POSITIVE_INFINITY);
  const [high, low] = values.length === 0 || (highest === 0 && lowest === 0) ? [1, 0] : [highest, lowest];
  const top = given.max ?? (high > 0 ? high + air * (high - Math.min(low, given.min ?? floorOf(low, high))) : 0);
  const bottom = given.min ?? (low < 0 ? low - air * (Math.max(high, 0) - low) : floorOf(low, high));
  const span = top - bottom > least ? top - bottom : Math.max(Math.abs(top), 1);
  const step = given.step ?? roundUp(span / Math.max(2, room));
  return {
    min: given.min ?? tidy(Math.floor(bottom / step + 1e-9) * step, step),
    max: given.max ?? tidy(Math.ceil(top / step - 1e-9) * step || step, step),
    step,
  };
}

/** Where an axis of positive values starts: at zero, unless all are close to one another. */
function floorOf(low: number, high: number): number {
  return low > 0 && high - low < high * close ? low - (high - low) / 2 : Math.min(0, low);
}

/** Sums of steps without their binary dust. */
function tidy(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toPrecision(12));
}

/** The next of 1, 2, 5, 10 …. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return Number((([1, 2, 5].find((step) => step * power >= size * (1 - 1e-9)) ?? 10) * power).toPrecision(6));
}

/** Bars start at zero by default, because readers compare their length. */
export function givenEnds(element: ChartElement): Given {
  const { min, max, step } = element.axis;
  const fromZero =
    element.chart !== 'line' && element.series.every((series) => series.values.every((value) => value === null || value >= 0));
  return { min: finite(min ?? (fromZero ? 0 : undefined)), max: finite(max), step: finite(step) };
}

const finite = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value : undefined);

/** Ends of the axis that most series are on. */
export function valueEnds(element: ChartElement, room: number): AxisEnds {
  const given = givenEnds(element);
  if (isPercent(element)) return axisEnds([0, 1], { min: 0, max: 1, ...(given.step !== undefined && { step: given.step }) }, room);
  return axisEnds(reached(element), given, room);
}

/** Every height that something on the main axis reaches. */
function reached(element: ChartElement): number[] {
  const all = chartSeries(element).filter(({ group }) => group !== 'secondary');
  const bars = all.filter(({ group }) => group === 'bar').map(({ series }) => series.values);
  const others = all.flatMap(({ series, group }) => (group === 'bar' && isStacked(element) ? [] : series.values.filter(isDrawn)));
  const sums = isStacked(element)
    ? element.categories.flatMap((_, index) => {
        const column = bars.map((values) => values[index]).filter(isDrawn);
        const sum = (part: (value: number) => boolean) => column.filter(part).reduce((total, value) => total + value, 0);
        return [sum((value) => value > 0), sum((value) => value < 0)];
      })
    : [];
  const zero = bars.length > 0 ? [0] : [];
  return [...others, ...sums, ...zero];
}
