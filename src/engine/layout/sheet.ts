/** The sheet every slide is placed on: size, margins, twelve columns, and where title, lead, body and foot stand. Inches. */
import type { BrandKit } from '../brand/brand-kit.ts';
import { logoZone } from '../brand/logo-box.ts';
import type { Box } from './layout.ts';

export const sheet = { w: 40 / 3, h: 7.5, margin: 0.6, gutter: 0.2, columns: 12 } as const;
export const gaps = { within: 0.2, between: 0.4 } as const;

const width = round(sheet.w - 2 * sheet.margin);
const column = (width - (sheet.columns - 1) * sheet.gutter) / sheet.columns;

/** Left edge of a column, counted from 0, and width of a span. */
export function columns(first: number, count: number): { x: number; w: number } {
  const x = sheet.margin + first * (column + sheet.gutter);
  return { x: round(x), w: round(count * column + (count - 1) * sheet.gutter) };
}

export interface Frame {
  title: Box;
  lead: Box;
  body: Box;
  footer: Box;
  number: Box;
}

/** Fixed places of a content slide; title and foot end before the logo's safe zone. */
export function frameOf(kit: Pick<BrandKit, 'logo'>): Frame {
  const right = { top: sheet.margin + width, bottom: sheet.margin + width };
  let bottom = 6.75;
  if (kit.logo) {
    const zone = logoZone(kit.logo, sheet);
    const free = Math.min(sheet.margin + width, zone.x - gaps.within);
    if (kit.logo.corner === 'top-right') right.top = free;
    else {
      right.bottom = free;
      bottom = Math.min(bottom, zone.y);
    }
  }
  const number = 0.6;
  const x = sheet.margin;
  return {
    title: { x, y: 0.45, w: round(right.top - x), h: 0.87 },
    lead: { x, y: 1.33, w: round(right.top - x), h: 0.28 },
    body: { x, y: 1.75, w: width, h: round(bottom - 1.75) },
    footer: { x, y: 7, w: round(right.bottom - x - number - gaps.within), h: 0.2 },
    number: { x: round(right.bottom - number), y: 7, w: number, h: 0.2 },
  };
}

/** To a hundredth of a thousandth of an inch: finer than a screen shows, and clean to read in the layout. */
export function round(inches: number): number {
  return Math.round(inches * 1e5) / 1e5 + 0;
}
