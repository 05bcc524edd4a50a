/** Which of the things known beforehand tell that a subscription will end: the risk with each against the risk without it. */
import { lossSignal, signalUse } from '../../../model/fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { benjaminiHochberg, minRows, pOfZ, proportionOf, relativeRisk, twoProportionZ } from '../statistics.ts';

export interface SignalRisk {
  signal: string;
  /** What is counted of the use, where it is about that, and the limit below which it is told. */
  use: string | null;
  limit: Known | null;
  with: Known;
  without: Known;
  /** Risk with it as a multiple of the risk without, and the ends of its 95% interval. */
  risk: Known;
  low: Known;
  high: Known;
  predicts: boolean;
  /** Subscriptions with it on the last day, and what they pay a month. */
  open: Known | null;
  mrr: Known | null;
}

/** With fewer, there is nothing to choose from. */
const fewest = 2;
/** Fewer ended subscriptions tell nothing about what told it. */
const leastEnded = 20;
const discovery = 0.05;

/** Highest risk first; null where too few can be tested. */
export function lossSignalsOf(evidence: Evidence): readonly SignalRisk[] | null {
  return evidence.once('loss signals', () => {
    const scopes = evidence.of('loss_rate.with').flatMap(({ scope }) => (scope[lossSignal] === undefined ? [] : [scope]));
    const tested = scopes.flatMap((scope) => {
      const at = (of: string) => evidence.get(`loss_rate.${of}`, 0, scope);
      const [yes, no] = [at('with'), at('without')];
      const [a, b] = [yes && proportionOf(yes), no && proportionOf(no)];
      if (!yes || !no || !a || !b || a.n < minRows || b.n < minRows || a.hits === 0 || b.hits === 0 || a.hits + b.hits < leastEnded)
        return [];
      const { value, low, high } = relativeRisk(a, b);
      const risk = (suffix: string, of: number, label: string) =>
        evidence.workedOut(yes, suffix, of, [yes, no], {
          label: `${yes.label}, ${label}`,
          formula: 'share that ended with the signal divided by the share without it; interval at 95% on the logarithm',
          unit: 'multiple',
        });
      return [
        {
          signal: scope[lossSignal]!,
          use: scope[signalUse] ?? null,
          limit: at('limit'),
          with: yes,
          without: no,
          risk: risk('.risk', value, 'relative risk'),
          low: risk('.risk_low', low, 'low end of the relative risk'),
          high: risk('.risk_high', high, 'high end of the relative risk'),
          p: pOfZ(twoProportionZ(a, b)),
          open: at('open'),
          mrr: at('open_mrr'),
        },
      ];
    });
    const q = benjaminiHochberg(tested.map(({ p }) => p));
    const found = tested
      .map(({ p: _, ...each }, at): SignalRisk => ({ ...each, predicts: q[at]! < discovery && each.low.value > 1 }))
      .toSorted((a, b) => b.risk.value - a.risk.value);
    // Use that predicts is worth telling by itself.
    return found.length < fewest && !found.some(({ use, predicts }) => use !== null && predicts) ? null : found;
  });
}

export function findLossSignals(evidence: Evidence): Found[] {
  const [first] = lossSignalsOf(evidence) ?? [];
  if (!first) return [];
  return [
    {
      id: 'loss-signals:ended_subscriptions',
      kind: 'loss-signals',
      metric: 'ended_subscriptions',
      facts: idsOf({ value: first.with, whole: first.without, multiple: first.predicts && first.risk, worth: first.predicts && first.mrr }),
      direction: 'flat',
      tone: first.predicts ? 'bad' : 'neutral',
      claim: first.predicts,
      impact: first.predicts ? 0.7 : 0.3,
      significance: first.predicts ? 0.9 : 0.5,
    },
  ];
}
