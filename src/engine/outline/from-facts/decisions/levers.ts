/**
 * What an option changes without a price of its own, by the year: a discount takes a share of what those who get it pay, a cap on discounts keeps
 * what went beyond it, and what is given up saves what is spent on it and loses what it brings.
 */
import type { Choice } from '../../../../model/brief.ts';
import type { Known } from '../../../insight/evidence.ts';
import { isCost } from '../answers/asked-of.ts';
import type { Context } from '../context.ts';
import type { Acts } from './acts-where.ts';
import { marginGiven } from './cause.ts';
import { rateWeighed, salesOf } from './rates.ts';
import { yearOf } from './years.ts';

export interface Lever {
  running: Known | null;
  saved: Known | null;
  loses: Known | null;
  /** What a running cost is a share of, and that share. */
  base: Known | null;
  share: Known | null;
}

const nothing: Lever = { running: null, saved: null, loses: null, base: null, share: null };

/** Null where it changes none of that, or the data do not say what that comes to. */
export function leverOf(context: Context, { text, stake }: Choice, { members }: Acts): Lever | null {
  const [first] = members;
  const scope =
    first && members.every(({ dimension }) => dimension === first.dimension) && members.length === 1
      ? { [first.dimension.id]: first.member }
      : null;
  const { rate, bills } = stake;
  if (bills !== undefined) return scope ? billsOf(context, bills, scope) : null;
  if (rate?.of === 'off') return offFrom(context, rate.value, scope ?? (members.length === 0 ? {} : null));
  if (rate) {
    const weighed = rateWeighed(context, text, { ...rate, of: rate.of });
    if (typeof weighed === 'string') return null;
    const { extra } = weighed;
    const loses = stake.loses === undefined ? null : lostShare(context, stake.loses);
    return { ...nothing, [weighed.brings ? 'saved' : 'running']: extra, loses };
  }
  return stake.ends && scope && !stake.price ? endOf(context, scope) : null;
}

/** A year of a sum there. */
function yearThere(context: Context, metric: string, scope: Known['scope']): Known | null {
  const all = yearOf(context, metric, scope);
  return all && all.value > 0 ? all : null;
}

/** By what somebody bills changes: of what is paid to who is named. */
function billsOf(context: Context, value: number, scope: Known['scope']): Lever | null {
  const { computed, evidence } = context;
  const money = computed.filter(({ unit, state }) => unit === 'money' && !state);
  const paid = [...money.filter((note) => note.polarity === 'down' || isCost(note)), ...(money.length === 1 ? money : [])];
  const [base] = paid.flatMap(({ id }) => {
    const found = yearThere(context, id, scope);
    return found && evidence.noise(found)?.of !== 'mean' ? [found] : [];
  });
  if (!base) return null;
  const share = stated(context, base, Math.abs(value));
  const change = evidence.workedOut(base, '.of_bills', Math.abs(value) * base.value, [base, share], {
    label: `${base.label}, by which the bills change`,
    formula: `${share.label} of ${base.label}`,
  });
  return { ...nothing, [value < 0 ? 'saved' : 'running']: change, base, share };
}

function offFrom(context: Context, value: number, scope: Known['scope'] | null): Lever | null {
  const note = salesOf(context);
  const base = note && scope && yearThere(context, note.id, scope);
  if (!base) return null;
  const share = stated(context, base, value);
  const running = context.evidence.workedOut(base, '.off', value * base.value, [base, share], {
    label: `${base.label}, taken off`,
    formula: `${share.label} of ${base.label}`,
  });
  return { ...nothing, running, base, share };
}

/** What is thought to be lost of all that is sold, at the margin where one is known. */
function lostShare(context: Context, value: number): Known | null {
  const { evidence } = context;
  const profit = evidence.metric('gross_profit')?.status === 'computed' ? yearThere(context, 'gross_profit', {}) : null;
  const note = salesOf(context);
  const base = profit ?? (note && yearThere(context, note.id, {}));
  if (!base) return null;
  const margin = profit ? null : marginGiven(context);
  const share = stated(context, base, value);
  return evidence.workedOut(
    base,
    '.thought_lost',
    value * base.value * (margin?.value ?? 1),
    margin ? [base, share, margin] : [base, share],
    {
      label: `${base.label}, thought to be lost`,
      formula: `${share.label} of ${base.label}${margin ? ' times the margin' : ''}`,
    },
  );
}

function endOf(context: Context, scope: Known['scope']): Lever | null {
  const { computed, evidence } = context;
  const money = computed.filter(({ unit, state }) => unit === 'money' && !state);
  const sum = (metric: string) => {
    const found = yearThere(context, metric, scope);
    return found && evidence.noise(found)?.of !== 'mean' ? found : null;
  };
  const saved = money.filter((note) => note.polarity === 'down' || isCost(note)).flatMap(({ id }) => sum(id) ?? [])[0] ?? null;
  const profit = sum('gross_profit');
  const brought = profit ?? money.filter((note) => note.polarity === 'up' && !isCost(note)).flatMap(({ id }) => sum(id) ?? [])[0] ?? null;
  const margin = profit ? null : marginGiven(context);
  const loses =
    brought && margin
      ? evidence.workedOut(brought, '.at_margin', brought.value * margin.value, [brought, margin], {
          label: `${brought.label}, at the margin`,
          formula: `${brought.label} times the margin`,
        })
      : brought;
  return saved || loses ? { ...nothing, saved, loses } : null;
}

/** The share as the brief gives it. */
function stated({ evidence }: Context, like: Known, value: number): Known {
  return evidence.given(`share ${value}`, {
    label: 'Share that the brief gives',
    value,
    unit: 'ratio',
    n: like.n,
  });
}
