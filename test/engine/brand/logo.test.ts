import { beforeAll, describe, expect, it } from 'vitest';
import { darkLogoBox, logoBox, logoOn, logoZone } from '../../../src/engine/brand/logo.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { encloses } from '../../../src/engine/check/fits.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import type { Parts } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { openPackage, partText } from '../../helpers/ooxml.ts';
import { writePng } from '../../helpers/picture.ts';

const picture = (width: number, height: number) => writePng({ width, height, pixels: new Uint8Array(3 * width * height) });
const files: Readonly<Record<string, Buffer>> = {
  'acme.png': picture(600, 200),
  'acme-white.png': picture(500, 300),
  'strip.png': picture(3000, 100),
};
const read = (logo: unknown, more: object = {}) => readBrandKit({ logo, ...more }, async (file) => files[file]!);
const refusal = (logo: unknown) =>
  read(logo).then(
    () => 'taken',
    (error: Error) => error.message,
  );
const slide = { w: 40 / 3, h: 7.5 };

describe('a least size of a logo', () => {
  it('refuses one that is set smaller, with both numbers', async () => {
    expect(await refusal({ file: 'acme.png', size: 0.3, min_size: 0.4 })).toBe(
      'logo.size is 0.3 in, which is smaller than its min_size of 0.4 in',
    );
  });

  it('is taken where no size is set', async () => {
    expect((await read({ file: 'acme.png', min_size: 0.5 })).logo).toMatchObject({ size: 0.5, minSize: 0.5 });
  });

  it('refuses a strip that would be shown smaller than it', async () => {
    expect(await refusal({ file: 'strip.png', min_size: 0.3 })).toContain(
      'would be 0.1 in high, as no logo is wider than 3 in, which is smaller than its min_size of 0.3 in',
    );
  });

  it('holds for the picture for dark grounds too', async () => {
    expect(await refusal({ file: 'acme-white.png', dark: 'strip.png', size: 0.4, min_size: 0.3 })).toMatch(
      /^logo\.dark would be 0\.022 in high/,
    );
  });
});

describe('a logo for dark grounds', () => {
  it('stands there without a plate, and the other one on paper', async () => {
    const logo = (await read({ file: 'acme.png', dark: 'acme-white.png' })).logo!;
    expect(logoOn(logo, '#0B1F3F')).toEqual({ picture: logo.dark, dark: true, plate: false });
    expect(logoOn(logo, '#FFFFFF')).toEqual({ picture: logo, dark: false, plate: false });
  });

  it('is not needed: a plate stands in', async () => {
    const logo = (await read('acme.png')).logo!;
    expect(logoOn(logo, '#0B1F3F')).toEqual({ picture: logo, dark: false, plate: true });
  });

  it('of other proportions keeps to the place and the zone of the first', async () => {
    for (const dark of ['acme-white.png', 'strip.png']) {
      const logo = (await read({ file: 'acme.png', dark })).logo!;
      const box = darkLogoBox(logo, slide);
      expect(encloses(logoBox(logo, slide), box)).toBe(true);
      expect(encloses(logoZone(logo, slide), box)).toBe(true);
      expect(box.w / box.h).toBeCloseTo(logo.dark!.width / logo.dark!.height, 6);
    }
  });

  it('that is no picture is refused with its place', async () => {
    await expect(
      readBrandKit({ logo: { file: 'acme.png', dark: 'white.svg' } }, async (file) => files[file] ?? Buffer.from('<svg/>')),
    ).rejects.toMatchObject({
      errors: [{ path: 'logo.dark.file', code: 'invalid_picture' }],
    });
  });

  it('needs a picture', async () => {
    expect(await refusal({ file: 'acme.png', dark: {} })).toBe('`logo.dark` needs either "file" or "data"');
  });

  it('can be shown and read again, and so can a layout made with it', async () => {
    const kit = await read({ file: 'acme.png', dark: 'acme-white.png', min_size: 0.3 });
    expect(await readBrandKit(JSON.parse(JSON.stringify(kit)), () => Promise.reject(new Error('none')))).toEqual(kit);
    const { layout } = layOut({ ...gallery, slides: gallery.slides.slice(0, 1) }, kit);
    expect(parseLayout(JSON.parse(JSON.stringify(layout))).brandKit).toEqual(kit);
  });
});

describe('a deck with a logo for dark grounds', () => {
  let parts: Parts;
  beforeAll(async () => {
    const kit = await read({ file: 'acme.png', dark: 'acme-white.png' });
    parts = openPackage(await writeDeck(layOut({ ...gallery, slides: gallery.slides.slice(0, 2) }, kit).layout));
  });
  const targets = (part: string) => [...partText(parts, part).matchAll(/Target="\.\.\/media\/([^"]*)"/g)].map(([, name]) => name);

  it('has one picture on its master and the other on its dark cover', () => {
    const [master, cover] = [
      targets('ppt/slideMasters/_rels/slideMaster1.xml.rels'),
      targets('ppt/slideLayouts/_rels/slideLayout1.xml.rels'),
    ];
    expect([master.length, cover.length, master[0] === cover[0]]).toEqual([1, 1, false]);
  });

  it('has no plate', () => {
    expect([...parts].filter(([, content]) => content.includes('Logo ground')).map(([name]) => name)).toEqual([]);
  });
});
