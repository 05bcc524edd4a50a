/** The gallery as PDF, read by another program: every word of every slide, titles first. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultBrandKit } from '../../src/engine/brand/default-brand-kit.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { draw } from '../../src/engine/preview/draw.ts';
import { writePdf } from '../../src/engine/preview/pdf.ts';
import type { Drawing, DrawnPage } from '../../src/model/drawing.ts';
import { gallery } from '../gallery/gallery.ts';
import { suiteDir } from '../helpers/temp-dir.ts';

const missing = ['pdftotext', 'pdffonts'].filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(', ')} needed to read PDF with another program.`);

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '');

const words = ({ marks }: DrawnPage) =>
  marks.flatMap((mark) => (mark.type === 'text' ? [plain(mark.text)] : [])).filter((text) => text !== '');

describe.skipIf(missing.length > 0)('the gallery as PDF', () => {
  const file = path.join(suiteDir(), 'gallery.pdf');
  let drawing: Drawing;
  let pages: string[];

  beforeAll(async () => {
    drawing = await draw(layOut(gallery, defaultBrandKit).layout);
    writeFileSync(file, await writePdf(drawing, { asOf: '2025-12-31' }));
    pages = execFileSync('pdftotext', ['-raw', file, '-']).toString().split('\f').map(plain);
  });

  it('has every word of every slide', () => {
    const lost = drawing.pages.flatMap((page, index) => words(page).filter((word) => !pages[index]!.includes(word)));
    expect(lost).toEqual([]);
  });

  it('says the title of a slide before what it proves', () => {
    const late = drawing.pages.flatMap(({ title, marks }, index) => {
      const texts = marks.filter((mark) => mark.type === 'text' && mark.element !== null);
      const at = texts.findIndex(({ element }) => element === 'Title');
      const [first, next] = [texts[at], texts.slice(at).find(({ element }) => element !== 'Title')];
      if (first?.type !== 'text' || next?.type !== 'text') return [];
      return pages[index]!.indexOf(plain(next.text)) < pages[index]!.indexOf(plain(first.text)) ? [`${index + 1}: ${title}`] : [];
    });
    expect(late).toEqual([]);
  });

  it('brings all its fonts, each with its characters', () => {
    const fonts = execFileSync('pdffonts', [file]).toString().trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\byes yes yes\b/);
  });
});
