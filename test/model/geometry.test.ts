import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { checkAccessible } from '../../src/engine/check/accessible.ts';
import { checkFits } from '../../src/engine/check/fits.ts';
import { checkOnBrand } from '../../src/engine/check/on-brand.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { mirrorBox, mirrorElement } from '../../src/model/geometry.ts';
import type { Element, Layout, TableElement } from '../../src/model/layout.ts';
import { gallery } from '../gallery/gallery.ts';

const logo = { data: '', type: 'png', width: 600, height: 200, alt: 'Logo', corner: 'top-right', size: 0.4, safeZone: 0.25 } as const;
const arabic = layOut({ ...gallery, language: 'ar' }, { ...defaultBrandKit, logo }).layout;
const named = ({ slides }: Layout, name: string) => slides.flatMap(({ elements }) => elements).find((element) => element.name === name)!;

describe('a page read from the right', () => {
  it('keeps a box as far from the right edge as it was from the left', () => {
    expect(mirrorBox({ x: 1, y: 2, w: 3, h: 4 }, 10)).toEqual({ x: 6, y: 2, w: 3, h: 4 });
  });

  it('swaps the sides a text asks for and leaves the start of its language alone', () => {
    const runs = [{ text: 'a' }];
    const text = { ...named(arabic, 'Title'), paragraphs: [{ runs, align: 'left' }, { runs, align: 'center' }, { runs }] } as Element;
    expect(mirrorElement(text, 10)).toMatchObject({ paragraphs: [{ align: 'right' }, { align: 'center' }, { runs }] });
    expect((mirrorElement(text, 10) as { paragraphs: object[] }).paragraphs[2]).toEqual({ runs });
  });

  it('keeps the columns of a table in their order', () => {
    const cell = (align: 'left' | 'right', text: string) => ({ align, runs: [{ text }] });
    const table: TableElement = {
      ...{ type: 'table', name: 'T', alt: 'T', x: 1, y: 1, w: 3, h: 1, columns: [2, 1], size: 12 },
      rows: [{ height: 1, role: 'body', cells: [cell('left', 'Region'), cell('right', '12')] }],
    };
    expect(mirrorElement(table, 10)).toMatchObject({
      x: 6,
      columns: [2, 1],
      rows: [{ cells: [cell('right', 'Region'), cell('left', '12')] }],
    });
  });

  it('is the same again when turned twice', () => {
    for (const element of arabic.slides.flatMap(({ elements }) => elements)) {
      const twice = mirrorElement(mirrorElement(element, arabic.size.w), arabic.size.w);
      expect(twice).toEqual({ ...element, x: expect.closeTo(element.x, 6) });
    }
  });
});

describe('the gallery in Arabic', () => {
  it('has its title at the right and the number of the page at the left', () => {
    const [title, number] = [named(arabic, 'Title'), named(arabic, 'Slide number')];
    expect(arabic.size.w - title.x - title.w).toBeCloseTo(0.6);
    expect(number).toMatchObject({ paragraphs: [{ align: 'left' }] });
    expect(number.x).toBeCloseTo(0.6);
  });

  it('is read in the order it is seen', () => {
    expect(checkAccessible(arabic)).toEqual([]);
  });

  it('fits its pages and leaves the zone of the logo, now at the left, free', () => {
    expect([...checkFits(arabic), ...checkOnBrand(arabic)]).toEqual([]);
  });
});
