/** What all marks of a page are drawn with: colours, fonts, reading direction, and units. */
import { type BrandKit, fontOf, type Hex } from '../../model/brand-kit.ts';
import type { LanguageCode } from '../../model/language.ts';
import type { Box, TextElement } from '../../model/layout.ts';
import type { ColorTable } from '../brand/colors.ts';
import type { TextSetting } from '../fonts/break-lines.ts';

export interface Paint {
  kit: BrandKit;
  language: LanguageCode;
  rtl: boolean;
  colors: ColorTable;
  /** Colour of links; null where they look like the text around them. */
  link: Hex | null;
  /** The link as it is written, or null if it leads nowhere. */
  target: (link: string) => string | null;
}

/** Points in an inch. */
export const inch = 72;

/** A box in points. */
export function inPoints({ x, y, w, h }: Box): Box {
  return { x: x * inch, y: y * inch, w: w * inch, h: h * inch };
}

/** `theirs`: a template's placeholder whose font the text inherits. */
export function settingOf(
  kit: BrandKit,
  { font, lineSpacing }: Pick<TextElement, 'font' | 'lineSpacing'>,
  theirs: { family: string } | null = null,
): TextSetting {
  const own = fontOf(kit, font);
  return theirs !== null && theirs.family !== own.family ? { family: theirs.family, lineSpacing } : { ...own, lineSpacing };
}

/** A coordinate in points, as precise as a page needs. */
export function coordinate(points: number): number {
  return Math.round(points * 1000) / 1000;
}

export function rectangle({ x, y, w, h }: Box): string {
  return polygon([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
}

export type Corner = readonly [x: number, y: number];

export function polygon(...corners: readonly Corner[]): string {
  return `${polyline(...corners)}Z`;
}

export function polyline(...corners: readonly Corner[]): string {
  return corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('');
}
