/**
 * The text of pages as Markdown. A page says only where its pieces of text stand: lines are what stands at one height, headings what is
 * written larger than most, paragraphs what stands closer together, and what repeats at the edge of pages is no text.
 */

/** Distances in points, from the upper left corner of the page. */
export interface PdfPiece {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  width: number;
  endsLine: boolean;
}

interface Line {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Where it ends. */
  end: number;
}

export function pagesText(pages: readonly (readonly PdfPiece[])[]): string {
  const found = pages.map(linesOf);
  if (!isLegible(found.flat())) return '';
  const lines = withoutEdges(found, usualSize(found.flat()));
  const all = lines.flat();
  const usual = usualSize(all);
  const levels = headingSizes(all, usual);
  const words = new Set(all.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}-]+/gu) ?? []));
  return joinedOverPages(lines.map((page) => blocksOf(page, { usual, levels, words })))
    .map(({ kind, level, text }) => (kind === 'heading' ? `${'#'.repeat(level)} ${text}` : kind === 'point' ? `- ${text}` : plain(text)))
    .reduce((text, block) => `${text}${text === '' ? '' : block.startsWith('- ') && isPoint(text) ? '\n' : '\n\n'}${block}`, '');
}

const isPoint = (text: string) => text.startsWith('- ', text.lastIndexOf('\n') + 1);

