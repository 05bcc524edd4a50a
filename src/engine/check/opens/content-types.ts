/** Every part has a content type, every declared type has a part: Office repairs a package that says otherwise. */
import { type DeckPackage, extensionOf } from '../../opc/deck-package.ts';
import type { Found } from '../part-rule.ts';

export function checkContentTypes(pkg: DeckPackage, found: Found): void {
  const { overrides, defaults } = pkg.contentTypes;
  if (!pkg.parts.has('[Content_Types].xml')) {
    found('content-types-missing', 'The package has no [Content_Types].xml.');
    return;
  }
  const named = new Set<string>();
  for (const [part] of overrides) {
    if (!pkg.parts.has(part)) found('phantom-override', `Content types name ${part}, which is not in the package.`);
    if (named.has(part)) found('duplicate-override', `Content types name ${part} twice.`);
    named.add(part);
  }
  const used = new Set<string>();
  for (const part of pkg.parts.keys()) {
    if (part === '[Content_Types].xml') continue;
    used.add(extensionOf(part));
    if (!pkg.contentType(part)) found('content-type-missing', `${part} has no content type.`);
  }
  const extensions = new Set<string>();
  for (const [extension] of defaults) {
    if (!used.has(extension)) found('unused-default', `Content types declare .${extension}, which no part has.`);
    if (extensions.has(extension)) found('duplicate-default', `Content types declare .${extension} twice.`);
    extensions.add(extension);
  }
}
