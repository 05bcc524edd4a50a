/** The marks of pages as SVG: paths, letters as outlines, pictures; what is drawn several times is defined once. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Drawing, DrawnPage, ImageMark, Mark, PathMark, TextMark } from '../../model/drawing.ts';
import { xmlText } from '../opc/write-xml.ts';
import type { FaceFile } from './face-files.ts';
import { type GlyphRun, glyphsOf } from './glyphs.ts';
import { coordinate, polygon } from './paint.ts';

/** What is written for a row of glyphs in place of its outlines, or with them. */
export type Letters = (run: GlyphRun, mark: TextMark, outlines: () => string) => string;

export class SvgMarks {
  /** Characters that no font has. */
  readonly missing = new Set<string>();
  readonly #language: Drawing['language'];
  readonly #letters: Letters | null;
  readonly #definitions = new Map<string, string>();

  /** @param letters For pages that are parts of a web page: links lead to other slides too, and pictures are defined once for all. */
  constructor(language: Drawing['language'], letters: Letters | null = null) {
    this.#language = language;
    this.#letters = letters;
  }

  /** Everything defined for the marks written so far. */
  get definitions(): string {
    return `<defs>${[...this.#definitions.values()].join('')}</defs>`;
  }

  page({ ground, marks, alt }: DrawnPage): string {
    const groups = grouped(marks).map(({ element, marks }) => {
      const described = element === null ? undefined : alt[element];
      const label = described ? ` role="img" aria-label="${xmlText(described)}"` : described === '' ? ' aria-hidden="true"' : '';
      return `<g${label}>${marks.map((mark) => this.#mark(mark)).join('')}</g>`;
    });
    return `<rect width="100%" height="100%" fill="${ground}"/>${groups.join('')}`;
  }

  text(mark: TextMark): string {
    const { runs, missing } = glyphsOf(mark, this.#language);
    const letters = runs.map((run) => {
      const outlines = () => this.#outlines(run, mark);
      return this.#letters ? this.#letters(run, mark, outlines) : outlines();
    });
    const boxes = missing.map(({ character, x, y, w, size }) => {
      this.missing.add(character);
      const [left, right, top] = [x + w * 0.1, x + w * 0.9, y - size * 0.7];
      const d = polygon([left, top], [right, top], [right, y], [left, y]);
      return `<path d="${d}" fill="none" stroke="${mark.color}" stroke-width="${coordinate(size / 24)}"/>`;
    });
    return letters.join('') + boxes.join('');
  }

  #outlines({ file, scale, x, y, glyphs }: GlyphRun, { color }: TextMark): string {
    const uses = glyphs.flatMap(({ id, x, y }) => {
      const name = this.#glyph(file, id);
      return name === null ? [] : [`<use href="#${name}" x="${Math.round(x)}"${y === 0 ? '' : ` y="${Math.round(y)}"`}/>`];
    });
    if (uses.length === 0) return '';
    const place = `matrix(${fine(scale.x)} 0 0 ${fine(-scale.y)} ${coordinate(x)} ${coordinate(y)})`;
    return `<g fill="${color}" transform="${place}">${uses.join('')}</g>`;
  }

  #mark(mark: Mark): string {
    const xml = mark.type === 'path' ? this.#path(mark) : mark.type === 'text' ? this.text(mark) : this.#image(mark);
    // A file of one page has no other pages to lead to.
    const leads = mark.link !== undefined && (this.#letters !== null || !mark.link.startsWith('#'));
    return leads ? `<a href="${xmlText(mark.link!)}">${xml}</a>` : xml;
  }

