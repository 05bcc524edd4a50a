/** Roadmap: what each team or theme does when, as bars in lanes; to scale, with today marked, if there are dates. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import type { Text } from '../../model/text.ts';
import { fitLine } from '../fonts/fit-line.ts';
import { defineKind, type Page } from './define-kind.ts';
import { diagram, standsIn } from './parts/diagram.ts';
import { fewEnoughWords, fittingPages, hairline } from './parts/pages.ts';
import { dayAfter, placeBand, type TimeScale, timeScale, todayWidth, todayWords } from './parts/time-axis.ts';

const item = z.strictObject({
  head: z.string(),
  /** The period in which it starts, or its first day as an ISO date. */
  from: z.string(),
  /** The period in which it ends, or its last day; without it, one period, or a milestone on a day. */
  to: z.string().optional(),
});
const roadmapContent = z
  .strictObject({
    /** Column names; without them, items have dates and columns are months or years. */
    periods: z.array(z.string()).min(2).max(12).optional(),
    lanes: z.array(z.strictObject({ head: z.string(), items: z.array(item).min(1) })).min(1),
    /** First and last day of the scale, if longer than its items. */
    span: z.tuple([z.iso.date(), z.iso.date()]).optional(),
  })
  .superRefine(({ periods, lanes }, context) => {
    for (const [lane, { items }] of lanes.entries())
      for (const [index, { from, to = from }] of items.entries()) {
        const complain = (field: string, message: string) =>
          context.addIssue({ code: 'custom', path: ['lanes', lane, 'items', index, field], message });
        const known = (when: string) => (periods ? periods.includes(when) : z.iso.date().safeParse(when).success);
        const expected = periods ? `one of the periods ${periods.join(', ')}` : 'a date such as "2026-03-31", or periods to name';
        if (!known(from)) complain('from', `must be ${expected}`);
        else if (!known(to)) complain('to', `must be ${expected}`);
        else if (periods ? periods.indexOf(to) < periods.indexOf(from) : to < from) complain('to', 'ends before it begins');
      }
  });
type RoadmapContent = z.infer<typeof roadmapContent>;

const header = 0.42;

export const roadmap = defineKind({
  summary: 'Lanes with bars over periods or dates, today marked; used for plans with several teams or themes in parallel.',
  content: roadmapContent,
  split: (content, page) => {
    const { periods, lanes } = content;
    const span = content.span ?? (periods ? undefined : spanOf(content));
    const all = lanes.flatMap((lane) => lane.items.map((item) => ({ lane, item })));
    const part = (group: readonly (typeof all)[number][]): RoadmapContent => ({
      ...content,
      ...(span && { span }),
      lanes: lanes.flatMap(({ head, items }) => {
        const own = items.filter((item) => group.some((one) => one.item === item));
        return own.length > 0 ? [{ head, items: own }] : [];
      }),
    });
    const fits = (group: readonly (typeof all)[number][]) => {
      const some = part(group);
      const { scale, showsToday, fits } = drawn(some, page);
      const words = some.lanes.flatMap(({ head, items }) => [head, ...items.map((item) => item.head)]);
      const over = [...scale.segments.map(({ label }) => label), ...(showsToday ? [page.words.today] : [])];
      return fits && fewEnoughWords(page, ...over, ...words);
    };
    const groups = fittingPages(all, fits);
    return groups.length === 1 ? [content] : groups.map(part);
  },
  place: (content, page) => {
    const { scale, area, lanes, bottom, showsToday, size } = drawn(content, page);
    const { body } = page;
    const at = area.x + scale.at(page.today) * area.w;
    const w = todayWidth(page);
    const today = showsToday
      ? [
          page.shape(
            'Today line',
            { x: at, y: body.y + header, w: 0, h: bottom - body.y - header },
            { geometry: 'line', line: { color: 'accent-2', width: 2 } },
          ),
          page.text(
            'Today',
            { x: Math.min(Math.max(at - w / 2, area.x), area.x + area.w - w), y: bottom + 0.04, w, h: todayHeight(page) },
            todayWords(page),
            { size: page.sizes.label },
          ),
        ]
      : [];
    const elements = lanes.flatMap(({ head, y, h, bars }, index): Element[] => [
      ...(index > 0 ? [hairline(`Lane line ${index}`, { x: body.x, y, w: body.w }, page)] : []),
      page.text(
        `Lane ${index + 1}`,
        { x: body.x, y, w: area.x - body.x - page.gaps.within, h },
        [{ runs: page.runs(head, { bold: true }) }],
        { anchor: 'middle', size },
      ),
      ...bars.flatMap((bar, order) => placeBar(bar, `${index + 1}.${order + 1}`, size, page)),
    ]);
    const alt = content.lanes
      .map(({ head, items }) => `${page.plain(head)}: ${items.map((one) => page.plain(one.head)).join(', ')}`)
      .join('; ');
    const band = placeBand(scale, { x: area.x, y: body.y, w: area.w, h: header }, page);
    // A few lanes are placed slightly above the middle.
    const end = bottom + (showsToday ? todayHeight(page) + 0.04 : 0);
    const down = Math.max(0, (body.y + body.h - end) * 0.4);
    const all = [...band, ...today.slice(0, 1), ...elements, ...today.slice(1)];
    return diagram(
      'Roadmap',
      alt,
      all.map((element) => ({ ...element, y: element.y + down })),
    );
  },
  /** Three teams over two quarters, with today marked. */
  example: {
    title: 'The price corridor is ready before the new catalogue goes out',
    content: {
      lanes: [
        {
          head: 'Pricing',
          items: [
            { head: 'Corridor for GTXPro', from: '2017-11-01', to: '2018-01-31' },
            { head: 'Approval', from: '2018-02-15' },
            { head: 'All products', from: '2018-03-01', to: '2018-04-30' },
          ],
        },
        {
          head: 'Sales',
          items: [
            { head: 'Training in Central', from: '2017-12-01', to: '2018-01-15' },
            { head: 'Training in East and West', from: '2018-02-01', to: '2018-03-31' },
            { head: 'Accounts reviewed', from: '2018-01-15', to: '2018-02-28' },
          ],
        },
        {
          head: 'Marketing',
          items: [
            { head: 'New catalogue', from: '2018-01-01', to: '2018-03-15' },
            { head: 'Catalogue out', from: '2018-04-01' },
          ],
        },
      ],
    },
  },
});

