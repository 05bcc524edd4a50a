/** Fonts for measuring: which one substitutes for a family, and the widths of its text in ems; also a brand's own font by its character widths. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontWidths } from '../../model/brand-kit.ts';
import { FontFile } from './font-file.ts';
import { isWide, widthWithoutFace } from './missing-glyphs.ts';

export type MeasuredFont = 'carlito' | 'arimo' | 'inter' | 'caladea';

interface FontChoice {
  font: MeasuredFont;
  /** Factor for widths. */
  factor: number;
  /** The family's widths are unknown; those of a similar font are used, slightly widened. */
  substituted: boolean;
}

const sameMetrics: Readonly<Record<string, MeasuredFont>> = {
  calibri: 'carlito',
  carlito: 'carlito',
  arial: 'arimo',
  arimo: 'arimo',
  helvetica: 'arimo',
  'helvetica neue': 'arimo',
  'liberation sans': 'arimo',
  inter: 'inter',
  cambria: 'caladea',
  caladea: 'caladea',
};

/** Common template fonts that are wider than most: percent over Calibri, rather too much than too little. */
const wider: Readonly<Record<string, number>> = {
  aptos: 13,
  'aptos display': 13,
  'arial black': 45,
  'century gothic': 24,
  georgia: 14,
  montserrat: 27,
  'open sans': 15,
  poppins: 25,
  'segoe ui': 13,
  'segoe ui semibold': 17,
  tahoma: 13,
  'trebuchet ms': 14,
  verdana: 28,
};
/** Default for an unknown family: most office sans fonts are between Calibri and Arial. */
const usual = 8;

export function fontChoice(family: string): FontChoice {
  const name = family.trim().toLowerCase();
  const font = sameMetrics[name];
  return font === undefined
    ? { font: 'carlito', factor: 1 + percentOver(family) / 100, substituted: true }
    : { font, factor: 1, substituted: false };
}

/** Assumed extra width of an unknown family over Calibri, percent. */
export function percentOver(family: string): number {
  return wider[family.trim().toLowerCase()] ?? usual;
}

const require = createRequire(import.meta.url);

/** The font is split into files by script; each is read when one of its characters is measured. */
const subsets: readonly { name: string; ranges: readonly (readonly [number, number])[] }[] = [
  { name: 'latin', ranges: [[0x20, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2bb, 0x2dc], [0x2000, 0x206f], [0x20ac, 0x20ac], [0x2122, 0x2215]] }, // biome-ignore format: one subset a line
  { name: 'latin-ext', ranges: [[0x100, 0x2ff], [0x1d00, 0x1e9f], [0x1ef2, 0x1eff], [0x2020, 0x2020], [0x20a0, 0x20c0], [0x2113, 0x2113]] }, // biome-ignore format: one subset a line
  { name: 'greek', ranges: [[0x370, 0x3ff]] },
  { name: 'cyrillic', ranges: [[0x400, 0x491], [0x4b0, 0x4b1], [0x2116, 0x2116]] }, // biome-ignore format: one subset a line
  { name: 'vietnamese', ranges: [[0x102, 0x1b0], [0x300, 0x329], [0x1ea0, 0x1ef9], [0x20ab, 0x20ab]] }, // biome-ignore format: one subset a line
];

/** Scripts a font lacks; their characters get an average width. */
const missing: Partial<Record<MeasuredFont, readonly string[]>> = { caladea: ['greek', 'cyrillic', 'vietnamese'] };

/** Marks that are full width after an East Asian character. */
const wideAfterWide = /[\u2018\u2019\u201C\u201D\u2014\u2015\u2025\u2026\u00B7]/;

/** Characters in a row that one file has, or none. */
export interface Stretch {
  text: string;
  /** Name of the font's file; null if it lacks these characters. */
  file: string | null;
  /** East Asian characters and marks among them, one em each. */
  wide: boolean;
}

/** Words repeat, so the cache is small; the limit keeps a server's memory flat. */
const mostCached = 50_000;

export class Face {
  readonly #font: MeasuredFont;
  readonly #weight: 400 | 700;
  readonly #files = new Map<string, FontFile>();
  readonly #widths = new Map<string, number>();
  /** Name of the file with a character; null if none has it. */
  readonly #owners = new Map<number, string | null>();

  constructor(font: MeasuredFont, bold: boolean) {
    this.#font = font;
    this.#weight = bold ? 700 : 400;
  }

