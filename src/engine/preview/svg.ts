/** A page as an SVG that needs nothing else: letters are outlines, so it looks the same everywhere. */
import type { Drawing, DrawnPage, ImageMark, Mark, PathMark, TextMark } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import { xmlText } from '../opc/write-xml.ts';
import { type GlyphRun, glyphsOf } from './glyphs.ts';
import { coordinate, polygon } from './paint.ts';

export interface Svg {
  svg: string;
  /** Characters that no font has; an empty box is drawn in place of each. */
  missing: string[];
}

type Sheet = Pick<Drawing, 'w' | 'h' | 'language'>;

/** One page, as large as it is. */
export function svgPage(page: DrawnPage, { w, h, language }: Sheet): Svg {
  return written({ w, h, language }, page.title, said(page), (writer) => pageXml(page, writer));
}

const columns = 4;
/** Distance between small pages, and height of the number under each, as shares of a page's width. */
const around = { gap: 0.03, number: 0.05 } as const;

/** All pages small beside one another, with their numbers. */
export function svgSheet({ pages, title, w, h, language }: Drawing): Svg {
  const across = Math.min(columns, pages.length);
  const [gap, number] = [around.gap * w, around.number * w];
  const size = { w: across * (w + gap) + gap, h: Math.ceil(pages.length / across) * (h + number + gap) + gap };
  return written({ ...size, language }, title, pages.map(({ title }, i) => `${i + 1}. ${title}`).join('\n'), (writer) =>
    pages
      .map((page, i) => {
        const [x, y] = [gap + (i % across) * (w + gap), gap + Math.floor(i / across) * (h + number + gap)];
        const below: TextMark = {
          ...pageNumber,
          text: `${i + 1}`,
          x: 0,
          y: h + number * 0.8,
          w: number * 0.35 * `${i + 1}`.length,
          size: number * 0.7,
        };
        return `<g transform="translate(${coordinate(x)} ${coordinate(y)})">${cutXml(pageXml(page, writer), w, h)}${textXml(below, writer)}</g>`;
      })
      .join(''),
  );
}

const pageNumber = { type: 'text', element: null, role: 'text', family: 'Calibri', bold: false, italic: false, color: '#666666' } as const;

/** What sticks out of a page is not seen. */
function cutXml(page: string, w: number, h: number): string {
  return `<svg width="${coordinate(w)}" height="${coordinate(h)}">${page}</svg>`;
}

