/** A request as it came, checked and in the engine's terms. */

import { QuarterdeckError } from '../../engine/errors.ts';
import type { DeckRequest } from '../../engine/generate-deck.ts';
import { isFullOutline, readOutline } from '../schema/outline.ts';
import type { GenerateRequest } from '../schema/request.ts';
import { readBrandKitFile } from './read-brand-kit-file.ts';

/** @throws QuarterdeckError outline_invalid, brand_kit_invalid, brand_kit_unreadable, file_not_found, file_unreadable */
export async function readRequest({ prompt, outline: given, data, mapping, brandKit, options }: GenerateRequest): Promise<DeckRequest> {
  const rest = {
    data,
    ...(mapping !== undefined && { mapping }),
    ...(brandKit !== undefined && { brandKit: await readBrandKitFile(brandKit) }),
    options,
  };
  if (given === undefined) return { prompt: prompt ?? '', ...rest };
  if (!isFullOutline(given)) return { prompt: shorthand(given), ...rest };
  const outline = readOutline(given);
  return {
    prompt: prompt ?? outline.title,
    outline,
    ...rest,
    // What the outline says of itself stands, unless the caller says otherwise.
    options: { ...options, language: options.language ?? outline.language, asOf: options.asOf ?? outline.asOf },
  };
}

/** Titles and points without more are a prompt; the planner makes the slides. */
function shorthand(given: unknown): string {
  if (typeof given === 'object' && given !== null && Array.isArray((given as { slides?: unknown }).slides)) return JSON.stringify(given);
  throw new QuarterdeckError('outline_invalid', 'The outline has no list of slides.', {
    next: 'give it as {"title": …, "slides": [{"title": …, "points": […]}]}, or as generate --outline-only prints it',
  });
}
