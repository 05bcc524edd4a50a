import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { FontFile } from '../../../src/engine/fonts/font-file.ts';
import { few } from '../../helpers/rotating.ts';

const require = createRequire(import.meta.url);
const path = (font: string, subset: string, weight: number) =>
  require.resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`);
/** As woff2: of woff fontkit cannot measure the space. */
const engineOf = (font: string, subset: string, weight: number) => create(readFileSync(`${path(font, subset, weight)}2`)) as Font;

const texts = {
  latin:
    'Won value fell to $2.80M; retention, traffic, AVATAR; Größe, offres, niños, não, perché; Toffee, fjord, W.A.; 10x12 +6.0% 1,280–1,400 (EMEA) ->',
  'latin-ext': 'ŁódźŤvŁukaszŞeker€ŐŰĄĘ',
  greek: 'ΑΥΤΟΥΠΩΛΗΣΕΙΣτηςάνοιξης',
  cyrillic: 'ПродажиГУГЛРУДАчастьбвг',
};
const files = ['carlito', 'arimo', 'inter', 'caladea'].flatMap((font) =>
  (Object.keys(texts) as (keyof typeof texts)[])
    .filter((subset) => font !== 'caladea' || subset.startsWith('latin'))
    .flatMap((subset) => [400, 700].map((weight) => ({ font, subset, weight }))),
);

describe('a font file', () => {
  it.each(few(files, 6))('has the words of $font $subset $weight as wide as a text engine sets them', ({ font, subset, weight }) => {
    const file = new FontFile(readFileSync(path(font, subset, weight)));
    const engine = engineOf(font, subset, weight);
    const known = Array.from(texts[subset]).filter((character) => file.glyph(character.codePointAt(0)!) !== 0);
    const words = [...known.join('').split(' '), ...known, ...known.slice(1).map((character, at) => `${known[at]}${character}`)];
    expect(known.length).toBeGreaterThan(5);
    expect(words.map((word) => [word, file.advance(word)])).toEqual(words.map((word) => [word, engine.layout(word).advanceWidth]));
  });

  it('has the glyphs of the characters that it draws and of no others', () => {
    const file = new FontFile(readFileSync(path('carlito', 'latin', 400)));
    const engine = engineOf('carlito', 'latin', 400);
    const wrong = Array.from({ length: 0x1_1000 }, (_, code) => code).filter(
      (code) => (file.glyph(code) !== 0) !== engine.hasGlyphForCodePoint(code),
    );
    expect(wrong).toEqual([]);
  });

  it('sets a ligature as one glyph', () => {
    const file = new FontFile(readFileSync(path('carlito', 'latin', 400)));
    expect(file.advance('ti')).not.toBe(file.advance('t') + file.advance('i'));
  });

  it.each(['e\u0301', 'a\u00adb', 'a\u200db', '\u00a8', '^', '`a`', 'o\u0308u\u0308'])(
    'has %j as wide as a text engine sets it',
    (text) => {
      for (const font of ['carlito', 'arimo', 'inter', 'caladea']) {
        const [file, engine] = [new FontFile(readFileSync(path(font, 'latin', 400))), engineOf(font, 'latin', 400)];
        const known = Array.from(text)
          .filter((character) => file.glyph(character.codePointAt(0)!) !== 0)
          .join('');
        expect([font, file.advance(known)]).toEqual([font, engine.layout(known).advanceWidth]);
      }
    },
  );

  it('is read alike as WOFF and as WOFF2', () => {
    for (const font of ['carlito', 'arimo', 'inter', 'caladea']) {
      const [woff, woff2] = [path(font, 'latin', 700), `${path(font, 'latin', 700)}2`].map((each) => new FontFile(readFileSync(each)));
      expect([woff2!.unitsPerEm, woff2!.advance(texts.latin)]).toEqual([woff!.unitsPerEm, woff!.advance(texts.latin)]);
    }
  });
});
