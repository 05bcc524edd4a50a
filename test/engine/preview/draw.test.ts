import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { draw } from '../../../src/engine/preview/draw.ts';
import { gallery } from '../../gallery/gallery.ts';
import { type TemplateName, templates } from '../../helpers/templates/templates.ts';
import { deck, everything, kit, slide, text, words } from '../pptx/fixtures/layout.ts';
import { boundsOf, imagesOf, pageOf, pathsOf, textsOf } from './drawn.ts';

describe('a drawing', () => {
  it('has a page for each slide, with its title, section, notes and descriptions', async () => {
    const { pages, w, h, language } = await draw(everything());
    expect([pages.length, w, h, language]).toEqual([everything().slides.length, 960, 540, 'en']);
    expect(pages[0]).toMatchObject({ id: 'cover', section: 'Opening', notes: ['Welcome & hello', 'Second paragraph'] });
    expect(pages.find(({ id }) => id === 'table')!.alt).toEqual({ Products: 'Won value of three products' });
  });

  it('has marks of every kind of element, in its order', async () => {
    const { pages } = await draw(everything());
    const { marks } = pages.find(({ id }) => id === 'shapes')!;
    const order = [...new Set(marks.map(({ element }) => element))].filter((name) => name !== null);
    expect(order).toEqual(
      everything()
        .slides.find(({ id }) => id === 'shapes')!
        .elements.map(({ name }) => name),
    );
    expect(pages.find(({ id }) => id === 'column')!.marks.some(({ role }) => role === 'bar')).toBe(true);
  });

  it('has the ground of the slide: dark, light, or that of its layout', async () => {
    const grounds = async (more: object) => (await pageOf([], more)).ground;
    expect([await grounds({}), await grounds({ dark: true }), await grounds({ layout: 'section' })]).toEqual([
      '#FFFFFF',
      '#14213D',
      '#14213D',
    ]);
  });

  it('draws icons as outlines', async () => {
    const [icon] = pathsOf(await pageOf([{ type: 'icon', name: 'Icon', x: 1, y: 1, w: 1, h: 1, icon: 'target', color: 'accent' }]));
    const { left, top, right, bottom } = boundsOf(icon!.d);
    expect(Math.min(left, top)).toBeGreaterThan(72);
    expect(Math.max(right, bottom)).toBeLessThan(144);
    expect(icon).toMatchObject({ role: 'icon', fill: '#1F4E79' });
  });
});

describe('a picture', () => {
  const picture = (data: string) =>
    ({ type: 'picture', name: 'Photo', alt: 'A photo', x: 1, y: 1, w: 2, h: 1, data, mime: 'image/png' }) as const;
  /** The head of a PNG file. */
  const headOf = (width: number, height: number) => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([head, size]).toString('base64');
  };

  it('that would unpack to more than a large photo is left out, and said to be', async () => {
    const drawn = async (data: string) => {
      const { pages, notDrawn } = await draw(deck([slide('page', [picture(data)], { layout: 'section' })]));
      return [imagesOf(pages[0]!).length, notDrawn];
    };
    expect(await drawn(headOf(8_000, 6_000))).toEqual([1, []]);
    const sentence = 'A picture of 30000 by 30000 pixels is not drawn: 50 megapixels are possible.';
    expect(await drawn(headOf(30_000, 30_000))).toEqual([0, [sentence]]);
    expect(await drawn('AAAA')).toEqual([0, ['A picture is damaged and not drawn.']]);
  });
});

describe('a text in a placeholder', () => {
  const number = text('Number', [10.9, 7, 1, 0.25], [words('7')], { placeholder: 'number', size: 9 });

  it('is aligned and bold as the placeholder', async () => {
    const [mark] = textsOf(await pageOf([number], { layout: 'content' }));
    expect(mark!.x + mark!.w).toBeCloseTo(11.9 * 72, 6);
    const eyebrow = text('Eyebrow', [0.6, 0.4, 4, 0.2], [words('RESULTS')], { placeholder: 'eyebrow' });
    expect(textsOf(await pageOf([eyebrow], { layout: 'content' }))[0]!.bold).toBe(true);
  });

  it('is aligned by itself where a second one claims the same placeholder', async () => {
    const [, second] = textsOf(await pageOf([number, { ...number, name: 'Again' }], { layout: 'content' }));
    expect(second!.x).toBeCloseTo(10.9 * 72, 6);
  });
});

describe('the logo', () => {
  it('is in its corner of content pages, and on the cover opposite the title', async () => {
    const [corner] = imagesOf(await pageOf([], { layout: 'content' }));
    expect(corner).toMatchObject({ element: null, w: expect.closeTo(57.6, 6), h: expect.closeTo(28.8, 6) });
    expect(corner!.y).toBeGreaterThan(400);
    const [cover] = imagesOf(await pageOf([], { layout: 'title' }));
    expect(cover!.y).toBeLessThan(100);
  });

  it('has a plate on dark grounds, and is not on other full pages', async () => {
    expect(pathsOf(await pageOf([], { layout: 'title' })).map(({ fill }) => fill)).toEqual(['#FFFFFF']);
    expect((await pageOf([], { layout: 'section' })).marks).toEqual([]);
    expect((await pageOf([], { layout: 'content', dark: true })).marks).toEqual([]);
  });

  it('is on the other side of pages read from right to left', async () => {
    const [mark] = imagesOf(await pageOf([], { layout: 'content' }, { language: 'ar' }));
    expect(mark!.x).toBeLessThan(100);
  });
});

describe('a page of a corporate template', () => {
  const kitOf = (name: TemplateName) => readBrandKit({ template: 'corporate.potx' }, async () => templates[name]());
  const drawn = async (name: TemplateName) => draw(layOut({ ...gallery, slides: gallery.slides.slice(0, 6) }, await kitOf(name)).layout);

  it('has the grounds and pictures of master and layout under it', async () => {
    const { pages, notDrawn } = await drawn('picture-grounds');
    for (const page of pages)
      expect(imagesOf(page)[0], page.id).toMatchObject({ role: 'ground', x: 0, y: 0, w: expect.closeTo(960, 1), h: 540 });
    expect(notDrawn).toEqual([]);
  });

  it('has the shapes its master draws, in the colours of its theme', async () => {
    const { pages } = await drawn('two-masters');
    const bands = pages.flatMap((page) => pathsOf(page).filter(({ element }) => element === null));
    expect(bands.length).toBeGreaterThanOrEqual(pages.length);
    expect(new Set(bands.map(({ fill }) => fill)).size).toBeLessThan(4);
  });

  it('says what of it is only roughly drawn', async () => {
    expect((await drawn('dark-gradient')).notDrawn).toEqual(['Gradients and patterns of the template are drawn in their mean colour.']);
  });

  it('gives its titles the colour and font of their placeholder', async () => {
    const brandKit = await kitOf('picture-grounds');
    const { title } = brandKit.template!.layouts.content.placeholders;
    const { pages } = await drawn('picture-grounds');
    const mark = textsOf(pages[3]!).find(({ element }) => element === 'Title')!;
    expect(mark).toMatchObject({ color: title!.color, family: title!.family });
  });
});

it('a link to a slide that is gone leads nowhere', async () => {
  const linked = (link: string) => text('Text', [1, 1, 4, 1], [{ runs: [{ text: 'there', link }] }]);
  const { pages } = await draw(deck([slide('one', [linked('#two')]), slide('two', [linked('#three')])], { brandKit: kit }));
  expect(pages.map((page) => textsOf(page).find(({ element }) => element === 'Text')!.link)).toEqual(['#two', undefined]);
});
