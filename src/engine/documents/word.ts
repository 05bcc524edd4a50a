/** A Word document as Markdown: headings, lists and tables as its styles say. */
import mammoth from 'mammoth';
import { type Parts, writeZip } from '../opc/zip.ts';
import { inTime } from '../time-limit.ts';
import { htmlText } from './html.ts';

const styles = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** `parts` were unpacked within bounds; the reader would unpack a file as far as it goes. */
export async function wordText(parts: Parts): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { buffer: writeZip(parts) },
    { styleMap: styles, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return inTime('document', () => htmlText(value));
}
