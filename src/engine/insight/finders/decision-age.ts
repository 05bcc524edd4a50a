/** Where in the life of deals they are lost: a band of ages at the decision that holds many losses at a low win rate. */
import { decisionAge } from '../../../model/fact.ts';
import { type Evidence, idsOf, type Known } from '../evidence.ts';
import type { Found } from '../found.ts';
import { comparableRate, pOfZ, twoProportionZ } from '../statistics.ts';

export interface DecisionAge {
  bands: readonly { band: string; won: Known; lost: Known; rate: Known }[];
  /** The band the finding speaks of. */
  band: string;
  /** Days of the band's end where it is the first; null for another. */
  days: Known | null;
  /** Of all losses. */
  share: Known;
  rate: Known;
  /** The win rate of all other bands. */
  rest: Known;
  shareBefore: Known | null;
  rateBefore: Known | null;
  restBefore: Known | null;
  /** Whether the band's own rate and that of the rest changed by more than chance. */
  clear: { own: boolean; rest: boolean };
  /** What deals of the band would bring in beside what they did, at the win rate of the rest. */
  prize: Known | null;
}

/** Part of the losses, and points below the rest, from which a band is worth telling. */
const least = { share: 0.25, gap: 0.05 } as const;
/** Chance that any band told is none, at most. */
const discovery = 0.01;
/** Chance up to which a side is said to have moved by more than it usually does. */
const byChance = 0.05;

export function decisionAgeOf(evidence: Evidence): DecisionAge | null {
  return evidence.once('decision age', () => {
    const members = bandsOf(evidence);
    const bands = members.flatMap((band) => {
      const scope = { [decisionAge]: band };
      const [won, lost, rate] = ['won_count', 'lost_count', 'win_rate'].map((metric) => evidence.get(metric, 0, scope));
      return won && lost && rate ? [{ band, won, lost, rate }] : [];
    });
    const told = bands.flatMap((each): DecisionAge[] => {
      const others = bands.filter((other) => other !== each);
      const share = evidence.get('lost_count.share', 0, { [decisionAge]: each.band });
      const own = comparableRate(each.rate);
      const [won, decided] = [others.reduce((sum, { won }) => sum + won.value, 0), others.reduce((sum, { rate }) => sum + rate.n, 0)];
      if (!share || !own || decided === 0 || share.value < least.share || won / decided - each.rate.value < least.gap) return [];
      // A test of its own, for any of the bands, so that it takes nothing from the families of the others.
      if (pOfZ(twoProportionZ(own, { hits: won, n: decided })) * bands.length > discovery) return [];
      const rest = evidence.workedOut(
        each.rate,
        '.others',
        won / decided,
        others.flatMap((other) => [other.won, other.lost]),
        {
          label: 'Win rate at all other ages',
          formula: 'won deals divided by won and lost deals of all other ages',
        },
      );
      const prior = evidence.table.prior;
      const before = (metric: string) => (prior ? evidence.get(metric, prior.offset, { [decisionAge]: each.band }) : null);
      const othersBefore = prior ? decidedIn(evidence, others, prior.offset) : null;
      const restBefore =
        othersBefore &&
        evidence.workedOut(each.rate, '.others_before', othersBefore.hits / othersBefore.n, othersBefore.from, {
          label: 'Win rate at all other ages, in the period before',
          formula: 'won deals divided by won and lost deals of all other ages',
          n: othersBefore.n,
        });
      const rateBefore = before('win_rate');
      const ownBefore = rateBefore && comparableRate(rateBefore);
      const size = evidence.get('average_deal', 0);
      const gained = size && each.rate.n * (rest.value - each.rate.value) * size.value;
      return [
        {
          bands,
          band: each.band,
          days:
            each.band === members[0]
              ? evidence.workedOut(each.rate, '.until', Number(each.band.split('–')[1]), [each.rate], {
                  label: 'Oldest age in the band',
                  formula: 'end of the band',
                  unit: 'days',
                })
              : null,
          share,
          rate: each.rate,
          rest,
          shareBefore: before('lost_count.share'),
          rateBefore,
          restBefore,
          clear: {
            own: ownBefore !== null && pOfZ(twoProportionZ(own, ownBefore)) < byChance,
            rest: othersBefore !== null && pOfZ(twoProportionZ({ hits: won, n: decided }, othersBefore)) < byChance,
          },
          prize: gained
            ? evidence.workedOut(size, '.of_decision_age', gained, [each.rate, rest, size], {
                label: 'Closed-won revenue at the win rate of other ages',
                formula: 'deals decided at that age times the gap to the win rate of other ages times average deal size',
              })
            : null,
        },
      ];
    });
    return told.toSorted((a, b) => b.share.value - a.share.value)[0] ?? null;
  });
}

/** Deals won and decided in some bands together; null where none were. */
function decidedIn(
  evidence: Evidence,
  bands: readonly { band: string }[],
  offset: number,
): { hits: number; n: number; from: Known[] } | null {
  const facts = (metric: string) => bands.flatMap(({ band }) => evidence.get(metric, offset, { [decisionAge]: band }) ?? []);
  const [won, lost] = [facts('won_count'), facts('lost_count')];
  const [hits, missed] = [won, lost].map((some) => some.reduce((sum, { value }) => sum + value, 0)) as [number, number];
  return hits + missed > 0 ? { hits, n: hits + missed, from: [...won, ...lost] } : null;
}

/** The bands that have facts, the youngest first. */
function bandsOf(evidence: Evidence): string[] {
  return evidence
    .of('decided_count')
    .flatMap(({ id, scope }) => (id.endsWith('@0') ? (scope[decisionAge] ?? []) : []))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
}

export function findDecisionAges(evidence: Evidence): Found[] {
  const found = decisionAgeOf(evidence);
  if (!found) return [];
  const { band, share, rate, rest, prize } = found;
  return [
    {
      id: `decision-age:win_rate=${band}`,
      kind: 'decision-age',
      metric: 'win_rate',
      facts: idsOf({ value: rate, share, whole: rest, worth: prize }),
      direction: 'down',
      tone: 'bad',
      claim: true,
      impact: Math.min(1, 0.4 + share.value),
      significance: 0.9,
    },
  ];
}
