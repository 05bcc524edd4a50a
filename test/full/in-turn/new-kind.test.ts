import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { suiteDir } from '../../helpers/temp-dir.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const motto = `/** Motto: one line that everybody should remember. */
import { z } from 'zod';
import { defineKind } from './define-kind.ts';

export const motto = defineKind({
  summary: 'One line that everybody should remember; chosen for a deck with a single message.',
  content: z.strictObject({ text: z.string() }),
  place: ({ text }, page) => [page.text('Motto', page.body, text, { size: page.sizes.title })],
  example: { title: 'We sell what is there', content: { text: 'Stock first, orders second' } },
});
`;

describe('a new slide kind', () => {
  const copy = suiteDir();
  // The suite of the copy is a run of its own.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|QUARTERDECK_)/.test(name)));
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, env, stdio: 'pipe', encoding: 'utf8' });

  it('is one file and its place in the registry: types, outline, deck, gallery and docs know it', () => {
    for (const part of ['src', 'test', 'docs', 'scripts', 'bin', 'package.json', 'tsconfig.json', 'CHANGELOG.md', 'README.md'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    writeFileSync(path.join(copy, 'src/engine/kinds/motto.ts'), motto);
    const registry = path.join(copy, 'src/engine/kinds/registry.ts');
    const text = readFileSync(registry, 'utf8')
      .replace('\n\nconst kinds = {\n', "\nimport { motto } from './motto.ts';\n\nconst kinds = {\n")
      .replace('  closing,\n', '  motto,\n  closing,\n');
    writeFileSync(registry, text);

    run('node_modules/typescript/bin/tsc', '--noEmit');
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];
    run(...vitest, 'test/gallery/gallery.test.ts', 'test/engine/kinds/kinds.test.ts', 'test/engine/kinds/extremes.test.ts');
    run(...vitest, 'test/docs.test.ts', '-t', 'slide kind', '-u');
    expect(readFileSync(path.join(copy, 'docs/slide-kinds.md'), 'utf8')).toContain('| `motto` | One line that everybody should remember');
  }, 300_000);
});
