/** Layout → .pptx: PptxGenJS writes the slides' shapes, tables and charts; we write the rest of the package. */
import type { IconName } from '../../model/icon-names.ts';
import type { Layout } from '../../model/layout.ts';
import { withPlots } from '../charts/with-plots.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { captureParts, newPresentation } from './capture.ts';
import { Deck, layoutOf } from './deck.ts';
import { emitSlide } from './emit-slide.ts';
import { leadsTo } from './link-target.ts';
import type { SlideLayout } from './placeholders.ts';

/** The bytes of a `.pptx`; the same layout always gives the same bytes. */
export async function writeDeck(given: Layout): Promise<Uint8Array> {
  const layout = withPlots(given);
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

/** Outlines of the icons used; loaded only if the deck has any. */
async function iconPaths({ slides }: Layout): Promise<ReadonlyMap<IconName, IconPath>> {
  const names = new Set(slides.flatMap(({ elements }) => elements.flatMap((element) => (element.type === 'icon' ? [element.icon] : []))));
  if (names.size === 0) return new Map();
  const { iconPath } = await import('../icons/icon-path.ts');
  return new Map([...names].map((name) => [name, iconPath(name)]));
}
