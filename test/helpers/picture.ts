/** Pictures of pages: read as the renderer writes them, kept as PNG, laid out on a sheet. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Eight bits a channel, red, green, blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A binary PPM (`P6`). */
export function readPpm(bytes: Buffer): Picture {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString('latin1'));
  if (!head) throw new Error('not a binary PPM');
  const [width, height] = [Number(head[1]), Number(head[2])];
  return { width, height, pixels: new Uint8Array(bytes.subarray(head[0].length, head[0].length + 3 * width * height)) };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function writePng({ width, height, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, colour without alpha.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(3 * width * y, 3 * width * (y + 1)), y * (1 + 3 * width) + 1);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** What `writePng` wrote; other PNG files may be filtered, interlaced or have other channels. */
export function readPng(bytes: Buffer): Picture {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
  const stride = 1 + 3 * width;
  const pixels = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    if (rows[y * stride] !== 0) throw new Error('the rows of this PNG are filtered: it was written by another program');
    pixels.set(rows.subarray(y * stride + 1, (y + 1) * stride), 3 * width * y);
  }
  return { width, height, pixels };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Pictures on a sheet, and pixels between them, on a grey that is neither paper nor ink. */
const sheet = { columns: 6, gap: 6, grey: 0x88 } as const;

/** Pictures of one size in rows, in their order. */
export function contactSheet(pictures: readonly Picture[]): Picture {
  const { width: w, height: h } = pictures[0]!;
  const width = sheet.columns * (w + sheet.gap) + sheet.gap;
  const height = Math.ceil(pictures.length / sheet.columns) * (h + sheet.gap) + sheet.gap;
  const pixels = new Uint8Array(3 * width * height).fill(sheet.grey);
  pictures.forEach((picture, index) => {
    const { x, y } = placeOf(index, picture);
    for (let row = 0; row < h; row++) pixels.set(picture.pixels.subarray(3 * w * row, 3 * w * (row + 1)), 3 * (width * (y + row) + x));
  });
  return { width, height, pixels };
}

/** The picture of a sheet at an index; null past its last row. */
export function pictureOn({ width, height, pixels }: Picture, index: number, size: { width: number; height: number }): Picture | null {
  const { x, y } = placeOf(index, size);
  if (y + size.height > height) return null;
  const cut = new Uint8Array(3 * size.width * size.height);
  for (let row = 0; row < size.height; row++) {
    const from = 3 * (width * (y + row) + x);
    cut.set(pixels.subarray(from, from + 3 * size.width), 3 * size.width * row);
  }
  return { ...size, pixels: cut };
}

function placeOf(index: number, { width, height }: { width: number; height: number }): { x: number; y: number } {
  return {
    x: sheet.gap + (index % sheet.columns) * (width + sheet.gap),
    y: sheet.gap + Math.floor(index / sheet.columns) * (height + sheet.gap),
  };
}
