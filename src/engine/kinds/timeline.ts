/** Timeline: events along a line; to scale, with today marked, if they have dates. */
import { z } from 'zod';
import type { Box, Element, Paragraph } from '../../model/layout.ts';
import { defineKind, type Page } from './define-kind.ts';
import { tableForm } from './other-forms.ts';
import { diagram, drawnToFit, join, type Label, labelParagraphs, roomyScale, scales, spread, standsIn } from './parts/diagram.ts';
import { fewEnoughBeside, fittingPages } from './parts/pages.ts';
import { placeUnder, type Reading, readingFields, saysSomething, underHeight } from './parts/reading.ts';
import { placeBand, timeScale, todayWidth, todayWords } from './parts/time-axis.ts';

const timelineContent = z.strictObject({
  events: z
    .array(
      z.strictObject({
        /** As displayed. */
        when: z.string(),
        /** The date; if every event has one, the line is to scale. */
        date: z.iso.date().optional(),
        /** The date it was planned for before, marked by an outline with an arrow to the new one. */
        from: z.iso.date().optional(),
        /** Good or bad news, or what needs watching: colours its mark. */
        tone: z.enum(['good', 'warn', 'bad']).optional(),
        head: z.string(),
        text: z.string().optional(),
      }),
    )
    .min(2),
  /** In cards under the line. */
  reading: z.array(z.string()).max(4).optional(),
  soWhat: readingFields.soWhat,
});
type Event = z.infer<typeof timelineContent>['events'][number];

const mostEvents = 6;
/** Without dates to scale, so many stand in two columns, one below another. */
const mostListed = 12;

export const timeline = defineKind({
  summary: 'Events along a line, to scale and with today marked if they have dates; used for plans and histories.',
  content: timelineContent,
  split: ({ events, reading = [], soWhat }, page) => {
    const said = { reading, soWhat };
    const above = aboveReading(said, page);
    const pages = fittingPages(
      events,
      (group) =>
        group.length <= (isListed(events) ? mostListed : mostEvents) &&
        // A list is read row by row.
        (isListed(events) || fewEnoughBeside(page, ...reading, soWhat, ...group.flatMap(({ when, head, text }) => [when, head, text]))) &&
        drawn(group, above).fits,
    );
    return pages.map((group, at) => ({ events: group, ...(at === pages.length - 1 ? said : {}) }));
  },
  place: (content, page) => {
    const said = { reading: content.reading ?? [], soWhat: content.soWhat };
    const above = aboveReading(said, page);
    const top = above.body.y + above.body.h + page.gaps.between;
    const box = { ...page.columns(0, 12), y: top, h: page.body.y + page.body.h - top };
    return [...drawn(content.events, above).elements, ...placeUnder(said, box, page, 'ink')];
  },
  otherForms: ({ events, reading = [], soWhat }, { words }) => {
    // A line to scale shows more than its words.
    if (saysSomething({ reading, soWhat }) || events.some(({ date, from }) => date ?? from)) return [];
    const rows = events.map(({ when, head, text }) => [when, text === undefined ? head : `${head}: ${text}`]);
    return [tableForm([words.when, words.what], rows)];
  },
  /** Five dated events, to scale. */
  example: {
    title: 'The price corridor is in place by the end of May',
    content: {
      events: [
        { when: '1 December', date: '2017-12-01', head: 'Proposal', text: 'Finance names floor and ceiling' },
        { when: '15 January', date: '2018-01-15', head: 'Decision', text: 'The board agrees to the corridor' },
        { when: '1 March', date: '2018-03-01', from: '2018-02-01', tone: 'warn', head: 'Pilot', text: 'Central starts a month later' },
        { when: '15 April', date: '2018-04-15', head: 'Review', text: 'Win rate and price are compared' },
        { when: '31 May', date: '2018-05-31', head: 'All regions', text: 'East and West follow' },
      ],
    },
  },
});

/** The page without the cards under the line. */
function aboveReading(said: Reading, page: Page): Page {
  return { ...page, body: { ...page.body, h: page.body.h - underHeight(said, page.body.w, page) } };
}

