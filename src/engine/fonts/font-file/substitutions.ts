/** Glyphs that take the place of others: ligatures, and forms that depend on their neighbours. https://learn.microsoft.com/typography/opentype/spec/gsub */
import { coverageIndex } from './glyph-sets.ts';
import { type Lookup, lookupAt, lookupsOf, offsets } from './lookups.ts';

/** Those that programs apply unasked. `ccmp` puts letters and their marks together, and here are none. */
const features: ReadonlySet<string> = new Set(['rvrn', 'ltra', 'ltrm', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt']);
const extension = 7;

export class Substitutions {
  readonly #table: Buffer;
  readonly #lookups = new Map<number, Lookup>();
  readonly #ofScript = new Map<string, number[]>();

  constructor(table: Buffer) {
    this.#table = table;
  }

  /** Changes the glyphs in place; false where it would take what is not known here. */
  apply(glyphs: number[], script: string): boolean {
    let order = this.#ofScript.get(script);
    if (!order) {
      order = lookupsOf(this.#table, script, features);
      this.#ofScript.set(script, order);
    }
    for (const number of order) for (let at = 0; at < glyphs.length; at++) if (this.#applyAt(glyphs, at, number) === null) return false;
    return true;
  }

  /** Whether a lookup changed the glyphs at a place; null for one of an unknown kind. */
  #applyAt(glyphs: number[], at: number, number: number): boolean | null {
    const { type, subtables } = this.#lookup(number);
    for (const subtable of subtables) {
      const applied = this.#subtable(type, subtable, glyphs, at);
      if (applied !== false) return applied;
    }
    return false;
  }

  #subtable(type: number, subtable: number, glyphs: number[], at: number): boolean | null {
    const table = this.#table;
    const format = table.readUInt16BE(subtable);
    if (type === 6 && format === 3) return this.#context(subtable, glyphs, at);
    const index = coverageIndex(table, subtable + table.readUInt16BE(subtable + 2), glyphs[at]!);
    if (index < 0) return false;
    if (type === 1) {
      glyphs[at] = format === 1 ? (glyphs[at]! + table.readInt16BE(subtable + 4)) & 0xffff : table.readUInt16BE(subtable + 6 + index * 2);
      return true;
    }
    return type === 4 ? this.#ligature(subtable + table.readUInt16BE(subtable + 6 + index * 2), glyphs, at) : null;
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
  #context(subtable: number, glyphs: number[], at: number): boolean | null {
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
      if (this.#applyAt(glyphs, at + table.readUInt16BE(record), table.readUInt16BE(record + 2)) === null) return null;
    }
    return true;
  }

  #lookup(number: number): Lookup {
    let lookup = this.#lookups.get(number);
    if (!lookup) {
      lookup = lookupAt(this.#table, number, extension);
      this.#lookups.set(number, lookup);
    }
    return lookup;
  }
}
