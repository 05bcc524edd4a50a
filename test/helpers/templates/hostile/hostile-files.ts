/** Files that are no zip, or no zip anybody should unpack. */
import { crc32, deflateRawSync } from 'node:zlib';
import { powerpointOffice } from '../powerpoint-office.ts';
import { goodEntries, type HostileCase } from './good-template.ts';
import { type RawEntry, rawZip } from './raw-zip.ts';

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 ** 2);
const compound = (mark: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(mark, 'utf16le'), Buffer.alloc(600)]);
const plus = (...entries: RawEntry[]) => rawZip([...goodEntries(), ...entries]);
const named = (name: string | Buffer) => plus({ name, content: 'x' });

/** Two entries of which the first holds the second, head and all: https://www.bamsoftware.com/hacks/zipbomb/ */
function overlapping(): Buffer {
  const inner = rawZip([{ name: 'ppt/media/image9.png', content: zeros(1) }]);
  const local = inner.subarray(0, inner.indexOf(Buffer.from([0x50, 0x4b, 1, 2])));
  const heading = local.subarray(0, 30 + 'ppt/media/image9.png'.length);
  // A stored block quotes the head of the second; its content follows as it is.
  const quote = Buffer.from([0, heading.length, 0, ~heading.length & 0xff, 0xff]);
  const content = Buffer.concat([heading, zeros(1)]);
  const outer = { name: 'ppt/media/image8.png', content, packed: Buffer.concat([quote, local]) };
  const before = goodEntries();
  const start = rawZip(before).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const second = start + 30 + outer.name.length + quote.length;
  const all = [...before, outer];
  const packed = deflateRawSync(zeros(1));
  // Only the directory knows of the second: nothing of it is written.
  const whole = rawZip([
    ...all,
    { name: 'ppt/media/image9.png', content: zeros(1), crc: crc32(zeros(1)), packedSize: packed.length, offset: second },
  ]);
  return whole;
}

export const hostileFiles: readonly HostileCase[] = [
  ['a text', 'not_zip', () => Buffer.from('This is no template.')],
  ['nothing', 'not_zip', () => Buffer.alloc(0)],
  ['an encrypted presentation', 'encrypted', () => compound('EncryptedPackage')],
  ['a presentation of 2003', 'old_format', () => compound('PowerPoint Document')],
  ['60 MB', 'too_large', () => zeros(60)],
  ['half a file', 'truncated', () => powerpointOffice().subarray(0, 9000)],
  ['a file without its end', 'truncated', () => powerpointOffice().subarray(0, -10)],
  ['a zip64', 'zip64', () => rawZip(goodEntries(), { before: Buffer.concat([Buffer.from('504b0607', 'hex'), Buffer.alloc(16)]) })],
  ['a size of 4 GB', 'zip64', () => plus({ name: 'ppt/media/a.png', content: 'x', size: 0xffffffff })],
  ['a piece of a zip', 'multi_disk', () => rawZip(goodEntries(), { disk: 1 })],
  ['2,000 parts', 'too_many_parts', () => plus(...Array.from({ length: 2000 }, (_, i) => ({ name: `ppt/media/${i}.png`, content: 'x' })))],
  ['a count of parts that is not so', 'damaged', () => rawZip(goodEntries(), { count: 3 })],
  ['a directory that is elsewhere', 'damaged', () => rawZip(goodEntries(), { shift: 7 })],
  ['an encrypted part', 'entry_encrypted', () => plus({ name: 'ppt/media/a.png', content: 'x', flags: 0x0801 })],
  ['a part packed with bzip2', 'method_unsupported', () => plus({ name: 'ppt/media/a.png', content: 'x', method: 12 })],
  ['one part of 150 MB of zeros', 'zip_bomb', () => plus({ name: 'ppt/media/a.png', content: zeros(150) })],
  [
    '25 parts of 9 MB of zeros',
    'zip_bomb',
    () => {
      const content = zeros(9);
      const packed = deflateRawSync(content);
      const crc = crc32(content);
      return plus(
        ...Array.from({ length: 25 }, (_, i) => ({ name: `ppt/media/${i}.png`, content: '', size: content.length, packed, crc })),
      );
    },
  ],
  ['a theme that unpacks to more than it says', 'size_lie', () => lying('ppt/theme/theme1.xml', zeros(40), 4000)],
  ['a theme that unpacks to less than it says', 'size_lie', () => lying('ppt/theme/theme1.xml', Buffer.from('<a/>'), 4000)],
  ['a theme that unpacks to nothing, it says', 'size_lie', () => lying('ppt/theme/theme1.xml', zeros(40), 0)],
  ['a stored part of another size', 'size_lie', () => plus({ name: 'ppt/media/a.png', content: 'xyz', method: 0, size: 900 })],
  ['parts that share their bytes', 'overlap', overlapping],
  ['a part twice', 'duplicate_name', () => plus({ name: 'ppt/presentation.xml', content: 'x' })],
  ['a part twice, but for its case', 'duplicate_name', () => plus({ name: 'PPT/Presentation.xml', content: 'x' })],
  ['a name that climbs', 'unsafe_name', () => named('../../etc/cron.d/evil')],
  ['a name that climbs later', 'unsafe_name', () => named('ppt/media/../../../evil.png')],
  ['a name from the root', 'unsafe_name', () => named('/etc/passwd')],
  ['a name with backslashes', 'unsafe_name', () => named('..\\..\\evil.exe')],
  ['a name with a drive', 'unsafe_name', () => named('C:/Windows/evil.dll')],
  ['a name with a NUL', 'unsafe_name', () => named('ppt/media/a.png\0.exe')],
  ['a name that turns its direction', 'unsafe_name', () => named('ppt/media/\u202egnp.exe')],
  ['a name that is no UTF-8', 'unsafe_name', () => named(Buffer.from([0x70, 0x70, 0x74, 0x2f, 0xff, 0xfe]))],
  ['a name of 5,000 letters', 'unsafe_name', () => named(`ppt/${'a'.repeat(5000)}`)],
  ['a folder with content', 'unsafe_name', () => named('ppt/media/')],
  ['a part with two names', 'header_differs', () => plus({ name: 'ppt/media/a.png', content: 'x', localName: 'ppt/media/b.png' })],
  ['a part with two sizes', 'header_differs', () => plus({ name: 'ppt/media/a.png', content: 'x', localSize: 900 })],
  ['a part beyond the end', 'damaged', () => plus({ name: 'ppt/media/a.png', content: 'x', offset: 0x00ffffff })],
  ['a part that breaks off', 'truncated', () => plus({ name: 'ppt/media/a.png', content: 'x', packedSize: 0x00ffffff })],
  ['a theme with another checksum', 'damaged', () => changedTheme({ crc: 1 })],
  ['a theme that is no deflate', 'damaged', () => changedTheme({ packed: Buffer.alloc(500, 0xff) })],
];

function changedTheme(change: Partial<RawEntry>): Buffer {
  return rawZip(goodEntries().map((entry) => (entry.name === 'ppt/theme/theme1.xml' ? { ...entry, ...change } : entry)));
}

function lying(name: string, content: Buffer, size: number): Buffer {
  return rawZip(goodEntries().map((entry) => (entry.name === name ? { name, content, size } : entry)));
}
