/** One step or risk that has a page to itself: what it is and its worth across the page, and under it what else is known, side by side. */
import type { ColorToken, Element, Paragraph, Run } from '../../../model/layout.ts';
import type { Page } from '../define-kind.ts';
import { standsIn } from './diagram.ts';

export interface Alone {
  what: readonly Run[];
  worth: readonly Run[] | null;
  details: readonly { label: string; said: readonly Run[] }[];
  color: ColorToken;
}

const edge = 0.07;
/** Between the edge and the words. */
const inset = 0.3;
/** Words take at least this share of their half of the page's height; more air than that would be a hole. */
const leastFilled = 0.32;

/** Null where its words do not fit, or nothing else is known. */
export function placeAlone({ what, worth, details, color }: Alone, alt: string, page: Page): Element[] | null {
  if (details.length === 0) return null;
  const { y, h } = page.body;
  const across = page.columns(0, 12);
  const w = (across.w - (details.length - 1) * page.gaps.between) / details.length;
  const [left, right] = worth ? [page.columns(0, 8), page.columns(8, 4)] : [across, null];
  const inner = left.w - edge - inset;
  const { figure, title, lead, body } = page.sizes;
  for (const { head, size } of [
    { head: figure, size: title },
    { head: title, size: lead },
    { head: lead, size: body },
  ]) {
    const said: Paragraph[] = [{ runs: what.map((run) => ({ ...run, bold: true })) }];
    const priced = worth ? worthParagraphs(worth, page) : [];
    const words = Math.max(page.measure(said, inner, head).height, right ? page.measure(priced, right.w, figure).height : 0);
    const told = details.map((detail) => detailParagraphs(detail, page));
    const needed = Math.max(...told.map((each) => page.measure(each, w, size).height)) + page.gaps.within;
    const room = h - page.gaps.between;
    if (words + needed > room || !standsIn(said, { w: inner, h: room }, head, page)) continue;
    if (told.some((each) => !standsIn(each, { w, h: room }, size, page))) continue;
    const above = Math.max(words, Math.min(room / 2, words / leastFilled, room - needed));
    const below = Math.max(needed, Math.min(room - above, needed / leastFilled));
    const top = y + above + page.gaps.between;
    const group = 'Alone';
    return [
      { ...page.shape('Edge', { x: across.x, y, w: edge, h: above }, { fill: color, group }), groupAlt: alt },
      page.text('What', { x: left.x + edge + inset, y, w: inner, h: above }, said, { size: head, anchor: 'middle', group }),
      ...(right ? [page.text('Worth', { ...right, y, h: above }, priced, { size: figure, anchor: 'middle', group })] : []),
      ...told.flatMap((paragraphs, at): Element[] => {
        const place = { x: across.x + at * (w + page.gaps.between), w };
        const line = page.shape(`Line ${at + 1}`, { ...place, y: top, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 1 } });
        const box = { ...place, y: top + page.gaps.within, h: below - page.gaps.within };
        return [line, page.text(`Detail ${at + 1}`, box, paragraphs, { size })];
      }),
    ];
  }
  return null;
}

function worthParagraphs(worth: readonly Run[], page: Page): Paragraph[] {
  const { label, figure } = page.sizes;
  return [
    { runs: [{ text: page.words.worth, color: 'ink-65', size: label }], after: 4 },
    { runs: worth.map((run) => ({ ...run, size: figure, color: page.accentOn('paper', figure) })) },
  ];
}

function detailParagraphs({ label, said }: Alone['details'][number], page: Page): Paragraph[] {
  return [{ runs: [{ text: label, color: 'ink-65', size: page.sizes.label }], after: 3 }, { runs: [...said] }];
}
