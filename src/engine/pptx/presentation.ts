/** `presentation.xml` and the three small parts beside it. */
import { languages } from '../../model/language.ts';
import type { Layout } from '../../model/layout.ts';
import { emu, slideNamespaces, xmlHead } from '../opc/write-xml.ts';
import { firstSlideId, slideListXml } from './deck-base.ts';
import { defaultLevels, masterId } from './master.ts';
import { sectionsXml } from './sections.ts';

/** The presentation part; the ids are those of its relationships. */
export function presentationXml(layout: Layout, ids: { master: string; notesMaster: string | null; slides: readonly string[] }): string {
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
/** The default style is the one PowerPoint names in every new file; ours stand in the cells. */
export const tableStylesXml = `${xmlHead}<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`;
