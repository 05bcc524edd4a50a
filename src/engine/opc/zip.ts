/** ZIP archives: written the same each time, and read within bounds. */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { normalForm } from '../language/normal-form.ts';
import { PackageFault } from './read-xml.ts';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const zip64Mark = 0x07064b50;

/** null when the bytes are no zip. */
export function zipNames(bytes: Uint8Array): string[] | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = buffer.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && buffer.readUInt32LE(end) !== endMark) end--;
  if (end < lowest || end < 0) return null;
  const names: string[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== entryMark) return null;
    const length = buffer.readUInt16LE(at + 28);
    names.push(buffer.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return names;
}

export interface ZipEntry {
  name: string;
  method: 0 | 8;
  crc: number;
  /** Bytes it unpacks to. */
  size: number;
  packed: Buffer;
}

export interface ZipLimits {
  /** Bytes of the file. */
  file: number;
  entries: number;
  /** Bytes all entries unpack to. */
  unpacked: number;
  /** How many times its packed size an entry may become, where it becomes more than `harmless` bytes. */
  times: number;
  harmless: number;
}

/** For packages of our own, and those whose bounds are kept elsewhere. */
export const unlimited: ZipLimits = {
  file: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  unpacked: Number.POSITIVE_INFINITY,
  times: Number.POSITIVE_INFINITY,
  harmless: 0,
};

/** For a workbook inside a package that anyone may have made. */
export const embeddedLimits: ZipLimits = {
  file: 50 * 1024 ** 2,
  entries: 1500,
  unpacked: 100 * 1024 ** 2,
  times: 100,
  harmless: 10 * 1024 ** 2,
};

/** Bits of the flags: the entry is encrypted; its sizes follow it; it is a patch; its names are hidden. */
const flags = { encrypted: 1, sizesFollow: 1 << 3, patch: 1 << 5, hidden: 1 << 13 } as const;
const longestName = 260;
const mb = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/**
 * The entries in the order of the directory; folders are left out.
 * @throws PackageFault
 */
export function readDirectory(zip: Buffer, limits: ZipLimits): ZipEntry[] {
  if (zip.length > limits.file) fail('too_large', `The file has ${mb(zip.length)}; at most ${mb(limits.file)} are read.`);
  const { from, to, count } = findDirectory(zip);
  if (count > limits.entries) fail('too_many_parts', `The file holds ${count} parts; at most ${limits.entries} are read.`);
  const entries: ZipEntry[] = [];
  const ranges: { name: string; start: number; end: number }[] = [];
  const names = new Set<string>();
  let unpacked = 0;
  let at = from;
  for (let left = count; left > 0; left--) {
    if (at + 46 > to || zip.readUInt32LE(at) !== entryMark) fail('damaged', 'The zip directory is damaged.');
    const nameLength = zip.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (next > to) fail('damaged', 'The zip directory is damaged.');
    const nameBytes = zip.subarray(at + 46, at + 46 + nameLength);
    const name = readName(nameBytes);
    const known = normalForm(name, 'NFC').toLowerCase();
    if (names.has(known)) fail('duplicate_name', `The file holds ${name} twice.`, name);
    names.add(known);
    const entry = { name, ...readEntry(zip, at, name) };
    const { packed, size } = entry;
    unpacked += size;
    if (size > limits.harmless && size > packed * limits.times)
      fail('zip_bomb', `${name} unpacks from ${packed} bytes to ${mb(size)}, more than ${limits.times} times its size.`, name);
    if (unpacked > limits.unpacked) fail('zip_bomb', `The file unpacks to more than ${mb(limits.unpacked)}.`, name);
    const data = readLocal(zip, at, name, nameBytes, from);
    ranges.push({ name, start: entry.start, end: data + packed });
    if (!name.endsWith('/')) {
      entries.push({ name, method: entry.method, crc: entry.crc, size, packed: zip.subarray(data, data + packed) });
    } else if (size > 0) fail('unsafe_name', `${name} is a folder with content.`, name);
    at = next;
  }
  if (at !== to) fail('damaged', 'The zip directory holds more than it says.');
  refuseOverlaps(ranges);
  return entries;
}

