import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readBrandKit } from '../../../src/engine/brand/read-brand-kit.ts';
import { writePng } from '../../helpers/picture.ts';

const page = readFileSync(new URL('../../../docs/brand-kits.md', import.meta.url), 'utf8');
const [, example] = /```json\n(\{\n.*?\n\})\n```/s.exec(page)!;
const font = readFileSync(createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'));
const read = (kit: unknown) =>
  readBrandKit(kit, async (file) => (file.endsWith('.png') ? writePng({ width: 300, height: 100, pixels: new Uint8Array(90_000) }) : font));

describe('the example of docs/brand-kits.md', () => {
  it('is a kit that is taken as it is written', async () => {
    const written = JSON.parse(example!) as { colors: object };
    const kit = await read(written);
    expect(kit.colors).toEqual(written.colors);
    expect([kit.fonts.fallback, kit.logo!.minSize, kit.rules!.chartPalette]).toEqual([
      { body: 'Calibri' },
      0.3,
      ['primary', 'secondary', 'palette-1'],
    ]);
  });
});
