/** Whatever comes in as a deck is reviewed or refused, within a few seconds. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { readZip, writeZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { reviewDeck } from '../../../src/engine/review/review-deck.ts';
import { QuarterdeckError } from '../../../src/model/errors.ts';
import { gallery } from '../../gallery/gallery.ts';
import { EditedDeck } from '../../helpers/edit-deck.ts';
import { tries } from '../../helpers/rotating.ts';
import { slowness } from '../../helpers/slowness.ts';
import { hostileTemplates } from '../../helpers/templates/hostile/hostile.ts';
import { templateNames, templates } from '../../helpers/templates/templates.ts';
import { brandKit } from '../check/sample.ts';

/** The rules found, or the code of the refusal. */
function judged(bytes: Uint8Array): string[] {
  const start = process.cpuUsage();
  try {
    return reviewDeck(bytes).findings.map(({ rule }) => rule);
  } catch (error) {
    if (error instanceof QuarterdeckError) return [error.code];
    throw error;
  } finally {
    const { user, system } = process.cpuUsage(start);
    const took = (user + system) / 1000;
    // Most are far below: then nothing needs to be known of the machine.
    if (took >= 5000) expect(took).toBeLessThan(5000 * slowness());
  }
}

describe('a deck', () => {
  it.each(hostileTemplates)('with %s is reviewed or refused', (_, __, bytes) => {
    expect(judged(bytes()).length).toBeGreaterThan(0);
  });

  it.each(templateNames)('on the template %s is read', (name) => {
    expect(() => reviewDeck(templates[name]())).not.toThrow();
  });
});

describe('a deck of our own', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await writeDeck(layOut({ ...gallery, slides: gallery.slides.slice(6, 10) }, brandKit).layout);
  });

  it('is reviewed or refused, whatever is taken out of its parts', () => {
    const parts = [...readZip(bytes).keys()].filter((name) => name.endsWith('.xml') || name.endsWith('.rels'));
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        (part, from, length) => {
          const broken = new Map(readZip(bytes));
          const xml = broken.get(part)!.toString('utf8');
          const tags = [...xml.matchAll(/<[^>]*>/g)].map(({ index }) => index);
          const start = tags[Math.floor(from * (tags.length - 1))] ?? 0;
          broken.set(part, Buffer.from(xml.slice(0, start) + xml.slice(start + length)));
          judged(writeZip(broken));
        },
      ),
      { numRuns: tries(100) },
    );
  });

  it('with a chart of a whole sheet, or of more points than there are, is reviewed', () => {
    const deck = new EditedDeck(bytes);
    const [chart] = [...deck.parts.keys()].filter((part) => /charts\/chart\d+\.xml$/.test(part));
    deck.change(chart!, (xml) =>
      xml
        .replace(/<c:f>[^<]*<\/c:f>/, '<c:f>Sheet1!$A$1:$XFD$1048576</c:f>')
        .replace(/<c:ptCount val="\d+"\/>/g, '<c:ptCount val="4000000000"/>'),
    );
    expect(judged(writeZip(deck.parts))).not.toContain('deck_unsupported');
  });
});

describe('a hundred slides', () => {
  it('are reviewed in a second and a half of computing', async () => {
    const slides = Array.from({ length: 100 }, (_, at) => ({ ...gallery.slides[at % gallery.slides.length]!, id: `page-${at}` }));
    const bytes = await writeDeck(layOut({ ...gallery, slides }, brandKit).layout);
    reviewDeck(bytes);
    const start = process.cpuUsage();
    const { slides: reviewed } = reviewDeck(bytes);
    const { user, system } = process.cpuUsage(start);
    expect(reviewed.length).toBeGreaterThanOrEqual(100);
    // Three times what it takes on a machine with nothing else to do.
    expect((user + system) / 1000).toBeLessThan(4500);
  });
});
