/** Example figures: an invented quarter whose parts add up to their totals. */
import type { Fact, FactId, Unit } from '../../model/fact.ts';

function fact(id: FactId, unit: Unit, label: string, value: number | null): Fact {
  const metric = id.split(/[@[.]/)[0]!;
  const base = { id, metric, label, value, unit, period: null, scope: {}, n: 1, formula: label, sql: '' };
  return unit === 'money' ? { ...base, currency: 'USD' } : base;
}

/** A metric over the last eight quarters, oldest first: `won_value@-7` … `won_value@0`. */
function series(metric: string, unit: Unit, label: string, values: readonly number[]): Fact[] {
  return values.map((value, index) => fact(`${metric}@${index - values.length + 1}`, unit, label, value));
}

export const members = {
  product: ['GTXPro', 'GTX Basic', 'GTX Plus Pro', 'MG Advanced', 'MG Special'],
  region: ['Central', 'East', 'West'],
  owner: [
    'Darcel Schlecht',
    'Vicki Laflamme',
    'Kary Hendrixson',
    'Cassey Cress',
    'Donn Cantrell',
    'Reed Clapper',
    'Zane Levy',
    'Corliss Cosme',
  ],
} as const;

/** `scoped('won_value', 'product', 'GTX Basic')` → `won_value[product=GTX%20Basic]@0`. */
export function scoped(metric: string, dimension: string, member: string, at = 0): FactId {
  return `${metric}[${dimension}=${encodeURIComponent(member)}]@${at}`;
}

function byMember(metric: string, unit: Unit, label: string, dimension: keyof typeof members, values: readonly number[], at = 0): Fact[] {
  return members[dimension].map((member, index) =>
    fact(scoped(metric, dimension, member, at), unit, `${label}, ${member}`, values[index]!),
  );
}

const all: Fact[] = [
  ...series(
    'won_value',
    'money',
    'Closed-won revenue',
    [1_420_000, 1_880_000, 2_050_000, 2_310_000, 2_150_000, 2_640_000, 2_980_000, 2_800_000],
  ),
  fact('won_value@1', 'money', 'Closed-won revenue', 740_000),
  { ...fact('won_value.pct@0', 'ratio', 'Change of closed-won revenue', -180_000 / 2_980_000), from: ['won_value@0', 'won_value@-1'] },
  { ...fact('won_value.delta@0', 'money', 'Change of closed-won revenue', -180_000), from: ['won_value@0', 'won_value@-1'] },
  ...series('target_value', 'money', 'Target', [1_500_000, 1_700_000, 1_900_000, 2_200_000, 2_400_000, 2_600_000, 2_800_000, 3_000_000]),
  ...series('win_rate', 'ratio', 'Win rate', [0.58, 0.61, 0.6, 0.64, 0.62, 0.66, 0.65, 0.63]),
  fact('win_rate.delta@0', 'points', 'Change of win rate', -0.02),
  ...series('won_deals', 'count', 'Deals won', [531, 640, 712, 801, 770, 905, 1002, 1107]),
  fact('won_deals.pct@0', 'ratio', 'Change of deals won', 0.1048),
  ...series('cycle_days', 'days', 'Sales cycle', [61, 60, 58, 57, 55, 54, 52, 49]),
  fact('cycle_days.delta@0', 'days', 'Change of sales cycle', -3),
  ...series('average_deal', 'money', 'Average deal size', [2674, 2937, 2879, 2884, 2792, 2917, 2974, 2529]),
  fact('average_deal.pct@0', 'ratio', 'Change of average deal', -0.1496),
  ...series(
    'open_pipeline',
    'money',
    'Open pipeline',
    [3_100_000, 3_400_000, 3_300_000, 3_900_000, 4_400_000, 4_700_000, 4_600_000, 5_200_000],
  ),
  fact('open_pipeline.pct@0', 'ratio', 'Change of open pipeline', 0.1304),
  fact('coverage@0', 'multiple', 'Pipeline coverage', 1.7333),
  fact('lost_value@0', 'money', 'Lost value', 1_640_000),
  fact('stalled_value@0', 'money', 'Stalled pipeline', 910_000),
  ...byMember('won_value.delta', 'money', 'Change of closed-won revenue', 'product', [-138_000, -62_000, -41_000, 37_000, 24_000]),
  ...byMember('won_value', 'money', 'Closed-won revenue', 'product', [980_000, 640_000, 520_000, 410_000, 250_000]),
  ...byMember('deals', 'count', 'Deals', 'product', [214, 322, 131, 246, 194]),
  ...byMember('win_rate', 'ratio', 'Win rate', 'product', [0.59, 0.64, 0.61, 0.66, 0.68]),
  ...members.product.flatMap((product, row) =>
    members.region.map((region, at) =>
      fact(
        `win_rate[product=${encodeURIComponent(product)}&region=${region}]@0`,
        'ratio',
        `Win rate, ${product}, ${region}`,
        [
          [0.64, 0.6, 0.49],
          [0.66, 0.63, 0.62],
          [0.62, 0.64, 0.57],
          [0.67, 0.65, 0.66],
          [0.71, 0.68, 0.64],
        ][row]![at]!,
      ),
    ),
  ),
  ...byMember('won_value.pct', 'ratio', 'Change', 'product', [-0.1234, -0.0883, -0.0731, 0.0992, 0.1062]),
  ...[
    [0.31, 0.28, 0.18, 0.14, 0.09],
    [0.34, 0.26, 0.18, 0.13, 0.09],
    [0.375, 0.2356, 0.1883, 0.1252, 0.0759],
    [0.35, 0.2286, 0.1857, 0.1464, 0.0893],
  ].flatMap((shares, index) => byMember('share', 'ratio', 'Share', 'product', shares, index - 3)),
  ...byMember('won_value', 'money', 'Closed-won revenue', 'region', [1_210_000, 860_000, 730_000]),
  ...byMember('won_value', 'money', 'Closed-won revenue', 'region', [1_300_000, 890_000, 790_000], -1),
  ...byMember(
    'won_value',
    'money',
    'Closed-won revenue',
    'owner',
    [420_000, 330_000, 290_000, 240_000, 210_000, 190_000, 170_000, 150_000],
  ),
  fact('won_value[owner=~other]@0', 'money', 'Closed-won revenue of the other owners', 800_000),
  ...byMember('won_deals', 'count', 'Deals won', 'product', [126, 206, 80, 162, 132]),
  ...byMember('lost_deals', 'count', 'Deals lost', 'product', [88, 116, 51, 84, 62]),
  ...byMember('average_deal', 'money', 'Average deal size', 'product', [7778, 3107, 6500, 2531, 1894]),
  ...byMember('cumulative', 'ratio', 'Share of closed-won revenue with those before', 'product', [0.35, 0.5786, 0.7643, 0.9107, 1]),
  ...['Qualified', 'Engaged', 'Proposal', 'Negotiation', 'Won'].flatMap((stage, index) => [
    fact(scoped('entered', 'stage', stage), 'count', `Deals that came into ${stage}`, [4120, 2890, 1760, 1310, 1107][index]!),
    fact(scoped('passed', 'stage', stage), 'ratio', `Share that went on from ${stage}`, [0.7015, 0.609, 0.7443, 0.845, 1][index]!),
  ]),
  ...[42, 168, 301, 264, 158, 97, 48, 29].flatMap((count, index) => [
    fact(`average_deal.class[from=${index}]@0`, 'count', 'Deals won in this class', count),
    fact(`average_deal.edge[from=${index}]@0`, 'money', 'Where this class begins', index * 1000),
  ]),
  fact('average_deal.median@0', 'money', 'Median deal', 2890),
  ...members.region.flatMap((region, index) =>
    [
      [610_000, 790_000, 870_000, 1_010_000, 960_000, 1_180_000, 1_300_000, 1_210_000],
      [450_000, 560_000, 640_000, 700_000, 660_000, 810_000, 890_000, 860_000],
      [360_000, 530_000, 540_000, 600_000, 530_000, 650_000, 790_000, 730_000],
    ][index]!.map((value, at) => fact(scoped('won_value', 'region', region, at - 7), 'money', `Closed-won revenue, ${region}`, value)),
  ),
];

export const exampleFacts: Readonly<Record<FactId, Fact>> = Object.fromEntries(all.map((each) => [each.id, each]));

/** Eight fact IDs of a metric, oldest first. */
export function course(metric: string): FactId[] {
  return Array.from({ length: 8 }, (_, index) => `${metric}@${index - 7}`);
}

export const quarters = ['Q1 2016', 'Q2 2016', 'Q3 2016', 'Q4 2016', 'Q1 2017', 'Q2 2017', 'Q3 2017', 'Q4 2017'];
