/** The package under construction: add slides, then close it to add all other parts. */
import type { IconName } from '../../model/icon-names.ts';
import { languages } from '../../model/language.ts';
import type { ChartElement, Layout, LayoutSlide } from '../../model/layout.ts';
import type { IconPath } from '../icons/icon-path.ts';
import { writeZip } from '../opc/zip.ts';
import type { SchemeColors } from './color.ts';
import type { DeckBase } from './deck-base.ts';
import { graftSlide } from './graft-slide.ts';
import { notesSlideXml } from './master.ts';
import { OwnBase } from './own-base.ts';
import {
  appPropertiesXml,
  contentTypesXml,
  corePropertiesXml,
  numbered,
  PackageParts,
  type Relationship,
  relationshipsXml,
  relativeTarget,
} from './package-parts.ts';
import type { SlideLayout } from './placeholders.ts';
import { carriedOf, carriedPropertiesXml, carriedXml, slideTagXml } from './refresh/carried.ts';
import { type Written, writtenOf } from './refresh/written.ts';
import { repairChart, workbookOf } from './repair-chart.ts';
import { TemplateBase } from './template-base.ts';

export class Deck {
  readonly #layout: Layout;
  readonly #icons: ReadonlyMap<IconName, IconPath>;
  readonly #package = new PackageParts();
  readonly #base: DeckBase;
  readonly #lang: string;
  readonly #rtl: boolean;
  readonly #written: Record<string, Written> = {};
  #charts = 0;
  #notes = 0;

  constructor(layout: Layout, icons: ReadonlyMap<IconName, IconPath>) {
    this.#layout = layout;
    this.#icons = icons;
    const { locale, direction } = languages[layout.language];
    this.#lang = locale;
    this.#rtl = direction === 'rtl';
    const { template } = layout.brandKit;
    this.#base = template ? new TemplateBase(layout, template, this.#package) : new OwnBase(layout);
  }

  get layouts(): readonly SlideLayout[] {
    return this.#base.layouts;
  }

  addSlide(slide: LayoutSlide, index: number, captured: ReadonlyMap<string, string>): void {
    const number = index + 1;
    const part = `ppt/slides/slide${number}.xml`;
    const layout = layoutOf(slide, this.layouts);
    const colors = this.#base.colorsOf(layout);
    const charts = slide.elements.filter((element) => element.type === 'chart');
    const relationships = readRelationships(captured.get(`ppt/slides/_rels/slide${number}.xml.rels`)!).flatMap((relationship) => {
      if (relationship.type === 'hyperlink' || relationship.type === 'slide') return [relationship];
      if (relationship.type === 'chart') {
        const xml = captured.get(relationship.target.slice(1))!;
        return [{ ...relationship, target: relativeTarget(part, this.#addChart(xml, charts.shift()!, colors)) }];
      }
      if (relationship.type !== 'image') return [];
      const name = relationship.target.slice(relationship.target.lastIndexOf('.') + 1);
      const data = captured.get(relationship.target.replace('..', 'ppt'))!;
      return [{ ...relationship, target: relativeTarget(part, this.#package.addPicture(data, name)) }];
    });
    let last = Math.max(0, ...relationships.map(({ id }) => Number(id.slice(3))));
    relationships.push({ id: `rId${++last}`, type: 'slideLayout', target: relativeTarget(part, layout.part) });
    if (slide.notes.length > 0) {
      relationships.push({ id: `rId${++last}`, type: 'notesSlide', target: `../notesSlides/${this.#addNotes(slide.notes, number)}` });
    }
    const tags = this.#layout.outline ? `rId${++last}` : null;
    if (tags !== null) {
      relationships.push({ id: tags, type: 'tags', target: `../tags/tag${number}.xml` });
      this.#package.add(`ppt/tags/tag${number}.xml`, slideTagXml(slide.id), []);
    }
    const xml = graftSlide(captured.get(part)!, slide, layout, {
      colors,
      colorMap: this.#base.colorMapOf(layout),
      rtl: this.#rtl,
      icons: this.#icons,
      transition: this.#layout.transition,
      tags,
    });
    this.#package.add(part, xml, relationships);
    if (tags !== null) this.#written[slide.id] = this.#marksOf(xml, relationships);
  }

  /** The finished package. */
  close(): Buffer {
    this.#base.close(this.#package, this.#layout, this.#notes > 0);
    const { outline } = this.#layout;
    if (outline) {
      const carried = carriedXml(carriedOf(this.#layout, outline, this.#written));
      this.#package.add('customXml/item1.xml', carried, numbered([['customXmlProps', 'itemProps1.xml']]));
      this.#package.add('customXml/itemProps1.xml', carriedPropertiesXml, []);
    }
    this.#package.add('docProps/core.xml', corePropertiesXml(this.#layout), []);
    this.#package.add('docProps/app.xml', appPropertiesXml(this.#layout), []);
    const root = numbered([
      ['officeDocument', 'ppt/presentation.xml'],
      ['core-properties', 'docProps/core.xml'],
      ['extended-properties', 'docProps/app.xml'],
    ]);
    this.#package.parts.set('_rels/.rels', relationshipsXml(root));
    this.#package.parts.set('[Content_Types].xml', contentTypesXml([...this.#package.parts.keys()], this.#base.contentTypes));
    return writeZip(this.#package.parts);
  }

  #marksOf(xml: string, relationships: readonly Relationship[]): Written {
    const text = (part: string | undefined) => (part === undefined ? null : (this.#package.parts.get(part.replace('..', 'ppt')) as string));
    const notes = relationships.find(({ type }) => type === 'notesSlide');
    return writtenOf(xml, text(notes?.target), (id) => text(relationships.find((relationship) => relationship.id === id)?.target));
  }

  #addChart(xml: string, element: ChartElement, colors: SchemeColors): string {
    // Numbered here, because PptxGenJS continues counting from earlier decks.
    const number = ++this.#charts;
    const workbook = this.#package.free('ppt/embeddings/Microsoft_Excel_Worksheet', 'xlsx', number);
    const part = this.#package.free('ppt/charts/chart', 'xml', number);
    this.#package.parts.set(workbook, workbookOf(element));
    const relationships = numbered([['package', relativeTarget(part, workbook)]]);
    this.#package.add(part, repairChart(xml, { element, colors, lang: this.#lang, rtl: this.#rtl }), relationships);
    return part;
  }

  #addNotes(notes: readonly string[], slideNumber: number): string {
    const name = `notesSlide${++this.#notes}.xml`;
    const relationships = numbered([
      ['notesMaster', relativeTarget(`ppt/notesSlides/${name}`, this.#base.notesMaster)],
      ['slide', `../slides/slide${slideNumber}.xml`],
    ]);
    this.#package.add(`ppt/notesSlides/${name}`, notesSlideXml(notes, this.#lang, this.#rtl), relationships);
    return name;
  }
}

/** The relationships of a PptxGenJS slide; the type is the last segment of its URL. */
function readRelationships(xml: string): Relationship[] {
  return [...xml.matchAll(/<Relationship Id="(rId\d+)" Type="[^"]*\/(\w+)" Target="([^"]*)"( TargetMode="External")?\/>/g)].map(
    ([, id, type, target, external]) => ({ id: id!, type: type!, target: target!, ...(external === undefined ? {} : { external: true }) }),
  );
}

export function layoutOf(slide: LayoutSlide, layouts: readonly SlideLayout[]): SlideLayout {
  return layouts.find(({ name }) => name === slide.layout)!;
}
