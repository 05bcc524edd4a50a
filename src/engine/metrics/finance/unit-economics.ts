/** What customers cost and bring, and how long the cash lasts: each with its definition. */
import type { MetricNote, Unit } from '../../../model/fact.ts';

type Note = Omit<MetricNote, 'status' | 'reason'>;

const note = (id: string, label: string, definition: string, unit: Unit, polarity: 'up' | 'down'): Note => ({
  id,
  label,
  family: 'recurring',
  definition,
  unit,
  polarity,
  untested: true,
  beside: 'mrr',
});

export const unitEconomics = [
  note(
    'cac',
    'Cost of a new customer (CAC)',
    'Spend on sales and marketing in the period divided by the accounts that are new in it.',
    'money',
    'down',
  ),
  note(
    'cac_payback',
    'CAC payback in months',
    'Cost of a new customer divided by the monthly gross margin of an account: MRR per account times gross margin.',
    'number',
    'down',
  ),
  note(
    'ltv',
    'Lifetime value of a customer',
    'MRR per account times gross margin, divided by the logo churn of a month of the period.',
    'money',
    'up',
  ),
  note('ltv_cac', 'Lifetime value to CAC', 'Lifetime value of a customer divided by the cost of a new one.', 'multiple', 'up'),
  note(
    'magic_number',
    'Magic number',
    'Change of ARR over the period divided by the spend on sales and marketing of the period before.',
    'multiple',
    'up',
  ),
  note('net_burn', 'Net burn', 'Cash at the end of the period before less cash at the end of the period.', 'money', 'down'),
  note('burn_multiple', 'Burn multiple', 'Net burn divided by the change of ARR over the period.', 'multiple', 'down'),
  note('runway', 'Runway in months', 'Cash at the end of the period divided by the net burn of a month of it.', 'number', 'up'),
] as const;
