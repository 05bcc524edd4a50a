/** What the same sales would have come to at another price, commission or cap on discounts, and how much of them may change for it to even out. */
import type { Stake } from '../../../../model/brief.ts';
import type { MetricNote } from '../../../../model/fact.ts';
import type { Known } from '../../../insight/evidence.ts';
import { discountsOf } from '../../../insight/finders/discounts.ts';
import { measuresAsked, membersAsked } from '../answers/asked-of.ts';
import type { Context } from '../context.ts';
import { isOfYear, yearly, yearOf } from './years.ts';

type Rate = NonNullable<Stake['rate']>;

export interface RateWeighed {
  of: Exclude<Rate['of'], 'off'>;
  /** Whether it brings more at the same sales: a higher price, a cap, a lower commission. */
  brings: boolean;
  /** A year, at the same sales; of a commission without the rate of today, all of it. */
  extra: Known;
  /** Part of the sales that may go, or has to come, for it to even out; null where the rate of today is not known. */
  even: Known | null;
  base: Known;
  note: MetricNote;
  /** Whose sales they are, of one member. */
  member: string | null;
  /** After what the goods cost; otherwise in revenue. */
  isProfit: boolean;
  now: Known | null;
  ofYear: boolean;
}

/** @param said in whose words it is asked, which may name whom a commission is paid to */
export function rateWeighed(context: Context, said: string, rate: Rate): RateWeighed | 'amount' | 'fee' | 'discount' {
  const note = salesOf(context);
  if (!note) return 'amount';
  if (rate.of === 'discount') return capWeighed(context, note, rate) ?? 'discount';
  const named = rate.of === 'commission' || rate.of === 'off' ? membersAsked(context, said) : null;
  const scope = named?.members.length === 1 ? { [named.dimension.id]: named.members[0]! } : {};
  const base = yearOf(context, note.id, scope);
  if (!base || base.value <= 0) return 'amount';
  // What is taken off is a lower price for whoever gets it.
  if (rate.of === 'off') return priceWeighed(context, note, base, { ...rate, value: -rate.value });
  return rate.of === 'price' ? priceWeighed(context, note, base, rate) : feeWeighed(context, note, base, rate, scope);
}

/** What is sold, in money. */
export function salesOf({ evidence, insights, computed }: Context): MetricNote | null {
  const named = ['revenue', 'won_value', 'arr', 'mrr'].map((id) => evidence.metric(id)).find((each) => each?.status === 'computed');
  const headline = insights.headline === null ? null : evidence.metric(insights.headline);
  // The mean of a row is no part of what is sold.
  const isSum = ({ id }: MetricNote) => {
    const now = evidence.get(id, 0);
    return now !== null && evidence.noise(now)?.of !== 'mean';
  };
  return (
    named ?? [headline, ...computed].find((each) => each?.unit === 'money' && each.polarity === 'up' && !each.state && isSum(each)) ?? null
  );
}

/** The rate as a fact that the brief gives. */
function stated({ evidence }: Context, like: Known, what: string, value: number): Known {
  return evidence.given(what, {
    metric: like.metric,
    label: what,
    value,
    unit: 'ratio',
  });
}

/** What is left of each unit of sales after what the goods cost; null where the data do not say. */
function marginOf(context: Context): { profit: Known; sales: Known } | null {
  const [profit, sales] = ['gross_profit', 'revenue'].map((metric) => yearOf(context, metric));
  return profit && sales && profit.value > 0 && sales.value > 0 ? { profit, sales } : null;
}

function priceWeighed(context: Context, note: MetricNote, base: Known, { value }: Rate): RateWeighed {
  const { evidence } = context;
  const rate = stated(context, base, value < 0 ? 'prices lower by' : 'prices higher by', Math.abs(value));
  const margin = marginOf(context);
  const part = margin ? margin.profit.value / margin.sales.value : 1;
  const left = part + value;
  const extra = evidence.workedOut(base, '.of_price', Math.abs(value) * base.value, [base, rate], {
    label: `${base.label}, at another price`,
    formula: `${base.label} times the change of price`,
  });
  const even =
    left > 0
      ? evidence.workedOut(base, '.evens_out', Math.abs(value) / left, margin ? [margin.profit, margin.sales, rate] : [rate], {
          label: 'Change of volume that evens it out',
          formula: 'change of price divided by the margin after it',
          unit: 'ratio',
        })
      : null;
  return {
    of: 'price',
    brings: value > 0,
    extra,
    even,
    base,
    note,
    member: null,
    isProfit: margin !== null,
    now: null,
    ofYear: isOfYear(base),
  };
}

