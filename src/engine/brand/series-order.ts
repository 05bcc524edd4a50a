/** The colours of a chart's series, in the order they take them: the kit's own, or accent, a grey and the other series colours. */

import type { BrandKit } from '../../model/brand-kit.ts';
import { type Ruled, seriesColors } from '../../model/brand-kit.ts';
import type { ColorToken } from '../../model/layout.ts';
import { colorTable } from './color-tokens.ts';
import { contrast } from './contrast.ts';

const usual: readonly ColorToken[] = ['accent', 'ink-35', 'accent-2', 'series-4'];

export interface SeriesOrder {
  colors: readonly ColorToken[];
  /** The order is the kit's: it counts before what is usual in a kind of chart. */
  own: readonly ColorToken[] | null;
  /** Those of the kit's order on which a label can be read. */
  labelled: readonly ColorToken[];
}

export function seriesOrder(kit: Pick<BrandKit, 'colors'> & Ruled): SeriesOrder {
  const own = kit.rules?.chartPalette?.map((role): ColorToken => seriesColors[role]) ?? null;
  if (own === null) return { colors: usual, own, labelled: [] };
  const table = colorTable(kit);
  const labelled = own.filter((color) => Math.max(contrast(table.ink, table[color]), contrast(table.paper, table[color])) >= 4.5);
  return { colors: [...own, ...usual.filter((color) => !own.includes(color))], own, labelled };
}
