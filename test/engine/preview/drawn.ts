/** Pages of a few elements, drawn. */
import { draw } from '../../../src/engine/preview/draw.ts';
import type { DrawnPage, ImageMark, PathMark, TextMark } from '../../../src/model/drawing.ts';
import type { Element, Layout, LayoutSlide } from '../../../src/model/layout.ts';
import { deck, slide } from '../pptx/fixtures/layout.ts';

/** One page with these elements; its title is left out. */
export async function pageOf(elements: Element[], more: Partial<LayoutSlide> = {}, layout: Partial<Layout> = {}): Promise<DrawnPage> {
  const { pages } = await draw(deck([{ ...slide('page', []), elements, ...more }], layout));
  return pages[0]!;
}

export const textsOf = ({ marks }: DrawnPage) => marks.filter((mark): mark is TextMark => mark.type === 'text');
export const pathsOf = ({ marks }: DrawnPage) => marks.filter((mark): mark is PathMark => mark.type === 'path');
export const imagesOf = ({ marks }: DrawnPage) => marks.filter((mark): mark is ImageMark => mark.type === 'image');

/** The words of each line of each element, from left to right. */
export function linesOf(page: DrawnPage): string[] {
  const lines = new Map<string, string>();
  for (const { element, line, y, text } of textsOf(page)) {
    const key = `${element} ${line} ${y}`;
    lines.set(key, (lines.get(key) ?? '') + text);
  }
  return [...lines.values()];
}

/** Numbers of a path, two for each point. */
export function pointsOf(d: string): [number, number][] {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!] as [number, number]] : []));
}

export function boundsOf(d: string): { left: number; top: number; right: number; bottom: number } {
  const points = pointsOf(d);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
