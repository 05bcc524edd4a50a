/** Layout → `.pptx`: PptxGenJS emits the shapes, tables and charts of the slides; everything else of the package is ours. */
import type { Layout } from '../layout/layout.ts';
import { captureParts, newPresentation } from './capture.ts';
import { Deck, layoutOf } from './deck.ts';
import { emitSlide } from './emit/slide.ts';
import type { SlideLayout } from './placeholders.ts';

/** The bytes of a `.pptx` for this layout; the same layout always gives the same bytes. */
export async function writeDeck(layout: Layout): Promise<Uint8Array> {
  const deck = new Deck(layout);
  const captured = await emit(layout, deck.layouts);
  layout.slides.forEach((slide, index) => {
    deck.addSlide(slide, index, captured);
  });
  return deck.close();
}

/** PptxGenJS's parts for the slides. */
function emit(layout: Layout, layouts: readonly SlideLayout[]): Promise<Map<string, string>> {
  const presentation = newPresentation(layout.size);
  for (const slide of layout.slides) emitSlide(presentation.addSlide(), slide, layoutOf(slide, layouts), layout.language);
  return captureParts(presentation);
}
