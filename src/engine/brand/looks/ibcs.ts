/** IBCS: the notation of ISO 24896. Actual figures are dark, earlier ones grey, plans outlined, forecasts hatched; colour is for good and bad alone. */
import type { BrandColors } from '../../../model/brand-kit.ts';
import { mix } from '../color-tokens.ts';
import { deriveColors, readable } from '../derive-colors.ts';
import type { Look } from './look.ts';

export const ibcs: Look = {
  summary: 'business notation (ISO 24896): dark actuals, outlined plan, hatched forecast, colour for variance alone',
  colors: {
    primary: '#333333',
    secondary: '#8C8C8C',
    text: '#1A1A1A',
    background: '#FFFFFF',
    dark: '#333333',
    light: '#F5F5F5',
    positive: '#3B7D23',
    negative: '#C00000',
    palette: ['#666666', '#737373'],
    link: '#1857B8',
  },
  fonts: { heading: 'Calibri', body: 'Calibri' },
  recolor: greys,
  headings: 'bold',
  display: 0.85,
  grounds: { cover: 'paper', section: 'paper' },
  coverShape: null,
  coverRule: false,
  panel: 'hairline',
  quoteBar: 0,
  agendaNumber: 'plain',
  notation: 'scenarios',
};

/** Every series is a shade of the ink; of a company's own colours ink, paper, links and those of variance stay. */
function greys(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  const { text, background, positive, negative, link } = deriveColors(given, { ...standard, primary: given.primary ?? standard.link });
  const shade = (share: number, least: number) => readable(mix(text, background, share), background, least);
  return {
    text,
    background,
    positive,
    negative,
    link,
    primary: shade(0.88, 7),
    dark: shade(0.88, 7),
    secondary: shade(0.5, 3),
    palette: [shade(0.7, 4.5), shade(0.6, 3.6)],
    light: mix(text, background, 0.04),
  };
}
