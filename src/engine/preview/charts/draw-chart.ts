/** A chart as ink: what PowerPoint and LibreOffice draw from the file's chart part. */
import type { Mark } from '../../../model/drawing.ts';
import type { ChartElement } from '../../../model/layout.ts';
import type { ColorTable } from '../../brand/colors.ts';
import { type ChartText, chartFrame } from '../../charts/chart-frame.ts';
import { axisLine, axisTexts, gridlines } from './axes.ts';
import { barsOf, drawBar } from './bars.ts';
import { dotsOf, drawDot } from './dots.ts';
import { legend } from './legend.ts';
import { drawLine, linesOf } from './lines.ts';
import { planeOf } from './plane.ts';
import { barLabel, dotLabel, pointLabel } from './value-labels.ts';

/** Marks in points from the page's top left, in drawing order. */
export function drawChart(element: ChartElement, colors: ColorTable, text: ChartText): Mark[] {
  const plane = planeOf(element, chartFrame(element, text), text, colors);
  const [bars, lines, dots] = [barsOf(plane), linesOf(plane), dotsOf(plane)];
  return [
    ...gridlines(plane),
    ...bars.flatMap((bar) => drawBar(bar, plane)),
    ...axisLine(plane),
    ...lines.flatMap((line) => drawLine(line, plane)),
    ...dots.flatMap((dot) => drawDot(dot, plane)),
    ...axisTexts(plane),
    ...bars.flatMap((bar) => barLabel(bar, plane)),
    ...lines.flatMap(({ points }) => points.flatMap((point) => pointLabel(point, plane))),
    ...dots.flatMap((dot) => dotLabel(dot, plane)),
    ...legend(plane),
  ];
}
