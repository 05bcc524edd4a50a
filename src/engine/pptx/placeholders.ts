/** Placeholders of our layouts, on our own master or found on the layouts of a corporate template. */
import type { BrandKit, BrandTemplate, Hex, TemplatePlaceholder } from '../../model/brand-kit.ts';
import { area, mirrorBox, shared } from '../../model/geometry.ts';
import {
  type Box,
  type ColorToken,
  type LayoutName,
  type LayoutSlide,
  layoutNames,
  type PlaceholderName,
  type TextElement,
} from '../../model/layout.ts';
import { contrast } from '../brand/colors.ts';
import { type Look, lookOf } from '../brand/looks.ts';
import { sheetOf } from '../brand/sheet.ts';

/** One placeholder of a layout. */
export interface Placeholder extends Box {
  /** `type` attribute of `p:ph`; `obj` and `body` differ in what an author may insert. */
  type: string;
  /** `idx` attribute; 0, which is not written, for titles. */
  idx: number;
  /** What PowerPoint calls it in the layout. */
  label: string;
  size: number;
  color: ColorToken;
  /** null where slides take no font from it. */
  font: 'heading' | 'body' | null;
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
  /** What a template's placeholder has that ours do not: room before a paragraph, and a mark before the first level. */
  theirs?: { before: number; bullet: boolean };
}

export interface SlideLayout {
  name: LayoutName;
  /** `type` attribute, by which PowerPoint and template tools know what a layout is for. */
  type: 'title' | 'secHead' | 'obj' | 'twoObj' | 'titleOnly' | 'blank';
  label: string;
  /** Name of its part in the package. */
  part: string;
  /** Ground of its own: without foot and without the master's logo. */
  full: boolean;
  dark: boolean;
  /** The theme's colour of links cannot be read on it. */
  plainLinks: boolean;
  placeholders: Partial<Record<PlaceholderName, Placeholder>>;
}

const plain = { font: 'body', bold: false, anchor: 'top', align: 'left', lineSpacing: 1, color: 'ink' } as const;

/** The six slide layouts for a sheet of this size, in the order PowerPoint lists them. */
export function slideLayouts(size: { w: number; h: number }, kit: BrandKit, rtl: boolean): SlideLayout[] {
  if (kit.template) return templateLayouts(kit.template, lookOf(kit));
  const layouts = layoutsFromLeft(size, kit).map((layout, i) => ({
    ...layout,
    part: `ppt/slideLayouts/slideLayout${i + 1}.xml`,
    plainLinks: false,
  }));
  return rtl ? layouts.map((layout) => mirrored(layout, size.w)) : layouts;
}

function mirrored(layout: SlideLayout, width: number): SlideLayout {
  const turned = Object.entries(layout.placeholders).map(([name, place]) => {
    const align = place.align === 'left' ? ('right' as const) : ('left' as const);
    return [name, { ...mirrorBox(place, width), align }];
  });
  return { ...layout, placeholders: Object.fromEntries(turned) };
}

