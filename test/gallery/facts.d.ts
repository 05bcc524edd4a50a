/** The figures of the gallery: one invented quarter whose parts add to their totals. */
import type { Fact, FactId } from '../../src/engine/metrics/fact.ts';
export declare const members: {
  readonly product: readonly ['GTXPro', 'GTX Basic', 'GTX Plus Pro', 'MG Advanced', 'MG Special'];
  readonly region: readonly ['Central', 'East', 'West'];
  readonly owner: readonly [
    'Darcel Schlecht',
    'Vicki Laflamme',
    'Kary Hendrixson',
    'Cassey Cress',
    'Donn Cantrell',
    'Reed Clapper',
    'Zane Levy',
    'Corliss Cosme',
  ];
};
/** `scoped('won_value', 'product', 'GTX Basic')` → `won_value[product=GTX%20Basic]@0`. */
export declare function scoped(metric: string, dimension: string, member: string, at?: number): FactId;
export declare const facts: Readonly<Record<FactId, Fact>>;
/** Eight fact ids of a metric, oldest first. */
export declare function course(metric: string): FactId[];
export declare const quarters: string[];
