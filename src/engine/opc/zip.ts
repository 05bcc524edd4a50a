/** Reads and writes zip packages: sorted entries, no directories, one fixed date, so that the same parts give the same bytes. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Part name without a leading slash → content. */
export type Parts = Map<string, Buffer>;

interface Packed {
  bytes: Buffer;
  crc: number;
  size: number;
  method: 0 | 8;
}

const deflated = 8;
const stored = 0;
/** 1980-01-01, the first day a zip can name. */
const dosDate = 0x21;
/** The names are UTF-8. */
const utf8Flag = 0x0800;
const alreadyCompressed = /\.(png|jpe?g|xlsx)$/i;

/** Contents that stand in every package are compressed once. */
const packedConstants = new Map<string, Packed>();

function pack(content: Buffer, compress: boolean): Packed {
  const squeezed = compress ? deflateRawSync(content, { level: 6 }) : content;
  const smaller = compress && squeezed.length < content.length;
  return { bytes: smaller ? squeezed : content, crc: crc32(content), size: content.length, method: smaller ? deflated : stored };
}

/** Packs a text that many packages share, so that it is compressed only the first time. Only for constants: nothing is ever forgotten. */
export class ConstantPart {
  readonly packed: Packed;
  constructor(text: string) {
    const known = packedConstants.get(text) ?? pack(Buffer.from(text), true);
    packedConstants.set(text, known);
    this.packed = known;
  }
}

/** A zip package of these parts, `[Content_Types].xml` first, the rest by name. */
export function writeZip(parts: ReadonlyMap<string, string | Uint8Array | ConstantPart>): Buffer {
  const names = [...parts.keys()].sort(byPartOrder);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const content = parts.get(name)!;
    const packed = content instanceof ConstantPart ? content.packed : pack(asBuffer(content), !alreadyCompressed.test(name));
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    writeEntryFields(local, 4, packed, nameBytes.length);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    writeEntryFields(central, 6, packed, nameBytes.length);
    central.writeUInt32LE(offset, 42);
    files.push(local, nameBytes, packed.bytes);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + packed.bytes.length;
  }
  const directorySize = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directorySize, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

/** Version, flags, method, time, date, checksum and sizes: the same fields in a file's head and in the directory. */
function writeEntryFields(head: Buffer, at: number, packed: Packed, nameLength: number): void {
  head.writeUInt16LE(20, at);
  head.writeUInt16LE(utf8Flag, at + 2);
  head.writeUInt16LE(packed.method, at + 4);
  head.writeUInt16LE(0, at + 6);
  head.writeUInt16LE(dosDate, at + 8);
  head.writeUInt32LE(packed.crc, at + 10);
  head.writeUInt32LE(packed.bytes.length, at + 14);
  head.writeUInt32LE(packed.size, at + 18);
  head.writeUInt16LE(nameLength, at + 22);
}

/** Every file of a zip package by name. Throws `Error` when the bytes are not a zip or an entry is damaged. */
export function readZip(bytes: Uint8Array): Parts {
  const zip = asBuffer(bytes);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('Not a zip package: it has no directory');
  const parts: Parts = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The zip directory is damaged');
    const method = zip.readUInt16LE(at + 10);
    const crc = zip.readUInt32LE(at + 16);
    const packedSize = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const start = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(from, from + packedSize);
    if (method !== stored && method !== deflated) throw new Error(`The zip entry ${name} is packed in a way that cannot be read`);
    const content = method === deflated ? inflateRawSync(packed) : Buffer.from(packed);
    if (crc32(content) !== crc) throw new Error(`The zip entry ${name} is damaged`);
    parts.set(name, content);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}

const contentTypes = '[Content_Types].xml';

function byPartOrder(a: string, b: string): number {
  if (a === contentTypes || b === contentTypes) return a === b ? 0 : a === contentTypes ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function asBuffer(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return Buffer.isBuffer(content) ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
