/** A layout in which every chart says where its plot area is, so that no program decides it. */
import { fontOf } from '../../model/brand-kit.ts';
import { languages } from '../../model/language.ts';
import type { Element, Layout } from '../../model/layout.ts';
import { type ChartText, chartFrame } from './chart-frame.ts';

export function withPlots(layout: Layout): Layout {
  const text = chartTextOf(layout);
  const placed = (element: Element): Element =>
    element.type === 'chart' && !element.plot ? { ...element, plot: chartFrame(element, text).plot } : element;
  return { ...layout, slides: layout.slides.map((slide) => ({ ...slide, elements: slide.elements.map(placed) })) };
}

export function chartTextOf({ brandKit, language }: Pick<Layout, 'brandKit' | 'language'>): ChartText {
  return { font: fontOf(brandKit, 'body'), language, rtl: languages[language].direction === 'rtl' };
}
