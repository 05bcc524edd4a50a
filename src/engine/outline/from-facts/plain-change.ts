/** Sentences about a change that may be chance: what happened, without a cause. Its page adds that it is within the normal range. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';

/** Half a percentage point. */
const visible = 0.005;

/** Where the sentence appears: a page title, which names the period or prior year, or a bullet of its own. */
type Place = 'summary' | 'trend' | 'year' | 'point';

/** `Closed-won revenue fell 6.0% to $2.80M in Q4 2017`; null for a claimed change, or for a measure that held. */
export function stoodAt(context: Context, finding: Finding, place: Place): Text | null {
  const { value, pct, delta, multiple } = finding.facts;
  const told = context.told(finding);
  const within = finding.withinNoise && told.finding.direction !== 'flat';
  if ((!within && !isUntested(context, finding)) || multiple) return null;
  const above = context.evidence.byId(delta!)!.value > 0;
  return context.catalogue.say('usual-stood', {
    label: told.label,
    value: ref(value!),
    change: ref((pct ?? delta)!),
    before: ref(finding.facts.before!),
    above,
    place,
    now: told.now,
    prior: told.prior,
  });
}

/** A rate that is not a proportion of rows, such as a value-weighted one: no test can say that it held or moved. */
export function isUntested({ evidence }: Context, { kind, withinNoise, facts }: Finding): boolean {
  const delta = facts.delta ? evidence.byId(facts.delta) : null;
  return kind === 'steady' && withinNoise !== true && delta?.unit === 'points' && Math.abs(delta.value) >= visible;
}

/** A sentence about a claimed move, or the plain one if the move is within its normal range. */
export function stated(context: Context, finding: Finding, text: Text): Text {
  const stood = finding.withinNoise ? stoodAt(context, finding, 'point') : null;
  return stood ? `**${stood}**${context.space === '' ? '。' : '.'}` : text;
}
