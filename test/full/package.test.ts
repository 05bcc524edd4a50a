/** What somebody who installs the program gets: how much of it, and whether it is whole. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDir } from '../helpers/temp-dir.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect(status, `${stdout}${stderr}`).toBe(0);
  return stdout;
};

describe('the package', () => {
  it('has types that need nothing but those of Node.js, and mean something', () => {
    const folder = tempDir();
    const modules = path.join(folder, 'node_modules');
    mkdirSync(path.join(modules, '@types'), { recursive: true });
    for (const name of ['@types/node', 'undici-types']) symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
    for (const part of ['dist/types', 'package.json'])
      cpSync(path.join(root, part), path.join(modules, 'quarterdeck', part), { recursive: true });
    const used = `import { type Deck, deckSchema, type Layout, type Outline } from 'quarterdeck';
      const deck: Deck = deckSchema.parse({});
      export const id: string = deck.deck_id;
      // @ts-expect-error the id is text
      export const no: number = deck.deck_id;
      // @ts-expect-error a layout is no number
      export const layout: Layout = 1;
      export const titles = (outline: Outline) => outline.slides.map(({ title }) => title);`;
    writeFileSync(path.join(folder, 'used.mts'), used);
    const options = [
      '--noEmit',
      '--strict',
      '--types',
      'node',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--skipLibCheck',
      'false',
      'used.mts',
    ];
    expect(run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), ...options], folder)).toBe('');
  });
});