  #path({ d, fill, opacity, hatched, stroke }: PathMark): string {
    const inside = hatched && stroke ? `url(#${this.#hatch(stroke.color)})` : (fill ?? 'none');
    const seen = opacity === undefined ? '' : ` fill-opacity="${coordinate(opacity)}"`;
    const dashes = stroke?.dash ? ` stroke-dasharray="${stroke.dash.map(coordinate).join(' ')}"` : '';
    const line = stroke ? ` stroke="${stroke.color}" stroke-width="${coordinate(stroke.width)}"${dashes}` : '';
    return `<path d="${d}" fill="${inside}"${seen}${line}/>`;
  }

  /** A picture turned about the middle of its box, and cut by a frame of its own. */
  #image({ data, mime, x, y, w, h, crop, turn }: ImageMark): string {
    const [width, height] = turn === 90 || turn === 270 ? [h, w] : [w, h];
    const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const full = { w: width / (1 - left - right), h: height / (1 - top - bottom) };
    const corner = { x: -width / 2 - left * full.w, y: -height / 2 - top * full.h };
    const place = `x="${coordinate(corner.x)}" y="${coordinate(corner.y)}" width="${coordinate(full.w)}" height="${coordinate(full.h)}"`;
    const cut = crop ? ` clip-path="url(#${this.#frame(width, height)})"` : '';
    const turned = turn === undefined ? '' : ` rotate(${turn})`;
    return (
      `<g transform="translate(${coordinate(x + w / 2)} ${coordinate(y + h / 2)})${turned}"${cut}>` +
      `${this.#letters ? this.#sharedImage(data, mime, corner, full) : `<image ${place} preserveAspectRatio="none" href="data:${mime};base64,${data}"/>`}</g>`
    );
  }

  /** A logo is on every slide, and its bytes in the page once. */
  #sharedImage(data: string, mime: string, { x, y }: { x: number; y: number }, { w, h }: { w: number; h: number }): string {
    const name = this.#define(
      `image-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`,
      (name) => `<image id="${name}" width="1" height="1" preserveAspectRatio="none" href="data:${mime};base64,${data}"/>`,
    );
    return `<use href="#${name}" transform="translate(${coordinate(x)} ${coordinate(y)}) scale(${coordinate(w)} ${coordinate(h)})"/>`;
  }

  /** null for a glyph without ink. */
  #glyph(file: FaceFile, id: number): string | null {
    const outline = file.outline(id);
    return outline === '' ? null : this.#define(`g${shortName(file)}-${id}`, (name) => `<path id="${name}" d="${outline}"/>`);
  }

  #hatch(color: string): string {
    const lines = `<path d="M-1 1L1 -1M0 5L5 0M4 6L6 4" stroke="${color}" stroke-width="0.75"/>`;
    const pattern = (name: string) => `<pattern id="${name}" width="5" height="5" patternUnits="userSpaceOnUse">${lines}</pattern>`;
    return this.#define(`hatch-${color.slice(1)}`, pattern);
  }

  /** A frame about the origin. */
  #frame(w: number, h: number): string {
    const [width, height] = [coordinate(w), coordinate(h)];
    const rect = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"/>`;
    return this.#define(`frame-${width}-${height}`, (name) => `<clipPath id="${name}">${rect}</clipPath>`);
  }

  /** A name means the same in every file, so that several can stand in one document. */
  #define(name: string, make: (name: string) => string): string {
    if (!this.#definitions.has(name)) this.#definitions.set(name, make(name));
    return name;
  }
}

/** Marks of one element that follow each other. */
function grouped(marks: readonly Mark[]): { element: string | null; marks: Mark[] }[] {
  const groups: { element: string | null; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && last.element === mark.element) last.marks.push(mark);
    else groups.push({ element: mark.element, marks: [mark] });
  }
  return groups;
}

function fine(factor: number): number {
  return Math.round(factor * 1e6) / 1e6;
}

const shortNames = new WeakMap<FaceFile, string>();

/** Of a font file, whatever folder it is in. */
function shortName(file: FaceFile): string {
  const known = shortNames.get(file);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(path.basename(file.key)).digest('hex').slice(0, 5);
  shortNames.set(file, name);
  return name;
}
