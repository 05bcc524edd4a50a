/** Pros and cons: arguments for and against, point by point. */
import { z } from 'zod';
import type { Box, ColorToken, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, drawnToFit, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, hairline, halves, splitTogether } from './parts/pages.ts';
import type { TwoColumnsContent } from './two-columns.ts';

const points = z.array(z.string()).min(1);
const prosConsContent = z.strictObject({
  pros: points,
  cons: points,
  /** The conclusion. */
  verdict: z.string().optional(),
});
export type ProsConsContent = z.infer<typeof prosConsContent>;

/** Width of a mark, and of its column, inches. */
const mark = { size: 0.3, column: 0.5 };
const sides = [
  { key: 'pros', half: 'left', sign: '+', fill: 'accent' },
  { key: 'cons', half: 'right', sign: '–', fill: 'ink-65' },
] as const satisfies readonly { key: string; half: string; sign: string; fill: ColorToken }[];

export const prosCons = defineKind({
  summary: 'Arguments for and against, and the conclusion; used before a decision.',
  content: prosConsContent,
  split: (content, page) => {
    const { verdict } = content;
    const part = ([pros, cons]: readonly (readonly string[])[]) => ({ pros: [...pros!], cons: [...cons!], ...(verdict && { verdict }) });
    const fits = (lists: readonly (readonly string[])[]) =>
      fewEnoughWords(page, page.words.pros, page.words.cons, verdict, ...lists.flat()) && drawn(part(lists), page).fits;
    return splitTogether([content.pros, content.cons], fits).map(part);
  },
  place: (content, page) => {
    const { rows, size, pitch, top, verdict } = drawn(content, page);
    const alt = sides.map(({ key }) => `${page.words[key]}: ${content[key].map((point) => page.plain(point)).join('; ')}`).join('. ');
    const elements = sides.flatMap(({ key, half, sign, fill }): Element[] => {
      const column = { ...halves(page)[half], y: page.body.y, h: page.body.h };
      const head: Paragraph[] = [{ runs: [{ text: page.words[key], bold: true }] }];
      const name = key === 'pros' ? 'Pro' : 'Con';
      const items = content[key].flatMap((point, index): Element[] => {
        const y = top + rows.slice(0, index).reduce((sum, height) => sum + height + pitch, 0);
        const box = { x: column.x + mark.column, y, w: column.w - mark.column, h: rows[index]! };
        const middle = y + Math.min(rows[index]!, firstLine(size)) / 2;
        return [
          ...(index > 0 ? [hairline(`${name} line ${index}`, { x: column.x, y: y - pitch / 2, w: column.w }, page)] : []),
          page.text(
            `${name} mark ${index + 1}`,
            { x: column.x, y: middle - mark.size / 2, w: mark.size, h: mark.size },
            [{ runs: [{ text: sign, bold: true }], align: 'center' }],
            { geometry: 'ellipse', fill, color: page.textOn(fill), anchor: 'middle', size: page.sizes.body, lineSpacing: 1 },
          ),
          page.text(`${name} ${index + 1}`, box, [{ runs: page.runs(point) }], { size }),
        ];
      });
      return [
        page.shape(`${name} rule`, { ...column, h: 0 }, { geometry: 'line', line: { color: fill, width: 2 } }),
        page.text(`${name} head`, { ...column, y: page.body.y + page.gaps.within, h: headHeight(page) }, head, {
          size: page.sizes.lead,
          color: fill,
        }),
        ...items,
      ];
    });
    return [...diagram('Pros and cons', alt, elements), ...verdict];
  },
  otherForms: ({ pros, cons, verdict }, { words }) => {
    const content: TwoColumnsContent = { left: { head: words.pros, items: pros }, right: { head: words.cons, items: cons } };
    return verdict === undefined ? [{ kind: 'two-columns', content }] : [];
  },
  /** Three points on each side and what follows. */
  example: {
    title: 'A price corridor costs some deals and saves the margin of all others',
    content: {
      pros: ['Every team quotes the same price', 'Approvals take a day instead of a week', 'Margins can be planned'],
      cons: ['Large customers lose their special terms', 'Sales needs training before the start'],
      verdict: 'Start with GTXPro in Central and decide on the rest after the pilot',
    },
  },
});

function headHeight(page: Page): number {
  return page.measure([{ runs: [{ text: page.words.pros, bold: true }] }], page.body.w, page.sizes.lead).height;
}

/** Height of a line of text, inches. */
function firstLine(size: number): number {
  return (size * 1.2 * 1.1) / 72;
}

/** Rows as high as the taller of two opposite points, spread over the page within reason. */
function drawn({ pros, cons, verdict }: ProsConsContent, page: Page) {
  const { body, gaps } = page;
  const w = halves(page).left.w - mark.column;
  const said = verdict === undefined ? null : placeVerdict(verdict, page);
  const top = body.y + gaps.within + headHeight(page) + gaps.within * 1.5;
  const room = (said ? said.y - gaps.between : body.y + body.h) - top;
  const { rows, size, fits, free } = drawnToFit(({ head: size }) => {
    const height = (point: string | undefined) => (point ? page.measure([{ runs: page.runs(point) }], w, size).height : 0);
    const count = Math.max(pros.length, cons.length);
    const rows = Array.from({ length: count }, (_, index) => Math.max(mark.size, height(pros[index]), height(cons[index])));
    const free = room - rows.reduce((sum, each) => sum + each, 0) - gaps.within * (count - 1);
    const whole = [...pros, ...cons].every((point) => standsIn([{ runs: page.runs(point) }], { w, h: room }, size, page));
    return { rows, size, free, fits: free >= -1e-6 && whole };
  });
  const pitch = gaps.within + Math.min(0.75, Math.max(0, free) / rows.length);
  return { rows, size, pitch, top, fits, verdict: said ? [said] : [] };
}

function placeVerdict(verdict: string, page: Page) {
  const { body } = page;
  const inset = 0.2;
  const paragraphs = [{ runs: page.runs(verdict, { bold: true }) }];
  const w = body.w - 2 * inset;
  const size = page.fitSize(paragraphs, { w, h: 0.8 }, [page.sizes.lead, page.sizes.body, page.sizes.label]);
  const h = page.measure(paragraphs, w, size).height + 2 * inset;
  const box: Box = { x: body.x, y: body.y + body.h - h, w: body.w, h };
  return page.text('Verdict', box, paragraphs, {
    geometry: 'rect',
    fill: 'accent-12',
    color: page.textOn('accent-12'),
    inset,
    size,
    anchor: 'middle',
  });
}
