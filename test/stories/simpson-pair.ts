/**
 * A region that wins more often than the others only because it sells to the segment that is easy to win: in each segment it wins less often.
 * The noise is the standard error of its rate less that of the others in one quarter, and the misleading gap is `strength` times as wide; like
 * compared with like, its rate is 0.6 times that gap lower.
 */
import { drawLaw, type Law } from './market.ts';
import { drawStrength, salesStory } from './sales-story.ts';
import type { Claim } from './story.ts';

const easyShare = { there: 0.8, elsewhere: 0.3 };

export const simpsonPair = salesStory('simpson pair', (chance) => {
  const drawn = drawLaw(chance, { winRate: 0.5 });
  const strength = drawStrength(chance);
  const [there, ...others] = drawn.dimensions.region;
  const [easy, hard] = drawn.dimensions.segment.map(({ name }) => name) as [string, string];
  const weight = 0.35;
  const rest = others.reduce((sum, member) => sum + member.weight, 0);
  const noise = Math.sqrt((0.25 / drawn.perQuarter) * (1 / weight + 1 / (1 - weight)));
  const gap = strength * noise;
  const within = gap * 0.6;
  const between = (gap + within) / (easyShare.there - easyShare.elsewhere);
  const law: Law = {
    ...drawn,
    mostVolume: 2 * Math.max(easyShare.there, 1 - easyShare.elsewhere),
    dimensions: {
      ...drawn.dimensions,
      region: [{ name: there!.name, weight }, ...others.map((member) => ({ ...member, weight: (member.weight / rest) * (1 - weight) }))],
      segment: [easy, hard].map((name) => ({ name, weight: 0.5 })),
    },
    bend: ({ region, segment }) => {
      const share = region === there!.name ? easyShare.there : easyShare.elsewhere;
      const rate = 0.5 + (segment === easy ? between : -between) / 2 - (region === there!.name ? within : 0);
      return { volume: 2 * (segment === easy ? share : 1 - share), win: Math.max(0.02, rate) / 0.5 };
    },
  };
  const rate = (member: string, direction: 'up' | 'down') => ({
    says: `${member} is won ${direction === 'up' ? 'more' : 'less'} often`,
    strongest: false,
    matches: (claim: Claim) =>
      claim.metric === 'win_rate' && claim.dimension === 'segment' && claim.member === member && claim.direction === direction,
  });
  const reversed = {
    says: `${there!.name} is won less often where like is compared with like`,
    strongest: false,
    matches: ({ kind, metric, dimension, member, direction }: Claim) =>
      kind === 'simpson' && metric === 'win_rate' && dimension === 'region' && member === there!.name && direction === 'down',
  };
  return { strength, law, planted: [rate(easy, 'up'), rate(hard, 'down'), reversed] };
});
