/** A page with a chart: eight columns beside four of reading, or all twelve when there is nothing to read. */
import type { Box, ColorToken, Element } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import type { Page } from '../define-kind.ts';
import { evenPages } from '../parts/pages.ts';
import { placeReading, readingHeight, splitReading } from '../parts/reading.ts';
import { fewEnoughWords } from '../parts/word-limit.ts';

/** Part of the body that a chart over its reading keeps at least. */
const leastAbove = 0.6;

/** `cramped` says that words would be cut beside the reading, which then stands under the chart where it leaves that its height. */
export function placeChartPage(
  reading: readonly Text[],
  page: Page,
  draw: (box: Box) => Element[],
  { claim = 'accent', cramped = () => false }: { claim?: ColorToken; cramped?: (box: Box) => boolean } = {},
): Element[] {
  const box = chartBox(reading, page);
  const under = reading.length > 0 && cramped(box) ? boxesOver(reading, page) : null;
  const [chart, words] = under ?? [box, readingBox(page)];
  return [...draw(chart), ...placeReading(reading, words, page, claim)];
}

/** The chart over all twelve columns and its reading under it; null where that leaves the chart too low. */
function boxesOver(reading: readonly Text[], page: Page): [Box, Box] | null {
  const { y, h } = page.body;
  const words = readingHeight(reading, page.body.w, page);
  const above = h - words - page.gaps.between;
  if (above < h * leastAbove) return null;
  const across = page.columns(0, 12);
  return [
    { ...across, y, h: above },
    { ...across, y: y + h - words, h: words },
  ];
}

/** Where the chart stands: the body's height, eight or twelve columns wide. */
function chartBox(reading: readonly Text[], page: Page): Box {
  const { y, h } = page.body;
  return { ...page.columns(0, reading.length > 0 ? 8 : 12), y, h };
}

/** One entry a page; a reading too long for its column, or beside the words `said` in the chart, goes on beside the same chart. */
export function splitByReading<C extends { reading: Text[] }>(content: C, page: Page, said: readonly Text[] = []): C[] {
  if (content.reading.length < 2) return [content];
  return splitReading(content.reading, readingBox(page), page, said).map((reading) => ({ ...content, reading }));
}

/** Most items a page, up to `most`, of which every page can say `wordsOf` beside the longest statement. */
export function mostBesideReading<T>(
  items: readonly T[],
  most: number,
  wordsOf: (items: readonly T[]) => readonly Text[],
  reading: readonly Text[],
  page: Page,
): number {
  const fits = (count: number) =>
    evenPages(items, count).every((part) => [...reading, ''].every((statement) => fewEnoughWords([...wordsOf(part), statement], page)));
  let count = most;
  while (count > 1 && !fits(count)) count -= 1;
  return count;
}

function readingBox(page: Page): Box {
  const { y, h } = page.body;
  return { ...page.columns(8, 4), y, h };
}
