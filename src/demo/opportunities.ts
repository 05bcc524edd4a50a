/**
 * Eight quarters of deals with stories planted in them, for a review to find: Mid-Market slips in the last quarter, Atlas drives
 * the growth, one deal is far larger than any other, most deals close in the last month of a quarter, and much of the open
 * pipeline has not moved for half a year.
 */
import { type Account, type Owner, owners, type Product, type Region, type Segment } from './company.ts';
import type { Random } from './random.ts';

export interface Opportunity {
  opportunity_id: string;
  account: string;
  owner: string;
  product: Product;
  stage: 'Prospecting' | 'Proposal' | 'Negotiation' | 'Won' | 'Lost';
  /** USD, whole hundreds. */
  amount: number;
  created_date: string;
  /** Empty while open. */
  close_date: string;
  expected_close_date: string;
}

/** The last day the data know. */
export const asOf = '2025-12-31';
const firstYear = 2024;
const quarters = 8;

/** Share of the deals that go to a product, by quarter from the first to the last. */
const demand: Record<Product, (quarter: number) => number> = {
  Beacon: () => 30,
  Compass: () => 22,
  Atlas: (quarter) => 6 + 2 * quarter + (quarter === quarters - 1 ? 12 : 0),
  Harbor: (quarter) => 20 - quarter,
  Relay: () => 16,
};
const prices: Record<Product, number> = { Beacon: 9_000, Compass: 14_000, Atlas: 21_000, Harbor: 12_000, Relay: 6_000 };
const sizes: Record<Segment, number> = { Enterprise: 3, 'Mid-Market': 1.3, 'Small Business': 0.5 };

function winRate(segment: Segment, quarter: number): number {
  if (segment === 'Mid-Market') return quarter === quarters - 1 ? 0.34 : 0.55;
  return segment === 'Enterprise' ? 0.44 : 0.52;
}

export function makeOpportunities(random: Random, accounts: readonly Account[]): Opportunity[] {
  const made: Omit<Opportunity, 'opportunity_id'>[] = [];
  for (let quarter = 0; quarter < quarters; quarter++) {
    const closing = 180 + 9 * quarter;
    for (let i = 0; i < closing; i++) made.push(closedDeal(random, accounts, quarter));
  }
  for (let i = 0; i < 310; i++) made.push(openDeal(random, accounts));
  made.push(outlier(accounts));
  return made
    .sort((a, b) => (a.created_date < b.created_date ? -1 : a.created_date > b.created_date ? 1 : 0))
    .map((deal, i) => ({ opportunity_id: `OP-${String(i + 1).padStart(5, '0')}`, ...deal }));
}

function closedDeal(random: Random, accounts: readonly Account[], quarter: number) {
  const { account, product, owner, amount } = party(random, accounts, quarter);
  const month = random.pick([
    [0, 22],
    [1, 28],
    [2, 50],
  ] as const);
  const closed = day(firstYear + Math.floor(quarter / 4), (quarter % 4) * 3 + month, random.whole(1, 28));
  return {
    account: account.account,
    owner,
    product,
    stage: random.unit() < winRate(account.segment, quarter) ? ('Won' as const) : ('Lost' as const),
    amount,
    created_date: iso(closed - random.whole(18, account.segment === 'Enterprise' ? 150 : 85)),
    close_date: iso(closed),
    expected_close_date: iso(closed + random.whole(-12, 4)),
  };
}

function openDeal(random: Random, accounts: readonly Account[]) {
  const { account, product, owner, amount } = party(random, accounts, quarters - 1);
  const end = Date.parse(asOf) / 86_400_000;
  const age = random.unit() < 0.35 ? random.whole(185, 400) : random.whole(2, 120);
  return {
    account: account.account,
    owner,
    product,
    stage: random.pick([
      ['Prospecting', 4],
      ['Proposal', 4],
      ['Negotiation', 2],
    ] as const),
    amount,
    created_date: iso(end - age),
    close_date: '',
    expected_close_date: iso(age > 180 ? end - random.whole(10, 90) : end + random.whole(5, 110)),
  };
}

/** One deal that makes a quarter; without it the story is another. */
function outlier(accounts: readonly Account[]) {
  const account = accounts.find(({ segment }) => segment === 'Enterprise')!.account;
  return {
    account,
    owner: 'Nora Castellan',
    product: 'Atlas' as const,
    stage: 'Won' as const,
    amount: 360_000,
    created_date: '2025-06-12',
    close_date: '2025-12-18',
    expected_close_date: '2025-12-15',
  };
}

function party(random: Random, accounts: readonly Account[], quarter: number) {
  const account = accounts[random.whole(0, accounts.length - 1)]!;
  const product = random.pick(Object.entries(demand).map(([name, share]) => [name as Product, share(quarter)] as const));
  const region = random.pick<Region>([
    ['North America', 46],
    ['EMEA', 30],
    ['APAC', 15],
    ['Latin America', 9],
  ]);
  const { owner } = random.pick(owners.filter((each) => each.region === region).map((each): [Owner, number] => [each, each.weight]));
  // Three draws make middling deals common and large ones rare.
  const spread = 0.35 + random.unit() * random.unit() * 2.4 + random.unit() * 0.4;
  return { account, product, owner, amount: Math.max(5, Math.round((prices[product] * sizes[account.segment] * spread) / 100)) * 100 };
}

/** Days since 1970. */
function day(year: number, month: number, date: number): number {
  return Date.UTC(year, month, date) / 86_400_000;
}

function iso(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}
