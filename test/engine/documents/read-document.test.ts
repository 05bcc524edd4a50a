/** Documents people have, as the Markdown a brief can hold; what cannot be read says why and what to do. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/engine/documents/read-document.ts';
import { writeZip } from '../../../src/engine/opc/zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const types = (part: string, type: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
const relationships = (...each: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each
    .map((target, at) => {
      const [type, file] = target.split(' ');
      return `<Relationship Id="r${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${file}"/>`;
    })
    .join('')}</Relationships>`;

function word(body: string): Buffer {
  return writeZip(
    new Map([
      ['[Content_Types].xml', types('word/document.xml', 'wordprocessingml.document')],
      ['_rels/.rels', relationships('officeDocument word/document.xml')],
      ['word/document.xml', `<w:document ${w}><w:body>${body}</w:body></w:document>`],
      [
        'word/styles.xml',
        `<w:styles ${w}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      ],
      ['word/_rels/document.xml.rels', relationships('styles styles.xml')],
    ]),
  );
}
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const cells = (...row: string[]) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`;

function deck(slide: string, notes: string): Buffer {
  const space =
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
  return writeZip(
    new Map([
      ['[Content_Types].xml', types('ppt/presentation.xml', 'presentationml.presentation')],
      ['_rels/.rels', relationships('officeDocument ppt/presentation.xml')],
      [
        'ppt/presentation.xml',
        `<p:presentation ${space}><p:sldIdLst><p:sldId id="256" r:id="r1"/><p:sldId id="257" r:id="r2"/></p:sldIdLst></p:presentation>`,
      ],
      ['ppt/_rels/presentation.xml.rels', relationships('slide slides/slide1.xml', 'slide slides/slide2.xml')],
      ['ppt/slides/slide1.xml', `<p:sld ${space}><p:cSld><p:spTree>${shape('ctrTitle', 'Harbor')}</p:spTree></p:cSld></p:sld>`],
      ['ppt/slides/slide2.xml', `<p:sld ${space}><p:cSld><p:spTree>${slide}</p:spTree></p:cSld></p:sld>`],
      ['ppt/slides/_rels/slide2.xml.rels', relationships('notesSlide ../notesSlides/notesSlide1.xml')],
      ['ppt/notesSlides/notesSlide1.xml', `<p:notes ${space}><p:cSld><p:spTree>${shape('body', notes)}</p:spTree></p:cSld></p:notes>`],
    ]),
  );
}
const shape = (role: string, text: string) =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${role}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;

describe('a document', () => {
  it('of Word keeps its headings, text and tables', async () => {
    const file = word(
      `${paragraph('Sales', 'Heading1')}${paragraph('We won 12 deals.')}<w:tbl>${cells('Region', 'Won')}${cells('North', '7')}</w:tbl>`,
    );
    const text = await readDocument('report.docx', file);
    expect(text).toContain('# Sales\n\nWe won 12 deals.');
    expect(text).toMatch(/\| Region \| Won \|\n\|[ -]+\|[ -]+\|\n\| North {2}\| 7 {3}\|/);
  });

  it('of PowerPoint keeps titles, points and notes', async () => {
    const text = await readDocument('old.pptx', deck(shape('title', 'Status') + shape('body', 'Two teams are late'), 'Ask for help.'));
    expect(text).toBe('# Harbor\n\n## Status\n\n- Two teams are late\n\nNotes: Ask for help.');
  });

  it('from the web loses its frame and scripts', async () => {
    const page =
      '<!doctype html><nav>Home</nav><h1>Plan</h1><script>alert(1)</script><p>Open in <a href="https://example.com">May</a>.</p><footer>Imprint</footer>';
    expect(await readDocument('page.html', bytes(page))).toBe('# Plan\n\nOpen in May.');
  });

  it('of captions is who says what', async () => {
    const cues =
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\n<v Anna Weiss>We ship in May.\n\n00:00:03.000 --> 00:00:05.000\n<v Anna Weiss>Budget is 40k.\n\n00:00:05.500 --> 00:00:06.000\n<v Tom>Agreed.';
    expect(await readDocument('call.vtt', bytes(cues))).toBe('Anna Weiss: We ship in May. Budget is 40k.\nTom: Agreed.');
  });

  it('of subtitles has no numbers and times', async () => {
    const cues = '1\n00:00:01,000 --> 00:00:03,000\nAnna: We ship in May.\n\n2\n00:00:03,000 --> 00:00:05,000\nBudget is 40k.';
    expect(await readDocument('call.srt', bytes(cues))).toBe('Anna: We ship in May. Budget is 40k.');
  });

  it.each([
    ['of text in UTF-8', bytes('Größe: 4 m²')],
    [
      'of text in the letters of Windows',
      new Uint8Array(
        [...'Gr']
          .map((letter) => letter.charCodeAt(0))
          .concat(
            [0xf6, 0xdf],
            [...'e: 4 m'].map((letter) => letter.charCodeAt(0)),
            [0xb2],
          ),
      ),
    ],
    ['of text in UTF-16', new Uint8Array(Buffer.from('\ufeffGröße: 4 m²', 'utf16le'))],
  ])('%s is read as it is', async (_, file) => {
    expect(await readDocument('notes.txt', file)).toBe('Größe: 4 m²');
  });
});

describe('what is no document', () => {
  it.each([
    ['a zip', writeZip(new Map([['a.txt', 'x']])), /no kind of document/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0]), /no kind of document/],
    ['a damaged Word file', word(paragraph('Sales')).subarray(0, 300), /no kind of document/],
    ['an empty page', bytes('<!doctype html><nav>Home</nav>'), /holds no text/],
    ['a page nested beyond reading', bytes(`<html>${'<div>'.repeat(60_000)}x`), /cannot be read/],
  ])('%s is refused with the reason', async (_, file, why) => {
    await expect(readDocument('file', file)).rejects.toMatchObject({ code: 'file_unreadable', message: expect.stringMatching(why) });
  });

  it('a document longer than a brief can hold names its length', async () => {
    await expect(readDocument('long.md', bytes('word '.repeat(400_001)))).rejects.toMatchObject({ code: 'prompt_too_long' });
  });

  it('a Word file that unpacks to far more than its size is refused', async () => {
    await expect(readDocument('bomb.docx', word(paragraph('a'.repeat(8 * 1024 ** 2))))).rejects.toMatchObject({ code: 'file_unreadable' });
  });
});
