/** How well one colour reads on another: WCAG 2 relative luminance and contrast ratio. */
import type { Hex } from '../../model/brand-kit.ts';

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

/** 1 for equal colours, 21 for black on white; the order of the two does not matter. */
export function contrast(a: Hex, b: Hex): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
