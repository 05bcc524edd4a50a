/** Receives the files of a data source: streamed to disk, validated by name and size, kept completely or not at all. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { normalForm } from '../../engine/language/normal-form.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { isUploadName, uploadName } from '../file-names.ts';
import { partOf } from '../local/store/file-store.ts';
import type { SourceRequest } from '../schema/source.ts';

/** Maximum size of a mapping file, bytes. */
const largestMapping = 400_000;

/**
 * Stores all files or none, in a new folder. The old files stay readable until the source points to the new ones; of concurrent requests, the
 * last one wins completely. Unreferenced uploads are swept later.
 */
export async function keepUpload(
  request: FastifyRequest,
  folder: string,
  source: string,
): Promise<{ upload: string; asked: SourceRequest }> {
  const upload = path.join(folder, randomUUID());
  const beside = partOf(upload);
  const names: string[] = [];
  let mapping: string | undefined;
  let replace = true;
  try {
    await mkdir(beside, { recursive: true, mode: 0o700 });
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'replace') replace = part.value === 'true';
        continue;
      }
      // As a file, because a text field would lose its line endings.
      if (part.fieldname === 'mapping') {
        mapping = await mappingOf(part.file);
        continue;
      }
      const name = fileName(part.filename);
      if (names.includes(name)) throw refused(`Two files are called ${name}.`, 'give each a name of its own');
      names.push(name);
      await pipeline(part.file, createWriteStream(path.join(beside, name), { mode: 0o600, flush: true }));
      if (part.file.truncated)
        throw new QuarterdeckError('body_too_large', `The file ${name} is too large.`, { next: 'send less, or name a database' });
    }
    if (names.length === 0) throw refused('No file was sent.', 'send each file in a part called "file"');
    if (isUploadName(source)) await checkUpload(source, beside, names, mapping);
    await rename(beside, upload);
  } catch (thrown) {
    throw partsUnread(thrown, 'send multipart/form-data, each file in a part called "file"');
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
  const [only] = names;
  const place =
    names.length === 1 ? { kind: 'file' as const, location: path.join(upload, only!) } : { kind: 'folder' as const, location: upload };
  return { upload, asked: { ...place, replace, ...(mapping !== undefined && { mapping }) } };
}

/** An error of the multipart parser as one of the product; any other as it is. */
export function partsUnread(thrown: unknown, next: string): unknown {
  // Errors of the multipart parser have no code; all others do.
  if (!(thrown instanceof Error) || 'code' in thrown) return thrown;
  return new QuarterdeckError('request_invalid', `The parts of the body cannot be read: ${thrown.message}.`, { next, cause: thrown });
}

/** @throws QuarterdeckError source_invalid if the files do not match the hash in the name */
async function checkUpload(source: string, folder: string, names: readonly string[], mapping: string | undefined): Promise<void> {
  const files = await Promise.all(names.map(async (name) => ({ name, sha256: await sha256OfFile(path.join(folder, name)) })));
  if (source === uploadName(files, mapping)) return;
  throw refused(
    `The files are not those that ${source} stands for.`,
    'name them by what they hash to, or put them under a name of your own',
  );
}

/** In chunks, because a file may not fit in memory. */
async function sha256OfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function mappingOf(file: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of file) {
    parts.push(part);
    bytes += part.length;
    if (bytes > largestMapping)
      throw new QuarterdeckError('body_too_large', 'The mapping file is too large.', { next: 'send a smaller body' });
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The last part of the caller's path, if it is a valid name on every system. */
function fileName(given: string): string {
  const name = normalForm(given.split(/[\\/]/).at(-1)!, 'NFC');
  if (/^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .()+&,-]{0,120}$/u.test(name)) return name;
  throw refused(`A file cannot be called ${JSON.stringify(given.slice(0, 80))}.`, 'call it as a table, such as deals.csv');
}

function refused(message: string, next: string): QuarterdeckError {
  return new QuarterdeckError('source_invalid', message, { next });
}
