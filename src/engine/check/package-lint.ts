/** What makes PowerPoint repair or reject a package: parts, their types and relationships. */

import type { Gate } from '../../model/gate.ts';
import type { Layout } from '../../model/layout.ts';
import { type DeckPackage, deckPackage, extensionOf, isXml, ownerOf, text } from '../opc/deck-package.ts';
import { child, readXml, type XmlRead } from '../opc/read-xml.ts';
import { readZip, zipNames } from '../opc/zip.ts';
import { slideLanguage } from './accessible.ts';
import { leaks } from './clean.ts';
import { gluedConnectors, namedGroups, pictureRule, titlePlaceholder } from './editable.ts';
import { themeColors, themeFonts } from './on-brand.ts';
import {
  chartAxes,
  chartWorkbook,
  checkPresentation,
  type Found,
  foreignChartWorkbook,
  kindOf,
  type PartKind,
  type PartRule,
  paragraphProperties,
  resolvedReferences,
  soundNumbers,
  uniqueShapeIds,
} from './part-rules.ts';
import type { Finding } from './report.ts';

function checkContentTypes(pkg: DeckPackage, found: Found): void {
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

function checkDocProps(pkg: DeckPackage, found: Found): void {
  const related = pkg.relationships('');
  const core = pkg.parts.get(related.find(({ type }) => type === 'core-properties')?.target ?? '');
  const { root } = core ? readXml(text(core)) : { root: null };
  if (!child(root ?? undefined, 'dc:title')?.text.trim()) found('doc-title', 'The file has no title in its properties.');
  if (!pkg.parts.has(related.find(({ type }) => type === 'extended-properties')?.target ?? ''))
    found('doc-props', 'The file has no extended properties.');
}

function checkRelationships(pkg: DeckPackage, found: Found): void {
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
      // A chart, its workbook and a notes page have one owner; slides and layouts share media, layouts and masters.
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

/** A picture must match its extension: otherwise PowerPoint shows a red cross. */
function checkMedia(pkg: DeckPackage, found: Found): void {
  for (const [part, bytes] of pkg.parts) {
    if (isXml(part)) continue;
    const signature = signatures.find(([pattern]) => pattern.test(part))?.[1];
    if (signature?.some((byte, i) => bytes[i] !== byte)) found('media-type', `${part} is not a picture of the type its name says.`);
  }
}

/** What makes PowerPoint repair or reject a part, whoever made it. */
const repairRules: readonly PartRule[] = [uniqueShapeIds, resolvedReferences, soundNumbers, paragraphProperties, chartAxes];

const partRules: readonly PartRule[] = [
  ...repairRules,
  chartWorkbook,
  titlePlaceholder,
  gluedConnectors,
  namedGroups,
  themeColors,
  themeFonts,
  slideLanguage,
  leaks,
];

/** The findings of all gates that need only the file. `layout`: what it was written from, if known. */
export function lintPackage(bytes: Uint8Array, layout?: Layout): Finding[] {
  const findings: Finding[] = [];
  const parts = open(bytes, (rule, message) => findings.push({ gate: 'opens', rule, slide: null, message }));
  if (!parts) return findings;
  const pkg = deckPackage(parts);
  const rules = [...partRules, pictureRule(layout)];
  findings.push(...lintParts(pkg, { rules, leftAlone: layout?.brandKit.template ? theirs : none }));
  if (layout && pkg.slides.length !== layout.slides.length)
    findings.push({
      gate: 'opens',
      rule: 'slide-count',
      slide: null,
      message: `The file has ${pkg.slides.length} slides where the layout has ${layout.slides.length}.`,
    });
  return findings;
}

/** What makes PowerPoint repair a deck of any maker, without what is only our own habit. `read`: a part's elements. */
export function lintForeign(pkg: DeckPackage, read: (part: string) => XmlRead | null): Finding[] {
  return lintParts(pkg, { rules: [...repairRules, foreignChartWorkbook], leftAlone: none, read });
}

function open(bytes: Uint8Array, found: Found): ReadonlyMap<string, Uint8Array> | null {
  const names = zipNames(bytes);
  if (!names) {
    found('not-a-package', 'The file is no zip package.');
    return null;
  }
  const seen = new Set<string>();
  for (const name of names) {
    if (name.endsWith('/')) found('directory-entry', `The package has an entry for the folder ${name}.`);
    if (seen.has(name.toLowerCase())) found('duplicate-entry', `The package has ${name} twice.`);
    seen.add(name.toLowerCase());
  }
  try {
    return readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    found('not-a-package', `The package cannot be unpacked: ${error instanceof Error ? error.message : 'unknown reason'}.`);
    return null;
  }
}

/** A corporate template's parts stay unchanged; they were checked when the template was read. */
const theirs: ReadonlySet<PartKind> = new Set(['slideMaster', 'slideLayout', 'notesMaster', 'theme']);
const none: ReadonlySet<PartKind> = new Set();

interface Lint {
  rules: readonly PartRule[];
  leftAlone: ReadonlySet<PartKind>;
  /** By default each part is parsed once and dropped, so that cost grows linearly with slides. */
  read?: (part: string) => XmlRead | null;
}

function lintParts(pkg: DeckPackage, { rules, leftAlone, read = (part) => readXml(text(pkg.parts.get(part)!)) }: Lint): Finding[] {
  const findings: Finding[] = [];
  const found =
    (gate: Gate, slide: number | null): Found =>
    (rule, message) =>
      findings.push({ gate, rule, slide, message });
  const opens = found('opens', null);
  checkContentTypes(pkg, opens);
  checkRelationships(pkg, opens);
  checkMedia(pkg, opens);
  checkPresentation(pkg, opens);
  checkDocProps(pkg, opens);
  const slideOf = slideNumbers(pkg);
  const rulesOf = new Map<PartKind, PartRule[]>();
  for (const name of pkg.parts.keys()) {
    if (!isXml(name)) continue;
    const kind = kindOf(pkg.contentType(name));
    if (leftAlone.has(kind)) continue;
    const slide = slideOf.get(name.endsWith('.rels') ? ownerOf(name) : name) ?? null;
    const tree = read(name)!;
    if (!tree.root) {
      found('opens', slide)('not-well-formed', `${name} is not well-formed: ${tree.error}.`);
      continue;
    }
    if (name.endsWith('.rels') || name === '[Content_Types].xml') continue;
    let chosen = rulesOf.get(kind);
    if (!chosen) {
      chosen = rules.filter(({ kinds }) => !kinds || kinds.includes(kind));
      rulesOf.set(kind, chosen);
    }
    for (const rule of chosen) rule.check({ name, kind, root: tree.root, nodes: tree.nodes, slide, pkg }, found(rule.gate, slide));
  }
  return findings;
}

/** Slides, with their charts and notes, and the slide's number. */
function slideNumbers(pkg: DeckPackage): Map<string, number> {
  const numbers = new Map<string, number>();
  pkg.slides.forEach((slide, i) => {
    numbers.set(slide, i + 1);
    for (const { type, target } of pkg.relationships(slide)) if (type === 'chart' || type === 'notesSlide') numbers.set(target, i + 1);
  });
  return numbers;
}
