/** Which glyphs of which files show a text, and where. */
import type { TextMark } from '../../model/drawing.ts';
import type { LanguageCode } from '../../model/language.ts';
import { faceOf, fontChoice, fontPath } from '../fonts/face.ts';
import { widthWithoutFace } from '../fonts/missing-glyphs.ts';
import { levelsOf, seenOrder } from './bidi.ts';
import { type FaceFile, faceFile } from './face-files.ts';
import { installedFace } from './installed-faces.ts';

/** Glyphs of one file in a row. */
export interface GlyphRun {
  file: FaceFile;
  /** What they show, in reading order. */
  text: string;
  /** Points of the page for each font unit; letters are stretched to the width the text is laid out with. */
  scale: { x: number; y: number };
  /** Left end on the baseline, points from the page's top left. */
  x: number;
  y: number;
  /** Places in font units from the left end, y upwards. */
  glyphs: readonly { id: number; x: number; y: number }[];
}

/** Where a character no font has would stand. */
interface MissingGlyph {
  character: string;
  /** Points; `y` is the baseline. */
  x: number;
  y: number;
  w: number;
  size: number;
}

export interface Glyphs {
  runs: GlyphRun[];
  missing: MissingGlyph[];
}

interface Part {
  /** In reading order. */
  text: string;
  /** null if no font has it. */
  file: FaceFile | null;
  /** One of the files it was measured with, or an installed one. */
  from: 'own' | 'elsewhere';
  rtl: boolean;
}

/** The language says which of the forms of Chinese characters is meant. */
export function glyphsOf(mark: TextMark, language: LanguageCode): Glyphs {
  const parts = partsOf(mark, language).map((part) => ({ ...part, ...widthsOf(part, mark) }));
  const total = (of: (typeof parts)[number]['from'], which: 'kept' | 'natural') =>
    parts.reduce((sum, part) => sum + (part.from === of ? part[which] : 0), 0);
  // What was laid out by another font's widths is stretched to them.
  const stretch = (mark.w - total('elsewhere', 'kept')) / (total('own', 'natural') || 1);
  const found: Glyphs = { runs: [], missing: [] };
  let x = mark.x;
  for (const part of parts) {
    // Characters from elsewhere were given room for the widest font that may have them.
    const factor = part.from === 'own' ? stretch : Math.min(1, part.kept / (part.natural || 1));
    if (part.file === null) found.missing.push(...missing(part.text, x, mark));
    else found.runs.push(glyphRun(part.text, part.file, part.rtl, x, factor, mark));
    x += part.natural * factor;
  }
  return found;
}

/** Points that a part takes by itself, and that were kept free for it where that is known. */
function widthsOf({ text, file, from, rtl }: Part, { bold, size, tracking = 0 }: TextMark): { natural: number; kept: number } {
  const letters = tracking === 0 ? 0 : Array.from(text).length * tracking;
  const kept = widthWithoutFace(text, bold) * size + letters;
  if (file === null) return { natural: kept, kept };
  const natural = (file.shape(text, rtl).advance * size) / file.unitsPerEm + letters;
  return { natural, kept: from === 'own' ? natural : kept };
}

function glyphRun(text: string, file: FaceFile, rtl: boolean, x: number, stretch: number, { y, size, tracking = 0 }: TextMark): GlyphRun {
  const scale = size / file.unitsPerEm;
  const { glyphs } = file.shape(text, rtl);
  const spaced = tracking === 0 ? glyphs : glyphs.map((glyph, at) => ({ ...glyph, x: glyph.x + (at * tracking) / scale }));
  return { file, text, scale: { x: scale * stretch, y: scale }, x, y, glyphs: spaced };
}

function missing(text: string, start: number, { y, size, bold }: TextMark): MissingGlyph[] {
  let x = start;
  return Array.from(text).flatMap((character) => {
    const w = widthWithoutFace(character, bold) * size;
    x += w;
    return w === 0 || /\s/.test(character) ? [] : [{ character, x: x - w, y, w, size }];
  });
}

/** Characters that one file has, in the order they are seen from left to right. */
function partsOf({ text, family, bold, italic, rtl = false }: TextMark, language: LanguageCode): Part[] {
  const { font } = fontChoice(family);
  return directed(text, rtl).flatMap(({ text, level }) => {
    const rtl = level % 2 === 1;
    const parts = faceOf(font, bold)
      .stretches(text)
      .flatMap(({ text, file }) =>
        file === null ? elsewhere(text, bold, language) : [{ text, file: slanted(text, font, file, bold, italic), from: 'own' as const }],
      );
    return (rtl ? parts.toReversed() : parts).map((part) => ({ ...part, rtl }));
  });
}

/** Stretches of one reading direction, as they are seen. */
function directed(text: string, rtl: boolean): { text: string; level: number }[] {
  const levels = levelsOf(text, rtl);
  if (levels === null) return [{ text, level: 0 }];
  const found: { text: string; level: number }[] = [];
  for (const [at, level] of levels.entries()) {
    const last = found.at(-1);
    if (last?.level === level) last.text += text[at]!;
    else found.push({ text: text[at]!, level });
  }
  return seenOrder(found);
}

type Font = ReturnType<typeof fontChoice>['font'];

/** The italic file, if it has all of the text. */
function slanted(text: string, font: Font, name: string, bold: boolean, italic: boolean): FaceFile {
  const upright = faceFile(fontPath(font, name, bold, false));
  if (!italic) return upright;
  const file = faceFile(fontPath(font, name, bold, true));
  return Array.from(text).every((character) => file.has(character.codePointAt(0)!)) ? file : upright;
}

/** Never seen, and in no font. */
const unseen = /^[\p{Cf}\p{Cc}]$/u;
const joiner = /^(?:\u200C|\u200D|\p{M})$/u;

function elsewhere(text: string, bold: boolean, language: LanguageCode): Omit<Part, 'rtl'>[] {
  const parts: Omit<Part, 'rtl'>[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    // Marks and joiners go with the letter before them.
    if (last && joiner.test(character)) {
      last.text += character;
      continue;
    }
    if (unseen.test(character)) continue;
    const file = installedFace(character.codePointAt(0)!, bold, language);
    if (last && last.file === file) last.text += character;
    else parts.push({ text: character, file, from: 'elsewhere' });
  }
  return parts;
}
