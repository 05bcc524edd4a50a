/** The sheet of a corporate template: title and footer from its placeholders, content in the space it leaves free. */
import type { BrandTemplate, TemplateLayout, TemplatePlaceholder } from '../../model/brand-kit.ts';
import { area, mirrorBox, shared } from '../../model/geometry.ts';
import type { Box } from '../../model/layout.ts';
import { gaps, gridOf, round, scaleOf } from './grid.ts';
import type { Frame, OwnPlaces, Sheet, TitleStyle } from './sheet.ts';

/** Minimum size of a footer, inches. */
const foot = { w: 2.5, h: 0.2 };
const lead = { h: 0.28, apart: 0.04, before: 0.12 };
/** Minimum content area, as shares of the slide. */
const least = { w: 0.55, h: 0.42 };

/** `rtl`: places are mirrored, because everything on the sheet is mirrored at the end. */
export function templateSheet(template: BrandTemplate, rtl: boolean): Omit<Sheet, 'usual'> {
  const { size } = template;
  const { frame, style, area } = placesOf(template);
  const turned = rtl ? mirrored(frame, size.w) : frame;
  const sizes = scaleOf(size);
  return {
    ...size,
    margin: area.x,
    sizes: { ...sizes, title: style.size, cover: Math.min(sizes.cover, template.layouts.title.placeholders.title?.size ?? sizes.cover) },
    gaps,
    columns: gridOf(turned.body.x, turned.body.w),
    frame: turned,
    title: style,
  };
}

interface Places {
  frame: Frame;
  style: TitleStyle & { size: number };
  area: Box;
}

/** As in the template; if that leaves too little for content, the title moves to the top of the free area. */
function placesOf(template: BrandTemplate): Places {
  const { size, layouts } = template;
  const page = layouts['title-only'];
  const taken = [...page.taken, ...layouts.content.taken, ...layouts['two-content'].taken];
  const given = page.placeholders.title ?? layouts.content.placeholders.title!;
  const low = layouts.content.placeholders.body;
  const heading = titlePlace(given, taken);
  const theirs = placesUnder(heading, spread(heading.box, low, size.w), low, template, { given, taken });
  if (theirs.frame.body.h >= least.h * size.h && theirs.frame.body.w >= least.w * size.w) return theirs;
  const free = freeArea({ x: 0.045 * size.w, y: 0.05 * size.h, w: 0.91 * size.w, h: 0.88 * size.h }, taken, 0.1);
  const onTop = titleOnTop(given, free);
  return placesUnder(onTop, { x: free.x, w: free.w }, undefined, template, { given: { ...given, anchor: 'top' }, taken });
}

function placesUnder(
  { box: heading, lines, size: points }: TitlePlace,
  across: { x: number; w: number },
  low: Box | undefined,
  { size, layouts }: BrandTemplate,
  { given, taken }: { given: TemplatePlaceholder; taken: readonly Box[] },
): Places {
  const page = layouts['title-only'];
  const number = page.placeholders.number ?? layouts.content.placeholders.number ?? null;
  const footer = page.placeholders.footer ?? layouts.content.placeholders.footer ?? null;
  const row = footRow(footer, number, size.h);

  const under = heading.y + heading.h + lead.apart;
  const bottom = lowest(row.y - lead.before, low, size.h);
  const area = freeArea({ ...across, y: under, h: bottom - under }, taken, 0.05);
  const stretch = freeStretch({ ...row, x: area.x, w: area.w }, [...taken, ...(number ? [number] : [])], gaps.within);
  const fits = stretch.w >= foot.w;
  const source = fits ? stretch : { x: area.x, w: area.w, y: area.y + area.h - foot.h, h: foot.h };
  const leadBox = { x: Math.max(area.x, heading.x), y: area.y, w: Math.min(area.w, heading.w), h: lead.h };
  const top = Math.max(area.y + lead.h + lead.before, low && low.y < size.h / 2 ? low.y : 0);
  const body = { ...area, y: top, h: (fits ? area.y + area.h : source.y - lead.before) - top };
  const frame: Frame = {
    eyebrow: eyebrowOver(heading, given, taken),
    title: rounded(heading),
    lead: rounded(leadBox),
    body: rounded(body),
    footer: rounded(source),
    number: number && rounded(number),
    coverTop: 0,
    own: { title: ownPlaces(layouts.title, 'subtitle', given, size), section: ownPlaces(layouts.section, 'body', given, size) },
  };
  const { bold, capitals, anchor, align, lineSpacing } = given;
  return { frame, area, style: { bold, capitals, anchor, align, lineSpacing, lines, size: points } };
}

