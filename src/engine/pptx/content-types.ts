/** `[Content_Types].xml`: only what is in the package. */
import { extensionOf } from '../opc/deck-package.ts';
import { xmlHead, xmlText } from '../opc/write-xml.ts';

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

/** For the parts with these names; `given` are the types of those that were not written here. */
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
