/** Fact tables computed from invented deals, so that every total, rate and part of them is consistent. */

import { type Dimension, type DimensionRole, type Fact, type FactTable, factId, type MetricNote } from '../../../src/model/fact.ts';
import type { Period } from '../../../src/model/period.ts';

export interface Deal {
  /** 0 is the last month of the reporting quarter, -1 the one before. */
  month: number;
  won: boolean;
  amount: number;
  product: string;
  owner: string;
}

export interface Shape {
  quarters?: number;
  /** Offset of a quarter the data do not cover whole. */
  partial?: number;
  dimensions?: readonly ('product' | 'owner')[];
  metrics?: readonly string[];
  noPrior?: boolean;
}

const notes: readonly MetricNote[] = [
  {
    id: 'won_value',
    label: 'Won value',
    definition: 'Sum of the amounts of deals won.',
    unit: 'money',
    polarity: 'up',
    status: 'computed',
  },
  { id: 'won_count', label: 'Deals won', definition: 'Number of deals won.', unit: 'count', polarity: 'up', status: 'computed' },
  {
    id: 'win_rate',
    label: 'Win rate',
    definition: 'Deals won divided by deals closed.',
    unit: 'ratio',
    polarity: 'up',
    status: 'computed',
  },
  {
    id: 'average_deal',
    label: 'Average deal',
    definition: 'Won value divided by deals won.',
    unit: 'money',
    polarity: 'up',
    status: 'computed',
  },
  {
    id: 'sales_cycle',
    label: 'Sales cycle',
    definition: 'Days from creation to close.',
    unit: 'days',
    polarity: 'down',
    status: 'computed',
  },
];

const asOf = '2017-12-31';

export function factTable(deals: readonly Deal[], shape: Shape = {}): FactTable {
  const {
    quarters = 3,
    partial,
    dimensions = ['product', 'owner'],
    metrics = ['won_value', 'won_count', 'win_rate', 'average_deal'],
  } = shape;
  const shown = notes.filter(({ id }) => metrics.includes(id));
  const periods = Array.from({ length: quarters }, (_, index) => quarterAt(index - quarters + 1, index - quarters + 1 === partial));
  const months = Array.from({ length: quarters * 3 }, (_, index) => monthAt(index - quarters * 3 + 1));
  const facts: Record<string, Fact> = {};
  const put = (at: number | 'all' | `m${number}`, scope: Record<string, string>, period: string | null, rows: readonly Deal[]) => {
    for (const note of shown) {
      const id = factId({ metric: note.id, at, scope });
      facts[id] = {
        ...measure(note, rows),
        id,
        metric: note.id,
        label: note.label,
        unit: note.unit,
        period,
        scope,
        formula: `${note.label} of the deals`,
        sql: 'SELECT',
      };
      const noise = noiseOf(note, rows);
      if (noise) {
        const beside = factId({ metric: `${note.id}.${noise.suffix}`, at, scope });
        facts[beside] = { ...facts[id], id: beside, value: noise.value };
      }
    }
  };
  const scopes: { scope: Record<string, string>; holds: (deal: Deal) => boolean }[] = [{ scope: {}, holds: () => true }];
  const described = dimensions.map((id): Dimension => {
    const members = [...new Set(deals.map((deal) => deal[id]))].sort();
    for (const member of members) scopes.push({ scope: { [id]: member }, holds: (deal) => deal[id] === member });
    return { id, label: id === 'product' ? 'Product' : 'Sales agent', role: id as DimensionRole, members };
  });
  for (const { scope, holds } of scopes) {
    const rows = deals.filter(holds);
    put('all', scope, null, rows);
    for (const { offset, id } of periods)
      put(
        offset,
        scope,
        id,
        rows.filter(({ month }) => Math.ceil(month / 3) === offset),
      );
    if (Object.keys(scope).length === 0)
      for (const { offset, id } of months)
        put(
          `m${offset}`,
          scope,
          id,
          rows.filter(({ month }) => month === offset),
        );
  }
  const reporting = periods.at(-1)!;
  const before = periods.at(-2);
  return {
    asOf,
    currency: 'USD',
    subject: { one: 'deal', many: 'deals' },
    periods,
    months,
    reporting,
    prior: before && !before.partial && !shape.noPrior ? before : null,
    dimensions: described,
    metrics: shown,
    facts,
    sources: [{ name: 'deals', file: 'deals.csv', rows: deals.length, rejected: 0, sha256: '0' }],
    quality: [],
  };
}

function measure({ id }: MetricNote, rows: readonly Deal[]): Pick<Fact, 'value' | 'n' | 'currency'> {
  const won = rows.filter((deal) => deal.won);
  const value = won.reduce((sum, { amount }) => sum + amount, 0);
  if (id === 'won_value') return { value, n: won.length, currency: 'USD' };
  if (id === 'won_count') return { value: won.length, n: won.length };
  if (id === 'average_deal') return { value: won.length > 0 ? value / won.length : null, n: won.length, currency: 'USD' };
  if (id === 'sales_cycle') return { value: rows.length > 0 ? value / rows.length / 10 : null, n: rows.length };
  return { value: rows.length > 0 ? won.length / rows.length : null, n: rows.length };
}

