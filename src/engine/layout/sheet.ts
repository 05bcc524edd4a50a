/** The sheet every slide is placed on, made from the size of the slide: margins, twelve columns, type scale, and where title, lead, body and foot stand. Inches. */
import { type BrandKit, slideSizes } from '../brand/brand-kit.ts';
import { logoZone } from '../brand/logo-box.ts';
import type { Box } from './layout.ts';

interface Size {
  w: number;
  h: number;
}

/** Points; nothing between, nothing smaller. */
export interface TypeScale {
  cover: number;
  figure: number;
  title: number;
  lead: number;
  body: number;
  label: number;
  source: number;
}

interface Frame {
  title: Box;
  lead: Box;
  body: Box;
  footer: Box;
  number: Box;
  /** Lower end of the logo's zone on a cover, where it stands at the top; 0 without a logo. */
  coverTop: number;
}

interface Sheet extends Size {
  margin: number;
  sizes: TypeScale;
  gaps: { within: number; between: number };
  /** Left edge of a column, counted from 0, and width of a span. */
  columns(first: number, count: number): { x: number; w: number };
  /** Fixed places of a content slide; title and foot end before the logo's safe zone. */
  frame: Frame;
}

/** What of a brand kit makes the sheet. */
type SheetKit = Pick<BrandKit, 'slideSize' | 'logo'>;

/** What the numbers below are drawn for; other sheets have them in proportion. */
const drawn = slideSizes['16:9'];
const wideScale: TypeScale = { cover: 44, figure: 36, title: 26, lead: 18, body: 14, label: 12, source: 9 };
/** On a narrower sheet what is large gives way; what is read stays as it is. */
const narrowScale: TypeScale = { ...wideScale, cover: 36, figure: 30, title: 22 };
const count = 12;

/** The size a kit's slides have. */
export function sizeOf({ slideSize = '16:9' }: Pick<BrandKit, 'slideSize'>): Size {
  return { ...slideSizes[slideSize] };
}

export function sheetOf(kit: SheetKit, { w, h }: Size = sizeOf(kit)): Sheet {
  const across = w / drawn.w;
  const margin = 0.6 * across;
  const gutter = 0.2 * across;
  const width = round(w - 2 * margin);
  const column = (width - (count - 1) * gutter) / count;
  const sizes = across < 0.85 ? narrowScale : wideScale;
  const gaps = { within: 0.2, between: 0.4 };
  const columns = (first: number, span: number) => ({
    x: round(margin + first * (column + gutter)),
    w: round(span * column + (span - 1) * gutter),
  });
  return {
    w,
    h,
    margin,
    sizes,
    gaps,
    columns,
    frame: frameOf({ w, h }, kit.logo, { margin, width, apart: gaps.within }),
  };
}

function frameOf(
  { w, h }: Size,
  logo: BrandKit['logo'],
  { margin, width, apart }: { margin: number; width: number; apart: number },
): Frame {
  const down = h / drawn.h;
  const right = { top: margin + width, bottom: margin + width };
  const top = 1.75 * down;
  let bottom = 6.75 * down;
  if (logo) {
    const zone = logoZone(logo, { w, h });
    const free = Math.min(margin + width, zone.x - apart);
    if (logo.corner === 'top-right') right.top = free;
    else {
      right.bottom = free;
      bottom = Math.min(bottom, zone.y);
    }
  }
  const number = 0.6;
  const foot = { y: round(7 * down), h: 0.2 };
  const x = round(margin);
  return {
    title: { x, y: round(0.45 * down), w: round(right.top - x), h: round(0.87 * down) },
    lead: { x, y: round(1.33 * down), w: round(right.top - x), h: round(0.28 * down) },
    body: { x, y: round(top), w: width, h: round(bottom - top) },
    footer: { x, w: round(right.bottom - x - number - apart), ...foot },
    number: { x: round(right.bottom - number), w: number, ...foot },
    coverTop: logo ? round(endOf(logoZone({ ...logo, corner: 'top-right' }, { w, h }))) : 0,
  };
}

function endOf({ y, h }: Box): number {
  return y + h;
}

/** To a hundredth of a thousandth of an inch: finer than a screen shows, and clean to read in the layout. */
export function round(inches: number): number {
  return Math.round(inches * 1e5) / 1e5 + 0;
}
