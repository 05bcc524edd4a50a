/** The planner: from a brief and, if there are data, facts, to the outline. */
import type { Brief } from '../../model/brief.ts';
import type { FactTable } from '../../model/fact.ts';
import { planFromBrief } from './from-brief/plan-from-brief.ts';
import { type Plan, planFromFacts } from './from-facts/plan-from-facts.ts';

/** `asOf`: ISO date, used only without facts, which have their own. */
export function plan(brief: Brief, facts: FactTable | null, asOf: string): Plan {
  return facts ? planFromFacts(brief, facts) : planFromBrief(brief, asOf);
}
