/** The sentences on a change of a measure as its finding allows them: a claim says that it moved, a figure within the usual variation only where it stood. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';

/** Half a point. */
const visible = 0.005;

/** Where the sentence stands: as the title of a page, where the period or the year before is named, or as a point that has it to itself. */
type Place = 'summary' | 'trend' | 'year' | 'point';

/** `Won value stood at $2.80M, 6.0% below Q3 2017`; null for what was claimed or held. */
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

/** A rate whose rows make no proportion, such as one weighed by value: no test can say that it held, nor that it moved. */
export function isUntested({ evidence }: Context, { kind, withinNoise, facts }: Finding): boolean {
  const delta = facts.delta ? evidence.byId(facts.delta) : null;
  return kind === 'steady' && withinNoise !== true && delta?.unit === 'points' && Math.abs(delta.value) >= visible;
}

/** A sentence that tells a move; where the move is no more than usual, where the figure stands instead. */
export function stated(context: Context, finding: Finding, text: Text): Text {
  const stood = finding.withinNoise ? stoodAt(context, finding, 'point') : null;
  return stood ? `**${stood}**${context.space === '' ? '。' : '.'}` : text;
}
