/** Edges, gaps and sizes: what nearly agrees should agree. */
import type { Box } from '../../../model/layout.ts';
import { blocksOf, type PageBlock } from '../blocks.ts';
import { quoted, type Reviewing } from '../finding.ts';
import { contentPages, type ForeignDeck, isTitle, type Page, type Shape, seen, titleShape } from '../page.ts';

/** Inches: nearer is equal, farther is meant. */
const near = { least: 0.02, most: 0.12 };
/** Cells and boxes pad their text differently. */
const textEdge = 0.03;
const usualInset = 0.1;
const sizeNear = { least: 0.02, most: 0.2 };
/** Smaller things are decoration. */
const smallest = 0.2;
/** Gaps may differ by this much. */
const gapTolerance = 0.05;
const slip = 0.6;

export function checkAlignment(deck: ForeignDeck, reviewing: Reviewing): void {
  for (const page of deck.pages) {
    const blocks = blocksOf(page, deck.size).filter(({ box, shape }) => Math.min(box.w, box.h) > smallest && shape.turn === 0);
    const told = new Set<string>();
    const say = (rule: 'misaligned' | 'uneven-gaps' | 'uneven-sizes', block: PageBlock, message: string) => {
      if (told.has(block.name)) return;
      told.add(block.name);
      reviewing.report(rule, { page, shape: block.name }, message);
    };
    // What stands in groups is held to its like in other groups.
    const inside = seen(page).flatMap((shape) =>
      shape.group === null || !isHeld(shape) ? [] : [{ name: shape.name, box: shape.box!, shape, grouped: false }],
    );
    for (const line of [...linesOf(blocks), ...linesOf(inside)]) {
      checkEdges(line, say);
      checkSizes(line, say);
      checkGaps(line, say);
    }
    checkLeftEdges(blocks, say);
    checkPlaceholders(page, told, reviewing);
  }
  checkTitles(deck, reviewing);
}

/** Neither a line nor decoration. */
function isHeld({ kind, form, box, turn }: Shape): boolean {
  return kind !== 'connector' && form !== 'line' && turn === 0 && Math.min(box!.w, box!.h) > smallest;
}

type Say = (rule: 'misaligned' | 'uneven-gaps' | 'uneven-sizes', block: PageBlock, message: string) => void;

interface Line {
  direction: 'row' | 'column';
  /** In order along it; all much of a size and kind. */
  blocks: PageBlock[];
}

/** `TextBox 5` and `TextBox 7`, `Tile 1 label` and `Tile 2 label`. */
const family = ({ name }: PageBlock) => name.replace(/\d+(?:\.\d+)*/g, '#');

const alike = (a: PageBlock, b: PageBlock) =>
  (family(a) === family(b) || a.shape.group === null || b.shape.group === null) &&
  a.shape.kind === b.shape.kind &&
  a.grouped === b.grouped &&
  Math.abs(a.box.w - b.box.w) <= Math.max(0.15, 0.1 * a.box.w) &&
  Math.abs(a.box.h - b.box.h) <= Math.max(0.15, 0.1 * a.box.h) &&
  !isTitle(a.shape) &&
  !isTitle(b.shape);

const overlapShare = (from: number, length: number, otherFrom: number, otherLength: number) =>
  (Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)) / Math.min(length, otherLength);

