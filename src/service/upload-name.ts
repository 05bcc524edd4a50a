/** The name of files sent for one deck: what they hash to, so that whoever can name them has them, and no other data can take their place. */

import { createHash } from 'node:crypto';
import { normalForm } from '../engine/language/normal-form.ts';

/** 128 bits: nobody comes upon one by guessing. */
const form = /^upload-[0-9a-f]{32}$/;

export interface NamedFile {
  name: string;
  /** Hexadecimal. */
  sha256: string;
}

export function isUploadName(name: string): boolean {
  return form.test(name);
}

/** @param mapping Text of the mapping file sent with them. */
export function uploadName(files: readonly NamedFile[], mapping: string | undefined): string {
  const named = files
    .map(({ name, sha256 }) => [normalForm(name, 'NFC'), sha256] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify([named, mapping ?? null]));
  return `upload-${hash.digest('hex').slice(0, 32)}`;
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
