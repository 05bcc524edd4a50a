/** The invented company of the demo: what it sells, who sells it, to whom. */
import type { Random } from './random.ts';

export const products = [
  { product: 'Beacon', family: 'Sensors', price: 9_000 },
  { product: 'Compass', family: 'Software', price: 14_000 },
  { product: 'Atlas', family: 'Software', price: 21_000 },
  { product: 'Harbor', family: 'Services', price: 12_000 },
  { product: 'Relay', family: 'Sensors', price: 6_000 },
] as const;
export type Product = (typeof products)[number]['product'];

export type Segment = 'Enterprise' | 'Mid-Market' | 'Small Business';

export const regions = ['North America', 'EMEA', 'APAC', 'Latin America'] as const;
export type Region = (typeof regions)[number];

export interface Owner {
  owner: string;
  manager: string;
  region: Region;
  /** How many deals come their way, against 1 for the usual. */
  weight: number;
}

export const owners: readonly Owner[] = [
  ['Nora Castellan', 'Priya Raman', 'North America', 1.8],
  ['Tobias Lindgren', 'Priya Raman', 'North America', 1.2],
  ['Amara Okoye', 'Priya Raman', 'North America', 1],
  ['Felix Brandt', 'Priya Raman', 'North America', 1],
  ['June Whitlock', 'Priya Raman', 'North America', 0.8],
  ['Mateo Rivas', 'Priya Raman', 'North America', 0.8],
  ['Ingrid Solheim', 'Henrik Vass', 'EMEA', 1.3],
  ['Luc Marchetti', 'Henrik Vass', 'EMEA', 1],
  ['Salma Haddad', 'Henrik Vass', 'EMEA', 1],
  ['Owen Pryce', 'Henrik Vass', 'EMEA', 0.8],
  ['Katja Wolff', 'Henrik Vass', 'EMEA', 0.8],
  ['Kenji Morita', 'Mei Tanaka', 'APAC', 1.1],
  ['Anjali Menon', 'Mei Tanaka', 'APAC', 1],
  ['Liam Cardew', 'Mei Tanaka', 'APAC', 0.7],
  ['Camila Duarte', 'Rafael Prado', 'Latin America', 1],
  ['Diego Fuentes', 'Rafael Prado', 'Latin America', 0.7],
].map(([owner, manager, region, weight]) => ({ owner, manager, region, weight }) as Owner);

export interface Account {
  account: string;
  segment: Segment;
  industry: string;
  employees: number;
}

const first =
  'Alder Birch Copper Dune Ember Fjord Granite Hollow Ivory Juniper Kestrel Larkspur Maple Nimbus Orchard Pebble Quartz Russet Saffron Thistle'.split(
    ' ',
  );
const second = [
  ['Foods', 'Consumer goods'],
  ['Freight', 'Logistics'],
  ['Mills', 'Manufacturing'],
  ['Clinics', 'Health care'],
  ['Grid', 'Energy'],
  ['Outfitters', 'Retail'],
  ['Foundry', 'Manufacturing'],
  ['Lines', 'Logistics'],
] as const;

/** 160 accounts, each name once. */
export function makeAccounts(random: Random): Account[] {
  return first.flatMap((adjective) =>
    second.map(([noun, industry]) => {
      const segment = random.pick<Segment>([
        ['Enterprise', 2],
        ['Mid-Market', 4],
        ['Small Business', 4],
      ]);
      const [low, high] = { Enterprise: [1_200, 14_000], 'Mid-Market': [180, 1_100], 'Small Business': [12, 170] }[segment] as [
        number,
        number,
      ];
      return { account: `${adjective} ${noun}`, segment, industry, employees: random.whole(low, high) };
    }),
  );
}
