/** A corporate template as the base of a deck: its masters, layouts and themes unchanged, with our slides and notes. */
import type { BrandTemplate } from '../../model/brand-kit.ts';
import { languages } from '../../model/language.ts';
import type { Layout } from '../../model/layout.ts';
import { type TemplateParts, templateParts } from '../brand/template/open-template.ts';
import { text } from '../opc/deck-package.ts';
import { xmlHead } from '../opc/write-xml.ts';
import { type SchemeColors, schemeColors, themeXml } from './color.ts';
import { type DeckBase, firstSlideId, ownColorMap, slideListXml } from './deck-base.ts';
import { defaultLevels, notesMasterXml } from './master.ts';
import { presPropsXml, tableStylesXml, viewPropsXml } from './own-base.ts';
import { numbered, type PackageParts, type Relationship, relativeTarget, sectionsXml } from './package-parts.ts';
import { type SlideLayout, slideLayouts } from './placeholders.ts';

const presentation = 'ppt/presentation.xml';

export class TemplateBase implements DeckBase {
  readonly layouts: readonly SlideLayout[];
  readonly notesMaster: string;
  readonly contentTypes: ReadonlyMap<string, string>;
  readonly #template: BrandTemplate;
  readonly #theirs: TemplateParts;
  readonly #colors = new Map<SlideLayout, SchemeColors>();

  /** @throws QuarterdeckError brand_template_refused */
  constructor({ brandKit, language, size }: Pick<Layout, 'size' | 'brandKit' | 'language'>, template: BrandTemplate, parts: PackageParts) {
    this.#template = template;
    this.#theirs = templateParts(template.data);
    for (const [name, bytes] of this.#theirs.parts) parts.parts.set(name, bytes);
    this.contentTypes = this.#theirs.contentTypes;
    this.notesMaster = this.#theirs.presentation.notesMaster ?? parts.free('ppt/notesMasters/notesMaster', 'xml');
    this.layouts = slideLayouts(size, brandKit, languages[language].direction === 'rtl');
    for (const layout of this.layouts) this.#colors.set(layout, schemeColors(brandKit, template.layouts[layout.name].slots));
  }

  colorsOf(layout: SlideLayout): SchemeColors {
    return this.#colors.get(layout)!;
  }

  /** A slide repeats its layout's colour map, because PowerPoint resolves inherited colours through the slide's. */
  colorMapOf({ name }: SlideLayout): string {
    const part = this.#theirs.parts.get(this.#template.layouts[name].part);
    const own = part && /<p:clrMapOvr>\s*<a:overrideClrMapping[\s\S]*?<\/p:clrMapOvr>/.exec(text(part));
    return own ? own[0] : ownColorMap;
  }

  close(parts: PackageParts, layout: Layout, notes: boolean): void {
    const { relationships: given, attributes, pieces } = this.#theirs.presentation;
    const theirs = given.map(({ id, type, target }): Relationship => ({ id, type, target: relativeTarget(presentation, target) }));
    const types = new Set(theirs.map(({ type }) => type));
    const ownNotes = notes && !types.has('notesMaster');
    if (ownNotes) this.#addNotesMaster(parts, layout);
    const added = this.#numberedAfter(theirs, [
      ...layout.slides.map((_, i) => ['slide', `slides/slide${i + 1}.xml`] as const),
      ...(ownNotes ? [['notesMaster', relativeTarget(presentation, this.notesMaster)] as const] : []),
      ...this.#addMissing(parts, types),
      ...(layout.outline ? [['customXml', '../customXml/item1.xml'] as const] : []),
    ]);
    const idsOf = (type: string) => added.filter((relationship) => relationship.type === type).map(({ id }) => id);
    const notesList = ownNotes
      ? `<p:notesMasterIdLst><p:notesMasterId r:id="${idsOf('notesMaster')[0]}"/></p:notesMasterIdLst>`
      : pieces['p:notesMasterIdLst'];
    const slideIds = layout.slides.map((_, i) => firstSlideId + i);
    const sections = sectionsXml(layout, slideIds);
    const rtl = languages[layout.language].direction === 'rtl';
    const xml =
      `${xmlHead}<p:presentation${rtl && !/\srtl=/.test(attributes) ? `${attributes} rtl="1"` : attributes}>` +
      `${pieces['p:sldMasterIdLst']}${notesList}${pieces['p:handoutMasterIdLst']}${slideListXml(idsOf('slide'))}` +
      `${pieces['p:sldSz']}${pieces['p:notesSz'] || '<p:notesSz cx="6858000" cy="9144000"/>'}${pieces['p:embeddedFontLst']}${pieces['p:kinsoku']}` +
      (pieces['p:defaultTextStyle'] || `<p:defaultTextStyle>${defaultLevels(rtl)}</p:defaultTextStyle>`) +
      `${sections === '' ? '' : `<p:extLst>${sections}</p:extLst>`}</p:presentation>`;
    parts.add(presentation, xml, [...theirs, ...added]);
  }

  #addNotesMaster(parts: PackageParts, { brandKit, language }: Layout): void {
    const theme = parts.free('ppt/theme/theme', 'xml');
    const rtl = languages[language].direction === 'rtl';
    parts.add(this.notesMaster, notesMasterXml(rtl), numbered([['theme', relativeTarget(this.notesMaster, theme)]]));
    parts.add(theme, themeXml(brandKit, language), []);
  }

  /** Small parts that PowerPoint always writes and a template may lack. */
  #addMissing(parts: PackageParts, types: ReadonlySet<string>): (readonly [type: string, target: string])[] {
    const small = [
      ['presProps', presPropsXml],
      ['viewProps', viewPropsXml],
      ['tableStyles', tableStylesXml],
    ] as const;
    return small.flatMap(([type, xml]) => {
      if (types.has(type)) return [];
      const name = parts.parts.has(`ppt/${type}.xml`) ? parts.free(`ppt/${type}`, 'xml') : `ppt/${type}.xml`;
      parts.add(name, xml, []);
      return [[type, relativeTarget(presentation, name)] as const];
    });
  }

  /** Relationship IDs that the template does not use. */
  #numberedAfter(theirs: readonly Relationship[], targets: readonly (readonly [type: string, target: string])[]): Relationship[] {
    const last = Math.max(0, ...theirs.map(({ id }) => Number(/^rId(\d+)$/.exec(id)?.[1] ?? 0)));
    return targets.map(([type, target], i) => ({ id: `rId${last + i + 1}`, type, target }));
  }
}
