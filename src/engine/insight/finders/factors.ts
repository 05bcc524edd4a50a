/** What a sum is the product of, such as deals closed × win rate × average deal size, and how much of its change each factor made. */
import type { Fact } from '../../../model/fact.ts';
import { directionOf, toneOf } from '../../../model/finding.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { logMeanEffects } from '../log-mean.ts';

export interface Factor {
  metric: string;
  now: Known;
  before: Known;
  /** What it did to the measure, in the measure's unit. */
  effect: Known;
  /** The effect as a part of the net change; null unless all effects go the way of the change. */
  part: Known | null;
}

export interface Factors {
  value: Known;
  before: Known;
  delta: Known;
  /** The one with the largest effect first. */
  factors: readonly Factor[];
}

/** Measures by what they are the product of; the first that the data can give counts. */
const products: Readonly<Record<string, readonly (readonly string[])[]>> = {
  won_value: [
    ['decided_count', 'win_rate', 'average_deal'],
    ['won_count', 'average_deal'],
  ],
};

/** A sum over its rows is their number times their mean, whatever table they stand in. */
function productsOf({ table }: Evidence, metric: string): readonly (readonly string[])[] {
  const named = (label: string | undefined) => table.metrics.find(({ measured }) => measured?.label.toLowerCase() === label?.toLowerCase());
  const own = table.metrics.find(({ id }) => id === metric)?.measured;
  const mean = own && table.metrics.find(({ measured }) => measured?.how === 'quotient' && measured.of === own.label);
  const counted = mean && named(mean.measured!.by);
  return products[metric] ?? (counted ? [[counted.id, mean.id]] : []);
}

/** Relative difference up to which factors count as making up the measure. */
const exact = 1e-6;

/** Null where there is no period before, where nothing moved, and where the factors do not make up the measure. */
export function factorsOf(evidence: Evidence, metric: string, scope: Fact['scope'] = {}): Factors | null {
  return evidence.once(`factors ${metric} ${JSON.stringify(scope)}`, () => findFactorsOf(evidence, metric, scope));
}

function findFactorsOf(evidence: Evidence, metric: string, scope: Fact['scope']): Factors | null {
  const prior = evidence.table.prior;
  const [value, before] = [evidence.get(metric, 0, scope), prior && evidence.get(metric, prior.offset, scope)];
  const delta = evidence.change(metric, scope);
  if (!prior || !value || !before || !delta || delta.value === 0) return null;
  const sides = (metrics: readonly string[]) =>
    metrics.flatMap((id) => {
      const [is, was] = [evidence.get(id, 0, scope), evidence.get(id, prior.offset, scope)];
      return is && was && is.value > 0 && was.value > 0 ? [{ metric: id, now: is, before: was }] : [];
    });
  const makesUp = (whole: Known, parts: readonly Known[]) =>
    Math.abs(parts.reduce((product, part) => product * part.value, 1) - whole.value) <= exact * Math.abs(whole.value);
  for (const metrics of productsOf(evidence, metric)) {
    const found = sides(metrics);
    const [nows, befores] = [found.map(({ now }) => now), found.map((side) => side.before)];
    if (found.length < metrics.length || !makesUp(value, nows) || !makesUp(before, befores)) continue;
    const effects = logMeanEffects(
      befores.map((fact) => fact.value),
      nows.map((fact) => fact.value),
    );
    const oneWay = effects.every((effect) => effect * delta.value >= 0);
    const factors = found.map((side, at): Factor => {
      const label = evidence.metric(side.metric)!.label;
      const effect = evidence.workedOut(value, `.by_${side.metric}`, effects[at]!, [value, before, side.now, side.before], {
        label: `${value.label}, effect of ${label}`,
        formula: `part of the change of ${value.label} that ${label} made, by the logarithmic mean`,
      });
      return { ...side, effect, part: oneWay ? evidence.contribution(effect, delta) : null };
    });
    return { value, before, delta, factors: factors.sort((a, b) => Math.abs(b.effect.value) - Math.abs(a.effect.value)) };
  }
  return null;
}

/** Of what all factors did, the least that the second has to have done. */
const leastPart = 0.005;

/** Arithmetic of the figures, so that no test decides whether it may be said. */
export function findFactors(evidence: Evidence, metric: string): Found[] {
  const found = factorsOf(evidence, metric);
  if (!found) return [];
  const { value, before, delta, factors } = found;
  const [first, second] = factors;
  const gross = factors.reduce((sum, { effect }) => sum + Math.abs(effect.value), 0);
  // Where all but one stood still, the split says nothing that the change does not.
  if (Math.abs(second?.effect.value ?? 0) < leastPart * gross) return [];
  const direction = directionOf(delta.value);
  return [
    {
      id: `factors:${metric}`,
      kind: 'factors',
      metric,
      facts: idsOf({ value, before, delta, effect: first!.effect, contribution: first!.part, counter: second?.effect }),
      direction,
      tone: toneOf(direction, evidence.metric(metric)!.polarity),
      claim: false,
      impact: Math.min(1, 0.6 + (0.4 * Math.abs(first!.effect.value)) / gross),
      significance: 0.8,
    },
  ];
}
