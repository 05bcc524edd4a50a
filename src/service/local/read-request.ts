/** A request as it came, checked and in the engine's terms. */
import type { DeckRequest } from '../../engine/generate-deck.ts';
import { parseOutline } from '../../engine/pipeline.ts';
import type { GenerateRequest } from '../schema/request.ts';
import { readBrandKitFile } from './read-brand-kit-file.ts';

/** @throws QuarterdeckError outline_invalid, brand_kit_invalid, brand_kit_unreadable, file_not_found, file_unreadable */
export async function readRequest({
  prompt,
  outline: given,
  data,
  mapping,
  commentary,
  brandKit,
  options,
}: GenerateRequest): Promise<DeckRequest> {
  const rest = {
    data,
    ...(mapping !== undefined && { mapping }),
    ...(commentary !== undefined && { commentary }),
    ...(brandKit !== undefined && { brandKit: await readBrandKitFile(brandKit) }),
    options,
  };
  if (given === undefined) return { prompt: prompt ?? '', ...rest };
  const outline = await parseOutline(given);
  // What the outline says of itself stands, unless the caller or new data say otherwise; the shorthand says nothing of its date.
  const asOf = options.asOf ?? (isFull(given) ? outline.asOf : options.today);
  const speaks = options.asOf !== undefined || data.length === 0;
  return {
    prompt: prompt ?? outline.title,
    ...rest,
    outline: { ...outline, asOf },
    options: { ...options, language: options.language ?? outline.language, ...(speaks && { asOf }) },
  };
}

function isFull(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'version' in given;
}
