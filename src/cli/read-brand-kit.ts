/** `--brand-kit`: a file, or the name of a kit that the service keeps. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrandKit } from '../model/brand-kit.ts';
import { readBrandKitFile } from '../service/read-brand-kit-file.ts';
import { typedBrandKitPattern } from '../service/schema/brand-kit-reference.ts';
import type { Context } from './context.ts';

/** What looks like a file, or is one, is read; a plain word is a name. */
export function readBrandKit(typed: string, { cwd }: Pick<Context, 'cwd'>): Promise<BrandKit> | string {
  const file = path.resolve(cwd, typed);
  return !typedBrandKitPattern.test(typed) || existsSync(file) ? readBrandKitFile(file) : typed;
}
