import { beforeAll, describe, expect, it } from 'vitest';
import { lintPackage } from '../../../src/engine/check/package-lint.ts';
import { readZip, writeZip } from '../../../src/engine/opc/zip.ts';
import { writeDeck } from '../../../src/engine/pptx/write-deck.ts';
import type { Layout } from '../../../src/model/layout.ts';
import { chart, layoutOf, slide, table, text, title } from './sample.ts';

type Parts = Map<string, Buffer>;

const layout: Layout = layoutOf(
  slide([title('Won value fell 6.0%'), chart()], { notes: ['Say this.'], section: 'Results' }),
  slide([title('Products in figures'), table()], { id: 'table', kind: 'table', section: 'Results' }),
  slide(
    [
      title('How a deal is won'),
      text('First', 'Talk', { w: 2, fill: 'light', geometry: 'rect', group: 'Steps' }),
      text('Second', 'Sign', { x: 4, w: 2, fill: 'light', geometry: 'rect', group: 'Steps' }),
      {
        type: 'connector',
        name: 'Arrow',
        x: 2.6,
        y: 2.5,
        w: 1.4,
        h: 0,
        from: 'First',
        to: 'Second',
        shape: 'straight',
        color: 'ink-35',
        width: 1.25,
        arrow: true,
      },
    ],
    { id: 'process', kind: 'process', section: 'Outlook' },
  ),
);

let good: Uint8Array;
beforeAll(async () => {
  good = await writeDeck(layout);
});

const slide1 = 'ppt/slides/slide1.xml';
const presentation = 'ppt/presentation.xml';
const chartPart = 'ppt/charts/chart1.xml';

