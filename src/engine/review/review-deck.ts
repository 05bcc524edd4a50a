/** Judges a finished deck of any maker: its file, its pages as they are seen, and what of them cannot be judged. */
import type { BrandKit } from '../../model/brand-kit.ts';
import { collector, type ReviewFinding } from './finding.ts';
import type { Unchecked } from './page.ts';
import { openDeck } from './read/open-deck.ts';
import { readDeck } from './read/read-deck.ts';
import { checkAccessible } from './rules/accessible.ts';
import { checkClean } from './rules/clean.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkFits } from './rules/fits.ts';
import { checkTitles, titleOf } from './rules/titles.ts';
import { type ReviewGate, reviewGates } from './rules.ts';
import { scoreOf } from './score.ts';

export interface Review {
  /** Title of the first slide that has one; '' without. */
  title: string;
  slides: { number: number; title: string; score: number }[];
  /** 0 to 100. */
  score: number;
  gates: { gate: ReviewGate; passed: boolean }[];
  /** By slide, the gravest first; of the file before all. */
  findings: ReviewFinding[];
  /** What no rule could judge, and why. */
  unchecked: Unchecked[];
}

const ranks = { error: 0, warning: 1, note: 2 } as const;

/**
 * @param asked Gates that warnings fail too.
 * @throws QuarterdeckError deck_unsupported
 */
export function reviewDeck(bytes: Uint8Array, { asked = [] }: { kit?: BrandKit; asked?: readonly ReviewGate[] } = {}): Review {
  const opened = openDeck(bytes);
  const deck = readDeck(opened);
  const reviewing = collector();
  for (const page of deck.pages) for (const one of page.unchecked) reviewing.leave(one);
  checkFits(deck, reviewing);
  checkTitles(deck, reviewing);
  checkContrast(deck, reviewing);
  checkAccessible(deck, reviewing);
  checkClean(deck, reviewing);
  const findings = reviewing.findings.toSorted(
    (a, b) =>
      (a.slide ?? 0) - (b.slide ?? 0) || ranks[a.severity] - ranks[b.severity] || reviewGates.indexOf(a.gate) - reviewGates.indexOf(b.gate),
  );
  const { score, ofSlides } = scoreOf(deck.pages.length, findings);
  const failed = new Set(
    findings.flatMap(({ gate, severity }) => (severity === 'error' || (severity === 'warning' && asked.includes(gate)) ? [gate] : [])),
  );
  return {
    title: deck.pages.map(titleOf).find((title) => title !== '') ?? '',
    slides: deck.pages.map((page, at) => ({ number: page.number, title: titleOf(page), score: ofSlides[at]! })),
    score,
    gates: reviewGates.map((gate) => ({ gate, passed: !failed.has(gate) })),
    findings,
    unchecked: reviewing.unchecked.toSorted((a, b) => (a.slide ?? 0) - (b.slide ?? 0)),
  };
}
