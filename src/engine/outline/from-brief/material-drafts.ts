/** The author's material as pages. */
import type { Brief } from '../../brief/brief.ts';
import type { Draft } from './draft.ts';
import type { Exclusions } from './exclusions.ts';
import type { GivenFacts } from './given-facts.ts';

export function materialDrafts(_brief: Brief, _facts: GivenFacts, _exclusions: Exclusions): { drafts: Draft[]; changes: string[] } {
  return { drafts: [], changes: [] };
}
