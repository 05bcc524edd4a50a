/** Unit economics: acquisition cost, payback, lifetime value and growth efficiency, on one page. */
import { ref } from '../../../../model/text.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { basisOf, periodsOf, tileOf } from './scorecard.ts';

const shown = ['cac', 'cac_payback', 'ltv', 'ltv_cac', 'magic_number', 'burn_multiple', 'rule_of_40', 'rule_of_40_cash'] as const;
/** Fewer figures do not make a page. */
const fewest = 3;

export function unitEconomics(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const facts = shown.flatMap((id) => evidence.get(id, 0) ?? []);
  const [first] = facts;
  if (!first || facts.length < fewest) return null;
  const [cac, payback] = [evidence.get('cac', 0), evidence.get('cac_payback', 0)];
  const tiles = facts.map(({ metric }) => tileOf(context, { id: metric }));
  return evidencePage(context, {
    topics: topicsOf(
      context.note(first.metric),
      null,
      'unit economics cac acquisition payback ltv lifetime magic number rule 40 efficiency finance',
    ),
    worth,
    metric: first.metric,
    id: 'unit-economics',
    kind: 'scorecard',
    titles: cac
      ? catalogue.forms('finance-customer', { cac: ref(cac.id), payback: (payback?.id ?? null) && ref((payback?.id ?? null)!) })
      : [catalogue.say('finance-economics', { now: safe(now) })],
    lead: catalogue.say('lead-scorecard', { now, prior: tiles.some(({ change }) => change) ? basisOf(context) : null }),
    notes: context.notes([], facts),
    content: { tiles, periods: periodsOf(context).map(({ label }) => safe(label)) },
  });
}
