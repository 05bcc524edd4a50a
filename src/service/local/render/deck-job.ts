/** A deck to make, in a form that can be sent to another process: the stored request, its files, and its sources opened. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from '../../../engine/data/table-source.ts';
import type { DeckHooks } from '../../../engine/generate-deck.ts';
import type { Environment } from '../home.ts';
import { withTemplate } from '../kept-templates.ts';
import { openLocation, openSource, type SourceAccess } from '../open-source.ts';
import { openFile } from '../store/encryption/sealed-file.ts';
import { type Made, makeDeck } from './make-deck.ts';
import type { StoredRequest } from './stored-request.ts';

export interface DeckJob {
  request: StoredRequest;
  /** What opens the template of the brand kit; missing if there is none, or an earlier version kept it, which did not encrypt it. */
  templateKey?: string | null;
  /** In the order of `request.dataSources`; passwords are never stored with the request. */
  sources: readonly SourceAccess[];
}

/** @param env Database settings: PGPASSWORD, PGUSER … */
export async function runDeckJob({ request, templateKey = null, sources }: DeckJob, env: Environment, hooks: DeckHooks): Promise<Made> {
  const data = await Promise.all(request.data.map((each) => openData(each, env)));
  const named = sources.map((each) => openSource(each, env));
  const { brandKit, templateAt, documentsAt, documentsKey, ...rest } = request;
  const documents = documentsAt === undefined ? {} : { documents: (await readKept(documentsAt, documentsKey)).toString('utf8') };
  return makeDeck(
    { ...rest, ...documents, brandKit: brandKit && (await withTemplate(brandKit, templateAt, templateKey)) },
    [...data, ...named],
    hooks,
  );
}

async function openData({ bytesAt, bytesKey, ...source }: StoredRequest['data'][number], env: Environment): Promise<DataSource> {
  return bytesAt === undefined ? openLocation(source, env) : { ...source, bytes: await readKept(bytesAt, bytesKey) };
}

/** A file that came with the request. */
async function readKept(file: string, key: string | undefined): Promise<Buffer> {
  const bytes = await readFile(file);
  return key === undefined ? bytes : openFile(key, bytes, path.basename(file));
}
