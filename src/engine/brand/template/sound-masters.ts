/** What makes masters and layouts ones that slides can stand on: each is what it is said to be, and has what it cannot be without. */
import type { NeededPart } from './needed-parts.ts';
import { templateRefused } from './template-refused.ts';

/** Kind of relationship that leads to a part → its root element. */
const roots: Readonly<Record<string, string>> = {
  slideMaster: 'p:sldMaster',
  slideLayout: 'p:sldLayout',
  notesMaster: 'p:notesMaster',
  handoutMaster: 'p:handoutMaster',
  theme: 'a:theme',
};

/** @throws brand_template_refused */
export function requireSoundMasters(needed: readonly NeededPart[]): void {
  const byName = new Map(needed.map((part) => [part.name, part]));
  for (const owner of needed) {
    for (const { kind, target } of owner.relationships) {
      const root = roots[kind];
      if (root === undefined) continue;
      const part = byName.get(target)!;
      const found = typeof part.content === 'string' ? rootName(part.content) : undefined;
      if (found !== root) throw templateRefused('content_types', target, `${target} is said to be a ${kind} and is none.`);
      if (!part.contentType.endsWith(kind === 'theme' ? '.theme+xml' : `.${kind}+xml`))
        throw templateRefused('content_types', target, `[Content_Types].xml does not say that ${target} is a ${kind}.`);
      if (kind !== 'theme') requireRelated(part, kind);
    }
  }
}

/** Of a well-formed part. */
function rootName(xml: string): string | undefined {
  let at = xml.indexOf('<');
  while (xml[at + 1] === '?' || xml[at + 1] === '!') at = xml.indexOf('<', xml.indexOf(xml[at + 1] === '?' ? '?>' : '-->', at));
  return /^[\w.:-]+/.exec(xml.slice(at + 1, at + 100))?.[0];
}

function requireRelated({ name, content, relationships }: NeededPart, kind: string): void {
  const count = (wanted: string) => relationships.filter((relationship) => relationship.kind === wanted).length;
  if (kind === 'slideLayout') {
    if (count('slideMaster') !== 1)
      throw templateRefused('relationships', name, `${name} belongs to ${count('slideMaster')} masters instead of one.`);
    return;
  }
  if (count('theme') !== 1) throw templateRefused('no_theme', name, `${name} has ${count('theme')} themes instead of one.`);
  if (kind === 'slideMaster' && count('slideLayout') === 0)
    throw templateRefused('no_layout', name, `The slide master ${name} has no layout.`);
  const known = new Set(relationships.map(({ id }) => id));
  for (const [, id] of String(content).matchAll(/<p:sldLayoutId\s[^>]*?\br:id\s*=\s*["']([^"']*)["']/g))
    if (!known.has(id!)) throw templateRefused('dangling', name, `${name} lists a layout (${id}) that is not in the file.`);
}
