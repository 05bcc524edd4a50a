/** A template's package → where and how text stands on each of its layouts, its colours, fonts and logos. */
import type { BrandColors, BrandTemplate, Hex, TemplateLayout } from '../../../../model/brand-kit.ts';
import { type LayoutName, layoutNames } from '../../../../model/layout.ts';
import type { DeckPackage } from '../../../opc/deck-package.ts';
import { contrast } from '../../colors.ts';
import { type Choice, chooseLayouts, namedPlaceholders } from './choose-layouts.ts';
import { groundOf, pictureMean, type Seen } from './ground.ts';
import { type SheetView, sheetViews } from './sheet-view.ts';
import { logoCandidates, takenPlaces } from './taken.ts';
import { templateSheets } from './template-sheets.ts';
import { familyOf, plainFamily } from './text-style.ts';
import { kitColors } from './theme.ts';

/** Words of the names Office gives themes of its own, in its languages. */
const usual =
  /\b(?:office|themes?|th[eè]me|tema|teema|design|larissa|motyw|pakietu|motiv|teması|kantoorthema|default|standard|standarddesign|custom|blank|presentation|benutzerdefiniertes|personalizado|personnalisé|conception|diseño|predeterminado|par|défaut|do|de|di|du|od|da)\b|тема|テーマ|主题|主題|佈景|테마|office-?(?:tema|teema|design)/giu;

/** Null where the name says nothing. */
function templateName(themeName: string): string | null {
  const name = themeName.replace(/[\p{C}\s]+/gu, ' ').trim().replace(/^\d+_/, ''); // biome-ignore format: one step
  const telling = name.replace(usual, '').replace(/[^\p{L}]+/gu, '');
  return telling.length < 2 ? null : name.slice(0, 80);
}

/** Grounds of less contrast carry the same colours. */
const likeGrounds = 1.6;

interface InspectedTemplate {
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
    fonts: { heading: layouts.content.placeholders.title?.family ?? plainFamily, body: familyOf('+mn-lt', theme) ?? plainFamily },
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
