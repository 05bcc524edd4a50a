/** Reads a brand kit by name or file: a built-in look, a corporate template, or JSON with the logo, fonts and template next to it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isTemplate } from '../engine/brand/template/is-template.ts';
import { readBrandKit } from '../engine/pipeline.ts';
import { readJson } from '../model/bounds.ts';
import type { BrandKit } from '../model/brand-kit.ts';
import { isLook, lookIds } from '../model/brand-kit.ts';
import { didYouMean } from '../model/did-you-mean.ts';
import { QuarterdeckError } from '../model/errors.ts';

/** @throws QuarterdeckError file_not_found, file_unreadable, brand_kit_invalid, brand_kit_unreadable, brand_template_refused */
export async function readBrandKitFile(file: string): Promise<BrandKit> {
  if (isLook(file)) return readBrandKit({ look: file }, (named) => read(named, 'the brand kit'));
  const bytes = await read(file, 'the brand kit', builtInHint(file));
  if (isTemplate(bytes, file)) return readBrandKit({ template: file }, async () => bytes);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = readJson(text);
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('brand_kit_invalid', `${path.basename(file)} is not valid JSON: ${(cause as Error).message}`, {
      next: 'compare it with acme.json, which quarterdeck demo writes',
      cause,
    });
  }
  return readBrandKit(value, (named) => read(path.resolve(path.dirname(file), named), 'the brand kit'));
}

/** What a name without a file may have meant. */
function builtInHint(file: string): string {
  const meant = didYouMean(path.basename(file), lookIds);
  return meant === null ? `check the path, or name a built-in kit: ${lookIds.join(', ')}` : `did you mean the built-in kit "${meant}"?`;
}

async function read(file: string, what: string, next = 'check the path'): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      throw new QuarterdeckError('file_not_found', `There is no file ${file} for ${what}.`, { next });
    }
    throw new QuarterdeckError('file_unreadable', `${file} cannot be read for ${what}.`, {
      next: 'check that it is a regular file you can read',
      cause: error,
    });
  }
}
