/** Bold: full pages in the accent itself, large figures, strong blocks. */
import type { BrandColors } from '../../../model/brand-kit.ts';
import { mix } from '../color-tokens.ts';
import { deriveColors, readable } from '../derive-colors.ts';
import type { Look } from './look.ts';

export const bold: Look = {
  summary: 'full pages in the accent, large figures, strong blocks',
  colors: {
    primary: '#4B2ED6',
    secondary: '#E0457B',
    text: '#14112B',
    background: '#FFFFFF',
    dark: '#4B2ED6',
    light: '#EDEAFB',
    positive: '#0F7A4B',
    negative: '#C42B2B',
    palette: ['#0C8599', '#C2700A'],
    link: '#4B2ED6',
  },
  fonts: { heading: 'Calibri', body: 'Calibri' },
  recolor: accentGround,
  headings: 'bold',
  display: 1.25,
  grounds: { cover: 'dark', section: 'dark' },
  coverShape: { geometry: 'rect', fill: 'accent-2', column: 10, top: 0, bottom: 1 },
  coverRule: false,
  panel: 'fill',
  quoteBar: 0.2,
  agendaNumber: 'block',
  notation: 'free',
};

/** The ground of full pages is the accent, as dark as white text needs it. */
function accentGround(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  const colors = deriveColors(given, standard);
  return {
    ...colors,
    dark: readable(colors.primary, '#FFFFFF', 4.6),
    light: given.light ?? mix(colors.primary, colors.background, 0.08),
  };
}
