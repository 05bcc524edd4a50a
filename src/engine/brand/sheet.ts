/** The sheet every slide is placed on, made from the size of the slide: margins, twelve columns, type scale, and where title, lead, body and foot stand. Inches. */
import { type BrandKit, slideSizes } from '../../model/brand-kit.ts';
import type { Box } from '../../model/layout.ts';
import { type Columns, gaps, gridOf, raisedScale, round, scaleOf, type TypeScale } from './grid.ts';
import { logoZone } from './logo.ts';
import { lookOf } from './looks.ts';
import { templateSheet } from './template-sheet.ts';

interface Size {
  w: number;
  h: number;
}

/** How titles of content pages are set. */
export interface TitleStyle {
  bold: boolean;
  /** In capitals, whatever is written. */
  capitals: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
  /** Lines it may take. */
  lines: 1 | 2;
}

/** Text in a place of a template's: points, and how it stands. */
interface OwnPlace {
  box: Box;
  size: number;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
}

/** Where a template has the title of a page that carries nothing but its message, and what is said under it. */
export interface OwnPlaces {
  title: OwnPlace;
  under: OwnPlace & { placeholder: 'subtitle' | 'body' | null };
}

export interface Frame {
  title: Box;
  lead: Box;
  body: Box;
  footer: Box;
  /** null: the template numbers no slides. */
  number: Box | null;
  /** Lower end of the logo's zone on a cover, where it stands at the top; 0 without a logo. */
  coverTop: number;
  /** A template's own places on covers, and on sections and closings; null where the kinds place them. */
  own: { title: OwnPlaces; section: OwnPlaces } | null;
}

export interface Sheet extends Size {
  margin: number;
  sizes: TypeScale;
  /** Sizes before a kit's rules raise them: words are raised once, where they are measured and where they are placed. */
  usual: TypeScale;
  gaps: { within: number; between: number };
  columns: Columns;
  /** Fixed places of a content slide; title and foot end before the logo's safe zone. */
  frame: Frame;
  title: TitleStyle;
}

/** What of a brand kit makes the sheet. */
type SheetKit = Pick<BrandKit, 'look' | 'slideSize' | 'logo' | 'template' | 'colors' | 'rules'>;

/** What the numbers below are drawn for; other sheets have them in proportion. */
const drawn = slideSizes['16:9'];

/** The size a kit's slides have. */
export function sizeOf({ slideSize = '16:9', template }: Pick<BrandKit, 'slideSize' | 'template'>): Size {
  return { ...(template?.size ?? slideSizes[slideSize]) };
}

/** `size` where a slide is not of the kit's; `rtl` for slides that are turned over in the end. */
export function sheetOf(kit: SheetKit, { size = sizeOf(kit), rtl = false }: { size?: Size; rtl?: boolean } = {}): Sheet {
  if (kit.template) {
    // Titles and the foot are as large as the template has them.
    const { sizes, ...sheet } = templateSheet(kit.template, rtl);
    const { title, cover, source } = sizes;
    return { ...sheet, sizes: { ...raisedScale(sizes, kit), title, cover, source }, usual: sizes };
  }
  const margin = (0.6 * size.w) / drawn.w;
  const width = round(size.w - 2 * margin);
  const usual = scaleOf(size);
  const sizes = raisedScale(usual, kit);
  return {
    w: size.w,
    h: size.h,
    margin,
    sizes,
    usual,
    gaps,
    columns: gridOf(margin, width),
    frame: frameOf(size, kit.logo, { margin, width }, moreRoom(usual, sizes)),
    title: { bold: lookOf(kit).headings === 'bold', capitals: false, anchor: 'top', align: 'left', lineSpacing: 1, lines: 2 },
  };
}

/** How much higher title and lead are than usual, where a kit's rules set them larger. */
function moreRoom(usual: TypeScale, { title, body }: TypeScale): { title: number; lead: number } {
  const inch = (lines: number, points: number) => (lines * 1.2 * points) / 72;
  return { title: inch(2, title - usual.title), lead: inch(1, body - usual.body) };
}

function frameOf(
  { w, h }: Size,
  logo: BrandKit['logo'],
  { margin, width }: { margin: number; width: number },
  more: { title: number; lead: number },
): Frame {
  const down = h / drawn.h;
  const right = { top: margin + width, bottom: margin + width };
  const top = 1.75 * down + more.title + more.lead;
  let bottom = 6.75 * down;
  if (logo) {
    const zone = logoZone(logo, { w, h });
    const free = Math.min(margin + width, zone.x - gaps.within);
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
    title: { x, y: round(0.45 * down), w: round(right.top - x), h: round(0.87 * down + more.title) },
    lead: { x, y: round(1.33 * down + more.title), w: round(right.top - x), h: round(0.28 * down + more.lead) },
    body: { x, y: round(top), w: width, h: round(bottom - top) },
    footer: { x, w: round(right.bottom - x - number - gaps.within), ...foot },
    number: { x: round(right.bottom - number), w: number, ...foot },
    coverTop: logo ? round(endOf(logoZone({ ...logo, corner: 'top-right' }, { w, h }))) : 0,
    own: null,
  };
}

function endOf({ y, h }: Box): number {
  return y + h;
}
