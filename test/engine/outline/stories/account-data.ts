/** Made-up exports of three accounts as a CRM and a help desk write them: deals, companies, subscriptions, uses and tickets. */
const accounts = ['Aster Foods', 'Borealis GmbH', 'Borealis Energy'] as const;
const products = ['Scanner', 'Printer', 'Service plan'] as const;

const csv = (rows: readonly (readonly (string | number)[])[]) => `${rows.map((row) => row.join(',')).join('\n')}\n`;
const day = (index: number, span = 700) => new Date(Date.UTC(2024, 0, 3) + ((index * 37) % span) * 86_400_000).toISOString().slice(0, 10);

const deals = Array.from({ length: 240 }, (_, index) => [
  9000 + index,
  `Order ${index}`,
  index % 4 === 3 ? 'closedlost' : index % 11 === 5 ? 'contractsent' : 'closedwon',
  1000 + ((index * 53) % 900),
  day(index),
  day(index + 5),
  100 + (index % 3),
  products[index % 5 < 3 ? index % 3 : 2]!,
  ['Nina Falk', 'Omar Reyes'][index % 2]!,
]);

const subscriptions = Array.from({ length: 12 }, (_, index) => [
  `S-${index}`,
  100 + (index % 3),
  '2024-02-01',
  index < 9 ? '2026-03-31' : '2024-12-31',
  ['Basic', 'Pro'][index % 2]!,
  5 + index,
  200 + 10 * index,
]);

export const files: Readonly<Record<string, string>> = {
  'companies.csv': csv([
    ['Record ID', 'Company name', 'Industry', 'Health score', 'Parent company'],
    ...accounts.map((name, index) => [100 + index, name, ['Food', 'Energy', 'Energy'][index]!, 40 + index, accounts[(index + 1) % 3]!]),
  ]),
  'deals.csv': csv([
    ['Record ID', 'Deal Name', 'Deal Stage', 'Amount', 'Create Date', 'Close Date', 'Associated Company ID', 'Product', 'Deal owner'],
    ...deals,
  ]),
  'subscriptions.csv': csv([['subscription_id', 'company_id', 'start_date', 'end_date', 'plan', 'seats', 'mrr_amount'], ...subscriptions]),
  'feature_usage.csv': csv([
    ['usage_id', 'subscription_id', 'usage_date', 'feature_name', 'usage_count'],
    ...Array.from({ length: 300 }, (_, index) => [
      `U-${index}`,
      `S-${index % 12}`,
      day(index),
      ['Reports', 'Alerts', 'Exports', 'Labels'][index % 4]!,
      1 + (index % 7),
    ]),
  ]),
  'tickets.csv': csv([
    ['ticket_id', 'company_id', 'submitted_at', 'closed_at', 'priority', 'satisfaction_score', 'first_response_time_minutes'],
    ...Array.from({ length: 60 }, (_, index) => [
      `T-${index}`,
      100 + (index % 3),
      day(index),
      index % 10 === 9 ? '' : day(index),
      ['low', 'high'][index % 2]!,
      index % 3 === 0 ? 1 + (index % 5) : '',
      10 + index,
    ]),
  ]),
};

export { accounts };
