/** The sentences on a change of a measure as its finding allows them: a claim says that it moved, a figure within the usual variation only where it stood. */
import type { Finding } from '../../../model/finding.ts';
import { ref, type Text } from '../../../model/text.ts';
import type { Context } from './context.ts';

/** Half a point. */
const visible = 0.005;

/** `Won value stood at $2.80M, 6.0% below Q3 2017`; null for what was claimed, untested or held. */
export function stoodAt(context: Context, finding: Finding): Text | null {
  const { value, pct, delta, multiple } = finding.facts;
  const within = finding.withinNoise && finding.direction !== 'flat';
  if ((!within && !isUntested(context, finding)) || multiple) return null;
  const told = context.told(finding);
  const above = context.evidence.byId(delta!)!.value > 0;
  return context.catalogue.say('usual-stood', {
    label: told.label,
    value: ref(value!),
    change: ref((pct ?? delta)!),
    above,
    prior: told.prior,
  });
}

/** A rate whose rows make no proportion, such as one weighed by value: no test can say that it held, nor that it moved. */
export function isUntested({ evidence }: Context, { kind, withinNoise, facts }: Finding): boolean {
  const delta = facts.delta ? evidence.byId(facts.delta) : null;
  return kind === 'steady' && withinNoise !== true && delta?.unit === 'points' && Math.abs(delta.value) >= visible;
}

/** A sentence that tells a move; where the move is no more than usual, where the figure stands instead, and that note. */
export function stated(context: Context, finding: Finding, text: Text): Text {
  const stood = finding.withinNoise ? stoodAt(context, finding) : null;
  return noted(context, finding, stood ? `**${stood}**${context.space === '' ? '。' : '.'}` : text);
}

/** A sentence of figures alone with the note that the change is no more than usual, where it is. */
export function noted(context: Context, finding: Finding, text: Text): Text {
  if (!finding.withinNoise || finding.direction === 'flat') return text;
  return text + context.space + context.catalogue.say('usual-within');
}
