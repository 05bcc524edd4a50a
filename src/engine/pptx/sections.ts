/** Sections, as the slide sorter shows them. */
import { createHash } from 'node:crypto';
import type { Layout } from '../../model/layout.ts';
import { cleanLine, namespaces, xmlText } from '../opc/write-xml.ts';

/** The `p14:sectionLst` extension; empty when no slide names a section. `slideIds` are those of the slide list. */
export function sectionsXml(layout: Layout, slideIds: readonly number[]): string {
  if (layout.slides.every((slide) => slide.section === undefined)) return '';
  const sections: { name: string; ids: number[] }[] = [];
  for (const [i, slide] of layout.slides.entries()) {
    const last = sections.at(-1);
    // Every slide must be in a section: one that names none belongs to the one before, the first ones to the deck itself.
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

/** A GUID that the same text always gives. */
function guid(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex').toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-A${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
}
