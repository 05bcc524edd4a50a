/** A drawing as PDF: text that can be selected and searched, in subsets of its fonts, with bookmarks, links and tags for screen readers. */
import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Drawing, DrawnPage } from '../../model/drawing.ts';
import { languages } from '../../model/language.ts';
import { notesPages } from './pdf-notes.ts';
import { drawMarks, type Ink } from './pdf-page.ts';

export interface PdfOptions {
  /** ISO date; becomes the file's dates, so that the same drawing gives the same bytes. */
  asOf: string;
  /** Each page as a picture above its notes, on paper, instead of the page alone. */
  notes?: boolean;
}

/** The bytes of a PDF file. */
export async function writePdf(drawing: Drawing, { asOf, notes = false }: PdfOptions): Promise<Uint8Array> {
  const { title, language, w, h, pages } = drawing;
  const date = new Date(`${asOf}T00:00:00Z`);
  const document = new PDFDocument({
    autoFirstPage: false,
    // None of the fonts that every reader has: whatever is shown is in the file.
    font: null as unknown as string,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: languages[language].locale,
    info: { Title: title, Producer: 'Quarterdeck', Creator: 'Quarterdeck', CreationDate: date, ModDate: date },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(document, 'end');
  const ink: Ink = { document, language, pages: new Set(pages.map(({ id }) => id)), pictures: new Map() };
  const book = document.struct('Document', { title });
  document.addStructure(book);
  const bookmark = bookmarks(document);
  for (const page of pages) {
    const part = document.struct('Sect', { title: page.title });
    book.add(part);
    const begin = () => {
      document.addNamedDestination(page.id, 'Fit');
      bookmark(page);
    };
    if (notes) notesPages(ink, page, { w, h }, begin, part);
    else {
      document.addPage({ size: [w, h], margin: 0 });
      begin();
      drawMarks(ink, page, { w, h }, part);
    }
    part.end();
  }
  book.end();
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Adds the page that was begun last, under its section. */
function bookmarks({ outline }: PDFKit.PDFDocument): (page: DrawnPage) => void {
  const whole = { fit: true, expanded: true };
  let open: { section: string; item: PDFKit.PDFOutline } | null = null;
  return ({ section, title, id }) => {
    if (section === undefined) open = null;
    else if (open?.section !== section) open = { section, item: outline.addItem(section, whole) };
    (open?.item ?? outline).addItem(title || id, whole);
  };
}
