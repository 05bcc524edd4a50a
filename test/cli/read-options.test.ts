import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDataSources, readOptions, readSlides } from '../../src/cli/commands/run/generate.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const world = { env: {}, clock: () => new Date(2026, 0, 15, 23, 59) };
const code = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

describe('sources of data', () => {
  it('are a path where one exists as typed, whatever equals signs it holds', () => {
    const folder = tempDir();
    writeFileSync(path.join(folder, 'a=b.csv'), '');
    expect(readDataSources(['a=b.csv', 'deals=a=b.csv'], folder)).toEqual([
      { path: path.join(folder, 'a=b.csv') },
      { name: 'deals', path: path.join(folder, 'a=b.csv') },
    ]);
  });
});

describe('the options of generate', () => {
  it('take today from the clock, as its owner sees it', () => {
    expect(readOptions({}, world).today).toBe('2026-01-15');
  });

  it('take today from SOURCE_DATE_EPOCH where it is set', () => {
    expect(readOptions({}, { ...world, env: { SOURCE_DATE_EPOCH: '1767139200' } }).today).toBe('2025-12-31');
  });

  it.each(['yesterday', '-1', '9'.repeat(30)])('refuse SOURCE_DATE_EPOCH=%s', (epoch) => {
    expect(code(() => readOptions({}, { ...world, env: { SOURCE_DATE_EPOCH: epoch } }))).toBe('option_invalid');
  });

  it.each([
    ['12', { min: 12, max: 12 }],
    ['8-12', { min: 8, max: 12 }],
    [' 8 – 12 ', { min: 8, max: 12 }],
  ])('read --slides %j', (text, slides) => {
    expect(readSlides(text)).toEqual(slides);
  });

  it.each(['twelve', '12.5', '-3', '12-8', ''])('refuse --slides %j', (text) => {
    expect(code(() => readSlides(text))).toBe('option_invalid');
  });

  it.each(['2025-02-30', '31.12.2025', 'today', ''])('refuse --as-of %j', (asOf) => {
    expect(code(() => readOptions({ asOf }, world))).toBe('option_invalid');
  });

  it.each(['dollar', 'XQZ', ''])('refuse --currency %j', (currency) => {
    expect(code(() => readOptions({ currency }, world))).toBe('option_invalid');
  });

  it('refuse two places to stop', () => {
    expect(code(() => readOptions({ outlineOnly: true, layoutOnly: true }, world))).toBe('option_invalid');
  });
});

describe('--data', () => {
  it('may name its table', () => {
    expect(readDataSources(['deals=a.csv'], '/home/ada')).toEqual([{ name: 'deals', path: '/home/ada/a.csv' }]);
  });

  it('takes - for stdin, with or without a name', () => {
    expect(readDataSources(['-', 'deals=-', './-'], '/home/ada')).toEqual([
      { path: '-' },
      { name: 'deals', path: '-' },
      { path: '/home/ada/-' },
    ]);
  });

  it('takes an equals sign inside a path for part of it', () => {
    expect(readDataSources(['./x=1/a.csv'], '/home/ada')).toEqual([{ path: '/home/ada/x=1/a.csv' }]);
  });
});
