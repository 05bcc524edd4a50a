/** Judges a finished deck of any maker: its file, its pages as they are seen, and what of them cannot be judged. */

import type { BrandKit } from '../../model/brand-kit.ts';
import { type Gate, gates } from '../../model/gate.ts';
import { collector, type ReviewFinding, type Reviewing } from './finding.ts';
import type { ForeignDeck, Unchecked } from './page.ts';
import { openDeck } from './read/open-deck.ts';
import { readDeck } from './read/read-deck.ts';
import { checkAccessible } from './rules/accessible.ts';
import { checkAlignment } from './rules/alignment.ts';
import { checkBrand } from './rules/brand.ts';
import { checkCharts } from './rules/charts.ts';
import { checkClean } from './rules/clean.ts';
import { checkComposed } from './rules/composed.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkFigures } from './rules/figures.ts';
import { checkFits } from './rules/fits.ts';
import { checkPackage, checkTraces } from './rules/opens.ts';
import { checkOverlaps } from './rules/overlap.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkReadable } from './rules/readable.ts';
import { checkTables } from './rules/tables.ts';
import { checkTitleLooks, checkTitles, titleOf } from './rules/titles.ts';
import { scoreOf } from './score.ts';

export interface Review {
  /** Title of the first slide that has one; '' without. */
  title: string;
  slides: { number: number; title: string; score: number }[];
  /** 0 to 100. */
  score: number;
  gates: { gate: Gate; passed: boolean }[];
  /** By slide, the gravest first; of the file before all. */
  findings: ReviewFinding[];
  /** What no rule could judge, and why. */
  unchecked: Unchecked[];
}

const checks: readonly ((deck: ForeignDeck, reviewing: Reviewing) => void)[] = [
  checkFits,
  checkOverlaps,
  checkReadable,
  checkContrast,
  checkCharts,
  checkTables,
  checkTitles,
  checkTitleLooks,
  checkAccessible,
  checkClean,
  checkAlignment,
  checkPictures,
  checkComposed,
];

const ranks = { error: 0, warning: 1, note: 2 } as const;

/**
 * @param asked Gates that warnings fail too.
 * @throws QuarterdeckError deck_unsupported
 */
export function reviewDeck(bytes: Uint8Array, { kit, asked = [] }: { kit?: BrandKit; asked?: readonly Gate[] } = {}): Review {
  const opened = openDeck(bytes);
  const reviewing = collector();
  checkPackage(opened, reviewing);
  const deck = readDeck(opened);
  for (const page of deck.pages) for (const one of page.unchecked) reviewing.leave(one);
  checkTraces(opened, deck, reviewing);
  checkFigures(opened, reviewing);
  for (const check of checks) check(deck, reviewing);
  checkBrand(deck, kit, reviewing);
  const findings = reviewing.findings.toSorted(
    (a, b) => (a.slide ?? 0) - (b.slide ?? 0) || ranks[a.severity] - ranks[b.severity] || gates.indexOf(a.gate) - gates.indexOf(b.gate),
  );
  const { score, ofSlides } = scoreOf(deck.pages.length, findings);
  const failed = new Set(
    findings.flatMap(({ gate, severity }) => (severity === 'error' || (severity === 'warning' && asked.includes(gate)) ? [gate] : [])),
  );
  return {
    title: deck.pages.map(titleOf).find((title) => title !== '') ?? '',
    slides: deck.pages.map((page, at) => ({ number: page.number, title: titleOf(page), score: ofSlides[at]! })),
    score,
    gates: gates.map((gate) => ({ gate, passed: !failed.has(gate) })),
    findings,
    unchecked: reviewing.unchecked.toSorted((a, b) => (a.slide ?? 0) - (b.slide ?? 0)),
  };
}
