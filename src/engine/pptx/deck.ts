/** The package while it is put together: slides are added to it, and the rest of its parts when it is closed. */
import { createHash } from 'node:crypto';
import { colorTable } from '../brand/color-tokens.ts';
import { logoOn } from '../brand/logo-on.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { languages } from '../language/language.ts';
import type { ChartElement, Layout, LayoutSlide } from '../layout/layout.ts';
import { writeZip } from '../opc/zip.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';
import { schemeColors } from './color.ts';
import { contentTypesXml } from './content-types.ts';
import { appPropertiesXml, corePropertiesXml } from './doc-props.ts';
import { graftSlide } from './graft-slide.ts';
import { coverLogo, layoutXml, masterXml } from './master.ts';
import { notesMasterXml, notesSlideXml } from './notes.ts';
import { type SlideLayout, slideLayouts } from './placeholders.ts';
import { presentationXml, presPropsXml, tableStylesXml, viewPropsXml } from './presentation.ts';
import { carriedOf, carriedPropertiesXml, carriedXml, slideTagXml } from './refresh/carried.ts';
import { type Written, writtenOf } from './refresh/written.ts';
import { numbered, type Relationship, relationshipsXml } from './relationships.ts';
import { repairChart } from './repair-chart.ts';
import { themeXml } from './theme.ts';
import { workbookOf } from './workbook.ts';

export class Deck {
  readonly layouts: SlideLayout[];
  readonly #layout: Layout;
  readonly #icons: ReadonlyMap<IconName, IconPath>;
  readonly #colors;
  readonly #lang: string;
  readonly #rtl: boolean;
  readonly #parts = new Map<string, string | Uint8Array>();
  /** Hash of a picture → its part, so that one shown twice is stored once. */
  readonly #media = new Map<string, string>();
  readonly #written: Record<string, Written> = {};
  #charts = 0;
  #notes = 0;