  /** Width in ems of a word or of spaces, without line breaks. */
  width(text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = this.#measure(text);
    if (this.#widths.size >= mostCached) this.#widths.clear();
    this.#widths.set(text, width);
    return width;
  }

  #measure(text: string): number {
    let width = 0;
    for (const { text: part, file, wide } of this.stretches(text)) {
      if (wide) width += Array.from(part).length;
      else width += file === null ? widthWithoutFace(part, this.#weight === 700) : this.#stretchWidth(part, file);
    }
    return width;
  }

  /** The parts of a text that are shaped together, so that kerning counts. */
  stretches(text: string): Stretch[] {
    const found: Stretch[] = [];
    let wide = false;
    // A no-break space is as wide as any space.
    for (const character of text.replaceAll('\u00a0', ' ')) {
      wide = isWide(character) || (wide && wideAfterWide.test(character));
      const file: string | null = wide ? null : this.#owner(character.codePointAt(0)!);
      const last: Stretch | undefined = found.at(-1);
      if (last?.file === file && last.wide === wide) last.text += character;
      else found.push({ text: character, file, wide });
    }
    return found;
  }

  #stretchWidth(stretch: string, subset: string): number {
    const file = this.#file(subset);
    return file.advance(stretch) / file.unitsPerEm;
  }

  #owner(code: number): string | null {
    const known = this.#owners.get(code);
    if (known !== undefined) return known;
    const drawn = subsets.filter(({ name, ranges }) => inRanges(code, ranges) && !missing[this.#font]?.includes(name));
    const owner = drawn.find(({ name }) => this.#file(name).glyph(code) !== 0)?.name ?? null;
    this.#owners.set(code, owner);
    return owner;
  }

  #file(subset: string): FontFile {
    const known = this.#files.get(subset);
    if (known !== undefined) return known;
    const file = new FontFile(readFileSync(this.#path(subset)));
    this.#files.set(subset, file);
    return file;
  }

  #path(subset: string): string {
    return fontPath(this.#font, subset, this.#weight === 700, false);
  }
}

/** Where one of a font's files is; `file` is the name of one of its parts. */
export function fontPath(font: MeasuredFont, file: string, bold: boolean, italic: boolean): string {
  return require.resolve(`@fontsource/${font}/files/${font}-${file}-${bold ? 700 : 400}-${italic ? 'italic' : 'normal'}.woff`);
}

function inRanges(code: number, ranges: readonly (readonly [number, number])[]): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

const faces = new Map<string, Face>();

/** The face of a font, shared by all who measure. */
export function faceOf(font: MeasuredFont, bold: boolean): Face {
  const key = `${font} ${bold}`;
  const known = faces.get(key);
  if (known !== undefined) return known;
  const face = new Face(font, bold);
  faces.set(key, face);
  return face;
}

/** Factor for a bold font of which only the regular widths are known. */
const bolder = 1.08;

class OwnFace {
  readonly #widths = new Map<string, number>();
  readonly #factor: number;
  readonly #other: Pick<Face, 'width'>;

  constructor({ regular, bold }: FontWidths, isBold: boolean) {
    this.#factor = isBold && bold === undefined ? bolder : 1;
    this.#other = faceOf('carlito', isBold);
    for (const [thousandths, characters] of Object.entries(isBold && bold ? bold : regular)) {
      for (const character of characters) this.#widths.set(character, Number(thousandths) / 1000);
    }
  }

  /** Width in ems; unknown characters come from another font. */
  width(text: string): number {
    let width = 0;
    let rest = '';
    for (const character of text) {
      const own = this.#widths.get(character);
      if (own === undefined) rest += character;
      else width += own * this.#factor;
    }
    return rest === '' ? width : width + this.#other.width(rest);
  }
}

const ownKnown = new WeakMap<FontWidths, { regular: OwnFace; bold: OwnFace; key: string }>();
let made = 0;

/** The ownKnown of a font, and a name for it among all that were measured. */
export function ownFaces(widths: FontWidths): { regular: OwnFace; bold: OwnFace; key: string } {
  const known = ownKnown.get(widths);
  if (known !== undefined) return known;
  made += 1;
  const both = { regular: new OwnFace(widths, false), bold: new OwnFace(widths, true), key: `own font ${made}` };
  ownKnown.set(widths, both);
  return both;
}
