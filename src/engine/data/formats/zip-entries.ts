/** The table of contents of a zip package: names and sizes, without unpacking anything. */

export interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Sizes beyond 4 GB stand elsewhere, behind this mark; nothing of that size is read. */
const beyond = 0xffffffff;

/** null when there is none to read: the package is damaged, or cut off. */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endSignature) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let read = 0; read < count; read++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const packed = bytes.readUInt32LE(at + 20);
    const unpacked = bytes.readUInt32LE(at + 24);
    if (packed === beyond || unpacked === beyond) return null;
    entries.push({ name: bytes.toString('utf8', at + 46, at + 46 + nameLength), packed, unpacked });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
