/** Cover, section and closing on a corporate template: title and words in the template's own places, in its own looks. */
import type { Element, Paragraph, TextElement } from '../../../model/layout.ts';
import type { OwnPlaces } from '../../brand/sheet.ts';
import type { Page } from '../define-kind.ts';
import { fullTitle } from './own-title.ts';

/** What stays free at the lower edge of a page whose words need more room than the template has for them, inches. */
const edge = 0.2;

/** `under` are the paragraphs that stand below the title, the weightiest first. */
export function placeOnOwn({ title, under }: OwnPlaces, words: readonly Paragraph[], page: Page): Element[] {
  const { sizes } = page;
  const smaller = [sizes.cover, sizes.figure, sizes.title, sizes.lead].filter((size) => size < title.size);
  const heading = aligned(fullTitle(page, title.box, [title.size, ...smaller], title), title);
  if (words.length === 0) return [heading];
  const own = [under.size, ...[sizes.lead, sizes.body, sizes.label].filter((size) => size < under.size)];
  const { lineSpacing, anchor } = under;
  const size = page.fitSize(words, under.box, own, { lineSpacing });
  const style = { size, lineSpacing, anchor, color: page.ground.text };
  const { height } = page.measure(words, under.box.w, size, { lineSpacing });
  const box = height <= under.box.h ? under.box : { ...under.box, y: Math.min(under.box.y, page.height - edge - height), h: height };
  const text = page.text('Text', box, words, { ...style, ...(under.placeholder && { placeholder: under.placeholder }) });
  return [heading, aligned(text, under)];
}

/** As the template aligns it; what stands at the start of its line needs no word. */
function aligned(element: TextElement, { align }: OwnPlaces['title']): TextElement {
  return align === 'left' ? element : { ...element, paragraphs: element.paragraphs.map((paragraph) => ({ ...paragraph, align })) };
}
