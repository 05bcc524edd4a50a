import { beforeAll, describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { sheetOf } from '../../../src/engine/brand/sheet.ts';
import { coveredBoxes, designOf, emptyShare, isSpread, panelsFilled, whiteShare } from '../../../src/engine/check/design.ts';
import type { DesignFigures } from '../../../src/engine/check/report.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { lookIds } from '../../../src/model/brand-kit.ts';
import type { Layout } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { brandKit, text } from './sample.ts';

const page = { size: { w: 10, h: 7.5 }, brandKit };
const slide = (elements: Layout['slides'][number]['elements']): Layout['slides'][number] => ({
  id: 'a',
  kind: 'bullets',
  layout: 'content',
  title: 'A',
  elements,
  notes: [],
});

describe('the white space of a page', () => {
  it('is all of it where nothing stands', () => {
    expect(whiteShare(slide([]), page)).toBe(1);
  });

  it('is half of it beside a filled half', () => {
    const half = { ...text('Half', ''), paragraphs: [], x: 0, y: 0, w: 5, h: 7.5, fill: 'accent' as const };
    expect(whiteShare(slide([half]), page)).toBeCloseTo(0.5, 1);
  });

  it('counts the words of a text, not the box that holds them', () => {
    const wide = { ...text('Wide', 'A'), x: 0, y: 0, w: 10, h: 7.5 };
    expect(whiteShare(slide([wide]), page)).toBeGreaterThan(0.95);
  });
});

describe('the largest empty rectangle of a page', () => {
  const { x, y, w, h } = sheetOf(brandKit, { size: page.size }).frame.body;
  const block = (box: object) => ({ ...text('Block', ''), paragraphs: [], fill: 'accent' as const, x, y, w, h, ...box });

  it('is all of its content area, what a block leaves of it, or none', () => {
    expect(emptyShare(slide([]), page)).toBe(1);
    expect(emptyShare(slide([block({ w: w / 2 })]), page)).toBeCloseTo(0.5, 1);
    expect(emptyShare(slide([block({ y: y + h / 4, h: h / 4 })]), page)).toBeCloseTo(0.5, 1);
    expect(emptyShare(slide([block({})]), page)).toBe(0);
  });
});

/** Lists between hairlines over the whole width: their words are short, their rows fill the page. */
const rows: readonly string[] = ['agenda', 'bullets', 'executive-summary', 'points'];

describe.each(lookIds)('the gallery in the look %s', (look) => {
  let layout: Layout;
  let design: DesignFigures;
  beforeAll(async () => {
    layout = layOut(gallery, await readBrandKit({ look }, () => Promise.reject(new Error('no file')))).layout;
    design = designOf(layout);
  });

  it('has two families and six sizes of text at most, and one place for titles', () => {
    expect(design.families.length).toBeLessThanOrEqual(2);
    expect(design.sizes.length).toBeLessThanOrEqual(6);
    expect(design.title_places).toBe(1);
  });

  it('leaves a quarter of every page white, and no more than seven tenths of one that holds more than one thing', () => {
    const spread = layout.slides.filter(isSpread).map((each) => ({ id: each.id, kind: each.kind, white: whiteShare(each, layout) }));
    expect(spread.filter(({ white }) => white < 0.25)).toEqual([]);
    expect(spread.filter(({ kind, white }) => white > 0.7 && !rows.includes(kind))).toEqual([]);
  });

  it('leaves no large hole beside a chart, and no panel that its words do not fill', () => {
    const read = layout.slides.filter((each) => isSpread(each) && each.elements.some(({ type }) => type === 'chart'));
    expect(read.length).toBeGreaterThan(6);
    const holes = read.map((each) => ({ id: each.id, empty: emptyShare(each, layout) })).filter(({ empty }) => empty > 0.25);
    expect(holes).toEqual([]);
    const poor = layout.slides
      .map((each) => ({ id: each.id, filled: panelsFilled(each, layout.brandKit) }))
      .filter(({ filled }) => filled.length > 0 && Math.max(...filled) < 0.45);
    expect(poor).toEqual([]);
  });

  it('leaves no lower half empty', () => {
    const { y, h } = sheetOf(layout.brandKit, { size: layout.size }).frame.body;
    const lowest = (slide: Layout['slides'][number]) =>
      Math.max(...coveredBoxes(slide, layout.brandKit).flatMap((box) => (box.y < y + h ? [box.y + box.h] : [])));
    expect(layout.slides.filter((each) => isSpread(each) && lowest(each) < y + 0.6 * h).map(({ id }) => id)).toEqual([]);
  });
});
