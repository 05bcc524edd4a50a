/** The one large quiet shape of cover and closing, as the look draws it. */
import type { Box, TextElement } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

/** Clear of the text, which keeps to the first eight columns, and of the logo over it; nothing where the look has none. */
export function groundShape(page: Page): TextElement[] {
  const shape = page.look.coverShape;
  if (shape === null) return [];
  const { x, w } = page.columns(shape.column, 12 - shape.column);
  const y = Math.max(page.height * shape.top, page.coverTop);
  const h = page.height * shape.bottom - y;
  const across = Math.min(w, h);
  const box: Box =
    shape.geometry === 'rect' ? { x, y, w: page.width - x, h } : { x: x + w - across, y: y + h - across, w: across, h: across };
  return [page.shape('Ground shape', box, { fill: shape.fill, geometry: shape.geometry })];
}
