/** The placeholders of a layout under our names for them. */

import type { TemplatePlaceholder } from '../../../../model/brand-kit.ts';
import type { LayoutName, PlaceholderName } from '../../../../model/layout.ts';
import type { Choice } from './choose-layouts.ts';
import type { LayoutPlaceholder } from './layout-placeholders.ts';
import { pairOf } from './roles.ts';

export function namedPlaceholders(name: LayoutName, { view, roles }: Choice): Partial<Record<PlaceholderName, TemplatePlaceholder>> {
  const named: Partial<Record<PlaceholderName, LayoutPlaceholder | undefined>> = {
    title: name === 'blank' ? undefined : roles.title,
    ...texts(name, roles),
    footer: view.placeholders.find(({ type }) => type === 'ftr'),
    number: view.placeholders.find(({ type }) => type === 'sldNum'),
  };
  const present = Object.entries(named).flatMap(([key, placeholder]) => (placeholder ? [[key, written(placeholder)]] : []));
  return Object.fromEntries(present);
}

function texts(name: LayoutName, roles: Choice['roles']): Partial<Record<PlaceholderName, LayoutPlaceholder | undefined>> {
  const { lead, mains, subtitle } = roles;
  // What stands beside the title of a full page is one text, whatever its author called it.
  const one = subtitle ?? roles.texts[0] ?? mains.find(({ bullet }) => !bullet);
  switch (name) {
    case 'title':
      return { subtitle: one };
    case 'section':
      return { body: one ?? (mains.length === 1 ? mains[0] : undefined) };
    case 'content':
      return {
        lead,
        body: mains.find(({ idx, type }) => idx === 1 && type === 'obj' && mains.length > 1 && pairOf(roles) === null) ?? mains[0],
      };
    case 'two-content': {
      const [left, right] = pairOf(roles) ?? [];
      return { lead, left, right };
    }
    case 'title-only':
      return { lead };
    case 'blank':
      return {};
  }
}

function written({ upright: _, ...placeholder }: LayoutPlaceholder): TemplatePlaceholder {
  return placeholder;
}
