/** Pages for paper: a slide as a picture above its notes, which go on over further pages. */
import type { DrawnPage, TextMark } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import type { Box } from '../../model/layout.ts';
import { colorTable } from '../brand/colors.ts';
import { defaultBrandKit } from '../brand/default-brand-kit.ts';
import { drawMarks, type Ink } from './pdf-page.ts';
import { drawText } from './pdf-text.ts';
import { type TextStyle, textMarks } from './text.ts';

/** Points: the notes pages of presentation programs, 7.5 by 10 inches. */
const paper = { w: 540, h: 720 } as const;
const margin = 36;
/** Between the picture and the notes. */
const gap = 24;
const textSize = 11;

/** @param begin Called when the first page is there. @param part The tag of the slide. */
export function notesPages(
  ink: Ink,
  page: DrawnPage,
  slide: { w: number; h: number },
  begin: () => void,
  part: PDFKit.PDFStructureElement,
): void {
  const { document, language } = ink;
  const add = () => document.addPage({ size: [paper.w, paper.h], margin: 0 });
  add();
  begin();
  const scale = Math.min((paper.w - 2 * margin) / slide.w, (paper.h * 0.6 - margin) / slide.h);
  const picture = { x: (paper.w - slide.w * scale) / 2, y: margin, w: slide.w * scale, h: slide.h * scale };
  document.save().rect(picture.x, picture.y, picture.w, picture.h).clip();
  document.translate(picture.x, picture.y).scale(scale);
  drawMarks(ink, page, slide, part);
  document.restore();
  document.markContent('Artifact', { type: 'Layout' });
  document.lineWidth(0.5).strokeColor('#C0C4C9').rect(picture.x, picture.y, picture.w, picture.h).stroke();
  document.endMarkedContent();

  const first = picture.y + picture.h + gap;
  for (const [index, lines] of pagesOf(noteLines(page, language), first).entries()) {
    if (index > 0) add();
    const paragraph = document.struct('P');
    part.add(paragraph);
    paragraph.add(() => {
      for (const mark of lines) drawText(document, mark, language);
    });
    paragraph.end();
  }
}

/** From a top of 0 on. */
function noteLines({ notes }: DrawnPage, language: Ink['language']): TextMark[] {
  const box: Box = { x: margin, y: 0, w: paper.w - 2 * margin, h: 0 };
  const paragraphs = notes.filter((note) => note.trim() !== '').map((text) => ({ runs: [{ text }], after: 6 }));
  const rtl = languages[language].direction === 'rtl';
  const paint = { kit: defaultBrandKit, language, rtl, colors: colorTable(defaultBrandKit), link: null, target: () => null };
  const style: TextStyle = {
    element: 'Notes',
    role: 'text',
    setting: { family: 'Calibri' },
    size: textSize,
    color: '#1F2933',
    bold: false,
    anchor: 'top',
    align: rtl ? 'right' : 'left',
    tracking: 0,
    capitals: false,
    quietLinks: true,
  };
  return textMarks(paragraphs, box, style, paint).filter((mark) => mark.type === 'text');
}

/** The lines with their places on the first page, from `first` down, and on those after it. */
function pagesOf(lines: readonly TextMark[], first: number): TextMark[][] {
  const pages: TextMark[][] = [];
  let shift = first;
  for (const mark of lines) {
    if (mark.y + shift > paper.h - margin) {
      shift = margin + textSize - mark.y;
      pages.push([]);
    }
    const place = { ...mark, y: mark.y + shift };
    const last = pages.at(-1);
    if (last) last.push(place);
    else pages.push([place]);
  }
  return pages;
}
