/** Whether the values of a chart can all be written at their points, and how wide words are in a chart. */
import type { FactId } from '../../../model/fact.ts';
import { ref } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';

/** Width of the widest value label at label size, inches. */
export function widestValue(ids: readonly (FactId | null)[], page: Page): number {
  return widestWord(
    ids.map((id) => (id === null ? '' : page.plain(ref(id)))),
    page,
  );
}

/** Width of the widest text on one line, inches; at label size unless told otherwise. */
export function widestWord(texts: readonly string[], page: Page, size: number = page.sizes.label): number {
  return Math.max(0, ...texts.map((text) => page.measure([{ runs: [{ text }] }], page.width, size).widest));
}

/** Indexes of the first, the highest, the lowest and the last point, and of those asked for: what a chart says when it cannot say all. */
export function tellingPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  const present = numbers.flatMap((number, index) => (number === null ? [] : [index]));
  const bySize = present.toSorted((a, b) => numbers[a]! - numbers[b]! || a - b);
  const chosen = new Set([present[0], bySize[0], bySize.at(-1), present.at(-1), ...also]);
  return present.filter((index) => chosen.has(index));
}

/** The telling points whose label meets no taller column beside it. */
export function clearPoints(ids: readonly (FactId | null)[], also: readonly number[], page: Page): number[] {
  const numbers = ids.map((id) => (id === null ? null : page.value(id)));
  return tellingPoints(ids, also, page).filter((index) =>
    [index - 1, index + 1].every((beside) => (numbers[beside] ?? Number.NEGATIVE_INFINITY) <= numbers[index]!),
  );
}