/** As the engine has it: the root of the sum of squares for a sum, sd / √n for a mean. */
function noiseOf({ id }: MetricNote, rows: readonly Deal[]): { suffix: 'se' | 'mean_se'; value: number } | null {
  const won = rows.filter((deal) => deal.won).map(({ amount }) => amount);
  if (id === 'won_value') return { suffix: 'se', value: Math.sqrt(won.reduce((sum, amount) => sum + amount ** 2, 0)) };
  const parts = id === 'average_deal' ? won : id === 'sales_cycle' ? rows.map(({ amount }) => amount / 10) : [];
  if (parts.length < 2) return null;
  const mean = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  const variance = parts.reduce((sum, part) => sum + (part - mean) ** 2, 0) / (parts.length - 1);
  return { suffix: 'mean_se', value: Math.sqrt(variance / parts.length) };
}

/** Admissions to six departments of a university (Bickel, Hammel and O'Connell 1975): the standing example of Simpson's paradox. */
export const admissions = [
  { department: 'A', men: { hits: 512, n: 825 }, women: { hits: 89, n: 108 } },
  { department: 'B', men: { hits: 353, n: 560 }, women: { hits: 17, n: 25 } },
  { department: 'C', men: { hits: 120, n: 325 }, women: { hits: 202, n: 593 } },
  { department: 'D', men: { hits: 138, n: 417 }, women: { hits: 131, n: 375 } },
  { department: 'E', men: { hits: 53, n: 191 }, women: { hits: 94, n: 393 } },
  { department: 'F', men: { hits: 22, n: 373 }, women: { hits: 24, n: 341 } },
] as const;

/** A table of given figures: hand-made, for one finder at a time. */
export interface Given {
  metrics: readonly MetricNote[];
  /** Oldest first; the last is the reporting quarter. */
  quarters: number;
  dimensions?: Readonly<Record<string, readonly string[]>>;
  /** `won_value[product=A]@-1` → value, rows behind it. */
  facts: Readonly<Record<string, readonly [value: number, n: number]>>;
}

export const moneyNote: MetricNote = notes[0]!;
export const countNote: MetricNote = notes[1]!;
export const rateNote: MetricNote = notes[2]!;
export const meanNote: MetricNote = notes[3]!;

export function tableOf({ metrics, quarters, dimensions = {}, facts }: Given): FactTable {
  const periods = Array.from({ length: quarters }, (_, index) => quarterAt(index - quarters + 1, false));
  const entries = Object.entries(facts).map(([id, [value, n]]): [string, Fact] => {
    const [, metric = '', filters, at = ''] = /^([^[@]+)(?:\[(.*)\])?@(.+)$/.exec(id)!;
    const note = metrics.find((each) => metric.startsWith(each.id))!;
    const scope = Object.fromEntries(
      (filters ?? '')
        .split('&')
        .filter(Boolean)
        .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
    );
    const period = periods.find(({ offset }) => String(offset) === at)?.id ?? null;
    return [id, { id, metric: note.id, label: note.label, value, unit: note.unit, period, scope, n, formula: note.label, sql: '' }];
  });
  return {
    asOf,
    currency: 'USD',
    subject: { one: 'deal', many: 'deals' },
    periods,
    months: [],
    reporting: periods.at(-1)!,
    prior: periods.at(-2) ?? null,
    dimensions: Object.entries(dimensions).map(([id, members]): Dimension => ({ id, label: id, role: id as DimensionRole, members })),
    metrics,
    facts: Object.fromEntries(entries),
    sources: [],
    quality: [],
  };
}

/** Quarters and months are counted back from the last quarter of 2017. */
function quarterAt(offset: number, partial: boolean): Period {
  const index = 2017 * 4 + 3 + offset;
  const [year, quarter] = [Math.floor(index / 4), (index % 4) + 1];
  return {
    id: `${year}-Q${quarter}`,
    label: `Q${quarter} ${year}`,
    start: firstOf(year, quarter * 3 - 2),
    end: firstOf(year, quarter * 3 + 1),
    partial,
    offset,
  };
}

function monthAt(offset: number): Period {
  const index = 2017 * 12 + 11 + offset;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const id = firstOf(year, month).slice(0, 7);
  return { id, label: id, start: firstOf(year, month), end: firstOf(year, month + 1), partial: false, offset };
}

function firstOf(year: number, month: number): string {
  const [y, m] = month > 12 ? [year + 1, month - 12] : [year, month];
  return `${y}-${String(m).padStart(2, '0')}-01`;
}

/** A stream of numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const products = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const owners = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana', 'Ivo', 'Jo'];

/** Deals in which nothing depends on anything. */
export function nullDeals(seed: number, count = 1800, quarters = 3): Deal[] {
  const random = randomFrom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: count }, () => ({
    month: -Math.floor(random() * quarters * 3),
    won: random() < 0.6,
    amount: 100 + Math.floor(random() * 900),
    product: pick(products),
    owner: pick(owners),
  }));
}

/** The same with a part planted: `change` sees each deal and returns what it becomes, or null to drop it. */
export function planted(seed: number, change: (deal: Deal, random: () => number) => Deal | null): Deal[] {
  const random = randomFrom(seed + 1);
  return nullDeals(seed).flatMap((deal) => change(deal, random) ?? []);
}
