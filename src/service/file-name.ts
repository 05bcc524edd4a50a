/** What a deck's file may be called, on every system. */
import type { ArtifactFormat } from './schema/deck-status.ts';
import { slug } from './slug.ts';

/** `Q4 2025 review: Acme` → `q4-2025-review-acme.pptx`. */
export function fileNameOf(title: string, format: ArtifactFormat): string {
  return `${slug(title)}${format === 'pptx' ? '.pptx' : `.${format}.json`}`;
}
