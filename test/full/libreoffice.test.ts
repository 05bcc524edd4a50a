import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBrandKit, sampleLogo } from '../../src/demo/brand-kit.ts';
import { asOf, prompt } from '../../src/demo/demo-files.ts';
import { sampleData } from '../../src/demo/sample-data.ts';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { generateDeck } from '../../src/engine/generate-deck.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import type { Layout, TextElement } from '../../src/engine/layout/layout.ts';
import { measureParagraphs } from '../../src/engine/layout/measure.ts';
import { readBrandKit } from '../../src/engine/pipeline.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import { gallery } from '../gallery/gallery.ts';

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
  return readFileSync(page, 'utf8').split('<page ').slice(1).map(wordsOf);
}

function wordsOf(page: string): Word[] {
  const scale = 40 / 3 / Number(/width="([\d.]+)"/.exec(page)![1]);
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

describe.skipIf(!there).each([
  ['demo', demo],
  ['gallery', async () => layOut(gallery, defaultBrandKit).layout],
])('the %s as LibreOffice draws it', (name, make) => {
  let layout: Layout;
  let pages: Word[][];
  beforeAll(async () => {
    layout = await make();
    pages = await drawn(name, layout);
  });

  it('has a page for each slide', () => {
    expect(pages).toHaveLength(layout.slides.length);
  });

  it('breaks its lines where they were planned', () => {
    const compared = pages.flatMap((words, page) =>
      boxesOf(layout, page).map(({ box, free }) => {
        const family = layout.brandKit.fonts[box.font];
        const { lines, height } = measureParagraphs(box.paragraphs, box.w - 2 * box.inset, box.size, {
          family,
          lineSpacing: box.lineSpacing,
        });
        const smallest = Math.min(box.size, ...box.paragraphs.flatMap(({ runs }) => runs.flatMap(({ size }) => size ?? [])));
        const full = height + box.size / 72 > box.h - 2 * box.inset;
        return { at: `${page + 1}: ${box.name}`, planned: lines, drawn: rowsIn({ ...box, size: smallest }, words, free), full };
      }),
    );
    const other = compared.filter((box) => box.planned !== box.drawn);
    expect(compared.length).toBeGreaterThan(40);
    expect(other.filter(({ full, planned, drawn }) => full && drawn > planned)).toEqual([]);
    expect(other.length / compared.length, JSON.stringify(other)).toBeLessThanOrEqual(0.05);
  });
});
