/** Whether a claim holds in the process that made the data: by what the law leads one to expect, not by what one draw of it shows. */
import type { Expectation, Scope } from './expected.ts';
import type { Claim } from './story.ts';

const signOf = (direction: Claim['direction']) => (direction === 'up' ? 1 : direction === 'down' ? -1 : 0);

/** Points of share, and shares of a figure, below which nothing happened. */
const leastShift = 0.002;
const leastChange = 0.002;

/**
 * - a change (delta, trend, change point, year on year): the expected figure moves that way between the periods compared;
 * - a driver: its expected change goes that way, and makes up more of the whole's change than its size alone would;
 * - a share shift: the expected share moves that way;
 * - a rate difference: the rate differs that way, also when like is compared with like in the other dimensions;
 * - a pattern inside the quarter or over the year: the expected figures differ that way.
 */
export function holdsIn(expected: Expectation, quarters: number): (claim: Claim) => boolean {
  return (claim) => {
    const sign = signOf(claim.direction);
    const scope: Scope = claim.dimension === null || claim.member === null ? {} : { [claim.dimension]: claim.member };
    const { metric } = claim;
    const moves = (from: number, to: number) => moved(expected.change(metric, scope, from, to), sign);
    switch (claim.kind) {
      case 'driver': {
        const [own, all] = [expected.change(metric, scope, -1, 0), expected.change(metric, {}, -1, 0)];
        return moved(own, sign) && Math.abs(own) > Math.abs(all) * 1.2;
      }
      case 'share-shift':
        return (expected.share(metric, scope, 0) - expected.share(metric, scope, -1)) * sign > leastShift;
      case 'rate-difference': {
        const rest = restRate(expected, scope);
        return (
          rest !== null && (expected.of('win_rate', scope, 0)! - rest) * sign > leastShift && expected.adjustedRateGap(scope, 0) * sign > 0
        );
      }
      case 'pattern':
        return (expected.of(metric, scope, 0, 2)! - expected.of(metric, scope, 0, 0)!) * sign > leastShift;
      case 'yoy':
        return moves(-4, 0);
      case 'seasonal':
        return moves(-1, 0) && moves(-5, -4);
      case 'simpson':
        return simpsonHolds(expected, claim, scope, sign);
      case 'trend':
      case 'change-point': {
        const half = Math.floor(quarters / 2);
        const mean = (from: number, to: number) => {
          let sum = 0;
          for (let offset = from; offset <= to; offset++) sum += expected.of(metric, scope, offset) ?? 0;
          return sum / (to - from + 1);
        };
        return moved(mean(-half + 1, 0) / mean(1 - quarters, -half) - 1, sign);
      }
      default:
        return moves(-1, 0);
    }
  };
}

/** The rate differs one way in all, and the other way, that of the finding, where like is compared with like. */
function simpsonHolds(expected: Expectation, { finding, metric }: Claim, scope: Scope, sign: number): boolean {
  if (finding.inside === undefined || metric !== 'win_rate') return false;
  const rest = restRate(expected, scope);
  const raw = rest === null ? 0 : expected.of('win_rate', scope, 0)! - rest;
  return raw * sign < 0 && expected.adjustedRateGap(scope, 0) * sign > 0;
}

function moved(change: number, sign: number): boolean {
  return change * sign > leastChange;
}

function restRate(expected: Expectation, scope: Scope): number | null {
  const [all, own] = [expected, expected];
  const closed = (sums: Scope) => all.of('won_count', sums, 0)! + all.of('lost_count', sums, 0)!;
  const others = closed({}) - closed(scope);
  return others > 0 ? (own.of('won_count', {}, 0)! - own.of('won_count', scope, 0)!) / others : null;
}
