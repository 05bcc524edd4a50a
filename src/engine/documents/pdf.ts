/** The pieces of text of a PDF, page by page, as the file draws them; nothing in it is run, drawn or fetched. */
import { QuarterdeckError } from '../../model/errors.ts';
import { type PdfPiece, pagesText } from './pdf-text.ts';

/** Pages and seconds of reading: several times what people make decks of, and what a busy machine needs for it. */
const most = { pages: 500, seconds: 60 } as const;

/** @param longest Characters of text after which a document is too long in any case. */
export async function pdfText(name: string, bytes: Uint8Array, longest: number): Promise<string> {
  const { getDocument } = await import('unpdf/pdfjs');
  const opening = getDocument({
    // The reader takes the bytes away from whoever gave them.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const file = await opening.promise;
    if (file.numPages > most.pages) {
      throw new QuarterdeckError('file_unreadable', `${name} has ${file.numPages} pages; at most ${most.pages} are read.`, {
        next: chapters,
      });
    }
    const until = performance.now() + most.seconds * 1000;
    const pages: PdfPiece[][] = [];
    let length = 0;
    for (let at = 1; at <= file.numPages && length <= 2 * longest; at += 1) {
      const page = await file.getPage(at);
      const { transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item ? (pieceOf(item, transform) ?? []) : []));
      length += pieces.reduce((sum, { text }) => sum + text.length, 0);
      pages.push(pieces);
      page.cleanup();
      if (performance.now() > until) {
        throw new QuarterdeckError('file_unreadable', `${name} takes more than ${most.seconds} seconds to read.`, { next: chapters });
      }
    }
    const text = pagesText(pages);
    if (text === '') {
      throw new QuarterdeckError('file_unreadable', `${name} holds pictures of pages, and no text.`, {
        next: 'Have its text recognised first (ocrmypdf scan.pdf text.pdf), or give the document it was made from.',
      });
    }
    return text;
  } catch (thrown) {
    if ((thrown as Error | null)?.name !== 'PasswordException') throw thrown;
    throw new QuarterdeckError('file_unreadable', `${name} is encrypted with a password.`, {
      next: 'Save it without a password, or give its text.',
      cause: thrown,
    });
  } finally {
    await opening.destroy();
  }
}

const chapters = 'Give the chapters that the deck is about.';

interface Drawn {
  str: string;
  width: number;
  transform: number[];
  hasEOL: boolean;
}

/** null for text that does not run along the page, such as a watermark. */
function pieceOf({ str, width, transform, hasEOL }: Drawn, page: number[]): PdfPiece | null {
  const [a, b, c, d, e, f] = transform as [number, number, number, number, number, number];
  const [pa, pb, pc, pd, pe, pf] = page as [number, number, number, number, number, number];
  const along = [pa * a + pc * b, pb * a + pd * b] as const;
  if (Math.abs(along[1]) > Math.abs(along[0]) / 8) return null;
  const size = Math.hypot(pa * c + pc * d, pb * c + pd * d);
  return { text: str, x: pa * e + pc * f + pe, y: pb * e + pd * f + pf, size, width, endsLine: hasEOL };
}
