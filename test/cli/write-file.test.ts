import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../src/cli/write-file.ts';
import { tempDir } from '../helpers/temp-dir.ts';

const bytes = new TextEncoder().encode('deck');
const never = { force: false };
const code = (run: () => void) => {
  try {
    run();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return null;
};

describe('writing a file', () => {
  it('leaves the file and nothing beside it', () => {
    const folder = tempDir();
    writeFile(path.join(folder, 'a.pptx'), bytes, never);
    expect(readdirSync(folder)).toEqual(['a.pptx']);
    expect(readFileSync(path.join(folder, 'a.pptx'), 'utf8')).toBe('deck');
  });

  it('keeps an existing file without force', () => {
    const file = path.join(tempDir(), 'a.pptx');
    writeFileSync(file, 'old');
    expect(code(() => writeFile(file, bytes, never))).toBe('output_exists');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('replaces an existing file with force and keeps its permissions', () => {
    const file = path.join(tempDir(), 'a.pptx');
    writeFileSync(file, 'old');
    chmodSync(file, 0o600);
    writeFile(file, bytes, { force: true });
    expect(readFileSync(file, 'utf8')).toBe('deck');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('writes through a link and leaves it a link', () => {
    const folder = tempDir();
    writeFileSync(path.join(folder, 'real.pptx'), 'old');
    symlinkSync('real.pptx', path.join(folder, 'link.pptx'));
    writeFile(path.join(folder, 'link.pptx'), bytes, { force: true });
    expect(lstatSync(path.join(folder, 'link.pptx')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(folder, 'real.pptx'), 'utf8')).toBe('deck');
  });

  it('says when the folder does not exist', () => {
    expect(code(() => writeFile(path.join(tempDir(), 'no', 'a.pptx'), bytes, never))).toBe('output_unwritable');
  });

  it('says when a part of the path is a file', () => {
    const folder = tempDir();
    writeFileSync(path.join(folder, 'file'), '');
    expect(code(() => writeFile(path.join(folder, 'file', 'a.pptx'), bytes, never))).toBe('output_unwritable');
  });

  it('says when it is a folder', () => {
    const folder = tempDir();
    mkdirSync(path.join(folder, 'a.pptx'));
    expect(code(() => writeFile(path.join(folder, 'a.pptx'), bytes, { force: true }))).toBe('output_unwritable');
  });

  it('says when the name is too long', () => {
    expect(code(() => writeFile(path.join(tempDir(), `${'a'.repeat(300)}.pptx`), bytes, never))).toBe('output_unwritable');
  });

  // Only Linux has a device that is always full.
  it.skipIf(process.platform !== 'linux')('says when the disk is full', () => {
    expect(code(() => writeFile('/dev/full', bytes, never))).toBe('disk_full');
  });
});
