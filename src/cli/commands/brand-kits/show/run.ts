/** `brand-kits show`: asks the service for it and prints what a person would want to recognise. */

import type { BrandKits } from '../../../../service/deck-service.ts';
import type { KeptBrandKit } from '../../../../service/schema/brand-kit.ts';
import { readBrandKitReference } from '../../../../service/schema/brand-kit-reference.ts';
import type { Context } from '../../../context.ts';
import type { ExitCode } from '../../../exit-codes.ts';
import { printResult } from '../../../output.ts';
import { brandKitLines } from '../brand-kit-lines.ts';

const mostNamed = 5;

export async function run(context: Context, [typed = '']: readonly string[]): Promise<ExitCode> {
  const { id, version } = readBrandKitReference(typed);
  const { brandKits } = await context.service();
  const kept = await brandKits.get(id, version);
  const isRecord = context.globals.json === true || context.globals.quiet === true;
  const others = isRecord ? [] : await otherVersions(kept, brandKits);
  await printResult(context, { record: kept, receipt: brandKitLines(kept, context.io.out, others).join('\n'), notes: [] });
  return 0;
}

/** As they can be typed, the latest first: `acme@3, acme@1`. */
async function otherVersions({ brand_kit_id: id, version: shown }: KeptBrandKit, brandKits: BrandKits): Promise<[string, string][]> {
  const others = (await brandKits.versions(id)).data.filter(({ version }) => version !== shown);
  if (others.length === 0) return [];
  const named = others.slice(0, mostNamed).map(({ version }) => `${id}@${version}`);
  const rest = others.length - named.length;
  return [['other versions', [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')]];
}