function capWeighed(context: Context, note: MetricNote, { value }: Rate): RateWeighed | null {
  const { evidence } = context;
  const found = discountsOf(evidence);
  if (!found?.kept || Math.abs(found.cap.value - value) > 1e-9) return null;
  const kept = evidence.get(`${found.metric}.over_cap.ttm`, 0) ?? yearly(context, found.kept);
  const sales = yearOf(context, found.metric);
  if (!kept || kept.value <= 0 || !sales) return null;
  const margin = marginOf(context);
  const left = margin?.profit ?? sales;
  const even = evidence.workedOut(kept, '.evens_out', kept.value / (left.value + kept.value), [kept, left], {
    label: 'Part of the orders that evens it out',
    formula: `what the cap keeps as a share of it and ${left.label}`,
    unit: 'ratio',
  });
  return {
    of: 'discount',
    brings: true,
    extra: kept,
    even,
    base: sales,
    note,
    member: null,
    isProfit: margin !== null,
    now: null,
    ofYear: isOfYear(kept),
  };
}

function feeWeighed(context: Context, note: MetricNote, base: Known, rate: Rate, scope: Known['scope']): RateWeighed {
  const { evidence } = context;
  const offered = stated(context, base, 'rate that is offered', rate.value);
  const now = rate.now === undefined ? feeNow(context, base, scope) : stated(context, base, 'rate of today', rate.now);
  const more = now ? rate.value - now.value : rate.value;
  const extra = evidence.workedOut(base, '.of_fee', Math.abs(more) * base.value, now ? [base, offered, now] : [base, offered], {
    label: `${base.label}, at another rate`,
    formula: now ? `${base.label} times the difference of the rates` : `${base.label} times the rate that is offered`,
  });
  const even =
    now && rate.value < 1
      ? evidence.workedOut(base, '.evens_out', Math.abs((1 - now.value) / (1 - rate.value) - 1), [offered, now], {
          label: 'Change of volume that evens it out',
          formula: 'what is left at the rate of today as a multiple of what is left at the rate that is offered, less one',
          unit: 'ratio',
        })
      : null;
  return {
    of: 'commission',
    brings: more < 0,
    extra,
    even,
    base,
    note,
    member: Object.values(scope)[0] ?? null,
    isProfit: false,
    now,
    ofYear: isOfYear(base),
  };
}

/** What is paid today, where the data have it. */
function feeNow(context: Context, base: Known, scope: Known['scope']): Known | null {
  const { evidence } = context;
  const [fee] = measuresAsked(context, 'commission fee', { inMoney: true });
  const paid = fee && /commi|fee|provis|gebühr|comisi|comiss|provvig/i.test(fee.label) ? yearOf(context, fee.id, scope) : null;
  return paid && paid.value > 0
    ? evidence.workedOut(paid, '.of_sales', paid.value / base.value, [paid, base], {
        label: 'Rate of today',
        formula: `${paid.label} as a share of ${base.label}`,
        unit: 'ratio',
      })
    : null;
}

/** What another price or rate comes to where the volume changes: by none, by half of what evens it out, by all of it and by twice as much. */
export function courseOf({ evidence }: Context, { even, extra, brings }: RateWeighed): { change: Known | null; result: Known }[] {
  if (!even) return [];
  return [0, 0.5, 1, 2].map((times) => ({
    change:
      times === 0
        ? null
        : evidence.workedOut(even, `.times_${String(times).replace('.', '_')}`, (brings ? -1 : 1) * times * even.value, [even], {
            label: 'Change of volume',
            formula: `${times} times the change that evens it out`,
          }),
    result: evidence.workedOut(
      extra,
      `.at_${String(times).replace('.', '_')}`,
      (brings ? 1 : -1) * (1 - times) * extra.value,
      [extra, even],
      {
        label: 'Result at that volume',
        formula: `what it comes to at the same volume, ${times === 0 ? 'as it is' : `with ${times} times the change that evens it out`}`,
      },
    ),
  }));
}
