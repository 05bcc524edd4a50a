/** The id of an export: the same for the same request, so that it can be named before the file is made. */
import { createHash } from 'node:crypto';
import type { ExportRequest } from './schema/request.ts';

export function exportIdOf({ layout, deckId, format = 'pptx', strict = false }: ExportRequest): string {
  const asked = JSON.stringify([deckId ?? layout, format, strict]);
  return `export_${createHash('sha256').update(asked).digest('hex').slice(0, 24)}`;
}
