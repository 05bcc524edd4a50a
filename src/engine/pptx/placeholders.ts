/** Placeholders of our layouts, on our own master or on a corporate template's layouts. */
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
import { contrast, smallAccent } from '../brand/colors.ts';
import { type Look, lookOf } from '../brand/looks.ts';
import { sheetOf } from '../brand/sheet.ts';

/** One placeholder of a layout. */
export interface Placeholder extends Box {
  /** `type` attribute of `p:ph`; `obj` and `body` differ in what an author can insert. */
  type: string;
  /** `idx` attribute; 0, which is omitted, for titles. */
  idx: number;
  /** PowerPoint's name for it in the layout. */
  label: string;
  size: number;
  color: ColorToken;
  /** null if slides do not inherit its font. */
  font: 'heading' | 'body' | null;
  bold: boolean;
  anchor: 'top' | 'middle' | 'bottom';
  align: 'left' | 'center' | 'right';
  lineSpacing: number;
  /** What a template's placeholder has beyond ours: space before paragraphs, and a first-level bullet. */
  theirs?: { before: number; bullet: boolean };
}

export interface SlideLayout {
  name: LayoutName;
  /** `type` attribute, which tells PowerPoint and template tools the layout's purpose. */
  type: 'title' | 'secHead' | 'obj' | 'twoObj' | 'titleOnly' | 'blank';
  label: string;
  /** Part name in the package. */
  part: string;
  /** Has its own background, without footer and the master's logo. */
  full: boolean;
  dark: boolean;
  /** The theme's link colour is unreadable on it. */
  plainLinks: boolean;
  placeholders: Partial<Record<PlaceholderName, Placeholder>>;
}

const plain = { font: 'body', bold: false, anchor: 'top', align: 'left', lineSpacing: 1, color: 'ink' } as const;

/** The six slide layouts for this slide size, in PowerPoint's order. */
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
  const eyebrow: Placeholder = {
    ...plain,
    ...frame.eyebrow!,
    type: 'body',
    idx: 15,
    label: 'Section name',
    size: sizes.source,
    color: smallAccent(kit),
    bold: true,
    anchor: 'bottom',
  };
  const body: Placeholder = { ...plain, ...frame.body, type: 'obj', idx: 1, label: 'Content', size: sizes.body, lineSpacing: 1.1 };
  const left: Placeholder = { ...body, ...frame.body, ...half, label: 'Left content' };
  const right: Placeholder = { ...body, ...frame.body, ...columns(6, 6), idx: 2, label: 'Right content' };
  const small = { ...plain, size: sizes.source, color: 'ink-65' } as const;
  const numberBox = frame.number!;
  const footer: Placeholder = { ...small, ...frame.footer, type: 'ftr', idx: 11, label: 'Footer' };
  const number: Placeholder = { ...small, ...numberBox, type: 'sldNum', idx: 12, label: 'Slide number', align: 'right' };
  const foot = { footer, number };
  /** Title and text on a full page, in the colours of its background. */
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
    { name: 'content', type: 'obj', label: 'Content', full: false, dark: false, placeholders: { title, eyebrow, lead, body, ...foot } },
    {
      name: 'two-content',
      type: 'twoObj',
      label: 'Two contents',
      full: false,
      dark: false,
      placeholders: { title, eyebrow, lead, left, right, ...foot },
    },
    {
      name: 'title-only',
      type: 'titleOnly',
      label: 'Title only',
      full: false,
      dark: false,
      placeholders: { title, eyebrow, lead, ...foot },
    },
    { name: 'blank', type: 'blank', label: 'Blank', full: false, dark: false, placeholders: foot },
  ];
}

/** The layout placeholder that a text fills; null for a text box. A second text for the same placeholder becomes a box. */
export function placeOf(element: TextElement, slide: LayoutSlide, layout: SlideLayout): Placeholder | null {
  if (element.placeholder === undefined) return null;
  const first = slide.elements.find((other) => other.type === 'text' && other.placeholder === element.placeholder);
  if (first !== element) return null;
  const place = layout.placeholders[element.placeholder];
  if (place !== undefined) return place;
  // A page whose layout has no title still gets one, for outline view and screen readers.
  return element.placeholder === 'title' ? looseTitle : null;
}

/** Whether a text has its placeholder's colour; if not, the file sets its own. */
export function inheritsColor(element: TextElement, place: Placeholder): boolean {
  // LibreOffice ignores inherited formatting in footers.
  const isFoot = (place.type === 'ftr' || place.type === 'sldNum') && !place.theirs;
  return place.color === element.color && !isFoot && !hasLeft(element, place);
}

/** Whether it is above or below the template's place for it, where the background may differ. */
function hasLeft({ y, h }: TextElement, place: Placeholder): boolean {
  return place.theirs !== undefined && (y + h <= place.y || y >= place.y + place.h);
}

/** A title with nothing to inherit but the master's, in a size no slide uses, so that everything is written out. */
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

/** Assigns roles to the texts of such a page, so that they take their placeholder's colour. */
const roles: Record<PlaceholderName, ColorToken> = {
  title: 'ink',
  eyebrow: 'accent',
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

/** Writes out our colour if a template's own text is unreadable on its background. */
function readsOn(ground: Hex, { color, size }: TemplatePlaceholder): boolean {
  return contrast(color, ground) >= (size >= 18 ? 3 : 4.5);
}

/** The template made it to be readable on its band or picture. */
function onThing(place: Box, taken: readonly Box[]): boolean {
  return taken.reduce((sum, box) => sum + shared(place, box), 0) > 0.3 * area(place);
}

/** If placeholders cannot be told apart, the slide sets the box itself. */
const nowhere = Number.NEGATIVE_INFINITY;

/** A font size that no text uses, so that everything is written out. */
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