function layoutsFromLeft(size: { w: number; h: number }, kit: BrandKit): Omit<SlideLayout, 'part' | 'plainLinks'>[] {
  const { columns, sizes, frame, h: height } = sheetOf(kit, { size });
  const { grounds, headings } = lookOf(kit);
  const half = columns(0, 6);
  const wide = columns(0, 8);
  const heading = { ...plain, font: 'heading', bold: headings === 'bold' } as const;

  const title: Placeholder = { ...heading, ...frame.title, type: 'title', idx: 0, label: 'Title', size: sizes.title };
  const lead: Placeholder = { ...plain, ...frame.lead, type: 'body', idx: 13, label: 'Lead', size: sizes.body, color: 'ink-65' };
  const body: Placeholder = { ...plain, ...frame.body, type: 'obj', idx: 1, label: 'Content', size: sizes.body, lineSpacing: 1.1 };
  const left: Placeholder = { ...body, ...frame.body, ...half, label: 'Left content' };
  const right: Placeholder = { ...body, ...frame.body, ...columns(6, 6), idx: 2, label: 'Right content' };
  const small = { ...plain, size: sizes.source, color: 'ink-65' } as const;
  const numberBox = frame.number!;
  const footer: Placeholder = { ...small, ...frame.footer, type: 'ftr', idx: 11, label: 'Footer' };
  const number: Placeholder = { ...small, ...numberBox, type: 'sldNum', idx: 12, label: 'Slide number', align: 'right' };
  const foot = { footer, number };
  /** Title and what stands under it on a full page, in the colours of its ground. */
  const onGround = (dark: boolean) => {
    const color: ColorToken = dark ? 'on-dark' : 'ink';
    const quiet: ColorToken = dark ? 'on-dark-70' : 'ink-65';
    const under = { ...plain, ...wide, lineSpacing: 1.1 } as const;
    const place = (top: number, share: number) => ({ y: height * top, h: height * share });
    const cover: Placeholder = { ...title, ...wide, ...place(0.347, 0.28), color, type: 'ctrTitle', size: sizes.cover, anchor: 'bottom' };
    const subtitle: Placeholder = {
      ...under,
      ...place(0.653, 0.093),
      color,
      type: 'subTitle',
      idx: 1,
      label: 'Subtitle',
      size: sizes.lead,
    };
    const body: Placeholder = { ...under, ...place(0.767, 0.133), color: quiet, type: 'body', idx: 14, label: 'Details', size: sizes.body };
    const small = { color: quiet };
    return { title: cover, subtitle, lead: { ...lead, ...small }, body, footer: { ...footer, ...small }, number: { ...number, ...small } };
  };
  const dark = { cover: grounds.cover === 'dark', section: grounds.section === 'dark' };
  const parts = onGround(dark.section);
  return [
    { name: 'title', type: 'title', label: 'Title', full: true, dark: dark.cover, placeholders: onGround(dark.cover) },
    {
      name: 'section',
      type: 'secHead',
      label: 'Section',
      full: true,
      dark: dark.section,
      placeholders: { ...parts, subtitle: { ...parts.subtitle, type: 'body' } },
    },
    { name: 'content', type: 'obj', label: 'Content', full: false, dark: false, placeholders: { title, lead, body, ...foot } },
    {
      name: 'two-content',
      type: 'twoObj',
      label: 'Two contents',
      full: false,
      dark: false,
      placeholders: { title, lead, left, right, ...foot },
    },
    { name: 'title-only', type: 'titleOnly', label: 'Title only', full: false, dark: false, placeholders: { title, lead, ...foot } },
    { name: 'blank', type: 'blank', label: 'Blank', full: false, dark: false, placeholders: foot },
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

const types = {
  title: 'title',
  section: 'secHead',
  content: 'obj',
  'two-content': 'twoObj',
  'title-only': 'titleOnly',
  blank: 'blank',
} as const;

/** The role a text of such a page is given, so that it takes the colour of its placeholder. */
const roles: Record<PlaceholderName, ColorToken> = {
  title: 'ink',
  subtitle: 'ink',
  lead: 'ink-65',
  body: 'ink',
  left: 'ink',
  right: 'ink',
  footer: 'ink-65',
  number: 'ink-65',
};

function templateLayouts(template: BrandTemplate, { grounds }: Look): SlideLayout[] {
  return layoutNames.map((name): SlideLayout => {
    const { part, label, placeholders, slots, ground, taken } = template.layouts[name];
    const full = name === 'title' || name === 'section';
    const dark = (name === 'title' && grounds.cover === 'dark') || (name === 'section' && grounds.section === 'dark');
    const onGround = dark ? 'on-dark' : 'ink';
    const entries = Object.entries(placeholders) as [PlaceholderName, TemplatePlaceholder][];
    const named = entries.map(([, { type, idx }]) => `${type} ${idx}`);
    const places = entries.map(([role, place], i) => {
      const alike = named.indexOf(named[i]!) !== named.lastIndexOf(named[i]!);
      const reads = !ground.measured || onThing(place, taken) || readsOn(ground.color, place);
      const color = full ? onGround : roles[role];
      return [role, { ...placeholderOf(place, role, reads ? color : unlikeAny.color), ...(alike && { x: nowhere }) }];
    });
    return {
      name,
      type: types[name],
      label,
      part,
      full,
      dark,
      plainLinks: contrast(slots.hlink, ground.color) < 4.5,
      placeholders: Object.fromEntries(places),
    };
  });
}

/** A template whose own text cannot be read on its ground has ours written out. */
function readsOn(ground: Hex, { color, size }: TemplatePlaceholder): boolean {
  return contrast(color, ground) >= (size >= 18 ? 3 : 4.5);
}

/** On a band or a picture of the template's it was made to be read. */
function onThing(place: Box, taken: readonly Box[]): boolean {
  return taken.reduce((sum, box) => sum + shared(place, box), 0) > 0.3 * area(place);
}

/** Where no text stands: of placeholders that nothing tells apart a slide says itself which box it means. */
const nowhere = Number.NEGATIVE_INFINITY;

/** What no text is set in, so that everything is written out. */
const unlikeAny = { size: 0, color: 'light', lineSpacing: 0, font: null } as const;

function placeholderOf(
  { x, y, w, h, type, idx, size, bold, anchor, align, lineSpacing, before, bullet, inherited }: TemplatePlaceholder,
  role: PlaceholderName,
  color: ColorToken,
): Placeholder {
  return {
    ...{ x, y, w, h, type, idx: idx ?? 0, bold, anchor, align },
    label: role,
    theirs: { before: inherited ? before : 0, bullet: inherited && bullet },
    ...(inherited ? { size, color, lineSpacing, font: role === 'title' ? 'heading' : 'body' } : unlikeAny),
  };
}
