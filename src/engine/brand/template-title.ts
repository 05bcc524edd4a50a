/** Where titles of content pages stand on a corporate template, and how large: two lines in its own place where they fit. Inches and points. */
import type { TemplatePlaceholder } from '../../model/brand-kit.ts';
import { area, shared } from '../../model/geometry.ts';
import type { Box } from '../../model/layout.ts';
import { freeArea } from './free-area.ts';

export interface TitlePlace {
  box: Box;
  lines: 1 | 2;
  size: number;
}

/** Points: titles are sentences, and what a template sets larger is made for words. */
const title = { largest: 28, usual: 22, least: 20 };
/** Share of a title's place from which on what is drawn there is its band. */
const band = 0.3;

/** Two lines at the top of an area. */
export function titleOnTop(given: TemplatePlaceholder, { x, y, w }: Box): TitlePlace {
  const size = Math.floor(Math.min(given.size, title.usual));
  return { box: { x, y, w, h: 2 * lineAt(size, given) + 0.02 }, lines: 2, size };
}

function lineAt(size: number, { lineSpacing }: TemplatePlaceholder): number {
  return (size * 1.2 * lineSpacing) / 72;
}

/** Two lines in the template's own box, at its own size or a smaller one; a box too low for that is made higher where there is room. */
export function titlePlace(place: TemplatePlaceholder, taken: readonly Box[]): TitlePlace {
  const given = { ...place, ...clearOf(place, taken) };
  const largest = Math.floor(Math.min(given.size, title.largest));
  const least = Math.min(largest, title.least);
  for (let size = largest; size >= least; size--)
    if (2 * lineAt(size, given) <= given.h + 0.01) return { box: boxOf(given), lines: 2, size };
  const size = Math.min(largest, Math.max(least, title.usual));
  const higher = { ...boxOf(given), h: 2 * lineAt(size, given) + 0.02 };
  const clear = freeArea(higher, taken);
  if (clear.h >= higher.h - 0.01 && clear.w >= higher.w * 0.8) return { box: clear, lines: 2, size };
  return { box: boxOf(given), lines: 1, size };
}

/** A title's place without the corner that a logo takes of it; a band it stands on is its own. */
function clearOf(place: Box, taken: readonly Box[]): Box {
  const corners = taken.filter((box) => shared(box, place) < band * area(place));
  const clear = freeArea(boxOf(place), corners, 0.1);
  return clear.w >= 0.6 * place.w && clear.h >= 0.6 * place.h ? clear : boxOf(place);
}

function boxOf({ x, y, w, h }: Box): Box {
  return { x, y, w, h };
}
