/** Packed by gzip: unpacked in memory, within bounds. */
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { QuarterdeckError } from '../../errors.ts';
import { mayUnfoldTo, unfoldsTooFar } from './expansion.ts';
import { inMemory, type Source } from './source.ts';

const unpack = promisify(gunzip);

/** The file inside, under the name without `.gz`. */
export async function unpackGzip(source: Source): Promise<Source> {
  const { file, called } = source;
  try {
    const bytes = await source.bytes();
    const unpacked = await unpack(bytes, { maxOutputLength: mayUnfoldTo(bytes.length) });
    const ending = path.extname(file.replace(/\.gz$/i, '')).toLowerCase();
    return { ...source, called, path: null, place: null, ending, ...inMemory(unpacked) };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw unfoldsTooFar(file);
    throw new QuarterdeckError('data_not_tabular', `${file} cannot be unpacked: it is damaged or cut off.`, {
      next: 'Download or save it again.',
      cause,
    });
  }
}
