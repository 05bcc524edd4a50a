/** What the stories of a sales pipeline share: deals drawn from a law, exported one way or another, and added up. */
import { Expectation } from './expected.ts';
import { csvOf, exportRows, exportStyles } from './exports.ts';
import { holdsIn } from './holds.ts';
import { type Deal, type DimensionName, drawDeals, type Law, type Member } from './market.ts';
import { figuresOf } from './recompute.ts';
import { type Chance, seeded } from './seeded.ts';
import type { Claim, MakeStory, Planted, Story } from './story.ts';

/** Five days after the reporting quarter. */
export const today = '2026-01-05';

export interface Plot extends Partial<Pick<Story, 'options' | 'wrong'>> {
  strength: number;
  law: Law;
  planted: readonly Planted[];
  /** The rows as exported, where they are not those of the law. */
  export?: (deals: Deal[]) => Deal[];
  /** The rows that count, where not all that are exported do. */
  counts?: (deal: Deal) => boolean;
  /** A stricter rule for this story's claims. */
  strictly?: (claim: Claim) => boolean;
}

const scopes = {
  region: ({ region }: Deal) => region,
  segment: ({ segment }: Deal) => segment,
  product: ({ product }: Deal) => product,
};

export function salesStory(kind: string, plot: (chance: Chance) => Plot): MakeStory {
  return (seed) => {
    // Two stories of one seed share nothing.
    const own = [...kind].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, seed);
    const chance = seeded(own);
    const { strength, law, planted, options = { today }, counts = () => true, strictly = () => true, wrong, ...more } = plot(chance);
    const drawn = drawDeals(law, own + 1, options.today);
    const deals = more.export?.(drawn) ?? drawn;
    const holds = holdsIn(new Expectation(law), law.quarters);
    return {
      kind,
      seed,
      strength,
      files: [{ name: 'deals.csv', text: csvOf(exportRows(deals, chance.one(exportStyles))) }],
      options,
      figures: figuresOf(deals.filter(counts), law, scopes),
      planted,
      holds: (claim) => strictly(claim) && holds(claim),
      ...(wrong && { wrong }),
    };
  };
}

/** Between 1.5 and 4 times the noise. */
export const drawStrength = (chance: Chance) => chance.between(1.5, 4);

export function largest(law: Law, dimension: DimensionName): Member {
  return law.dimensions[dimension].reduce((a, b) => (b.weight > a.weight ? b : a));
}

/** A member of middling size, about a fifth of the deals. */
export function middling(law: Law, dimension: DimensionName): Member {
  return law.dimensions[dimension].reduce((a, b) => (Math.abs(b.weight - 0.2) < Math.abs(a.weight - 0.2) ? b : a));
}

/** A claim that sales of this member went that way. */
export function moves(dimension: DimensionName, member: string, direction: 'up' | 'down', strongest = true): Planted {
  return {
    says: `${member} ${direction}`,
    strongest,
    matches: (claim) =>
      claim.dimension === dimension &&
      claim.member === member &&
      claim.direction === direction &&
      /^(won_value|won_count|lost_count)$/.test(claim.metric),
  };
}
