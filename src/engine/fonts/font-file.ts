/** What measuring takes of a font file, TTF, OTF, WOFF or WOFF2: its characters, their widths, kerning and ligatures. https://learn.microsoft.com/typography/opentype/spec */
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** Bytes a packed table may become. */
const largestTable = 30_000_000;

type Tables = (name: string) => Buffer | null;

/** The tables of a file by their four letters, unpacked when they are asked for; null where the font has none. */
function tablesOf(file: Buffer): Tables {
  const kind = file.toString('latin1', 0, 4);
  if (kind === 'wOF2') return tablesOfWoff2(file);
  const isWoff = kind === 'wOFF';
  const [head, entry, counted] = isWoff ? [44, 20, 12] : [12, 16, 4];
  const places = new Map<string, number>();
  for (let left = file.readUInt16BE(counted), at = head; left > 0; left--, at += entry) places.set(file.toString('latin1', at, at + 4), at);
  return (name) => {
    const at = places.get(name);
    if (at === undefined) return null;
    const start = file.readUInt32BE(at + (isWoff ? 4 : 8));
    const packed = file.readUInt32BE(at + (isWoff ? 8 : 12));
    const bytes = file.subarray(start, start + packed);
    return isWoff && file.readUInt32BE(at + 12) !== packed ? inflateSync(bytes, { maxOutputLength: largestTable }) : bytes;
  };
}

/** Tags that a WOFF2 file names by a number. https://www.w3.org/TR/WOFF2/#table_dir_format */
const tags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

function tablesOfWoff2(file: Buffer): Tables {
  let at = 48;
  const number = () => {
    for (let value = 0; ; ) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const places = new Map<string, { start: number; length: number; transformed: boolean }>();
  let start = 0;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const known = flags & 63;
    const name = known === 63 ? file.toString('latin1', at, at + 4) : tags.slice(known * 5, known * 5 + 4);
    if (known === 63) at += 4;
    // Outlines are transformed unless it says otherwise, other tables only if it does.
    const isOutline = name === 'glyf' || name === 'loca';
    const transformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const size = number();
    const length = transformed ? number() : size;
    places.set(name, { start, length, transformed });
    start += length;
  }
  const data = brotliDecompressSync(file.subarray(at), { maxOutputLength: largestTable });
  return (name) => {
    const place = places.get(name);
    if (place === undefined) return null;
    const bytes = data.subarray(place.start, place.start + place.length);
    // Advances come first in either form; where the table is transformed a byte of flags stands before them, and after each there is no bearing.
    return name === 'hmtx' && place.transformed ? withBearings(bytes) : bytes;
  };
}

function withBearings(bytes: Buffer): Buffer {
  const advances = Buffer.alloc(Math.floor((bytes.length - 1) / 2) * 4);
  for (let at = 0; at * 2 + 2 < bytes.length; at++) advances.writeUInt16BE(bytes.readUInt16BE(1 + at * 2), at * 4);
  return advances;
}

/** Place of a glyph in a coverage table; -1 where it has none. */
function coverageIndex(table: Buffer, at: number, glyph: number): number {
  const ranges = table.readUInt16BE(at) === 2;
  const found = lastFrom(table, at + 4, table.readUInt16BE(at + 2), ranges ? 6 : 2, glyph);
  if (found < 0) return -1;
  if (!ranges) return table.readUInt16BE(at + 4 + found * 2) === glyph ? found : -1;
  const range = at + 4 + found * 6;
  return glyph <= table.readUInt16BE(range + 2) ? table.readUInt16BE(range + 4) + glyph - table.readUInt16BE(range) : -1;
}

/** Class of a glyph in a table of classes; 0 for those it does not name. */
function classOf(table: Buffer, at: number, glyph: number): number {
  if (table.readUInt16BE(at) === 1) {
    const place = glyph - table.readUInt16BE(at + 2);
    return place >= 0 && place < table.readUInt16BE(at + 4) ? table.readUInt16BE(at + 6 + place * 2) : 0;
  }
  const found = lastFrom(table, at + 4, table.readUInt16BE(at + 2), 6, glyph);
  const range = at + 4 + found * 6;
  return found >= 0 && glyph <= table.readUInt16BE(range + 2) ? table.readUInt16BE(range + 4) : 0;
}

