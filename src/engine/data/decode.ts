/** Bytes of a file to text: finds the encoding, refuses what is not text. */
import { isUtf8 } from 'node:buffer';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the bytes are when they are no text, in words; null when they are. */
export function notText(bytes: Buffer): string | null {
  if (bytes.subarray(0, 4).toString('latin1') === '%PDF') return 'a PDF';
  if (encodingOf(bytes).startsWith('utf-16')) return null;
  let controls = 0;
  for (const byte of bytes.subarray(0, 1 << 20)) {
    if (byte === 0) return 'binary data';
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls++;
  }
  return controls > bytes.length / 100 ? 'binary data' : null;
}

/** A byte order mark decides; else valid UTF-8 is UTF-8, and what is left is read as Windows-1252. */
function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The beginning of the text. */
export function startOf(bytes: Buffer, length = 1 << 12): string {
  for (const { text } of decode(bytes.subarray(0, length))) return text;
  return '';
}

/** The text in pieces, so that a large file is never held twice. A byte order mark is dropped, and NUL, at which the database would stop. */
export function* decode(bytes: Buffer): Generator<{ text: string; last: boolean }> {
  const encoding = encodingOf(bytes);
  const decoder = new TextDecoder(encoding);
  const step = 1 << 22;
  for (let at = 0; at < bytes.length || at === 0; at += step) {
    const last = at + step >= bytes.length;
    // In one go Node.js reads Windows-1252 as Latin-1 and loses the euro sign; as a stream it does not.
    const stream = !last || encoding === 'windows-1252';
    yield { text: decoder.decode(bytes.subarray(at, at + step), { stream }).replaceAll('\0', ''), last };
  }
}
