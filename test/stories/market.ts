/** A market that makes deals by a known rule: independent deals, one law for all, bent only where a story bends it. */
import { type Chance, seeded } from './seeded.ts';

export type DimensionName = 'region' | 'segment' | 'product' | 'owner';
type Outcome = 'won' | 'lost' | 'open';

export interface Member {
  name: string;
  /** Share of the deals. */
  weight: number;
}

export interface Cell {
  region: string;
  segment: string;
  product: string;
  owner: string;
  /** Quarters from the reporting one: 0 is the last whole quarter. */
  offset: number;
  /** Month of the quarter, 0 to 2. */
  month: number;
}

/** Factors on what is usual; 1 leaves it as it is. */
interface Bend {
  volume?: number;
  win?: number;
  size?: number;
}

export interface Law {
  /** Quarters before and with the reporting one. */
  quarters: number;
  /** ISO date of the first day of the reporting quarter. */
  reporting: string;
  /** Deals closed in a usual quarter. */
  perQuarter: number;
  winRate: number;
  /** Of the logarithm of an amount. */
  logMean: number;
  logSpread: number;
  /** Median days from creation to close. */
  cycle: number;
  dimensions: Readonly<Record<DimensionName, readonly Member[]>>;
  teams: Readonly<Record<string, string>>;
  /** Quarters of thirteen weeks, in months of four, four and five of them, instead of calendar quarters. */
  weeks?: true;
  /** One deal more in the reporting quarter, which no law explains. */
  extra?: { where: Readonly<Record<DimensionName, string>>; cents: number };
  bend?: (cell: Cell) => Bend | undefined;
  /** The greatest factor on volume. */
  mostVolume?: number;
}

export interface Deal {
  id: string;
  account: string;
  region: string;
  segment: string;
  product: string;
  owner: string;
  team: string;
  outcome: Outcome;
  stage: string;
  cents: number;
  currency?: string;
  created: string;
  /** Expected, for open deals. */
  closed: string;
  /** Last activity. */
  touched: string;
}

