/** What others wrote, nested more deeply or more widely than anything that walks it could bear. */
import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../src/engine/data/mapping.ts';
import { readYaml } from '../../src/engine/read-yaml.ts';
import { readJson, withinBounds } from '../../src/model/bounds.ts';

describe('JSON', () => {
  it.each([101, 6_000, 200_000])('%d levels deep is refused', (levels) => {
    expect(() => readJson(`${'['.repeat(levels)}${']'.repeat(levels)}`)).toThrow(expect.objectContaining({ code: 'input_too_deep' }));
    expect(() => readJson(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)).toThrow(expect.objectContaining({ code: 'input_too_deep' }));
  });

  it('of 100 levels is read', () => {
    expect(readJson(`${'['.repeat(100)}${']'.repeat(100)}`)).toHaveLength(1);
  });

  it('of too many fields, or too many values, is refused', () => {
    const fields = Object.fromEntries(Array.from({ length: 100_001 }, (_, at) => [`f${at}`, at]));
    expect(() => withinBounds({ fields })).toThrow('An object has 100001 fields; at most 100000 are read.');
    expect(() => withinBounds(Array.from({ length: 1_000_001 }, () => 1))).toThrow(expect.objectContaining({ code: 'input_too_wide' }));
  });
});

describe('YAML', () => {
  const deep = (levels: number) => ({
    brackets: `${'['.repeat(levels)}${']'.repeat(levels)}`,
    'open brackets': '{a: '.repeat(levels),
    'brackets closed in strings': '[ "]" '.repeat(levels),
    dashes: `${'- '.repeat(levels)}a`,
    'dashes with anchors': `${'- &a '.repeat(levels)}a`,
    'question marks': `${'? '.repeat(levels)}a`,
    indents: Array.from({ length: Math.min(levels, 1_500) }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
  });
  for (const levels of [1_000, 20_000]) {
    it.each(Object.entries(deep(levels)))(`${levels} levels deep by %s is refused before its parser runs out of stack`, (_, text) => {
      expect(() => readYaml(text)).toThrow(expect.objectContaining({ code: 'input_too_deep' }));
    });
  }

  it('of 90 levels is read', () => {
    for (const kind of ['brackets', 'dashes', 'indents'] as const) expect(readYaml(deep(90)[kind])).toBeTruthy();
  });

  it('of many keys, flat or in JSON on one line, is read in time that grows with its length', () => {
    const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}: v`);
    const begun = process.cpuUsage();
    expect(Object.keys(readYaml(keys.join('\n')) as object)).toHaveLength(20_000);
    expect(Object.keys(readYaml(`{${keys.join(', ')}}`) as object)).toHaveLength(20_000);
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(6);
  });

  it('that names a key twice is refused at the second', () => {
    expect(() => readYaml('a: 1\nb: 2\na: 3')).toThrow('The key "a" is there twice at line 3, column 1');
  });

  it('that is a mapping is refused by the same bounds', () => {
    expect(() => parseMapping('['.repeat(20_000))).toThrow(expect.objectContaining({ code: 'input_too_deep' }));
  });
});
