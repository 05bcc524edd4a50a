/** Where the placeholders of each slide layout stand and how their text looks: what a slide inherits when it says nothing else. */
import type { BrandKit } from '../brand/brand-kit.ts';
import { logoZone } from '../brand/logo-box.ts';
import type { Box, ColorToken, LayoutName, LayoutSlide, PlaceholderName, TextElement } from '../layout/layout.ts';

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

/** The sheet the boxes are drawn on; other sizes scale it. */
const sheet = { w: 13.333, h: 7.5 };

const plain = { font: 'body', bold: false, anchor: 'top', align: 'left', lineSpacing: 1.1, color: 'ink' } as const;
const heading = { font: 'heading', bold: true, anchor: 'top', align: 'left', lineSpacing: 1, color: 'ink' } as const;

/** The six slide layouts for a sheet of this size, in the order PowerPoint lists them. */
export function slideLayouts(size: { w: number; h: number }, kit: BrandKit): SlideLayout[] {
  const sx = size.w / sheet.w;
  const sy = size.h / sheet.h;
  const box = (x: number, y: number, w: number, h: number): Box => ({ x: x * sx, y: y * sy, w: w * sx, h: h * sy });
  const right = 12.733;
  const zone = kit.logo === null ? null : logoZone(kit.logo, size);
  // The logo keeps its zone: the title ends, or the page number stands, left of it.
  const titleEnd = zone !== null && kit.logo?.corner === 'top-right' ? Math.min(right, zone.x / sx) : right;
  const footEnd = zone !== null && kit.logo?.corner === 'bottom-right' ? Math.min(right, zone.x / sx) : right;

  const title: Placeholder = { ...heading, ...box(0.6, 0.45, titleEnd - 0.6, 0.95), type: 'title', idx: 0, label: 'Title', size: 26 };
  const lead: Placeholder = {
    ...plain,
    ...box(0.6, 1.3, titleEnd - 0.6, 0.35),
    type: 'body',
    idx: 13,
    label: 'Lead',
    size: 14,
    color: 'ink-65',
  };
  const body: Placeholder = { ...plain, ...box(0.6, 1.75, 12.133, 5), type: 'obj', idx: 1, label: 'Content', size: 14 };
  const left: Placeholder = { ...body, ...box(0.6, 1.75, 5.967, 5), label: 'Left content' };
  const rightHalf: Placeholder = { ...body, ...box(6.767, 1.75, 5.967, 5), idx: 2, label: 'Right content' };
  const small = { ...plain, size: 9, color: 'ink-65' } as const;
  const footer: Placeholder = { ...small, ...box(0.6, 7, 9.5, 0.25), type: 'ftr', idx: 11, label: 'Footer' };
  const number: Placeholder = {
    ...small,
    ...box(footEnd - 1, 7, 1, 0.25),
    type: 'sldNum',
    idx: 12,
    label: 'Slide number',
    align: 'right',
  };
  const onDark = { color: 'on-dark' } as const;
  const quiet = { color: 'on-dark-70' } as const;
  const cover: Placeholder = {
    ...title,
    ...onDark,
    ...box(0.6, 2.6, 8, 2.1),
    type: 'ctrTitle',
    size: 44,
    anchor: 'bottom',
  };
  const subtitle: Placeholder = {
    ...plain,
    ...quiet,
    ...box(0.6, 4.9, 8, 0.7),
    type: 'subTitle',
    idx: 1,
    label: 'Subtitle',
    size: 18,
  };
  const details: Placeholder = { ...plain, ...quiet, ...box(0.6, 5.75, 8, 1), type: 'body', idx: 14, label: 'Details', size: 14 };
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
      placeholders: { title, lead, left, right: rightHalf, ...foot },
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