  constructor(layout: Layout, icons: ReadonlyMap<IconName, IconPath>) {
    this.#layout = layout;
    this.#icons = icons;
    const { locale, direction } = languages[layout.language];
    this.#lang = locale;
    this.#rtl = direction === 'rtl';
    this.layouts = slideLayouts(layout.size, layout.brandKit, this.#rtl);
    this.#colors = schemeColors(layout.brandKit);
  }

  addSlide(slide: LayoutSlide, index: number, captured: ReadonlyMap<string, string>): void {
    const number = index + 1;
    const layout = layoutOf(slide, this.layouts);
    const charts = slide.elements.filter((element) => element.type === 'chart');
    const relationships = readRelationships(captured.get(`ppt/slides/_rels/slide${number}.xml.rels`)!).flatMap((relationship) => {
      if (relationship.type === 'hyperlink' || relationship.type === 'slide') return [relationship];
      if (relationship.type === 'chart') {
        const xml = captured.get(relationship.target.slice(1))!;
        return [{ ...relationship, target: `../charts/${this.#addChart(xml, charts.shift()!)}` }];
      }
      if (relationship.type !== 'image') return [];
      const name = relationship.target.slice(relationship.target.lastIndexOf('.') + 1);
      const data = captured.get(relationship.target.replace('..', 'ppt'))!;
      return [{ ...relationship, target: `../media/${this.#addPicture(data, name)}` }];
    });
    let last = Math.max(0, ...relationships.map(({ id }) => Number(id.slice(3))));
    relationships.push({
      id: `rId${++last}`,
      type: 'slideLayout',
      target: `../slideLayouts/slideLayout${this.layouts.indexOf(layout) + 1}.xml`,
    });
    if (slide.notes.length > 0) {
      relationships.push({ id: `rId${++last}`, type: 'notesSlide', target: `../notesSlides/${this.#addNotes(slide.notes, number)}` });
    }
    const tags = this.#layout.outline ? `rId${++last}` : null;
    if (tags !== null) {
      relationships.push({ id: tags, type: 'tags', target: `../tags/tag${number}.xml` });
      this.#addPart(`ppt/tags/tag${number}.xml`, slideTagXml(slide.id), []);
    }
    const xml = graftSlide(captured.get(`ppt/slides/slide${number}.xml`)!, slide, layout, {
      colors: this.#colors,
      rtl: this.#rtl,
      icons: this.#icons,
      transition: this.#layout.transition,
      tags,
    });
    this.#addPart(`ppt/slides/slide${number}.xml`, xml, relationships);
    if (tags !== null) this.#written[slide.id] = this.#marksOf(xml, relationships);
  }

  /** The finished package. */
  close(): Buffer {
    const { brandKit, size, slides } = this.#layout;
    const logo = brandKit.logo;
    const layoutTargets = this.layouts.map((_, i) => ['slideLayout', `../slideLayouts/slideLayout${i + 1}.xml`] as const);
    const masterTargets = [...layoutTargets, ['theme', '../theme/theme1.xml'] as const];
    const logoTargets = (ground: 'dark' | 'paper') => {
      if (logo === null) return [];
      const { data, type } = logoOn(logo, colorTable(brandKit)[ground]).picture;
      return [['image', `../media/${this.#addPicture(data, type)}`] as const];
    };
    const masterRelationships = numbered([...masterTargets, ...logoTargets('paper')]);
    const layoutIds = masterRelationships.slice(0, this.layouts.length).map(({ id }) => id);
    const logoId = logo === null ? null : masterRelationships.at(-1)!.id;
    const content = this.layouts.find(({ name }) => name === 'content')!;
    this.#addPart(
      'ppt/slideMasters/slideMaster1.xml',
      masterXml(content, brandKit, size, this.#colors, layoutIds, logoId, this.#rtl),
      masterRelationships,
    );
    this.layouts.forEach((layout, i) => {
      const cover = layout.name === 'title' ? logoTargets(layout.dark ? 'dark' : 'paper') : [];
      const relationships = numbered([['slideMaster', '../slideMasters/slideMaster1.xml'], ...cover]);
      const picture = cover.length > 0 ? coverLogo(brandKit, layout, size, this.#colors, 'rId2', this.#rtl) : '';
      this.#addPart(`ppt/slideLayouts/slideLayout${i + 1}.xml`, layoutXml(layout, this.#colors, picture, this.#rtl), relationships);
    });
    this.#addPart('ppt/theme/theme1.xml', themeXml(brandKit, this.#layout.language), []);
    if (this.#notes > 0) {
      this.#addPart('ppt/notesMasters/notesMaster1.xml', notesMasterXml(this.#rtl), numbered([['theme', '../theme/theme2.xml']]));
      this.#addPart('ppt/theme/theme2.xml', themeXml(brandKit, this.#layout.language), []);
    }
    const relationships = numbered([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, i) => ['slide', `slides/slide${i + 1}.xml`] as const),
      ...(this.#notes > 0 ? [['notesMaster', 'notesMasters/notesMaster1.xml'] as const] : []),
      ['presProps', 'presProps.xml'],
      ['viewProps', 'viewProps.xml'],
      ['theme', 'theme/theme1.xml'],
      ['tableStyles', 'tableStyles.xml'],
      ...(this.#layout.outline ? [['customXml', '../customXml/item1.xml'] as const] : []),
    ]);
    const idsOf = (type: string) => relationships.filter((relationship) => relationship.type === type).map(({ id }) => id);
    const ids = { master: 'rId1', notesMaster: idsOf('notesMaster')[0] ?? null, slides: idsOf('slide') };
    this.#addPart('ppt/presentation.xml', presentationXml(this.#layout, ids), relationships);
    this.#addPart('ppt/presProps.xml', presPropsXml, []);
    this.#addPart('ppt/viewProps.xml', viewPropsXml, []);
    this.#addPart('ppt/tableStyles.xml', tableStylesXml, []);
    const { outline } = this.#layout;
    if (outline) {
      const carried = carriedXml(carriedOf(this.#layout, outline, this.#written));
      this.#addPart('customXml/item1.xml', carried, numbered([['customXmlProps', 'itemProps1.xml']]));
      this.#addPart('customXml/itemProps1.xml', carriedPropertiesXml, []);
    }
    this.#addPart('docProps/core.xml', corePropertiesXml(this.#layout), []);
    this.#addPart('docProps/app.xml', appPropertiesXml(this.#layout), []);
    const root = numbered([
      ['officeDocument', 'ppt/presentation.xml'],
      ['core-properties', 'docProps/core.xml'],
      ['extended-properties', 'docProps/app.xml'],
    ]);
    this.#parts.set('_rels/.rels', relationshipsXml(root));
    this.#parts.set('[Content_Types].xml', contentTypesXml([...this.#parts.keys()]));
    return writeZip(this.#parts);
  }

  #addPart(name: string, xml: string, relationships: readonly Relationship[]): void {
    this.#parts.set(name, xml);
    if (relationships.length > 0) this.#parts.set(name.replace(/[^/]+$/, '_rels/$&.rels'), relationshipsXml(relationships));
  }

  #marksOf(xml: string, relationships: readonly Relationship[]): Written {
    const text = (part: string | undefined) => (part === undefined ? null : (this.#parts.get(part.replace('..', 'ppt')) as string));
    const notes = relationships.find(({ type }) => type === 'notesSlide');
    return writtenOf(xml, text(notes?.target), (id) => text(relationships.find((relationship) => relationship.id === id)?.target));
  }

  #addChart(xml: string, element: ChartElement): string {
    // Counted here: PptxGenJS counts on from the decks before.
    const number = ++this.#charts;
    const workbook = `Microsoft_Excel_Worksheet${number}.xlsx`;
    this.#parts.set(`ppt/embeddings/${workbook}`, workbookOf(element));
    const relationships = numbered([['package', `../embeddings/${workbook}`]]);
    this.#addPart(
      `ppt/charts/chart${number}.xml`,
      repairChart(xml, { element, colors: this.#colors, lang: this.#lang, rtl: this.#rtl }),
      relationships,
    );
    return `chart${number}.xml`;
  }

  /** `extension` is `png` or `jpeg`. */
  #addPicture(base64: string, extension: string): string {
    const given = Buffer.from(base64, 'base64');
    // What cannot be cleaned is no picture, and found by the gates.
    const bytes = cleanPicture(given)?.bytes ?? given;
    const hash = createHash('sha1').update(bytes).digest('hex');
    const known = this.#media.get(hash);
    if (known !== undefined) return known;
    const name = `image${this.#media.size + 1}.${extension}`;
    this.#media.set(hash, name);
    this.#parts.set(`ppt/media/${name}`, bytes);
    return name;
  }

  #addNotes(notes: readonly string[], slideNumber: number): string {
    const name = `notesSlide${++this.#notes}.xml`;
    const relationships = numbered([
      ['notesMaster', '../notesMasters/notesMaster1.xml'],
      ['slide', `../slides/slide${slideNumber}.xml`],
    ]);
    this.#addPart(`ppt/notesSlides/${name}`, notesSlideXml(notes, this.#lang, this.#rtl), relationships);
    return name;
  }
}

/** The relationships of one of PptxGenJS's slides; the type is the last segment of its address. */
function readRelationships(xml: string): Relationship[] {
  return [...xml.matchAll(/<Relationship Id="(rId\d+)" Type="[^"]*\/(\w+)" Target="([^"]*)"( TargetMode="External")?\/>/g)].map(
    ([, id, type, target, external]) => ({ id: id!, type: type!, target: target!, ...(external === undefined ? {} : { external: true }) }),
  );
}

export function layoutOf(slide: LayoutSlide, layouts: readonly SlideLayout[]): SlideLayout {
  return layouts.find(({ name }) => name === slide.layout)!;
}
