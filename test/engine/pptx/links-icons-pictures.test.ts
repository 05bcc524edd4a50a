import { describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { checkDeck } from '../../../src/engine/check/check-deck.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import { readZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { Layout, LayoutSlide, Run } from '../../../src/model/layout.ts';
import type { AnyOutlineSlide, Outline } from '../../../src/model/outline.ts';
import { examples } from '../../gallery/gallery.ts';

const [grid, picture] = (['icon-grid', 'picture-text'] as const).map((kind) => examples.find((example) => example.kind === kind)!) as [
  AnyOutlineSlide,
  AnyOutlineSlide,
];

import { hasSchemas, schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';

const outline: Outline = {
  version: 1,
  title: 'T',
  language: 'en',
  asOf: '2026-01-01',
  transition: 'fade',
  slides: [grid, picture],
  facts: {},
};
const { layout: base } = layOut(outline, defaultBrandKit);

const textElement = (name: string, runs: Run[], y: number): LayoutSlide['elements'][number] => ({
  type: 'text',
  name,
  x: 1,
  y,
  w: 6,
  h: 0.5,
  paragraphs: [{ runs }],
  size: 14,
  color: 'ink',
  font: 'body',
  anchor: 'top',
  inset: 0,
  lineSpacing: 1,
});

function withSlide(elements: LayoutSlide['elements'], notes: string[] = []): Layout {
  const title = { ...textElement('Title', [{ text: 'Links' }], 0.5), placeholder: 'title' as const };
  const slide: LayoutSlide = { id: 'links', kind: 'bullets', layout: 'title-only', title: 'Links', elements: [title, ...elements], notes };
  return { ...base, slides: [...base.slides, slide] };
}

async function partsOf(layout: Layout) {
  const bytes = await writeDeck(layout);
  const parts = readZip(bytes);
  return { bytes, text: (name: string) => parts.get(name)?.toString('utf8') ?? '' };
}

describe('links', () => {
  const link = (text: string, target: string): Run => ({ text, link: target });
  const layout = withSlide([
    textElement('Web', [link('web', 'https://example.com/a?b=1&c=2'), { text: ' and ' }, link('mail', 'mailto:a@example.com')], 2),
    textElement('Jump', [link('the grid', `#${grid.id}`)], 3),
    textElement('Unsafe', [link('click', 'javascript:alert(1)'), link('local', 'file:///etc/hosts'), link('lost', '#nowhere')], 4),
    {
      type: 'table',
      name: 'Table',
      alt: 'Where it stands',
      x: 1,
      y: 5,
      w: 6,
      h: 0.8,
      columns: [6],
      rows: [
        { height: 0.4, role: 'header', cells: [{ runs: [{ text: 'Head' }], align: 'left' }] },
        { height: 0.4, role: 'body', cells: [{ runs: [link('cell', 'https://example.com/cell')], align: 'left' }] },
      ],
      size: 12,
    },
  ]);

  it('lead from text and table cells to safe addresses and to slides, and nowhere else', async () => {
    const { text } = await partsOf(layout);
    const relationships = text('ppt/slides/_rels/slide3.xml.rels');
    const targets = [...relationships.matchAll(/Type="[^"]*\/(hyperlink|slide)" Target="([^"]*)"/g)].map(
      ([, type, target]) => `${type} ${target}`,
    );
    expect(targets.sort()).toEqual([
      'hyperlink https://example.com/a?b=1&amp;c=2',
      'hyperlink https://example.com/cell',
      'hyperlink mailto:a@example.com',
      'slide slide1.xml',
    ]);
    const slide = text('ppt/slides/slide3.xml');
    expect(slide.match(/<a:hlinkClick /g)).toHaveLength(4);
    expect(slide).toContain('action="ppaction://hlinksldjump"');
    expect(slide).toContain('<a:t>click</a:t>');
  });

  it('open without repair', async () => {
    const { bytes } = await partsOf(layout);
    expect(await sdkErrors(bytes)).toEqual([]);
    const findings = await checkDeck({ layout, outline, bytes, allowed: ['6', '5', 'example'] });
    expect(findings.filter(({ gate }) => gate === 'opens' || gate === 'editable')).toEqual([]);
  });

  it('keep the colour of the text on a dark ground', async () => {
    const dark = { ...textElement('Dark', [link('web', 'https://example.com/')], 2), color: 'on-dark' as const, fill: 'dark' as const };
    const { text } = await partsOf(withSlide([dark]));
    expect(text('ppt/slides/slide3.xml')).toMatch(
      /<a:schemeClr val="bg1"\/><\/a:solidFill>.*<a:hlinkClick [^>]*>.*hlinkClr[^>]* val="tx"/s,
    );
  });
});

describe('icons', () => {
  it('are named freeforms of one theme colour', async () => {
    const { text } = await partsOf(base);
    const slide = text('ppt/slides/slide1.xml');
    const shapes = slide.match(/<p:sp>(?:(?!<\/p:sp>).)*<a:custGeom>.*?<\/p:sp>/gs) ?? [];
    expect(shapes).toHaveLength(6);
    for (const shape of shapes) {
      expect(shape).toMatch(/name="Cell \d icon"/);
      expect(shape).toContain('</a:custGeom><a:solidFill><a:schemeClr val="accent1"/></a:solidFill>');
      expect(shape).not.toContain('srgbClr');
    }
  });

  it('stand in the file as numbers alone', async () => {
    const { text } = await partsOf(base);
    const points = [...text('ppt/slides/slide1.xml').matchAll(/<a:pt x="([^"]*)" y="([^"]*)"\/>/g)];
    expect(points.length).toBeGreaterThan(50);
    expect(points.filter(([, x, y]) => !/^-?\d+$/.test(x!) || !/^-?\d+$/.test(y!))).toEqual([]);
  });
});

describe('pictures', () => {
  it('are cropped, not stretched, and turned upright', async () => {
    const element = base.slides[1]!.elements.find(({ type }) => type === 'picture')!;
    const turned = { ...element, name: 'Turned', crop: { left: 0, top: 0.1, right: 0, bottom: 0.2 }, turn: 90, x: 1, y: 2, w: 3, h: 4 };
    const { text } = await partsOf(withSlide([turned as typeof element]));
    const slide = text('ppt/slides/slide3.xml');
    expect(slide).toContain('<a:srcRect l="0" t="10000" r="0" b="20000"/><a:stretch>');
    expect(slide).toMatch(/<a:xfrm rot="5400000">\s*<a:off x="457200" y="2286000"\/>\s*<a:ext cx="3657600" cy="2743200"\/>/);
  });

  it('leave in the file nothing of where they were taken', async () => {
    const element = base.slides[1]!.elements.find(({ type }) => type === 'picture') as { data: string };
    const told = Buffer.concat([Buffer.from(element.data, 'base64'), Buffer.from('GPS 48.1371 N')]);
    const { bytes } = await partsOf(withSlide([{ ...element, name: 'Told', data: told.toString('base64') } as never]));
    expect([...readZip(bytes).values()].filter((part) => part.includes('GPS 48'))).toEqual([]);
  });
});

describe('transitions', () => {
  it('fade on every slide, and stand where the schema wants them', async () => {
    const { bytes, text } = await partsOf(base);
    for (const part of ['ppt/slides/slide1.xml', 'ppt/slides/slide2.xml'])
      expect(text(part)).toContain('</p:clrMapOvr><p:transition spd="med"><p:fade/></p:transition></p:sld>');
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it.skipIf(!hasSchemas)('follow the schemas', async () => {
    expect(schemaErrors(await writeDeck(base))).toEqual([]);
  });

  it('are none by default', async () => {
    const { transition: _, ...plain } = base;
    expect((await partsOf(plain)).text('ppt/slides/slide1.xml')).not.toContain('<p:transition');
  });
});

describe('speaker notes', () => {
  const paragraphs = (xml: string) => [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, inside]) => inside!);

  it('keep their paragraphs, and the language of each', async () => {
    const { text } = await partsOf(withSlide([], ['First line\nsecond line', 'A thought of its own']));
    const found = paragraphs(text('ppt/notesSlides/notesSlide1.xml'));
    expect(found.map((inside) => /<a:t>(.*?)<\/a:t>/.exec(inside)?.[1])).toEqual(['First line', 'second line', 'A thought of its own']);
    for (const inside of found) expect(inside).toContain('<a:rPr lang="en-US"/>');
  });

  it('are read from the right in Arabic', async () => {
    const { text } = await partsOf({ ...withSlide([], ['ملاحظة أولى', 'ملاحظة ثانية']), language: 'ar' });
    const found = paragraphs(text('ppt/notesSlides/notesSlide1.xml'));
    expect(found).toHaveLength(2);
    for (const inside of found) expect(inside).toMatch(/^<a:pPr algn="r" rtl="1"\/><a:r><a:rPr lang="ar-[A-Z]{2}"\/>/);
  });
});
