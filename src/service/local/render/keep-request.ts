/** Stores an incoming request: bytes as files, and the brand kit as it is now. */

import type { DataSource } from '../../../engine/data/table-source.ts';
import type { DocumentsRead } from '../../../engine/read-documents.ts';
import type { BrandKit } from '../../../model/brand-kit.ts';
import { readBrandKitReference } from '../../schema/brand-kit-reference.ts';
import type { GenerateRequest } from '../../schema/request.ts';
import { keepTemplate, templateKey } from '../kept-templates.ts';
import { LocalBrandKits } from '../local-brand-kits.ts';
import type { LocalHost } from '../local-host.ts';
import { newFileKey, sealFile } from '../store/encryption/sealed-file.ts';
import type { StoredRequest } from './stored-request.ts';

interface Place {
  id: string;
  tenantId: string;
  host: LocalHost;
}

/**
 * @returns also the version of a saved brand kit; null if the kit came with the request, or none was given
 * @throws QuarterdeckError brand_kit_not_found
 */
export async function keepRequest(
  request: GenerateRequest,
  documents: DocumentsRead | null,
  place: Place,
): Promise<{ kept: StoredRequest; brandKitVersion: number | null }> {
  const { version, ...kit } = await brandKitOf(request.brandKit, place);
  const kept = await keepParts(request, kit, place);
  return { kept: documents === null ? kept : await withDocuments(kept, documents, place), brandKitVersion: version };
}

async function keepParts(
  request: GenerateRequest,
  kit: Pick<StoredRequest, 'brandKit' | 'templateAt'>,
  place: Place,
): Promise<StoredRequest> {
  const { prompt, outline, mapping, commentary, pictures, replay, options, strict = false, failOn } = request;
  const model = modelFor(request, place);
  const today = new Date(place.host.now()).toISOString().slice(0, 10);
  return {
    prompt,
    ...(outline !== undefined && { outline }),
    data: await Promise.all(request.data.map((data, at) => keepData(data, at, place))),
    dataSources: [...(request.dataSources ?? [])],
    ...(mapping !== undefined && { mapping }),
    ...(commentary !== undefined && { commentary }),
    ...(pictures !== undefined && { pictures }),
    ...(model !== undefined && { model }),
    ...(replay !== undefined && { replay }),
    ...kit,
    options: { today, ...options },
    strict,
    ...(failOn && { failOn }),
  };
}

/** A deck made of documents alone speaks their language. */
async function withDocuments(
  kept: StoredRequest,
  { text, language }: DocumentsRead,
  { id, tenantId, host }: Place,
): Promise<StoredRequest> {
  const key = `${tenantId}/${id}/documents.md`;
  const documentsKey = newFileKey();
  await host.files.put(key, sealFile(documentsKey, new TextEncoder().encode(text)));
  return { ...kept, documentsAt: key, documentsKey, ...(kept.prompt === null && { options: { language, ...kept.options } }) };
}

/** A server's tenants have the model that its operator gave them, and no other; the caller may do without. */
function modelFor({ model, planner }: GenerateRequest, { tenantId, host }: Place): StoredRequest['model'] {
  if (planner === 'embedded') return undefined;
  return host.isServer ? host.tenantModels.get(tenantId) : model;
}

async function keepData(
  { bytes, tables, ...data }: DataSource,
  at: number,
  { id, tenantId, host }: Place,
): Promise<StoredRequest['data'][number]> {
  if (tables) throw new Error('A live table cannot be kept with a request.');
  if (!bytes) return data;
  const key = `${tenantId}/${id}/data/${at}`;
  const bytesKey = newFileKey();
  await host.files.put(key, sealFile(bytesKey, bytes));
  return { ...data, bytesAt: key, bytesKey };
}

async function brandKitOf(
  asked: GenerateRequest['brandKit'],
  { tenantId, host }: Place,
): Promise<Pick<StoredRequest, 'brandKit' | 'templateAt'> & { version: number | null }> {
  if (asked === undefined) return { brandKit: null, version: null };
  const found = typeof asked === 'string' ? await keptKit(asked, { tenantId, host }) : { kit: asked, version: null };
  const brandKit = await keepTemplate(found.kit, tenantId, host);
  const templateAt = templateKey(brandKit, tenantId);
  return { brandKit, version: found.version, ...(templateAt !== null && { templateAt }) };
}

async function keptKit(asked: string, { tenantId, host }: Omit<Place, 'id'>): Promise<{ kit: BrandKit; version: number }> {
  const { id, version } = readBrandKitReference(asked);
  return new LocalBrandKits(host, tenantId).find(id, version);
}
