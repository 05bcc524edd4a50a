/** A request as it came, made into what is kept of it: bytes into files, the brand kit as it is now. */

import type { BrandKit } from '../../../engine/brand/brand-kit.ts';
import type { DataSource } from '../../../engine/data/data-file.ts';
import type { GenerateRequest } from '../../schema/request.ts';
import { LocalBrandKits } from '../local-brand-kits.ts';
import type { LocalHost } from '../local-host.ts';
import type { StoredRequest } from './stored-request.ts';

interface Place {
  id: string;
  tenantId: string;
  host: LocalHost;
}

/** @throws QuarterdeckError brand_kit_not_found */
export async function keepRequest(request: GenerateRequest, place: Place): Promise<StoredRequest> {
  const { prompt, outline, mapping, commentary, pictures, options, strict = false } = request;
  const today = new Date(place.host.now()).toISOString().slice(0, 10);
  return {
    prompt,
    ...(outline !== undefined && { outline }),
    data: await Promise.all(request.data.map((data, at) => keepData(data, at, place))),
    dataSources: [...(request.dataSources ?? [])],
    ...(mapping !== undefined && { mapping }),
    ...(commentary !== undefined && { commentary }),
    ...(pictures !== undefined && { pictures }),
    brandKit: await brandKitOf(request.brandKit, place),
    options: { today, ...options },
    strict,
  };
}

async function keepData(
  { bytes, tables, ...data }: DataSource,
  at: number,
  { id, tenantId, host }: Place,
): Promise<StoredRequest['data'][number]> {
  if (tables) throw new Error('A live table cannot be kept with a request.');
  if (!bytes) return data;
  const key = `${tenantId}/${id}/data/${at}`;
  await host.files.put(key, bytes);
  return { ...data, bytesAt: host.files.path(key) };
}

async function brandKitOf(asked: GenerateRequest['brandKit'], { tenantId, host }: Place): Promise<BrandKit | null> {
  if (asked === undefined) return null;
  if (typeof asked !== 'string') return asked;
  const { kit } = await new LocalBrandKits(async () => (await host.open()).brandKits, tenantId).get(asked);
  return kit as unknown as BrandKit;
}
