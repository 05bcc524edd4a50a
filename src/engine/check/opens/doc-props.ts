/** The file's own properties: there, and with a title. */
import { type DeckPackage, text } from '../../opc/deck-package.ts';
import { child, readXml } from '../../opc/xml.ts';
import type { Found } from '../part-rule.ts';

export function checkDocProps(pkg: DeckPackage, found: Found): void {
  const related = pkg.relationships('');
  const core = pkg.parts.get(related.find(({ type }) => type === 'core-properties')?.target ?? '');
  const { root } = core ? readXml(text(core)) : { root: null };
  if (!child(root ?? undefined, 'dc:title')?.text.trim()) found('doc-title', 'The file has no title in its properties.');
  if (!pkg.parts.has(related.find(({ type }) => type === 'extended-properties')?.target ?? ''))
    found('doc-props', 'The file has no extended properties.');
}
