/** Decks in ten differently made templates: what the Open XML SDK says of them, and what LibreOffice shows of the template on each of their pages. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandKit } from '../../src/engine/brand/read-brand-kit.ts';
import { checkFits } from '../../src/engine/check/fits.ts';
import { lintPackage } from '../../src/engine/check/package-lint.ts';
import { checkReadable } from '../../src/engine/check/readable.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import type { BrandKit } from '../../src/model/brand-kit.ts';
import type { Box, Layout } from '../../src/model/layout.ts';
import { gallery } from '../gallery/gallery.ts';
import { sdkErrors } from '../helpers/ooxml.ts';
import { type Picture, readPpm } from '../helpers/picture.ts';
import { differentShare } from '../helpers/picture-difference.ts';
import { rotating } from '../helpers/rotating.ts';
import { type TemplateName, templateNames, templates } from '../helpers/templates/templates.ts';

const kitOf = (name: TemplateName): Promise<BrandKit> => readBrandKit({ template: 'corporate.potx' }, async () => templates[name]());

const names = rotating(templateNames, 3);

describe.each(names)('the gallery in the template %s', (name) => {
  it('has nothing the Open XML SDK objects to', async () => {
    const { layout } = layOut(gallery, await kitOf(name));
    const bytes = await writeDeck(layout);
    expect(lintPackage(bytes, layout)).toEqual([]);
    expect(await sdkErrors(bytes)).toEqual([]);
  });

  it('passes the gates of its pages from right to left too', async () => {
    const { layout } = layOut({ ...gallery, language: 'ar' }, await kitOf(name));
    expect([...checkFits(layout), ...checkReadable(layout)].map(({ message }) => message)).toEqual([]);
  });
});

const missing = ['soffice', 'pdftoppm'].filter((program) => spawnSync('which', [program]).status !== 0);
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(', ')} needed to see what decks show of their templates.`);

const kinds = ['cover', 'section', 'bullets', 'two-columns', 'trend', 'table', 'closing'];
const pages = {
  ...gallery,
  slides: gallery.slides.filter(({ kind }, at, all) => kinds.includes(kind) && all.findIndex((other) => other.kind === kind) === at),
};
const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-templates-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(missing.length > 0)('every page', () => {
  const layouts = new Map<TemplateName, Layout>();

  // One start of the program for all files.
  beforeAll(async () => {
    for (const name of names) {
      const { layout } = layOut(pages, await kitOf(name));
      layouts.set(name, layout);
      writeFileSync(path.join(folder, `${name}.pptx`), await writeDeck(layout));
      const bare = layout.slides.map((slide) => ({ ...slide, elements: [] }));
      writeFileSync(path.join(folder, `${name}-bare.pptx`), await writeDeck({ ...layout, slides: bare }));
    }
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
      stdio: 'ignore',
      timeout: 240_000,
    });
  }, 280_000);

  it.each(names)('shows master, layout and ground of the template %s', (name) => {
    const { size, brandKit, slides } = layouts.get(name)!;
    const [shown, bare] = [drawn(name), drawn(`${name}-bare`)];
    expect(shown).toHaveLength(slides.length);
    for (const [at, page] of shown.entries()) {
      const { taken } = brandKit.template!.layouts[slides[at]!.layout];
      for (const box of [...taken, ...edges(size)]) {
        const places = [page, bare[at]!].map((picture) => part(picture, box, size));
        expect(differentShare(places[0]!, places[1]!), `page ${at + 1}, ${JSON.stringify(box)}`).toBeLessThan(0.25);
      }
    }
  });
});

function drawn(file: string): Picture[] {
  execFileSync('pdftoppm', ['-r', '50', path.join(folder, `${file}.pdf`), path.join(folder, file)]);
  return readdirSync(folder)
    .filter((name) => new RegExp(`^${file}-\\d+\\.ppm$`).test(name))
    .sort()
    .map((name) => readPpm(readFileSync(path.join(folder, name))));
}

/** Where nothing of ours stands on any page. */
function edges({ w, h }: { w: number; h: number }): Box[] {
  return [
    { x: 0, y: 0, w: 0.25, h },
    { x: 0, y: 0, w, h: 0.2 },
  ];
}

/** Pixels: a hairline is looked at with what is next to it. */
const least = 10;

function part({ width, height, pixels }: Picture, box: Box, size: { w: number; h: number }): Picture {
  const scale = width / size.w;
  const left = Math.min(width - least, Math.floor(box.x * scale));
  const top = Math.min(height - least, Math.floor(box.y * scale));
  const right = Math.min(width, Math.max(left + least, Math.ceil((box.x + box.w) * scale)));
  const bottom = Math.min(height, Math.max(top + least, Math.ceil((box.y + box.h) * scale)));
  const cut = new Uint8Array(3 * (right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    cut.set(pixels.subarray(3 * (width * y + left), 3 * (width * y + right)), 3 * (right - left) * (y - top));
  return { width: right - left, height: bottom - top, pixels: cut };
}
