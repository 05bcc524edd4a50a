/** Record IDs: a prefix for the kind, and 24 letters and digits that sort by creation time. */
import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** `deck_01jd8k…`: nine characters of time in milliseconds, fifteen random ones (75 bits). */
export function newId(kind: 'deck' | 'export' | 'key' | 'client' | 'evt' | 'wh' | 'dlv' | 'tenant', now: number): string {
  let time = '';
  for (let left = now, at = 0; at < 9; at++, left = Math.floor(left / 32)) time = alphabet[left % 32]! + time;
  const chance = [...randomBytes(15)].map((byte) => alphabet[byte % 32]).join('');
  return `${kind}_${time}${chance}`;
}