function drawn(events: readonly Event[], page: Page) {
  const dated = events.flatMap(({ date, ...event }) => (date === undefined ? [] : [{ ...event, date }]));
  const scaled = dated.length === events.length && new Set(dated.map(({ date }) => date)).size > 1;
  if (scaled) return placeDated(dated, page);
  return events.length > mostEvents ? placeListed(events, page) : placeEvenly(events, page);
}

function isListed(events: readonly Event[]): boolean {
  return events.length > mostEvents && events.some(({ date }) => date === undefined);
}

interface TimedLabel extends Label {
  /** As displayed. */
  when: string;
  tone?: Event['tone'];
}

const evenDot = 0.2;

/** Few events use large text: the largest scale at which dates stay on one line and no word breaks. */
function placeEvenly(events: readonly TimedLabel[], page: Page): { elements: Element[]; fits: boolean } {
  const { x, w: width } = page.columns(0, 12);
  const gap = page.gaps.between;
  const w = (width - gap * (events.length - 1)) / events.length;
  const { whens, texts, above, below, size, fits } = drawnToFit(
    (scale) => {
      const whens = events.map(({ when }): Paragraph[] => [
        { runs: page.runs(when, { bold: true, size: scale === roomyScale ? page.sizes.title : scale.head }) },
      ]);
      const texts = events.map((event) => labelParagraphs(event, scale, page, { quiet: 'ink-65' }));
      const height = (words: readonly Paragraph[][]) => Math.max(...words.map((each) => page.measure(each, w, scale.head).height));
      const [above, below] = [height(whens), height(texts)];
      const room = { w, h: page.body.h - above - 2 * page.gaps.within - evenDot };
      const short = whens.every((when) => page.measure(when, w, scale.head).lines === 1);
      return { whens, texts, above, below, size: scale.head, fits: short && texts.every((each) => standsIn(each, room, scale.head, page)) };
    },
    [roomyScale, ...scales],
  );
  const height = above + 2 * page.gaps.within + evenDot + below;
  const top = page.body.y + Math.max(0, (page.body.h - height) * 0.35);
  const line = top + above + page.gaps.within + evenDot / 2;
  const marks = events.flatMap((_, index): Element[] => {
    const left = x + index * (w + gap);
    const n = index + 1;
    return [
      page.text(`When ${n}`, { x: left, y: top, w, h: above }, whens[index]!, {
        size,
        color: page.accentOn('paper', size),
        anchor: 'bottom',
      }),
      page.shape(
        `Mark ${n}`,
        { x: left, y: line - evenDot / 2, w: evenDot, h: evenDot },
        { geometry: 'ellipse', fill: events[index]!.tone ?? 'accent' },
      ),
      page.text(`Event ${n}`, { x: left, y: line + evenDot / 2 + page.gaps.within, w, h: below }, texts[index]!, { size }),
    ];
  });
  const axis = page.shape('Line', { x, y: line, w: width, h: 0 }, { geometry: 'line', line: { color: 'ink-35', width: 1.25 } });
  return { elements: diagram('Timeline', timelineAlt(events, page), [axis, ...marks]), fits };
}

