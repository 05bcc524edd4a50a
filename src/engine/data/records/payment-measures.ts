/** How invoices were paid: days late and days to pay of those paid in full, the share and the amount paid late. */
import { name } from '../database.ts';
import type { Table } from '../typing/column-type.ts';
import type { MeasureColumn } from './measure-columns.ts';

/** @param owing the measure of what was invoiced */
export function paymentMeasures({ owed }: Table, owing: MeasureColumn): MeasureColumn[] {
  if (!owed) return [];
  const at = (column: string) => `m.${name(column)}`;
  const shared = { column: owed.paid, currency: null, polarity: 'down', against: {} } as const;
  const late = `date_diff('day', ${at(owed.due)}, ${at(owed.paid)})`;
  const invoiced: MeasureColumn = {
    ...owing,
    label: 'Invoiced amount',
    behaviour: 'flow',
    unit: 'money',
    polarity: 'neutral',
    called: 'invoiced_amount',
  };
  return [
    invoiced,
    { ...shared, label: 'Days late', behaviour: 'mean', unit: 'days', sql: late, called: 'days_late' },
    { ...shared, label: 'Share paid late', behaviour: 'flag', unit: 'ratio', sql: `(${late} > 0)`, called: 'late_share' },
    {
      ...shared,
      label: 'Days to pay',
      behaviour: 'mean',
      unit: 'days',
      sql: `date_diff('day', ${at(owed.invoiced)}, ${at(owed.paid)})`,
      called: 'days_to_pay',
    },
    {
      ...invoiced,
      column: owed.paid,
      label: 'Amount paid late',
      polarity: 'down',
      sql: `CASE WHEN ${late} > 0 THEN ${owing.sql} END`,
      called: 'late_amount',
    },
  ];
}
