/** Decodes a file's bytes to text: detects the encoding and rejects what is not text. */
import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the bytes are, if not text; null for text. Only the start is examined. */
export function notText(head: Buffer): string | null {
  if (head.subarray(0, 4).toString('latin1') === '%PDF') return 'a PDF';
  if (markedEncoding(head)?.startsWith('utf-16')) return null;
  if (head.includes(0)) return 'binary data';
  const controls = head.toString('latin1').match(/[\x01-\x08\x0b\x0c\x0e-\x1f]/g)?.length ?? 0;
  return controls > head.length / 100 ? 'binary data' : null;
}

function markedEncoding(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return null;
}

/** A byte order mark decides; otherwise valid UTF-8 is UTF-8, and anything else is read as Windows-1252. */
export async function encodingOf(head: Buffer, pieces: AsyncIterable<Buffer>): Promise<Encoding> {
  const marked = markedEncoding(head);
  if (marked) return marked;
  const check = new Utf8Check();
  for await (const piece of pieces) if (!check.add(piece)) return 'windows-1252';
  return check.ends() ? 'utf-8' : 'windows-1252';
}

/** Checks that pieces form valid UTF-8, wherever they are cut. */
class Utf8Check {
  #rest: Buffer = Buffer.alloc(0);

  add(piece: Buffer): boolean {
    const joined = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    let whole = joined.length;
    // A character has up to four bytes; a cut one waits for the next piece.
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

/** The start of the text, from a file's first bytes. */
export function startOf(head: Buffer, length = 1 << 12): string {
  const bytes = head.subarray(0, length);
  const marked = markedEncoding(bytes);
  // The cut may be inside a character.
  const encoding = marked ?? (new Utf8Check().add(bytes) ? 'utf-8' : 'windows-1252');
  return new TextDecoder(encoding).decode(bytes, { stream: true }).replaceAll('\0', '');
}

/** The text in pieces, without byte order mark and NUL, which would end a string in the database. */
export async function* decode(pieces: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<{ text: string; last: boolean }> {
  const decoder = new TextDecoder(encoding);
  // Always as a stream: in a single call, Node.js reads Windows-1252 as Latin-1 and loses the euro sign.
  let text = '';
  let begun = false;
  for await (const piece of pieces) {
    if (begun) yield { text, last: false };
    text = decoder.decode(piece, { stream: true }).replaceAll('\0', '');
    begun = true;
  }
  yield { text: text + decoder.decode().replaceAll('\0', ''), last: true };
}
