/** Reads the widths of characters out of a font file; the file itself is kept nowhere. */
import type { FontWidths } from '../../model/brand-kit.ts';
import { FontFile } from './font-file.ts';

/** Bytes of a file, and of what it says to unpack to. */
const largestFile = 5_000_000;
const largestUnpacked = 30_000_000;
const kinds: Readonly<Record<string, 'sfnt' | 'woff'>> = { '\0\x01\0\0': 'sfnt', true: 'sfnt', OTTO: 'sfnt', wOFF: 'woff', wOF2: 'woff' };

/** Latin, Greek, Cyrillic, marks and signs; other scripts come from other fonts. */
const ranges: readonly (readonly [number, number])[] = [[0x20, 0x7e], [0xa0, 0x24f], [0x370, 0x3ff], [0x400, 0x4ff], [0x1e00, 0x1eff], [0x2010, 0x2044], [0x20a0, 0x20c0], [0x2100, 0x2122], [0x2190, 0x2199], [0x2212, 0x2265]]; // biome-ignore format: a list of numbers

/** Characters by width in thousandths of an em; a sentence on what is wrong where the bytes are no usable font. */
export function readFontWidths(bytes: Uint8Array): FontWidths['regular'] | string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kinds[file.toString('latin1', 0, 4)];
  if (kind === undefined || file.length < 48) return 'is no TTF, OTF, WOFF or WOFF2 font';
  if (file.length > largestFile || (kind === 'woff' && file.readUInt32BE(16) > largestUnpacked)) {
    return `is larger than ${largestFile / 1e6} MB; take one with the letters of your languages only`;
  }
  try {
    return tableOf(new FontFile(file));
  } catch {
    return 'is a damaged font file';
  }
}

/** The glyphs' advances as they are: without kerning text comes out a little wider, which is the safe side. */
function tableOf(font: FontFile): FontWidths['regular'] | string {
  const table: Record<string, string> = {};
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code++) {
      if (font.glyph(code) === 0) continue;
      const width = Math.ceil((font.width(code) * 1000) / font.unitsPerEm);
      if (!(width >= 0 && width < 10_000)) return 'is a damaged font file';
      table[width] = (table[width] ?? '') + String.fromCodePoint(code);
    }
  }
  const letters = Object.values(table).join('');
  return /[a-z]/.test(letters) && letters.includes(' ') ? table : 'has no Latin letters to measure text with';
}
