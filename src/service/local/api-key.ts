/** The form of an API key: a prefix that scanners know, 178 bits of chance, and a checksum that tells a mistyped key without asking anyone. */
import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'qd_live_';
const form = /^qd_(?:live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

export function mintKey(): string {
  const secret = Array.from({ length: 30 }, () => base62[randomInt(62)]).join('');
  return `${prefix}${secret}${checksum(secret)}`;
}

/** Whether it can be a key at all: the checksum is no secret and proves nothing more. */
export function isWellFormed(key: string): boolean {
  const found = form.exec(key);
  return found !== null && checksum(found[1]!) === found[2];
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** `qd_live_…4fGh`. */
export function hintOf(key: string): string {
  return `${key.slice(0, prefix.length)}…${key.slice(-4)}`;
}

function checksum(secret: string): string {
  let left = crc32(secret);
  let text = '';
  for (let at = 0; at < 6; at++, left = Math.floor(left / 62)) text = base62[left % 62]! + text;
  return text;
}
