/** A brand kit on this machine: its JSON, and the logo it names beside it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandKit } from '../../engine/brand/brand-kit.ts';
import { QuarterdeckError } from '../../engine/errors.ts';
import { readBrandKit } from '../../engine/pipeline.ts';

/** @throws QuarterdeckError file_not_found, file_unreadable, brand_kit_invalid, brand_kit_unreadable */
export async function readBrandKitFile(file: string): Promise<BrandKit> {
  const text = (await read(file, 'the brand kit')).toString('utf8').replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new QuarterdeckError('brand_kit_invalid', `${path.basename(file)} is not valid JSON: ${(cause as Error).message}`, {
      next: 'compare it with acme.json, which quarterdeck demo writes',
      cause,
    });
  }
  return readBrandKit(value, (logo) => read(path.resolve(path.dirname(file), logo), 'the logo of the brand kit'));
}

async function read(file: string, what: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new QuarterdeckError('file_not_found', `There is no file ${file} for ${what}.`, { next: 'check the path' });
    }
    throw new QuarterdeckError('file_unreadable', `${file} cannot be read for ${what}.`, {
      next: 'check what it is and who may read it',
      cause: error,
    });
  }
}
