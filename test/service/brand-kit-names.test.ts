import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lookIds } from '../../src/model/brand-kit.ts';
import { readBrandKitFile } from '../../src/service/read-brand-kit-file.ts';
import { runInProcess } from '../helpers/run-in-process.ts';
import { tempDir } from '../helpers/temp-dir.ts';

describe('a brand kit by name', () => {
  it.each(lookIds)('%s is there without a file', async (look) => {
    const { look: used = 'light', name } = await readBrandKitFile(look);
    expect([used, name]).toEqual([look, look === 'light' ? 'Quarterdeck' : `Quarterdeck ${look}`]);
  });

  it('that is nearly one is told which', async () => {
    await expect(readBrandKitFile('/somewhere/editorail')).rejects.toMatchObject({
      code: 'file_not_found',
      next: 'did you mean the built-in kit "editorial"?',
    });
  });

  it('that is nothing like one is told what there is', async () => {
    await expect(readBrandKitFile('/somewhere/acme.json')).rejects.toMatchObject({
      next: 'check the path, or name a built-in kit: light, dark, editorial, bold, ibcs',
    });
  });

  it('is a file where a path says so', async () => {
    const file = path.join(tempDir(), 'dark');
    await writeFile(file, '{ "name": "Ours" }');
    expect((await readBrandKitFile(file)).name).toBe('Ours');
  });

  it('is named by the help of generate', async () => {
    const { stdout } = await runInProcess(['generate', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toContain('built-in one: light, dark, editorial, bold, ibcs');
  });

  it('makes a deck in that look on the command line', async () => {
    const { code, stdout } = await runInProcess(['generate', '# Launch\n\n- One\n- Two', '--brand-kit', 'dark', '--layout-only']);
    expect([code, JSON.parse(stdout).brandKit.look]).toEqual([0, 'dark']);
  });
});
