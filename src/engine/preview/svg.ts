/** A page as an SVG that needs nothing else: letters are outlines, so it looks the same everywhere. */
import type { Drawing, DrawnPage } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import { xmlText } from '../opc/write-xml.ts';
import { coordinate } from './paint.ts';
import { type Inline, SvgMarks } from './svg-marks.ts';

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

/** A page as a part of a web page. */
export function svgInline(page: DrawnPage, { w, h, language }: Sheet, inline: Inline): string {
  const marks = new SvgMarks(language, inline);
  const drawn = marks.page(page);
  return `<svg class="slide" viewBox="0 0 ${coordinate(w)} ${coordinate(h)}">${marks.definitions}${drawn}</svg>`;
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
