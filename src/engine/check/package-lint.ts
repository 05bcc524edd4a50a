/** Reads a written package part by part and holds it against every rule that looks at bytes; also what `check FILE` shows. */
import type { Layout } from '../../model/layout.ts';
import { type DeckPackage, deckPackage, isXml, ownerOf, text } from '../opc/deck-package.ts';
import { readXml } from '../opc/xml.ts';
import { readZip } from '../opc/zip.ts';
import { zipNames } from '../opc/zip-names.ts';
import { slideLanguage } from './accessible.ts';
import { leaks } from './clean.ts';
import { gluedConnectors, namedGroups, pictureRule, titlePlaceholder } from './editable.ts';
import { themeColors, themeFonts } from './on-brand.ts';
import { chartAxes, chartWorkbook } from './opens/charts.ts';
import { checkContentTypes } from './opens/content-types.ts';
import { checkDocProps } from './opens/doc-props.ts';
import { checkPresentation } from './opens/presentation.ts';
import { checkMedia, checkRelationships } from './opens/relationships.ts';
import { paragraphProperties, resolvedReferences, soundNumbers, uniqueShapeIds } from './opens/shapes.ts';
import { type Found, kindOf, type PartKind, type PartRule } from './part-rule.ts';
import type { Finding, Gate } from './report.ts';

const partRules: readonly PartRule[] = [
  uniqueShapeIds,
  resolvedReferences,
  soundNumbers,
  paragraphProperties,
  chartAxes,
  chartWorkbook,
  titlePlaceholder,
  gluedConnectors,
  namedGroups,
  themeColors,
  themeFonts,
  slideLanguage,
  leaks,
];

/** Findings of all gates that the file alone can show. `layout` is what it was written from, where that is known. */
export function lintPackage(bytes: Uint8Array, layout?: Layout): Finding[] {
  const findings: Finding[] = [];
  const found =
    (gate: Gate, slide: number | null): Found =>
    (rule, message) =>
      findings.push({ gate, rule, slide, message });
  const opens = found('opens', null);
  const parts = open(bytes, opens);
  if (!parts) return findings;
  const pkg = deckPackage(parts);
  checkContentTypes(pkg, opens);
  checkRelationships(pkg, opens);
  checkMedia(pkg, opens);
  checkPresentation(pkg, opens);
  checkDocProps(pkg, opens);
  if (layout && pkg.slides.length !== layout.slides.length)
    opens('slide-count', `The file has ${pkg.slides.length} slides where the layout has ${layout.slides.length}.`);
  lintParts(pkg, [...partRules, pictureRule(layout)], layout?.brandKit.template ? theirs : none, found);
  return findings;
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

/** A corporate template's own parts stay as they are: they were held against its own rules when it was read. */
const theirs: ReadonlySet<PartKind> = new Set(['slideMaster', 'slideLayout', 'notesMaster', 'theme']);
const none: ReadonlySet<PartKind> = new Set();

/** Each part is parsed once, shown to its rules and dropped, so that a thousand slides cost a thousand times one. */
function lintParts(
  pkg: DeckPackage,
  rules: readonly PartRule[],
  leftAlone: ReadonlySet<PartKind>,
  found: (gate: Gate, slide: number | null) => Found,
): void {
  const slideOf = slideNumbers(pkg);
  const rulesOf = new Map<PartKind, PartRule[]>();
  for (const [name, bytes] of pkg.parts) {
    if (!isXml(name)) continue;
    const kind = kindOf(pkg.contentType(name));
    if (leftAlone.has(kind)) continue;
    const slide = slideOf.get(name.endsWith('.rels') ? ownerOf(name) : name) ?? null;
    const read = readXml(text(bytes));
    if (!read.root) {
      found('opens', slide)('not-well-formed', `${name} is not well-formed: ${read.error}.`);
      continue;
    }
    if (name.endsWith('.rels') || name === '[Content_Types].xml') continue;
    let chosen = rulesOf.get(kind);
    if (!chosen) {
      chosen = rules.filter(({ kinds }) => !kinds || kinds.includes(kind));
      rulesOf.set(kind, chosen);
    }
    for (const rule of chosen) rule.check({ name, kind, root: read.root, nodes: read.nodes, slide, pkg }, found(rule.gate, slide));
  }
}

/** Slides, and the charts and notes that belong to them, with the slide's number. */
function slideNumbers(pkg: DeckPackage): Map<string, number> {
  const numbers = new Map<string, number>();
  pkg.slides.forEach((slide, i) => {
    numbers.set(slide, i + 1);
    for (const { type, target } of pkg.relationships(slide)) if (type === 'chart' || type === 'notesSlide') numbers.set(target, i + 1);
  });
  return numbers;
}
