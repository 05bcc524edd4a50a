import { beforeAll, describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { brandCompliance } from '../../../src/engine/check/brand-compliance.ts';
import { checkDeck } from '../../../src/engine/check/check-deck.ts';
import type { BrandCheck, BrandCompliance } from '../../../src/engine/check/report.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { readZip, writeZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { Layout, TextElement } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { writePng } from '../../helpers/picture.ts';
import { type TemplateName, templates } from '../../helpers/templates/templates.ts';

const logo = { data: writePng({ width: 300, height: 100, pixels: new Uint8Array(3 * 300 * 100) }).toString('base64') };
const written = {
  logo,
  rules: { forbidden_colors: { colors: ['#FF00FF'], enforce: 'strict' }, minimum_sizes: { title: 20 } },
};

let whole: Layout;
let bytes: Uint8Array;
beforeAll(async () => {
  const kit = await readBrandKit(written, () => Promise.reject(new Error('none')));
  whole = layOut({ ...gallery, slides: gallery.slides.slice(0, 10) }, kit).layout;
  bytes = await writeDeck(whole);
});

const complianceOf = (layout: Layout, file: Uint8Array = bytes): BrandCompliance =>
  brandCompliance({ layout, bytes: file, findings: checkDeck({ layout, bytes: file, allowed: [] }) });
const checkOf = ({ checks }: BrandCompliance, check: BrandCheck['check']) => checks.find((each) => each.check === check)!;

/** The layout with one element of a slide set otherwise. */
function changed(slide: number, find: (element: TextElement) => boolean, change: Partial<TextElement>): Layout {
  const slides = structuredClone(whole.slides);
  const element = slides[slide - 1]!.elements.find((each): each is TextElement => each.type === 'text' && find(each))!;
  Object.assign(element, change);
  return { ...whole, slides };
}
const filled = ({ placeholder, paragraphs }: TextElement) => placeholder === undefined && paragraphs.some(({ runs }) => runs.length > 0);

/** The file with a slide's text written otherwise. */
function edited(slide: number, change: (xml: string) => string): Uint8Array {
  const parts = new Map<string, Uint8Array | string>(readZip(Buffer.from(bytes)));
  const name = `ppt/slides/slide${slide}.xml`;
  parts.set(name, change(Buffer.from(parts.get(name) as Uint8Array).toString('utf8')));
  return writeZip(parts);
}

describe('a deck as it is laid out', () => {
  it('keeps its brand whole, in every check', () => {
    const { score, checks } = complianceOf(whole);
    expect([score, checks.map(({ check, score, reasons }) => [check, score, reasons])]).toEqual([
      1,
      ['colors', 'fonts', 'logo-zone', 'contrast', 'layouts', 'placeholders', 'rules'].map((check) => [check, 1, []]),
    ]);
  });

  it('is looked at in all its pages', () => {
    const found = complianceOf(whole);
    const [content, runs] = [whole.slides.length, checkOf(found, 'fonts').of];
    expect(checkOf(found, 'layouts').of).toBe(content);
    expect(checkOf(found, 'rules').of).toBe(2 * content);
    expect(checkOf(found, 'logo-zone').of).toBe(whole.slides.filter(({ layout }) => layout !== 'section').length);
    expect(runs).toBeGreaterThan(100);
    expect(checkOf(found, 'colors').of).toBeGreaterThan(100);
  });

  it('without logo and rules is not looked at for them', () => {
    const { logo: _, rules: __, ...brandKit } = whole.brandKit;
    const { checks } = complianceOf({ ...whole, brandKit: { ...brandKit, logo: null } });
    expect(checks.map(({ check }) => check)).toEqual(['colors', 'fonts', 'contrast', 'layouts', 'placeholders']);
  });
});

describe('what does not keep the brand lowers the figure, with the slide it is on', () => {
  it('a colour that is not the theme’s', () => {
    const found = complianceOf(
      whole,
      edited(4, (xml) => xml.replace(/<a:schemeClr val="tx1"\/>/, '<a:srgbClr val="FF8800"/>')),
    );
    const { of, score, reasons } = checkOf(found, 'colors');
    expect([score, reasons]).toEqual([Math.floor((1 - 1 / of) * 1000) / 1000, ["Slide 4 has 1 colour that is not the theme's."]]);
    expect(found.score).toBeLessThan(1);
  });

  it('a font that is not the theme’s', () => {
    const found = complianceOf(
      whole,
      edited(4, (xml) => xml.replaceAll('typeface="+mj-lt"', 'typeface="Comic Sans MS"')),
    );
    expect(checkOf(found, 'fonts').reasons).toEqual(["Slide 4 names fonts that are not the theme's: Comic Sans MS."]);
    expect(checkOf(found, 'fonts').score).toBeLessThan(1);
  });

  it('an element in the logo’s zone', () => {
    const found = complianceOf(changed(4, filled, { x: 11, y: 6.6, w: 2, h: 0.6 }));
    const { of, score, reasons } = checkOf(found, 'logo-zone');
    expect([score, reasons]).toEqual([Math.floor((1 - 1 / of) * 1000) / 1000, [expect.stringMatching(/^Slide 4: .*safe zone\.$/)]]);
  });

  it('a text that does not read', () => {
    const found = complianceOf(changed(4, filled, { color: 'ink-12', paragraphs: [{ runs: [{ text: 'faint' }] }] }));
    expect(checkOf(found, 'contrast')).toMatchObject({
      score: expect.closeTo(1 - 1 / checkOf(found, 'contrast').of, 2),
      reasons: [expect.stringMatching(/^Slide 4: .*contrast 1\.\d\.$/)],
    });
  });

  it('a page on a layout made for others', () => {
    const slides = whole.slides.map((slide, i) => (i === 3 ? { ...slide, layout: 'content' as const } : slide));
    expect(checkOf(complianceOf({ ...whole, slides }), 'layouts')).toMatchObject({
      score: 0.9,
      of: 10,
      reasons: ['Slide 4 is on the layout content, where executive-summary is made for title-only.'],
    });
  });

  it('a title in a box of its own', () => {
    const layout = changed(4, ({ placeholder }) => placeholder === 'title', {});
    delete (layout.slides[3]!.elements.find((element) => element.type === 'text' && element.placeholder === 'title') as TextElement)
      .placeholder;
    expect(checkOf(complianceOf(layout), 'placeholders').reasons).toEqual(['Slide 4 has no placeholder for its title.']);
  });

  it('a rule that is not kept, though it only warns', () => {
    const found = complianceOf(changed(4, ({ placeholder }) => placeholder === 'title', { size: 18 }));
    expect(checkOf(found, 'rules')).toMatchObject({
      score: 0.95,
      of: 20,
      reasons: ['Slide 4: "Title" has text of 18 pt; 20 is the least the brand allows.'],
    });
  });
});

describe('a deck in a corporate template', () => {
  const inTemplate = async (name: TemplateName) => {
    const data = Buffer.from(await templates[name]()).toString('base64');
    const kit = await readBrandKit({ name: 'Acme', template: { data } }, () => Promise.reject(new Error('none')));
    const { layout } = layOut({ ...gallery, slides: gallery.slides.slice(0, 6) }, kit);
    const file = await writeDeck(layout);
    return { layout, file, found: complianceOf(layout, file) };
  };

  it('that has a layout for every page keeps its brand whole', async () => {
    const { found } = await inTemplate('german');
    expect([found.score, found.checks.flatMap(({ reasons }) => reasons)]).toEqual([1, []]);
    expect(checkOf(found, 'logo-zone').of).toBe(6);
  });

  it('is told of pages on the nearest layout, and of feet the template has no place for', async () => {
    const { found } = await inTemplate('libreoffice');
    expect(checkOf(found, 'layouts').reasons).toEqual(['Slide 3 is on "Title Slide": the template has no layout for such pages.']);
    expect(checkOf(found, 'placeholders').reasons[0]).toBe('Slide 4 has no placeholder for its footer.');
  });

  it('is told of what stands on what the template draws', async () => {
    const { layout, file } = await inTemplate('german');
    const [box] = layout.brandKit.template!.layouts[layout.slides[3]!.layout].taken;
    const slides = structuredClone(layout.slides);
    Object.assign(slides[3]!.elements.find((element): element is TextElement => element.type === 'text' && filled(element))!, box);
    expect(checkOf(complianceOf({ ...layout, slides }, file), 'logo-zone').reasons).toEqual([
      expect.stringMatching(/^Slide 4: ".*" stands on what the template draws there\.$/),
    ]);
  });
});
