/** Sixels, drawn back into pixels. */
import { expect, it } from 'vitest';
import { sixelOf } from '../../../src/cli/preview/sixel.ts';
import { png } from '../../../src/demo/png.ts';

/** The colours of a picture, row by row, as percent of red, green and blue. */
function drawn(sixels: string): string[][] {
  const [, width, height] = /"1;1;(\d+);(\d+)/.exec(sixels)!.map(Number);
  const rows = Array.from({ length: height! }, () => Array<string>(width!).fill(''));
  const colors = new Map<string, string>();
  const body = sixels.slice(sixels.indexOf('#'), sixels.indexOf('\x1b\\'));
  let [x, top, color] = [0, 0, ''];
  for (const [, register, rgb, count, sign, end] of body.matchAll(/#(\d+)(?:;2;([\d;]+))?|(?:!(\d+))?([?-~])|([$-])/g)) {
    if (register !== undefined) {
      if (rgb !== undefined) colors.set(register, rgb);
      color = colors.get(register)!;
    } else if (sign !== undefined) {
      for (let left = Number(count ?? 1); left > 0; left -= 1, x += 1) {
        for (let row = 0; row < 6; row += 1) if (((sign.charCodeAt(0) - 63) >> row) & 1) rows[top + row]![x] = color;
      }
    } else {
      x = 0;
      if (end === '-') top += 6;
    }
  }
  return rows;
}

it('show every pixel in its colour, over several bands', () => {
  const picture = png(20, 15, (x, y) => (x < 10 ? [255, 255, 255, 255] : y < 8 ? [0, 0, 0, 255] : [200, 0, 0, 255]));
  const rows = drawn(sixelOf(picture));
  expect(rows).toHaveLength(15);
  for (const [y, row] of rows.entries()) {
    expect(row.slice(0, 10)).toEqual(Array(10).fill('100;100;100'));
    expect(row.slice(10)).toEqual(Array(10).fill(y < 8 ? '0;0;0' : '81;0;0'));
  }
});

it('give the nearest colour where there are more than a terminal has', () => {
  const picture = png(64, 64, (x, y) => [x * 4, y * 4, (x + y) * 2, 255]);
  const sixels = sixelOf(picture);
  expect(sixels.match(/#\d+;2;/g)!.length).toBe(255);
  expect(
    drawn(sixels)
      .flat()
      .every((color) => color !== ''),
  ).toBe(true);
});
