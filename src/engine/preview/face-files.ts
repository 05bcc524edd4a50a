/** Files that letters are drawn from: those the program brings, and installed ones for scripts those lack. */
import { readFileSync } from 'node:fs';
import { create, type Font, type FontCollection } from 'fontkit';
import { mirrored } from './bidi.ts';

/** A glyph and its place, in font units from the stretch's left end and baseline, y upwards. */
interface Glyph {
  id: number;
  x: number;
  y: number;
}

export interface Shaped {
  glyphs: readonly Glyph[];
  /** Font units. */
  advance: number;
}

const mostShaped = 20_000;

export class FaceFile {
  /** Names the file, and the face in a collection of several. */
  readonly key: string;
  readonly #path: string;
  /** Found in the PostScript name of the face meant in a collection. */
  readonly #member: RegExp | null;
  #font: Font | null = null;
  readonly #shaped = new Map<string, Shaped>();
  readonly #outlines = new Map<number, string>();

  constructor(path: string, member: RegExp | null) {
    this.key = keyOf(path, member);
    this.#path = path;
    this.#member = member;
  }

  /** The file as it is: WOFF, TTF, OTF or TTC. */
  get bytes(): Buffer {
    return readFileSync(this.#path);
  }

  get isOpen(): boolean {
    return this.#font !== null;
  }

  /** The face as fontkit reads it. */
  get font(): Font {
    this.#font ??= openFace(this.bytes, this.#member);
    return this.#font;
  }

  get unitsPerEm(): number {
    return this.font.unitsPerEm;
  }

  has(code: number): boolean {
    return this.font.hasGlyphForCodePoint(code);
  }

  /** Glyphs from left to right, with kerning, ligatures, joined letters and marks upon letters. */
  shape(text: string, rtl: boolean): Shaped {
    const key = `${rtl ? '<' : '>'}${text}`;
    const known = this.#shaped.get(key);
    if (known !== undefined) return known;
    const { glyphs, positions } = this.font.layout(rtl ? mirrored(text) : text, undefined, undefined, undefined, rtl ? 'rtl' : 'ltr');
    let advance = 0;
    const placed = glyphs.map(({ id }, at): Glyph => {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const glyph = { id, x: advance + xOffset, y: yOffset };
      advance += xAdvance;
      return glyph;
    });
    const shaped = { glyphs: placed, advance };
    if (this.#shaped.size >= mostShaped) this.#shaped.clear();
    this.#shaped.set(key, shaped);
    return shaped;
  }

  /** SVG path of a glyph in font units, y upwards; empty for spaces. */
  outline(id: number): string {
    const known = this.#outlines.get(id);
    if (known !== undefined) return known;
    const outline = this.font.getGlyph(id).path.toSVG();
    this.#outlines.set(id, outline);
    return outline;
  }
}

function openFace(bytes: Buffer, member: RegExp | null): Font {
  const opened: Font | FontCollection = create(bytes);
  if (!('fonts' in opened)) return opened;
  return opened.fonts.find(({ postscriptName }) => member?.test(postscriptName)) ?? opened.fonts[0]!;
}

function keyOf(path: string, member: RegExp | null): string {
  return member === null ? path : `${path}#${member.source}`;
}

const files = new Map<string, FaceFile>();

/** The file of a path, opened once; `member` is found in the PostScript name of the face meant, if the file has several. */
export function faceFile(path: string, member: RegExp | null = null): FaceFile {
  const key = keyOf(path, member);
  const known = files.get(key);
  if (known !== undefined) return known;
  const file = new FaceFile(path, member);
  files.set(key, file);
  return file;
}
