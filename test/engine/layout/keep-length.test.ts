import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { keepLength, summaryOnOnePage } from '../../../src/engine/layout/keep-length.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';

const outline = (...slides: AnyOutlineSlide[]): Outline => ({
  version: 1,
  title: 'Ferries',
  language: 'en',
  asOf: '2026-09-30',
  slides,
  facts: {},
});

const because = 'because the crew of the morning boat was ill for most of July and nobody could stand in for them at the weekend either';
const claims = ['Departures fell', 'Delays doubled', 'Fuel cost more', 'Complaints rose', 'Freight held'];
const summary = {
  id: 'summary',
  kind: 'executive-summary',
  title: 'Fewer ferries left on time',
  content: { points: claims.map((claim) => ({ text: `**${claim}.** ${claim} ${because}.` })) },
} as AnyOutlineSlide;
const page = (id: string): AnyOutlineSlide =>
  ({
    id,
    kind: 'bullets',
    title: `About ${id}`,
    content: {
      items: [
        { text: 'One point', children: [] },
        { text: 'Another', children: [] },
      ],
    },
  }) as AnyOutlineSlide;

describe('a deck that would be longer than was asked for', () => {
  const given = outline(summary, page('piers'), page('crew'));

  it('has a summary that goes on on a second page', () => {
    expect(layOut(given, defaultBrandKit).layout.slides.length).toBeGreaterThan(3);
  });

  it('says its summary in fewer words, on the pages that were asked for', () => {
    const kept = keepLength(given, defaultBrandKit, 3);
    const { slides } = layOut(kept.outline, defaultBrandKit).layout;
    expect([kept.pages, slides.map(({ title }) => title)]).toEqual([3, ['Fewer ferries left on time', 'About piers', 'About crew']]);
    expect(kept.changes).toEqual(['Slide "summary" was shortened, so that the deck keeps to 3 slides.']);
  });

  it('keeps every claim, and tells in the notes what it no longer shows', () => {
    const [first] = keepLength(given, defaultBrandKit, 3).outline.slides;
    const { points } = first!.content as { points: { text: string }[] };
    expect(points.map(({ text }) => /^\*\*(.*?)\.\*\*/.exec(text)?.[1])).toEqual(claims);
    expect(first!.notes!.join(' ')).toContain(because);
  });

  it('loses reasons before claims, too, where the sentence of a claim ends after what is bold', () => {
    const points = claims.map((claim) => ({ text: `**${claim}**, vs. Q2 as well. ${claim} ${because}.` }));
    const long = { ...summary, content: { points } } as AnyOutlineSlide;
    const [first] = keepLength(outline(long, page('piers'), page('crew')), defaultBrandKit, 3).outline.slides;
    const kept = (first!.content as { points: { text: string }[] }).points.map(({ text }) => text);
    expect(kept.map((text) => text.split(/(?<=well\.)/u)[0])).toEqual(claims.map((claim) => `**${claim}**, vs. Q2 as well.`));
    expect(kept.join('').length).toBeLessThan(points.map(({ text }) => text).join('').length);
  });

  it('stays as it is where it is short enough', () => {
    expect(keepLength(given, defaultBrandKit, 9)).toMatchObject({ outline: given, changes: [] });
  });
});

describe('a summary of a deck whose length nobody asked for', () => {
  it('loses reasons to stand on one page, and tells them in the notes', () => {
    const [only] = summaryOnOnePage(outline(summary, page('piers')), defaultBrandKit).slides;
    expect(layOut(outline(only!), defaultBrandKit).layout.slides).toHaveLength(1);
    expect(only!.notes!.join(' ')).toContain(because);
  });

  it('stays as it is where its claims alone need two pages', () => {
    const points = claims.map((claim) => ({ text: `**${claim} ${because} and ${because}.**` }));
    const long = { ...summary, content: { points } } as AnyOutlineSlide;
    expect(summaryOnOnePage(outline(long), defaultBrandKit).slides).toEqual([long]);
  });
});
