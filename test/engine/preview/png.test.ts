import { describe, expect, it } from 'vitest';
import { pictureMean } from '../../../src/engine/brand/template/inspect/ground.ts';
import { imageSize } from '../../../src/engine/pictures/clean-picture.ts';
import { draw } from '../../../src/engine/preview/draw.ts';
import { pngOf } from '../../../src/engine/preview/png.ts';
import { svgPage } from '../../../src/engine/preview/svg.ts';
import { landscape } from '../../gallery/landscape.ts';
import { deck, everything, slide, text, words } from '../pptx/fixtures/layout.ts';

async function pictureOf(elements: Parameters<typeof slide>[1], width = 320): Promise<Uint8Array> {
  const drawing = await draw(deck([{ ...slide('page', []), elements }], { brandKit: { ...deck([]).brandKit, logo: null } }));
  return pngOf(svgPage(drawing.pages[0]!, drawing).svg, width);
}

describe('a page as PNG', () => {
  it('is as wide as asked, and in the proportions of the page', async () => {
    expect(imageSize(await pictureOf([], 640))).toMatchObject({ type: 'png', width: 640, height: 360 });
  });

  it('shows fills and letters', async () => {
    expect(pictureMean(await pictureOf([]))).toBe('#FFFFFF');
    expect(pictureMean(await pictureOf([text('All', [0, 0, 40 / 3, 7.5], [], { fill: 'accent' })]))).toBe('#1F4E79');
    expect(pictureMean(await pictureOf([text('All', [0, 0, 40 / 3, 7.5], [words('MMMMMM')], { size: 200 })]))).not.toBe('#FFFFFF');
  });

  it('shows PNG pictures', async () => {
    const data = landscape(40, 30);
    expect(
      pictureMean(await pictureOf([{ type: 'picture', name: 'All', alt: '', x: 0, y: 0, w: 40 / 3, h: 7.5, data, mime: 'image/png' }])),
    ).not.toBe('#FFFFFF');
  });

  it('takes less than a tenth of a second', async () => {
    const drawing = await draw(everything());
    const svgs = drawing.pages.map((page) => svgPage(page, drawing).svg);
    await pngOf(svgs[0]!, 1280);
    const start = process.cpuUsage();
    for (const svg of svgs) await pngOf(svg, 1280);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / svgs.length).toBeLessThan(100);
  });

  it('is the same a second time', async () => {
    const elements = [text('Words', [1, 1, 4, 1], [words('Won value')])];
    expect(Buffer.from(await pictureOf(elements)).equals(Buffer.from(await pictureOf(elements)))).toBe(true);
  });
});
