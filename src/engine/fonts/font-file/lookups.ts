/** Which lookups of a layout table a program applies by itself to a text of a script. https://learn.microsoft.com/typography/opentype/spec/chapter2 */

export interface Lookup {
  type: number;
  /** Where its subtables begin. */
  subtables: readonly number[];
}

/** The lookup with this number; those that only point to another are followed. `extension` is their type. */
export function lookupAt(table: Buffer, number: number, extension: number): Lookup {
  const list = table.readUInt16BE(8);
  const at = list + table.readUInt16BE(list + 2 + number * 2);
  const type = table.readUInt16BE(at);
  const subtables = offsets(table, at + 4).map((offset) => at + offset);
  if (type !== extension || subtables.length === 0) return { type, subtables };
  return {
    type: table.readUInt16BE(subtables[0]! + 2),
    subtables: subtables.map((subtable) => subtable + table.readUInt32BE(subtable + 4)),
  };
}

/** Numbers of the lookups behind some features, in the order they are applied. One that a font names twice is applied twice. */
export function lookupsOf(table: Buffer, script: string, features: ReadonlySet<string>): number[] {
  const language = defaultLanguage(table, script);
  if (language === null) return [];
  const list = table.readUInt16BE(6);
  // Of features with the same name the last one counts.
  const lookups = new Map<string, number[]>();
  for (const feature of offsets(table, language + 4)) {
    const entry = list + 2 + feature * 6;
    const name = tag(table, entry);
    if (features.has(name)) lookups.set(name, offsets(table, list + table.readUInt16BE(entry + 4) + 2));
  }
  return [...lookups.values()].flat().sort((a, b) => a - b);
}

/** What applies to a script in any language; a script the font does not know takes what is there for all. */
function defaultLanguage(table: Buffer, script: string): number | null {
  const list = table.readUInt16BE(4);
  const entries = Array.from({ length: table.readUInt16BE(list) }, (_, index) => list + 2 + index * 6);
  for (const name of [script, 'DFLT', 'dflt', 'latn']) {
    const entry = entries.find((each) => tag(table, each) === name);
    if (entry === undefined) continue;
    const at = list + table.readUInt16BE(entry + 4);
    const offset = table.readUInt16BE(at);
    return offset === 0 ? null : at + offset;
  }
  return null;
}

const tag = (table: Buffer, at: number) => table.toString('latin1', at, at + 4);

/** A count, and so many numbers after it. */
export function offsets(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2));
}