/** Two columns, each a line from the top down with its times at the left. */
function placeListed(events: readonly TimedLabel[], page: Page): { elements: Element[]; fits: boolean } {
  const rows = Math.ceil(events.length / 2);
  const h = page.body.h / rows;
  const columns = [page.columns(0, 6), page.columns(6, 6)];
  const whens = (size: number) => events.map(({ when }): Paragraph[] => [{ runs: page.runs(when, { bold: true, size }) }]);
  const widest = (size: number) => Math.max(...whens(size).map((when) => page.measure(when, columns[0]!.w, size).widest)) + 0.1;
  const { words, size, left, fits } = drawnToFit((scale) => {
    const left = widest(scale.head);
    const words = events.map((event) => labelParagraphs(event, scale, page, { quiet: 'ink-65' }));
    const room = { w: columns[0]!.w - left - 2 * page.gaps.within - evenDot, h: h - page.gaps.within };
    return {
      words,
      size: scale.head,
      left,
      fits: left < columns[0]!.w / 3 && words.every((each) => standsIn(each, room, scale.head, page)),
    };
  });
  const places = events.map((_, at) => ({ column: columns[Math.floor(at / rows)]!, y: page.body.y + (at % rows) * h }));
  const dotAt = (column: Box | { x: number }) => column.x + left + page.gaps.within;
  const marks = events.flatMap((_, at): Element[] => {
    const { column, y } = places[at]!;
    const n = at + 1;
    const x = dotAt(column) + evenDot + page.gaps.within;
    const box = { x, y, w: column.x + column.w - x, h: h - page.gaps.within };
    const first = page.measure(whens(size)[at]!, left, size).height;
    return [
      page.text(`When ${n}`, { x: column.x, y, w: left, h: first }, whens(size)[at]!, { size, color: page.accentOn('paper', size) }),
      page.shape(
        `Mark ${n}`,
        { x: dotAt(column), y: y + (first - evenDot) / 2, w: evenDot, h: evenDot },
        { geometry: 'ellipse', fill: 'accent' },
      ),
      page.text(`Event ${n}`, box, words[at]!, { size }),
    ];
  });
  const lines = columns.flatMap((column, index): Element[] => {
    const count = index === 0 ? rows : events.length - rows;
    const top = page.body.y + evenDot / 2;
    return [
      page.shape(
        `Line ${index + 1}`,
        { x: dotAt(column) + evenDot / 2, y: top, w: 0, h: Math.max(0.01, (count - 1) * h) },
        { geometry: 'line', line: { color: 'ink-35', width: 1.25 } },
      ),
    ];
  });
  return { elements: diagram('Timeline', timelineAlt(events, page), [...lines, ...marks]), fits };
}

function timelineAlt(events: readonly TimedLabel[], page: Page): string {
  return events.map(({ when, head }) => `${page.plain(when)}: ${page.plain(head)}`).join('; ');
}

interface DatedLabel extends TimedLabel {
  /** ISO dates. */
  date: string;
  from?: string | undefined;
}

const dot = 0.22;
/** From the band's edge to the middle of a mark, so that none covers a name in the band. */
const off = 0.15;
const band = 0.5;
/** From the band to the text: room for the mark of today, and more if available. */
const stems = { least: 0.55, most: 0.85 };
const widths = [3, 2.5, 2.1, 1.8, 1.5];

function placeDated(given: readonly DatedLabel[], page: Page): { elements: Element[]; fits: boolean } {
  const events = [...given].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const { body } = page;
  const scale = timeScale(
    events.flatMap(({ date, from }) => [date, from ?? date]),
    page.language,
  );
  const at = (iso: string) => body.x + scale.at(iso) * body.w;
  const points = events.map(({ date }) => at(date));
  const { words, boxes, line, size, fits } = drawnToFit((text) => {
    const words = events.map((event): Paragraph[] => [
      { runs: page.runs(event.when, { bold: true, size: text.head, color: page.accentOn('paper', text.head) }), align: 'center' },
      ...labelParagraphs(event, text, page, { quiet: 'ink-65', align: 'center' }),
    ]);
    const tried = widths.map((w) => settled(words, points, w, text.head, page));
    const best =
      tried.find(({ moved, fits }) => fits && moved < 0.3) ?? tried.filter(({ fits }) => fits).sort((a, b) => a.moved - b.moved)[0];
    return { words, size: text.head, ...(best ?? tried[tried.length - 1]!) };
  });
  const dots = points.map((x, index): Box => {
    const y = above(index) ? line - off : line + band + off;
    return { x: Math.min(Math.max(x - dot / 2, body.x), body.x + body.w - dot), y: y - dot / 2, w: dot, h: dot };
  });
  const parts = events.flatMap((_, index): Element[] => [
    ...placeMove(index, events[index]!, at, dots[index]!, page),
    page.shape(`Mark ${index + 1}`, dots[index]!, { geometry: 'ellipse', fill: events[index]!.tone ?? 'accent' }),
    page.text(`Event ${index + 1}`, boxes[index]!, words[index]!, { size, anchor: above(index) ? 'bottom' : 'top' }),
  ]);
  // From the top down, so that no line crosses the text of others.
  const lines = events.map((_, index) => {
    const ends = [
      { name: `Mark ${index + 1}`, box: dots[index]! },
      { name: `Event ${index + 1}`, box: boxes[index]! },
    ] as const;
    const [from, to] = above(index) ? [ends[1], ends[0]] : ends;
    return join(from, to, { shape: 'elbow', side: 'down' });
  });
  const today =
    page.today >= events[0]!.date && page.today <= events[events.length - 1]!.date ? placeToday(at(page.today), line, points, page) : [];
  const base = placeBand(scale, { x: body.x, y: line, w: body.w, h: band }, page);
  return { elements: diagram('Timeline', timelineAlt(events, page), [...base, ...today, ...lines, ...parts]), fits };
}

