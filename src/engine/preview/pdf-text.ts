/** Text in a PDF: the glyphs that the other writers draw, as text that can be selected. */
import type { TextMark } from '../../model/drawing.ts';
import type { LanguageCode } from '../../model/language.ts';
import { mirrored } from './bidi.ts';
import { glyphsOf } from './glyphs.ts';

/** Stretched by less than this share, nobody sees a difference. */
const unseen = 0.002;

/** Where no font has a character, nothing is drawn: an empty box would be read as nothing too. */
export function drawText(document: PDFKit.PDFDocument, mark: TextMark, language: LanguageCode): void {
  const { size, color, tracking = 0 } = mark;
  document.fontSize(size).fillColor(color);
  if (tracking > 0) asOneWord(document, mark.text, () => drawRuns(document, mark, language));
  else drawRuns(document, mark, language);
}

/** Letters that are set apart would be read one by one. Readers take the place of such words by the axes that hold where they end: those of text. */
function asOneWord(document: PDFKit.PDFDocument, text: string, draw: () => void): void {
  const flip = () => document.transform(1, 0, 0, -1, 0, document.page.height);
  document.save();
  flip();
  document.markContent('Span', { actual: text });
  flip();
  draw();
  flip();
  document.endMarkedContent();
  document.restore();
}

function drawRuns(document: PDFKit.PDFDocument, mark: TextMark, language: LanguageCode): void {
  const { tracking = 0, rtl = false } = mark;
  for (const { file, text, scale, x, y } of glyphsOf(mark, language).runs) {
    const stretch = scale.x / scale.y;
    document.font(file.font as unknown as string);
    document.text(rtl ? fromTheRight(text) : text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      // With a list of its own, a line is shaped as a whole and not word by word from the left.
      ...(rtl && { features: [] }),
      ...(tracking > 0 && { characterSpacing: tracking }),
      ...(Math.abs(stretch - 1) > unseen && { horizontalScaling: stretch * 100 }),
    } as PDFKit.Mixins.TextOptions);
  }
}

const letter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Signs without a direction of their own are set from the left by the library: brackets, colons, spaces. */
function fromTheRight(text: string): string {
  const seen = mirrored(text);
  return letter.test(text) ? seen : Array.from(seen).reverse().join('');
}
