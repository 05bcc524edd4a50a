/** Measures text as PowerPoint sets it: real font widths, line breaks by UAX #14, font-independent line pitch. */
import type { Paragraph, Run } from '../../model/layout.ts';
import { breakLines, type TextSetting } from './break-lines.ts';
import { ownFaces } from './face.ts';

/** Line pitch in inches per point of size, at single spacing. */
export const pitch = 1.2 / 72;
/** Part of it that is below the baseline, whatever the font and the spacing. */
export const descent = 0.2 / 72;
/** Renderers' line breaks diverge in long paragraphs; above this many lines, one more is reserved. */
const linesWithoutReserve = 6;

export interface Measured {
  /** Inches, including the space after all paragraphs but the last. */
  height: number;
  lines: number;
  /** Width of the longest line with its bullet indent, inches; of the longest word if it has to be broken. */
  widest: number;
}

/** Hanging indent of a bulleted paragraph, inches, for a size in points. */
export function bulletIndent(size: number): number {
  return Math.round(size * 1.3 * (100 / 72)) / 100;
}

/** Size of paragraphs in a box `width` inches wide, at `size` points unless a run sets another; without insets. */
export function measureParagraphs(paragraphs: readonly Paragraph[], width: number, size: number, setting: TextSetting): Measured {
  const total: Measured = { height: 0, lines: 0, widest: 0 };
  for (const [index, paragraph] of paragraphs.entries()) {
    const indent = paragraph.bullet ? bulletIndent(size) * (1 + (paragraph.level ?? 0)) : 0;
    const one = measureOnce(paragraph.runs, width - indent, size, setting);
    const after = index < paragraphs.length - 1 ? (paragraph.after ?? 0) / 72 : 0;
    total.height += one.height + after;
    total.lines += one.lines;
    total.widest = Math.max(total.widest, one.widest + indent);
  }
  return total;
}

const results = new Map<string, Measured>();
const mostResults = 5_000;

/** Cached, because a list is measured again with each item tried on a page. */
function measureOnce(runs: readonly Run[], width: number, size: number, setting: TextSetting): Measured {
  const looks = runs.map((run) => `${run.bold === true} ${run.size ?? size} ${run.text}`).join('\u0000');
  const key = `${setting.widths ? ownFaces(setting.widths).key : setting.family}\u0000${setting.fallback ?? ''}\u0000${setting.bold === true} ${setting.lineSpacing ?? 1} ${width} ${size}\u0000${looks}`;
  const before = results.get(key);
  if (before !== undefined) return before;
  const own = measureParagraph(runs, width, size, setting);
  const found = setting.fallback === undefined ? own : larger(own, measureParagraph(runs, width, size, inFallback(setting)));
  if (results.size >= mostResults) results.clear();
  results.set(key, found);
  return found;
}

function inFallback({ widths, fallback, ...setting }: TextSetting): TextSetting {
  return { ...setting, family: fallback ?? setting.family };
}

function larger(a: Measured, b: Measured): Measured {
  return { height: Math.max(a.height, b.height), lines: Math.max(a.lines, b.lines), widest: Math.max(a.widest, b.widest) };
}

function measureParagraph(runs: readonly Run[], width: number, size: number, setting: TextSetting): Measured {
  const linePitch = pitch * (setting.lineSpacing ?? 1);
  const { lines, longestWord } = breakLines(runs, width, size, setting);
  const result: Measured = { height: 0, lines: lines.length, widest: longestWord };
  let largest = 0;
  for (const line of lines) {
    result.height += (line.tallest || size) * linePitch;
    result.widest = Math.max(result.widest, line.width);
    largest = Math.max(largest, line.tallest);
  }
  if (result.lines > linesWithoutReserve) result.height += (largest || size) * linePitch;
  return result;
}
