/** English labels of columns that have a name in every language. */

const labels = {
  product: 'product|products|product name',
  series: 'series|product line|product family|product series',
  category: 'category|product category',
  region: 'region|territory|sales region|area',
  office: 'regional office|office|branch|sales office',
  country: 'country|market',
  location: 'office location|location|city',
  team: 'team|sales team|group|squad',
  manager: 'manager|sales manager|team lead',
  owner: 'owner|deal owner|opportunity owner|account owner|sales agent|agent|rep|sales rep|seller|salesperson|account executive',
  segment: 'segment|customer segment',
  industry: 'sector|industry|vertical',
  account: 'account|account name|company|company name',
  customer: 'customer|client|customer name',
  parent: 'subsidiary of|parent|parent account|parent company',
  channel: 'channel|sales channel',
  source: 'source|lead source',
  type: 'type|deal type|opportunity type',
} as const;

type DimensionName = keyof typeof labels;

const byLabel = new Map(
  (Object.entries(labels) as [DimensionName, string][]).flatMap(([name, all]) => all.split('|').map((label) => [label, name] as const)),
);

export function dimensionNamed(label: string): DimensionName | null {
  return byLabel.get(label.toLowerCase()) ?? null;
}
