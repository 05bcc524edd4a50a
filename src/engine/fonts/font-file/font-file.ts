/** What measuring takes of a font file: its characters, their widths, kerning and ligatures. Marks upon letters are beyond it. */
import { readFileSync } from 'node:fs';
import { lastFrom } from './glyph-sets.ts';
import { Kerning } from './kerning.ts';
import { Substitutions } from './substitutions.ts';
import { Woff } from './woff.ts';

/** Marks, what joins them or fractions, and what is not seen. */
const beyond = /[\p{M}\p{Sk}\p{Cf}\u2044]/u;
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/u, 'latn'],
  [/\p{Script=Greek}/u, 'grek'],
  [/\p{Script=Cyrillic}/u, 'cyrl'],
];
const letter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

export class FontFile {
  readonly unitsPerEm: number;
  readonly #characters: Buffer;
  readonly #widths: Buffer;
  /** Glyphs with a width of their own; those after them have that of the last. */
  readonly #measured: number;
  readonly #substitutions: Substitutions | null;
  readonly #kerning: Kerning | null;

  /** @param path A WOFF file. */
  constructor(path: string) {
    const file = new Woff(readFileSync(path));
    const substitutions = file.table('GSUB');
    const kerning = file.table('GPOS');
    this.unitsPerEm = file.table('head')!.readUInt16BE(18);
    this.#characters = basicPlane(file.table('cmap')!);
    this.#widths = file.table('hmtx')!;
    this.#measured = file.table('hhea')!.readUInt16BE(34);
    this.#substitutions = substitutions && new Substitutions(substitutions);
    this.#kerning = kerning && new Kerning(kerning);
  }

  /** Number of a character's glyph; 0 where the font has none. */
  glyph(code: number): number {
    const table = this.#characters;
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

  /** Font units of a text whose characters the file all has; null where it takes a whole text engine to know. */
  advance(text: string): number | null {
    if (beyond.test(text)) return null;
    const first = letter.exec(text)?.[0];
    const script = scripts.find(([pattern]) => first !== undefined && pattern.test(first))?.[1] ?? 'DFLT';
    const glyphs = Array.from(text, (character) => this.glyph(character.codePointAt(0)!));
    if (this.#substitutions && !this.#substitutions.apply(glyphs, script)) return null;
    return glyphs.reduce((sum, glyph, at) => {
      const next = glyphs[at + 1];
      return sum + this.#width(glyph) + (next === undefined || !this.#kerning ? 0 : this.#kerning.between(glyph, next, script));
    }, 0);
  }

  #width(glyph: number): number {
    return this.#widths.readUInt16BE(Math.min(glyph, this.#measured - 1) * 4);
  }
}

/** The table from characters to glyphs that every font of today has. https://learn.microsoft.com/typography/opentype/spec/cmap */
function basicPlane(table: Buffer): Buffer {
  for (let at = 4; at < 4 + table.readUInt16BE(2) * 8; at += 8)
    if (table.readUInt16BE(at) === 3 && table.readUInt16BE(at + 2) === 1) return table.subarray(table.readUInt32BE(at + 4));
  throw new Error('The font has no table of the characters of the basic plane.');
}
