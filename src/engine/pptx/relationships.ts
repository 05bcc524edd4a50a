/** Relationship parts: what a part points to. */
import path from 'node:path';
import { namespaces, xmlHead, xmlText } from '../opc/write-xml.ts';

export interface Relationship {
  id: string;
  /** Last segment of the type's address: `slideLayout`, `chart`. */
  type: string;
  /** Relative to the part, or an address when `external`; already escaped. */
  target: string;
  external?: boolean;
}

const corePropertiesType = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** A `.rels` part. */
export function relationshipsXml(relationships: readonly Relationship[]): string {
  const rows = relationships.map(({ id, type, target, external }) => {
    const address = type === 'core-properties' ? corePropertiesType : `${namespaces.r}/${type}`;
    return `<Relationship Id="${id}" Type="${address}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

/** Relationships `rId1`, `rId2`, … to these targets. */
export function numbered(targets: readonly (readonly [type: string, target: string])[]): Relationship[] {
  return targets.map(([type, target], i) => ({ id: `rId${i + 1}`, type, target }));
}

/** How a part names another one, by their names in the package. */
export function relativeTarget(part: string, target: string): string {
  return xmlText(path.posix.relative(path.posix.dirname(part), target));
}
