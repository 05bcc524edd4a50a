/** docs/security.md and docs/reliability.md: each threat and fault names its proof, and each proof is a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** Rows of the tables from a heading on. */
function rowsOf(file: string, heading: string) {
  const page = readFileSync(path.join(root, 'docs', file), 'utf8');
  return [...page.slice(page.indexOf(heading)).matchAll(/^\| (?!threat \||fault \||---)(.+?) \| (.+?) \| (.+?) \|$/gm)].map(
    ([, what, , proof]) => ({
      what: what!,
      proof: proof!,
    }),
  );
}

const threats = rowsOf('security.md', '## Threats');
const faults = rowsOf('reliability.md', '## Faults');

/** The tests of a cell: file and name. */
function named(proof: string): { file: string; name: string }[] {
  return proof.split(/; (?=`)/).flatMap((of) => {
    const file = /^`(test\/[\w./-]+\.test\.ts)`: /.exec(of)?.[1];
    return file === undefined ? [] : [...of.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ file, name: name! }));
  });
}

describe('what is proven', () => {
  it('is each threat and each fault', () => {
    expect([threats.length > 35, faults.length > 10]).toEqual([true, true]);
  });

  it.each([...threats, ...faults])('$what: its tests exist', ({ proof }) => {
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
