/** Layout → .pptx: PptxGenJS emits the shapes, tables and charts of the slides; everything else of the package is ours. */
import type { IconName } from '../../model/icon-names.ts';
import type { Layout } from '../../model/layout.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { captureParts, newPresentation } from './capture.ts';
import { Deck, layoutOf } from './deck.ts';
import { emitSlide, leadsTo } from './emit-slide.ts';
import type { SlideLayout } from './placeholders.ts';

/** The bytes of a `.pptx` for this layout; the same layout always gives the same bytes. */
export async function writeDeck(layout: Layout): Promise<Uint8Array> {
  const deck = new Deck(layout, await iconPaths(layout));
  const captured = await emit(layout, deck.layouts);
  layout.slides.forEach((slide, index) => {
    deck.addSlide(slide, index, captured);
  });
  return deck.close();
}

/** PptxGenJS's parts for the slides. */
function emit(layout: Layout, layouts: readonly SlideLayout[]): Promise<Map<string, string>> {
  const presentation = newPresentation(layout.size);
  const links = leadsTo(layout.slides);
  for (const slide of layout.slides) emitSlide(presentation.addSlide(), slide, layoutOf(slide, layouts), layout.language, links);
  return captureParts(presentation);
}

/** The outlines of the icons it shows; the drawings are loaded only for a deck that has some. */
async function iconPaths({ slides }: Layout): Promise<ReadonlyMap<IconName, IconPath>> {
  const names = new Set(slides.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'icon' ? [element.icon] : []))));
  if (names.size === 0) return new Map();
  const { iconPath } = await import('../icons/icon-path.ts');
  return new Map([...names].map((name) => [name, iconPath(name)]));
}
