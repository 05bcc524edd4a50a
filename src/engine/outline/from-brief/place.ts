/** Where a page of material stands, and how its title is made of heading and claim. */
import type { Brief } from '../../../model/brief.ts';
import type { GivenFacts } from './read/given-facts.ts';
import type { StatedFigure } from './read/stated-figures.ts';

export interface Place {
  brief: Brief;
  facts: GivenFacts;
  /** Heading the page stands under, or null. */
  heading: string | null;
  /** Figures stated in sentences beside it: totals of other periods, targets. */
  stated: readonly StatedFigure[];
}

/** Most characters a title of two lines holds; references count as the figure they show. */
const longest = 88;

/** `Energy: Odense fell 16%`; the heading alone when both do not fit, the claim alone when it names the heading. */
export function titled(heading: string | null, claim: string, language: string): string {
  if (heading === null) return claim;
  const shown = claim.replace(/\{\{[^{}]*\}\}/g, '$4.24M');
  if (shown.toLowerCase().includes(heading.toLowerCase())) return claim;
  const colon = language === 'ja' || language === 'zh' ? '：' : language === 'fr' ? ' : ' : ': ';
  return heading.length + shown.length + 2 <= longest ? `${heading}${colon}${claim}` : heading;
}
