/** The changes that lead from a theme colour to another shade of it, as DrawingML writes them: ECMA-376 part 1, 20.1.2.3. */
import type { Hex } from '../../model/brand-kit.ts';
import { channels } from '../brand/colors.ts';

/**
 * Luminance is scaled and lifted, as PowerPoint's own "Lighter 40%" does; the saturation is corrected because mixing with paper greys
 * a colour and lifting its luminance does not. Another hue is turned to.
 */
export function tint(from: Hex, to: Hex): string {
  if (from.toUpperCase() === to.toUpperCase()) return '';
  const base = hslOf(from);
  const target = hslOf(to);
  // Mixed with paper a colour keeps its hue but for rounding.
  const turn = target.saturation === 0 || base.saturation === 0 ? 0 : Math.round(target.hue - base.hue);
  const hue = Math.abs(turn) < 8 ? '' : change('hueOff', turn * 60_000);
  const scale = base.luminance <= target.luminance ? (1 - target.luminance) / (1 - base.luminance) : target.luminance / base.luminance;
  const lift = target.luminance - scale * base.luminance;
  const saturation = base.saturation === 0 ? 1 : target.saturation / base.saturation;
  return hue + [modifier('satMod', saturation, 1), modifier('lumMod', scale, 1), modifier('lumOff', lift, 0)].join('');
}

/** The colour named outright, whatever it is a change of: for what no grey can be turned to. */
export function outright(color: Hex): string {
  const { hue, saturation, luminance } = hslOf(color);
  // In this order: a grey has no hue until it is saturated, black and white are not before they are neither.
  return change('lum', percent(luminance)) + change('sat', percent(saturation)) + change('hue', Math.round(hue) * 60_000);
}

/** Thousandths of a percent, in whole percent, as PowerPoint's own palette has them. */
const percent = (share: number) => Math.round(share * 100) * 1000;
const change = (name: string, value: number) => `<a:${name} val="${value}"/>`;

/** Left out when it changes nothing. */
function modifier(name: string, share: number, neutral: number): string {
  const value = percent(share);
  return value === neutral * 100_000 ? '' : change(name, value);
}

/** Hue in degrees, the rest 0..1. */
export function hslOf(hex: Hex): { hue: number; saturation: number; luminance: number } {
  const [r, g, b] = channels(hex).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const luminance = (high + low) / 2;
  const range = 1 - Math.abs(2 * luminance - 1);
  const saturation = high === low || range === 0 ? 0 : (high - low) / range;
  return { hue: hueOf(r, g, b, high, high - low), saturation, luminance };
}

function hueOf(r: number, g: number, b: number, high: number, spread: number): number {
  if (spread === 0) return 0;
  const sixth = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}
