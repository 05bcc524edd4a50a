import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Parts } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import { hasSchemas, openPackage, partText, schemaErrors, sdkErrors, textsOf } from '../../helpers/ooxml.ts';
import { chart, deck, everything, holder, kit, series, slide, text, words } from './fixtures/layout.ts';

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a deck with everything in it', () => {
  let bytes: Uint8Array;
  let parts: Parts;
  const ours = () =>
    [...parts].filter(([name]) => /ppt\/(slides|slideLayouts|slideMasters|charts|notesSlides|notesMasters)\/[^/]+\.xml$/.test(name));
  const slideXml = (number: number) => partText(parts, `ppt/slides/slide${number}.xml`);
  beforeAll(async () => {
    bytes = await writeDeck(everything());
    parts = openPackage(bytes);
  });

  it('has nothing the Open XML SDK objects to', async () => {
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it.skipIf(!hasSchemas)('follows the schemas of ISO/IEC 29500, its workbooks too', () => {
    expect(schemaErrors(bytes)).toEqual([]);
  });

  it('has no colour outside its theme', () => {
    expect(
      ours()
        .filter(([, content]) => content.includes('srgbClr'))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('has no font outside its theme', () => {
    const faces = ours().flatMap(([, content]) => [...content.toString().matchAll(/typeface="([^"]*)"/g)].map(([, face]) => face!));
    expect([...new Set(faces)].sort()).toEqual(['+mj-cs', '+mj-ea', '+mj-lt', '+mn-cs', '+mn-ea', '+mn-lt']);
  });

  it('lets text of placeholders shrink where its face is missing, and scales none by itself', () => {
    const sheets = ours().filter(([name]) => /slide(Master|Layout)s\//.test(name));
    const placeholders = sheets.flatMap(
      ([, content]) => content.toString().match(/<p:sp>(?:(?!<\/p:sp>).)*<p:ph\b(?:(?!<\/p:sp>).)*/gs) ?? [],
    );
    expect(placeholders.length).toBeGreaterThan(10);
    for (const xml of placeholders) expect(xml).toContain('<a:normAutofit/>');
  });

  it('names no shape id twice on a page', () => {
    for (const [name, content] of ours()) {
      const ids = [...content.toString().matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect([name, new Set(ids).size]).toEqual([name, ids.length]);
    }
  });

  it('lists in its content types the parts it has and no others', () => {
    const listed = [...partText(parts, '[Content_Types].xml').matchAll(/PartName="\/([^"]*)"/g)].map(([, name]) => name!);
    const xml = [...parts.keys()].filter((name) => name.endsWith('.xml') && name !== '[Content_Types].xml');
    expect(listed.toSorted()).toEqual(xml.toSorted());
  });

  it('points only to parts it has, and has no part nobody points to', () => {
    const reached = new Set(['[Content_Types].xml']);
    for (const [name, content] of parts) {
      if (!name.endsWith('.rels')) continue;
      reached.add(name);
      const folder = path.posix.dirname(path.posix.dirname(name));
      for (const [relationship, target] of content.toString().matchAll(/<Relationship [^>]*Target="([^"]*)"[^>]*>/g)) {
        if (!relationship.includes('External')) reached.add(path.posix.normalize(path.posix.join(folder, target!)));
      }
    }
    expect([...reached].toSorted()).toEqual([...parts.keys()].toSorted());
  });

  it('stores a picture once however often it is shown', () => {
    expect([...parts.keys()].filter((name) => name.startsWith('ppt/media/'))).toEqual(['ppt/media/image1.png']);
  });

  it('has its title in the title placeholder of the layout, without an index', () => {
    expect(slideXml(2)).toContain('<p:ph type="title"/>');
    expect(slideXml(1)).toContain('<p:ph type="ctrTitle"/>');
  });

  it('lets a placeholder that stands where its layout puts it inherit everything', () => {
    const lead = /<p:ph type="body" idx="13"\/>.*?<\/p:sp>/.exec(slideXml(2))![0];
    expect(lead).toContain('<p:spPr></p:spPr><p:txBody><a:bodyPr/>');
    expect(lead).not.toMatch(/ sz=|solidFill/);
  });

  it('writes an eyebrow into its placeholder, with space between its letters', () => {
    const eyebrow = /<p:ph type="body" idx="15"\/>.*?<\/p:sp>/.exec(slideXml(2))![0];
    expect(eyebrow).toContain('spc="100"');
    expect(eyebrow).not.toMatch(/ sz=|solidFill/);
  });

  it('has a title on a page whose layout has none', () => {
    expect(slideXml(14)).toMatch(/<p:ph type="title"\/>.*?<a:off /);
  });

  it('counts its pages by a field', () => {
    expect(slideXml(2)).toMatch(/<a:fld id="[^"]+" type="slidenum">.*?<a:t>2<\/a:t><\/a:fld>/);
  });

  it('writes paragraph properties once however many runs there are', () => {
    const paragraphs = slideXml(2).split('<a:p>').slice(1);
    expect(paragraphs.filter((paragraph) => paragraph.split('<a:pPr').length > 2)).toEqual([]);
  });

  it('hangs bullets as bullets and numbers as numbers', () => {
    expect(slideXml(2)).toMatch(/marL="231140" indent="-231140">.*?<a:buChar char="&#x2022;"\/>/);
    expect(slideXml(2)).toMatch(/<a:buAutoNum type="arabicPeriod"\/>/);
  });

  it('links to the address it was given', () => {
    expect(partText(parts, 'ppt/slides/_rels/slide2.xml.rels')).toContain(
      'Target="https://example.com/a?b=1&amp;c=2" TargetMode="External"',
    );
  });

  it('groups what belongs together under its name', () => {
    expect(slideXml(3)).toMatch(/<p:grpSp><p:nvGrpSpPr><p:cNvPr id="\d+" name="Pair"\/>.*?name="rect".*?name="round-rect".*?<\/p:grpSp>/);
  });

  it('glues connectors to the shapes they join', () => {
    const id = (name: string) => new RegExp(`<p:cNvPr id="(\\d+)" name="${name}"`).exec(slideXml(3))![1];
    expect(slideXml(3)).toContain(`<a:stCxn id="${id('chevron')}" idx="3"/><a:endCxn id="${id('home-plate')}" idx="1"/>`);
    expect(slideXml(3)).toContain(`<a:stCxn id="${id('ellipse')}" idx="4"/><a:endCxn id="${id('Lower')}" idx="0"/>`);
  });

  it('marks the header and the total of a table', () => {
    expect(slideXml(4)).toContain('<a:tblPr firstRow="1" lastRow="1"/>');
    expect(slideXml(4)).toContain('descr="Won value of three products"');
  });

  it('keeps a paragraph for each note, on pages that have notes', () => {
    expect(textsOf(partText(parts, 'ppt/notesSlides/notesSlide1.xml'), 'a:t')).toEqual(['Welcome & hello', 'Second paragraph']);
    expect([...parts.keys()].filter((name) => /notesSlides\/[^/]+\.xml$/.test(name))).toHaveLength(2);
  });

  it('puts every slide in a section', () => {
    const xml = partText(parts, 'ppt/presentation.xml');
    expect([...xml.matchAll(/<p14:section name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['Opening', 'Evidence', 'Close']);
    expect(xml.match(/<p14:sldId /g)).toHaveLength(15);
  });

  it('is dated by the day it speaks from and made by nobody else', () => {
    const core = partText(parts, 'docProps/core.xml');
    expect(core).toContain('>2026-03-31T00:00:00Z</dcterms:created>');
    expect(core).toContain('<dc:title>Quarterly &lt;review&gt; &amp; outlook</dc:title><dc:creator>Acme &amp; Co</dc:creator>');
    expect(partText(parts, 'docProps/app.xml')).toContain('<Application>Quarterdeck</Application>');
  });

  it('carries the colours and fonts of the brand in its theme', () => {
    const theme = partText(parts, 'ppt/theme/theme1.xml');
    expect(theme).toContain('<a:accent1><a:srgbClr val="1F4E79"/></a:accent1>');
    expect(theme).toContain('<a:majorFont><a:latin typeface="Carlito"/>');
  });

  it('shows the logo on the master, drawn by the author of the template', () => {
    expect(partText(parts, 'ppt/slideMasters/slideMaster1.xml')).toMatch(/name="Logo" descr="Acme".*?<p:nvPr userDrawn="1"\/>/);
  });

  it('gives dark pages of light layouts a ground of their own', () => {
    expect(slideXml(5)).toContain('<p:bg><p:bgPr><a:solidFill><a:schemeClr val="tx2"/>');
    expect(slideXml(1)).not.toContain('<p:bg>');
  });

  it('is the same when written again', async () => {
    expect(sha(await writeDeck(everything()))).toBe(sha(bytes));
  });

  it('is the same when another deck was written before or at the same time', async () => {
    const other = deck([slide('other', [chart('column', [series('A', [1, 2, 3, 4])])])]);
    const [, again] = await Promise.all([writeDeck(other), writeDeck(everything()), writeDeck(other)]);
    expect(sha(again)).toBe(sha(bytes));
  });

  it('is the same in another process, time zone and language', async () => {
    const cache = path.resolve('node_modules/.cache');
    const outfile = path.join(cache, `write-deck-${process.pid}.mjs`);
    const source = `
      import { createHash } from 'node:crypto';
      import { writeDeck } from './src/engine/pptx/write-deck.ts';
      import { everything } from './test/engine/pptx/fixtures/layout.ts';
      process.stdout.write(createHash('sha256').update(await writeDeck(everything())).digest('hex'));`;
    await build({
      stdin: { contents: source, resolveDir: path.resolve('.'), loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      loader: { '.ftl': 'text' },
      outfile,
      logLevel: 'silent',
    });
    try {
      const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8', LC_ALL: 'ar_EG.UTF-8' };
      expect(execFileSync(process.execPath, [outfile], { env, encoding: 'utf8' })).toBe(sha(bytes));
    } finally {
      rmSync(outfile);
    }
  });
});

describe('a deck', () => {
  const only = async (layout: Parameters<typeof writeDeck>[0]) => openPackage(await writeDeck(layout));

  it('without notes has no notes master', async () => {
    expect([...(await only(deck([slide('a', [])]))).keys()].filter((name) => name.includes('notes'))).toEqual([]);
  });

  it('without a logo has no picture', async () => {
    const parts = await only(deck([slide('a', [])], { brandKit: { ...kit, logo: null } }));
    expect([...parts.keys()].filter((name) => name.includes('media'))).toEqual([]);
  });

  it('without sections has no section list', async () => {
    expect(partText(await only(deck([slide('a', [])])), 'ppt/presentation.xml')).not.toContain('p14');
  });

  it('in Arabic runs from right to left and says so', async () => {
    const parts = await only(deck([slide('a', [text('Words', [1, 2, 3, 1], [words('مرحبا')])])], { language: 'ar' }));
    expect(partText(parts, 'ppt/slides/slide1.xml')).toMatch(/<a:pPr +rtl="1" +algn="r".*?lang="ar-EG"/);
  });

  it('on a 4:3 sheet has its placeholders in proportion', async () => {
    const bytes = await writeDeck(deck([slide('a', [])], { size: { w: 10, h: 7.5 } }));
    const master = partText(openPackage(bytes), 'ppt/slideMasters/slideMaster1.xml');
    expect(/<p:ph type="title"\/>.*?<a:off x="(\d+)"/.exec(master)?.[1]).toBe('411480');
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it('drops a link that is neither a web nor a mail address', async () => {
    const run = { text: 'click', link: 'javascript:alert(1)' };
    const parts = await only(deck([slide('a', [text('T', [1, 2, 3, 1], [{ runs: [run] }])])]));
    expect(partText(parts, 'ppt/slides/slide1.xml')).not.toContain('hlinkClick');
  });

  it('shows a second text for the same placeholder as a text box', async () => {
    const twice = [holder('body', [0.6, 2, 5, 1], 'first'), holder('body', [0.6, 3, 5, 1], 'second')];
    const xml = partText(await only(deck([slide('a', twice, { layout: 'content' })])), 'ppt/slides/slide1.xml');
    expect(xml.match(/<p:ph idx="1"\/>/g)).toHaveLength(1);
    expect(textsOf(xml, 'a:t')).toContain('second');
  });

  it('with a box that is no number is refused with what to do next', async () => {
    const broken = deck([slide('a', [text('Broken', [Number.NaN, 2, 3, 1], [])])]);
    await expect(writeDeck(broken)).rejects.toMatchObject({ code: 'layout_invalid', next: expect.any(String) });
  });
});

describe('a state in a tall row', () => {
  it('leaves the words of the cell beside it uncovered', async () => {
    const cells = [
      { runs: [{ text: '−9%' }], align: 'right' as const },
      { runs: [{ text: 'Ahead' }], align: 'center' as const, fill: 'good' as const, apart: 24 },
    ];
    const table = { type: 'table' as const, name: 'States', alt: 'States', x: 1, y: 2, w: 6, h: 1.4, size: 12 };
    const rows = [{ height: 0.7, role: 'body' as const, cells }];
    const parts = openPackage(await writeDeck(deck([slide('states', [{ ...table, columns: [4, 2], rows }])])));
    const sides = [...partText(parts, 'ppt/slides/slide1.xml').matchAll(/<a:ln[LR] w="(\d+)"/g)].map(([, width]) => Number(width));
    // Half of a border lies over its neighbour, whose inset is 0.1 in.
    for (const width of sides) expect(width / 2).toBeLessThan(0.1 * 914_400);
  });
});
