/** What a decision costs: all that is paid for it and no longer is, as the brief gives it, brought to one year. */
import type { Price, Stake } from '../../../../model/brief.ts';
import { type Fact, factId } from '../../../../model/fact.ts';
import type { Known } from '../../../insight/evidence.ts';
import type { Context } from '../context.ts';

const times = { year: 1, quarter: 4, month: 12, week: 52 } as const;

export interface Cost {
  /** All of it; below 0 where more is saved than paid. */
  cost: Known;
  /** `first`: of the first year, with what is paid once. */
  span: 'year' | 'once' | 'first';
  /** What it is made of, where that is more than one price: paid by the year, paid once and no longer paid. */
  paid: Known | null;
  once: Known | null;
  saved: Known | null;
}

/** @param today what is paid today and would no longer be, as another option keeps it */
export function costOf(context: Context, { name, stake }: { name: string; stake: Stake }, today: Known | null = null): Cost {
  const { price, count = 1, people, further = [] } = stake;
  // Who is hired is paid by the year.
  const first = { ...price!, count, per: price!.per ?? (people && further.length === 0 ? ('year' as const) : null) };
  const parts = [first, ...further].map((each, at) => ({
    each,
    fact: ofYear(context, each, at === 0 ? name : `${name}, price ${at + 1}`),
  }));
  const sum = (of: readonly Known[], what: string): Known | null => (of.length < 2 ? (of[0] ?? null) : summed(context, name, what, of, []));
  const saved = sum([...parts.flatMap(({ each, fact }) => (each.saved ? [fact] : [])), ...(today ? [today] : [])], 'no longer paid');
  const paid = sum(
    parts.flatMap(({ each, fact }) => (!each.saved && each.per !== null ? [fact] : [])),
    'paid by the year',
  );
  const once = sum(
    parts.flatMap(({ each, fact }) => (!each.saved && each.per === null ? [fact] : [])),
    'paid once',
  );
  const isAlone = [paid, once, saved].filter((each) => each !== null).length === 1;
  const span = once === null ? 'year' : isAlone ? 'once' : 'first';
  if (isAlone && !saved) return { cost: (paid ?? once)!, span, paid: null, once: null, saved: null };
  const added = [paid, once].flatMap((each) => each ?? []);
  const cost = summed(context, name, 'all', added, saved ? [saved] : []);
  return isAlone ? { cost, span, paid: null, once: null, saved: null } : { cost, span, paid, once, saved };
}

/** A price as the brief gives it. */
export function priceGiven({ evidence, table }: Context, { amount, currency }: Price, name: string): Known {
  const scope = { what: name };
  return evidence.given(scope.what, {
    label: 'Price of the decision',
    value: amount,
    unit: 'money',
    ...((currency ?? table.currency) !== null && { currency: (currency ?? table.currency)! }),
    scope,
  });
}

/** Brought to the year where it is paid again and again. */
function ofYear(context: Context, price: Price & { count?: number }, name: string): Known {
  const given = priceGiven(context, price, name);
  const { per, count = 1 } = price;
  const all = count * (per === null ? 1 : times[per]);
  if (all === 1) return given;
  return context.evidence.keep({
    ...given,
    id: factId({ metric: 'given.of_year', scope: given.scope, at: 'all' }),
    label: `${given.label}, ${per === null ? 'together' : 'by the year'}`,
    value: Number((all * price.amount).toPrecision(15)),
    formula: `${all} times the price that the brief gives`,
    from: [given.id],
  })!;
}

function summed({ evidence }: Context, name: string, what: string, added: readonly Known[], less: readonly Known[]): Known {
  const scope: Fact['scope'] = { what: name };
  const of = [...added, ...less];
  const total = added.reduce((sum, { value }) => sum + value, 0) - less.reduce((sum, { value }) => sum + value, 0);
  return evidence.keep({
    ...of[0]!,
    id: factId({ metric: `given.${what.replaceAll(' ', '_')}`, scope, at: 'all' }),
    label: `Price of the decision, ${what}`,
    value: Number(total.toPrecision(15)),
    scope,
    formula: less.length > 0 ? 'what is paid less what is no longer paid' : 'sum of the prices that the brief gives',
    from: of.map(({ id }) => id),
  })!;
}
