/** The month of sale from which more is lost soon after it than before. */
import type { Period } from '../../../model/period.ts';
import type { Evidence, Known } from '../evidence.ts';
import { minRows, type Proportion, pOfZ, proportionOf, twoProportionZ } from '../statistics.ts';

const chance = 0.05;
/** Months needed before it, to be a level. */
const leastBefore = 2;

interface SoldMonth {
  period: Period;
  rate: Known;
  lost: Known;
}

export interface EarlyBreak {
  months: readonly SoldMonth[];
  /** The first of those that lose more. */
  first: SoldMonth;
  /** The rate of the months before it together. */
  before: Known;
}

/** Null where no month tells the later ones from those before it by more than chance, after all of them are tried. */
export function earlyBreak(evidence: Evidence): EarlyBreak | null {
  return evidence.once('early break', () => {
    const months = evidence.table.months.flatMap((period): (SoldMonth & { part: Proportion })[] => {
      const [rate, lost] = ['early', 'early_lost'].map((suffix) => evidence.get(`loss_by_age.${suffix}`, `m${period.offset}`));
      const part = rate && proportionOf(rate);
      return rate && lost && part && part.n >= minRows ? [{ period, rate, lost, part }] : [];
    });
    const tried = months.slice(leastBefore).map((first, at) => {
      const [earlier, later] = [sumOf(months.slice(0, at + leastBefore)), sumOf(months.slice(at + leastBefore))];
      const own = twoProportionZ(first.part, earlier);
      return { first, at: at + leastBefore, earlier, z: twoProportionZ(later, earlier), own };
    });
    const p = (z: number) => (z > 0 ? pOfZ(z) * tried.length : 1);
    const breaks = tried.filter(({ z, own }) => p(z) < chance && own > 0 && pOfZ(own) < chance).toSorted((a, b) => b.z - a.z);
    const [found] = breaks;
    if (!found) return null;
    const from = months.slice(0, found.at).flatMap(({ rate, lost }) => [rate, lost]);
    const { hits, n } = found.earlier;
    const before = evidence.workedOut(found.first.rate, '.before', hits / n, from, {
      label: `${found.first.rate.label}, months before together`,
      formula: `ended of all that were sold in the ${found.at} months before, divided by all of them`,
    });
    return { months, first: found.first, before };
  });
}

function sumOf(months: readonly { part: Proportion }[]): Proportion {
  return months.reduce((sum, { part }) => ({ hits: sum.hits + part.hits, n: sum.n + part.n }), { hits: 0, n: 0 });
}
