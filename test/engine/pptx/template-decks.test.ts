import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { keepParts, openTemplate } from '../../../src/engine/brand/template/open-template.ts';
import { checkAccessible } from '../../../src/engine/check/accessible.ts';
import { checkFits } from '../../../src/engine/check/fits.ts';
import { checkOnBrand } from '../../../src/engine/check/on-brand.ts';
import { lintPackage } from '../../../src/engine/check/package-lint.ts';
import { checkReadable } from '../../../src/engine/check/readable.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { parseLayout } from '../../../src/engine/layout/parse-layout.ts';
import { deckPackage } from '../../../src/engine/opc/deck-package.ts';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { BrandKit } from '../../../src/model/brand-kit.ts';
import type { Layout, LayoutSlide } from '../../../src/model/layout.ts';
import { gallery } from '../../gallery/gallery.ts';
import { hasSchemas, partText, schemaErrors } from '../../helpers/ooxml.ts';
import { few } from '../../helpers/rotating.ts';
import { type TemplateName, templateNames, templates } from '../../helpers/templates/templates.ts';

const kits = new Map<TemplateName, Promise<BrandKit>>();
/** Each template is read once. */
function kitOf(name: TemplateName): Promise<BrandKit> {
  const known = kits.get(name) ?? readBrandKit({ template: 'corporate.potx' }, async () => templates[name]());
  kits.set(name, known);
  return known;
}
const findings = (layout: Layout) =>
  [checkFits, checkReadable, checkAccessible, checkOnBrand]
    .flatMap((check) => check(layout))
    .map(({ slide, rule, message }) => `${layout.slides[(slide ?? 1) - 1]?.kind} ${rule}: ${message}`);

describe.each(few(templateNames, 3))('the gallery in the template %s', (name) => {
  it('passes the gates of its pages', async () => {
    expect(findings(layOut(gallery, await kitOf(name)).layout)).toEqual([]);
  });

  it('is a sound package of the template’s own masters, layouts and themes', async () => {
    const kit = await kitOf(name);
    const { layout } = layOut(shortened, kit);
    const bytes = await writeDeck(layout);
    expect(lintPackage(bytes, layout)).toEqual([]);
    const deck = readZip(bytes);
    const kept = readZip(Buffer.from(kit.template!.data, 'base64'));
    const theirs = [...kept.keys()].filter((part) => /^ppt\/(?:slideMasters|slideLayouts|theme|media|fonts)\//.test(part));
    for (const part of theirs) expect(deck.get(part)?.equals(kept.get(part)!), part).toBe(true);
    const pkg = deckPackage(deck);
    const layoutsOf = pkg.slides.map((slide) => pkg.relationships(slide).find(({ type }) => type === 'slideLayout')!.target);
    expect(layoutsOf).toEqual(layout.slides.map((slide) => kit.template!.layouts[slide.layout].part));
  });

  it.skipIf(!hasSchemas)('follows the schemas in every part that was written', async () => {
    const { layout } = layOut(shortened, await kitOf(name));
    const errors = schemaErrors(await writeDeck(layout));
    expect(errors.filter((error) => !/slideMasters|slideLayouts|theme\/|notesMasters|tableStyles|presProps/.test(error))).toEqual([]);
  });
});

/** One page of each kind of layout. */
const shortened = {
  ...gallery,
  slides: gallery.slides.filter(({ kind }) => ['cover', 'section', 'bullets', 'two-columns', 'trend', 'table', 'closing'].includes(kind)),
};

describe('a deck in a template', () => {
  it('holds nothing of the template’s own slides, notes, comments, custom XML, tags and thumbnail', async () => {
    const parts = readZip(await writeDeck({ ...layOut(shortened, await kitOf('full-potx')).layout }));
    const leaked = [...parts.keys()].filter((part) => /comment|customXml|tags|thumbnail|printerSettings|author/i.test(part));
    expect(leaked).toEqual([]);
    expect([...parts.keys()].filter((part) => part.startsWith('ppt/slides/slide'))).toHaveLength(shortenedPages(await kitOf('full-potx')));
    expect([...parts.keys()].some((part) => part.endsWith('.fntdata'))).toBe(true);
  });

  it('takes place, size and colour of its titles from the template', async () => {
    const parts = readZip(await writeDeck(layOut(shortened, await kitOf('powerpoint-office')).layout));
    const table = [...parts.keys()].filter((part) => /^ppt\/slides\/slide\d+\.xml$/.test(part)).map((part) => partText(parts, part));
    const titles = table.flatMap((xml) => /<p:sp>(?:(?!<\/p:sp>).)*?type="title"(?:(?!<\/p:sp>).)*<\/p:sp>/s.exec(xml)?.[0] ?? []);
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) {
      expect(title).toContain('<p:spPr></p:spPr>');
      expect(title).not.toContain('schemeClr');
    }
  });

  it('is read back from its layout, and written to the same bytes', async () => {
    const { layout } = layOut(shortened, await kitOf('two-masters'));
    const again = parseLayout(JSON.parse(JSON.stringify(layout)));
    expect(Buffer.from(await writeDeck(again)).equals(Buffer.from(await writeDeck(layout)))).toBe(true);
  });

  it('can be the template of the next one', async () => {
    const kit = await kitOf('two-masters');
    const deck = await writeDeck(layOut(shortened, kit).layout);
    expect(Buffer.from(keepParts(openTemplate(deck))).toString('base64')).toBe(kit.template!.data);
  });

  it('keeps clear of what the template draws', async () => {
    for (const name of templateNames) {
      const kit = await kitOf(name);
      const { slides } = layOut(shortened, kit).layout;
      for (const slide of slides.filter(({ layout }) => layout === 'title-only'))
        expect(onThings(slide, kit), `${name} ${slide.id}`).toEqual([]);
    }
  });

  it('says the colours of its charts as the theme colours of the template', async () => {
    const parts = readZip(await writeDeck(layOut(shortened, await kitOf('old-four-three')).layout));
    const charts = [...parts.keys()].filter((part) => /^ppt\/charts\/[^/]+\.xml$/.test(part)).map((part) => partText(parts, part));
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) expect(chart).not.toContain('srgbClr');
  });
});

const shortenedPages = (kit: BrandKit): number => layOut(shortened, kit).layout.slides.length;

/** Names of what lies on a logo, a rule or a text box of the template; titles stand on bands of their own. */
function onThings({ elements }: LayoutSlide, { template }: BrandKit): string[] {
  const { taken } = template!.layouts['title-only'];
  const meets = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.03 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.03;
  return elements
    .filter((element) => element.type !== 'text' || (element.placeholder !== 'title' && element.placeholder !== 'number'))
    .filter((element) => taken.some((box) => meets(element, box)))
    .map(({ name }) => name);
}
