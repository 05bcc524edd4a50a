/** Colours as red, green and blue or as hue, saturation and luminance, all 0 to 1. */
import type { Hex } from '../../../../model/brand-kit.ts';
import { channels } from '../../contrast.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Hsl {
  /** Degrees. */
  hue: number;
  saturation: number;
  luminance: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

export function toRgb(hex: Hex): Rgb {
  const [r, g, b] = channels(hex);
  return [r / 255, g / 255, b / 255];
}

export function toHex(rgb: Rgb): Hex {
  const digits = rgb.map((channel) => Math.round(within(channel) * 255).toString(16).padStart(2, '0')); // biome-ignore format: one step a line
  return `#${digits.join('')}`.toUpperCase() as Hex;
}

export function toHsl([r, g, b]: Rgb): Hsl {
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const luminance = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0, luminance };
  const saturation = spread / (1 - Math.abs(2 * luminance - 1));
  const sector = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: sector * 60, saturation, luminance };
}

export function fromHsl({ hue, saturation, luminance }: Hsl): Rgb {
  const light = within(luminance);
  const reach = within(saturation) * Math.min(light, 1 - light);
  const channel = (shift: number) => {
    const at = (shift + (((hue % 360) + 360) % 360) / 30) % 12;
    return light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Light as it is emitted, in which tints and shades are mixed. */
export function toLinear(rgb: Rgb): Rgb {
  return rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

export function fromLinear(rgb: Rgb): Rgb {
  return rgb.map((c) => (within(c) <= 0.0031308 ? within(c) * 12.92 : 1.055 * within(c) ** (1 / 2.4) - 0.055)) as unknown as Rgb;
}
