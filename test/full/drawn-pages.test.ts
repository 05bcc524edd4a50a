/** Pages as we draw them against LibreOffice's of the same file: where lines break, where they stand, and how pages look. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { decode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import { draw } from '../../src/engine/preview/draw.ts';
import { pngOf } from '../../src/engine/preview/png.ts';
import { svgPage } from '../../src/engine/preview/svg.ts';
import type { Drawing, DrawnPage, TextMark } from '../../src/model/drawing.ts';
import { languages } from '../../src/model/language.ts';
import type { Layout, LayoutSlide } from '../../src/model/layout.ts';
import { gallery } from '../gallery/gallery.ts';
import { type Picture, readPpm } from '../helpers/picture.ts';
import { differentShare } from '../helpers/picture-difference.ts';
import { rotating } from '../helpers/rotating.ts';
import { type PlainLanguage, plainText } from './plain-text.ts';
import { outlineOf } from './random-outline.ts';

const missing = ['soffice', 'pdftotext', 'pdftocairo', 'pdftoppm'].filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(', ')} needed to compare drawn pages with LibreOffice's.`);

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** 0.03 inches, in points. */
const allowed = 0.03 * 72;
const size = { width: 320, height: 180 } as const;

/** Points from the page's top left. */
interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface TheirPage {
  words: Word[];
  /** Origins of glyphs. */
  origins: { x: number; y: number }[];
}

function convert(name: string, deck: Uint8Array): string {
  const file = path.join(folder, `${name}.pptx`);
  writeFileSync(file, deck);
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore', timeout: 240_000 });
  return path.join(folder, `${name}.pdf`);
}

function theirPages(pdf: string, count: number): TheirPage[] {
  execFileSync('pdftotext', ['-bbox-layout', pdf, `${pdf}.html`]);
  const pages = readFileSync(`${pdf}.html`, 'utf8').split('<page ').slice(1);
  return Array.from({ length: count }, (_, at) => {
    const svg = execFileSync('pdftocairo', ['-svg', '-f', `${at + 1}`, '-l', `${at + 1}`, pdf, '-'], { encoding: 'utf8', maxBuffer: 1e8 });
    const origins = [...svg.matchAll(/<use xlink:href="#glyph[^"]*" x="([\d.]+)" y="([\d.]+)"\/>/g)];
    return { words: wordsOf(pages[at]!), origins: origins.map(([, x, y]) => ({ x: Number(x), y: Number(y) })) };
  });
}

function wordsOf(page: string): Word[] {
  const found = page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g);
  return [...found].map(([, left, top, right, bottom, text]) => ({
    text: plain(text!),
    left: Number(left),
    right: Number(right),
    top: Number(top),
    bottom: Number(bottom),
  }));
}

function plain(xml: string): string {
  return xml.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name]!);
}

interface Line {
  element: string;
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

/** Lines of the text boxes of a page, without its number, which joined decks have wrong; LibreOffice sets tables without the gap between lines. */
function linesOf({ marks }: DrawnPage, { elements }: LayoutSlide): Line[] {
  const texts = elements.filter((element) => element.type === 'text' && element.placeholder !== 'number');
  const boxes = new Set(texts.map(({ name }) => name));
  const lines = new Map<string, TextMark[]>();
  for (const mark of marks) {
    if (mark.type !== 'text' || mark.text.trim() === '' || !boxes.has(mark.element ?? '')) continue;
    const key = `${mark.element} ${mark.y}`;
    lines.set(key, [...(lines.get(key) ?? []), mark]);
  }
  return [...lines.values()].map((marks) => ({
    element: marks[0]!.element!,
    text: marks.map(({ text }) => text).join(' '),
    left: Math.min(...marks.map(({ x }) => x)),
    right: Math.max(...marks.map(({ x, w }) => x + w)),
    baseline: marks[0]!.y,
    size: Math.max(...marks.map(({ size }) => size)),
  }));
}

/** The same letters whatever their order: programs write text from right to left in either. */
const letters = (text: string) => [...text.replace(/[\s\u00a0\p{Cf}]/gu, '').normalize('NFKC')].sort().join('');

interface Compared {
  /** Page and element. */
  box: string;
  at: string;
  /** Whether the line has the same words; then how far its edges and its baseline are off, points. */
  same: boolean;
  aside: number;
  above: number;
}

function compare(line: Line, { words, origins }: TheirPage, slide: LayoutSlide, page: number): Compared {
  const at = `${page} ${line.element}`;
  const box = slide.elements.find(({ name }) => name === line.element)!;
  const baselineOf = ({ left, right, top, bottom }: Word) => {
    const own = origins.filter(({ x, y }) => y > top && y < bottom + 1 && x >= left - 1.5 && x < right);
    return own.length === 0 ? Number.NaN : own.reduce((best, one) => (one.x < best.x ? one : best)).y;
  };
  const row = words
    .filter(({ left, right }) => (left + right) / 2 > box.x * 72 - 3 && (left + right) / 2 < (box.x + box.w) * 72 + 3)
    .map((word) => ({ ...word, baseline: baselineOf(word) }))
    .filter(({ baseline }) => Math.abs(baseline - line.baseline) < line.size * 0.45);
  const same = letters(row.map(({ text }) => text).join('')) === letters(line.text);
  if (!same) return { box: at, at: `${at}: ${line.text} | ${row.map(({ text }) => text).join(' ')}`, same, aside: 0, above: 0 };
  const left = Math.abs(Math.min(...row.map(({ left }) => left)) - line.left);
  const right = Math.abs(Math.max(...row.map(({ right }) => right)) - line.right);
  const above = Math.abs(row.map(({ baseline }) => baseline).sort((a, b) => a - b)[Math.floor(row.length / 2)]! - line.baseline);
  return { box: at, at: `${at}: ${line.text}`, same, aside: Math.max(left, right), above };
}

function joined(layouts: readonly Layout[]): Layout {
  return { ...layouts[0]!, slides: layouts.flatMap(({ slides }, i) => slides.map((slide) => ({ ...slide, id: `${i}-${slide.id}` }))) };
}

function random(language: PlainLanguage): Layout {
  const pools = { text: plainText(language), languages: [language], slides: [6, 6] as const };
  return joined(fc.sample(outlineOf(pools), { seed: 20_251_231, numRuns: 4 }).map((outline) => layOut(outline, defaultBrandKit).layout));
}

async function pictureOf(drawing: Drawing, page: DrawnPage): Promise<Picture> {
  const { data, width, height, channels } = decode(await pngOf(svgPage(page, drawing).svg, size.width));
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) for (const channel of [0, 1, 2]) pixels[at * 3 + channel] = data[at * channels + channel]!;
  return { width, height, pixels };
}

