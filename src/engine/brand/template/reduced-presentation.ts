/** The presentation part of a template without its slides: masters, sizes, fonts and text style, each as it was written. */

import { namespaces, xmlHead } from '../../opc/write-xml.ts';
import { attribute, child, type Place, readPlaces } from '../../opc/xml-places.ts';
import type { NeededPart } from './needed-parts.ts';
import { presentationPieces } from './presentation-pieces.ts';
import { templateRefused } from './template-refused.ts';

const keptAttributes = ['embedTrueTypeFonts', 'saveSubsetFonts', 'autoCompressPictures'] as const;

/** `part` is named in what is refused. */
export function reducedPresentation(part: string, xml: string, relationships: NeededPart['relationships']): string {
  const root = child(readPlaces(xml), 'p:presentation');
  if (!root) throw templateRefused('content_types', part, `${part} is said to be a presentation and is none.`);
  const pieces = presentationPieces.flatMap((name) => child(root, name) ?? []);
  requireMasters(part, pieces, relationships);
  const body = pieces.map(({ start, end }) => xml.slice(start, end)).join('');
  const attributes = keptAttributes.flatMap((name) => {
    const value = attribute(root, name);
    return value === undefined || /[<&"]/.test(value) ? [] : [` ${name}="${value}"`];
  });
  return `${xmlHead}<p:presentation${namespacesOf(root, body)}${attributes.join('')}>${body}</p:presentation>`;
}

/** The three of every presentation, and others that what is kept still uses. */
function namespacesOf(root: Place, body: string): string {
  const declared = new Map<string, string>([
    ['a', namespaces.a],
    ['r', namespaces.r],
    ['p', namespaces.p],
  ]);
  for (const [, prefix, double, single] of root.attributes.matchAll(/\sxmlns:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (!declared.has(prefix!) && body.includes(`${prefix}:`)) declared.set(prefix!, double ?? single!);
  }
  return [...declared].map(([prefix, uri]) => ` xmlns:${prefix}="${uri.replaceAll('"', '&quot;')}"`).join('');
}

function requireMasters(part: string, pieces: readonly Place[], relationships: NeededPart['relationships']): void {
  const listed = pieces.find(({ name }) => name === 'p:sldMasterIdLst')?.children ?? [];
  if (listed.length === 0) throw templateRefused('no_master', part, 'The file has no slide master.');
  const known = new Set(relationships.map(({ id }) => id));
  for (const place of pieces.flatMap(({ children }) => children)) {
    const id = attribute(place, 'r:id');
    if (/MasterId$/.test(place.name) && (id === undefined || !known.has(id)))
      throw templateRefused('dangling', part, `${part} lists a master (${id ?? 'without a name'}) that is not in the file.`);
  }
}
