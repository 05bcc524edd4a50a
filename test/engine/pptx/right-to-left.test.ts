import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../../src/engine/layout/lay-out.ts';
import type { Parts } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { gallery } from '../../gallery/gallery.ts';
import { hasSchemas, openPackage, partText, schemaErrors, sdkErrors } from '../../helpers/ooxml.ts';
import { chart, deck, kit, series, slide } from './fixtures/layout.ts';

const logoKit = { ...defaultBrandKit, logo: kit.logo };

describe('a deck in Arabic', () => {
  let bytes: Uint8Array;
  let parts: Parts;
  const partsNamed = (pattern: RegExp) => [...parts.keys()].filter((name) => pattern.test(name)).map((name) => partText(parts, name));
  beforeAll(async () => {
    bytes = await writeDeck(layOut({ ...gallery, language: 'ar' }, logoKit).layout);
    parts = openPackage(bytes);
  });

  it('has nothing the Open XML SDK objects to', async () => {
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it.skipIf(!hasSchemas)('follows the schemas of ISO/IEC 29500', () => {
    expect(schemaErrors(bytes)).toEqual([]);
  });

  it('writes every paragraph with words from the right', () => {
    const paragraphs = partsNamed(/slides\/slide\d+\.xml$/).flatMap((xml) => xml.match(/<a:p>.*?<\/a:p>/g)!);
    const spoken = paragraphs.filter((xml) => /<a:t>[^<]/.test(xml));
    expect(spoken.filter((xml) => !/^<a:p><a:pPr[^>]* rtl="1"|^<a:p><a:pPr rtl="1"/.test(xml))).toEqual([]);
    expect(spoken.length).toBeGreaterThan(100);
  });

  it('reads its tables from the right', () => {
    const tables = partsNamed(/slides\/slide\d+\.xml$/).flatMap((xml) => xml.match(/<a:tblPr[^>]*>/g) ?? []);
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.every((properties) => properties.includes('rtl="1"'))).toBe(true);
  });

  it('lets titles inherit their place and side from a layout that has the title at the right', () => {
    const [layout] = partsNamed(/slideLayouts\/slideLayout5\.xml$/);
    const title = /<p:ph type="title"\/>.*?<\/p:sp>/.exec(layout!)![0];
    expect(title).toContain('algn="r" defTabSz="914400" rtl="1"');
    const shown = partsNamed(/slides\/slide\d+\.xml$/).flatMap((xml) => /<p:ph type="title"\/>.*?<\/p:sp>/.exec(xml)?.[0] ?? []);
    const inherited = shown.filter((xml) => xml.includes('<p:spPr></p:spPr>'));
    expect(inherited.length).toBeGreaterThan(5);
    expect(inherited.every((xml) => !xml.includes('algn='))).toBe(true);
  });

  it('has its logo in the left corner', () => {
    const master = partText(parts, 'ppt/slideMasters/slideMaster1.xml');
    const left = Number(/name="Logo".*?<a:off x="(\d+)"/.exec(master)![1]) / 914_400;
    expect(left).toBeCloseTo(0.6);
  });

  it('opens from right to left', () => {
    expect(partText(parts, 'ppt/presentation.xml')).toMatch(/<p:presentation [^>]*rtl="1"/);
  });
});

describe('a chart in Arabic', () => {
  const orientations = async (kind: 'column' | 'line' | 'bar') => {
    const layout = { ...deck([slide('chart', [chart(kind, [series('A', [1, 2])])])]), language: 'ar' as const };
    const xml = partText(openPackage(await writeDeck(layout)), 'ppt/charts/chart1.xml');
    return ['catAx', 'valAx'].map((axis) => new RegExp(`<c:${axis}>.*?<c:orientation val="(\\w+)"`, 's').exec(xml)![1]);
  };

  it.each(['column', 'line'] as const)('runs to the left when it is a %s chart', async (kind) => {
    expect(await orientations(kind)).toEqual(['maxMin', 'minMax']);
  });

  it('has bars that start at the right', async () => {
    expect(await orientations('bar')).toEqual(['maxMin', 'maxMin']);
  });
});
