/** Figures typed into a deck of our own after it was made. */
import { beforeAll, describe, expect, it } from 'vitest';
import { carryOutline } from '../../../src/engine/layout/carry-outline.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { reviewDeck } from '../../../src/engine/review/review-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { brandKit } from '../check/sample.ts';

describe('a figure typed in later', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await writeDeck(carryOutline(layOut(gallery, brandKit).layout, gallery));
  });

  function found(words: string): string[] {
    const deck = new EditedDeck(bytes).retitle(6, words);
    return reviewDeck(writeZip(deck.parts)).findings.flatMap(({ rule, slide, message }) =>
      rule === 'untraced-figure' ? [`${slide}: ${message}`] : [],
    );
  }

  it('is found where the data of the deck do not have it', () => {
    expect(found('The pipeline covers $7.77M')).toEqual([
      '6: "$7.77M" in "Title" was typed in later, and is no figure of the data the deck was made from.',
    ]);
  });

  it('is let stand where they have it, or where it counts or dates', () => {
    expect(found('The pipeline holds $5.20M')).toEqual([]);
    expect(found('Three of 12 in 2018')).toEqual([]);
  });

  it('is not looked for in a deck as it was made', () => {
    expect(reviewDeck(bytes).findings.filter(({ gate }) => gate === 'true')).toEqual([]);
  });

  it('is left unchecked where the deck was made by another version', () => {
    const deck = new EditedDeck(bytes);
    const part = [...deck.parts.keys()].find((name) => name.startsWith('customXml/') && deck.text(name).includes('urn:quarterdeck:deck"'))!;
    deck.change(part, (xml) => xml.replace(/(<deck [^>]*version=")\d+/, '$1999'));
    expect(
      reviewDeck(writeZip(deck.parts))
        .unchecked.map(({ reason }) => reason)
        .join(),
    ).toMatch(/^Its figures are not checked: The deck was made by another version/);
  });
});
