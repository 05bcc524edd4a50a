/** Bars over a scale, each in its lane; those of a lane that would meet stand under each other. */

import type { Box, Paragraph } from '../../../model/layout.ts';
import type { Text } from '../../../model/text.ts';
import { fitLine } from '../../fonts/fit-line.ts';
import type { Page } from '../define-kind.ts';
import { standsIn } from './label.ts';

export interface LaneOf<Item> {
  head: Text;
  items: Item[];
}

/** `from` and `to` as shares of the scale. */
export interface Span {
  head: Text;
  from: number;
  to: number;
  /** A point in time rather than a bar. */
  milestone: boolean;
}

export interface Bar {
  box: Box;
  /** Where its words stand when not inside it. */
  label: Box | null;
  paragraphs: Paragraph[];
  milestone: boolean;
}

export interface Lane {
  head: Text;
  y: number;
  h: number;
  bars: Bar[];
}

const inset = 0.06;
const gap = { bars: 0.1, label: 0.08, edge: 0.04 };
const pad = 0.12;
/** Heights of a bar at least, inches, the preferred ones first. */
const heights = [0.9, 0.72, 0.56, 0.42] as const;
/** How much higher than needed a lane is at most. */
const roomiest = 0.8;

/** Largest first: the size of the words, and on how many lines they may stand inside a bar. */
const settings = [
  { size: 14, lines: 1 },
  { size: 14, lines: 2 },
  { size: 12, lines: 1 },
  { size: 12, lines: 2 },
] as const;
type Setting = (typeof settings)[number] & { lowest: (typeof heights)[number] };

/** The lanes from the top of `room` down, and where they end; `headWidth` is the room for what a lane is called. */
export function lanesDrawn(lanes: readonly LaneOf<Span>[], room: Box, headWidth: number, page: Page) {
  const tried = settings.flatMap((setting) =>
    heights.map((lowest) => ({ setting, ...arranged(lanes, room, headWidth, { ...setting, lowest }, page) })),
  );
  const { setting, lanes: drawn, height, fits } = tried.find((attempt) => attempt.fits) ?? tried[tried.length - 1]!;
  const spare = Math.min(roomiest, Math.max(0, room.h - height) / lanes.length);
  let y = room.y;
  const placed = drawn.map(({ head, h, bars }): Lane => {
    const lane = { head, y, h: h + spare, bars: bars.map((bar) => moved(bar, y + spare / 2)) };
    y += lane.h;
    return lane;
  });
  return { lanes: placed, bottom: y, size: setting.size, fits };
}

function moved(bar: Bar, down: number): Bar {
  return { ...bar, box: { ...bar.box, y: bar.box.y + down }, label: bar.label && { ...bar.label, y: bar.label.y + down } };
}

function arranged(lanes: readonly LaneOf<Span>[], room: Box, headWidth: number, setting: Setting, page: Page) {
  const { size, lines, lowest } = setting;
  const line = (size * 1.2) / 72;
  const h = Math.max(lowest, lines * line + 2 * inset);
  let height = 0;
  let fits = true;
  const drawn = lanes.map(({ head, items }): Lane => {
    const rows: { from: number; to: number }[][] = [];
    const bars = [...items]
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .map((item): Bar => {
        const paragraphs: Paragraph[] = [{ runs: page.runs(onOneLine(item.head)) }];
        const found = lettered(item, paragraphs, { size, lines, h }, room, page);
        if (!found.fits) fits = false;
        const extent = {
          from: Math.min(found.x, found.label?.x ?? found.x),
          to: Math.max(found.x + found.w, found.label ? found.label.x + found.label.w : 0),
        };
        let row = rows.findIndex((taken) =>
          taken.every(({ from, to }) => extent.from >= to + gap.edge / 2 || extent.to <= from - gap.edge / 2),
        );
        if (row < 0) row = rows.push([]) - 1;
        rows[row]!.push(extent);
        const y = pad + row * (h + gap.bars);
        const box = item.milestone ? { x: found.x, y: y + (h - found.w) / 2, w: found.w, h: found.w } : { x: found.x, y, w: found.w, h };
        const label = found.label && { ...found.label, y, h };
        return {
          box,
          label,
          paragraphs: found.align ? [{ ...(found.cut ?? paragraphs)[0]!, align: found.align }] : (found.cut ?? paragraphs),
          milestone: item.milestone,
        };
      });
    const words: Paragraph[] = [{ runs: page.runs(head, { bold: true }) }];
    const named = page.measure(words, headWidth, size).height;
    if (
      !standsIn(
        words,
        { w: headWidth, h: room.h },
        size,
        page,
        size === settings[settings.length - 1]!.size && lines === settings[settings.length - 1]!.lines,
      )
    )
      fits = false;
    const needed = Math.max(named, rows.length * h + (rows.length - 1) * gap.bars) + 2 * pad;
    height += needed;
    return { head, y: 0, h: needed, bars };
  });
  return { lanes: drawn, height, fits: fits && height <= room.h + 1e-6 };
}

interface Lettered {
  x: number;
  w: number;
  label: { x: number; w: number } | null;
  align?: 'right';
  /** The words as far as there is room for them. */
  cut?: Paragraph[];
  fits: boolean;
}

/** Inside the bar where the words have room, else to its right, else to its left. */
function lettered(
  { from, to, milestone }: Span,
  paragraphs: readonly Paragraph[],
  { size, lines, h }: { size: number; lines: number; h: number },
  room: Box,
  page: Page,
): Lettered {
  const mark = Math.min(h, 0.3);
  const x = milestone
    ? Math.min(Math.max(room.x + from * room.w - mark / 2, room.x), room.x + room.w - mark)
    : room.x + from * room.w + gap.edge / 2;
  const w = milestone ? mark : Math.max(0.08, (to - from) * room.w - gap.edge);
  const set = { lineSpacing: 1 } as const;
  const inside = page.measure(paragraphs, w - 2 * inset, size, set);
  if (!milestone && inside.lines <= lines && inside.widest <= w - 2 * inset) return { x, w, label: null, fits: true };
  const wide = page.measure(paragraphs, room.w, size, set).widest + 0.02;
  if (x + w + gap.label + wide <= room.x + room.w) return { x, w, label: { x: x + w + gap.label, w: wide }, fits: true };
  if (x - gap.label - wide >= room.x) return { x, w, label: { x: x - gap.label - wide, w: wide }, align: 'right', fits: true };
  return { x, w, ...cutBeside(x, w, paragraphs, size, room, page), fits: false };
}

/** Beside the bar on its roomier side, words cut to what stands there on one line. */
function cutBeside(x: number, w: number, paragraphs: readonly Paragraph[], size: number, room: Box, page: Page) {
  const [left, right] = [x - gap.label - room.x, room.x + room.w - x - w - gap.label];
  const width = Math.max(left, right);
  if (width < 1) return { label: null };
  const text = paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  const fits = (kept: string) =>
    page.measure([{ runs: [{ text: kept }] }], page.width * 9, size, { lineSpacing: 1 }).widest + 0.02 <= width;
  const cut = [{ runs: [{ text: fitLine(text, fits).kept }] }];
  return right >= left
    ? { label: { x: x + w + gap.label, w: width }, cut }
    : { label: { x: room.x, w: width }, align: 'right' as const, cut };
}

function onOneLine(text: Text): Text {
  return text.replace(/(?:(?<!\s)[^\S\r\n]+)?[\r\n]\s*/g, ' ');
}