/** The last of some sorted entries that begins with this number or a smaller one; -1 when all are larger. */
function lastFrom(table: Buffer, at: number, count: number, length: number, number: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (table.readUInt16BE(at + middle * length) <= number) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface Lookup {
  type: number;
  /** Where its subtables begin. */
  subtables: readonly number[];
}

/** The lookup with this number; those that only point to another are followed. `extension` is their type. */
function lookupAt(table: Buffer, number: number, extension: number): Lookup {
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
function lookupsOf(table: Buffer, script: string, features: ReadonlySet<string>): number[] {
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
function offsets(table: Buffer, at: number): number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_, index) => table.readUInt16BE(at + 2 + index * 2));
}

const kerningFeatures: ReadonlySet<string> = new Set(['kern']);
const kerningExtension = 9;
const pairs = 2;
/** Bits of a value: its parts before the advance are the placements. */
const advance = 4;

class Kerning {
  readonly #table: Buffer;
  readonly #ofScript = new Map<string, { lookups: Lookup[]; known: Map<number, number> }>();

  constructor(table: Buffer) {
    this.#table = table;
  }

  /** Font units for a pair of glyphs in a script. */
  between(first: number, second: number, script: string): number {
    const { lookups, known } = this.#of(script);
    const key = first * 65_536 + second;
    let units = known.get(key);
    if (units === undefined) {
      units = lookups.reduce((sum, lookup) => sum + this.#pair(lookup, first, second), 0);
      known.set(key, units);
    }
    return units;
  }

  #of(script: string) {
    let found = this.#ofScript.get(script);
    if (!found) {
      const lookups = lookupsOf(this.#table, script, kerningFeatures).map((number) => lookupAt(this.#table, number, kerningExtension));
      found = { lookups: lookups.filter(({ type }) => type === pairs), known: new Map() };
      this.#ofScript.set(script, found);
    }
    return found;
  }

  /** Of the first subtable that knows the pair. */
  #pair({ subtables }: Lookup, first: number, second: number): number {
    const table = this.#table;
    for (const at of subtables) {
      const index = coverageIndex(table, at + table.readUInt16BE(at + 2), first);
      if (index < 0) continue;
      const formats = [table.readUInt16BE(at + 4), table.readUInt16BE(at + 6)] as const;
      const length = lengthOf(formats[0]) + lengthOf(formats[1]);
      if (table.readUInt16BE(at) === 2) {
        const class1 = classOf(table, at + table.readUInt16BE(at + 8), first);
        const class2 = classOf(table, at + table.readUInt16BE(at + 10), second);
        return this.#units(at + 16 + (class1 * table.readUInt16BE(at + 14) + class2) * length, formats);
      }
      const set = at + table.readUInt16BE(at + 10 + index * 2);
      const found = lastFrom(table, set + 2, table.readUInt16BE(set), 2 + length, second);
      const pair = set + 2 + found * (2 + length);
      if (found >= 0 && table.readUInt16BE(pair) === second) return this.#units(pair + 2, formats);
    }
    return 0;
  }

  /** What two values, one after the other, add to the advances. */
  #units(at: number, [format1, format2]: readonly [number, number]): number {
    return this.#advance(at, format1) + this.#advance(at + lengthOf(format1), format2);
  }

  #advance(at: number, format: number): number {
    return (format & advance) === 0 ? 0 : this.#table.readInt16BE(at + lengthOf(format & (advance - 1)));
  }
}

/** Bytes of a value that has these parts, two each. */
function lengthOf(format: number): number {
  let length = 0;
  for (let bits = format; bits > 0; bits >>= 1) length += (bits & 1) * 2;
  return length;
}

