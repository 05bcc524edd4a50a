/** Reads a corporate template: which of its layouts a deck uses, where text stands on them, and its colours, fonts and logo. */

import type { BrandColors, BrandTemplate, Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import { type LayoutName, layoutNames } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { contrast } from '../../contrast.ts';
import { type Choice, chooseLayouts } from './choose-layouts.ts';
import { groundOf, type Seen } from './ground.ts';
import { kitColors } from './kit-colors.ts';
import { logoCandidates } from './logos.ts';
import { namedPlaceholders } from './name-placeholders.ts';
import { pictureMean } from './picture-mean.ts';
import { type SheetView, sheetViews } from './sheet-view.ts';
import { takenPlaces } from './taken.ts';
import { templateName } from './template-name.ts';
import { templateSheets } from './template-sheets.ts';
import { familyOf, plainFamily } from './text-style.ts';

/** Grounds of less contrast carry the same colours. */
const likeGrounds = 1.6;

export interface InspectedTemplate {
  template: Omit<BrandTemplate, 'data'>;
  colors: BrandColors;
  fonts: { heading: string; body: string };
  /** Null where its theme has no name of its own. */
  name: string | null;
}

/** Throws `brand_template_refused` for a package without a master or without a layout that has a title. */
export function inspectTemplate(pkg: DeckPackage, presentationPart: string): InspectedTemplate {
  const sheets = templateSheets(pkg, presentationPart);
  const views = sheetViews(sheets);
  const seen = seenPictures(pkg);
  const grounds = new Map(views.map((view) => [view, groundOf(view, seen)]));
  const choices = onOneGround(chooseLayouts(views), (view) => grounds.get(view)!.ground.color);
  const layoutOf = (name: LayoutName): TemplateLayout => {
    const choice = choices[name];
    const { ground, drawn } = grounds.get(choice.view)!;
    return { ...described(name, choice), ground, taken: takenPlaces(choice.view, drawn) };
  };
  const layouts = Object.fromEntries(layoutNames.map((name) => [name, layoutOf(name)])) as Record<LayoutName, TemplateLayout>;
  const { master, theme } = choices.content.view.layout;
  const logos = logoCandidates(
    views.map((view) => ({ view, grounds: grounds.get(view)!.drawn })),
    pkg,
  );
  return {
    template: { size: sheets.size, layouts, logos },
    colors: kitColors(layouts),
    fonts: {
      heading: layouts.content.placeholders.title?.family ?? plainFamily,
      body: familyOf('+mn-lt', theme) ?? plainFamily,
    },
    name: templateName(master.theme.name),
  };
}

/** Charts and words of one deck have one set of colours: layouts on quite another ground than content's give way to that of content. */
function onOneGround(choices: Record<LayoutName, Choice>, colorOf: (view: SheetView) => Hex): Record<LayoutName, Choice> {
  const { content } = choices;
  const settled = (name: LayoutName): Choice => {
    const { view } = choices[name];
    const own = name === 'title' || name === 'section' || contrast(colorOf(view), colorOf(content.view)) <= likeGrounds;
    return own ? choices[name] : { ...content, chosen: 'nearest' };
  };
  return Object.fromEntries(layoutNames.map((name) => [name, settled(name)])) as Record<LayoutName, Choice>;
}

function described(name: LayoutName, choice: Choice): Omit<TemplateLayout, 'ground' | 'taken'> {
  const { part, label, slots } = choice.view.layout;
  return { part, label, chosen: choice.chosen, slots, placeholders: namedPlaceholders(name, choice) };
}

/** Each picture is looked at once. */
function seenPictures(pkg: DeckPackage): Seen {
  const known = new Map<string, Hex | null>();
  return (part, relationship) => {
    const target = pkg.relationships(part).find(({ id, external }) => id === relationship && !external)?.target;
    const bytes = target === undefined ? undefined : pkg.parts.get(target);
    if (bytes === undefined) return null;
    if (!known.has(target!)) known.set(target!, pictureMean(bytes));
    return known.get(target!)!;
  };
}
