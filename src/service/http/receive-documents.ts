/** Receives a request for a deck with its documents: multipart/form-data with the JSON of the request in one part and each document in another. */
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { DocumentFile } from '../../engine/read-documents.ts';
import { withinBounds } from '../../model/bounds.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import { largestDocuments, mostDocuments } from '../schema/documents.ts';
import { partsUnread } from './keep-upload.ts';
import { fewLargeBodies } from './limits.ts';
import type { App } from './route-parts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Documents that came with the request. */
    documents: readonly DocumentFile[];
  }
}

/** Maximum size of the JSON, bytes: as large as where it is the whole body. */
const largestJson = 5 * 1024 * 1024;

/** The JSON becomes the body of the request, and is validated as such. */
export function receiveDocuments(scope: App): void {
  scope.register(multipart, { limits: { files: mostDocuments + 1, fields: 1, fieldSize: largestJson, fileSize: largestDocuments } });
  scope.decorateRequest('documents');
  scope.addHook('onRequest', fewLargeBodies({ large: 5 * 1024 * 1024, atOnce: 4 }));
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addHook('preValidation', async (request) => {
    request.documents = [];
    if (!request.isMultipart()) return;
    const { json, documents } = await readParts(request);
    request.documents = documents;
    const body = await new Promise((resolve, reject) => {
      parse(request, json, (error, value) => (error ? reject(error) : resolve(withinBounds(value))));
    });
    // Documents may speak for themselves.
    request.body = documents.length > 0 && isRecord(body) ? { prompt: null, ...body } : body;
  });
}

async function readParts(request: FastifyRequest): Promise<{ json: string; documents: DocumentFile[] }> {
  const documents: DocumentFile[] = [];
  let json: string | undefined;
  let inAll = 0;
  try {
    for await (const part of request.parts()) {
      if (part.fieldname === 'request') json = await textOf(part);
      else if (part.type === 'file' && part.fieldname === 'document') {
        const bytes = await part.toBuffer();
        inAll += bytes.length;
        if (inAll > largestDocuments) throw tooLarge();
        documents.push({ name: nameOf(part.filename), bytes });
      } else throw refused(`The body has a part called ${JSON.stringify(part.fieldname.slice(0, 80))}.`);
    }
  } catch (thrown) {
    throw partsUnread(thrown, next);
  }
  if (json === undefined) throw refused('The body has no part called "request".');
  if (documents.length > mostDocuments) throw refused(`The body has ${documents.length} documents; at most ${mostDocuments} are read.`);
  return { json, documents };
}

async function textOf(part: Multipart): Promise<string> {
  if (part.type === 'file') return new TextDecoder().decode(await part.toBuffer());
  // A part that is called JSON comes parsed.
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value ?? null);
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only shown, and looked at for its ending. */
function nameOf(given: string): string {
  const name = given
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  return name === '' ? 'document' : name.slice(-120);
}

const next = 'send the JSON in a part called "request", and each document as a file in a part called "document"';

function tooLarge(): QuarterdeckError {
  return new QuarterdeckError('body_too_large', `The documents have more than ${largestDocuments / 1024 ** 2} MB.`, {
    next: 'send the text of large documents, without their pictures',
  });
}

function refused(message: string): QuarterdeckError {
  return new QuarterdeckError('request_invalid', message, { next });
}
