/** The brand kit: colours, fonts, logo with its safe zone. What a person writes in `acme.json`, with all defaults filled in. */

/** Six hexadecimal digits with a hash: `#1F4E79`. */
export type Hex = `#${string}`;

export interface BrandColors {
  /** Accent that does the talking. */
  primary: Hex;
  /** Contrast or a second series. */
  secondary: Hex;
  /** Ink: nearly black. */
  text: Hex;
  /** Paper. */
  background: Hex;
  /** Ground of cover, section and closing. */
  dark: Hex;
  /** Panels. */
  light: Hex;
  /** Good and bad, for variance only. */
  positive: Hex;
  negative: Hex;
  /** Further series: exactly two. */
  palette: readonly [Hex, Hex];
  link: Hex;
}

export interface BrandLogo {
  /** PNG or JPEG, base64. */
  data: string;
  type: 'png' | 'jpeg';
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
  corner: 'top-right' | 'bottom-right';
  /** Height on a content slide, inches. */
  size: number;
  /** Free space around it, as a share of its height. */
  safeZone: number;
}

export interface BrandKit {
  id: string;
  name: string;
  colors: BrandColors;
  fonts: { heading: string; body: string };
  logo: BrandLogo | null;
  /** Stands in the footer beside the source; null for none. */
  footer: string | null;
}
