/** Uploads files to a server. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FormData } from 'undici';
import { isPattern, matchFiles } from '../../engine/data/data-file.ts';
import type { DataSource } from '../../engine/data/table-source.ts';
import type { DocumentFile } from '../../engine/read-documents.ts';
import { isLook } from '../../model/brand-kit.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { isPostgresUrl } from '../../sources/postgres/parse-url.ts';
import { sha256Of, uploadName } from '../file-names.ts';
import { type KeptBrandKit, largestBrandKit } from '../schema/brand-kit.ts';
import { largestDocuments, mostDocuments } from '../schema/documents.ts';
import type { GenerateBody } from '../schema/generate-body.ts';
import type { GenerateRequest } from '../schema/request.ts';
import type { Client } from './client.ts';

interface Upload {
  name: string;
  bytes: Uint8Array;
}

export async function uploadWhatIsHere(request: GenerateRequest, client: Client): Promise<GenerateRequest> {
  const { brandKit, documents = [] } = request;
  const read = await Promise.all(request.data.map(filesToSend));
  const kitBytes = typeof brandKit === 'object' ? [Buffer.byteLength(JSON.stringify(brandKit))] : [];
  client.sending([...[...read.flatMap(({ files }) => files), ...documents].map(({ bytes }) => bytes.length), ...kitBytes]);
  const names = await Promise.all(read.map((each) => putData(each, client)));
  const kitId = brandKit === undefined || typeof brandKit === 'string' ? brandKit : await putKit(brandKit, client);
  return { ...request, data: [], dataSources: [...(request.dataSources ?? []), ...names], ...(kitId !== undefined && { brandKit: kitId }) };
}

/** The JSON of the request, and each document. @throws QuarterdeckError body_too_large before sending, as `putBrandKit` does */
export function formWith(body: GenerateBody, documents: readonly DocumentFile[]): FormData {
  const bytes = documents.reduce((sum, document) => sum + document.bytes.length, 0);
  if (bytes > largestDocuments || documents.length > mostDocuments) {
    const many = `${documents.length} documents have ${mb(bytes)}`;
    throw new QuarterdeckError(
      'body_too_large',
      `The ${many}; a server takes ${mostDocuments} documents of ${mb(largestDocuments)} in all.`,
      {
        next: 'give the text of large documents, without their pictures',
      },
    );
  }
  const form = new FormData();
  form.append('request', new Blob([JSON.stringify(body)], { type: 'application/json' }), 'request.json');
  for (const document of documents) form.append('document', new Blob([new Uint8Array(document.bytes)]), document.name);
  return form;
}

async function filesToSend(source: DataSource): Promise<{ files: Upload[]; mapping: DataSource['mapping'] }> {
  if (isPostgresUrl(source.path)) {
    throw new QuarterdeckError('source_invalid', 'A server reads only databases that were named on it.', {
      next: 'quarterdeck sources add crm --postgres <url>, then generate --source crm',
    });
  }
  return { files: await filesOf(source), mapping: source.mapping };
}

/** Named by the hash of its content, so that the same data are the same source and cannot be replaced by others. */
async function putData({ files, mapping }: Awaited<ReturnType<typeof filesToSend>>, client: Client): Promise<string> {
  const form = new FormData();
  for (const { name, bytes } of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  if (mapping !== undefined) form.append('mapping', new Blob([mapping]), 'mapping.yaml');
  const name = uploadName(
    files.map(({ name: called, bytes }) => ({ name: called, sha256: sha256Of(bytes) })),
    mapping,
  );
  await client.ask('putDataSource', { params: { name }, form, wait: 300 });
  return name;
}

async function filesOf({ name, path: place, bytes }: DataSource): Promise<Upload[]> {
  if (bytes) return [{ name: name ?? 'stdin', bytes }];
  const found = await stat(place).catch(() => null);
  const paths = found?.isDirectory()
    ? (await readdir(place, { withFileTypes: true }))
        .filter((entry) => entry.isFile() && !/^(\.|~\$)/.test(entry.name))
        .map((entry) => path.join(place, entry.name))
    : found
      ? [place]
      : isPattern(place)
        ? await matchFiles(place)
        : [];
  if (paths.length === 0) {
    throw new QuarterdeckError('file_not_found', `There is no file or folder ${place}.`, { next: 'check the path' });
  }
  return Promise.all(
    paths.sort().map(async (file) => ({
      name: paths.length === 1 && name ? `${name}${path.extname(file)}` : path.basename(file),
      bytes: await readFile(file),
    })),
  );
}

/** Returns the exact version that was saved, in case someone else saves another one in the meantime. */
async function putKit(kit: { id: string }, client: Client): Promise<string> {
  const { id, ...rest } = kit;
  const name = id === 'default' || isLook(id) ? 'own' : id;
  const { version } = await putBrandKit(name, rest, client);
  return `${name}@${version}`;
}

const mb = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** @throws QuarterdeckError body_too_large before sending, because a server disconnects without an explanation */
export async function putBrandKit(id: string, written: unknown, client: Client): Promise<KeptBrandKit> {
  const bytes = Buffer.byteLength(JSON.stringify(written));
  if (bytes > largestBrandKit) {
    throw new QuarterdeckError('body_too_large', `The brand kit has ${mb(bytes)} when it is sent; a server takes ${mb(largestBrandKit)}.`, {
      next: 'delete unused layouts and large pictures from its template in PowerPoint',
    });
  }
  client.sending([bytes]);
  return client.ask('putBrandKit', { params: { brand_kit_id: id }, json: written, wait: 60 });
}
