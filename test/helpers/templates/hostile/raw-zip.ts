/** Writes zips that say of themselves what is not so. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  name: string | Buffer;
  content: Uint8Array | string;
  /** As it stands in the file, where that is not the content deflated. */
  packed?: Buffer;
  method?: number;
  flags?: number;
  /** What the directory says, where that is not so. */
  crc?: number;
  size?: number;
  packedSize?: number;
  offset?: number;
  /** What the head before the content says, where that is something else than the directory. */
  localName?: string;
  localSize?: number;
}

export interface RawEnd {
  disk?: number;
  count?: number;
  /** Added to where the directory is said to stand. */
  shift?: number;
  /** Stands between directory and end. */
  before?: Buffer;
}

export function rawZip(entries: readonly RawEntry[], end: RawEnd = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? name);
    const size = entry.size ?? content.length;
    const fields = (nameLength: number, unpacked: number) => {
      const head = Buffer.alloc(26);
      head.writeUInt16LE(20, 0);
      head.writeUInt16LE(entry.flags ?? 0x0800, 2);
      head.writeUInt16LE(method, 4);
      head.writeUInt16LE(0x21, 8);
      head.writeUInt32LE(entry.crc ?? crc32(content), 10);
      head.writeUInt32LE(entry.packedSize ?? packed.length, 14);
      head.writeUInt32LE(unpacked, 18);
      head.writeUInt16LE(nameLength, 22);
      return head;
    };
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(entry.offset ?? offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), fields(name.length, size), tail, name);
    files.push(Buffer.from([0x50, 0x4b, 3, 4]), fields(localName.length, entry.localSize ?? size), localName, packed);
    offset += 30 + localName.length + packed.length;
  }
  const before = end.before ?? Buffer.alloc(0);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(end.disk ?? 0, 4);
  last.writeUInt16LE(end.disk ?? 0, 6);
  last.writeUInt16LE(end.count ?? entries.length, 8);
  last.writeUInt16LE(end.count ?? entries.length, 10);
  last.writeUInt32LE(directory.reduce((sum, piece) => sum + piece.length, 0) + before.length, 12);
  last.writeUInt32LE(offset + (end.shift ?? 0), 16);
  return Buffer.concat([...files, ...directory, before, last]);
}
