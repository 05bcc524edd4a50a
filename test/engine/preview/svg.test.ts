import { describe, expect, it } from 'vitest';
import { readXml } from '../../../src/engine/opc/read-xml.ts';
import { draw } from '../../../src/engine/preview/draw.ts';
import { svgSheet } from '../../../src/engine/preview/sheet.ts';
import { svgPage } from '../../../src/engine/preview/svg.ts';
import type { Element } from '../../../src/model/layout.ts';
import { deck, everything, slide, text, words } from '../pptx/fixtures/layout.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAEElEQVR4nGP4z8AARAwMDP8BD/cC/nDl4wIAAAAASUVORK5CYII=';

async function svgOf(...elements: Element[]): Promise<string> {
  const drawing = await draw(deck([{ ...slide('page', []), elements, title: 'A < B & "C"' }]));
  return svgPage(drawing.pages[0]!, drawing).svg;
}

describe('a page as SVG', () => {
  it('is well-formed and as large as the page', async () => {
    const drawing = await draw(everything());
    for (const page of drawing.pages) {
      const { svg } = svgPage(page, drawing);
      expect(readXml(svg).root?.attributes, page.id).toMatchObject({
        width: '960pt',
        height: '540pt',
        viewBox: '0 0 960 540',
        role: 'img',
        lang: 'en-US',
      });
    }
  });

  it('says its title, and the words or descriptions of its elements', async () => {
    const svg = await svgOf(
      text('Words', [1, 1, 4, 1], [words('Won value'), words('fell & fell')]),
      { type: 'picture', name: 'Photo', alt: 'Two pixels', x: 1, y: 1, w: 2, h: 1, data: pixel, mime: 'image/png' },
      text('Decoration', [1, 1, 1, 1], [], { fill: 'accent', alt: '' }),
    );
    expect(svg).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
    expect(svg).toContain('<desc>Won value fell &amp; fell&#10;Two pixels</desc>');
  });

  it('has no letters but outlines, each once', async () => {
    const svg = await svgOf(text('Words', [1, 1, 4, 1], [words('aaaa')]));
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path id="g/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(4);
  });

  it('is stretched sideways alone', async () => {
    const brandKit = { ...deck([]).brandKit, fonts: { heading: 'Verdana', body: 'Verdana' } };
    const drawing = await draw(
      deck([{ ...slide('page', []), elements: [text('Words', [1, 1, 4, 1], [words('a')], { size: 20.48 })] }], { brandKit }),
    );
    const { svg } = svgPage(drawing.pages[0]!, drawing);
    const [, across, up] = /matrix\(([\d.]+) 0 0 (-[\d.]+) /.exec(svg)!;
    expect([Number(across), Number(up)]).toEqual([expect.closeTo(0.0128, 4), -0.01]);
  });

  it('calls the same outline the same on every page', async () => {
    const names = (svg: string) => [...svg.matchAll(/<path id="(g[^"]*)" d="([^"]*)"/g)].map(([, name, d]) => `${name} ${d}`);
    const [one] = names(await svgOf(text('Words', [1, 1, 4, 1], [words('a')])));
    expect(names(await svgOf(text('Words', [1, 1, 4, 1], [words('cba')])))).toContain(one);
  });

  it('refers to nothing outside of it but where links lead', async () => {
    const linked = text(
      'Links',
      [1, 1, 4, 1],
      [
        {
          runs: [
            { text: 'out', link: 'https://example.com/?a&b' },
            { text: 'in', link: '#page' },
          ],
        },
      ],
    );
    const svg = await svgOf(linked, { type: 'picture', name: 'Photo', alt: '', x: 1, y: 1, w: 2, h: 1, data: pixel, mime: 'image/png' });
    const targets = [...svg.matchAll(/href="([^"]*)"/g)].map(([, target]) => target!).filter((target) => !/^(#|data:)/.test(target));
    expect(new Set(targets)).toEqual(new Set(['https://example.com/?a&amp;b']));
  });

  it('cuts and turns pictures', async () => {
    const crop = { left: 0.25, top: 0, right: 0.25, bottom: 0 };
    const svg = await svgOf({
      type: 'picture',
      name: 'Photo',
      alt: '',
      x: 1,
      y: 1,
      w: 1,
      h: 2,
      data: pixel,
      mime: 'image/png',
      crop,
      turn: 90,
    });
    expect(svg).toContain(
      '<g transform="translate(108 144) rotate(90)" clip-path="url(#frame-144-72)"><image x="-144" y="-36" width="288" height="72"',
    );
  });

  it('draws a box for a character that no font has, and says so', async () => {
    const drawing = await draw(deck([{ ...slide('page', []), elements: [text('Words', [1, 1, 4, 1], [words('\u{10F123}')])] }]));
    expect(svgPage(drawing.pages[0]!, drawing).missing).toEqual(['\u{10F123}']);
  });
});

describe('a sheet of all pages', () => {
  it('has each page in its place, and its number', async () => {
    const drawing = await draw(deck(['a', 'b', 'c', 'd', 'e'].map((id) => slide(id, []))));
    const { svg } = svgSheet(drawing);
    const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><svg width="960" height="540">/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(places).toEqual([[28.8, 28.8], [1017.6, 28.8], [2006.4, 28.8], [2995.2, 28.8], [28.8, 645.6]]); // biome-ignore format: one place a page
    expect(svg).toContain('<desc>1. a&#10;2. b&#10;3. c&#10;4. d&#10;5. e</desc>');
  });

  it('of no pages is empty', async () => {
    expect(readXml(svgSheet(await draw(deck([]))).svg).root).not.toBeNull();
  });
});
