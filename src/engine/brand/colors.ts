/** Brand colours: as roles on a slide, derived from a few given ones, by contrast, and in series order. */
import { type BrandColors, type BrandKit, type Hex, type Ruled, seriesColors } from '../../model/brand-kit.ts';
import type { ColorToken } from '../../model/layout.ts';

/** Red, green and blue of `#1F4E79`, each 0..255. */
export function channels(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** 0 for black, 1 for white. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 for equal colours, 21 for black on white; symmetric. */
export function contrast(a: Hex, b: Hex): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The accent for text as small as a label on the page's colour, if it can be read there. */
export function smallAccent(kit: Pick<BrandKit, 'colors'> & Ruled): 'accent' | 'ink' {
  const { accent, paper } = colorTable(kit);
  return contrast(accent, paper) >= 4.5 ? 'accent' : 'ink';
}

export function colorDistance(a: Hex, b: Hex): number {
  const [r1, g1, b1] = channels(a);
  const [r2, g2, b2] = channels(b);
  const red = (r1 + r2) / 2;
  return Math.sqrt((2 + red / 256) * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + (2 + (255 - red) / 256) * (b1 - b2) ** 2);
}

/** `color` at `share` (0..1) opacity over `ground`: `mix('#000000', '#FFFFFF', 0.65)` is a dark grey. */
export function mix(color: Hex, ground: Hex, share: number): Hex {
  const under = channels(ground);
  const mixed = channels(color).map((channel, i) => Math.round(channel * share + under[i]! * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex;
}

/** Text on the dark background: the page colour if readable, otherwise white or black. */
function onDark({ dark, background }: BrandColors): Hex {
  if (contrast(background, dark) >= 4.5) return background;
  return contrast('#FFFFFF', dark) >= contrast('#000000', dark) ? '#FFFFFF' : '#000000';
}

/** As muted as is still readable: 70%, more if the background is not very dark. */
function quieter(text: Hex, ground: Hex): Hex {
  for (let share = 70; share < 100; share += 5) {
    const shade = mix(text, ground, share / 100);
    if (contrast(shade, ground) >= 4.5) return shade;
  }
  return text;
}

/** Secondary text is 65% ink, or stronger if needed on page or panel; slightly more than needed, because themes round. */
function secondaryShare({ text, background, light }: BrandColors): number {
  let percent = 65;
  const reads = (ground: Hex) => contrast(mix(text, background, percent / 100), ground) >= 4.6;
  while (percent < 100 && !(reads(background) && reads(light))) percent++;
  return percent / 100;
}

/** The first tint on which ink or page colour is readable: a middle tone carries neither. */
function labelled(tints: readonly Hex[], { text, background }: BrandColors): Hex[] {
  const reads = tints.filter((tint) => Math.max(contrast(text, tint), contrast(background, tint)) >= 4.5);
  return reads.length > 0 ? reads : [...tints];
}

/** Alternative strengths of a fill, nearest first. */
const strengths = [1, 0.85, 1.15, 0.7, 1.4, 0.5, 2, 0.25, 2.8, 0];

/** Between good and bad: states that need watching. No kit names one. */
const amber: Hex = '#B45309';

export type ColorTable = Readonly<Record<ColorToken, Hex>>;

/** All colour roles of a kit; tints avoid forbidden colours. */
export function colorTable({ colors, rules }: Pick<BrandKit, 'colors'> & Ruled): ColorTable {
  const allowed = (candidates: readonly Hex[]) => allowedOf(candidates, { rules });
  const tints = (color: Hex, shares: readonly number[]) => shares.map((share) => mix(color, colors.background, share));
  /** A fill that text may be on. */
  const fill = (color: Hex, share: number) =>
    allowed(
      labelled(
        tints(
          color,
          strengths.map((times) => times * share),
        ),
        colors,
      ),
    );
  const secondary = secondaryShare(colors);
  const light = onDark(colors);
  const quiet = quieter(light, colors.dark);
  return {
    ink: colors.text,
    'ink-65': allowed(tints(colors.text, [secondary, ...[0.1, 0.2, 0.3].map((more) => Math.min(1, secondary + more)), 1])),
    'ink-35': fill(colors.text, 0.35),
    'ink-12': fill(colors.text, 0.12),
    'ink-5': fill(colors.text, 0.05),
    paper: colors.background,
    dark: colors.dark,
    past: pastOf(colors, fill),
    light: colors.light,
    'on-dark': allowed([light, mix(light, colors.dark, 0.94), mix(light, colors.dark, 0.88)]),
    'on-dark-70': allowed([quiet, mix(light, quiet, 0.5), light]),
    accent: colors.primary,
    'accent-60': allowed(
      labelled(tints(colors.primary, [0.6, 0.55, 0.5, 0.45, 0.65, 0.7, 0.4, 0.75, 0.35, 0.8, 0.3, 0.85, 0.25, 0.9, 0.2, 0.95, 1]), colors),
    ),
    'accent-30': fill(colors.primary, 0.3),
    'accent-12': fill(colors.primary, 0.12),
    'accent-2': colors.secondary,
    'series-3': colors.palette[0],
    'series-4': colors.palette[1],
    good: colors.positive,
    bad: colors.negative,
    warn: allowed([readableOnBoth(amber, colors), colors.secondary]),
    'good-30': fill(colors.positive, 0.3),
    'good-12': fill(colors.positive, 0.12),
    'bad-30': fill(colors.negative, 0.3),
    'bad-12': fill(colors.negative, 0.12),
  };
}

/** Tells a bar from the page, and leaves the accent in front. */
const seen = 1.7;

/** The dark colour, muted; on dark paper, where that would vanish, the accent. */
function pastOf({ dark, primary, background }: BrandColors, fill: (color: Hex, share: number) => Hex): Hex {
  const muted = fill(dark, 0.45);
  return contrast(muted, background) >= seen ? muted : fill(primary, 0.4);
}

/** An object without the fields that are undefined. */
export function definedOf<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

const black: Hex = '#000000';
const white: Hex = '#FFFFFF';

/** `standard`: the look's colours, for what is not given. */
export function deriveColors(given: Partial<BrandColors>, standard: BrandColors): BrandColors {
  // Candidates for a second accent and further series.
  const companions: readonly Hex[] = [standard.secondary, ...standard.palette, standard.primary];
  const background = given.background ?? standard.background;
  const primary = given.primary ?? readable(standard.primary, background, 4.5);
  const others = apartFrom(
    [primary, ...(given.secondary ? [given.secondary] : []), ...(given.palette ?? [])],
    companions.map((color) => readable(color, background, 3)),
  );
  const secondary = given.secondary ?? others.shift()!;
  const ownPrimary = given.primary !== undefined || given.background !== undefined;
  const text = given.text ?? inkFor(standard.text, background, primary);
  const light = given.light ?? (ownPrimary ? panelFor(primary, background, text) : standard.light);
  // Variances appear on panels as well as on the page.
  const onBoth = (color: Hex) => readableOnBoth(color, { text, background, light });
  return {
    primary,
    secondary,
    text,
    background,
    dark: given.dark ?? (ownPrimary ? ground(primary) : standard.dark),
    light,
    positive: given.positive ?? onBoth(standard.positive),
    negative: given.negative ?? onBoth(standard.negative),
    palette: given.palette ?? [others[0]!, others[1]!],
    link: given.link ?? readable(primary, background, 4.5),
  };
}

/** The colour itself if its contrast suffices, otherwise its nearest darker (on a dark background, lighter) shade. */
export function readable(color: Hex, background: Hex, least: number): Hex {
  const shades = shadesToward(color, background);
  return shades.find((shade) => contrast(shade, background) >= least) ?? shades.at(-1)!;
}

/** Readable on page and panel: the nearest shade towards the ink, the only direction that works on a mid-tone page. */
export function readableOnBoth(color: Hex, { text, background, light }: Pick<BrandColors, 'text' | 'background' | 'light'>): Hex {
  const reads = (shade: Hex) => contrast(shade, background) >= 4.5 && contrast(shade, light) >= 4.5;
  const shades = Array.from({ length: 51 }, (_, step) =>
    mix(color, luminance(text) > luminance(background) ? white : black, 1 - step / 50),
  );
  return shades.find(reads) ?? shades.at(-1)!;
}

/** The nearest shade on which ink or page colour is readable. */
export function carrying(color: Hex, { text, background }: Pick<BrandColors, 'text' | 'background'>): Hex {
  return shadesToward(color, background).find((shade) => Math.max(contrast(text, shade), contrast(background, shade)) >= 4.5) ?? color;
}

/** Shades ever further from the background, up to black or white. */
function shadesToward(color: Hex, background: Hex): Hex[] {
  const toward = luminance(background) > 0.18 ? black : white;
  return Array.from({ length: 51 }, (_, step) => mix(color, toward, 1 - step / 50));
}

/** Ink for the page, and for text on the accent if the page colour is not readable there. */
function inkFor(standard: Hex, background: Hex, primary: Hex): Hex {
  const ink = readable(standard, background, 12);
  return contrast(background, primary) >= 4.5
    ? ink
    : (shadesToward(ink, background).find((shade) => contrast(shade, primary) >= 4.5) ?? ink);
}

/** A touch of the accent, with ink as readable on it as on the page. */
function panelFor(primary: Hex, background: Hex, text: Hex): Hex {
  const least = Math.min(4.6, contrast(text, background));
  return [0.06, 0.04, 0.02].map((share) => mix(primary, background, share)).find((panel) => contrast(text, panel) >= least) ?? background;
}

/** A background for white text: the accent, darkened. */
function ground(primary: Hex): Hex {
  return readable(mix(primary, black, 0.6), white, 9);
}

/** The candidates that differ most from the colours already taken. */
function apartFrom(taken: readonly Hex[], candidates: readonly Hex[]): Hex[] {
  const left = [...candidates];
  const used = [...taken];
  const chosen: Hex[] = [];
  while (left.length > 0) {
    const distances = left.map((color) => Math.min(...used.map((other) => colorDistance(color, other))));
    const [next] = left.splice(distances.indexOf(Math.max(...distances)), 1);
    used.push(next!);
    chosen.push(next!);
  }
  return chosen;
}

const usual: readonly ColorToken[] = ['accent', 'past', 'accent-2', 'series-4'];

export interface SeriesOrder {
  colors: readonly ColorToken[];
  /** The kit's own order, which precedes a chart's usual one. */
  own: readonly ColorToken[] | null;
  /** Those of the kit's order on which a label is readable. */
  labelled: readonly ColorToken[];
}

export function seriesOrder(kit: Pick<BrandKit, 'colors'> & Ruled): SeriesOrder {
  const own = kit.rules?.chartPalette?.map((role): ColorToken => seriesColors[role]) ?? null;
  if (own === null) return { colors: usual, own, labelled: [] };
  const table = colorTable(kit);
  const labelled = own.filter((color) => Math.max(contrast(table.ink, table[color]), contrast(table.paper, table[color])) >= 4.5);
  return { colors: [...own, ...usual.filter((color) => !own.includes(color))], own, labelled };
}

/** Colour distance below which two colours look the same. */
const sameLook = 20;

/** The forbidden colour that this one equals or resembles; undefined if allowed. */
export function forbiddenColor(color: Hex, { rules }: Ruled): Hex | undefined {
  return rules?.forbiddenColors?.colors.find((forbidden) => colorDistance(color, forbidden) < sameLook);
}

/** The first allowed candidate; the very first if none is. */
export function allowedOf(candidates: readonly Hex[], kit: Ruled): Hex {
  return candidates.find((color) => forbiddenColor(color, kit) === undefined) ?? candidates[0]!;
}
