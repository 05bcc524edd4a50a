/** Brand kits of one tenant: the built-in one, and those that were put there, in versions. */

import type { BrandKit } from '../../engine/brand/brand-kit.ts';
import { isLook, lookIds } from '../../engine/brand/look-ids.ts';
import { didYouMean } from '../../engine/did-you-mean.ts';
import { QuarterdeckError } from '../../engine/errors.ts';
import type { BrandKits } from '../deck-service.ts';
import type { KeptBrandKit } from '../schema/brand-kit.ts';
import type { List } from '../schema/list.ts';
import type { BrandKitStore, BrandKitVersion } from './store/brand-kit-store.ts';

export class LocalBrandKits implements BrandKits {
  readonly #store: () => Promise<BrandKitStore>;
  readonly #tenantId: string;

  constructor(store: () => Promise<BrandKitStore>, tenantId: string) {
    this.#store = store;
    this.#tenantId = tenantId;
  }

  async list(): Promise<List<KeptBrandKit>> {
    const kept = await (await this.#store()).list(this.#tenantId);
    return {
      object: 'list',
      data: [...(await Promise.all(lookIds.map(builtIn))), ...kept.map(recordOf)],
      has_more: false,
      next_cursor: null,
    };
  }

  async get(id: string): Promise<KeptBrandKit> {
    if (isLook(id)) return builtIn(id);
    const kept = await (await this.#store()).get(this.#tenantId, id);
    if (kept) return recordOf(kept);
    const near = didYouMean(
      id,
      (await this.list()).data.map(({ brand_kit_id }) => brand_kit_id),
    );
    throw new QuarterdeckError('brand_kit_not_found', `There is no brand kit ${id}${near ? `; did you mean ${near}?` : '.'}`, {
      next: 'quarterdeck brand-kits list',
    });
  }

  async put(id: string, written: unknown): Promise<KeptBrandKit> {
    if (isLook(id)) {
      throw new QuarterdeckError('brand_kit_invalid', 'A built-in brand kit cannot be replaced.', { next: 'give the kit another id' });
    }
    const { readBrandKit } = await import('../../engine/pipeline.ts');
    const kit = await readBrandKit({ ...(written as object), id }, noFile);
    return recordOf(await (await this.#store()).put(this.#tenantId, kit));
  }

  async delete(id: string): Promise<void> {
    await this.get(id);
    if (isLook(id)) throw new QuarterdeckError('brand_kit_invalid', 'A built-in brand kit stays.', { next: 'quarterdeck brand-kits list' });
    await (await this.#store()).delete(this.#tenantId, id);
  }
}

async function builtIn(look: string): Promise<KeptBrandKit> {
  const { readBrandKit } = await import('../../engine/pipeline.ts');
  return recordOf({ kit: await readBrandKit({ look }, noFile), version: 1, createdAt: null });
}

async function noFile(file: string): Promise<never> {
  throw new QuarterdeckError('brand_kit_invalid', `The logo ${file} was not sent along.`, {
    next: 'send the logo itself in logo.data, base64',
  });
}

function recordOf({ kit, version, createdAt }: Omit<BrandKitVersion, 'createdAt'> & { createdAt: number | null }): KeptBrandKit {
  return {
    brand_kit_id: kit.id,
    name: kit.name,
    version,
    kit: kit as BrandKit & Record<string, unknown>,
    created_at: createdAt === null ? null : new Date(createdAt).toISOString(),
  };
}