/** Where the directory stands. */
function findDirectory(zip: Buffer): { from: number; to: number; count: number } {
  const starts = zip.length >= 4 && zip.readUInt32LE(0);
  let end = zip.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  // A comment may hold the mark; the true end is the one whose comment reaches the end of the file.
  while (end >= lowest && !(zip.readUInt32LE(end) === endMark && end + 22 + zip.readUInt16LE(end + 20) === zip.length)) end--;
  if (end < lowest || end < 0) {
    if (starts === localMark) fail('truncated', 'The file breaks off: the directory at its end is missing.');
    return fail('not_zip', 'Not a zip package: it has no directory.');
  }
  const word = (offset: number) => zip.readUInt16LE(end + offset);
  const [size, from] = [zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  const large = end >= 20 && zip.readUInt32LE(end - 20) === zip64Mark;
  if (large || word(8) === 0xffff || word(10) === 0xffff || size === 0xffffffff || from === 0xffffffff)
    fail('zip64', 'The file is a zip of the kind made for more than 4 GB (zip64).');
  if (word(4) !== 0 || word(6) !== 0 || word(8) !== word(10)) fail('multi_disk', 'The file is one piece of a zip in several pieces.');
  if (from + size !== end) fail('damaged', 'The zip directory is not where the file says it is.');
  return { from, to: end, count: word(10) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function readName(bytes: Buffer): string {
  let name: string;
  try {
    name = utf8.decode(bytes);
  } catch {
    return fail('unsafe_name', `The file holds a part whose name cannot be read: ${bytes.toString('latin1').replace(/[^ -~]/g, '?')}.`);
  }
  const shown = name.slice(0, 80).replace(/[\x00-\x1f\x7f-\x9f]/g, '?');
  const refuse = (why: string) => fail('unsafe_name', `The file holds a part named ${shown}, which ${why}.`, shown);
  if (name === '') refuse('is empty');
  if (bytes.length > longestName) refuse(`is longer than ${longestName} bytes`);
  if (/[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(name)) refuse('has a control character');
  if (name.includes('\\')) refuse('has a backslash');
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) refuse('is a path of its own');
  if (name.split('/').some((segment) => segment === '..' || segment === '.')) refuse('leads out of the package');
  return name;
}

/** What the directory says of an entry, held against itself. */
function readEntry(zip: Buffer, at: number, name: string): { method: 0 | 8; crc: number; packed: number; size: number; start: number } {
  const flag = zip.readUInt16LE(at + 8);
  const method = zip.readUInt16LE(at + 10);
  const packed = zip.readUInt32LE(at + 20);
  const size = zip.readUInt32LE(at + 24);
  const start = zip.readUInt32LE(at + 42);
  if (flag & (flags.encrypted | flags.hidden)) fail('entry_encrypted', `${name} is encrypted.`, name);
  if (packed === 0xffffffff || size === 0xffffffff || start === 0xffffffff)
    fail('zip64', 'The file is a zip of the kind made for more than 4 GB (zip64).', name);
  if (zip.readUInt16LE(at + 34) !== 0) fail('multi_disk', `${name} is said to stand in another piece of the zip.`, name);
  if ((method !== 0 && method !== 8) || flag & flags.patch)
    return fail('method_unsupported', `${name} is packed in a way that cannot be read (method ${method}).`, name);
  if (method === 0 && packed !== size) fail('size_lie', `${name} has another size than the directory says.`, name);
  return { method, crc: zip.readUInt32LE(at + 16), packed, size, start };
}

/** Where the content of an entry starts, by the head that stands before it. */
function readLocal(zip: Buffer, at: number, name: string, nameBytes: Buffer, directory: number): number {
  const start = zip.readUInt32LE(at + 42);
  if (start + 30 > directory || zip.readUInt32LE(start) !== localMark)
    fail('damaged', `${name} is not where the directory says it is.`, name);
  const nameEnd = start + 30 + zip.readUInt16LE(start + 26);
  const data = nameEnd + zip.readUInt16LE(start + 28);
  if (data + zip.readUInt32LE(at + 20) > directory) fail('truncated', `${name} breaks off.`, name);
  const sizesFollow = (zip.readUInt16LE(start + 6) & flags.sizesFollow) !== 0;
  const same =
    zip.subarray(start + 30, nameEnd).equals(nameBytes) &&
    zip.readUInt16LE(start + 8) === zip.readUInt16LE(at + 10) &&
    (zip.readUInt16LE(start + 6) & flags.encrypted) === 0 &&
    (sizesFollow || zip.subarray(start + 14, start + 26).equals(zip.subarray(at + 16, at + 28)));
  if (!same) fail('header_differs', `${name} is called, packed or measured otherwise where it stands than in the directory.`, name);
  return data;
}

/** Entries that share their bytes unpack to far more than the file could hold. */
function refuseOverlaps(ranges: { name: string; start: number; end: number }[]): void {
  ranges.sort((a, b) => a.start - b.start || a.end - b.end);
  let end = 0;
  for (const range of ranges) {
    if (range.start < end) fail('overlap', `${range.name} shares its bytes with another part.`, range.name);
    end = range.end;
  }
}

function fail(code: PackageFault['code'], message: string, part = ''): never {
  throw new PackageFault(code, part, message);
}

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
    local.writeUInt32LE(localMark, 0);
    writeEntryFields(local, 4, packed, nameBytes.length);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(entryMark, 0);
    central.writeUInt16LE(20, 4);
    writeEntryFields(central, 6, packed, nameBytes.length);
    central.writeUInt32LE(offset, 42);
    files.push(local, nameBytes, packed.bytes);
    directory.push(central, nameBytes);
    offset += local.length + nameBytes.length + packed.bytes.length;
  }
  const directorySize = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endMark, 0);
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
