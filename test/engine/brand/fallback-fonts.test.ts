import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import type { TextSetting } from '../../../src/engine/fonts/break-lines.ts';
import { measureParagraphs } from '../../../src/engine/fonts/measure.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { themeXml } from '../../../src/engine/pptx/color.ts';
import { type BrandKit, fontOf } from '../../../src/model/brand-kit.ts';
import { gallery } from '../../gallery/gallery.ts';

const read = (fonts: object) => readBrandKit({ fonts }, () => Promise.reject(new Error('no file was expected to be read')));
const text = [{ runs: [{ text: 'Won value fell 6.0% to $2.80M against the quarter before, as two large deals slipped.' }] }];
const measured = (setting: TextSetting, width = 3) => measureParagraphs(text, width, 14, setting);
const said = (kit: BrandKit) => layOut({ ...gallery, slides: gallery.slides.slice(0, 2) }, kit).changes.join(' ');

describe('a fallback font', () => {
  it('makes text fit in both families', () => {
    const both = measured({ family: 'Calibri', fallback: 'Arial' });
    const [calibri, arial] = [measured({ family: 'Calibri' }), measured({ family: 'Arial' })];
    expect(both).toEqual({
      height: Math.max(calibri.height, arial.height),
      lines: Math.max(calibri.lines, arial.lines),
      widest: Math.max(calibri.widest, arial.widest),
    });
    expect(measured({ family: 'Arial', fallback: 'Calibri' })).toEqual(both);
  });

  it('that is wider than the family makes a line wider', () => {
    expect(measured({ family: 'Calibri', fallback: 'Arial' }, 40).widest).toBeGreaterThan(measured({ family: 'Calibri' }, 40).widest);
  });

  it('given for the body stands in for headings of the same family too, and only for them', async () => {
    const same = await read({ heading: 'Acme Sans', body: 'Acme Sans', fallback: { body: 'Arial' } });
    const other = await read({ heading: 'Acme Serif', body: 'Acme Sans', fallback: { body: 'Arial' } });
    expect([same.fonts.fallback, other.fonts.fallback]).toEqual([{ heading: 'Arial', body: 'Arial' }, { body: 'Arial' }]);
    expect(fontOf(same, 'heading')).toEqual({ family: 'Acme Sans', fallback: 'Arial' });
  });

  it('is what the report speaks of where the widths of a family are not known', async () => {
    expect(said(await read({ body: 'Acme Sans', fallback: { body: 'Arial' } }))).toContain(
      'The widths of the font "Acme Sans" are not known; text was fitted so that it fits in its fallback "Arial"',
    );
  });

  it('that is unknown itself is not spoken of as known', async () => {
    expect(said(await read({ body: 'Acme Sans', fallback: { body: 'Beta Sans' } }))).toContain('fitted with those of Calibri plus 8 %');
  });

  it('with a name no font can have is refused with its place', async () => {
    await expect(read({ fallback: { body: 'Arial"/><x' } })).rejects.toMatchObject({ errors: [{ path: 'fonts.fallback.body' }] });
  });
});

describe('faces of other scripts', () => {
  it('are those of both theme fonts, whatever the language', async () => {
    const theme = themeXml(await read({ east_asian: 'Noto Sans CJK JP', complex_script: 'Noto Naskh Arabic' }), 'en');
    expect(theme.match(/<a:ea typeface="Noto Sans CJK JP"\/><a:cs typeface="Noto Naskh Arabic"\/>/g)).toHaveLength(2);
  });

  it('stand beside the list of faces by script', async () => {
    expect(themeXml(await read({ east_asian: 'Noto Sans CJK JP' }), 'ja')).toContain('<a:font script="Hang" typeface="Malgun Gothic"/>');
  });

  it('without any are chosen by the language of the deck', async () => {
    expect(themeXml(await read({}), 'ja')).toContain('<a:ea typeface="Yu Gothic"/>');
  });
});

describe('a kit with fallbacks, faces and a tone', () => {
  it('can be shown and read again, and so can a layout made with it', async () => {
    const kit = await readBrandKit(
      {
        fonts: { body: 'Acme Sans', fallback: { body: 'Arial' }, east_asian: 'Noto Sans JP', complex_script: 'Amiri' },
        tone: ' plain, no superlatives ',
      },
      () => Promise.reject(new Error('no file was expected to be read')),
    );
    expect(kit.tone).toBe('plain, no superlatives');
    expect(await readBrandKit(JSON.parse(JSON.stringify(kit)), () => Promise.reject(new Error('none')))).toEqual(kit);
    const { layout } = layOut({ ...gallery, slides: gallery.slides.slice(0, 1) }, kit);
    expect(parseLayout(JSON.parse(JSON.stringify(layout))).brandKit).toEqual(kit);
  });
});
