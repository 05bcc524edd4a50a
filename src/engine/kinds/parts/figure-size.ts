/** The size of figures that stand beside each other: the largest at which every one stays on its line. */
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';

/** Arabic letters, and the digits among them, are drawn by whatever font the reader's program has: how much wider that may be. */
const unknownFont = 1.25;

/** One of `candidates`, points, largest first; `box` is what one figure has, inches. */
export function figureSizeIn(
  figures: readonly Text[],
  box: { w: number; h: number },
  candidates: readonly number[],
  page: Page,
  options: { font: 'heading'; lineSpacing?: number },
): number {
  const each = figures.map((figure) => {
    const w = box.w / widerBy(page.plain(figure));
    return page.fitSize([{ runs: page.runs(figure) }], { ...box, w }, candidates, options);
  });
  return Math.min(candidates[0]!, ...each);
}

/** How much wider than measured a text may be drawn. */
export function widerBy(text: string): number {
  return /\p{Script=Arabic}/u.test(text) ? unknownFont : 1;
}