/** From the date it was planned for: an outline there, and a line to the mark of the new date. */
function placeMove(index: number, { from, tone }: DatedLabel, at: (iso: string) => number, mark: Box, page: Page): Element[] {
  if (from === undefined) return [];
  const color = tone ?? 'accent';
  const old = Math.min(Math.max(at(from) - dot / 2, page.body.x), page.body.x + page.body.w - dot);
  const [left, right] = old < mark.x ? [old + dot, mark.x] : [mark.x + dot, old];
  return [
    page.shape(
      `Move ${index + 1}`,
      { x: left, y: mark.y + dot / 2, w: Math.max(0, right - left), h: 0 },
      { geometry: 'line', line: { color, width: 3 } },
    ),
    page.shape(`Before ${index + 1}`, { ...mark, x: old }, { geometry: 'ellipse', fill: 'paper', line: { color, width: 2.25 } }),
  ];
}

/** Events alternate above and below the band. */
function above(index: number): boolean {
  return index % 2 === 0;
}

/** Texts of equal width, each as close to its date as its neighbours allow; `moved`: the largest displacement. */
function settled(words: readonly Paragraph[][], points: readonly number[], w: number, size: number, page: Page) {
  const { body, gaps } = page;
  const heights = words.map((each) => page.measure(each, w, size).height);
  const boxes: Box[] = [];
  let moved = 0;
  const side = (up: boolean) => words.map((_, index) => index).filter((index) => above(index) === up);
  const tallest = (up: boolean) => Math.max(0, ...side(up).map((index) => heights[index]!));
  const least = tallest(true) + tallest(false) + 2 * stems.least + band;
  const stem = Math.min(stems.most, stems.least + Math.max(0, body.h - least) / 2);
  const height = least + 2 * (stem - stems.least);
  const line = body.y + Math.max(0, (body.h - height) * 0.45) + tallest(true) + stem;
  for (const up of [true, false]) {
    const indexes = side(up);
    const wanted = indexes.map((index) => ({ at: points[index]!, size: w }));
    const middles = spread(wanted, gaps.within, body.x, body.x + body.w);
    indexes.forEach((index, order) => {
      const middle = middles[order]!;
      // Text at the page's edge cannot be centred on its date, which does not count as displacement.
      const best = Math.min(Math.max(points[index]!, body.x + w / 2), body.x + body.w - w / 2);
      moved = Math.max(moved, Math.abs(middle - best));
      boxes[index] = { x: middle - w / 2, y: up ? line - stem - heights[index]! : line + band + stem, w, h: heights[index]! };
    });
  }
  const inside = boxes.every(({ x }) => x >= body.x - 1e-6 && x + w <= body.x + body.w + 1e-6);
  const whole = words.every((each, index) => standsIn(each, { w, h: heights[index]! }, size, page));
  return { boxes, line, moved, fits: inside && whole && least <= body.h + 1e-6 };
}

/** A stroke through the band, with its label at the end farther from the nearest event. */
function placeToday(x: number, line: number, points: readonly number[], page: Page): Element[] {
  const w = todayWidth(page);
  const words = todayWords(page);
  const h = page.measure(words, w, page.sizes.label).height;
  const clear = (up: boolean) =>
    Math.min(Number.POSITIVE_INFINITY, ...points.filter((_, index) => above(index) === up).map((point) => Math.abs(point - x)));
  const up = clear(true) > clear(false);
  const left = Math.min(Math.max(x - w / 2, page.body.x), page.body.x + page.body.w - w);
  const reach = 0.12;
  return [
    page.shape(
      'Today line',
      { x, y: up ? line - reach : line, w: 0, h: band + reach },
      { geometry: 'line', line: { color: 'accent-2', width: 2 } },
    ),
    page.text('Today', { x: left, y: up ? line - reach - h : line + band + reach, w, h }, words, { size: page.sizes.label }),
  ];
}