const names = {
  region: ['North', 'South', 'East', 'West', 'Central', 'Nordics', 'Iberia', 'DACH'],
  segment: ['Enterprise', 'Mid-market', 'Small business', 'Public sector'],
  product: ['Atlas', 'Beacon', 'Cirrus', 'Delta Suite', 'Ember', 'Fathom'],
  owner: ['Ada Berg', 'Ben Cole', 'Cleo Diaz', 'Dan Eck', 'Eva Fox', 'Finn Gray', 'Gia Hall', 'Hugo Ito', 'Iris Jung', 'Jon Kerr'],
  team: ['Red', 'Blue', 'Green'],
  account: ['Acorn', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fjord', 'Grove', 'Heath', 'Isle', 'Juniper', 'Kelp', 'Lagoon'],
} as const;
const openStages = ['Qualification', 'Discovery', 'Proposal', 'Negotiation'] as const;

export interface LawOptions extends Partial<Pick<Law, 'quarters' | 'reporting' | 'perQuarter' | 'winRate' | 'logSpread'>> {
  /** How unlike the sizes of members are: 0 all alike. */
  uneven?: number;
}

/** A law drawn from the seed: how many members, how large, how often won. */
export function drawLaw(chance: Chance, options: LawOptions = {}): Law {
  const { uneven = 0.3 } = options;
  const members = (all: readonly string[], least: number, most: number): Member[] => {
    const chosen = chance.shuffle(all).slice(0, chance.whole(least, most));
    const weights = chosen.map(() => Math.exp(uneven * chance.normal()));
    const sum = weights.reduce((a, b) => a + b, 0);
    return chosen.map((name, at) => ({ name, weight: weights[at]! / sum }));
  };
  const owner = members(names.owner, 5, 8);
  return {
    quarters: options.quarters ?? chance.whole(8, 12),
    reporting: options.reporting ?? '2025-10-01',
    perQuarter: options.perQuarter ?? chance.whole(450, 600),
    winRate: options.winRate ?? chance.between(0.42, 0.6),
    logMean: chance.between(8.2, 9.6),
    logSpread: options.logSpread ?? chance.between(0.4, 0.7),
    cycle: chance.between(35, 70),
    dimensions: {
      region: members(names.region, 3, 5),
      segment: members(names.segment, 3, 4),
      product: members(names.product, 3, 5),
      owner,
    },
    teams: Object.fromEntries(owner.map(({ name }, at) => [name, names.team[at % names.team.length]!])),
  };
}

/** Quarters after the reporting one that are made too, so that deals are open when the data were taken. */
const ahead = 4;

/** The deals of the law as they stand on `asOf`: what closes later and exists already is open. */
export function drawDeals(law: Law, seed: number, asOf: string): Deal[] {
  const chance = seeded(seed);
  const { region, segment, product, owner } = law.dimensions;
  const most = law.mostVolume ?? 1;
  const pick = (members: readonly Member[]) => members[chance.weighted(members.map(({ weight }) => weight))]!.name;
  const deals: Deal[] = [];
  for (let offset = 1 - law.quarters; offset <= ahead; offset++) {
    for (let month = 0; month < 3; month++) {
      const first = monthStart(law, offset, month);
      const days = daysApart(first, monthStart(law, offset, month + 1));
      const count = chance.poisson((law.perQuarter / 3) * most);
      for (let each = 0; each < count; each++) {
        const cell = { region: pick(region), segment: pick(segment), product: pick(product), owner: pick(owner), offset, month };
        const { volume = 1, win = 1, size = 1 } = law.bend?.(cell) ?? {};
        const taken = chance.unit() * most < volume;
        const won = chance.unit() < law.winRate * win;
        const cents = Math.round(Math.exp(law.logMean + law.logSpread * chance.normal()) * size * 100);
        const closed = addDays(first, chance.whole(0, days - 1));
        const cycle = Math.max(1, Math.round(law.cycle * Math.exp(0.5 * chance.normal())));
        const account = `${chance.one(names.account)} ${chance.one(['Ltd', 'Inc', 'Group', 'Works', 'Labs'])}`;
        const stage = chance.one(openStages);
        const rest = chance.whole(0, 20);
        const created = addDays(closed, -cycle);
        if (!taken || created > asOf) continue;
        const outcome = closed > asOf ? 'open' : won ? 'won' : 'lost';
        const { offset: _, month: __, ...where } = cell;
        const at = outcome === 'open' ? later(created, addDays(asOf, -rest)) : closed;
        deals.push({
          id: `D${String(deals.length + 1).padStart(5, '0')}`,
          account,
          ...where,
          team: law.teams[cell.owner]!,
          outcome,
          stage: outcome === 'open' ? stage : outcome === 'won' ? 'Closed Won' : 'Closed Lost',
          cents,
          created,
          closed,
          touched: at,
        });
      }
    }
  }
  if (law.extra) {
    const { where, cents } = law.extra;
    const closed = addDays(monthStart(law, 0, 1), 9);
    const at = { created: addDays(closed, -60), closed, touched: closed };
    const id = `D${String(deals.length + 1).padStart(5, '0')}`;
    deals.push({
      id,
      account: 'Monolith Group',
      ...where,
      team: law.teams[where.owner]!,
      outcome: 'won',
      stage: 'Closed Won',
      cents,
      ...at,
    });
  }
  return deals;
}

/** First day of a month of a quarter; of the third month after the first, it is that of the next quarter. */
export function monthStart({ reporting, weeks }: Pick<Law, 'reporting' | 'weeks'>, offset: number, month: number): string {
  return weeks ? addDays(reporting, offset * 91 + [0, 28, 56, 91][month]!) : addMonths(reporting, offset * 3 + month);
}

const dayMs = 86_400_000;
export const addDays = (iso: string, days: number) => new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10);
export const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
export function addMonths(iso: string, months: number): string {
  const [year, month] = iso.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
const later = (a: string, b: string) => (a > b ? a : b);