function written({ w, h, language }: Sheet, title: string, described: string, body: (writer: Writer) => string): Svg {
  const writer: Writer = { defs: new Definitions(), missing: new Set(), language };
  const drawn = body(writer);
  const size = `width="${coordinate(w)}pt" height="${coordinate(h)}pt" viewBox="0 0 ${coordinate(w)} ${coordinate(h)}"`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="title desc" lang="${languages[language].locale}">` +
    `<title id="title">${xmlText(title)}</title><desc id="desc">${xmlText(described)}</desc>${writer.defs.xml()}${drawn}</svg>`;
  return { svg, missing: [...writer.missing] };
}

/** A page as a part of a web page. `prefix` keeps the names in it apart from those of other pages. */
export function svgInline(page: DrawnPage, { w, h, language }: Sheet, { letters, prefix }: { letters: Letters; prefix: string }): string {
  const writer: Writer = { defs: new Definitions(prefix), missing: new Set(), language, letters };
  const drawn = pageXml(page, writer);
  return `<svg class="slide" viewBox="0 0 ${coordinate(w)} ${coordinate(h)}">${writer.defs.xml()}${drawn}</svg>`;
}

/** What is written for a row of glyphs in place of its outlines, or with them. */
export type Letters = (run: GlyphRun, mark: TextMark, outlines: () => string) => string;

interface Writer {
  defs: Definitions;
  missing: Set<string>;
  language: Drawing['language'];
  letters?: Letters;
}

function pageXml(page: DrawnPage, writer: Writer): string {
  const groups = grouped(page.marks).map(({ element, marks }) =>
    groupXml(element, marks.map((mark) => markXml(mark, writer)).join(''), page),
  );
  return `<rect width="100%" height="100%" fill="${page.ground}"/>${groups.join('')}`;
}

/** Everything that is said on a page, for those who do not see it. */
function said({ marks, alt }: DrawnPage): string {
  const lines: string[] = [];
  for (const { element, marks: own } of grouped(marks)) {
    const words = own.flatMap((mark) => (mark.type === 'text' ? [mark.text.trim()] : [])).join(' ');
    const described = element === null ? '' : (alt[element] ?? '');
    if (words !== '' || described !== '') lines.push(described === '' ? words : described);
  }
  return lines.join('\n');
}

function grouped(marks: readonly Mark[]): { element: string | null; marks: Mark[] }[] {
  const groups: { element: string | null; marks: Mark[] }[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && last.element === mark.element) last.marks.push(mark);
    else groups.push({ element: mark.element, marks: [mark] });
  }
  return groups;
}

function groupXml(element: string | null, content: string, { alt }: DrawnPage): string {
  const described = element === null ? '' : alt[element];
  const label = described ? ` role="img" aria-label="${xmlText(described)}"` : described === '' ? ' aria-hidden="true"' : '';
  return `<g${label}>${content}</g>`;
}

function markXml(mark: Mark, writer: Writer): string {
  const xml = mark.type === 'path' ? pathXml(mark, writer) : mark.type === 'text' ? textXml(mark, writer) : imageXml(mark, writer);
  // A file of one page has no other pages to lead to.
  const { link } = mark;
  return link === undefined || (link.startsWith('#') && !writer.letters) ? xml : `<a href="${xmlText(link)}">${xml}</a>`;
}

function pathXml({ d, fill, opacity, hatched, stroke }: PathMark, { defs }: Writer): string {
  const inside = hatched && stroke ? `url(#${defs.hatch(stroke.color)})` : (fill ?? 'none');
  const seen = opacity === undefined ? '' : ` fill-opacity="${coordinate(opacity)}"`;
  const line = stroke ? ` stroke="${stroke.color}" stroke-width="${coordinate(stroke.width)}"${dashes(stroke.dash)}` : '';
  return `<path d="${d}" fill="${inside}"${seen}${line}/>`;
}

function dashes(dash: readonly number[] | undefined): string {
  return dash === undefined ? '' : ` stroke-dasharray="${dash.map(coordinate).join(' ')}"`;
}

function textXml(mark: TextMark, { defs, missing, language, letters }: Writer): string {
  const { runs, missing: without } = glyphsOf(mark, language);
  const drawn = runs.map((run) => {
    const outlines = () => outlinesXml(run, mark, defs);
    return letters ? letters(run, mark, outlines) : outlines();
  });
  const boxes = without.map(({ character, x, y, w, size }) => {
    missing.add(character);
    const [left, right, top, bottom] = [x + w * 0.1, x + w * 0.9, y - size * 0.7, y];
    return `<path d="${polygon([left, top], [right, top], [right, bottom], [left, bottom])}" fill="none" stroke="${mark.color}" stroke-width="${coordinate(size / 24)}"/>`;
  });
  return drawn.join('') + boxes.join('');
}

function outlinesXml({ file, scale, x, y, glyphs }: GlyphRun, { color }: TextMark, defs: Definitions): string {
  const uses = glyphs.flatMap(({ id, x, y }) => {
    const name = defs.glyph(file.key, id, file.outline(id));
    return name === null ? [] : [`<use href="#${name}" x="${Math.round(x)}"${y === 0 ? '' : ` y="${Math.round(y)}"`}/>`];
  });
  if (uses.length === 0) return '';
  return `<g fill="${color}" transform="matrix(${fine(scale.x)} 0 0 ${fine(-scale.y)} ${coordinate(x)} ${coordinate(y)})">${uses.join('')}</g>`;
}

function fine(factor: number): number {
  return Math.round(factor * 1e6) / 1e6;
}

/** A picture turned about the middle of its box, and cut by a frame of its own. */
function imageXml({ data, mime, x, y, w, h, crop, turn }: ImageMark, { defs }: Writer): string {
  const aside = turn === 90 || turn === 270;
  const [width, height] = aside ? [h, w] : [w, h];
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const full = { w: width / (1 - left - right), h: height / (1 - top - bottom) };
  const place = `x="${coordinate(-width / 2 - left * full.w)}" y="${coordinate(-height / 2 - top * full.h)}" width="${coordinate(full.w)}" height="${coordinate(full.h)}"`;
  const cut = crop ? ` clip-path="url(#${defs.frame(width, height)})"` : '';
  const turned = turn === undefined ? '' : ` rotate(${turn})`;
  return (
    `<g transform="translate(${coordinate(x + w / 2)} ${coordinate(y + h / 2)})${turned}"${cut}>` +
    `<image ${place} preserveAspectRatio="none" href="data:${mime};base64,${data}"/></g>`
  );
}

/** What is drawn several times, once each. */
class Definitions {
  readonly #glyphs = new Map<string, { name: string; outline: string } | null>();
  readonly #others = new Map<string, { name: string; xml: string }>();
  readonly #prefix: string;

  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  /** null for a glyph without ink. */
  glyph(file: string, id: number, outline: string): string | null {
    const key = `${id} ${file}`;
    let glyph = this.#glyphs.get(key);
    if (glyph === undefined) {
      glyph = outline === '' ? null : { name: `${this.#prefix}g${this.#glyphs.size}`, outline };
      this.#glyphs.set(key, glyph);
    }
    return glyph?.name ?? null;
  }

  hatch(color: string): string {
    const lines = `<path d="M-1 1L1 -1M0 5L5 0M4 6L6 4" stroke="${color}" stroke-width="0.75"/>`;
    return this.#other(
      `hatch ${color}`,
      (name) => `<pattern id="${name}" width="5" height="5" patternUnits="userSpaceOnUse">${lines}</pattern>`,
    );
  }

  /** A frame about the origin. */
  frame(w: number, h: number): string {
    const [x, y] = [coordinate(-w / 2), coordinate(-h / 2)];
    const rect = `<rect x="${x}" y="${y}" width="${coordinate(w)}" height="${coordinate(h)}"/>`;
    return this.#other(rect, (name) => `<clipPath id="${name}">${rect}</clipPath>`);
  }

  #other(key: string, make: (name: string) => string): string {
    const known = this.#others.get(key);
    if (known !== undefined) return known.name;
    const name = `${this.#prefix}d${this.#others.size}`;
    this.#others.set(key, { name, xml: make(name) });
    return name;
  }

  xml(): string {
    const glyphs = [...this.#glyphs.values()].flatMap((glyph) => (glyph ? [`<path id="${glyph.name}" d="${glyph.outline}"/>`] : []));
    return `<defs>${glyphs.join('')}${[...this.#others.values()].map(({ xml }) => xml).join('')}</defs>`;
  }
}
