/** Whether words ask how invoices are paid, and after which measure of it. */
import { saidIn, says, signsOf } from './signs-of.ts';

/** Characters between what is paid and that it is late. */
const near = 40;

function made() {
  return {
    pay: signsOf(({ pays }) => pays.pay),
    late: signsOf(({ pays }) => pays.late),
    named: signsOf(({ pays }) => pays.named),
    unpaid: signsOf(({ pays }) => pays.unpaid),
    dso: signsOf(({ pays }) => pays.dso),
    share: signsOf(({ pays }) => pays.share),
    charge: signsOf(({ pays }) => pays.charge),
  };
}

let compiled: ReturnType<typeof made> | null = null;
const patterns = () => (compiled ??= made());

/** The measure that words ask for; null where they are of something else. */
export function paymentMeasureIn(text: string): 'dso' | 'late_share' | 'past_due' | 'days_late' | null {
  const { dso, share, unpaid, named } = patterns();
  if (says(dso, text)) return 'dso';
  if (says(share, text)) return 'late_share';
  if (isLate(text)) return 'days_late';
  if (says(unpaid, text)) return 'past_due';
  return says(named, text) ? 'days_late' : null;
}

/** Of words in the order of a text, those of two kinds that are nearest follow each other. */
function isLate(text: string): boolean {
  const { pay, late } = patterns();
  const said = [
    ...saidIn(pay, text).map((each) => ({ ...each, isLate: false })),
    ...saidIn(late, text).map((each) => ({ ...each, isLate: true })),
  ].sort((a, b) => a.at - b.at);
  return said.some((one, index) => {
    const next = said[index + 1];
    return next !== undefined && next.isLate !== one.isLate && next.at !== one.at && next.at - one.end <= near;
  });
}

/** What would be asked of all who pay, such as interest on late payment, in the words of the text; null where it names none. */
export function chargeIn(text: string): string | null {
  const [first] = saidIn(patterns().charge, text);
  return first ? text.slice(first.at, first.end) : null;
}
