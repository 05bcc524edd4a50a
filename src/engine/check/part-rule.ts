/** A rule over one part of the package: what it is given and how it says what it found. */

import type { DeckPackage } from '../opc/deck-package.ts';
import type { XmlNode } from '../opc/xml.ts';
import type { Gate } from './report.ts';

export type PartKind =
  | 'slide'
  | 'slideLayout'
  | 'slideMaster'
  | 'notesSlide'
  | 'notesMaster'
  | 'chart'
  | 'theme'
  | 'presentation'
  | 'core'
  | 'app'
  | 'other';

export interface PartView {
  name: string;
  kind: PartKind;
  root: XmlNode;
  /** All its elements in document order. */
  nodes: readonly XmlNode[];
  /** Number from 1 of the slide it is, or belongs to; null for parts of the whole deck. */
  slide: number | null;
  pkg: DeckPackage;
}

/** Says one finding of a rule; the slide is the part's unless named. */
export type Found = (rule: string, message: string) => void;

export interface PartRule {
  gate: Gate;
  /** Kinds of part it looks at; all when absent. */
  kinds?: readonly PartKind[];
  check(part: PartView, found: Found): void;
}

const kindOfType: readonly [RegExp, PartKind][] = [
  [/presentationml\.slide\+xml$/, 'slide'],
  [/presentationml\.slideLayout\+xml$/, 'slideLayout'],
  [/presentationml\.slideMaster\+xml$/, 'slideMaster'],
  [/presentationml\.notesSlide\+xml$/, 'notesSlide'],
  [/presentationml\.notesMaster\+xml$/, 'notesMaster'],
  [/drawingml\.chart\+xml$/, 'chart'],
  [/officedocument\.theme\+xml$/, 'theme'],
  [/(presentation|template|slideshow)\.main\+xml$/, 'presentation'],
  [/core-properties\+xml$/, 'core'],
  [/extended-properties\+xml$/, 'app'],
];

export function kindOf(contentType: string | undefined): PartKind {
  return kindOfType.find(([pattern]) => pattern.test(contentType ?? ''))?.[1] ?? 'other';
}
