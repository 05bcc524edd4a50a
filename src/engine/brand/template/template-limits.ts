/** What a template may cost: far more than any corporate template needs, far less than does harm. */
import type { ZipLimits } from '../../opc/zip-directory.ts';

const mb = 1024 ** 2;

export const zipLimits: ZipLimits = { file: 50 * mb, entries: 1500, unpacked: 200 * mb, times: 100, harmless: 10 * mb };

export const partLimits = {
  /** Bytes of all parts a deck needs, unpacked. */
  needed: 64 * mb,
  /** Bytes of one XML part. */
  xml: 20 * mb,
  /** Bytes of a part that mostly lists others: content types, relationships, the presentation. */
  list: 4 * mb,
  /** Relationships of one part. */
  relationships: 2000,
  depth: 256,
  /** Elements of all XML parts that are read. */
  nodes: 500_000,
} as const;
