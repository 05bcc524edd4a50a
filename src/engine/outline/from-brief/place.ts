/** Where a page of material is, and how its title combines heading and claim. */
import type { Brief } from '../../../model/brief.ts';
import type { GivenFacts } from './read/given-facts.ts';
import type { StatedFigure } from './read/stated-figures.ts';

export interface Place {
  brief: Brief;
  facts: GivenFacts;
  /** Heading above the page, or null. */
  heading: string | null;
  /** Figures stated in nearby sentences: totals of other periods, targets. */
  stated: readonly StatedFigure[];
}

/** Maximum characters of a two-line title; a reference counts as long as the figure it shows. */
const longest = 88;

/** `Energy: Odense fell 16%`; the heading alone if both do not fit, the claim alone if it contains the heading. */
export function titled(heading: string | null, claim: string, language: string): string {
  if (heading === null) return claim;
  const shown = claim.replace(/\{\{[^{}]*\}\}/g, '$4.24M');
  if (shown.toLowerCase().includes(heading.toLowerCase())) return claim;
  const colon = language === 'ja' || language === 'zh' ? '：' : language === 'fr' ? ' : ' : ': ';
  return heading.length + shown.length + 2 <= longest ? `${heading}${colon}${claim}` : heading;
}
