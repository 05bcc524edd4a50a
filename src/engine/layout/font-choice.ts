/** Which measurable font stands for a brand's font: the one with the same metrics, or the nearest one made wider. */

export type MeasuredFont = 'carlito' | 'arimo' | 'inter' | 'caladea';

export interface FontChoice {
  font: MeasuredFont;
  /** Widths are multiplied by this. */
  factor: number;
  /** The widths of the family are not known; those of a similar one are taken, a little wider. */
  substituted: boolean;
}

const sameMetrics: Readonly<Record<string, MeasuredFont>> = {
  calibri: 'carlito',
  carlito: 'carlito',
  arial: 'arimo',
  arimo: 'arimo',
  helvetica: 'arimo',
  'helvetica neue': 'arimo',
  'liberation sans': 'arimo',
  inter: 'inter',
  cambria: 'caladea',
  caladea: 'caladea',
};

/** An unknown family is taken for Calibri's widths plus 8 %: most office sans faces lie between Calibri and Arial. */
const unknown: FontChoice = { font: 'carlito', factor: 1.08, substituted: true };

export function fontChoice(family: string): FontChoice {
  const font = sameMetrics[family.trim().toLowerCase()];
  return font === undefined ? unknown : { font, factor: 1, substituted: false };
}
