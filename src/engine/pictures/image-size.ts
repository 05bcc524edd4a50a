/** Type and size of a picture, read from its first bytes: PNG and JPEG, the two every office program shows. */

export interface ImageSize {
  type: 'png' | 'jpeg';
  /** Pixels. */
  width: number;
  height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** null when the bytes are neither, or broken before their size is told. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = pngSignature.every((byte, i) => bytes[i] === byte)
    ? pngSize(view)
    : bytes[0] === 0xff && bytes[1] === 0xd8
      ? jpegSize(view)
      : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The header chunk comes first and begins with width and height. */
function pngSize(view: DataView): ImageSize | null {
  return view.byteLength < 24 ? null : { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the frame header, SOF0 to SOF15 without the tables C4, C8 and CC. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
