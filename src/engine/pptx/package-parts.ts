/** Parts of every package: content types, relationships, properties, presentation, sections, and part numbering. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Layout } from '../../model/layout.ts';
import { extensionOf } from '../opc/deck-package.ts';
import { cleanLine, namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';
import { cleanPicture } from '../pictures/clean-picture.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const presentation = `${office}.presentationml`;

const defaults: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xlsx: `${office}.spreadsheetml.sheet`,
  xml: 'application/xml',
};

/** Part name up to its number → content type. */
const overrides: [RegExp, string][] = [
  [/^ppt\/presentation\.xml$/, `${presentation}.presentation.main+xml`],
  [/^ppt\/presProps\.xml$/, `${presentation}.presProps+xml`],
  [/^ppt\/viewProps\.xml$/, `${presentation}.viewProps+xml`],
  [/^ppt\/tableStyles\.xml$/, `${presentation}.tableStyles+xml`],
  [/^ppt\/slideMasters\/[^/]+\.xml$/, `${presentation}.slideMaster+xml`],
  [/^ppt\/slideLayouts\/[^/]+\.xml$/, `${presentation}.slideLayout+xml`],
  [/^ppt\/slides\/[^/]+\.xml$/, `${presentation}.slide+xml`],
  [/^ppt\/notesMasters\/[^/]+\.xml$/, `${presentation}.notesMaster+xml`],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, `${presentation}.notesSlide+xml`],
  [/^ppt\/theme\/[^/]+\.xml$/, `${office}.theme+xml`],
  [/^ppt\/charts\/[^/]+\.xml$/, `${office}.drawingml.chart+xml`],
  [/^ppt\/tags\/[^/]+\.xml$/, `${presentation}.tags+xml`],
  [/^customXml\/itemProps\d+\.xml$/, `${office}.customXmlProperties+xml`],
  [/^docProps\/core\.xml$/, 'application/vnd.openxmlformats-package.core-properties+xml'],
  [/^docProps\/app\.xml$/, `${office}.extended-properties+xml`],
];

/** Content types of these parts; `given`: those of parts not written here. */
export function contentTypesXml(names: readonly string[], given: ReadonlyMap<string, string> = new Map()): string {
  const extensions = new Set([...names.map(extensionOf), 'rels', 'xml']);
  const byExtension = [...extensions].sort().flatMap((extension) => {
    const type = defaults[extension];
    return type === undefined ? [] : [`<Default Extension="${extension}" ContentType="${type}"/>`];
  });
  const byName = names.toSorted().flatMap((name) => {
    const type = given.get(name) ?? overrides.find(([pattern]) => pattern.test(name))?.[1];
    return type === undefined || type === defaults[extensionOf(name)]
      ? []
      : [`<Override PartName="/${xmlText(name)}" ContentType="${xmlText(type)}"/>`];
  });
  return `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${byExtension.join('')}${byName.join('')}</Types>`;
}

export interface Relationship {
  id: string;
  /** Last segment of the type's URL: `slideLayout`, `chart`. */
  type: string;
  /** Relative to the part, or a URL if `external`; already escaped. */
  target: string;
  external?: boolean;
}