/** Height of an eyebrow, its distance from the title, and the least margin above it, inches. */
const eyebrow = { h: 0.2, apart: 0.03, margin: 0.25 };

/** Above a title at the top of its place; null without free room there. */
function eyebrowOver({ x, y, w }: Box, { anchor }: TemplatePlaceholder, taken: readonly Box[]): Box | null {
  const box = { x, y: y - eyebrow.apart - eyebrow.h, w, h: eyebrow.h };
  const free = freeArea(box, taken);
  return anchor === 'top' && box.y >= eyebrow.margin && free.w === box.w && free.h === box.h ? rounded(box) : null;
}

/** Horizontal extent of content: like the template's own, aligned with the title if close. */
function spread(heading: Box, body: Box | undefined, width: number): { x: number; w: number } {
  const wide = body && body.w >= 0.6 * width ? body : null;
  const from = wide ? wide.x : Math.min(heading.x, body?.x ?? heading.x);
  const to = wide ? wide.x + wide.w : Math.max(heading.x + heading.w, body ? body.x + body.w : 0);
  const x = Math.abs(from - heading.x) < 0.35 ? heading.x : from;
  const right = Math.abs(to - heading.x - heading.w) < 0.35 ? heading.x + heading.w : to;
  return { x, w: right - x };
}

function footRow(footer: Box | null, number: Box | null, height: number): { y: number; h: number } {
  const own = footer ?? number;
  // A footer in the upper half does not limit the content.
  return own && own.y > height / 2 ? { y: own.y, h: own.h } : { y: height * 0.935, h: foot.h };
}

/** Content ends where the template's own does, unless that leaves less than half of the slide. */
function lowest(foot: number, body: Box | undefined, height: number): number {
  const end = body === undefined ? foot : Math.min(foot, body.y + body.h);
  return body && body.h < height / 2 ? foot : end;
}

/** On a page that contains only its message: the title's place, and the one for the text under it. */
function ownPlaces(
  { placeholders, taken }: TemplateLayout,
  name: 'subtitle' | 'body',
  usual: TemplatePlaceholder,
  size: { w: number; h: number },
): OwnPlaces {
  const { title: heading = usual, [name]: below } = placeholders;
  const { anchor, align, lineSpacing, size: points } = heading;
  const place = { box: rounded(heading), size: points, anchor, align, lineSpacing };
  if (below) {
    return {
      title: place,
      under: {
        box: rounded(below),
        size: below.size,
        anchor: below.anchor,
        align: below.align,
        lineSpacing: below.lineSpacing,
        placeholder: name,
      },
    };
  }
  const start = heading.y + heading.h + gaps.within;
  const room = size.h - 0.3 - start;
  const strip = {
    x: heading.x,
    w: heading.w,
    y: room > 0.5 ? start : Math.max(0.3, heading.y - 1.2),
    h: room > 0.5 ? Math.min(1.6, room) : 1,
  };
  return {
    title: place,
    under: { box: rounded(freeArea(strip, taken, 0.05)), size: 16, anchor: 'top', align, lineSpacing: 1.1, placeholder: null },
  };
}

function rounded({ x, y, w, h }: Box): Box {
  return { x: round(x), y: round(y), w: round(w), h: round(h) };
}

function mirrored(frame: Frame, width: number): Frame {
  const turn = (box: Box) => rounded(mirrorBox(box, width));
  const own = (places: OwnPlaces): OwnPlaces => ({
    title: { ...places.title, box: turn(places.title.box) },
    under: { ...places.under, box: turn(places.under.box) },
  });
  return {
    ...frame,
    eyebrow: frame.eyebrow && turn(frame.eyebrow),
    title: turn(frame.title),
    lead: turn(frame.lead),
    body: turn(frame.body),
    footer: turn(frame.footer),
    number: frame.number && turn(frame.number),
    own: frame.own && { title: own(frame.own.title), section: own(frame.own.section) },
  };
}