describe
  .skipIf(missing.length > 0)
  .each([
    ['gallery', () => layOut(gallery, defaultBrandKit).layout],
    ...rotating(['ar', 'ja'] as const, 2).map(
      (language) => [`gallery (${language})`, () => layOut({ ...gallery, language }, defaultBrandKit).layout] as const,
    ),
    ...rotating(['en', 'de', 'ja'] as const, 3).map((language) => [`random slides (${language})`, () => random(language)] as const),
  ] as const)('the drawn %s', (name, make) => {
  let layout: Layout;
  let drawing: Drawing;
  let pdf: string;
  beforeAll(async () => {
    layout = make();
    drawing = await draw(layout);
    pdf = convert(name.replace(/\W+/g, '-'), await writeDeck(layout));
  });

  it('has the lines of LibreOffice where that has them', () => {
    const theirs = theirPages(pdf, layout.slides.length);
    const compared = drawing.pages.flatMap((page, at) => {
      const slide = layout.slides[at]!;
      return linesOf(page, slide).map((line) => compare(line, theirs[at]!, slide, at + 1));
    });
    const boxes = new Set(compared.map(({ box }) => box));
    const otherBoxes = new Set(compared.filter((line) => !line.same).map(({ box }) => box));
    const same = compared.filter((line) => line.same);
    const astray = same.filter(({ aside, above }) => aside > allowed || above > allowed);
    console.log(
      `${name}: ${boxes.size - otherBoxes.size} of ${boxes.size} text boxes have the same lines, ${same.length} of ${compared.length} lines the same words; ${astray.length} of these are more than 0.03 in off.`,
    );
    expect(boxes.size).toBeGreaterThan(60);
    const others = compared.filter((line) => !line.same).map(({ at }) => at);
    expect(otherBoxes.size / boxes.size, others.join('\n')).toBeLessThanOrEqual(0.05);
    const off = astray.map(({ at, aside, above }) => `${aside.toFixed(1)} ${above.toFixed(1)} ${at}`);
    expect(astray.length / same.length, off.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('looks like it', async () => {
    const scale = ['-scale-to-x', String(size.width), '-scale-to-y', String(size.height)];
    const shares: number[] = [];
    for (const [at, page] of drawing.pages.entries()) {
      const theirs = readPpm(execFileSync('pdftoppm', ['-f', `${at + 1}`, '-l', `${at + 1}`, ...scale, pdf], { maxBuffer: 1e8 }));
      shares.push(differentShare(await pictureOf(drawing, page), theirs));
    }
    const turned = languages[layout.language].direction === 'rtl';
    // LibreOffice does not turn tables round.
    const comparable = ({ elements }: LayoutSlide) => !turned || elements.every(({ type }) => type !== 'table');
    const worst = layout.slides
      .map((slide, at) => ({ slide, kind: slide.kind, different: shares[at]! }))
      .filter(({ slide }) => comparable(slide))
      .map(({ kind, different }) => ({ kind, different }))
      .toSorted((a, b) => b.different - a.different);
    console.log(`${name}: blocks that look otherwise: ${worst.slice(0, 5).map((page) => `${page.kind} ${(100 * page.different).toFixed(1)} %`).join(', ')}.`); // biome-ignore format: one sentence
    expect(worst.filter(({ different }) => different > 0.12)).toEqual([]);
  });
});
