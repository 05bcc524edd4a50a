/** Takes out of a part what names parts that are gone: tags, custom data, links to slides, how a show was set up. Nothing else changes. */
import { attribute, type Place, readPlaces } from '../../opc/xml-places.ts';

const customData = 'p:custDataLst';
const links = new Set(['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']);
/** How the template's own slides were shown, printed and published. */
const shows = new Set(['p:showPr', 'p:prnPr', 'p:htmlPubPr', 'p:webPr']);

/** `dropped` are ids of relationships that are gone. */
export function withoutLeftovers(xml: string, contentType: string, dropped: ReadonlySet<string>): string {
  const properties = contentType.endsWith('presProps+xml');
  if (!properties && dropped.size === 0 && !xml.includes(customData)) return xml;
  const pieces: string[] = [];
  let from = 0;
  const visit = (place: Place): void => {
    const gone =
      place.name === customData ||
      (properties && shows.has(place.name)) ||
      (links.has(place.name) && dropped.has(attribute(place, 'r:id') ?? ''));
    if (!gone) {
      place.children.forEach(visit);
      return;
    }
    pieces.push(xml.slice(from, place.start));
    from = place.end;
  };
  visit(readPlaces(xml));
  return pieces.join('') + xml.slice(from);
}
