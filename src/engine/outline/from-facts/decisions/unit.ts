/** What one more deal, order or customer is worth, or one case less costs. */
import type { Known } from '../../../insight/evidence.ts';
import { statedPrice } from '../answers/given.ts';
import type { Context } from '../context.ts';
import type { Lead } from './lead.ts';

export interface UnitWorth {
  of: 'deal' | 'order' | 'customer' | 'case';
  value: Known;
  /** How many there are, to hold more of them against. */
  count: string;
  /** What is left after what they cost; otherwise revenue. */
  isProfit: boolean;
}

/** Fewer deals of a place have no mean of their own. */
const fewest = 10;
const year = 12;

export function unitOf(context: Context, lead: Lead | null): UnitWorth | null {
  return priced(context, lead) ?? deal(context, lead) ?? order(context) ?? customer(context);
}

/** A price that the brief gives for what goes wrong. */
function priced(context: Context, lead: Lead | null): UnitWorth | null {
  const stated = (lead && statedPrice(context, lead.metric)) ?? statedPrice(context);
  if (!stated || context.note(stated.metric).polarity !== 'down') return null;
  return { of: 'case', value: stated.price, count: stated.metric, isProfit: true };
}

function deal(context: Context, lead: Lead | null): UnitWorth | null {
  const { evidence } = context;
  const all = evidence.get('average_deal', 0);
  if (!all) return null;
  const own = lead ? evidence.get('average_deal', 0, lead.scope) : null;
  return { of: 'deal', value: own && own.n >= fewest ? own : all, count: 'won_count', isProfit: false };
}

function order({ evidence }: Context): UnitWorth | null {
  const [profit, orders, revenue] = ['gross_profit', 'orders', 'revenue_per_order'].map((metric) => evidence.get(metric, 0));
  if (profit && orders && orders.value > 0 && profit.value > 0) {
    const value = evidence.workedOut(profit, '.of_order', profit.value / orders.value, [profit, orders], {
      label: `${profit.label} of an order`,
      formula: `${profit.label} divided by ${orders.label}`,
    });
    return { of: 'order', value, count: 'orders', isProfit: true };
  }
  return revenue && revenue.value > 0 ? { of: 'order', value: revenue, count: 'orders', isProfit: false } : null;
}

function customer({ evidence }: Context): UnitWorth | null {
  const month = evidence.get('arpa', 0);
  if (!month || month.value <= 0) return null;
  const value = evidence.workedOut(month, '.of_year', year * month.value, [month], {
    label: `${month.label}, by the year`,
    formula: `12 × ${month.label}`,
  });
  return { of: 'customer', value, count: 'paying_accounts', isProfit: false };
}
