/** The looks: backgrounds, fonts and fills. */
import type { BrandColors, BrandKit, BrandTemplate, Hex, LookId } from '../../model/brand-kit.ts';
import type { ColorToken, Geometry } from '../../model/layout.ts';
import { contrast, definedOf, deriveColors, luminance, mix, readable } from './colors.ts';

/** Background of a page that contains only its message. */
type Ground = 'dark' | 'paper';

export interface Look {
  /** One clause, for help and docs. */
  summary: string;
  /** The look's own colours and fonts, for a kit without any. */
  colors: BrandColors;
  fonts: BrandKit['fonts'];
  /** Adapts a company's colours to this look; derives those not given. */
  recolor(given: Partial<BrandColors>, standard: BrandColors): BrandColors;
  headings: 'bold' | 'regular';
  /** Factor on the size of cover and key figures. */
  display: number;
  /** Backgrounds of the cover, and of section and closing. */
  grounds: { cover: Ground; section: Ground };
  /** The large quiet shape on the cover; null for none. */
  coverShape: CoverShape | null;
  /** A short accent line above the cover's title. */
  coverRule: boolean;
  /** What holds a group together: a panel, or a hairline above it. */
  panel: 'fill' | 'hairline';
  /** Width of the bar next to a quote, inches; 0 for none. */
  quoteBar: number;
  /** How numbers appear before agenda sections. */
  agendaNumber: 'plain' | 'block';
  /** How charts mark scenarios: forecasts hatched and plans outlined, or freely. */
  notation: 'free' | 'scenarios';
}

/** From a column to the slide's right edge; an ellipse is round and stays within the margin. */
interface CoverShape {
  geometry: Extract<Geometry, 'rect' | 'ellipse'>;
  fill: ColorToken;
  /** First column it covers. */
  column: number;
  /** Shares of the slide's height. */
  top: number;
  bottom: number;
}

/** Common settings that looks override. */
const usual = {
  // Available wherever PowerPoint is, with exactly known widths.
  fonts: { heading: 'Calibri', body: 'Calibri' },
  recolor: deriveColors,
  headings: 'bold',
  display: 1,
  grounds: { cover: 'dark', section: 'dark' },
  coverRule: false,
  panel: 'fill',
  quoteBar: 0.06,
  agendaNumber: 'plain',
  notation: 'free',
} as const satisfies Partial<Look>;

export const light: Look = {
  ...usual,
  summary: 'white paper, dark cover, one accent',
  colors: {
    primary: '#1857B8',
    secondary: '#D9731A',
    text: '#17212E',
    background: '#FFFFFF',
    dark: '#0B1F3F',
    light: '#F1F4F9',
    positive: '#1B7A48',
    negative: '#BE3427',
    palette: ['#0E8577', '#6B4FA0'],
    link: '#1857B8',
  },
  coverShape: { geometry: 'rect', fill: 'accent', column: 9, top: 1 / 3, bottom: 1 },
};

const white: Hex = '#FFFFFF';
const isDark = (color: Hex) => luminance(color) < 0.18;

const dark: Look = {
  ...usual,
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
  recolor: turnedOver,
  coverShape: { geometry: 'ellipse', fill: 'accent-30', column: 8, top: 0.36, bottom: 0.92 },
};

/** The page is the kit's dark colour, the ink its page colour; accents are lightened until readable on page and panel. */
function turnedOver(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  const paper = paperOf(given) ?? standard.background;
  const ink = [given.text, given.background].find((color) => color !== undefined && contrast(color, paper) >= 10) ?? standard.text;
  const panel = given.light !== undefined && contrast(ink, given.light) >= 9 ? given.light : mix(ink, paper, 0.06);
  const lit = (color: Hex | undefined, least: number) => color && readable(readable(color, paper, least), panel, least);
  const colors: Partial<BrandColors> = {
    background: paper,
    text: ink,
    light: panel,
    ...definedOf({
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

/** The kit's darkest background, darkened further for comfortable reading; undefined if it has no colours. */
function paperOf({ background, dark, primary }: Partial<BrandColors>): Hex | undefined {
  if (background !== undefined && isDark(background)) return readable(background, white, 14);
  const ground = dark ?? primary;
  return ground && readable(mix(ground, '#000000', 0.5), white, 16);
}

const editorial: Look = {
  ...usual,
  summary: 'serif headings, warm paper, hairlines, a quiet cover',
  colors: {
    primary: '#8A2B2B',
    secondary: '#2F5D62',
    text: '#1F1B18',
    background: '#FDFCF9',
    dark: '#2B2320',
    light: '#F3EFE8',
    positive: '#2C6E49',
    negative: '#A8321F',
    palette: ['#8F6B1E', '#5A5F7D'],
    link: '#8A2B2B',
  },
  fonts: { heading: 'Cambria', body: 'Calibri' },
  headings: 'regular',
  grounds: { cover: 'paper', section: 'paper' },
  coverShape: { geometry: 'rect', fill: 'light', column: 9, top: 0, bottom: 1 },
  coverRule: true,
  panel: 'hairline',
  quoteBar: 0,
};

const bold: Look = {
  ...usual,
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
  recolor: accentGround,
  display: 1.25,
  coverShape: { geometry: 'rect', fill: 'accent-2', column: 10, top: 0, bottom: 1 },
  quoteBar: 0.2,
  agendaNumber: 'block',
};

/** Full pages have the accent as background, dark enough for white text. */
function accentGround(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  const colors = deriveColors(given, standard);
  return { ...colors, dark: readable(colors.primary, '#FFFFFF', 4.6), light: given.light ?? mix(colors.primary, colors.background, 0.08) };
}

const ibcs: Look = {
  ...usual,
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
  recolor: greys,
  display: 0.85,
  grounds: { cover: 'paper', section: 'paper' },
  coverShape: null,
  panel: 'hairline',
  quoteBar: 0,
  notation: 'scenarios',
};

/** Every series is a shade of the ink; a company's ink, page, link and variance colours stay. */
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

/** Contrast from which two backgrounds count as light and dark. */
const apart = 3;

function templateLook(look: Look, { layouts }: BrandTemplate): Look {
  const paper = layouts['title-only'].ground.color;
  const groundOf = (layout: 'title' | 'section') => (contrast(layouts[layout].ground.color, paper) < apart ? 'paper' : 'dark');
  return {
    ...look,
    headings: layouts['title-only'].placeholders.title?.bold ? 'bold' : 'regular',
    display: 1,
    grounds: { cover: groundOf('title'), section: groundOf('section') },
    coverShape: null,
    coverRule: false,
  };
}

const looks: Readonly<Record<LookId, Look>> = { light, dark, editorial, bold, ibcs };

export function lookOf({ look = 'light', template }: Pick<BrandKit, 'look' | 'template'>): Look {
  return template ? templateLook(looks[look], template) : looks[look];
}
