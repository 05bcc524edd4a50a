/** The names in a zip's central directory as they stand there: order, duplicates and directories kept, which a map of parts loses. */

const endOfDirectory = 0x06054b50;
const entry = 0x02014b50;

/** null when the bytes are no zip. */
export function zipNames(bytes: Uint8Array): string[] | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = buffer.length - 22;
  const lowest = Math.max(0, end - 0xffff);
  while (end >= lowest && buffer.readUInt32LE(end) !== endOfDirectory) end--;
  if (end < lowest || end < 0) return null;
  const names: string[] = [];
  let at = buffer.readUInt32LE(end + 16);
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== entry) return null;
    const length = buffer.readUInt16LE(at + 28);
    names.push(buffer.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return names;
}
