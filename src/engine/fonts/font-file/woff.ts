/** The tables of a WOFF font file, each unpacked when it is first asked for. https://www.w3.org/TR/WOFF/ */
import { inflateSync } from 'node:zlib';

const headLength = 44;
const entryLength = 20;

export class Woff {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, number>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    for (let left = bytes.readUInt16BE(12), at = headLength; left > 0; left--, at += entryLength)
      this.#entries.set(bytes.toString('latin1', at, at + 4), at);
  }

  /** By its four letters: `cmap`. null where the font has none. */
  table(name: string): Buffer | null {
    const entry = this.#entries.get(name);
    if (entry === undefined) return null;
    const [start, packed, size] = [4, 8, 12].map((offset) => this.#bytes.readUInt32BE(entry + offset)) as [number, number, number];
    const bytes = this.#bytes.subarray(start, start + packed);
    return packed === size ? bytes : inflateSync(bytes);
  }
}
