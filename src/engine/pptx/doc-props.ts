/** The file's properties: title, dates and maker, and nothing about the machine it was made on. */
import type { Layout } from '../../model/layout.ts';
import { cleanLine, xmlHead, xmlText } from '../opc/write-xml.ts';

const line = (text: string) => xmlText(cleanLine(text));

/** `docProps/core.xml`: created and changed on the day the deck speaks from. */
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

/** `docProps/app.xml`: what the file holds, with the titles of its slides. */
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
