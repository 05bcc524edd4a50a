/** Bytes of a file to text: finds the encoding, refuses what is not text. */
import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the bytes are when they are no text, in words; null when they are. Only the beginning is looked at. */
export function notText(head: Buffer): string | null {
  if (head.subarray(0, 4).toString('latin1') === '%PDF') return 'a PDF';
  if (markedEncoding(head)?.startsWith('utf-16')) return null;
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return 'binary data';
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls++;
  }
  return controls > head.length / 100 ? 'binary data' : null;
}

function markedEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** A byte order mark decides; else valid UTF-8 is UTF-8, and what is left is read as Windows-1252. */
export async function encodingOf(head: Buffer, pieces: AsyncIterable<Buffer>): Promise<Encoding> {
  const marked = markedEncoding(head);
  if (marked) return marked;
  const check = new Utf8Check();
  for await (const piece of pieces) if (!check.add(piece)) return 'windows-1252';
  return check.ends() ? 'utf-8' : 'windows-1252';
}

/** Whether pieces are valid UTF-8 together, wherever they are cut. */
class Utf8Check {
  #rest: Buffer = Buffer.alloc(0);

  add(piece: Buffer): boolean {
    const joined = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    let whole = joined.length;
    // A character has up to four bytes; one that is cut waits for the next piece.
    for (let back = 1; back <= Math.min(3, joined.length); back++) {
      const byte = joined[joined.length - back]!;
      if (byte < 0x80) break;
      if (byte < 0xc0) continue;
      const needs = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (needs > back) whole = joined.length - back;
      break;
    }
    this.#rest = Buffer.from(joined.subarray(whole));
    return isUtf8(joined.subarray(0, whole));
  }

  ends(): boolean {
    return this.#rest.length === 0;
  }
}

/** The beginning of the text, of a file's first bytes. */
export function startOf(head: Buffer, length = 1 << 12): string {
  const bytes = head.subarray(0, length);
  const marked = markedEncoding(bytes);
  // Cut anywhere, it may end within a character.
  const encoding = marked ?? (new Utf8Check().add(bytes) ? 'utf-8' : 'windows-1252');
  return new TextDecoder(encoding).decode(bytes, { stream: true }).replaceAll('\0', '');
}

/** The text in pieces. A byte order mark is dropped, and NUL, at which the database would stop. */
export async function* decode(pieces: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<{ text: string; last: boolean }> {
  const decoder = new TextDecoder(encoding);
  // As a stream, also where there is one piece: in one go Node.js reads Windows-1252 as Latin-1 and loses the euro sign.
  let text = '';
  let begun = false;
  for await (const piece of pieces) {
    if (begun) yield { text, last: false };
    text = decoder.decode(piece, { stream: true }).replaceAll('\0', '');
    begun = true;
  }
  yield { text: text + decoder.decode().replaceAll('\0', ''), last: true };
}
