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

/** Families that company templates are often set in and that are wider than most: percent over Calibri, rather too much than too little. */
const wider: Readonly<Record<string, number>> = {
  aptos: 13,
  'aptos display': 13,
  'arial black': 45,
  'century gothic': 24,
  georgia: 14,
  montserrat: 27,
  'open sans': 15,
  poppins: 25,
  'segoe ui': 13,
  'segoe ui semibold': 17,
  tahoma: 13,
  'trebuchet ms': 14,
  verdana: 28,
};
/** An unknown family: most office sans faces lie between Calibri and Arial. */
const usual = 8;

export function fontChoice(family: string): FontChoice {
  const name = family.trim().toLowerCase();
  const font = sameMetrics[name];
  return font === undefined
    ? { font: 'carlito', factor: 1 + percentOver(family) / 100, substituted: true }
    : { font, factor: 1, substituted: false };
}

/** How much wider than Calibri a family whose widths are not known is taken to be, percent. */
export function percentOver(family: string): number {
  return wider[family.trim().toLowerCase()] ?? usual;
}
