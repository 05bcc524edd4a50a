/** A picture to show: hills at dusk, drawn from a function. */
import { type Pixel, png } from '../../src/demo/png.ts';

const ridges: { base: number; rise: number; waves: [number, number]; color: Pixel }[] = [
  { base: 0.52, rise: 0.07, waves: [5, 11], color: [134, 140, 168, 255] },
  { base: 0.64, rise: 0.06, waves: [3, 8], color: [92, 104, 138, 255] },
  { base: 0.78, rise: 0.05, waves: [4, 9], color: [54, 66, 98, 255] },
  { base: 0.9, rise: 0.04, waves: [2, 7], color: [28, 36, 60, 255] },
];

/** PNG in base64. */
export function landscape(width: number, height: number): string {
  const crests = ridges.map(({ base, rise, waves }) =>
    Array.from({ length: width }, (_, x) => {
      const t = (x / width) * Math.PI;
      return (base - rise * (Math.sin(waves[0] * t) + 0.4 * Math.sin(waves[1] * t + 1))) * height;
    }),
  );
  return png(width, height, (x, y) => {
    const ridge = ridges.findLast((_, i) => y >= crests[i]![x]!);
    if (ridge) return ridge.color;
    const dusk = y / (0.6 * height);
    if (Math.hypot(x - 0.7 * width, y - 0.3 * height) < 0.07 * height) return [255, 236, 200, 255];
    return [Math.round(120 + 130 * dusk), Math.round(150 + 50 * dusk), Math.round(205 - 50 * dusk), 255];
  }).toString('base64');
}
