/** Relationships lead to parts that exist, parts are reached, and nothing is shared that Office wants for itself. */
import { type DeckPackage, isXml, ownerOf } from '../../opc/deck-package.ts';
import type { Found } from '../part-rule.ts';

export function checkRelationships(pkg: DeckPackage, found: Found): void {
  const reached = new Map<string, string>();
  const owners = [...pkg.parts.keys()].filter((part) => part.endsWith('.rels')).map((part) => [part, ownerOf(part)] as const);
  for (const [relsPart, owner] of owners) {
    if (owner !== '' && !pkg.parts.has(owner)) found('orphan-relationships', `${relsPart} belongs to no part.`);
    const ids = new Set<string>();
    for (const { id, type, target, external } of pkg.relationships(owner)) {
      if (ids.has(id)) found('duplicate-relationship-id', `${relsPart} uses ${id} twice.`);
      ids.add(id);
      if (external) {
        if (!/^(https?:|mailto:)/i.test(target))
          found('external-target', `${relsPart} points outside the file to something that is no web address.`);
        continue;
      }
      if (!pkg.parts.has(target)) found('dangling-relationship', `${relsPart} points to ${target}, which is not in the package.`);
      const before = reached.get(target);
      // A chart, its workbook and a notes page belong to one owner; slides and layouts share media, layouts and masters.
      if (before !== undefined && (type === 'chart' || type === 'package') && before !== owner)
        found('shared-part', `${target} belongs to both ${before} and ${owner}.`);
      reached.set(target, owner);
    }
  }
  for (const part of pkg.parts.keys())
    if (part !== '[Content_Types].xml' && !part.endsWith('.rels') && !reached.has(part)) found('orphan-part', `Nothing leads to ${part}.`);
}

const signatures: readonly [RegExp, readonly number[]][] = [
  [/\.png$/i, [0x89, 0x50, 0x4e, 0x47]],
  [/\.jpe?g$/i, [0xff, 0xd8, 0xff]],
];

/** A picture is what its name says: a wrong one shows as a red cross. */
export function checkMedia(pkg: DeckPackage, found: Found): void {
  for (const [part, bytes] of pkg.parts) {
    if (isXml(part)) continue;
    const signature = signatures.find(([pattern]) => pattern.test(part))?.[1];
    if (signature?.some((byte, i) => bytes[i] !== byte)) found('media-type', `${part} is not a picture of the type its name says.`);
  }
}
