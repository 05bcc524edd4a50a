/** Where the placeholders of each slide layout stand and how their text looks: what a slide inherits when it says nothing else. */
import type { BrandKit } from '../brand/brand-kit.ts';
import type { Box, ColorToken, LayoutName, LayoutSlide, PlaceholderName, TextElement } from '../layout/layout.ts';
import { mirrorBox } from '../layout/mirror.ts';
import { columns, frameOf, sheet } from '../layout/sheet.ts';

/** One placeholder of a layout. */
export interface Placeholder extends Box {
  /** `type` attribute of `p:ph`; `obj` and `body` differ in what an author may insert. */
  type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'obj' | 'ftr' | 'sldNum';
  /** `idx` attribute; 0 for titles. */
  idx: number;
  /** What PowerPoint calls it in the layout. */
  label: string;
  size: number;
  color: ColorToken;
  font: 'heading' | 'body';
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'right';
  lineSpacing: number;
}

export interface SlideLayout {
  name: LayoutName;
  /** `type` attribute, by which PowerPoint and template tools know what a layout is for. */
  type: 'title' | 'secHead' | 'obj' | 'twoObj' | 'titleOnly' | 'blank';
  label: string;
  dark: boolean;
  placeholders: Partial<Record<PlaceholderName, Placeholder>>;
}

const plain = { font: 'body', bold: false, anchor: 'top', align: 'left', lineSpacing: 1, color: 'ink' } as const;
const heading = { ...plain, font: 'heading', bold: true } as const;

/** The six slide layouts for a sheet of this size, in the order PowerPoint lists them. */
export function slideLayouts(size: { w: number; h: number }, kit: BrandKit, rtl: boolean): SlideLayout[] {
  const layouts = layoutsFromLeft(size, kit);
  return rtl ? layouts.map((layout) => mirrored(layout, size.w)) : layouts;
}

function mirrored(layout: SlideLayout, width: number): SlideLayout {
  const turned = Object.entries(layout.placeholders).map(([name, place]) => {
    const align = place.align === 'left' ? ('right' as const) : ('left' as const);
    return [name, { ...mirrorBox(place, width), align }];
  });
  return { ...layout, placeholders: Object.fromEntries(turned) };
}

function layoutsFromLeft(size: { w: number; h: number }, kit: BrandKit): SlideLayout[] {
  const sx = size.w / sheet.w;
  const sy = size.h / sheet.h;
  const scaled = ({ x, y, w, h }: Box): Box => ({ x: x * sx, y: y * sy, w: w * sx, h: h * sy });
  const frame = frameOf(kit);
  const half = columns(0, 6);
  const wide = columns(0, 8);

  const title: Placeholder = { ...heading, ...scaled(frame.title), type: 'title', idx: 0, label: 'Title', size: 26 };
  const lead: Placeholder = { ...plain, ...scaled(frame.lead), type: 'body', idx: 13, label: 'Lead', size: 14, color: 'ink-65' };
  const body: Placeholder = { ...plain, ...scaled(frame.body), type: 'obj', idx: 1, label: 'Content', size: 14, lineSpacing: 1.1 };
  const left: Placeholder = { ...body, ...scaled({ ...frame.body, ...half }), label: 'Left content' };
  const right: Placeholder = { ...body, ...scaled({ ...frame.body, ...columns(6, 6) }), idx: 2, label: 'Right content' };
  const small = { ...plain, size: 9, color: 'ink-65' } as const;
  const footer: Placeholder = { ...small, ...scaled(frame.footer), type: 'ftr', idx: 11, label: 'Footer' };
  const number: Placeholder = { ...small, ...scaled(frame.number), type: 'sldNum', idx: 12, label: 'Slide number', align: 'right' };
  const onDark = { color: 'on-dark' } as const;
  const quiet = { color: 'on-dark-70' } as const;
  const cover: Placeholder = {
    ...title,
    ...onDark,
    ...scaled({ ...wide, y: 2.6, h: 2.1 }),
    type: 'ctrTitle',
    size: 44,
    anchor: 'bottom',
  };
  const subtitle: Placeholder = {
    ...plain,
    ...onDark,
    ...scaled({ ...wide, y: 4.9, h: 0.7 }),
    type: 'subTitle',
    idx: 1,
    label: 'Subtitle',
    size: 18,
    lineSpacing: 1.1,
  };
  const details: Placeholder = {
    ...plain,
    ...quiet,
    ...scaled({ ...wide, y: 5.75, h: 1 }),
    type: 'body',
    idx: 14,
    label: 'Details',
    size: 14,
    lineSpacing: 1.1,
  };
  const foot = { footer, number };
  const darkFoot = { footer: { ...footer, ...quiet }, number: { ...number, ...quiet } };
  return [
    {
      name: 'title',
      type: 'title',
      label: 'Title',
      dark: true,
      placeholders: { title: cover, subtitle, lead: { ...lead, ...quiet }, body: details, ...darkFoot },
    },
    {
      name: 'section',
      type: 'secHead',
      label: 'Section',
      dark: true,
      placeholders: { title: cover, subtitle: { ...subtitle, type: 'body' }, lead: { ...lead, ...quiet }, body: details, ...darkFoot },
    },
    { name: 'content', type: 'obj', label: 'Content', dark: false, placeholders: { title, lead, body, ...foot } },
    {
      name: 'two-content',
      type: 'twoObj',
      label: 'Two contents',
      dark: false,
      placeholders: { title, lead, left, right, ...foot },
    },
    { name: 'title-only', type: 'titleOnly', label: 'Title only', dark: false, placeholders: { title, lead, ...foot } },
    { name: 'blank', type: 'blank', label: 'Blank', dark: false, placeholders: foot },
  ];
}

/** The placeholder of the slide's layout that a text takes; null for a text box. A second text for the same one becomes a box. */
export function placeOf(element: TextElement, slide: LayoutSlide, layout: SlideLayout): Placeholder | null {
  if (element.placeholder === undefined) return null;
  const first = slide.elements.find((other) => other.type === 'text' && other.placeholder === element.placeholder);
  if (first !== element) return null;
  const place = layout.placeholders[element.placeholder];
  if (place !== undefined) return place;
  // A page without a title in its layout still has one for the outline and for those who listen to it.
  return element.placeholder === 'title' ? looseTitle : null;
}

/** A title that finds nothing of its own to inherit: the master's, with a size no slide uses, so that everything is written out. */
const looseTitle: Placeholder = {
  type: 'title',
  idx: 0,
  label: 'Title',
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  size: 0,
  color: 'light',
  font: 'heading',
  bold: true,
  anchor: 'top',
  align: 'left',
  lineSpacing: 0,
};
