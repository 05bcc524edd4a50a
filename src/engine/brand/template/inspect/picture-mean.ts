/** The mean colour of a PNG picture, for what stands on it: https://www.w3.org/TR/png-3/ */
import { inflateSync } from 'node:zlib';
import type { Hex } from '../../../../model/brand-kit.ts';

/** Pixels of the largest picture that is looked at. */
const most = 16_000_000;
/** One pixel in so many of a row is counted. */
const step = 4;
/** A picture that lets more through than the rest shows what is under it. */
const opaque = 0.9;
/** Samples of a pixel by colour type; a palette's is an index. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** null for other pictures, and for PNGs that are interlaced, not of eight bits a sample, damaged or not opaque. */
export function pictureMean(bytes: Uint8Array): Hex | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 33 || file.readUInt32BE(0) !== 0x89504e47 || file.toString('latin1', 12, 16) !== 'IHDR') return null;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const [depth, type, , , interlaced] = file.subarray(24, 29);
  const wide = samples[type!];
  if (wide === undefined || depth !== 8 || interlaced !== 0 || width * height > most || width * height === 0) return null;
  try {
    const { data, palette } = chunksOf(file);
    if (type === 3 && palette === null) return null;
    const rows = inflateSync(data, { maxOutputLength: height * (1 + width * wide) });
    if (rows.length !== height * (1 + width * wide)) return null;
    return meanOf(rows, { width, height, wide }, (at) => colorAt(rows, at, type!, palette));
  } catch {
    return null;
  }
}

function chunksOf(file: Buffer): { data: Buffer; palette: Buffer | null } {
  const data: Buffer[] = [];
  let palette: Buffer | null = null;
  for (let at = 8; at + 8 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(body);
    if (name === 'PLTE') palette = body;
    // Colours of a palette that let something through.
    if (name === 'tRNS') throw new Error('not opaque');
    at += 12 + length;
  }
  return { data: Buffer.concat(data), palette };
}

/** Rows are unfiltered in place, each from the one above: clause 9. */
function meanOf(
  rows: Buffer,
  { width, height, wide }: { width: number; height: number; wide: number },
  colorAt: (at: number) => readonly [number, number, number, number],
): Hex | null {
  const stride = 1 + width * wide;
  const sum = [0, 0, 0, 0];
  let counted = 0;
  for (let y = 0; y < height; y++) {
    unfilter(rows, y * stride, stride, wide, y > 0);
    for (let x = 0; x < width; x += step) {
      const color = colorAt(y * stride + 1 + x * wide);
      for (const channel of [0, 1, 2, 3]) sum[channel]! += color[channel]!;
      counted++;
    }
  }
  if (sum[3]! / counted < opaque * 255) return null;
  const hex = sum.slice(0, 3).map((value) =>
    Math.round(value / counted)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').toUpperCase()}` as Hex;
}

function colorAt(rows: Buffer, at: number, type: number, palette: Buffer | null): readonly [number, number, number, number] {
  const first = rows[at]!;
  if (type === 3) return [palette![3 * first] ?? 0, palette![3 * first + 1] ?? 0, palette![3 * first + 2] ?? 0, 255];
  if (type === 0) return [first, first, first, 255];
  if (type === 4) return [first, first, first, rows[at + 1]!];
  return [first, rows[at + 1]!, rows[at + 2]!, type === 6 ? rows[at + 3]! : 255];
}

function unfilter(rows: Buffer, start: number, stride: number, wide: number, hasAbove: boolean): void {
  const filter = rows[start]!;
  if (filter === 0) return;
  for (let i = start + 1; i < start + stride; i++) {
    const left = i - wide > start ? rows[i - wide]! : 0;
    const above = hasAbove ? rows[i - stride]! : 0;
    const corner = hasAbove && i - wide > start ? rows[i - wide - stride]! : 0;
    const guess = filter === 1 ? left : filter === 2 ? above : filter === 3 ? (left + above) >> 1 : paeth(left, above, corner);
    rows[i] = (rows[i]! + guess) & 255;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}
