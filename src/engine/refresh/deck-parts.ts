/** Where the parts of a deck stand: the chart of a slide, the workbook of a chart, the title. */
import type { DeckPackage } from '../opc/deck-package.ts';
import { all, attribute, child, readPlaces } from '../opc/xml-places.ts';
import type { Parts } from '../opc/zip.ts';
import { textOf } from '../pptx/refresh/written.ts';

export const xmlOf = (parts: Parts, part: string) => parts.get(part)?.toString('utf8') ?? null;

export function partOf(pkg: DeckPackage, owner: string, id: string): string | null {
  return pkg.relationships(owner).find((relationship) => relationship.id === id)?.target ?? null;
}

export function workbookOf(pkg: DeckPackage, chart: string): string | null {
  return pkg.relationships(chart).find(({ type }) => type === 'package')?.target ?? null;
}

export function slideOf(parts: Parts, pkg: DeckPackage, slide: string) {
  const chartOf = (id: string) => {
    const part = partOf(pkg, slide, id);
    return part === null ? null : xmlOf(parts, part);
  };
  return { xml: xmlOf(parts, slide) ?? '', chartOf };
}

export function titleOf(xml: string): string {
  const shape = all(readPlaces(xml), 'p:sp').find((place) =>
    all(place, 'p:ph').some((holder) => /^(title|ctrTitle)$/.test(attribute(holder, 'type') ?? '')),
  );
  const body = child(shape, 'p:txBody');
  return body ? textOf(body, xml).replace(/\s+/g, ' ').trim() : '';
}
