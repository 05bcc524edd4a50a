/** What the eye takes as one thing on a page: a group, or a shape with what stands inside it. */
import type { Box } from '../../model/layout.ts';
import { inkBox, rowHeights } from './measure-text.ts';
import { type Page, type Shape, seen, textOf } from './page.ts';

export interface PageBlock {
  name: string;
  box: Box;
  /** The largest of its shapes. */
  shape: Shape;
  grouped: boolean;
}

/** In drawing order; lines, feet and what covers the page are left out. */
export function blocksOf(page: Page, size: { w: number; h: number }): PageBlock[] {
  const groups = new Map<string, Shape[]>();
  for (const shape of seen(page)) {
    if (shape.kind === 'connector' || shape.form === 'line' || ['ftr', 'dt', 'sldNum'].includes(shape.placeholder ?? '')) continue;
    const box = shape.box!;
    if (box.w * box.h > 0.8 * size.w * size.h) continue;
    if (shape.kind === 'shape' && !shape.fill && !shape.line && textOf(shape.text).trim() === '') continue;
    const key = shape.group ?? `${shape.id} ${shape.name}`;
    groups.set(key, [...(groups.get(key) ?? []), shape]);
  }
  return [...groups.values()].map((shapes) => {
    const boxes = shapes.map((shape) => (shape.table ? { ...shape.box!, h: tableHeight(shape) } : shape.box!));
    const largest = shapes.reduce((best, shape) => (shape.box!.w * shape.box!.h > best.box!.w * best.box!.h ? shape : best));
    return {
      name: shapes.length > 1 ? groupName(largest) : largest.name,
      box: hull(boxes),
      shape: largest,
      grouped: shapes.length > 1,
    };
  });
}

/** Rows are as high as their text, whatever the table is set to. */
export function tableHeight({ box, table }: Shape): number {
  return Math.max(
    box!.h,
    rowHeights(table!).reduce((sum, height) => sum + height, 0),
  );
}

function groupName({ group, name }: Shape): string {
  return group?.replace(/ #\d*$/, '') || name;
}

export function hull(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

/** What is seen of a block: the letters of a bare text, else its box. */
export function seenBox({ shape, box, grouped }: PageBlock): Box {
  return grouped || shape.fill || shape.line ? box : (inkBox(shape) ?? box);
}
