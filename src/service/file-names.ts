/** Names of files and uploads. */

import { createHash } from 'node:crypto';
import { normalForm } from '../engine/language/normal-form.ts';
import type { ArtifactFormat } from './schema/deck-status.ts';
import type { ExportRequest } from './schema/request.ts';

/** `Q4 2025 review: Acme` → `q4-2025-review-acme.pptx`. */
export function fileNameOf(title: string, format: ArtifactFormat): string {
  return `${slug(title)}${format === 'pptx' ? '.pptx' : `.${format}.json`}`;
}

/** Lower-case words joined by hyphens, with letters of every script, at most 60 characters; `deck` if nothing is left. */
export function slug(title: string): string {
  const plain = normalForm(title, 'NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const words = normalForm(plain, 'NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const cut = [...words].slice(0, 60).join('');
  return cut.replace(/^-|-$/g, '') || 'deck';
}

/** `q4-review`, the first of 12 → `q4-review-01.png`. */
export function pageFileName(base: string, index: number, count: number, ending: string): string {
  return `${base}-${String(index + 1).padStart(Math.max(2, String(count).length), '0')}.${ending}`;
}

/** 128 bits, so that nobody can guess one. */
const form = /^upload-[0-9a-f]{32}$/;

interface NamedFile {
  name: string;
  /** Hexadecimal. */
  sha256: string;
}

export function isUploadName(name: string): boolean {
  return form.test(name);
}

/** @param mapping Text of the mapping file sent with the files. */
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

export function exportIdOf({ layout, deckId, format = 'pptx', strict = false, failOn = [], ...choice }: ExportRequest): string {
  const { slide, sheet, notes, width } = choice;
  const chosen = Object.entries({ slide, sheet, notes, width }).filter(([, value]) => value);
  const asked = JSON.stringify([deckId ?? layout, format, strict, ...failOn, ...chosen]);
  return `export_${createHash('sha256').update(asked).digest('hex').slice(0, 24)}`;
}