interface TitlePlace {
  box: Box;
  lines: 1 | 2;
  size: number;
}

/** Points: our titles are sentences, so a template's larger sizes, made for single words, are reduced. */
const title = { largest: 28, usual: 22, least: 20 };
/** Share of a title's place from which a drawing there counts as its band. */
const band = 0.3;

/** Two lines at the top of an area. */
function titleOnTop(given: TemplatePlaceholder, { x, y, w }: Box): TitlePlace {
  const size = Math.floor(Math.min(given.size, title.usual));
  return { box: { x, y, w, h: 2 * lineAt(size, given) + 0.02 }, lines: 2, size };
}

function lineAt(size: number, { lineSpacing }: TemplatePlaceholder): number {
  return (size * 1.2 * lineSpacing) / 72;
}

/** Two lines in the template's own box, at its size or smaller; a low box is enlarged if there is room. */
function titlePlace(place: TemplatePlaceholder, taken: readonly Box[]): TitlePlace {
  const given = { ...place, ...clearOf(place, taken) };
  const largest = Math.floor(Math.min(given.size, title.largest));
  const least = Math.min(largest, title.least);
  for (let size = largest; size >= least; size--)
    if (2 * lineAt(size, given) <= given.h + 0.01) return { box: boxOf(given), lines: 2, size };
  const size = Math.min(largest, Math.max(least, title.usual));
  const higher = { ...boxOf(given), h: 2 * lineAt(size, given) + 0.02 };
  const clear = freeArea(higher, taken);
  if (clear.h >= higher.h - 0.01 && clear.w >= higher.w * 0.8) return { box: clear, lines: 2, size };
  return { box: boxOf(given), lines: 1, size };
}

/** A title's place without the corner a logo occupies; a band under it may stay. */
function clearOf(place: Box, taken: readonly Box[]): Box {
  const corners = taken.filter((box) => shared(box, place) < band * area(place));
  const clear = freeArea(boxOf(place), corners, 0.1);
  return clear.w >= 0.6 * place.w && clear.h >= 0.6 * place.h ? clear : boxOf(place);
}

function boxOf({ x, y, w, h }: Box): Box {
  return { x, y, w, h };
}

/** Overlaps thinner than this do not count, inches. */
const touch = 0.02;

/** The largest part of `area` clear of `taken`, found by cutting one side after another; leaves a `gap` in inches. */
export function freeArea(area: Box, taken: readonly Box[], gap = 0): Box {
  return taken.reduce((left, box) => cut(left, box, gap), area);
}

function cut(area: Box, box: Box, gap: number): Box {
  const right = area.x + area.w;
  const bottom = area.y + area.h;
  const across = Math.min(right, box.x + box.w) - Math.max(area.x, box.x);
  const down = Math.min(bottom, box.y + box.h) - Math.max(area.y, box.y);
  // A hairline has no height, but still occupies its place.
  const meets = across > (box.w < touch ? -1e-6 : touch) && down > (box.h < touch ? -1e-6 : touch);
  if (!meets) return area;
  const parts: Box[] = [
    { ...area, w: box.x - gap - area.x },
    { ...area, h: box.y - gap - area.y },
    span(area, 'x', box.x + box.w + gap),
    span(area, 'y', box.y + box.h + gap),
  ];
  const size = ({ w, h }: Box) => Math.max(0, w) * Math.max(0, h);
  return parts.reduce((best, part) => (size(part) > size(best) ? part : best));
}

/** The area from `start` on. */
function span(area: Box, side: 'x' | 'y', start: number): Box {
  return side === 'x' ? { ...area, x: start, w: area.x + area.w - start } : { ...area, y: start, h: area.y + area.h - start };
}

/** The widest free stretch of a row. */
export function freeStretch(row: Box, taken: readonly Box[], gap: number): Box {
  const inRow = taken.filter(({ y, h }) => y < row.y + row.h && y + h > row.y).toSorted((a, b) => a.x - b.x);
  let from = row.x;
  let widest: Box = { ...row, w: 0 };
  for (const { x, w } of [...inRow, { x: row.x + row.w + gap, w: 0 }]) {
    const to = Math.min(x - gap, row.x + row.w);
    if (to - from > widest.w) widest = { ...row, x: from, w: to - from };
    from = Math.max(from, x + w + gap);
  }
  return widest;
}
