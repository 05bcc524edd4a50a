/** Which pictures are drawn: those whose size can be read, and that need no more memory than a large photo when they are unpacked. */
import type { ImageMark } from '../../model/drawing.ts';
import { imageSize } from '../pictures/clean-picture.ts';

/** Four bytes each when a picture is unpacked. */
const mostPixels = 50_000_000;

export class DrawablePictures {
  /** By their data: a logo is on every page. */
  readonly #known = new Map<string, boolean>();
  /** Sentences on those that are not drawn. */
  readonly notDrawn: string[] = [];

  has({ data }: ImageMark): boolean {
    const known = this.#known.get(data);
    if (known !== undefined) return known;
    const reason = reasonAgainst(data);
    if (reason !== null) this.notDrawn.push(reason);
    this.#known.set(data, reason === null);
    return reason === null;
  }
}

function reasonAgainst(data: string): string | null {
  const size = imageSize(Buffer.from(data, 'base64'));
  if (size === null) return 'A picture is damaged and not drawn.';
  if (size.width * size.height <= mostPixels) return null;
  return `A picture of ${size.width} by ${size.height} pixels is not drawn: ${mostPixels / 1e6} megapixels are possible.`;
}
