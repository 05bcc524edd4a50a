/** The tints of a heat table and its legend: four steps of the accent, or of good and bad on both sides of a middle. */

import type { FactId } from '../../../model/fact.ts';
import type { Box, ColorToken, TextElement } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';

export interface HeatScale {
  /** The lightest and the darkest figure; absent when there is none. */
  ends: [FactId, FactId] | undefined;
  middle?: { value: FactId; label: string; good: 'above' | 'below' };
}

const steps = ['accent-12', 'accent-30', 'accent-60', 'accent'] as const satisfies readonly ColorToken[];
const bad = ['bad-30', 'bad-12'] as const;
const good = ['good-12', 'good-30'] as const;
const even = 'ink-5';
/** On both sides of a middle: less than this part of the largest distance is as good as on it, more than the second is far. */
const near = 0.15;
const far = 0.5;

/** The tint of a figure, and the mark of one far from the middle: colour alone says nothing to those who do not see it. */
export function heatOf(value: number | null, { ends, middle }: HeatScale, page: Page): { fill: ColorToken; mark: string } {
  const [low, high] = ends ? [page.value(ends[0]), page.value(ends[1])] : [null, null];
  if (value === null || low === null || high === null) return { fill: even, mark: '' };
  const centre = middle ? page.value(middle.value) : null;
  if (!middle || centre === null) {
    const part = high > low ? (value - low) / (high - low) : 0;
    return { fill: steps[Math.min(steps.length - 1, Math.max(0, Math.floor(part * steps.length)))]!, mark: '' };
  }
  const reach = Math.max(Math.abs(high - centre), Math.abs(low - centre));
  const distance = reach === 0 ? 0 : Math.abs(value - centre) / reach;
  if (distance < near) return { fill: even, mark: '' };
  const above = value > centre;
  const isGood = above === (middle.good === 'above');
  const strong = distance >= far;
  return { fill: isGood ? good[strong ? 1 : 0] : bad[strong ? 0 : 1], mark: strong ? (above ? '▲ ' : '▼ ') : '' };
}

const swatch = { w: 0.36, h: 0.16 } as const;
const gap = 0.1;

/** Words, a swatch a tint, words: on one line under the table. */
export function placeLegend({ ends, middle }: HeatScale, box: Box, page: Page): TextElement[] {
  if (!ends || ends[0] === ends[1]) return [];
  const { words } = page;
  const parts: (string | ColorToken)[][] = middle
    ? [
        [words.worse, ...bad],
        [even, `${middle.label} {{${middle.value}}}`],
        [...good, words.better],
      ]
    : [[`${words.lowest} {{${ends[0]}}}`, ...steps, `${words.highest} {{${ends[1]}}}`]];
  const tokens: readonly string[] = [...steps, ...bad, even, ...good];
  let x = box.x + gap;
  let count = 0;
  return parts.flat().map((part): TextElement => {
    count += 1;
    const name = `Legend ${count}`;
    if (tokens.includes(part)) {
      const at = { x, y: box.y + (box.h - swatch.h) / 2, ...swatch };
      x += swatch.w + 0.04;
      return page.shape(name, at, { fill: part as ColorToken, group: 'Legend' });
    }
    const paragraphs = [{ runs: page.runs(part, { color: 'ink-65' }) }];
    const w = page.measure(paragraphs, page.width, page.sizes.label).widest * 1.1 + 0.06;
    const at = { x: x + (count > 1 ? gap - 0.04 : 0), y: box.y, w, h: box.h };
    x = at.x + w + gap;
    return page.text(name, at, paragraphs, { size: page.sizes.label, color: 'ink-65', anchor: 'middle', lineSpacing: 1, group: 'Legend' });
  });
}
