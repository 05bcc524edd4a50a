/** Which placeholder of a layout is the title, which hold content, and which is the line under the title. */

import { area } from '../../../../model/geometry.ts';
import type { LayoutPlaceholder } from './layout-placeholders.ts';
import type { SheetView } from './sheet-view.ts';

export interface Roles {
  title: LayoutPlaceholder | undefined;
  subtitle: LayoutPlaceholder | undefined;
  /** A single line directly under the title. */
  lead: LayoutPlaceholder | undefined;
  /** Large enough for content, the largest first. */
  mains: LayoutPlaceholder[];
  /** Text too small for content. */
  texts: LayoutPlaceholder[];
  /** For pictures, media and the like. */
  others: LayoutPlaceholder[];
}

/** Share of the slide's area content takes at least. */
const least = 0.08;
/** Higher than this share of the slide is more than a line. */
const line = 0.13;
/** The line under a title is no further from it than this share of the slide's height. */
const gap = 0.08;

const textTypes = new Set(['obj', 'body']);
const footTypes = new Set(['ftr', 'dt', 'sldNum', 'hdr']);
const titleTypes = new Set(['title', 'ctrTitle']);

export function rolesOf({ placeholders, size }: SheetView): Roles {
  const upright = placeholders.filter((placeholder) => placeholder.upright);
  const title = upright.find(({ type }) => titleTypes.has(type));
  const texts = upright.filter(({ type }) => textTypes.has(type));
  const mains = texts.filter((text) => area(text) >= least * area(size) && text.h > line * size.h).sort((a, b) => area(b) - area(a));
  const small = texts.filter((text) => !mains.includes(text));
  const subtitle = upright.find(({ type }) => type === 'subTitle');
  const top = Math.min(size.h, ...mains.map(({ y }) => y));
  return {
    title,
    subtitle,
    lead: title && [...small, ...(subtitle ? [subtitle] : [])].find((text) => isUnder(text, title, size.h) && text.y < top),
    mains,
    texts: small,
    others: placeholders.filter((other) => !footTypes.has(other.type) && !titleTypes.has(other.type) && other.type !== 'subTitle' && (!textTypes.has(other.type) || !other.upright)), // biome-ignore format: one condition
  };
}

function isUnder(text: LayoutPlaceholder, title: LayoutPlaceholder, height: number): boolean {
  const from = text.y - (title.y + title.h);
  const beside = text.x >= title.x + title.w || text.x + text.w <= title.x;
  return text.h <= line * height && !beside && from > -0.4 * title.h && from <= gap * height;
}

/** The two that stand beside each other, from left to right; null where there are none. */
export function pairOf({ mains }: Pick<Roles, 'mains'>): [LayoutPlaceholder, LayoutPlaceholder] | null {
  for (const [i, one] of mains.entries()) {
    for (const other of mains.slice(i + 1)) {
      const [left, right] = one.x <= other.x ? [one, other] : [other, one];
      const apart = left.x + left.w <= right.x + 0.1;
      const level = Math.abs(left.y - right.y) <= 0.2 * Math.max(left.h, right.h);
      if (apart && level && area(other) >= 0.4 * area(one)) return [left, right];
    }
  }
  return null;
}
