/** Packed by gzip: unpacked piece by piece, within bounds. */
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { QuarterdeckError } from '../../../model/errors.ts';
import { mayUnfoldTo, unfoldsTooFar } from './expansion.ts';
import { headBytes, inMemory, type Source } from './source.ts';

/** More than this is unpacked again on every pass, not held. */
const mostHeld = 64 * 1024 ** 2;

/** The file inside, under the name without `.gz`. */
export async function unpackGzip(source: Source): Promise<Source> {
  const { file } = source;
  const ending = path.extname(file.replace(/\.gz$/i, '')).toLowerCase();
  const inner = { ...source, path: null, packed: true as const, ending };
  const most = mayUnfoldTo(source.size);
  const held: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of unfolded(source)) {
      size += piece.length;
      if (size > most) throw unfoldsTooFar(file);
      if (size <= mostHeld) held.push(piece);
    }
  } catch (cause) {
    if (cause instanceof QuarterdeckError) throw cause;
    throw new QuarterdeckError('data_not_tabular', `${file} cannot be unpacked: it is damaged or cut off.`, {
      next: 'Download or save it again.',
      cause,
    });
  }
  const start = Buffer.concat(held);
  if (start.length === size) return { ...inner, ...inMemory(start) };
  return {
    ...inner,
    head: Buffer.from(start.subarray(0, headBytes)),
    size,
    pieces: (from = 0) => after(from, unfolded(source)),
    bytes: async () => Buffer.concat(await Readable.from(unfolded(source)).toArray()),
  };
}

function unfolded(source: Source): AsyncIterable<Buffer> {
  // A failure comes out of the reading.
  return pipeline(Readable.from(source.pieces()), createGunzip({ chunkSize: 1 << 20 }), () => undefined);
}

async function* after(from: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of pieces) {
    if (at + piece.length > from) yield piece.subarray(Math.max(0, from - at));
    at += piece.length;
  }
}
