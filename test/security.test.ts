/** docs/security.md: each threat names its proof, and each proof is a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const threats = page.slice(page.indexOf('## Threats'));
const rows = [...threats.matchAll(/^\| (?!threat \||---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(([, threat, , proof]) => ({
  threat: threat!,
  proof: proof!,
}));

/** The tests of a cell: file and name. */
function named(proof: string): { file: string; name: string }[] {
  return proof.split(/; (?=`)/).flatMap((of) => {
    const file = /^`(test\/[\w./-]+\.test\.ts)`: /.exec(of)?.[1];
    return file === undefined ? [] : [...of.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ file, name: name! }));
  });
}

describe('docs/security.md', () => {
  it('has a row for every threat', () => {
    expect(rows.length).toBeGreaterThan(35);
  });

  it.each(rows)('$threat: the tests that prove the defence exist', ({ proof }) => {
    const tests = named(proof);
    // Nothing of the cell is left that would not be looked for.
    expect(tests.map(({ name }) => name)).toEqual([...proof.matchAll(/“([^”]+)”/g)].map(([, name]) => name));
    expect(tests.length).toBeGreaterThan(0);
    const missing = tests.filter(({ file, name }) => {
      const at = path.join(root, file);
      return !existsSync(at) || !new RegExp(`(\\bit\\(|\\)\\()\\s*'${escaped(name)}'`).test(readFileSync(at, 'utf8'));
    });
    expect(missing).toEqual([]);
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