/** Rows and columns of at least two blocks. */
function linesOf(blocks: readonly PageBlock[]): Line[] {
  return (['row', 'column'] as const).flatMap((direction) => {
    const row = direction === 'row';
    const inLine = (a: Box, b: Box) => (row ? overlapShare(a.y, a.h, b.y, b.h) : overlapShare(a.x, a.w, b.x, b.w)) > 0.7;
    const left = new Set(blocks);
    const lines: Line[] = [];
    for (const block of blocks) {
      if (!left.has(block)) continue;
      const line = [...left].filter((other) => other === block || (alike(block, other) && inLine(block.box, other.box)));
      if (line.length < 2) continue;
      for (const each of line) left.delete(each);
      lines.push({ direction, blocks: line.toSorted((a, b) => (row ? a.box.x - b.box.x : a.box.y - b.box.y)) });
    }
    return lines;
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

/** The value that most of them have; null if they have none in common. */
function commonOf(values: readonly number[]): number | null {
  const middle = median(values);
  const same = values.filter((value) => Math.abs(value - middle) < near.least / 2).length;
  return same >= 2 || values.length === 2 ? middle : null;
}

function checkEdges({ direction, blocks }: Line, say: Say): void {
  const edge = direction === 'row' ? 'y' : 'x';
  const places = new Map(blocks.map((block) => [block, edge === 'x' ? startOf(block) : block.box.y]));
  const common = commonOf([...places.values()]);
  if (common === null) return;
  for (const [block, place] of places) {
    const off = Math.abs(place - common);
    if (off < near.least || off > near.most) continue;
    const side = direction === 'row' ? (place > common ? 'lower' : 'higher') : place > common ? 'farther right' : 'farther left';
    say('misaligned', block, `${quoted(block.name)} stands ${off.toFixed(2)} in ${side} than the shapes of its ${direction}.`);
  }
}

/** Where its lines begin, for a bare text; else its left edge. */
function startOf(block: PageBlock): number {
  const { box, shape } = block;
  const { text } = shape;
  if (!text || hasEdges(block)) return box.x;
  const align = text.paragraphs.find(({ runs }) => runs.length > 0)?.align ?? 'left';
  return align === 'left' ? box.x + text.inset.left : align === 'center' ? box.x + box.w / 2 : box.x + box.w - text.inset.right;
}

function checkSizes({ direction, blocks }: Line, say: Say): void {
  if (blocks.length < 3) return;
  const length = direction === 'row' ? ('h' as const) : ('w' as const);
  const common = commonOf(blocks.map(({ box }) => box[length]));
  if (common === null) return;
  const odd = blocks.filter(({ box }) => Math.abs(box[length] - common) >= sizeNear.least);
  const [block] = odd;
  // Text boxes are as high as their text; boxes with edges are seen.
  if (odd.length !== 1 || !block || Math.abs(block.box[length] - common) > sizeNear.most || !hasEdges(block)) return;
  const what = length === 'h' ? 'high' : 'wide';
  say(
    'uneven-sizes',
    block,
    `${quoted(block.name)} is ${block.box[length].toFixed(2)} in ${what}, the shapes of its ${direction} ${common.toFixed(2)} in.`,
  );
}

function checkGaps({ direction, blocks }: Line, say: Say): void {
  if (blocks.length < 3 || blocks.some((block) => !hasEdges(block))) return;
  const [from, length] = direction === 'row' ? (['x', 'w'] as const) : (['y', 'h'] as const);
  const gaps = blocks.slice(1).map(({ box }, at) => box[from] - (blocks[at]!.box[from] + blocks[at]!.box[length]));
  // Things on top of each other are no row.
  if (gaps.some((gap) => gap < -0.5)) return;
  // Boxes as wide as their text are set out by their edges or their middles.
  const even = (places: readonly number[]) => isEven(places.slice(1).map((place, at) => place - places[at]!));
  if (isEven(gaps) || [0, 0.5, 1].some((share) => even(blocks.map(({ box }) => box[from] + share * box[length])))) return;
  // Far apart they are no row.
  if (gaps.some((gap) => gap > Math.max(1, 1.5 * blocks[0]!.box[length]))) return;
  // Places to scale, such as those of a time line, differ by more than a slip of the hand.
  if (Math.max(...gaps) - Math.min(...gaps) > slip) return;
  // Two halves with a wider gap between them.
  if (blocks.length > 3 && gaps.every((gap, at) => Math.abs(gap - gaps[gaps.length - 1 - at]!) <= gapTolerance)) return;
  const common = median(gaps);
  const worst = gaps.reduce((best, gap, at) => (Math.abs(gap - common) > Math.abs(gaps[best]! - common) ? at : best), 0);
  const told = gaps.map((gap) => gap.toFixed(2)).join(', ');
  say(
    'uneven-gaps',
    blocks[worst + 1]!,
    `The gaps of the ${direction} from ${quoted(blocks[0]!.name)} to ${quoted(blocks.at(-1)!.name)} are ${told} in.`,
  );
}

function isEven(lengths: readonly number[]): boolean {
  return Math.max(...lengths) - Math.min(...lengths) <= gapTolerance;
}

/** The edges of a bare text are not seen. */
function hasEdges({ grouped, shape }: PageBlock): boolean {
  return grouped || shape.kind !== 'shape' || shape.fill !== null || shape.line;
}

/** A left edge near one that others share, but not on it, neither with its box nor with its letters. */
function checkLeftEdges(blocks: readonly PageBlock[], say: Say): void {
  // A chart shows no edge: its axis is set in from it.
  const edged = blocks.filter(({ shape }) => shape.kind !== 'chart');
  const edges = edged.map(({ box, shape }) => [box.x, box.x + ((shape.text ?? shape.table?.rows[0]?.cells[0]?.text)?.inset.left ?? 0)]);
  const shared = edges.flatMap(([edge]) =>
    edges.filter(([other]) => Math.abs(other! - edge!) < near.least / 2).length >= 2 ? [edge!] : [],
  );
  edged.forEach((block, at) => {
    const own = edges[at]!;
    const agrees = edges.some((other, i) => i !== at && other.some((one) => own.some((mine) => Math.abs(one - mine) < textEdge)));
    if (agrees) return;
    const close = shared.find((edge) => Math.abs(edge - own[0]!) <= near.most);
    if (close === undefined) return;
    const off = own[0]! - close;
    say(
      'misaligned',
      block,
      `${quoted(block.name)} begins ${Math.abs(off).toFixed(2)} in ${off > 0 ? 'right' : 'left'} of the edge that other shapes share.`,
    );
  });
}

/** A placeholder pushed a little from where its layout puts it. */
function checkPlaceholders(page: Page, told: Set<string>, { report }: Reviewing): void {
  for (const shape of seen(page)) {
    if (!shape.placeholder || isTitle(shape) || !shape.meant || told.has(shape.name)) continue;
    const off = Math.max(Math.abs(shape.box!.x - shape.meant.x), Math.abs(shape.box!.y - shape.meant.y));
    // A box without padding stands where the letters of one with padding do.
    const padded = shape.text?.inset.left === 0 && Math.abs(off - usualInset) < near.least;
    if (off >= near.least && off <= near.most && !padded)
      report('misaligned', { page, shape }, `${quoted(shape.name)} stands ${off.toFixed(2)} in from where its layout puts it.`);
  }
}

/** Titles of content pages stand at one place: that of most pages with the layout, or of the deck. */
function checkTitles(deck: ForeignDeck, { report }: Reviewing): void {
  const pages = contentPages(deck).flatMap((page) => {
    const shape = titleShape(page);
    return shape?.box ? [{ page, shape, place: placeOf(shape) }] : [];
  });
  const usual = (of: readonly { place: string }[]) => {
    const counts = new Map<string, number>();
    for (const { place } of of) counts.set(place, (counts.get(place) ?? 0) + 1);
    const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
    return most && most[1] >= Math.max(2, of.length / 2) ? most[0] : null;
  };
  const ofDeck = usual(pages);
  for (const { page, shape, place } of pages) {
    const same = pages.filter((other) => other.page.layoutPart === page.layoutPart);
    const wanted =
      (same.length > 2 ? usual(same) : null) ??
      (same.length > 2 || !shape.meant ? null : placeOf({ ...shape, box: shape.meant })) ??
      ofDeck;
    if (wanted === null || wanted === place || place === ofDeck) continue;
    const [x, y] = wanted.split(' ').map(Number) as [number, number];
    const [ownX, ownY] = place.split(' ').map(Number) as [number, number];
    if (Math.max(Math.abs(ownX - x), Math.abs(ownY - y)) < 0.06) continue;
    report(
      'title-moved',
      { page, shape },
      `The title stands at ${ownX.toFixed(2)}, ${ownY.toFixed(2)} in; on the other slides at ${x.toFixed(2)}, ${y.toFixed(2)} in.`,
    );
  }
}

/** Its upper corner where lines begin. */
function placeOf({ box, text }: Pick<Shape, 'box' | 'text'>): string {
  const right = text?.paragraphs[0]?.align === 'right';
  const x = box!.x + (right ? box!.w : 0);
  return `${(Math.round(x * 20) / 20).toFixed(2)} ${(Math.round(box!.y * 20) / 20).toFixed(2)}`;
}
