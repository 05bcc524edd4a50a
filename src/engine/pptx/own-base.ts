/** Our own theme, master and layouts as the base of a deck. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { languages } from '../../model/language.ts';
import type { Layout } from '../../model/layout.ts';
import { type PlacedLogo, placeLogo } from '../brand/logo.ts';
import { emu, slideNamespaces, xmlHead } from '../opc/write-xml.ts';
import { type SchemeColors, schemeColors, themeXml } from './color.ts';
import { type DeckBase, firstSlideId, ownColorMap, slideListXml } from './deck-base.ts';
import { defaultLevels, layoutXml, masterId, masterXml, notesMasterXml, placedLogo } from './master.ts';
import { numbered, type PackageParts, sectionsXml } from './package-parts.ts';
import { type SlideLayout, slideLayouts } from './placeholders.ts';

/** The presentation part; IDs are those of its relationships. */
function presentationXml(layout: Layout, ids: { master: string; notesMaster: string | null; slides: readonly string[] }): string {
  const slideIds = layout.slides.map((_, i) => firstSlideId + i);
  const notes = ids.notesMaster === null ? '' : `<p:notesMasterIdLst><p:notesMasterId r:id="${ids.notesMaster}"/></p:notesMasterIdLst>`;
  const rtl = languages[layout.language].direction === 'rtl';
  const sections = sectionsXml(layout, slideIds);
  return (
    `${xmlHead}<p:presentation ${slideNamespaces} saveSubsetFonts="1"${rtl ? ' rtl="1"' : ''} autoCompressPictures="0">` +
    `<p:sldMasterIdLst><p:sldMasterId id="${masterId}" r:id="${ids.master}"/></p:sldMasterIdLst>${notes}` +
    slideListXml(ids.slides) +
    `<p:sldSz cx="${emu(layout.size.w)}" cy="${emu(layout.size.h)}"/><p:notesSz cx="6858000" cy="9144000"/>` +
    `<p:defaultTextStyle><a:defPPr><a:defRPr lang="en-US"/></a:defPPr>${defaultLevels(rtl)}</p:defaultTextStyle>` +
    `${sections === '' ? '' : `<p:extLst>${sections}</p:extLst>`}</p:presentation>`
  );
}

export const presPropsXml = `${xmlHead}<p:presentationPr ${slideNamespaces}/>`;
export const viewPropsXml = `${xmlHead}<p:viewPr ${slideNamespaces}/>`;
/** PowerPoint's default table style; our formatting is in the cells. */
export const tableStylesXml = `${xmlHead}<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`;

export class OwnBase implements DeckBase {
  readonly layouts: readonly SlideLayout[];
  readonly notesMaster = 'ppt/notesMasters/notesMaster1.xml';
  readonly contentTypes: ReadonlyMap<string, string> = new Map();
  readonly #colors: SchemeColors;
  readonly #rtl: boolean;

  constructor({ size, brandKit, language }: Pick<Layout, 'size' | 'brandKit' | 'language'>) {
    this.#rtl = languages[language].direction === 'rtl';
    this.layouts = slideLayouts(size, brandKit, this.#rtl);
    this.#colors = schemeColors(brandKit);
  }

  colorsOf(): SchemeColors {
    return this.#colors;
  }

  colorMapOf(): string {
    return ownColorMap;
  }

  close(parts: PackageParts, layout: Layout, notes: boolean): void {
    const { brandKit, language, slides, size } = layout;
    this.#addMaster(parts, brandKit, size);
    parts.add('ppt/theme/theme1.xml', themeXml(brandKit, language), []);
    if (notes) {
      parts.add(this.notesMaster, notesMasterXml(this.#rtl), numbered([['theme', '../theme/theme2.xml']]));
      parts.add('ppt/theme/theme2.xml', themeXml(brandKit, language), []);
    }
    const relationships = numbered([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, i) => ['slide', `slides/slide${i + 1}.xml`] as const),
      ...(notes ? [['notesMaster', 'notesMasters/notesMaster1.xml'] as const] : []),
      ['presProps', 'presProps.xml'],
      ['viewProps', 'viewProps.xml'],
      ['theme', 'theme/theme1.xml'],
      ['tableStyles', 'tableStyles.xml'],
      ...(layout.outline ? [['customXml', '../customXml/item1.xml'] as const] : []),
    ]);
    const idsOf = (type: string) => relationships.filter((relationship) => relationship.type === type).map(({ id }) => id);
    const ids = { master: 'rId1', notesMaster: idsOf('notesMaster')[0] ?? null, slides: idsOf('slide') };
    parts.add('ppt/presentation.xml', presentationXml(layout, ids), relationships);
    parts.add('ppt/presProps.xml', presPropsXml, []);
    parts.add('ppt/viewProps.xml', viewPropsXml, []);
    parts.add('ppt/tableStyles.xml', tableStylesXml, []);
  }

  #addMaster(parts: PackageParts, brandKit: BrandKit, size: Layout['size']): void {
    const { logo } = brandKit;
    const placed = (where: 'cover' | 'page', ground: 'paper' | 'dark') =>
      logo && placeLogo({ ...brandKit, logo }, where, ground, size, this.#rtl);
    const targetsOf = (one: PlacedLogo | null) =>
      one === null ? [] : [['image', parts.addPicture(one.picture.data, one.picture.type).replace('ppt', '..')] as const];
    const xmlOf = (one: PlacedLogo | null, relationship: string) =>
      one === null ? '' : placedLogo(one, logo!.alt, this.#colors, relationship);
    const onPages = placed('page', 'paper');
    const layoutTargets = this.layouts.map((_, i) => ['slideLayout', `../slideLayouts/slideLayout${i + 1}.xml`] as const);
    const relationships = numbered([...layoutTargets, ['theme', '../theme/theme1.xml'], ...targetsOf(onPages)]);
    const layoutIds = relationships.slice(0, this.layouts.length).map(({ id }) => id);
    const content = this.layouts.find(({ name }) => name === 'content')!;
    const master = masterXml(content, brandKit, this.#colors, layoutIds, xmlOf(onPages, relationships.at(-1)!.id), this.#rtl);
    parts.add('ppt/slideMasters/slideMaster1.xml', master, relationships);
    for (const layout of this.layouts) {
      const cover = layout.name === 'title' ? placed('cover', layout.dark ? 'dark' : 'paper') : null;
      const targets = numbered([['slideMaster', '../slideMasters/slideMaster1.xml'], ...targetsOf(cover)]);
      parts.add(layout.part, layoutXml(layout, this.#colors, xmlOf(cover, 'rId2'), this.#rtl), targets);
    }
  }
}
