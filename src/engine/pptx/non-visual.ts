/** Names and descriptions of shapes, as the selection pane and screen readers show them. */
import { cleanLine, xmlText } from '../opc/write-xml.ts';

/** `<p:cNvPr>`: id, name and, where there is one, the description; an empty description marks decoration. */
export function nonVisual(id: number, name: string, alt: string | undefined): string {
  const head = `<p:cNvPr id="${id}" name="${xmlText(cleanLine(name))}"`;
  if (alt === undefined) return `${head}/>`;
  return alt === '' ? `${head}>${decorative}</p:cNvPr>` : `${head} descr="${xmlText(cleanLine(alt))}"/>`;
}

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';
