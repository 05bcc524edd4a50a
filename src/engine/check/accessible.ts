/** Gate "accessible": distinct titles, alternative text, and an order that a screen reader can follow. */
import { languages } from '../../model/language.ts';
import type { Element, Layout, LayoutSlide } from '../../model/layout.ts';
import type { PartRule } from './part-rules.ts';
import type { Finding } from './report.ts';
import { isFoot, isTitle, paragraphsText } from './truth/slide-texts.ts';

type Find = (rule: string, message: string) => Finding;

/** Every run has a language, for reading aloud and spell-checking. */
export const slideLanguage: PartRule = {
  gate: 'accessible',
  kinds: ['slide'],
  check({ nodes }, found) {
    for (const node of nodes)
      if (node.name === 'a:r' && !node.children.some(({ name, attributes }) => name === 'a:rPr' && attributes.lang)) {
        found('language-missing', 'A text does not say its language.');
        return;
      }
  },
};

export function checkAccessible(layout: Layout): Finding[] {
  const rightToLeft = languages[layout.language].direction === 'rtl';
  const seen = new Map<string, number>();
  return layout.slides.flatMap((slide, i) => {
    const find: Find = (rule, message) => ({ gate: 'accessible', rule, slide: i + 1, message });
    return [...titles(slide, i, seen, find), ...alternatives(slide, find), ...headers(slide, find), ...order(slide, rightToLeft, find)];
  });
}

function titles({ title, elements }: LayoutSlide, i: number, seen: Map<string, number>, find: Find): Finding[] {
  const shown =
    elements.filter(isTitle).map((element) => (element.type === 'text' ? paragraphsText(element.paragraphs).trim() : ''))[0] ?? '';
  if (title.trim() === '' || shown === '') return [find('title-missing', 'The slide has no title.')];
  const before = seen.get(shown);
  seen.set(shown, before ?? i + 1);
  return before === undefined ? [] : [find('title-repeated', `The slide has the title of slide ${before}.`)];
}

function alternatives({ elements }: LayoutSlide, find: Find): Finding[] {
  return elements
    .filter(({ type, alt }) => (type === 'chart' || type === 'table' || type === 'picture') && !alt?.trim())
    .map(({ name }) => find('alt-missing', `"${name}" has no description.`));
}

function headers({ elements }: LayoutSlide, find: Find): Finding[] {
  return elements
    .filter((element) => element.type === 'table' && element.rows[0]?.role !== 'header')
    .map(({ name }) => find('table-header', `The table "${name}" has no header row.`));
}

/** Elements read together: a group, or a single element. */
export interface Block {
  name: string;
  group: string | undefined;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Decoration is not read; connectors and the footer are separate. */
function isRead(element: Element): boolean {
  if (element.type === 'connector' || isFoot(element)) return false;
  if (element.type === 'icon') return !!element.alt?.trim();
  return element.type !== 'text' || paragraphsText(element.paragraphs).trim() !== '';
}

function order({ elements }: LayoutSlide, rightToLeft: boolean, find: Find): Finding[] {
  const read = elements.filter(isRead);
  const findings: Finding[] = [];
  const title = read.findIndex(isTitle);
  // A line above the title, such as a section number, may precede it.
  if (read.slice(0, Math.max(0, title)).some(({ y, h }) => y + h > read[title]!.y + 0.05))
    findings.push(find('title-not-first', 'The title is not read first.'));
  const scattered = scatteredGroups(elements);
  findings.push(...scattered.map((group) => find('group-scattered', `The elements of "${group}" do not stand next to each other.`)));
  const blocks = blocksOf(read.filter((element) => !isTitle(element)));
  const wrong = readTooLate(blocks, rightToLeft);
  if (wrong) findings.push(find('reading-order', `"${wrong.name}" is read after what stands behind it.`));
  return findings;
}

/** The first block that is read after one which the eye meets later. */
export function readTooLate<B extends Block>(blocks: readonly B[], rightToLeft: boolean): B | undefined {
  return blocks.find((block, i) => blocks.slice(0, i).some((before) => comesBefore(block, before, rightToLeft)));
}

function scatteredGroups(elements: readonly Element[]): string[] {
  const closed = new Set<string>();
  const scattered = new Set<string>();
  let open: string | undefined;
  for (const { group } of elements) {
    if (group === open) continue;
    if (open !== undefined) closed.add(open);
    if (group !== undefined && closed.has(group)) scattered.add(group);
    open = group;
  }
  return [...scattered];
}

function blocksOf(elements: readonly Element[]): Block[] {
  const blocks: Block[] = [];
  for (const { name, group, x, y, w, h } of elements) {
    const last = blocks.at(-1);
    if (last && group !== undefined && last.group === group) {
      last.left = Math.min(last.left, x);
      last.top = Math.min(last.top, y);
      last.right = Math.max(last.right, x + w);
      last.bottom = Math.max(last.bottom, y + h);
    } else blocks.push({ name, group, left: x, top: y, right: x + w, bottom: y + h });
  }
  return blocks;
}

/** Whether `a` is read before `b`: entirely above it in the same column, or on the starting side in the same row. */
function comesBefore(a: Block, b: Block, rightToLeft: boolean): boolean {
  const shared = (from: number, to: number, otherFrom: number, otherTo: number) => {
    const common = Math.min(to, otherTo) - Math.max(from, otherFrom);
    return common > 0.5 * Math.min(to - from, otherTo - otherFrom) && common > 0;
  };
  const sameColumn = shared(a.left, a.right, b.left, b.right);
  const sameRow = shared(a.top, a.bottom, b.top, b.bottom);
  if (sameColumn && !sameRow) return a.bottom <= b.top + 0.05;
  if (sameRow && !sameColumn) return rightToLeft ? a.left >= b.right - 0.05 : a.right <= b.left + 0.05;
  return false;
}
