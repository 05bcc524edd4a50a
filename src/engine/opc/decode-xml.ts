/** The text of an XML part in the encodings XML has by itself: UTF-8 and UTF-16. */
import { PackageFault } from './package-fault.ts';

const decoders = {
  'utf-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  'utf-16le': new TextDecoder('utf-16le', { fatal: true, ignoreBOM: true }),
  'utf-16be': new TextDecoder('utf-16be', { fatal: true, ignoreBOM: true }),
};
const declaration = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)["']/;

/**
 * Without a byte order mark; a part that was UTF-16 says UTF-8 then.
 * @throws PackageFault `encoding`
 */
export function decodeXml(part: string, bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  let xml: string;
  try {
    xml = decoders[encoding].decode(bytes);
  } catch {
    throw new PackageFault('encoding', part, `${part} is not the text it says it is.`);
  }
  if (xml.charCodeAt(0) === 0xfeff) xml = xml.slice(1);
  const said = declaration.exec(xml.slice(0, 200))?.[1]?.toLowerCase();
  const fits = said === undefined || (encoding === 'utf-8' ? said === 'utf-8' || said === 'us-ascii' : said.startsWith('utf-16'));
  if (!fits) throw new PackageFault('encoding', part, `${part} is written in ${said}; an Office file has UTF-8 or UTF-16.`);
  return encoding === 'utf-8' ? xml : xml.replace(declaration, (head) => head.replace(/utf-16(?:le|be)?(?=["'])/i, 'UTF-8'));
}

function encodingOf([first, second]: Uint8Array): keyof typeof decoders {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}
