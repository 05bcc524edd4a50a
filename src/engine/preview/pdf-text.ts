/** Text in a PDF: the glyphs that the other writers draw, as text that can be selected. */
import type { TextMark } from '../../model/drawing.ts';
import type { LanguageCode } from '../../model/language.ts';
import { mirrored } from './bidi.ts';
import { glyphsOf } from './glyphs.ts';

/** Stretched by less than this share, nobody sees a difference. */
const unseen = 0.002;

/** Where no font has a character, nothing is drawn: an empty box would be read as nothing too. */
export function drawText(document: PDFKit.PDFDocument, mark: TextMark, language: LanguageCode): void {
  const { size, color, tracking = 0, rtl = false } = mark;
  document.fontSize(size).fillColor(color);
  // Letters set apart would be read one by one.
  if (tracking > 0) document.markContent('Span', { actual: mark.text });
  for (const { file, text, scale, x, y } of glyphsOf(mark, language).runs) {
    const stretch = scale.x / scale.y;
    document.font(file.font as unknown as string);
    document.text(rtl ? mirrored(text) : text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      // With a list of its own, a line is shaped as a whole and not word by word from the left.
      ...(rtl && { features: [] }),
      ...(tracking > 0 && { characterSpacing: tracking }),
      ...(Math.abs(stretch - 1) > unseen && { horizontalScaling: stretch * 100 }),
    } as PDFKit.Mixins.TextOptions);
  }
  if (tracking > 0) document.endMarkedContent();
}
