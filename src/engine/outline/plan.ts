/** The embedded planner: a brief and, where there are data, its facts; out comes the outline. */
import type { Brief } from '../../model/brief.ts';
import type { FactTable } from '../../model/fact.ts';
import { planFromBrief } from './from-brief/plan-from-brief.ts';
import { type Plan, planFromFacts } from './from-facts/plan-from-facts.ts';

/** `asOf` is an ISO date and speaks only when there are no facts, which carry their own. */
export function plan(brief: Brief, facts: FactTable | null, asOf: string): Plan {
  return facts ? planFromFacts(brief, facts) : planFromBrief(brief, asOf);
}
