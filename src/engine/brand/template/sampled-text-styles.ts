/**
 * Masters of LibreOffice have no text styles: how their titles and text look is said by their sample text alone, which no slide
 * inherits. Here what the sample says becomes the master's text styles, so that slides look as their author saw them.
 */
import { all, attribute, child, type Place, readPlaces } from '../../opc/xml-places.ts';

/** The master as it is where it has text styles, or no sample to take them from. */
export function withSampledTextStyles(xml: string, contentType: string): string {
  if (!contentType.endsWith('.slideMaster+xml') || xml.includes('<p:txStyles')) return xml;
  const master = readPlaces(xml).children.find(({ name }) => name === 'p:sldMaster');
  const shapes = master ? all(master, 'p:sp') : [];
  const sampleOf = (type: string) => shapes.find((shape) => typeOf(shape) === type);
  const title = levels(xml, sampleOf('title'));
  const body = levels(xml, sampleOf('body'));
  if (!master || title + body === '') return xml;
  const styles = `<p:txStyles><p:titleStyle>${title}</p:titleStyle><p:bodyStyle>${body}</p:bodyStyle><p:otherStyle/></p:txStyles>`;
  const at = child(master, 'p:extLst')?.start ?? master.to;
  return xml.slice(0, at) + styles + xml.slice(at);
}

function typeOf(shape: Place): string | undefined {
  const ph = child(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph');
  return ph && attribute(ph, 'type');
}

/** `a:lvl1pPr` and so on: the first paragraph of each level. */
function levels(xml: string, shape: Place | undefined): string {
  const paragraphs = child(shape, 'p:txBody')?.children.filter(({ name }) => name === 'a:p') ?? [];
  const found = new Map<number, string>();
  for (const paragraph of paragraphs) {
    const properties = child(paragraph, 'a:pPr');
    const level = Number((properties && attribute(properties, 'lvl')) ?? 0);
    if (!Number.isInteger(level) || level < 0 || level > 8 || found.has(level)) continue;
    const run = child(paragraph, 'a:r', 'a:rPr') ?? child(paragraph, 'a:endParaRPr');
    if (run) found.set(level, levelXml(xml, level + 1, properties, run));
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, written]) => written)
    .join('');
}

/** Children stand in the same order in a paragraph's properties and in a level's; only its runs come last. */
function levelXml(xml: string, level: number, properties: Place | undefined, run: Place): string {
  const own = (properties?.attributes ?? '').replace(/\slvl\s*=\s*(?:"[^"]*"|'[^']*')/, '');
  const inner = properties?.children.filter(({ name }) => name !== 'a:defRPr' && name !== 'a:extLst') ?? [];
  const looks = run.children.filter(({ name }) => !name.startsWith('a:hlink') && name !== 'a:extLst');
  const slices = (places: readonly Place[]) => places.map(({ start, end }) => xml.slice(start, end)).join('');
  return `<a:lvl${level}pPr${own}>${slices(inner)}<a:defRPr${run.attributes}>${slices(looks)}</a:defRPr></a:lvl${level}pPr>`;
}
