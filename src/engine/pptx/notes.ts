/** Speaker notes: a notes page for each slide that has any, and the notes master PowerPoint wants beside them. */

import { slideNamespaces, xmlHead, xmlText } from '../opc/write-xml.ts';
import { defaultLevels, shapeTree } from './master.ts';

const image =
  '<a:xfrm><a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const body =
  '<a:xfrm><a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

function imagePlaceholder(properties: string): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
    `<p:nvPr><p:ph type="sldImg"${properties === '' ? '' : ' idx="2"'}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr></p:sp>`
  );
}

function textPlaceholder(idx: number, properties: string, paragraphs: string): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
    `<p:nvPr><p:ph type="body" sz="quarter" idx="${idx}"/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`
  );
}

/** A `notesSlide` part: one paragraph a note. */
export function notesSlideXml(notes: readonly string[], lang: string, rtl: boolean): string {
  const direction = rtl ? '<a:pPr algn="r" rtl="1"/>' : '';
  const paragraphs = notes
    .flatMap((note) => xmlText(note).split('&#10;'))
    .map((line) => {
      return `<a:p>${direction}${line === '' ? '' : `<a:r><a:rPr lang="${lang}"/><a:t>${line}</a:t></a:r>`}<a:endParaRPr lang="${lang}"/></a:p>`;
    });
  return (
    `${xmlHead}<p:notes ${slideNamespaces}><p:cSld>${shapeTree(imagePlaceholder('') + textPlaceholder(1, '', paragraphs.join('')))}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>'
  );
}

/** The `notesMaster` part. */
export function notesMasterXml(rtl: boolean): string {
  return (
    `${xmlHead}<p:notesMaster ${slideNamespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>` +
    shapeTree(
      imagePlaceholder(`${image}<a:noFill/><a:ln w="12700"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:ln>`) +
        textPlaceholder(3, body, '<a:p><a:r><a:rPr lang="en-US"/><a:t>Notes</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>'),
    ) +
    '</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
    `accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:notesStyle>${defaultLevels(rtl)}</p:notesStyle></p:notesMaster>`
  );
}
