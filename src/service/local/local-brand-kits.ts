/** A tenant's brand kits, with versions. */
import { defaultBrandKit } from '../../engine/brand/default-brand-kit.ts';

import { type BrandKit, isLook, type LookId, lookIds } from '../../model/brand-kit.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { QuarterdeckError } from '../../model/errors.ts';
import type { BrandKits } from '../deck-service.ts';
import type { KeptBrandKit, KeptBrandKitVersion } from '../schema/brand-kit.ts';
import type { List } from '../schema/list.ts';
import { keepTemplate, removeUnusedTemplates, templateKey, withTemplate } from './kept-templates.ts';
import type { LocalHost } from './local-host.ts';
import type { RunJob } from './render/jobs.ts';
import type { BrandKitVersion } from './store/brand-kit-store.ts';

/** `createdAt` is null for a built-in kit. */
type Found = Omit<BrandKitVersion, 'createdAt'> & { createdAt: number | null };

export class LocalBrandKits implements BrandKits {
  readonly #host: LocalHost;
  readonly #tenantId: string;
  readonly #run: RunJob;

  constructor(host: LocalHost, tenantId: string, run: RunJob = host.runFor(tenantId)) {
    this.#host = host;
    this.#tenantId = tenantId;
    this.#run = run;
  }

  async list(): Promise<List<KeptBrandKit>> {
    const { brandKits } = await this.#host.open();
    const kept = (await brandKits.list(this.#tenantId)).map(recordOf).map(withoutBytes);
    return listed([...(await Promise.all(lookIds.map(builtIn))).map(recordOf), ...kept]);
  }

  async get(id: string, version?: number): Promise<KeptBrandKit> {
    const kept = await this.find(id, version);
    const key = templateKey(kept.kit, this.#tenantId);
    if (key === null) return recordOf(kept);
    const fileKey = await this.#host.filesOf(this.#tenantId).keyOf(key);
    return recordOf({ ...kept, kit: await withTemplate(kept.kit, this.#host.files.path(key), fileKey) });
  }

  async versions(id: string): Promise<List<KeptBrandKitVersion>> {
    const { kit, version, createdAt } = await this.find(id);
    const { brandKits } = await this.#host.open();
    const kept = lookOf(id) ? [{ version, name: kit.name, createdAt }] : await brandKits.versions(this.#tenantId, id);
    return listed(kept.map(({ name, ...each }) => ({ brand_kit_id: id, name, version: each.version, created_at: dateOf(each.createdAt) })));
  }

  async put(id: string, written: unknown): Promise<KeptBrandKit> {
    if (lookOf(id)) {
      throw new QuarterdeckError('brand_kit_invalid', 'A built-in brand kit cannot be replaced.', { next: 'give the kit another id' });
    }
    const kit = await this.#run('brand-kit', { written: { ...(written as object), id } }, {});
    const { brandKits } = await this.#host.open();
    const kept = await brandKits.put(this.#tenantId, await keepTemplate(kit, this.#tenantId, this.#host));
    await removeUnusedTemplates(this.#tenantId, this.#host);
    return withoutBytes(recordOf(kept));
  }

  async delete(id: string): Promise<void> {
    if (lookOf(id)) throw new QuarterdeckError('brand_kit_invalid', 'A built-in brand kit stays.', { next: 'quarterdeck brand-kits list' });
    await this.find(id);
    await (await this.#host.open()).brandKits.delete(this.#tenantId, id);
    await removeUnusedTemplates(this.#tenantId, this.#host);
  }

  /** As stored, with a template's hash only. @throws QuarterdeckError brand_kit_not_found */
  async find(id: string, version?: number): Promise<Found> {
    const look = lookOf(id);
    if (look) {
      if (version === undefined || version === 1) return builtIn(look);
      throw noVersion(id, version);
    }
    const { brandKits } = await this.#host.open();
    const kept = await brandKits.get(this.#tenantId, id, version);
    if (kept) return kept;
    if (version !== undefined && (await brandKits.get(this.#tenantId, id))) throw noVersion(id, version);
    const known = [...lookIds, ...(await brandKits.list(this.#tenantId)).map(({ kit }) => kit.id)];
    const near = didYouMean(id, known);
    throw new QuarterdeckError('brand_kit_not_found', `There is no brand kit ${id}${near ? `; did you mean ${near}?` : '.'}`, {
      next: 'quarterdeck brand-kits list',
    });
  }
}

function noVersion(id: string, version: number): QuarterdeckError {
  return new QuarterdeckError('brand_kit_not_found', `The brand kit ${id} has no version ${version}.`, {
    next: `quarterdeck brand-kits list --versions ${id}`,
  });
}

/** The light look is listed, and recorded by decks, as the default kit. */
function lookOf(id: string): LookId | null {
  if (id === defaultBrandKit.id) return 'light';
  return isLook(id) ? id : null;
}

async function builtIn(look: LookId): Promise<Found> {
  const { readSentKit } = await import('./read-sent-kit.ts');
  return { kit: await readSentKit({ look }), version: 1, createdAt: null };
}

function listed<T>(data: T[]): List<T> {
  return { object: 'list', data, has_more: false, next_cursor: null };
}

/** Keeps only the description of a template; its bytes are returned only with the kit itself. */
function withoutBytes(record: KeptBrandKit): KeptBrandKit {
  const { template } = record.kit as unknown as BrandKit;
  if (!template) return record;
  const { data: _, ...found } = template;
  return { ...record, kit: { ...record.kit, template: found } };
}

function recordOf({ kit, version, createdAt }: Found): KeptBrandKit {
  return {
    brand_kit_id: kit.id,
    name: kit.name,
    version,
    kit: kit as BrandKit & Record<string, unknown>,
    created_at: dateOf(createdAt),
  };
}

function dateOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
