/** What of a template a person should look at before decks are made with it. */
import type { BrandTemplate } from '../../../model/brand-kit.ts';
import { layoutNames } from '../../../model/layout.ts';
import { layoutUses } from './template-lines.ts';

export function templateWarnings({ layouts, logos }: Omit<BrandTemplate, 'data'>): string[] {
  const used = layoutNames.map((name) => ({ use: layoutUses[name], ...layouts[name] }));
  const unmeasured = used.filter(({ ground }) => !ground.measured);
  const grounds = [...new Set(unmeasured.map(({ label }) => `“${label}”`))];
  const nearest = used.filter(({ chosen }) => chosen === 'nearest').map(({ use, label }) => `“${label}” (${use})`);
  return [
    ...(grounds.length === 0
      ? []
      : [
          `The ground of ${grounds.join(', ')} is a picture or a gradient: contrast on it is judged by the text made for it, not measured.`,
        ]),
    ...(nearest.length === 0
      ? []
      : [`Nothing in the template is made for some pages, and the nearest layout is taken: ${nearest.join(', ')}.`]),
    ...(logos.length === 0 ? ['No logo was found on its masters and layouts; if it has one, see that no text lies on it.'] : []),
  ];
}
