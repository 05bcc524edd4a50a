/** Decks made by PptxGenJS alone: other structure than ours, no placeholders but those a page asks for, colours and fonts written out. */
import { createRequire } from 'node:module';
import type module from 'pptxgenjs';

type Deck = InstanceType<typeof module.default>;
const Presentation = createRequire(import.meta.url)('pptxgenjs') as typeof module.default;

export type ForeignSlide = ReturnType<Deck['addSlide']>;

/** A deck of these pages, each with its title in a placeholder, on a layout with an empty page number. */
export async function foreignDeck(pages: readonly { title: string; draw(slide: ForeignSlide, deck: Deck): void }[]): Promise<Uint8Array> {
  const deck = new Presentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.author = '';
  deck.company = '';
  deck.title = 'Foreign deck';
  deck.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  deck.defineSlideMaster({
    title: 'Page',
    background: { color: 'FFFFFF' },
    objects: [
      {
        placeholder: { options: { name: 'title', type: 'title', x: 0.6, y: 0.4, w: 12.1, h: 0.9, fontSize: 26, align: 'left' }, text: '' },
      },
    ],
  });
  for (const { title, draw } of pages) {
    const slide = deck.addSlide({ masterName: 'Page' });
    slide.addText(title, { placeholder: 'title', lang: 'en-US' });
    draw(slide, deck);
  }
  return new Uint8Array((await deck.write({ outputType: 'nodebuffer' })) as Buffer);
}

/** Running text as most people set it. */
export const plain = { fontSize: 14, color: '222222', fontFace: 'Arial', lang: 'en-US', margin: 0.1, valign: 'top' } as const;
