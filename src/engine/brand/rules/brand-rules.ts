/** Rules of a brand that a deck is held against, besides what its colours, fonts and logo say. */
import type { ColorToken } from '../../layout/layout.ts';
import type { Hex } from '../brand-kit.ts';

/** A strict rule that is broken fails the gate "on-brand"; of any other a person is told. */
export const enforcements = ['warn', 'strict'] as const;
export type Enforcement = (typeof enforcements)[number];

/** Points. */
export interface MinimumSizes {
  title?: number;
  /** Running text. */
  body?: number;
  /** Labels, tables and charts; as large as `body` unless given. */
  data?: number;
  /** The foot. */
  source?: number;
}

/** Colours series may take, by role, and what each is on a slide. */
export const seriesColors = {
  primary: 'accent',
  secondary: 'accent-2',
  'palette-1': 'series-3',
  'palette-2': 'series-4',
  dark: 'dark',
  text: 'ink',
} as const satisfies Record<string, ColorToken>;
export type SeriesRole = keyof typeof seriesColors;
export const seriesRoles = Object.keys(seriesColors) as SeriesRole[];

/** What may have rules. */
export interface Ruled {
  rules?: BrandRules | undefined;
}

export interface BrandRules {
  forbiddenColors?: { colors: Hex[]; enforce: Enforcement };
  minimumSizes?: MinimumSizes & { enforce: Enforcement };
  /** Order in which the series of a chart take colours. */
  chartPalette?: SeriesRole[];
}
