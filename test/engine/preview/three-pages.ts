/** A drawing of three pages with what writers have to show: text, shapes, a picture, a chart, links and notes. */
import { png } from '../../../src/demo/png.ts';
import type { Drawing, DrawnPage, Mark, TextMark } from '../../../src/model/drawing.ts';

const text = (element: string, words: string, x: number, y: number, more: Partial<TextMark> = {}): TextMark => ({
  type: 'text',
  element,
  role: 'text',
  text: words,
  x,
  y,
  w: words.length * (more.size ?? 12) * 0.5,
  size: 12,
  family: 'Calibri',
  bold: false,
  italic: false,
  color: '#1F2933',
  line: 0,
  ...more,
});

const box = (element: string, x: number, y: number, w: number, h: number): Mark => ({
  type: 'path',
  element,
  role: 'shape',
  d: `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`,
  fill: '#E4E7EB',
  stroke: { color: '#1F4E79', width: 1 },
});

const logo = png(40, 20, (x, y) => [x * 6, y * 12, 120, x < 20 ? 255 : 90]).toString('base64');
const master: Mark[] = [{ type: 'image', element: null, role: 'picture', data: logo, mime: 'image/png', x: 860, y: 16, w: 80, h: 40 }];

const page = (id: string, title: string, marks: Mark[], more: Partial<DrawnPage> = {}): DrawnPage => ({
  id,
  title,
  notes: [],
  ground: '#FFFFFF',
  alt: {},
  marks: [...master, text('Title', title, 48, 60, { size: 28, bold: true }), ...marks],
  ...more,
});

export const threePages: Drawing = {
  title: 'Q4 2025 review',
  language: 'en',
  w: 960,
  h: 540,
  notDrawn: [],
  pages: [
    page('cover', 'Revenue rose 21%', [
      text('Body', 'Read the ', 48, 120),
      text('Body', 'next page', 100, 120, { link: '#figures', color: '#0B5FFF' }),
      text('Body', 'or our site', 48, 140, { link: 'https://example.com/report', color: '#0B5FFF', line: 1 }),
    ]),
    page(
      'figures',
      'Atlas gained $825K',
      [
        { type: 'path', element: 'Chart', role: 'bar', d: 'M100 400L160 400L160 200L100 200Z', fill: '#1F4E79' },
        {
          type: 'path',
          element: 'Chart',
          role: 'bar',
          d: 'M200 400L260 400L260 260L200 260Z',
          hatched: true,
          stroke: { color: '#1F4E79', width: 1, dash: [3, 2] },
        },
        text('Chart', '2.64', 110, 195, { role: 'value-label' }),
        box('Panel', 500, 150, 300, 200),
        text('Panel', 'Größe, Łódź, Ελλάδα und Москва', 520, 180),
        text('Spaced', 'WIDE', 520, 220, { tracking: 3, size: 10, w: 60 }),
      ],
      {
        section: 'Figures',
        alt: { Chart: 'Revenue by product: Atlas 2.64, Borealis 1.8' },
        notes: ['Say why.', 'Based on 244 deals <b>.'],
      },
    ),
    page(
      'picture',
      'A picture',
      [
        {
          type: 'image',
          element: 'Picture',
          role: 'picture',
          data: logo,
          mime: 'image/png',
          x: 100,
          y: 120,
          w: 200,
          h: 300,
          crop: { left: 0.25, top: 0, right: 0.25, bottom: 0 },
          turn: 90,
        },
      ],
      { section: 'Figures', alt: { Picture: 'Two colours side by side' }, ground: '#F5F7FA' },
    ),
  ],
};
