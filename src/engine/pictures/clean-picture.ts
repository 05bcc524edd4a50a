/** A picture's type and size, and its bytes without what a camera or a program noted in them. */

interface ImageSize {
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

interface CleanPicture extends ImageSize {
  bytes: Uint8Array;
  /** Degrees clockwise it must be turned to stand upright; width and height are those before. */
  turn: 0 | 90 | 180 | 270;
}

/** null for what is neither PNG nor JPEG, or is broken. Cleaning twice changes nothing but forgets the turn. */
export function cleanPicture(bytes: Uint8Array): CleanPicture | null {
  const size = imageSize(bytes);
  if (size === null) return null;
  const kept = size.type === 'png' ? cleanPng(bytes) : cleanJpeg(bytes);
  return kept && { ...size, ...kept };
}

type Kept = Pick<CleanPicture, 'bytes' | 'turn'>;

const pngHead = 8;
/** Words, time of change, and what a camera wrote. */
const pngTells = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

function cleanPng(bytes: Uint8Array): Kept | null {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, pngHead)];
  let at = pngHead;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return null;
    if (!pngTells.has(type)) pieces.push(bytes.subarray(at, end));
    if (type === 'IEND') return { bytes: joined(pieces), turn: 0 };
    at = end;
  }
  return null;
}

/** JFIF, colour profile and Adobe's colour transform decide how it looks; every other application segment and comment goes. */
function cleanJpeg(bytes: Uint8Array): Kept | null {
  const view = viewOf(bytes);
  const pieces = [bytes.subarray(0, 2)];
  let turn: Kept['turn'] = 0;
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return { bytes: joined([...pieces, bytes.subarray(at, at + 2)]), turn };
    if (at + 4 > bytes.length) return null;
    const head = at + 2 + view.getUint16(at + 2);
    const end = marker === startOfScan ? endOfScan(bytes, head) : head;
    if (end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1) turn ||= exifTurn(segment.subarray(4));
    const told = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    if (!told || marker === 0xe0 || marker === 0xee || (marker === 0xe2 && startsWith(segment.subarray(4), 'ICC_PROFILE')))
      pieces.push(segment);
    at = end;
  }
  return null;
}

const startOfScan = 0xda;

/** Where the next mark stands; in a scan 0xFF is followed by 0 or a restart mark. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1]!;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length + 1;
}

const turns: Readonly<Record<number, Kept['turn']>> = { 3: 180, 6: 90, 8: 270 };
const orientationTag = 0x0112;

/** The orientation a camera noted: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E */
function exifTurn(exif: Uint8Array): Kept['turn'] {
  if (!startsWith(exif, 'Exif\0\0')) return 0;
  const view = viewOf(exif.subarray(6));
  if (view.byteLength < 10) return 0;
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 0;
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > view.byteLength) return 0;
    if (view.getUint16(at, little) === orientationTag) return turns[view.getUint16(at + 8, little)] ?? 0;
  }
  return 0;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(pieces);
}
