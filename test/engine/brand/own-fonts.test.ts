import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { type BrandKit, fontOf } from '../../../src/model/brand-kit.ts';
import { gallery } from '../../gallery/gallery.ts';

const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}`));
const inter = file('inter/files/inter-latin-400-normal.woff2');
const interBold = file('inter/files/inter-latin-700-normal.woff2');
const fonts = { heading: 'Acme Sans', body: 'Acme Sans', files: { body: 'acme.woff2' } };
const read = (value: unknown, bytes: Uint8Array = inter) =>
  readBrandKit(value, async (path) => (path.includes('bold') ? interBold : bytes));
const widthOf = (setting: { family: string }, bold = false) =>
  measureParagraphs([{ runs: [{ text: 'Won value fell 6.0% to $2.80M', bold }] }], 40, 20, setting).widest;
const said = (kit: BrandKit) => layOut({ ...gallery, slides: gallery.slides.slice(0, 2) }, kit).changes.join(' ');
const refusal = (value: unknown, bytes: Uint8Array) => read(value, bytes).then(String, (error: Error) => error.message);

describe('a brand kit with a font file', () => {
  it('measures text with the widths of that font', async () => {
    const kit = await read({ fonts });
    const [own, same, unknown] = [fontOf(kit, 'body'), { family: 'Inter' }, { family: 'Acme Sans' }].map((setting) => widthOf(setting));
    // Kerning, which only the file has, is the difference.
    expect(own! / same!).toBeGreaterThanOrEqual(0.995);
    expect(own! / same!).toBeLessThan(1.03);
    expect(Math.abs(own! - unknown!)).toBeGreaterThan(0.1);
  });

  it('measures bold text with the bold file, or makes the regular one wider', async () => {
    const guessed = widthOf(fontOf(await read({ fonts }), 'body'), true);
    const known = widthOf(
      fontOf(await read({ fonts: { ...fonts, files: { body: 'acme.woff2', body_bold: 'acme-bold.woff2' } } }), 'body'),
      true,
    );
    expect(guessed / widthOf(fontOf(await read({ fonts }), 'body'))).toBeCloseTo(1.08, 3);
    expect(known / widthOf({ family: 'Inter' }, true)).toBeCloseTo(1, 1);
  });

  it('speaks for headings of the same family, and only for them', async () => {
    expect((await read({ fonts })).fonts.widths?.heading).toBeDefined();
    expect((await read({ fonts: { ...fonts, heading: 'Other Serif' } })).fonts.widths?.heading).toBeUndefined();
  });

  it('is not told of as unknown; without the file it is, once', async () => {
    expect(said(await read({ fonts }))).not.toContain('Acme Sans');
    expect(said(await read({ fonts: { heading: 'Acme Sans', body: 'Acme Sans' } })).match(/"Acme Sans" are not known/g)).toHaveLength(1);
  });

  it('can be shown and read again, and so can a layout made with it', async () => {
    const kit = await read({ fonts });
    expect(await read(JSON.parse(JSON.stringify(kit)))).toEqual(kit);
    const { layout } = layOut({ ...gallery, slides: gallery.slides.slice(0, 1) }, kit);
    expect(parseLayout(JSON.parse(JSON.stringify(layout))).brandKit).toEqual(kit);
  });

  it('leaves the default kit as it was', async () => {
    expect(await read({})).toEqual(defaultBrandKit);
  });
});

describe('a font file that cannot be used', () => {
  it.each([
    ['is no font', Buffer.from('no font at all, but some words of more than forty-eight bytes'), 'is no TTF, OTF, WOFF or WOFF2 font'],
    ['is cut off', inter.subarray(0, 300), 'is a damaged font file'],
    ['is too large', Buffer.concat([inter.subarray(0, 100), Buffer.alloc(6_000_000)]), 'is larger than 5 MB'],
    ['has no Latin letters', file('inter/files/inter-greek-400-normal.woff2'), 'has no Latin letters'],
  ])('is refused with the field named where it %s', async (_, bytes, why) => {
    expect(await refusal({ fonts }, bytes)).toContain(`fonts.files.body ${why}`);
  });

  it('is refused where only the bold face is given', async () => {
    expect(await refusal({ fonts: { ...fonts, files: { body_bold: 'acme-bold.woff2' } } }, inter)).toContain('needs the regular face too');
  });
});
