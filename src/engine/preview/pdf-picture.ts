/** A picture as it lies in a PDF: JPEG and opaque PNG as they are, other PNG as colours and a mask of their transparency. */
import { convertIndexedToRgb, type DecodedPng, decode, hasPngSignature } from 'fast-png';

/** What the writer takes for a picture. */
export interface PdfPicture {
  width: number;
  height: number;
}

/** Pixels of a picture that is unpacked to be split; more than any slide shows. */
const mostPixels = 40_000_000;

/** @param number Its place among the pictures of the file. @returns null for what cannot be read */
export function pictureOf(document: PDFKit.PDFDocument, bytes: Buffer, number: number): PdfPicture | null {
  try {
    if (hasPngSignature(bytes) && !isCopied(bytes)) return new SplitPicture(bytes, `P${number}`);
    return (document as unknown as { openImage(source: Buffer): PdfPicture }).openImage(bytes);
  } catch {
    return null;
  }
}

/** Opaque, or with one transparent colour, and from top to bottom: its packed pixels are what PDF calls them too. */
function isCopied(png: Buffer): boolean {
  const [kind, interlaced] = [png.readUInt8(25), png.readUInt8(28)];
  return interlaced === 0 && (kind === 0 || kind === 2 || (kind === 3 && !png.includes('tRNS')));
}

/** The library would unpack these in the background, in an order that differs from run to run. */
class SplitPicture implements PdfPicture {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly #pixels: Pixels;
  obj: PDFKit.PDFKitReference | null = null;

  constructor(png: Buffer, label: string) {
    this.width = png.readUInt32BE(16);
    this.height = png.readUInt32BE(20);
    if (this.width * this.height > mostPixels) throw new RangeError('The picture has too many pixels.');
    this.label = label;
    this.#pixels = pixelsOf(decode(png));
  }

  /** Called by the library where the picture is first shown. */
  embed(document: PDFKit.PDFDocument): void {
    const image = { Type: 'XObject', Subtype: 'Image', Width: this.width, Height: this.height, BitsPerComponent: 8 };
    const mask = document.ref({ ...image, ColorSpace: 'DeviceGray' });
    mask.end(this.#pixels.mask);
    this.obj = document.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: mask });
    this.obj.end(this.#pixels.colors);
  }
}

interface Pixels {
  /** Three bytes a pixel. */
  colors: Uint8Array;
  /** One byte a pixel, 255 where nothing shines through. */
  mask: Uint8Array;
}

function pixelsOf(png: DecodedPng): Pixels {
  const { data, channels, depth } = spread(png);
  const count = png.width * png.height;
  const [colors, mask] = [new Uint8Array(count * 3), new Uint8Array(count).fill(255)];
  const shift = depth === 16 ? 8 : 0;
  const isGrey = channels < 3;
  for (let pixel = 0; pixel < count; pixel++) {
    const at = pixel * channels;
    for (let color = 0; color < 3; color++) colors[pixel * 3 + color] = data[at + (isGrey ? 0 : color)]! >> shift;
    if (channels % 2 === 0) mask[pixel] = data[at + channels - 1]! >> shift;
  }
  return { colors, mask };
}

/** Palettes looked up, and pixels of a few bits each in a byte of their own. */
function spread(png: DecodedPng): Pick<DecodedPng, 'data' | 'channels' | 'depth'> {
  if (!png.palette && png.depth >= 8) return png;
  const levels = 2 ** png.depth;
  const palette = png.palette ?? Array.from({ length: levels }, (_, level) => Array(3).fill(Math.round((level * 255) / (levels - 1))));
  return { data: convertIndexedToRgb({ ...png, palette }), channels: palette[0]!.length, depth: 8 };
}
