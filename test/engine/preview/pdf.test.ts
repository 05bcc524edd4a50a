/** A drawing as PDF. */
import { getDocument } from 'unpdf/pdfjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../src/demo/png.ts';
import { writePdf } from '../../../src/engine/preview/pdf.ts';
import type { Drawing, ImageMark, TextMark } from '../../../src/model/drawing.ts';
import { threePages } from './three-pages.ts';

const asOf = '2025-12-31';
const opened = async (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise;
type Opened = Awaited<ReturnType<typeof opened>>;
const textOf = async (file: Opened, page: number) =>
  (await (await file.getPage(page)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ');

describe('a PDF', () => {
  let bytes: Uint8Array;
  let file: Opened;
  beforeAll(async () => {
    bytes = await writePdf(threePages, { asOf });
    file = await opened(bytes);
  });

  it('is the same, byte for byte, each time', async () => {
    expect(Buffer.compare(await writePdf(threePages, { asOf }), bytes)).toBe(0);
    expect(Buffer.compare(await writePdf(threePages, { asOf: '2025-12-30' }), bytes)).not.toBe(0);
  });

  it('has pages as large as the slides, a title, a language and the date of the deck', async () => {
    expect(file.numPages).toBe(3);
    expect((await file.getPage(1)).view).toEqual([0, 0, 960, 540]);
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({ Title: 'Q4 2025 review', Producer: 'Quarterdeck', CreationDate: 'D:20251231000000Z', Language: 'en-US' });
  });

  it('holds the text as text, in the order it is read, whatever its script', async () => {
    expect((await textOf(file, 1)).replace(/\s+/g, ' ')).toMatch(/^Revenue rose 21% .*Read the .*next page .*or our site/);
    expect((await textOf(file, 2)).replace(/\s+/g, '')).toContain('Größe,Łódź,ΕλλάδαundМосква');
  });

  it('brings the letters that it uses, and no others', async () => {
    const text = Buffer.from(bytes).toString('latin1');
    const names = [...text.matchAll(/\/FontName \/([A-Z]{6})\+([\w-]+)/g)].map((found) => found[2]);
    expect(new Set(names)).toEqual(new Set(['Carlito-Bold', 'Carlito-Regular']));
    expect(text.match(/\/FontFile2/g)).toHaveLength(names.length);
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('lists its sections and slides as bookmarks', async () => {
    const outline = await file.getOutline();
    expect(outline.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Revenue rose 21%', []],
      ['Figures', ['Atlas gained $825K', 'A picture']],
    ]);
  });

  it('links to the web and to its own slides', async () => {
    const links = await (await file.getPage(1)).getAnnotations();
    expect(links.map(({ url, dest }) => url ?? dest)).toEqual(['figures', 'https://example.com/report']);
    expect(await file.getDestination('figures')).toEqual([expect.anything(), { name: 'Fit' }]);
  });

  it('leads to no slide that is not in it', async () => {
    const one = await opened(await writePdf({ ...threePages, pages: threePages.pages.slice(0, 1) }, { asOf }));
    const links = await (await one.getPage(1)).getAnnotations();
    expect(links.map(({ url, dest }) => url ?? dest)).toEqual(['https://example.com/report']);
  });

  it('sets signs from the right where a line is read from there', async () => {
    const [page] = threePages.pages;
    const mark = page!.marks.find(({ type }) => type === 'text') as TextMark;
    const marks = [{ ...mark, text: '():', rtl: true }];
    expect(await textOf(await opened(await writePdf({ ...threePages, pages: [{ ...page!, marks }] }, { asOf })), 1)).toBe(':()');
  });

  it('says what is a heading, a paragraph and a figure, and leaves decoration out', async () => {
    const roles = (node: unknown): unknown[] => {
      const { role, alt, children = [] } = node as { role?: string; alt?: string; children?: unknown[] };
      return [...(role && role !== 'Root' ? [alt ? `${role}: ${alt}` : role] : []), ...children.flatMap(roles)];
    };
    const tree = async (page: number) => roles(await (await file.getPage(page)).getStructTree());
    expect(await tree(1)).toEqual(['Document', 'Sect', 'H1', 'P', 'Link', 'Link']);
    expect(await tree(2)).toEqual(['Document', 'Sect', 'H1', 'Figure: Revenue by product: Atlas 2.64, Borealis 1.8', 'P', 'P']);
    expect(await tree(3)).toEqual(['Document', 'Sect', 'H1', 'Figure: Two colours side by side']);
  });

  it('has a picture that is on every slide once', () => {
    // The picture and its transparency.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2);
  });
});

describe('a PDF with notes', () => {
  const paper = [0, 0, 540, 720];

  it('shows each slide above its notes, on paper', async () => {
    const file = await opened(await writePdf(threePages, { asOf, notes: true }));
    expect(file.numPages).toBe(3);
    expect((await file.getPage(2)).view).toEqual(paper);
    const { items } = await (await file.getPage(2)).getTextContent();
    const heightOf = (words: string) =>
      items.flatMap((item) => ('str' in item && item.str.startsWith(words) ? [item.transform[5] as number] : []))[0]!;
    expect(heightOf('Atlas gained')).toBeGreaterThan(heightOf('2.64'));
    expect(heightOf('2.64')).toBeGreaterThan(heightOf('Say why.'));
    expect(heightOf('Say why.')).toBeGreaterThan(heightOf('Based on 244'));
  });

  it('goes on with long notes on further pages, without losing a line', async () => {
    const notes = Array.from({ length: 60 }, (_, index) => `Note ${index + 1} of the slide that says much.`);
    const long = { ...threePages, pages: [{ ...threePages.pages[0]!, notes }, threePages.pages[1]!] };
    const file = await opened(await writePdf(long, { asOf, notes: true }));
    expect(file.numPages).toBeGreaterThan(2);
    const texts = await Promise.all(Array.from({ length: file.numPages }, (_, index) => textOf(file, index + 1)));
    const found = texts.join(' ').match(/Note \d+/g);
    expect(found).toEqual(notes.map((_, index) => `Note ${index + 1}`));
    for (let number = 1; number <= file.numPages; number += 1) {
      const { items } = await (await file.getPage(number)).getTextContent();
      for (const item of items) if ('str' in item && item.str.startsWith('Note')) expect(item.transform[5]).toBeGreaterThan(30);
    }
    // The second slide begins after them.
    expect(await file.getPageIndex((await file.getDestination('figures'))![0] as never)).toBe(file.numPages - 1);
  });
});

const onePicture = (data: string, mime: ImageMark['mime'] = 'image/png'): Drawing => ({
  ...threePages,
  pages: [
    { ...threePages.pages[0]!, marks: [{ type: 'image', element: 'Picture', role: 'picture', data, mime, x: 0, y: 0, w: 50, h: 50 }] },
  ],
});

describe('a picture that is broken', () => {
  const whole = png(8, 8, (x, y) => [x, y, 0, 128]);

  it('leaves its place empty, and the rest as it is', async () => {
    const broken = Buffer.from(whole);
    broken.fill(0, 45, 60);
    for (const data of [broken, whole.subarray(0, 40), Buffer.from('no picture'), Buffer.from([0xff, 0xd8, 0xff])]) {
      for (const mime of ['image/png', 'image/jpeg'] as const) {
        const file = await opened(await writePdf(onePicture(data.toString('base64'), mime), { asOf }));
        expect(file.numPages).toBe(1);
      }
    }
  });

  it('is not unpacked if it claims more pixels than any slide shows', async () => {
    const huge = Buffer.from(whole);
    huge.writeUInt32BE(100_000, 16);
    huge.writeUInt32BE(100_000, 20);
    const bytes = await writePdf(onePicture(huge.toString('base64')), { asOf });
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Subtype /Image');
  });
});
