/** The legend: names of series in one row above the plot, each behind a sign of how it is drawn. */
import type { Mark } from '../../../model/drawing.ts';
import { legendHeight, textWidth } from '../../charts/chart-frame.ts';
import { chartSeries } from '../../charts/series.ts';
import { dashes } from './bars.ts';
import { outline, rectangle, writtenText } from './ink.ts';
import type { Plane } from './plane.ts';

/** Ems. */
const swatch = { bar: 0.5, line: 2 } as const;
const gaps = { name: 0.4, entry: 1 } as const;

export function legend(plane: Plane): Mark[] {
  const { element, box, colors, text } = plane;
  if (!element.legend) return [];
  const em = element.size;
  const entries = chartSeries(element).flatMap(({ series, group }) => {
    if (series.color === 'none' || series.guide) return [];
    const sign = (group === 'bar' || group === 'dots' ? swatch.bar : swatch.line) * em;
    return [{ series, group, color: colors[series.color], sign, w: sign + gaps.name * em + textWidth(series.name, element, text) * 72 }];
  });
  const whole = entries.reduce((sum, { w }) => sum + w, 0) + gaps.entry * em * (entries.length - 1);
  const y = box.y + (legendHeight(element) * 72) / 2;
  let left = box.x + (box.w - whole) / 2;
  return (text.rtl ? entries.toReversed() : entries).flatMap(({ series, group, color, sign, w }): Mark[] => {
    const x = text.rtl ? left + w - sign : left;
    const quiet = series.asLine === true && element.chart !== 'line';
    const base = { type: 'path', element: element.name, role: 'legend' } as const;
    const width = quiet ? 1.5 : 2.25;
    const drawn: Mark =
      group === 'bar' || group === 'dots'
        ? {
            ...base,
            d: rectangle({ x, y: y - sign / 2, w: sign, h: sign }),
            ...(series.plan ? { stroke: { color, width: 1.25 } } : { fill: color }),
          }
        : {
            ...base,
            d: outline(
              [
                { x, y },
                { x: x + sign, y },
              ],
              false,
            ),
            stroke: { color, width, ...(quiet && { dash: dashes(width) }) },
          };
    const name = { text: series.name, y, color: colors['ink-65'], role: 'legend' } as const;
    const mark = writtenText(
      text.rtl
        ? { ...name, x: left + w - sign - gaps.name * em, align: 'right' }
        : { ...name, x: left + sign + gaps.name * em, align: 'left' },
      plane,
    );
    left += w + gaps.entry * em;
    return [drawn, mark];
  });
}
