/** The marks of a page in a PDF, element by element, each tagged for what it is. */
import type { DrawnPage, ImageMark, Mark, MarkRole, PathMark } from '../../model/drawing.ts';
import type { LanguageCode } from '../../model/language.ts';
import { boundsOf } from './path-bounds.ts';
import { type PdfPicture, pictureOf } from './pdf-picture.ts';
import { drawText } from './pdf-text.ts';

export interface Ink {
  document: PDFKit.PDFDocument;
  language: LanguageCode;
  /** IDs of the pages that links can lead to. */
  pages: ReadonlySet<string>;
  /** By their data: a logo is in the file once. */
  pictures: Map<string, PdfPicture | null>;
}

type Part = PDFKit.PDFStructureElement;

/** @param part The tag of the page. */
export function drawMarks(ink: Ink, page: DrawnPage, size: { w: number; h: number }, part: Part): void {
  const { document } = ink;
  document.markContent('Artifact', { type: 'Page' });
  document.rect(0, 0, size.w, size.h).fill(page.ground);
  document.endMarkedContent();
  for (const marks of elementsOf(page.marks)) {
    const name = marks[0]!.element;
    const alt = name === null ? '' : (page.alt[name] ?? '');
    const tag = tagOf(name, marks, alt);
    if (tag === null) {
      document.markContent('Artifact', { type: 'Layout' });
      for (const mark of marks) drawMark(ink, mark);
      document.endMarkedContent();
      drawLinks(ink, marks, undefined);
      continue;
    }
    const element = document.struct(tag, alt !== '' && tag === 'Figure' ? { alt } : {});
    part.add(element);
    for (const stretch of byLink(marks)) {
      const { link } = stretch[0]!;
      const draw = () => {
        for (const mark of stretch) drawMark(ink, mark);
      };
      if (link === undefined || tag === 'Figure') {
        element.add(draw);
        drawLinks(ink, stretch, undefined);
        continue;
      }
      const linked = document.struct('Link');
      element.add(linked);
      linked.add(draw);
      drawLinks(ink, stretch, linked);
      linked.end();
    }
    element.end();
  }
}

const charted: readonly MarkRole[] = ['gridline', 'axis-line', 'axis-label', 'value-label', 'legend', 'bar', 'curve', 'dot'];

/** null for decoration, which screen readers pass over. */
function tagOf(name: string | null, marks: readonly Mark[], alt: string): string | null {
  if (name === null) return null;
  const isRead = marks.some(({ type }) => type === 'text');
  if (alt !== '' && (!isRead || marks.some(({ role }) => charted.includes(role)))) return 'Figure';
  if (!isRead) return null;
  return name === 'Title' ? 'H1' : 'P';
}

/** Marks that follow one another in the same element. */
function elementsOf(marks: readonly Mark[]): Mark[][] {
  return grouped(marks, (mark) => mark.element);
}

function byLink(marks: readonly Mark[]): Mark[][] {
  return grouped(marks, (mark) => mark.link);
}

function grouped(marks: readonly Mark[], key: (mark: Mark) => string | null | undefined): Mark[][] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last !== undefined && key(last[0]!) === key(mark)) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

function drawMark(ink: Ink, mark: Mark): void {
  const { document, language } = ink;
  if (mark.type === 'text') drawText(document, mark, language);
  else if (mark.type === 'path') drawPath(document, mark);
  else drawImage(ink, mark);
}

/** Points between the diagonal lines of a hatched shape. */
const hatchGap = 5;

function drawPath(document: PDFKit.PDFDocument, { d, fill, opacity, hatched, stroke }: PathMark): void {
  document.save();
  if (hatched && stroke) {
    document.save().path(d).clip();
    const { x, y, w, h } = boundsOf(d);
    document.lineWidth(stroke.width).strokeColor(stroke.color);
    for (let at = x - h; at < x + w; at += hatchGap) document.moveTo(at, y + h).lineTo(at + h, y);
    document.stroke().restore();
  }
  document.path(d);
  if (stroke) document.lineWidth(stroke.width).strokeColor(stroke.color);
  if (stroke?.dash) document.dash(stroke.dash as unknown as number, {});
  if (opacity !== undefined) document.fillOpacity(opacity);
  if (fill !== undefined && !hatched) {
    if (stroke) document.fillAndStroke(fill, stroke.color);
    else document.fill(fill);
  } else if (stroke) document.stroke();
  document.restore();
}

function drawImage({ document, pictures }: Ink, mark: ImageMark): void {
  const { data, x, y, w, h, crop = { left: 0, top: 0, right: 0, bottom: 0 }, turn } = mark;
  if (!pictures.has(data)) pictures.set(data, pictureOf(document, Buffer.from(data, 'base64'), pictures.size + 1));
  const picture = pictures.get(data);
  // A picture that cannot be read leaves its place empty, as presentation programs do.
  if (!picture) return;
  document.save().rect(x, y, w, h).clip();
  document.translate(x + w / 2, y + h / 2);
  if (turn !== undefined) document.rotate(turn);
  const [wide, high] = turn === 90 || turn === 270 ? [h, w] : [w, h];
  const whole = { w: wide / (1 - crop.left - crop.right), h: high / (1 - crop.top - crop.bottom) };
  const options = { width: whole.w, height: whole.h, ignoreOrientation: true };
  document.image(picture as unknown as Buffer, -wide / 2 - crop.left * whole.w, -high / 2 - crop.top * whole.h, options);
  document.restore();
}

/** Where words can be clicked, the line below them need not be. */
function drawLinks({ document, pages }: Ink, marks: readonly Mark[], structParent: Part | undefined): void {
  const linked = marks.filter(({ link }) => link !== undefined && (!link.startsWith('#') || pages.has(link.slice(1))));
  const words = linked.filter(({ type }) => type === 'text');
  for (const mark of words.length > 0 ? words : linked) drawLink(document, mark, mark.link!, structParent);
}

function drawLink(document: PDFKit.PDFDocument, mark: Mark, link: string, structParent: Part | undefined): void {
  const { x, y, w, h } = mark.type === 'path' ? boundsOf(mark.d) : mark.type === 'image' ? mark : lineBox(mark);
  // Read aloud in place of the address of the place on the page.
  const options = { Contents: new String(link.startsWith('#') ? '' : link) as string, ...(structParent && { structParent }) };
  if (link.startsWith('#')) document.goTo(x, y, w, h, link.slice(1), options);
  else document.link(x, y, w, h, link, options);
}

function lineBox({ x, y, w, size }: { x: number; y: number; w: number; size: number }) {
  return { x, y: y - size, w, h: size * 1.25 };
}
