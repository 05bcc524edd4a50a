/** A finished deck is judged by what is seen of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { reviewDeck } from '../../../src/engine/review/review-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { brandKit } from '../check/sample.ts';
import { foreignDeck, plain } from './foreign-deck.ts';

/** Without what PptxGenJS itself leaves untidy, and how full such small pages are. */
const findingsOf = (bytes: Uint8Array) => reviewDeck(bytes).findings.filter(({ gate }) => gate !== 'opens' && gate !== 'composed');
const found = (bytes: Uint8Array) => findingsOf(bytes).map(({ rule, slide }) => `${rule} ${slide}`);

describe('a review of our own gallery', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await writeDeck(layOut(gallery, brandKit).layout);
  });

  it('finds nothing, and leaves nothing unchecked', () => {
    const { findings, unchecked } = reviewDeck(bytes);
    // Its tables show a response and an owner that are not decided.
    expect(findings.filter(({ gate }) => gate !== 'unfilled')).toEqual([]);
    expect(unchecked).toEqual([]);
  });
});

describe('a review of a foreign deck', () => {
  const sound = { title: 'Revenue rose 21% to $2.64M', draw: () => {} };

  it('finds text that is higher than its box, and not text that fits', async () => {
    const text = 'Closed-won revenue rose in every region. '.repeat(6);
    const box = { ...plain, x: 1, y: 2, w: 4 };
    const bytes = await foreignDeck([
      { ...sound, draw: (slide) => slide.addText(text, { ...box, h: 1, fit: 'none' }) },
      { title: 'Costs fell 3%', draw: (slide) => slide.addText(text, { ...box, h: 3 }) },
    ]);
    expect(found(bytes)).toEqual(['text-overflows 1']);
  });

  it('finds shapes off the slide', async () => {
    const bytes = await foreignDeck([
      { ...sound, draw: (slide) => slide.addText('Out of sight', { ...plain, x: 12.9, y: 3, w: 2, h: 0.5 }) },
    ]);
    expect(found(bytes)).toEqual(['off-slide 1']);
  });

  it('finds slides with no title, or one that another has', async () => {
    const bytes = await foreignDeck([sound, sound, { ...sound, title: '' }, { ...sound, title: `${sound.title} (continued)` }]);
    expect(found(bytes)).toEqual(['title-repeated 2', 'title-missing 3', 'empty-placeholder 3']);
  });

  it('finds grey on grey, by the shape the text stands on', async () => {
    const bytes = await foreignDeck([
      {
        ...sound,
        draw: (slide, deck) => {
          slide.addShape(deck.ShapeType.rect, { x: 1, y: 2, w: 5, h: 2, fill: { color: '444444' } });
          slide.addText('On the panel', { ...plain, color: '777777', x: 1.2, y: 2.2, w: 3, h: 0.5 });
          slide.addText('Beside it', { ...plain, color: '666666', x: 7, y: 2.2, w: 3, h: 0.5 });
        },
      },
    ]);
    expect(findingsOf(bytes).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
      'contrast: "On the panel" in "Text 2" is #777777 on #444444: contrast 2.2:1, at least 4.5:1 is needed.',
    ]);
  });

  it('finds dummy text and prompts in any language', async () => {
    const lines = ['Lorem ipsum dolor', 'Margin: XX%', 'Klicken Sie, um Text hinzuzufügen', 'Much to do, sobre todo', 'テキストを入力'];
    const bytes = await foreignDeck([
      {
        ...sound,
        draw: (slide) => {
          for (const [at, line] of lines.entries()) slide.addText(line, { ...plain, x: 1, y: 2 + at * 0.8, w: 6, h: 0.5 });
        },
      },
    ]);
    expect(findingsOf(bytes).flatMap(({ rule, shape }) => (rule === 'filler' ? [shape] : []))).toEqual([
      'Text 1',
      'Text 2',
      'Text 3',
      'Text 5',
    ]);
  });
});
