import { describe, expect, it } from 'vitest';
import { outlineOf, textBox } from '../../../src/engine/preview/shapes.ts';
import type { Geometry } from '../../../src/model/layout.ts';
import { text } from '../pptx/fixtures/layout.ts';
import { boundsOf, pageOf, pathsOf, pointsOf } from './drawn.ts';

const box = { x: 100, y: 50, w: 200, h: 80 };
const geometries: Geometry[] = [
  'rect',
  'round-rect',
  'ellipse',
  'chevron',
  'home-plate',
  'triangle',
  'trapezoid',
  'diamond',
  'right-arrow',
  'line',
];

describe('the outline of a shape', () => {
  it.each(geometries)('fills its box: %s', (geometry) => {
    expect(boundsOf(outlineOf({ geometry, lean: 20 }, box))).toEqual({ left: 100, top: 50, right: 300, bottom: 130 });
  });

  it('leaves the text room inside it', () => {
    for (const geometry of geometries) {
      const inside = textBox({ geometry, lean: 20 }, box);
      expect(inside.x).toBeGreaterThanOrEqual(box.x);
      expect(inside.y).toBeGreaterThanOrEqual(box.y);
      expect(inside.x + inside.w).toBeLessThanOrEqual(box.x + box.w);
      expect(inside.y + inside.h).toBeLessThanOrEqual(box.y + box.h);
    }
  });

  it('keeps text out of its slants', () => {
    expect(textBox({ geometry: 'trapezoid', lean: 30 }, box)).toEqual({ x: 120, y: 58, w: 160, h: 72 });
    expect(textBox({ geometry: 'chevron', lean: 0 }, box)).toEqual({ x: 140, y: 50, w: 120, h: 80 });
    expect(textBox({ geometry: 'diamond', lean: 0 }, box)).toEqual({ x: 150, y: 70, w: 100, h: 40 });
  });

  it('points half its height to the right as a chevron, and is notched as deep', () => {
    expect(pointsOf(outlineOf({ geometry: 'chevron', lean: 0 }, box))).toEqual([[100, 50], [260, 50], [300, 90], [260, 130], [100, 130], [140, 90]]); // biome-ignore format: corners
  });

  it('leans in as a trapezoid', () => {
    expect(pointsOf(outlineOf({ geometry: 'trapezoid', lean: 30 }, box))).toEqual([[100, 130], [130, 50], [270, 50], [300, 130]]); // biome-ignore format: corners
  });

  it('turns clockwise about its middle', () => {
    expect(boundsOf(outlineOf({ geometry: 'home-plate', lean: 0 }, box, 90))).toEqual({ left: 160, top: -10, right: 240, bottom: 190 });
    const [first] = pointsOf(outlineOf({ geometry: 'triangle', lean: 0 }, box, 180));
    expect(first).toEqual([300, 50]);
  });
});

describe('a shape on a page', () => {
  it('has its fill, its opacity and its line', async () => {
    const page = await pageOf([
      text('Circle', [1, 1, 2, 2], [], { geometry: 'ellipse', fill: 'accent', opacity: 0.16, line: { color: 'bad', width: 2 } }),
    ]);
    expect(pathsOf(page)).toMatchObject([
      { element: 'Circle', role: 'shape', fill: '#1F4E79', opacity: 0.16, stroke: { color: '#B3261E', width: 2 } },
    ]);
  });

  it('is nothing without fill and line', async () => {
    expect((await pageOf([text('Empty', [1, 1, 2, 2], [])])).marks.filter(({ element }) => element === 'Empty')).toEqual([]);
  });
});
