/** Where the logo stands on a content slide, and the zone around it that stays free. */

import type { BrandLogo } from '../../model/brand-kit.ts';
import type { Box } from '../../model/layout.ts';

/** Distance of the logo from the right edge as a share of the slide's width, and from the top or bottom edge in inches. */
const margin = { side: 0.045, end: 0.35 };

/** The logo's box in inches on a slide of the given size. */
export function logoBox(logo: Pick<BrandLogo, 'corner' | 'size' | 'width' | 'height'>, slide: { w: number; h: number }): Box {
  const h = logo.size;
  const w = (h * logo.width) / logo.height;
  return { x: slide.w * (1 - margin.side) - w, y: logo.corner === 'top-right' ? margin.end : slide.h - margin.end - h, w, h };
}

/** The box with its safe zone: no element of a slide may reach into it. */
export function logoZone(logo: Pick<BrandLogo, 'corner' | 'size' | 'width' | 'height' | 'safeZone'>, slide: { w: number; h: number }): Box {
  const box = logoBox(logo, slide);
  const free = logo.safeZone * box.h;
  return { x: box.x - free, y: box.y - free, w: box.w + 2 * free, h: box.h + 2 * free };
}

/** Height of the picture for dark grounds, inches: as large as it fits the place of the other one. */
export function darkLogoSize({ dark, size, width, height }: Pick<BrandLogo, 'dark' | 'size' | 'width' | 'height'>): number {
  return dark ? Math.min(size, (((size * width) / height) * dark.height) / dark.width) : size;
}

/** Where the picture for dark grounds stands: in the place of the other one, at its right edge. */
export function darkLogoBox(logo: Pick<BrandLogo, 'dark' | 'corner' | 'size' | 'width' | 'height'>, slide: { w: number; h: number }): Box {
  const place = logoBox(logo, slide);
  if (!logo.dark) return place;
  const h = darkLogoSize(logo);
  const w = (h * logo.dark.width) / logo.dark.height;
  return { x: place.x + place.w - w, y: place.y + (place.h - h) / 2, w, h };
}
