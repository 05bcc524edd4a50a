/** A file's name from a title. */
import { normalForm } from '../engine/language/normal-form.ts';

/** Lower-case words joined by hyphens, letters of every script kept, at most 60 characters; `deck` when nothing is left. */
export function slug(title: string): string {
  const plain = normalForm(title, 'NFKD').replace(/(\p{Script=Latin})\p{M}+/gu, '$1');
  const words = normalForm(plain, 'NFC')
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const cut = [...words].slice(0, 60).join('');
  return cut.replace(/^-|-$/g, '') || 'deck';
}
