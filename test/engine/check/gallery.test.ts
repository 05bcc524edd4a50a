import { beforeAll, describe, expect, it } from 'vitest';
import { checkDeck } from '../../../src/engine/check/check-deck.ts';
import { gateSummary } from '../../../src/engine/check/report.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { Layout } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { brandKit } from './sample.ts';

/** What the gallery's invented author said himself. */
const allowed = [
  'Price corridor and two hires by 15 January 2018; next reviews on 15 April and 16 April 2018. The pilot moves from 1 February 2018. Open two positions in Central.',
  'Offers of $90, $140 and $220 a device. One product explains most of the fall. The other 22 owners. Two spellings of one product were joined.',
];

describe('the gallery of slide kinds', () => {
  let layout: Layout;
  let bytes: Uint8Array;
  beforeAll(async () => {
    layout = layOut(gallery, brandKit).layout;
    bytes = await writeDeck(layout);
  });

  it('passes every gate', () => {
    const findings = checkDeck({ layout, outline: gallery, bytes, allowed });
    // Its action table shows a step without an owner.
    expect(findings.filter(({ gate }) => gate !== 'unfilled')).toEqual([]);
    expect(gateSummary(findings).every(({ passed }) => passed)).toBe(true);
  });

  it('is checked in a few milliseconds a slide', () => {
    checkDeck({ layout, outline: gallery, bytes, allowed });
    const start = process.cpuUsage();
    for (let i = 0; i < 5; i++) checkDeck({ layout, outline: gallery, bytes, allowed });
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / 5 / layout.slides.length).toBeLessThan(10);
  });
});
