/** Sizes of the words in a diagram: a bold head and the details under it. */

/** In points, the preferred ones first. */
export const scales = [
  { head: 18, text: 14 },
  { head: 14, text: 12 },
  { head: 12, text: 12 },
] as const;
/** For parts with few words: the details are as large as the head, which is bold. */
export const roomyScale = { head: 18, text: 18 } as const;
export type Scale = (typeof scales)[number] | typeof roomyScale;

/** What `draw` makes at the largest scale at which it fits; at the smallest where it fits at none. It is told when there is none smaller. */
export function drawnToFit<T extends { fits: boolean }>(draw: (scale: Scale, smallest: boolean) => T, from: readonly Scale[] = scales): T {
  let drawn: T | undefined;
  for (const scale of from) {
    drawn = draw(scale, scale === from[from.length - 1]);
    if (drawn.fits) break;
  }
  return drawn!;
}