/** What begins like Markdown, and is none. */
const plain = (text: string) => text.replace(/^(?:[#>|]|[-+=*_~`]{1,3}(?=\s|$|[-=*_~`]))/, '\\$&');

const usualSize = (lines: readonly Line[]) => mostCommon(lines.map(({ size, text }) => [rounded(size), text.length]));
const rounded = (size: number) => Math.round(size * 2) / 2;

/** Text of fonts that do not say which letters they hold is noise. */
function isLegible(lines: readonly Line[]): boolean {
  let letters = 0;
  let noise = 0;
  for (const { text } of lines) {
    letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    noise += text.match(/[\p{Co}\p{Cc}\p{Cn}\ufffd]/gu)?.length ?? 0;
  }
  return letters > 0 && noise < letters;
}

function linesOf(pieces: readonly PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let held: PdfPiece[] = [];
  const finish = () => {
    const written = held.filter(({ text }) => text.trim() !== '');
    held = [];
    const [first] = written;
    if (first === undefined) return;
    const text = joined(written);
    const size = mostCommon(written.map((piece) => [piece.size, piece.text.length]));
    lines.push({ text, x: first.x, y: first.y, size, end: furthest(written.map(({ x, width }) => x + width)) });
  };
  for (const piece of pieces) {
    const last = held.at(-1);
    if (last && piece.text.trim() !== '' && Math.abs(piece.y - last.y) > Math.max(piece.size, last.size) * 0.6) finish();
    held.push(piece);
    if (piece.endsLine) finish();
  }
  finish();
  return lines;
}

/** A hostile page has more of them than a call can take as arguments. */
const furthest = (ends: readonly number[]) => ends.reduce((furthest, end) => Math.max(furthest, end), 0);

/** Pieces of one line; a gap as wide as a letter is a space, though nobody wrote one. */
function joined(pieces: readonly PdfPiece[]): string {
  let text = '';
  let end: number | null = null;
  for (const { text: next, x, width, size } of pieces) {
    text += end !== null && x - end > size * 0.15 ? ` ${next}` : next;
    end = x + width;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The value with the most weight; 0 of none. */
function mostCommon(weighed: readonly (readonly [value: number, weight: number])[]): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of weighed) weights.set(value, (weights.get(value) ?? 0) + weight);
  let best = 0;
  for (const [value, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = value;
  return best;
}

/** Lines at the upper and lower edge of a page that running heads and page numbers may take. */
const edge = 2;
/** Points by which what repeats may stand elsewhere. */
const stray = 4;

/**
 * The pages without running heads, footers and page numbers: what stands at one height at the edge of many pages, the same on each but for
 * a number that counts the pages.
 */
function withoutEdges(pages: readonly Line[][], usual: number): Line[][] {
  const edges = pages.map((page) => {
    const heights = page.map(({ y }) => y).sort((one, other) => one - other);
    const [upper, lower] = [heights[Math.min(edge, heights.length) - 1]!, heights[Math.max(0, heights.length - edge)]!];
    return page.filter(({ y, size }) => (y <= upper || y >= lower) && size < usual * heading);
  });
  const seen = new Map<string, number>();
  for (const [at, page] of edges.entries())
    for (const key of new Set(page.flatMap((line) => keysOf(line, at)))) seen.set(key, (seen.get(key) ?? 0) + 1);
  // Left and right pages differ, and so may the first.
  const often = Math.max(2, Math.ceil(pages.length * 0.3));
  const isFrame = (line: Line, at: number) => {
    const [same, ...counted] = keysOf(line, at).map((key) => seen.get(key)!);
    return same! >= Math.max(3, often) || counted.some((count) => count >= often);
  };
  return pages.map((page, at) => {
    const dropped = new Set(edges[at]!.filter((line) => isFrame(line, at)));
    return page.filter((line) => !dropped.has(line));
  });
}

/** What a line has in common with those of other pages: all of it, or all but its first or last number, which counts the pages. */
function keysOf({ text, y }: Line, at: number): string[] {
  const place = Math.round(y / stray);
  const counting = [/\d{1,4}/, /\d{1,4}(?=\D*$)/].flatMap((number) =>
    number.test(text) ? [`${place} ${text.replace(number, (found) => `#${Number(found) - at}`)}`] : [],
  );
  return [`${place} ${text}`, ...counting];
}

/** How many times the usual size a heading has. */
const heading = 1.12;

/** Sizes of headings, the largest first: clearly more than the usual size, in lines as short as headings. */
function headingSizes(lines: readonly Line[], usual: number): number[] {
  const sizes = new Set(
    lines.filter(({ size, text }) => rounded(size) >= usual * heading && text.length <= 120).map(({ size }) => rounded(size)),
  );
  return [...sizes].sort((one, other) => other - one);
}

interface Block {
  kind: 'heading' | 'point' | 'text';
  level: number;
  text: string;
  /** Whether it may go on: it fills its last line. */
  open: boolean;
}

interface Look {
  usual: number;
  levels: readonly number[];
  /** All words of the document, in lower case. */
  words: ReadonlySet<string>;
}

const bullet = /^[•◦▪▫‣⁃●○■□►▶✓–—*·o-]\s+(?=\S)/u;
const numbered = /^\(?(?:\d{1,2}|[a-z])[.)]\s+(?=\S)/u;
const mostLevels = 3;

function blocksOf(lines: readonly Line[], { usual, levels, words }: Look): Block[] {
  const spacing = usualSpacing(lines, usual);
  const right = furthest(lines.map(({ end }) => end));
  const blocks: (Block & { x: number })[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const level = line.text.length <= 200 && /\p{L}{2}/u.test(line.text) ? levels.indexOf(rounded(line.size)) + 1 : 0;
    const kind = level > 0 ? 'heading' : bullet.test(line.text) ? 'point' : 'text';
    const before = blocks.at(-1);
    const gap = last === null ? 0 : line.y - last.y;
    const isNear = gap > 0 && (gap <= Math.max(spacing, line.size * 1.1) * 1.35 || (gap <= line.size * 2.2 && /^\p{Ll}/u.test(line.text)));
    const isFull = last !== null && last.end > right - line.size * 8;
    const goesOn =
      before !== undefined &&
      isNear &&
      (kind === 'heading'
        ? before.kind === 'heading' && before.level === Math.min(level, mostLevels) && rounded(last!.size) === rounded(line.size)
        : kind === 'text' &&
          !numbered.test(line.text) &&
          before.kind !== 'heading' &&
          (before.kind === 'point' ? line.x > before.x + 1 : line.x <= last!.x + line.size * 0.8 || last!.x > right / 2) &&
          (isFull || !/[.!?:。！？]["”’)]?$/u.test(last!.text)));
    const text = kind === 'point' ? line.text.replace(bullet, '') : line.text;
    if (goesOn) {
      before.text = together(before.text, text, words);
      before.open = kind !== 'heading';
    } else blocks.push({ kind, level: Math.min(level, mostLevels), text, open: kind !== 'heading', x: line.x });
    last = line;
  }
  return blocks;
}

function usualSpacing(lines: readonly Line[], usual: number): number {
  const gaps = lines.flatMap((line, at) => {
    const gap = at === 0 ? 0 : line.y - lines[at - 1]!.y;
    return gap > 0 && gap < usual * 2.2 ? [[rounded(gap), 1] as const] : [];
  });
  return mostCommon(gaps) || usual * 1.2;
}

/** A sentence that a page breaks goes on over the page. */
function joinedOverPages(pages: readonly (readonly Block[])[]): Block[] {
  const blocks: Block[] = [];
  for (const page of pages) {
    const [first, ...rest] = page;
    if (first === undefined) continue;
    const before = blocks.at(-1);
    const isBroken = before?.open && /[\p{L}\p{N},;-]$/u.test(before.text) && first.kind === 'text' && /^\p{Ll}/u.test(first.text);
    if (isBroken) before.text = together(before.text, first.text, new Set());
    else blocks.push(first);
    blocks.push(...rest);
  }
  return blocks;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。、，；：！？）】」』]$/u;
const wideStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（【「『]/u;

/** A word divided at the end of a line is whole again; one that has a hyphen elsewhere in the document keeps it. */
function together(text: string, next: string, words: ReadonlySet<string>): string {
  const divided = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,60})([-\u00ad\u2010])$/u.exec(text);
  const rest = /^\p{Ll}[\p{L}\p{M}]*/u.exec(next)?.[0];
  if (divided && rest !== undefined) {
    const [, begun, mark] = divided;
    const keeps = mark !== '\u00ad' && words.has(`${begun}-${rest}`.toLowerCase()) && !words.has(`${begun}${rest}`.toLowerCase());
    return keeps ? `${text}${next}` : `${text.slice(0, -1)}${next}`;
  }
  if (/\p{L}[-\u2010]$/u.test(text)) return `${text}${next}`;
  return wide.test(text) && wideStart.test(next) ? `${text}${next}` : `${text} ${next}`;
}
