/** `brand-kits list`: asks the service for them, or for the versions of one, and prints a line each. */
import type { BrandKit } from '../../../../model/brand-kit.ts';
import type { BrandKits } from '../../../../service/deck-service.ts';
import type { KeptBrandKitVersion } from '../../../../service/schema/brand-kit.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { listLines } from '../../../text-table.ts';
import type { ListOptions } from './spec.ts';

export async function run(context: Context, _args: readonly string[], { versions }: ListOptions): Promise<ExitCode> {
  const { brandKits } = await context.service();
  const { list, head, rows } = versions === undefined ? await kits(brandKits) : await versionsOf(versions, brandKits);
  await printResult(context, {
    record: list,
    receipt: listLines(head, rows, 'There are no brand kits.', context.io.out),
    notes: [],
  });
  return 0;
}

async function kits(brandKits: BrandKits) {
  const list = await brandKits.list();
  const rows = list.data.map((kept) => [
    kept.brand_kit_id,
    kept.name,
    kept.created_at === null ? 'built in' : `version ${kept.version}`,
    dayOf(kept),
    (kept.kit as unknown as BrandKit).template ? 'template' : '',
  ]);
  return { list, head: ['Brand kit', 'Name', 'Kept as', 'Since', 'Holds'], rows };
}

/** The first column can be typed again: `generate --brand-kit acme@2`. */
async function versionsOf(id: string, brandKits: BrandKits) {
  const list = await brandKits.versions(id);
  const rows = list.data.map((kept) => [
    kept.created_at === null ? kept.brand_kit_id : `${kept.brand_kit_id}@${kept.version}`,
    kept.name,
    dayOf(kept),
  ]);
  return { list, head: ['Version', 'Name', 'Since'], rows };
}

function dayOf({ created_at }: KeptBrandKitVersion): string {
  return created_at?.slice(0, 10) ?? '';
}
