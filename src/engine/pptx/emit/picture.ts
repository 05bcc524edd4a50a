/** Pictures: PNG and JPEG as they are. */
import type { PictureElement } from '../../layout/layout.ts';
import type { Slide } from '../pptxgenjs.ts';

/** Adds a picture that fills its box. */
export function emitPicture(slide: Slide, element: PictureElement): void {
  const { x, y, w, h } = element;
  slide.addImage({ data: `data:${element.mime};base64,${element.data}`, x, y, w, h });
}
