/** One figure for a deck: the mean of its slides, less what is wrong with the file. */
import type { ReviewFinding, Severity } from './finding.ts';

/** Points a finding takes from its slide, or from the deck where it is of the file. */
export const costs = { error: 20, warning: 7, note: 2 } as const satisfies Record<Severity, number>;

/** Each slide has 100 points at first and 0 at least; the score is rounded down, so that only a deck without findings has 100. */
export function scoreOf(slides: number, findings: readonly ReviewFinding[]): { score: number; ofSlides: number[] } {
  const lost = (slide: number | null) =>
    findings.filter((finding) => finding.slide === slide).reduce((sum, { severity }) => sum + costs[severity], 0);
  const ofSlides = Array.from({ length: slides }, (_, at) => Math.max(0, 100 - lost(at + 1)));
  const mean = slides === 0 ? 0 : ofSlides.reduce((sum, score) => sum + score, 0) / slides;
  return { score: Math.max(0, Math.floor(mean - lost(null))), ofSlides };
}
