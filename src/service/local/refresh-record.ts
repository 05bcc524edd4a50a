/** The record of a refreshed deck. */
import { createHash } from 'node:crypto';
import type { RefreshResult } from '../../engine/refresh/refresh-deck.ts';
import type { Refresh } from '../schema/refresh.ts';

export function refreshRecord({ bytes, title, outline, slides, updated, kept, report }: RefreshResult): Refresh {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    refresh_id: `refresh_${sha256.slice(0, 24)}`,
    status: 'completed',
    title,
    as_of: outline.asOf,
    slide_count: slides,
    updated,
    kept,
    path: null,
    bytes: bytes.length,
    sha256,
    report,
  };
}
