/** Reads and writes zip packages: sorted entries, no directories, one fixed date, so that the same parts give the same bytes. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { PackageFault } from './package-fault.ts';
import { readDirectory, unlimited, type ZipEntry, type ZipLimits } from './zip-directory.ts';

/** Part name without a leading slash → content. */
export type Parts = Map<string, Buffer>;

interface Packed {
  bytes: Buffer;
  crc: number;
  size: number;
  method: 0 | 8;
}

const deflated = 8;
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
  return { bytes: smaller ? squeezed : content, crc: crc32(content), size: content.length, method: smaller ? deflated : 0 };
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

/** Every file of a zip package by name. Throws `PackageFault` when the bytes are not a zip, an entry is damaged or the limits are passed. */
export function readZip(bytes: Uint8Array, limits: ZipLimits = unlimited): Parts {
  return new Map(readDirectory(asBuffer(bytes), limits).map((entry) => [entry.name, unpack(entry)]));
}

/** The content of an entry, of the size and checksum the directory gives; never a byte more is unpacked. */
export function unpack({ name, method, crc, size, packed }: ZipEntry): Buffer {
  const content = method === deflated ? inflate(name, packed, size) : packed;
  if (content.length !== size) throw new PackageFault('size_lie', name, `${name} has another size than the directory says.`);
  if (crc32(content) !== crc) throw new PackageFault('damaged', name, `${name} is damaged: its checksum is another.`);
  return content;
}

function inflate(name: string, packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), chunkSize: Math.max(1024, Math.min(size + 1, 1024 ** 2)) });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new PackageFault('size_lie', name, `${name} unpacks to more than the directory says.`);
    throw new PackageFault('damaged', name, `${name} is damaged: it cannot be unpacked.`);
  }
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
