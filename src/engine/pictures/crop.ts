/** How a picture fills a box: cut around its centre, never stretched. */
import type { Box, PictureElement } from '../../model/layout.ts';

type Crop = NonNullable<PictureElement['crop']>;
type Turn = 0 | 90 | 180 | 270;

/** Pixels an inch of a screen has; a picture shown so is shown at 100 %. */
const pixelsPerInch = 96;

/** `width` and `height` in pixels as the picture stands in its file; the crop is that of the picture before it is turned. */
export function fill(box: Pick<Box, 'w' | 'h'>, width: number, height: number, turn: Turn): { crop: Crop | null; scale: number } {
  const [w, h] = turn === 90 || turn === 270 ? [box.h, box.w] : [box.w, box.h];
  const perPixel = Math.max(w / width, h / height);
  const across = (1 - w / (width * perPixel)) / 2;
  const down = (1 - h / (height * perPixel)) / 2;
  const part = (share: number) => Math.round(Math.max(0, share) * 1e5) / 1e5;
  const crop = { left: part(across), top: part(down), right: part(across), bottom: part(down) };
  return { crop: Object.values(crop).some((share) => share > 0) ? crop : null, scale: perPixel * pixelsPerInch };
}
