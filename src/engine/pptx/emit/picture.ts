/** Pictures: PNG and JPEG as they are. */
import type { PictureElement } from '../../../model/layout.ts';
import type { Slide } from '../pptxgenjs.ts';

/** Adds a picture that fills its box; one that is turned is named by the box it had before. */
export function emitPicture(slide: Slide, element: PictureElement): void {
  const { x, y, w, h, turn } = element;
  const box = turn === 90 || turn === 270 ? { x: x + (w - h) / 2, y: y + (h - w) / 2, w: h, h: w } : { x, y, w, h };
  slide.addImage({ data: `data:${element.mime};base64,${element.data}`, ...box });
}