function placeBar({ box, label, paragraphs, milestone }: Bar, number: string, size: number, page: Page): Element[] {
  const fill = milestone ? 'accent' : 'accent-30';
  const shape = { geometry: milestone ? ('diamond' as const) : ('rect' as const), fill } as const;
  if (label === null)
    return [
      page.text(`Bar ${number}`, box, paragraphs, {
        ...shape,
        color: page.textOn(fill),
        size,
        anchor: 'middle',
        inset: 0.06,
        lineSpacing: 1,
      }),
    ];
  return [
    page.shape(`Bar ${number}`, box, shape),
    page.text(`Bar label ${number}`, label, paragraphs, { fill: 'paper', size, anchor: 'middle', lineSpacing: 1 }),
  ];
}

function todayHeight(page: Page): number {
  return page.measure(todayWords(page), page.body.w, page.sizes.label).height;
}

function spanOf({ lanes }: RoadmapContent): [string, string] {
  const days = lanes.flatMap(({ items }) => items.flatMap(({ from, to = from }) => [from, to])).sort();
  return [days[0]!, days[days.length - 1]!];
}

function drawn(content: RoadmapContent, page: Page) {
  const { periods, lanes } = content;
  const { body, gaps } = page;
  const span = content.span ?? (periods ? null : spanOf(content));
  const scale: TimeScale = periods ? evenScale(periods) : timeScale(span!, page.language);
  const showsToday = !periods && page.today >= span![0] && page.today <= span![1];
  const headWidth = widthOfHeads(lanes, page);
  const area = { x: body.x + headWidth + gaps.within, w: body.w - headWidth - gaps.within };
  const shares = lanes.map(({ head, items }) => ({
    head,
    items: items.map(({ head, from, to }) => {
      const milestone = !periods && to === undefined;
      const [start, end] = periods
        ? [periods.indexOf(from) / periods.length, (periods.indexOf(to ?? from) + 1) / periods.length]
        : [scale.at(from), scale.at(milestone ? from : dayAfter(to!))];
      return { head, from: start, to: end, milestone };
    }),
  }));
  const under = showsToday ? todayHeight(page) + 0.04 : 0;
  const room = { x: area.x, y: body.y + header, w: area.w, h: body.h - header - under };
  return { scale, area, showsToday, ...lanesDrawn(shares, room, headWidth, page) };
}

/** Two columns, or more if a word needs it. */
function widthOfHeads(lanes: RoadmapContent['lanes'], page: Page): number {
  const { w } = page.columns(0, 2);
  const widest = Math.max(...lanes.map(({ head }) => page.measure([{ runs: page.runs(head, { bold: true }) }], w, page.sizes.body).widest));
  return Math.min(page.columns(0, 3).w, Math.max(w, widest + 0.02));
}

function evenScale(periods: readonly string[]): TimeScale {
  const count = periods.length;
  return { at: () => 0, segments: periods.map((label, index) => ({ label, from: index / count, to: (index + 1) / count })) };
}

interface LaneOf<Item> {
  head: Text;
  items: Item[];
}

/** `from` and `to` as shares of the scale. */
interface Span {
  head: Text;
  from: number;
  to: number;
  /** A point in time rather than a bar. */
  milestone: boolean;
}

interface Bar {
  box: Box;
  /** Position of its text if not inside it. */
  label: Box | null;
  paragraphs: Paragraph[];
  milestone: boolean;
}

interface Lane {
  head: Text;
  y: number;
  h: number;
  bars: Bar[];
}

const inset = 0.06;
const gap = { bars: 0.1, label: 0.08, edge: 0.04 };
const pad = 0.12;
/** Minimum bar heights, inches, preferred first. */
const heights = [0.9, 0.72, 0.56, 0.42] as const;
/** Maximum extra height of a lane. */
const roomiest = 0.8;

/** Largest first: text size, and maximum lines inside a bar. */
const settings = [
  { size: 14, lines: 1 },
  { size: 14, lines: 2 },
  { size: 12, lines: 1 },
  { size: 12, lines: 2 },
] as const;
type Setting = (typeof settings)[number] & { lowest: (typeof heights)[number] };

/** The lanes from the top of `room` down, and where they end; `headWidth` is the room for lane names. */
function lanesDrawn(lanes: readonly LaneOf<Span>[], room: Box, headWidth: number, page: Page) {
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
  /** The text as far as it fits. */
  cut?: Paragraph[];
  fits: boolean;
}

/** Inside the bar if the text fits, otherwise to its right, otherwise to its left. */
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

/** On the roomier side of the bar, cut to one line. */
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