/** Those that programs apply unasked. `ccmp` puts letters and their marks together, and here are none. */
const substituting: ReadonlySet<string> = new Set(['rvrn', 'ltra', 'ltrm', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt']);
const substitutionExtension = 7;

class Substitutions {
  readonly #table: Buffer;
  readonly #lookups = new Map<number, Lookup>();
  readonly #ofScript = new Map<string, number[]>();

  constructor(table: Buffer) {
    this.#table = table;
  }

  /** Changes the glyphs in place; kinds of lookups that are not known here change nothing. */
  apply(glyphs: number[], script: string): void {
    let order = this.#ofScript.get(script);
    if (!order) {
      order = lookupsOf(this.#table, script, substituting);
      this.#ofScript.set(script, order);
    }
    for (const number of order) for (let at = 0; at < glyphs.length; at++) this.#applyAt(glyphs, at, number);
  }

  /** Whether a lookup changed the glyphs at a place. */
  #applyAt(glyphs: number[], at: number, number: number): boolean {
    const { type, subtables } = this.#lookup(number);
    return subtables.some((subtable) => this.#subtable(type, subtable, glyphs, at));
  }

  #subtable(type: number, subtable: number, glyphs: number[], at: number): boolean {
    const table = this.#table;
    const format = table.readUInt16BE(subtable);
    if (type === 6 && format === 3) return this.#context(subtable, glyphs, at);
    const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyphs[at]!);
    if (index < 0) return false;
    if (type === 1) {
      glyphs[at] = format === 1 ? (glyphs[at]! + table.readInt16BE(subtable + 4)) & 0xffff : table.readUInt16BE(subtable + 6 + index * 2);
      return true;
    }
    return type === 4 && this.#ligature(subtable + table.readUInt16BE(subtable + 6 + index * 2), glyphs, at);
  }

  /** The first ligature of a set whose other parts follow. */
  #ligature(set: number, glyphs: number[], at: number): boolean {
    const table = this.#table;
    for (let left = table.readUInt16BE(set), entry = set + 2; left > 0; left--, entry += 2) {
      const ligature = set + table.readUInt16BE(entry);
      const count = table.readUInt16BE(ligature + 2);
      let same = 1;
      while (same < count && glyphs[at + same] === table.readUInt16BE(ligature + 2 + same * 2)) same++;
      if (same < count) continue;
      glyphs.splice(at, count, table.readUInt16BE(ligature));
      return true;
    }
    return false;
  }

  /** Lookups of its own, where glyphs stand between certain others. */
  #context(subtable: number, glyphs: number[], at: number): boolean {
    const table = this.#table;
    const before = offsets(table, subtable + 2);
    const input = offsets(table, subtable + 4 + before.length * 2);
    const after = offsets(table, subtable + 6 + (before.length + input.length) * 2);
    const has = (place: number, coverage: number) => {
      const glyph = glyphs[place];
      return glyph !== undefined && coverageIndex(table, subtable + coverage, glyph) >= 0;
    };
    // What is before is listed from the nearest on.
    const stands = [...before.toReversed(), ...input, ...after].every((coverage, index) => has(at - before.length + index, coverage));
    if (!stands) return false;
    const records = subtable + 8 + (before.length + input.length + after.length) * 2;
    for (let index = 0; index < table.readUInt16BE(records); index++) {
      const record = records + 2 + index * 4;
      this.#applyAt(glyphs, at + table.readUInt16BE(record), table.readUInt16BE(record + 2));
    }
    return true;
  }

  #lookup(number: number): Lookup {
    let lookup = this.#lookups.get(number);
    if (!lookup) {
      lookup = lookupAt(this.#table, number, substitutionExtension);
      this.#lookups.set(number, lookup);
    }
    return lookup;
  }
}

/** Marks stand upon the letters before them, and what is not seen stands nowhere. */
const unseen = /[\p{M}\p{Cf}]/u;
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, 'latn'],
  [/\p{Script=Greek}/u, 'grek'],
  [/\p{Script=Cyrillic}/u, 'cyrl'],
];
const letter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