/** The good package with one part's text changed. */
function edited(part: string, from: string | RegExp, to: string): Uint8Array {
  const parts = readZip(good);
  const before = parts.get(part)!.toString();
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${from} is not in ${part}`);
  parts.set(part, Buffer.from(after));
  return writeZip(parts);
}

function changed(change: (parts: Parts) => void): Uint8Array {
  const parts = readZip(good);
  change(parts);
  return writeZip(parts);
}

/** The same zip with an entry's name overwritten in head and directory. */
function renamed(from: string, to: string): Uint8Array {
  const bytes = Buffer.from(good);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}

const rules = (bytes: Uint8Array) => [...new Set(lintPackage(bytes, layout).map(({ rule }) => rule))];

describe('the package lint', () => {
  it('finds nothing in a deck as it is written', () => {
    expect(lintPackage(good, layout)).toEqual([]);
  });

  it('names the slide of what it finds', () => {
    const [finding] = lintPackage(edited('ppt/slides/slide2.xml', 'type="title"', 'type="body"'));
    expect(finding).toMatchObject({ gate: 'editable', slide: 2 });
  });

  it.each<[string, string, () => Uint8Array]>([
    ['bytes that are no zip', 'not-a-package', () => Buffer.from('hello')],
    [
      'an override for a part that is not there',
      'phantom-override',
      () =>
        edited(
          '[Content_Types].xml',
          '</Types>',
          '<Override PartName="/ppt/slideMasters/slideMaster2.xml" ContentType="application/xml"/></Types>',
        ),
    ],
    [
      'a default for an extension that is not there',
      'unused-default',
      () => edited('[Content_Types].xml', '</Types>', '<Default Extension="gif" ContentType="image/gif"/></Types>'),
    ],
    [
      'two defaults for an extension',
      'duplicate-default',
      () => edited('[Content_Types].xml', '</Types>', '<Default Extension="xml" ContentType="application/xml"/></Types>'),
    ],
    [
      'two overrides for a part',
      'duplicate-override',
      () => edited('[Content_Types].xml', /(<Override PartName="\/ppt\/presentation\.xml"[^>]*>)/, '$1$1'),
    ],
    [
      'a section id in small letters',
      'section-id',
      () => edited(presentation, /(<p14:section [^>]*id=")(\{[^"]+\})/, '$1{abcdef00-0000-4000-8000-000000000000}'),
    ],
    ['a section that leaves out a slide', 'section-slides', () => edited(presentation, /<p14:sldId [^>]*>/, '')],
    [
      'a slide id out of range',
      'slide-id-range',
      () =>
        changed(
          (parts) => void parts.set(presentation, Buffer.from(parts.get(presentation)!.toString().replaceAll('id="256"', 'id="12"'))),
        ),
    ],
    ['a master id out of range', 'master-id-range', () => edited(presentation, /(<p:sldMasterId [^>]*?)id="\d+"/, '$1id="300"')],
    [
      'notes masters after slides',
      'presentation-order',
      () => edited(presentation, /(<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>)(<p:sldIdLst>.*?<\/p:sldIdLst>)/, '$2$1'),
    ],
    ['a notes master that no list names', 'notes-master', () => edited(presentation, /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/, '')],
    ['a relationship id that is not there', 'unknown-relationship-id', () => edited(slide1, /(<c:chart [^>]*r:id=")[^"]+/, '$1rId99')],
    ['two shapes with one id', 'duplicate-shape-id', () => edited(slide1, /(<p:cNvPr id=")\d+(" name="Title)/, '$11$2')],
    ['a negative size', 'negative-extent', () => edited('ppt/slides/slide3.xml', /<a:ext cx="/, '<a:ext cx="-')],
    ['a number that is none', 'not-a-number', () => edited('ppt/slides/slide3.xml', /<a:off x="\d+"/, '<a:off x="NaN"')],
    ['a size that is no number', 'not-a-number', () => edited('ppt/slides/slide3.xml', /<a:ext cx="\d+"/, '<a:ext cx="1.5"')],
    ['paragraph properties after a run', 'paragraph-order', () => edited(slide1, '</a:r>', '</a:r><a:pPr/>')],
    ['a part that is not well-formed', 'not-well-formed', () => edited('docProps/app.xml', '</Properties>', '</Propertie>')],
    ['an axis id too many', 'chart-axis', () => edited(chartPart, '<c:axId ', '<c:axId val="7"/><c:axId ')],
    [
      'a chart that draws another value than its workbook holds',
      'workbook-differs',
      () => edited(chartPart, '<c:v>2982255</c:v>', '<c:v>2982256</c:v>'),
    ],
    [
      'a chart whose category is another than its workbook holds',
      'workbook-differs',
      () => edited(chartPart, '<c:v>Q3 2017</c:v>', '<c:v>Q2 2017</c:v>'),
    ],
    ['a chart that draws what its workbook lacks', 'workbook-range', () => edited(chartPart, /<c:f>[^<!]+!/, '<c:f>Elsewhere!')],
    ['a chart without a workbook', 'workbook-missing', () => edited(chartPart, /<c:externalData.*?<\/c:externalData>/, '')],
    [
      'a workbook that is none',
      'workbook-unreadable',
      () => changed((parts) => void parts.set([...parts.keys()].find((part) => part.endsWith('.xlsx'))!, Buffer.from('PK'))),
    ],
    ['a chart value that is no number', 'not-a-number', () => edited(chartPart, '<c:v>2982255</c:v>', '<c:v>NaN</c:v>')],
    ['no title in the properties', 'doc-title', () => edited('docProps/core.xml', /<dc:title>[^<]*</, '<dc:title><')],
    ['a folder in the zip', 'directory-entry', () => renamed('docProps/app.xml', 'docProps/app.xm/')],
    ['two entries of one name', 'duplicate-entry', () => renamed('ppt/slides/slide3.xml', 'ppt/slides/slide2.xml')],
    ['a part that nothing leads to', 'orphan-part', () => changed((parts) => void parts.set('ppt/extra.xml', Buffer.from('<a/>')))],
    [
      'relationships of no part',
      'orphan-relationships',
      () =>
        changed(
          (parts) =>
            void parts.set('ppt/_rels/gone.xml.rels', parts.get('ppt/charts/_rels/chart1.xml.rels') ?? Buffer.from('<Relationships/>')),
        ),
    ],
    [
      'a relationship to a part that is not there',
      'dangling-relationship',
      () => changed((parts) => void parts.delete('docProps/app.xml')),
    ],
    [
      'a part without a content type',
      'content-type-missing',
      () => changed((parts) => void parts.set('ppt/media/sound.wav', Buffer.from('x'))),
    ],
    ['a picture that is none', 'media-type', () => changed((parts) => void parts.set('ppt/media/image.png', Buffer.from('GIF8')))],
    ['a title outside a title placeholder', 'title-placeholder', () => edited(slide1, 'type="title"', 'type="body"')],
    ['a loose connector', 'connector-loose', () => edited('ppt/slides/slide3.xml', /<a:stCxn [^>]*>/, '')],
    ['a group without a name', 'group-unnamed', () => edited('ppt/slides/slide3.xml', /name="Steps"/, 'name=""')],
    ['a colour of its own', 'own-color', () => edited('ppt/slides/slide3.xml', /<a:schemeClr val="[^"]+"\/>/, '<a:srgbClr val="FF0000"/>')],
    ['a font of its own', 'own-font', () => edited('ppt/slideMasters/slideMaster1.xml', 'typeface="+mn-lt"', 'typeface="Arial"')],
    ['a text without a language', 'language-missing', () => edited(slide1, /<a:rPr lang="[^"]+"/, '<a:rPr')],
    ['a path of the maker', 'leak', () => edited('docProps/app.xml', '</Application>', ' /home/anna/decks</Application>')],
  ])('finds %s', (_, rule, make) => {
    expect(rules(make())).toContain(rule);
  });

  it('finds a chart that two slides share', () => {
    const bytes = changed((parts) => {
      const rels = 'ppt/slides/_rels/slide2.xml.rels';
      const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart';
      parts.set(
        rels,
        Buffer.from(
          parts
            .get(rels)!
            .toString()
            .replace('</Relationships>', `<Relationship Id="rId77" Type="${type}" Target="../charts/chart1.xml"/></Relationships>`),
        ),
      );
    });
    expect(rules(bytes)).toEqual(['shared-part']);
  });

  it('finds two relationships of one id', () => {
    expect(rules(edited('ppt/slides/_rels/slide1.xml.rels', /(<Relationship [^>]*>)/, '$1$1'))).toContain('duplicate-relationship-id');
  });

  it('finds masters that share a theme', () => {
    const bytes = edited('ppt/notesMasters/_rels/notesMaster1.xml.rels', /theme\d\.xml/, 'theme1.xml');
    expect(rules(bytes)).toEqual(expect.arrayContaining(['theme-shared']));
  });

  it('finds a file with fewer slides than its layout', () => {
    expect(lintPackage(good, { ...layout, slides: [...layout.slides, layout.slides[0]!] }).map(({ rule }) => rule)).toEqual([
      'slide-count',
    ]);
  });

  it('stays linear: a hundred times the slides cost no more than about a hundred times the time', () => {
    const time = (bytes: Uint8Array) => {
      const start = process.cpuUsage();
      lintPackage(bytes);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    const many = (count: number) =>
      changed((parts) => {
        const source = parts.get('ppt/slides/slide3.xml')!;
        for (let i = 0; i < count; i++) parts.set(`ppt/slides/slide${100 + i}.xml`, source);
      });
    const [few, lots] = [many(50), many(1000)];
    time(few);
    const small = Math.min(time(few), time(few), time(few));
    expect(time(lots) / small).toBeLessThan(60);
  });
});
