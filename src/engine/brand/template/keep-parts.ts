/** A template as it is kept in a brand kit: a package of what a deck needs, the same bytes for the same template. */
import { writeZip } from '../../opc/zip.ts';
import type { TemplatePackage } from './open-template.ts';

export function keepParts({ pkg }: TemplatePackage): Uint8Array {
  return writeZip(pkg.parts);
}
