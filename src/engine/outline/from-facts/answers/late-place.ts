/** Where invoices are paid late, since when if that is known, what of the lateness comes from there and what it ties up. */
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { scopeOf } from '../../../insight/finders/cells.ts';
import type { Context } from '../context.ts';
import { cellInWords } from '../pages/cells.ts';
import { cellsAsked } from './in-question.ts';
import { onsetTold } from './onset.ts';

export interface LatePlace {
  cell: Text;
  /** Part of the amount paid late in the reporting period that does not come from there. */
  rest: Known | null;
  /** Days late of all others, in the reporting period and the one before. */
  others: { now: Known; before: Known | null } | null;
  tied: Known | null;
  /** Beside how it was there before, not beside all. */
  isOnset: boolean;
}

/** Null where no place stands out beyond chance. */
export function latePlace(context: Context): LatePlace | null {
  return context.evidence.once('late place', () => findPlace(context));
}

function findPlace(context: Context): LatePlace | null {
  const note = context.evidence.metric('days_late');
  const onset = note && onsetTold(context, note);
  if (onset?.claimed && onset.after.value > onset.before.value) {
    const { scope } = onset.note;
    const tied = tiedBy(context, scope, onset.after.value - onset.before.value, [onset.after, onset.before]);
    return { cell: onset.said.cell, ...besideOthers(context, scope), tied, isOnset: true };
  }
  const leading = note ? cellsAsked(context, 'worst', note)?.leading : null;
  if (!leading || leading.gap.value <= 0) return null;
  const scope = scopeOf(leading.sides);
  return {
    cell: cellInWords(context, leading.sides),
    ...besideOthers(context, scope),
    tied: tiedBy(context, scope, leading.gap.value, [leading.gap]),
    isOnset: false,
  };
}

function besideOthers({ evidence, table }: Context, scope: Known['scope']): Pick<LatePlace, 'rest' | 'others'> {
  const [late, all] = [evidence.get('late_amount', 0, scope), evidence.get('late_amount', 0)];
  const rest =
    late && all && all.value > 0
      ? evidence.workedOut(late, '.rest', 1 - late.value / all.value, [late, all], {
          label: `${all.label}, part of all others`,
          formula: `${all.label} less that there, divided by ${all.label}`,
          unit: 'ratio',
        })
      : null;
  const at = (offset: number): Known | null => {
    const [own, whole] = [evidence.get('days_late', offset, scope), evidence.get('days_late', offset)];
    if (!own || !whole || whole.n <= own.n) return null;
    const value = (whole.value * whole.n - own.value * own.n) / (whole.n - own.n);
    return evidence.workedOut(own, '.others', value, [own, whole], {
      label: `${whole.label}, all others`,
      formula: 'mean of all rows but those there',
      n: whole.n - own.n,
    });
  };
  const now = at(0);
  return { rest, others: now && { now, before: table.prior ? at(table.prior.offset) : null } };
}

/** What is invoiced in so many days is out on top, on average. */
export function tiedBy({ evidence, table }: Context, scope: Known['scope'], days: number, from: readonly Known[]): Known | null {
  const billed = evidence.get('invoiced_amount', 0, scope);
  const { start, end } = table.reporting;
  const long = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  if (!billed || billed.value <= 0 || days <= 0) return null;
  return evidence.workedOut(billed, '.tied', (billed.value / long) * days, [billed, ...from], {
    label: `${billed.label}, tied up by late payment`,
    formula: `${billed.label} a day, times the days that payment is later`,
  });
}

/** How days to pay changed, by what was agreed and by what was not kept; null where nothing is compared. */
export function termsText({ catalogue, evidence, prior }: Context): Text | null {
  const [pay, late] = [evidence.change('days_to_pay'), evidence.change('days_late')];
  // Of rows without a due date nobody knows what was agreed.
  if (!pay || !late || prior === null || pay.n !== late.n || Math.abs(pay.value) < leastDays) return null;
  const terms = evidence.workedOut(pay, '.terms', pay.value - late.value, [pay, late], {
    label: 'Change of the days agreed',
    formula: 'change of days to pay less change of days late',
  });
  return catalogue.say('late-terms', { pay: ref(pay.id, 'signed'), terms: ref(terms.id, 'signed') });
}

/** A smaller change is nothing to explain. */
const leastDays = 0.5;

/** What the place ties up; null where nobody knows since when, or beside what. */
export function tiedText({ catalogue }: Context, { cell, tied, isOnset }: LatePlace): Text | null {
  return tied && catalogue.say('late-tied', { cell, tied: ref(tied.id), before: isOnset });
}
