/** What an option costs a year and once, at the prices that the brief gives; of a price for each of something, how many there are. */
import type { Price, Stake } from '../../../../model/brief.ts';
import type { Known } from '../../../insight/evidence.ts';
import { wordsFit } from '../answers/asked-of.ts';
import type { Context } from '../context.ts';
import { fold } from '../in-english.ts';
import { priceGiven } from './cost.ts';
import type { Place } from './place.ts';

/** How often it is paid in a year. */
const times = { year: 1, quarter: 4, month: 12, week: 52 } as const;

export interface YearlyCost {
  running: Known | null;
  once: Known | null;
  saved: Known | null;
  /** How many there are of what is paid for each; null where nothing is, or where nobody knows. */
  units: Known | null;
  /** What is paid for each of them. */
  price: Known | null;
  /** The price of each, where nobody knows how many there are. */
  each: Known | null;
}

export function yearlyCost(
  context: Context,
  name: string,
  { price, count = 1, people, further = [] }: Stake,
  place: Place,
): YearlyCost | null {
  if (!price) return null;
  // Who is hired is paid by the year.
  const first = { ...price, count, per: price.per ?? (people && further.length === 0 ? ('year' as const) : null) };
  const parts = [first, ...further].map((each, at) => part(context, each, at === 0 ? name : `${name}, price ${at + 1}`, place));
  const sum = (of: keyof YearlyCost): Known | null => {
    const [one, ...others] = parts.flatMap((each) => each[of] ?? []);
    if (!one || others.length === 0) return one ?? null;
    const all = [one, ...others];
    return context.evidence.workedOut(
      one,
      `.${of}_together`,
      all.reduce((total, { value }) => total + value, 0),
      all,
      {
        label: `${one.label}, together`,
        formula: 'sum of the prices',
      },
    );
  };
  return { running: sum('running'), once: sum('once'), saved: sum('saved'), units: sum('units'), price: sum('price'), each: sum('each') };
}

const nothing: YearlyCost = { running: null, once: null, saved: null, units: null, price: null, each: null };

function part(context: Context, price: Price & { count?: number }, name: string, place: Place): YearlyCost {
  const { evidence } = context;
  const given = priceGiven(context, price, name);
  const { per, count = 1, unit, saved } = price;
  if (unit !== undefined) {
    const units = count > 1 ? unitsGiven(context, name, unit, count) : unitsOf(context, unit, place);
    if (!units) return { ...nothing, each: given };
    const factor = per === null ? 1 : times[per];
    const all = evidence.workedOut(given, '.of_units', factor * units.value * given.value, [given, units], {
      label: `${given.label}, of all ${unit}`,
      formula: `${units.label} times ${given.label}${factor === 1 ? '' : `, ${factor} times a year`}`,
      scope: given.scope,
    });
    // Of what there is, and not of what comes again every year, a price without a time is paid once.
    const isOnce = per === null && !saved && (count > 1 || units.period !== null) && units.unit === 'count' && !isByTheYear(units);
    return { ...nothing, units, price: given, [saved ? 'saved' : isOnce ? 'once' : 'running']: all };
  }
  const factor = count * (per === null ? 1 : times[per]);
  const amount =
    factor === 1
      ? given
      : evidence.workedOut(given, per === null ? '.together' : '.of_year', factor * given.value, [given], {
          label: `${given.label}, ${per === null ? 'together' : 'by the year'}`,
          formula: `${factor} times the price that the brief gives`,
          scope: given.scope,
        });
  return { ...nothing, [saved ? 'saved' : per === null ? 'once' : 'running']: amount };
}

const isByTheYear = ({ id }: Known) => id.includes('.rows_a_year');

/** How many there are by the brief: `the four oldest`. */
function unitsGiven({ evidence }: Context, name: string, unit: string, count: number): Known {
  const scope = { what: `${name}, number` };
  return evidence.given(scope.what, {
    label: `Number of ${unit}`,
    value: count,
    unit: 'count',
    scope,
  });
}

/** How many there are where an option acts: of what is counted as it stands, all; of what the rows are, those of a year. */
function unitsOf(context: Context, unit: string, { scope, rows }: Place): Known | null {
  const { evidence, table, computed } = context;
  const called = [
    ...computed.filter(({ id }) => id === 'paying_accounts'),
    ...computed.filter((note) => note.unit === 'count' && wordsFit(unit, note)),
  ];
  for (const note of called.filter(({ state }) => state)) {
    const fact = evidence.get(note.id, 0, scope);
    if (fact && fact.value > 0) return fact;
  }
  const given = (context.brief.given ?? []).flatMap((each) => (each.kind === 'price' ? [each.what] : []));
  const names = [table.subject.one, table.subject.many, ...given, ...table.sources.map(({ name }) => name.replace(/\.\p{L}+$/u, ''))];
  // What has a price where it goes wrong is what is counted.
  if (unit === '' || names.some((name) => speaksOf(name, unit))) return rows;
  const dimension = table.dimensions.find(({ label, members }) => members.length > 0 && speaksOf(label, unit));
  return dimension
    ? evidence.count(
        `members_${dimension.id}`,
        `Number of ${dimension.label}`,
        dimension.members.length,
        {},
        `members of ${dimension.label}`,
      )
    : null;
}

/** By one of its words, whatever it ends in. */
function speaksOf(name: string, unit: string): boolean {
  const words = (text: string) =>
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 3);
  return words(name).some((one) => words(unit).some((other) => isAlike(one, other)));
}

const isAlike = (one: string, other: string) => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (
    long === short ||
    (short.length >= 3 && long.startsWith(short.slice(0, Math.max(3, short.length - 1))) && long.length - short.length <= 3)
  );
};
