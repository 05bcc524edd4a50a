/** A corporate template's layouts as slides see them: what text in each of its placeholders inherits. */
import type { BrandTemplate, Hex, TemplatePlaceholder } from '../../model/brand-kit.ts';
import { area, shared } from '../../model/geometry.ts';
import { type Box, type ColorToken, layoutNames, type PlaceholderName } from '../../model/layout.ts';
import { contrast } from '../brand/colors.ts';
import type { Look } from '../brand/looks.ts';
import type { Placeholder, SlideLayout } from './placeholders.ts';

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

export function templateLayouts(template: BrandTemplate, { grounds }: Look): SlideLayout[] {
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
