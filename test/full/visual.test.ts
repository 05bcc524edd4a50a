/** Every slide kind in every look, as LibreOffice draws it, against the pictures in docs/images; `npm run references` renews those. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBrandKit } from '../../src/engine/brand/read-brand-kit.ts';
import { layOut } from '../../src/engine/layout/lay-out.ts';
import { writeDeck } from '../../src/engine/pptx/write-deck.ts';
import { lookIds } from '../../src/model/brand-kit.ts';
import { examples, gallery } from '../gallery/gallery.ts';
import { contactSheet, type Picture, pictureOn, readPng, readPpm, writePng } from '../helpers/picture.ts';
import { differentShare } from '../helpers/picture-difference.ts';
import { rotating } from '../helpers/rotating.ts';

const renew = process.env.QUARTERDECK_REFERENCES === 'renew';
const size = { width: 320, height: 180 } as const;
/** Share of a page's blocks that another version of the renderer may draw otherwise. */
const allowed = 0.02;

const missing = ['soffice', 'pdftoppm', 'fc-match'].filter((program) => spawnSync('which', [program]).status !== 0);
// Other letters are another picture.
const faces = ['Carlito', 'Caladea'];
if (!missing.includes('fc-match'))
  missing.push(...faces.filter((face) => !execFileSync('fc-match', [face], { encoding: 'utf8' }).includes(face)));
if (missing.length > 0) console.warn(`SKIPPED: ${missing.join(', ')} needed to see the gallery as LibreOffice draws it.`);

const folder = mkdtempSync(path.join(tmpdir(), 'quarterdeck-visual-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** What differs stays here to be looked at. */
const kept = path.join(tmpdir(), 'quarterdeck-differences');

const referenceOf = (look: string) => path.resolve(import.meta.dirname, `../../docs/images/gallery-${look}.png`);

async function drawn(look: string): Promise<Picture[]> {
  const kit = await readBrandKit({ look }, () => Promise.reject(new Error('no file')));
  const file = path.join(folder, `${look}.pptx`);
  writeFileSync(file, await writeDeck(layOut(gallery, kit).layout));
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore', timeout: 240_000 });
  const scale = ['-scale-to-x', String(size.width), '-scale-to-y', String(size.height)];
  execFileSync('pdftoppm', [...scale, path.join(folder, `${look}.pdf`), path.join(folder, look)]);
  const pages = readdirSync(folder).filter((name) => name.startsWith(`${look}-`) && name.endsWith('.ppm'));
  return pages.sort().map((name) => readPpm(readFileSync(path.join(folder, name))));
}

describe.skipIf(missing.length > 0).each(renew ? lookIds : rotating(lookIds, 3))('the gallery in the look %s', (look) => {
  let pages: Picture[];
  let reference: Picture;
  beforeAll(async () => {
    pages = await drawn(look);
    if (renew) writeFileSync(referenceOf(look), writePng(contactSheet(pages)));
    reference = readPng(readFileSync(referenceOf(look)));
  });

  it('has a picture for each page', () => {
    expect(pages).toHaveLength(examples.length);
    const { width, height } = contactSheet(pages);
    expect({ width: reference.width, height: reference.height }).toEqual({ width, height });
  });

  it.each(examples.map(({ kind }, page) => ({ kind, page })))('draws $kind as before', ({ kind, page }) => {
    const [now, before] = [pages[page]!, pictureOn(reference, page, size)];
    const different = before ? differentShare(now, before) : 1;
    if (different <= allowed) return;
    mkdirSync(kept, { recursive: true });
    const [after, old] = ['new', 'old'].map((name) => path.join(kept, `${look}-${kind}-${name}.png`)) as [string, string];
    writeFileSync(after, writePng(now));
    if (before) writeFileSync(old, writePng(before));
    const share = `${(different * 100).toFixed(0)} % of the page`;
    expect.fail(
      `${kind} in the look ${look}: ${share} looks otherwise. Now: ${after}; before: ${old}. If it should, run "npm run references" and look at the pictures.`,
    );
  });
});
