/** The sheet that slides are placed on, made from the slide size: margins, twelve columns, type scale, and the places of title, lead, body and footer. Inches. */
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

/** Style of content titles. */
export interface TitleStyle {
  bold: boolean;
  /** In capitals, whatever is written. */
  capitals: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
  /** Maximum lines. */
  lines: 1 | 2;
}

/** Text in a template's place: points, and alignment. */
interface OwnPlace {
  box: Box;
  size: number;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
}

/** A template's places on a page that contains only its message: the title, and what goes under it. */
export interface OwnPlaces {
  title: OwnPlace;
  under: OwnPlace & { placeholder: 'subtitle' | 'body' | null };
}

export interface Frame {
  /** The page's section, above its title; null if a template has no room for it. */
  eyebrow: Box | null;
  title: Box;
  lead: Box;
  body: Box;
  footer: Box;
  /** null: the template has no slide numbers. */
  number: Box | null;
  /** Lower edge of the logo's zone at the top of a cover; 0 without a logo. */
  coverTop: number;
  /** A template's own places on covers, and on sections and closings; null if the slide kinds place them. */
  own: { title: OwnPlaces; section: OwnPlaces } | null;
}

export interface Sheet extends Size {
  margin: number;
  sizes: TypeScale;
  /** Sizes before a kit's rules raise them, so that each text is raised only once. */
  usual: TypeScale;
  gaps: { within: number; between: number };
  columns: Columns;
  /** Fixed places of a content slide; title and footer end before the logo's safe zone. */
  frame: Frame;
  title: TitleStyle;
}

/** The parts of a brand kit that shape the sheet. */
type SheetKit = Pick<BrandKit, 'look' | 'slideSize' | 'logo' | 'template' | 'colors' | 'rules'>;

/** Size that the numbers below are drawn for; other sheets scale them. */
const drawn = slideSizes['16:9'];

/** Slide size of a kit. */
export function sizeOf({ slideSize = '16:9', template }: Pick<BrandKit, 'slideSize' | 'template'>): Size {
  return { ...(template?.size ?? slideSizes[slideSize]) };
}

/** `size`: if not the kit's; `rtl`: for slides that are mirrored at the end. */
export function sheetOf(kit: SheetKit, { size = sizeOf(kit), rtl = false }: { size?: Size; rtl?: boolean } = {}): Sheet {
  if (kit.template) {
    // Titles and footers have the template's sizes.
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
    frame: frameOf(size, kit.logo, { margin, width }, moreRoom(usual, sizes), sizes.source),
    title: { bold: lookOf(kit).headings === 'bold', capitals: false, anchor: 'top', align: 'left', lineSpacing: 1, lines: 2 },
  };
}

/** Extra height for title and lead, if a kit's rules enlarge them. */
function moreRoom(usual: TypeScale, { title, body }: TypeScale): { title: number; lead: number } {
  const inch = (lines: number, points: number) => (lines * 1.2 * points) / 72;
  return { title: inch(2, title - usual.title), lead: inch(1, body - usual.body) };
}

function frameOf(
  { w, h }: Size,
  logo: BrandKit['logo'],
  { margin, width }: { margin: number; width: number },
  more: { title: number; lead: number },
  source: number,
): Frame {
  const down = h / drawn.h;
  const right = { top: margin + width, bottom: margin + width };
  const top = 1.85 * down + more.title + more.lead;
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
  const across = { x, w: round(right.top - x) };
  const line = Math.max(0.2, (1.3 * source) / 72);
  return {
    eyebrow: { ...across, y: round(0.62 * down - line), h: round(line) },
    title: { ...across, y: round(0.65 * down), h: round(0.87 * down + more.title) },
    lead: { ...across, y: round(1.53 * down + more.title), h: round(0.28 * down + more.lead) },
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
