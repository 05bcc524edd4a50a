/** Dark: light ink on dark paper, for screens and large rooms. A kit made for white paper is turned over. */
import type { BrandColors, Hex } from '../../../model/brand-kit.ts';
import { mix } from '../color-tokens.ts';
import { contrast, luminance } from '../contrast.ts';
import { deriveColors, readable } from '../derive-colors.ts';
import type { Look } from './look.ts';

const white: Hex = '#FFFFFF';
const isDark = (color: Hex) => luminance(color) < 0.18;

export const dark: Look = {
  summary: 'light ink on dark paper, for screens and large rooms',
  colors: {
    primary: '#6FA8FF',
    secondary: '#F0A04B',
    text: '#F2F5FA',
    background: '#111823',
    dark: '#16263F',
    light: '#1C2635',
    positive: '#5BC48A',
    negative: '#FF8A7A',
    palette: ['#4FC3B2', '#B49BE8'],
    link: '#6FA8FF',
  },
  fonts: { heading: 'Calibri', body: 'Calibri' },
  recolor: turnedOver,
  headings: 'bold',
  display: 1,
  grounds: { cover: 'dark', section: 'dark' },
  coverShape: { geometry: 'ellipse', fill: 'accent-30', column: 8, top: 0.36, bottom: 0.92 },
  coverRule: false,
  panel: 'fill',
  quoteBar: 0.06,
  agendaNumber: 'plain',
  notation: 'free',
};

/** Paper is the kit's dark ground, ink its paper; what speaks is lightened until it reads on both paper and panel. */
function turnedOver(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  const paper = paperOf(given) ?? standard.background;
  const ink = [given.text, given.background].find((color) => color !== undefined && contrast(color, paper) >= 10) ?? standard.text;
  const panel = given.light !== undefined && contrast(ink, given.light) >= 9 ? given.light : mix(ink, paper, 0.06);
  const lit = (color: Hex | undefined, least: number) => color && readable(readable(color, paper, least), panel, least);
  const colors: Partial<BrandColors> = {
    background: paper,
    text: ink,
    light: panel,
    ...defined({
      primary: lit(given.primary, 4.5),
      secondary: lit(given.secondary, 3),
      positive: lit(given.positive, 4.5),
      negative: lit(given.negative, 4.5),
      link: lit(given.link, 4.5),
    }),
    ...(given.palette && { palette: [lit(given.palette[0], 3)!, lit(given.palette[1], 3)!] as const }),
  };
  const derived = deriveColors(colors, standard);
  return { ...derived, dark: mix(derived.primary, paper, 0.14) };
}

/** The darkest ground a kit has, darkened further where ink could not be read on it for long; undefined when it names no colour. */
function paperOf({ background, dark, primary }: Partial<BrandColors>): Hex | undefined {
  if (background !== undefined && isDark(background)) return readable(background, white, 14);
  const ground = dark ?? primary;
  return ground && readable(mix(ground, '#000000', 0.5), white, 16);
}

function defined(colors: Partial<Record<keyof BrandColors, Hex | undefined>>): Partial<BrandColors> {
  return Object.fromEntries(Object.entries(colors).filter(([, color]) => color !== undefined));
}
