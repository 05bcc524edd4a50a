/** Sets of glyphs in the layout tables of a font. https://learn.microsoft.com/typography/opentype/spec/chapter2 */

/** Place of a glyph in a coverage table; -1 where it has none. */
export function coverageIndex(table: Buffer, at: number, glyph: number): number {
  const ranges = table.readUInt16BE(at) === 2;
  const found = lastFrom(table, at + 4, table.readUInt16BE(at + 2), ranges ? 6 : 2, glyph);
  if (found < 0) return -1;
  if (!ranges) return table.readUInt16BE(at + 4 + found * 2) === glyph ? found : -1;
  const range = at + 4 + found * 6;
  return glyph <= table.readUInt16BE(range + 2) ? table.readUInt16BE(range + 4) + glyph - table.readUInt16BE(range) : -1;
}

/** Class of a glyph in a table of classes; 0 for those it does not name. */
export function classOf(table: Buffer, at: number, glyph: number): number {
  if (table.readUInt16BE(at) === 1) {
    const place = glyph - table.readUInt16BE(at + 2);
    return place >= 0 && place < table.readUInt16BE(at + 4) ? table.readUInt16BE(at + 6 + place * 2) : 0;
  }
  const found = lastFrom(table, at + 4, table.readUInt16BE(at + 2), 6, glyph);
  const range = at + 4 + found * 6;
  return found >= 0 && glyph <= table.readUInt16BE(range + 2) ? table.readUInt16BE(range + 4) : 0;
}

/** The last of some sorted entries that begins with this number or a smaller one; -1 when all are larger. */
export function lastFrom(table: Buffer, at: number, count: number, length: number, number: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table.readUInt16BE(at + middle * length) <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
