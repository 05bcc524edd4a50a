/** Figures worked out of others as a writer asks for them: what is computed, its unit and how it is said. */
import type { Fact, Unit, WayOfWorking } from '../../model/fact.ts';

export interface Result {
  value: number;
  unit: Unit;
  formula: string;
}

/** null if the units do not allow it. @param weight For `weighted`: what the first counts, 0 to 1. */
export function workedOut(how: WayOfWorking, facts: readonly Fact[], weight = 0.5): Result | null {
  const result = computed(how, facts, weight);
  if (!result) return null;
  const { value, unit } = result;
  // Large numbers have no decimals: their sources had none to give.
  return { ...result, value: unit === 'number' && Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(12)) };
}

function computed(how: WayOfWorking, facts: readonly Fact[], weight: number): Result | null {
  const [a, b] = facts;
  if (!a || facts.some(({ value }) => value === null)) return null;
  if (how === 'sum' || how === 'mean') return facts.length < 2 ? null : together(facts, how);
  if (how === 'rest') return b ? null : rest(a);
  if (!b || facts.length > 2) return null;
  switch (how) {
    case 'product':
      return product(a, b);
    case 'quotient':
      return quotient(a, b);
    case 'weighted':
      return weighted(a, b, weight);
    default:
      return unrelatable(a, b, how) === null ? related(a, b, how) : null;
  }
}

/** Why the two cannot be related; null if they can. */
export function unrelatable(a: Fact, b: Fact, how: WayOfWorking): string | null {
  if (a.value === null || b.value === null) return 'One of them has no value.';
  if (a.unit !== b.unit || a.currency !== b.currency) return `${a.id} and ${b.id} have different units.`;
  // `4.1 million, last year 4.9`: the second has lost its word.
  if (isScaled(a) !== isScaled(b) && Math.abs(Math.log10(Math.abs(a.value / (b.value || a.value)) || 1)) > 3)
    return `${a.id} and ${b.id} are written on different scales.`;
  return how !== 'difference' && b.value === 0 ? `${b.id} is zero.` : null;
}

function related(a: Fact, b: Fact, how: 'difference' | 'growth' | 'share' | 'multiple'): Result {
  const [x, y] = [a.value!, b.value!];
  const [first, second] = [nameOf(a), nameOf(b)];
  switch (how) {
    case 'difference':
      return { value: x - y, unit: a.unit === 'ratio' ? 'points' : a.unit, formula: `${first} minus ${second}` };
    case 'growth':
      return { value: (x - y) / y, unit: 'ratio', formula: `change from ${second} to ${first}` };
    case 'share':
      return { value: x / y, unit: 'ratio', formula: `${first} as a share of ${second}` };
    case 'multiple':
      return { value: x / y, unit: 'multiple', formula: `${first} divided by ${second}` };
  }
}

/** Facts of one unit, added up or averaged, each counting the same; rates are only averaged. */
function together(facts: readonly Fact[], how: 'sum' | 'mean'): Result | null {
  const [first] = facts as [Fact];
  const alike = facts.every(({ unit, currency }) => unit === first.unit && currency === first.currency);
  if (!alike || (how === 'sum' && isRate(first))) return null;
  const sum = facts.reduce((total, { value }) => total + value!, 0);
  const named = facts.map(nameOf).join(how === 'sum' ? ' + ' : ', ');
  return how === 'sum'
    ? { value: sum, unit: first.unit, formula: `sum of ${named}` }
    : { value: sum / facts.length, unit: first.unit, formula: `plain average of ${named}` };
}

/** So many units of so much each; a rate of a whole. Two amounts of money make nothing. */
function product(a: Fact, b: Fact): Result | null {
  const [one, other] = isRate(a) || (isCounted(a) && !isRate(b)) ? [b, a] : [a, b];
  if (!(isCounted(other) || isRate(other)) || (isRate(one) && isRate(other))) return null;
  return { value: one.value! * other.value!, unit: one.unit, formula: `${nameOf(a)} times ${nameOf(b)}` };
}

/** What a share leaves of its whole. */
function rest(share: Fact): Result | null {
  if (share.unit !== 'ratio' || share.value! < 0 || share.value! > 1) return null;
  return { value: 1 - share.value!, unit: 'ratio', formula: `rest to the whole beside ${nameOf(share)}` };
}

/** So much for each of so many; the whole of which a share is so much. */
function quotient(a: Fact, b: Fact): Result | null {
  if (b.value === 0 || !(isCounted(b) || isRate(b)) || isRate(a)) return null;
  return { value: a.value! / b.value!, unit: a.unit, formula: `${nameOf(a)} divided by ${nameOf(b)}` };
}

function weighted(a: Fact, b: Fact, weight: number): Result | null {
  if (a.unit !== b.unit || a.currency !== b.currency) return null;
  const percent = Math.round(weight * 100);
  const formula = `${nameOf(a)} counted ${percent}%, ${nameOf(b)} ${100 - percent}%`;
  return { value: weight * a.value! + (1 - weight) * b.value!, unit: a.unit, formula };
}

/** `4.1 million`: its text says in a word or a letter what its digits are multiplied by. */
const isScaled = ({ display }: Fact) => display !== undefined && /\d\s?\p{L}/u.test(display);

const isRate = ({ unit }: Fact) => unit === 'ratio' || unit === 'points';
const isCounted = ({ unit }: Fact) => unit === 'number' || unit === 'count' || unit === 'multiple';

/** A figure of the brief is only a number, and one made of such is named by how; one of the data is named with its period. */
function nameOf({ display, label, formula, metric, period, scope }: Fact): string {
  if (metric === 'given') return display ?? formula;
  const unsaid = Object.values(scope).filter((member) => !label.includes(member));
  return [label, ...unsaid, ...(period === null ? [] : [period])].join(', ');
}
