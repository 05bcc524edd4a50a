/** Icon grid: three to six equal points, with icons if each has its own. */
import { z } from 'zod';
import { type IconName, iconNames } from '../../model/icon-names.ts';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { iconsFor } from '../icons/find-icons.ts';
import type { BulletsContent } from './bullets.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { evenPages, fewEnoughWords, fittingPages } from './parts/pages.ts';

export const iconGridContent = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        head: z.string(),
        text: z.string().optional(),
        /** If the heading implies no icon, or the wrong one. */
        icon: z.enum(iconNames).optional(),
      }),
    )
    .min(2),
});
export type IconGridContent = z.infer<typeof iconGridContent>;

type Cell = IconGridContent['cells'][number];

const mostCells = 6;
const mostInRow = 3;
const side = 0.5;
const inset = 0.2;
/** Space between icon and heading, and between heading and text. */
const under = { icon: 0.15, head: 0.06 } as const;
/** Minimum cell height, in a single row or stacked, and free space under the longest text. */
const least = { alone: 2.9, stacked: 2 } as const;
const air = 0.3;

/** Sizes of heading and text, preferred first. */
const scales = [
  { head: 18, text: 14 },
  { head: 14, text: 14 },
  { head: 14, text: 12 },
  { head: 12, text: 12 },
] as const;
type Scale = (typeof scales)[number];

export const iconGrid = defineKind({
  summary: 'Three to six points of equal weight, each with an icon; used when they have no order and no figures.',
  content: iconGridContent,
  split: ({ cells }, page) => {
    const fits = (group: readonly Cell[]) =>
      group.length <= mostCells &&
      fewEnoughWords(page, ...group.flatMap(({ head, text }) => [head, text])) &&
      needed(group, scales[scales.length - 1]!, page) <= heightOf(group.length, page);
    const even = evenPages(cells, mostCells);
    const pages = even.every(fits) ? even : fittingPages(cells, fits);
    return pages.map((group) => ({ cells: group }));
  },
  place: ({ cells }, page) => {
    const icons = iconsFor(cells, page.language);
    const scale = scales.find((candidate) => needed(cells, candidate, page) <= heightOf(cells.length, page)) ?? scales.at(-1)!;
    const rows = rowsOf(cells.length);
    const h = Math.min(heightOf(cells.length, page), Math.max(rows === 1 ? least.alone : least.stacked, needed(cells, scale, page) + air));
    // A single row is placed slightly above the middle.
    const free = page.body.h - rows * h - (rows - 1) * page.gaps.within;
    const top = page.body.y + (rows === 1 ? Math.max(0, free) * 0.3 : 0);
    return cells.flatMap((cell, index) => {
      const row = Math.floor(index / inRow(cells.length));
      const box = { ...columnOf(index % inRow(cells.length), cells.length, page), y: top + row * (h + page.gaps.within), h };
      return placeCell(cell, icons?.[index] ?? null, scale, `Cell ${index + 1}`, box, page);
    });
  },
  otherForms: ({ cells }, { words }) =>
    cells.every(({ text }) => text !== undefined)
      ? [
          tableForm(
            [words.item, words.note],
            cells.map(({ head, text }) => [head, text!]),
          ),
        ]
      : [
          {
            kind: 'bullets',
            content: {
              items: cells.map(({ head, text }) => ({ text: text === undefined ? head : `**${head}:** ${text}`, children: [] })),
            } satisfies BulletsContent,
          },
        ],
  /** Six things of equal weight, each with the icon its head names. */
  example: {
    title: 'The service plan rests on six commitments',
    content: {
      cells: [
        { head: 'Faster onboarding', text: 'New stores are live within one working week' },
        { head: 'Data security', text: 'Access by role, every change on record' },
        { head: 'Open integration', text: 'Stock and prices flow both ways without files' },
        { head: 'Partner training', text: 'Sales staff are certified before launch' },
        { head: 'Support in your language', text: 'One number, one team, one answer' },
        { head: 'Renewal without surprises', text: 'Terms are on the table a quarter ahead' },
      ],
    },
  },
});

function placeCell(cell: Cell, icon: IconName | null, scale: Scale, group: string, box: Box, page: Page): Element[] {
  const { x, w } = { x: box.x + inset, w: box.w - 2 * inset };
  const { head, text } = words(cell, page);
  const elements: Element[] = [{ ...page.shape(`${group} panel`, box, { fill: 'light', group }) }];
  let y = box.y + inset;
  if (icon !== null) {
    elements.push({ type: 'icon', name: `${group} icon`, alt: '', group, x, y, w: side, h: side, icon, color: 'accent' });
    y += side + under.icon;
  } else {
    elements.push(page.shape(`${group} mark`, { x, y, w: side, h: 0.05 }, { fill: 'accent', group }));
    y += 0.05 + under.icon;
  }
  const headHeight = page.measure(head, w, scale.head).height;
  elements.push(page.text(`${group} head`, { x, y, w, h: headHeight }, head, { size: scale.head, group }));
  y += headHeight + under.head;
  if (text.length > 0) {
    const h = page.measure(text, w, scale.text).height;
    elements.push(page.text(`${group} text`, { x, y, w, h }, text, { size: scale.text, color: 'ink-65', group }));
  }
  return elements;
}

function words({ head, text }: Cell, page: Page): { head: Paragraph[]; text: Paragraph[] } {
  return { head: [{ runs: page.runs(head, { bold: true }) }], text: text ? [{ runs: page.runs(text) }] : [] };
}

function inRow(count: number): number {
  return count === 4 ? 2 : Math.min(count, mostInRow);
}

function rowsOf(count: number): number {
  return Math.ceil(count / inRow(count));
}

/** Two or three equal columns over the whole width. */
function columnOf(index: number, count: number, page: Page): { x: number; w: number } {
  const { x, w } = page.columns(0, 12);
  const each = (w - (inRow(count) - 1) * page.gaps.within) / inRow(count);
  return { x: x + index * (each + page.gaps.within), w: each };
}

/** Maximum height of a cell, inches. */
function heightOf(count: number, page: Page): number {
  const rows = rowsOf(count);
  return (page.body.h - (rows - 1) * page.gaps.within) / rows;
}

/** Height of the tallest cell with its icon. */
function needed(cells: readonly Cell[], scale: Scale, page: Page): number {
  const w = columnOf(0, cells.length, page).w - 2 * inset;
  return Math.max(
    ...cells.map((cell) => {
      const { head, text } = words(cell, page);
      const said = text.length > 0 ? under.head + page.measure(text, w, scale.text).height : 0;
      return 2 * inset + side + under.icon + page.measure(head, w, scale.head).height + said;
    }),
  );
}
