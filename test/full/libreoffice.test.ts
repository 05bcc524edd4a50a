import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBrandKit, sampleLogo } from '../../src/demo/brand-kit.ts';
import { asOf, prompt } from '../../src/demo/demo-files.ts';
import { sampleData } from '../../src/demo/sample-data.ts';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { measureParagraphs } from '../../src/engine/fonts/measure.ts';
import { generateDeck } from '../../src/engine/generate-deck.ts';
import { slideKinds } from '../../src/engine/kinds/registry.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { readBrandKit } from '../../src/engine/pipeline.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import type { Layout, TextElement } from '../../src/model/layout.ts';
import type { KindId } from '../../src/model/outline.ts';
import { gallery } from '../gallery/gallery.ts';
import { rotating } from '../helpers/rotating.ts';
import { type PlainLanguage, plainText } from './plain-text.ts';
import { outlineOf } from './random-outline.ts';

const kindIds = Object.keys(slideKinds) as KindId[];

const there = ['soffice', 'pdftotext'].every((program) => spawnSync('which', [program]).status === 0);
if (!there) console.warn('SKIPPED: soffice and pdftotext are needed to see the decks as LibreOffice draws them.');

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-soffice-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function demo(): Promise<Layout> {
  const data = path.join(folder, 'data');
  spawnSync('mkdir', [data]);
  for (const { name, text } of sampleData()) writeFileSync(path.join(data, name), text);
  const brandKit = await readBrandKit(JSON.parse(sampleBrandKit()), async () => sampleLogo());
  const { layout } = await generateDeck({ prompt, data: [{ path: data }], brandKit, options: { asOf, today: asOf, until: 'layout' } });
  return layout!;
}

interface Word {
  x: number;
  /** Of its middle. */
  y: number;
}

/** Words on each page, inches from its top left. */
async function drawn(name: string, layout: Layout): Promise<Word[][]> {
  const file = path.join(folder, `${name}.pptx`);
  writeFileSync(file, await writeDeck(layout));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore', timeout: 240_000 });
  const page = path.join(folder, `${name}.html`);
  execFileSync('pdftotext', ['-bbox-layout', path.join(folder, `${name}.pdf`), page]);
  return readFileSync(page, 'utf8')
    .split('<page ')
    .slice(1)
    .map((text) => wordsOf(text, layout.size.w));
}

function wordsOf(page: string, width: number): Word[] {
  const scale = width / Number(/width="([\d.]+)"/.exec(page)![1]);
  return [...page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">/g)].map(([, x, top, bottom]) => ({
    x: Number(x) * scale,
    y: ((Number(top) + Number(bottom)) / 2) * scale,
  }));
}

/** Rows of words whose middles lie in a box or in the free space below it; words on one line share their middle. */
function rowsIn({ x, y, w, h, size }: Box, words: readonly Word[], free: number): number {
  const middles = words
    .filter((word) => word.x > x - 0.05 && word.x < x + w && word.y > y && word.y < y + h + free)
    .map((word) => word.y)
    .sort((a, b) => a - b);
  return middles.reduce((rows, middle, index) => (index === 0 || middle - middles[index - 1]! > (size / 72) * 0.5 ? rows + 1 : rows), 0);
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Smallest of the text, points. */
  size: number;
}

/** Text boxes of a page that nothing lies over, with the free space below each. */
function boxesOf({ slides }: Layout, page: number): { box: TextElement; free: number }[] {
  const { elements } = slides[page]!;
  const speaking = elements.filter((element) => element.type !== 'connector' && (element.type !== 'text' || said(element) !== ''));
  return speaking.flatMap((box) => {
    if (box.type !== 'text') return [];
    const beside = speaking.filter((other) => other !== box && other.x < box.x + box.w && box.x < other.x + other.w);
    if (beside.some((other) => other.y < box.y + box.h && box.y < other.y + other.h)) return [];
    return { box, free: Math.min(0.25, ...beside.filter((other) => other.y >= box.y + box.h).map((other) => other.y - box.y - box.h)) };
  });
}

function said({ paragraphs }: TextElement): string {
  return paragraphs
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('')
    .trim();
}

/** Pages of several layouts of one brand kit and language as one. */
function joined(layouts: readonly Layout[]): Layout {
  return { ...layouts[0]!, slides: layouts.flatMap(({ slides }, i) => slides.map((slide) => ({ ...slide, id: `${i}-${slide.id}` }))) };
}

/** Every kind with as little and as much as it takes. */
function extremes(): Layout {
  const layouts = kindIds.flatMap((kind, seed) =>
    (['shortest', 'longest'] as const).map((lists) => {
      const pools = { text: plainText('en', lists), languages: ['en'] as const, slides: [1, 1] as const, lists };
      return layOut(fc.sample(outlineOf(pools, [kind]), { seed, numRuns: 1 })[0]!, defaultBrandKit).layout;
    }),
  );
  return joined(layouts);
}

function random(language: PlainLanguage): Layout {
  const pools = { text: plainText(language), languages: [language], slides: [8, 8] as const };
  return joined(fc.sample(outlineOf(pools), { seed: 20_251_231, numRuns: 5 }).map((outline) => layOut(outline, defaultBrandKit).layout));
}

interface Compared {
  at: string;
  planned: number;
  drawn: number;
  /** One more line would leave the box. */
  full: boolean;
}

describe
  .skipIf(!there)
  .each([
    ['demo', demo],
    ['gallery', async () => layOut(gallery, defaultBrandKit).layout],
    ['gallery from right to left', async () => layOut({ ...gallery, language: 'ar' }, defaultBrandKit).layout],
    ['smallest and largest slide of every kind', async () => extremes()],
    ...rotating(['en', 'de', 'ja', 'ar'] as const, 4).map(
      (language) => [`random slides (${language})`, async () => random(language)] as const,
    ),
  ] as const)('the %s as LibreOffice draws it', (name, make) => {
  let layout: Layout;
  let pages: Word[][];
  beforeAll(async () => {
    layout = await make();
    pages = await drawn(name.replace(/\W+/g, '-'), layout);
  });

  it('has a page for each slide', () => {
    expect(pages).toHaveLength(layout.slides.length);
  });

  it('breaks its lines where they were planned', () => {
    const compared = pages.flatMap((words, page) =>
      boxesOf(layout, page).map(({ box, free }): Compared => {
        const family = layout.brandKit.fonts[box.font];
        const { lines, height } = measureParagraphs(box.paragraphs, box.w - 2 * box.inset, box.size, {
          family,
          lineSpacing: box.lineSpacing,
        });
        const smallest = Math.min(box.size, ...box.paragraphs.flatMap(({ runs }) => runs.flatMap(({ size }) => size ?? [])));
        const pitch = (smallest * 1.2 * box.lineSpacing) / 72;
        // Long paragraphs reserve a line.
        const full = height - (lines > 6 ? pitch : 0) + pitch > box.h - 2 * box.inset + 0.01;
        const at = `${page + 1}: ${box.name}: ${said(box)}`;
        return { at, planned: lines, drawn: rowsIn({ ...box, size: smallest }, words, free), full };
      }),
    );
    const other = compared.filter((box) => box.planned !== box.drawn);
    console.log(`${name}: ${compared.length - other.length} of ${compared.length} text boxes have the planned number of lines.`);
    expect(compared.length).toBeGreaterThan(40);
    expect(other.filter(({ full, planned, drawn }) => full && drawn > planned)).toEqual([]);
    expect(other.length / compared.length, JSON.stringify(other, null, 1)).toBeLessThanOrEqual(0.05);
  });
});