const corePropertiesType = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** A `.rels` part. */
export function relationshipsXml(relationships: readonly Relationship[]): string {
  const rows = relationships.map(({ id, type, target, external }) => {
    const address = type === 'core-properties' ? corePropertiesType : `${namespaces.r}/${type}`;
    return `<Relationship Id="${id}" Type="${address}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** Relationships `rId1`, `rId2`, … to these targets. */
export function numbered(targets: readonly (readonly [type: string, target: string])[]): Relationship[] {
  return targets.map(([type, target], i) => ({ id: `rId${i + 1}`, type, target }));
}

/** Reference from one part to another, by their package names. */
export function relativeTarget(part: string, target: string): string {
  return xmlText(path.posix.relative(path.posix.dirname(part), target));
}

const line = (text: string) => xmlText(cleanLine(text));

/** `docProps/core.xml`: created and modified on the deck's as-of date. */
export function corePropertiesXml(layout: Layout): string {
  const maker = line(layout.company ?? 'Quarterdeck');
  const date = `${layout.asOf}T00:00:00Z`;
  return (
    `${xmlHead}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${line(layout.title)}</dc:title><dc:creator>${maker}</dc:creator><cp:lastModifiedBy>${maker}</cp:lastModifiedBy><cp:revision>1</cp:revision>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>` +
    `<dc:language>${layout.language}</dc:language></cp:coreProperties>`
  );
}

/** `docProps/app.xml`: the contents, with slide titles. */
export function appPropertiesXml(layout: Layout): string {
  const titles = layout.slides.map((slide) => `<vt:lpstr>${line(slide.title)}</vt:lpstr>`).join('');
  const notes = layout.slides.filter((slide) => slide.notes.length > 0).length;
  const heading = (name: string, count: number) =>
    `<vt:variant><vt:lpstr>${name}</vt:lpstr></vt:variant><vt:variant><vt:i4>${count}</vt:i4></vt:variant>`;
  return (
    `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" ` +
    'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><Application>Quarterdeck</Application>' +
    `<Slides>${layout.slides.length}</Slides><Notes>${notes}</Notes><HiddenSlides>0</HiddenSlides>` +
    `<HeadingPairs><vt:vector size="4" baseType="variant">${heading('Theme', 1)}${heading('Slide Titles', layout.slides.length)}</vt:vector></HeadingPairs>` +
    `<TitlesOfParts><vt:vector size="${layout.slides.length + 1}" baseType="lpstr"><vt:lpstr>${line(layout.brandKit.name)}</vt:lpstr>${titles}</vt:vector></TitlesOfParts>` +
    `${layout.company === undefined ? '' : `<Company>${line(layout.company)}</Company>`}</Properties>`
  );
}

export class PackageParts {
  readonly parts = new Map<string, string | Uint8Array>();
  /** Hash of a picture → its part. */
  readonly #media = new Map<string, string>();

  add(name: string, xml: string, relationships: readonly Relationship[]): void {
    this.parts.set(name, xml);
    if (relationships.length > 0) this.parts.set(name.replace(/[^/]+$/, '_rels/$&.rels'), relationshipsXml(relationships));
  }

  /** The part name with the first unused number from `from` on: `free('ppt/media/image', 'png')`. */
  free(start: string, extension: string, from = 1): string {
    let number = from;
    while (this.parts.has(`${start}${number}.${extension}`)) number++;
    return `${start}${number}.${extension}`;
  }

  /** `extension` is `png` or `jpeg`; returns the part name. */
  addPicture(base64: string, extension: string): string {
    const given = Buffer.from(base64, 'base64');
    // A file that cannot be cleaned is not a picture, which the gates report.
    const bytes = cleanPicture(given)?.bytes ?? given;
    const hash = createHash('sha1').update(bytes).digest('hex');
    const known = this.#media.get(hash);
    if (known !== undefined) return known;
    const name = this.free('ppt/media/image', extension, this.#media.size + 1);
    this.#media.set(hash, name);
    this.parts.set(name, bytes);
    return name;
  }
}

/** The `p14:sectionLst` extension; empty if no slide has a section. `slideIds` are those of the slide list. */
export function sectionsXml(layout: Layout, slideIds: readonly number[]): string {
  if (layout.slides.every((slide) => slide.section === undefined)) return '';
  const sections: { name: string; ids: number[] }[] = [];
  for (const [i, slide] of layout.slides.entries()) {
    const last = sections.at(-1);
    // Every slide needs a section: by default the previous one, or the deck's own for the first slides.
    const name = slide.section ?? last?.name ?? layout.title;
    if (last?.name === name) last.ids.push(slideIds[i]!);
    else sections.push({ name, ids: [slideIds[i]!] });
  }
  const list = sections.map(({ name, ids }, i) => {
    const slides = ids.map((id) => `<p14:sldId id="${id}"/>`).join('');
    return `<p14:section name="${xmlText(cleanLine(name))}" id="${guid(`${i} ${name}`)}"><p14:sldIdLst>${slides}</p14:sldIdLst></p14:section>`;
  });
  return (
    '<p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
    `<p14:sectionLst xmlns:p14="${namespaces.p14}">${list.join('')}</p14:sectionLst></p:ext>`
  );
}

/** A GUID derived from the text. */
function guid(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex').toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-A${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
}
