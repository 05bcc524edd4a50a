/** A page as an SVG that needs nothing else: letters are outlines, so it looks the same everywhere. */
import type { Drawing, DrawnPage } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import { xmlText } from '../opc/write-xml.ts';
import { coordinate } from './paint.ts';
import { type Letters, SvgMarks } from './svg-marks.ts';

export interface Svg {
  svg: string;
  /** Characters that no font has; an empty box is drawn in place of each. */
  missing: string[];
}

/** Width and height in points. */
type Sheet = Pick<Drawing, 'w' | 'h' | 'language'>;

export function svgPage(page: DrawnPage, sheet: Sheet): Svg {
  return svgOf(sheet, page.title, said(page), (marks) => marks.page(page));
}

/** Pages as parts of a web page, and what is defined once for all of them. */
export function svgInline({ pages, w, h, language }: Drawing, letters: Letters): { pages: string[]; definitions: string } {
  const marks = new SvgMarks(language, letters);
  const size = `viewBox="0 0 ${coordinate(w)} ${coordinate(h)}"`;
  const drawn = pages.map((page) => `<svg class="slide" ${size}>${marks.page(page)}</svg>`);
  return { pages: drawn, definitions: `<svg class="heard" aria-hidden="true">${marks.definitions}</svg>` };
}

/** `title` and `described` are for those who do not see it. */
export function svgOf({ w, h, language }: Sheet, title: string, described: string, body: (marks: SvgMarks) => string): Svg {
  const marks = new SvgMarks(language);
  const drawn = body(marks);
  const [width, height] = [coordinate(w), coordinate(h)];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}" role="img" lang="${languages[language].locale}">` +
    `<title>${xmlText(title)}</title><desc>${xmlText(described)}</desc>${marks.definitions}${drawn}</svg>`;
  return { svg, missing: [...marks.missing] };
}

/** What the elements of a page say, a line each: their description, or else their words. */
function said({ marks, alt }: DrawnPage): string {
  const words = new Map<string, string[]>();
  for (const mark of marks) {
    if (mark.element === null) continue;
    const own = words.get(mark.element) ?? [];
    words.set(mark.element, own);
    if (mark.type === 'text') own.push(mark.text.trim());
  }
  return [...words].flatMap(([element, own]) => alt[element] || own.join(' ') || []).join('\n');
}