export class FontFile {
  readonly unitsPerEm: number;
  readonly #glyphOf: (code: number) => number;
  readonly #widths: Buffer;
  /** Glyphs with a width of their own; those after them have that of the last. */
  readonly #measured: number;
  readonly #substitutions: Substitutions | null;
  readonly #kerning: Kerning | null;

  /** @throws Error where the bytes are no whole font */
  constructor(file: Buffer) {
    const table = tablesOf(file);
    const substitutions = table('GSUB');
    const kerning = table('GPOS');
    this.unitsPerEm = table('head')!.readUInt16BE(18);
    this.#glyphOf = characters(table('cmap')!);
    this.#widths = table('hmtx')!;
    this.#measured = table('hhea')!.readUInt16BE(34);
    this.#substitutions = substitutions && new Substitutions(substitutions);
    this.#kerning = kerning && new Kerning(kerning);
  }

  /** Number of a character's glyph; 0 where the font has none. */
  glyph(code: number): number {
    return this.#glyphOf(code);
  }

  /** Font units of a character by itself. */
  width(code: number): number {
    return this.#width(this.#glyphOf(code));
  }

  /** Font units of a text whose characters the file all has. */
  advance(text: string): number {
    const first = letter.exec(text)?.[0];
    const script = scripts.find(([pattern]) => first !== undefined && pattern.test(first))?.[1] ?? 'DFLT';
    const seen = Array.from(text).filter((character) => !unseen.test(character));
    const glyphs = seen.map((character) => this.#glyphOf(character.codePointAt(0)!));
    this.#substitutions?.apply(glyphs, script);
    return glyphs.reduce((sum, glyph, at) => {
      const next = glyphs[at + 1];
      return sum + this.#width(glyph) + (next === undefined || !this.#kerning ? 0 : this.#kerning.between(glyph, next, script));
    }, 0);
  }

  #width(glyph: number): number {
    return this.#widths.readUInt16BE(Math.min(glyph, this.#measured - 1) * 4);
  }
}

/** Platform and encoding of the tables of characters that are read, the fullest first. https://learn.microsoft.com/typography/opentype/spec/cmap */
const encodings = ['3.10', '0.6', '0.4', '3.1', '0.3', '0.2', '0.1', '0.0'];

function characters(table: Buffer): (code: number) => number {
  const places = new Map<string, Buffer>();
  for (let at = 4; at < 4 + table.readUInt16BE(2) * 8; at += 8)
    places.set(`${table.readUInt16BE(at)}.${table.readUInt16BE(at + 2)}`, table.subarray(table.readUInt32BE(at + 4)));
  for (const encoding of encodings) {
    const found = places.get(encoding);
    const format = found?.readUInt16BE(0);
    if (found && format === 12) return (code) => inGroups(found, code);
    if (found && format === 4) return (code) => inSegments(found, code);
  }
  throw new Error('The font has no table of the characters of Unicode.');
}

/** Groups of all of Unicode. */
function inGroups(table: Buffer, code: number): number {
  let [low, high] = [0, table.readUInt32BE(12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + middle * 12;
    if (code < table.readUInt32BE(at)) high = middle - 1;
    else if (code > table.readUInt32BE(at + 4)) low = middle + 1;
    else return table.readUInt32BE(at + 8) + code - table.readUInt32BE(at);
  }
  return 0;
}

/** Segments of the basic plane. */
function inSegments(table: Buffer, code: number): number {
  const length = table.readUInt16BE(6);
  const [ends, starts] = [14, 16 + length];
  // The last segment always ends with the highest code.
  if (code >= 0xffff) return 0;
  const segment = lastFrom(table, ends, length / 2, 2, code - 1) + 1;
  const start = table.readUInt16BE(starts + segment * 2);
  if (code < start) return 0;
  const delta = table.readUInt16BE(starts + length + segment * 2);
  const offsetAt = starts + length * 2 + segment * 2;
  const offset = table.readUInt16BE(offsetAt);
  if (offset === 0) return (code + delta) & 0xffff;
  const glyph = table.readUInt16BE(offsetAt + offset + (code - start) * 2);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
