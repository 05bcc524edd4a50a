/** All pages small beside one another, with their numbers. */
import type { Drawing, TextMark } from '../../model/drawing.ts';
import { coordinate } from './paint.ts';
import { type Svg, svgOf } from './svg.ts';

const most = 4;
/** Distance between pages, and the height kept for the number under each, as shares of a page's width. */
const around = { gap: 0.03, number: 0.05 } as const;
/** Neither paper nor ink, so that pages of every look stand out. */
const ground = '#D4D4D4';

/** Pages keep their size: the sheet is as wide as up to four of them. */
export function svgSheet({ pages, title, w, h, language }: Drawing): Svg {
  const columns = Math.min(most, pages.length);
  const [gap, below] = [around.gap * w, around.number * w];
  const size = { w: columns * (w + gap) + gap, h: Math.ceil(pages.length / columns) * (h + below + gap) + gap };
  const titles = pages.map(({ title }, at) => `${at + 1}. ${title}`);
  return svgOf({ ...size, language }, title, titles.join('\n'), (marks) => {
    const placed = pages.map((page, at) => {
      const [x, y] = [gap + (at % columns) * (w + gap), gap + Math.floor(at / columns) * (h + below + gap)];
      // What sticks out of a page is not seen.
      const cut = `<svg width="${coordinate(w)}" height="${coordinate(h)}">${marks.page(page)}</svg>`;
      return `<g transform="translate(${coordinate(x)} ${coordinate(y)})">${cut}${marks.text(numberMark(at + 1, h, below))}</g>`;
    });
    return `<rect width="100%" height="100%" fill="${ground}"/>${placed.join('')}`;
  });
}

/** Ems of a figure in the face of the numbers. */
const figure = 0.507;

function numberMark(number: number, top: number, height: number): TextMark {
  const [text, size] = [String(number), height * 0.7];
  const look = { family: 'Calibri', bold: false, italic: false, color: '#404040' } as const;
  return { type: 'text', element: null, role: 'text', text, x: 0, y: top + height * 0.8, w: text.length * figure * size, size, ...look };
}
