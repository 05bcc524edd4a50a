/** The colours a slide is drawn in, once for each use. */
import type { ColorToken, Element, LayoutSlide, Run } from '../../model/layout.ts';

export function colorsOf({ dark, elements }: Pick<LayoutSlide, 'dark' | 'elements'>): ColorToken[] {
  return [dark ? 'dark' : 'paper', ...elements.flatMap(colorsIn)];
}

function colorsIn(element: Element): ColorToken[] {
  if (element.type === 'icon' || element.type === 'connector') return [element.color];
  if (element.type === 'picture') return [];
  if (element.type === 'table')
    return element.rows.flatMap(({ cells }) => cells.flatMap(({ runs, fill }) => [...ofRuns(runs, 'ink'), ...defined(fill)]));
  if (element.type === 'chart') {
    return element.series.flatMap(({ color, points = {}, labels, labelTexts, labelColor = 'ink' }) => [
      ...(color === 'none' ? [] : [color]),
      ...Object.values(points),
      ...(labels === false && !labelTexts ? [] : [labelColor]),
    ]);
  }
  return [
    ...element.paragraphs.flatMap(({ runs }) => ofRuns(runs, element.color)),
    ...defined(element.fill),
    ...defined(element.line?.color),
  ];
}

function ofRuns(runs: readonly Run[], usual: ColorToken): ColorToken[] {
  return runs.filter(({ text }) => text.trim() !== '').map(({ color = usual }) => color);
}

function defined(color: ColorToken | undefined): ColorToken[] {
  return color === undefined ? [] : [color];
}
