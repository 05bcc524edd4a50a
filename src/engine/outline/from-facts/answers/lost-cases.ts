/** What a brief prices where it prices what is lost, and the data say of rows that they were called off: `every order we lose costs us 1,500`. */
import type { Given } from '../../../../model/brief.ts';
import { type AlongOf, alongId, type Dimension, type MetricNote, type OnsetSide } from '../../../../model/fact.ts';
import type { Text } from '../../../../model/text.ts';
import { says, signsOf } from '../../../brief/signs-of.ts';
import { outcomeOf, words } from '../../../data/lexicon.ts';
import { isUndone } from '../../../data/relations/void-rows.ts';
import type { Known } from '../../../insight/evidence.ts';
import { minRows, pOfZ, twoProportionZ } from '../../../insight/statistics.ts';
import { type Context, safe } from '../context.ts';
import type { Onset } from './onset.ts';

type Price = Extract<Given, { kind: 'price' }>;

const loses = signsOf(({ weighs }) => weighs.loses);

/** Whether a price is of what is lost or called off, and not of whatever there is: `order we lose`, `cancelled order`. */
export const isOfLost = ({ what }: Pick<Price, 'what'>): boolean =>
  says(loses, what) ||
  words(what)
    .split(' ')
    .some((word) => isUndone(word) || outcomeOf(word) === 'lost');

/** The member that says of a row that it was called off; null where no column has one, or several do. */
export function memberUndone({ table }: Context): { dimension: Dimension; member: string } | null {
  const found = table.dimensions.flatMap((dimension) => {
    const members = dimension.of ? [] : dimension.members.filter((member) => isUndone(words(member)));
    return members.length === 1 ? [{ dimension, member: members[0]! }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

const saysUndone = (label: string) => words(label).split(' ').some(isUndone);

/** The rate of rows that were called off, where the data are read as one. */
export const rateUndone = ({ computed }: Context): MetricNote | null =>
  computed.find(({ unit, polarity, label }) => unit === 'ratio' && polarity === 'down' && saysUndone(label)) ?? null;

export interface LostCases {
  price: Price;
  /** Beyond the part before, since the change. */
  count: Known;
  what: Text;
  before: Known;
  since: Known;
}

/** As much as this may be chance. */
const chance = 0.01;

/** More that were called off where a measure changed than at the part of them before, at the price that the brief gives; null where there were no more. */
export function lostCases(context: Context, onset: Onset): LostCases | null {
  const price = (context.brief.given ?? []).find((given): given is Price => given.kind === 'price' && isOfLost(given));
  const of = price ? undoneIn(context) : null;
  if (!price || !of) return null;
  const at = (side: OnsetSide) => context.evidence.byId(alongId(onset.note, of.along, side));
  const [before, since] = [at('before'), at('after')];
  if (!before || !since || before.n < minRows || since.n < minRows || since.value <= before.value) return null;
  const part = ({ value, n }: Known) => ({ hits: value * n, n });
  if (pOfZ(twoProportionZ(part(since), part(before))) > chance) return null;
  const count = context.evidence.workedOut(since, '.beyond', (since.value - before.value) * since.n, [since, before], {
    label: `${since.label}, beyond the part before`,
    formula: 'rows since then times the gap to the part before',
    unit: 'number',
  });
  return { price, count, what: of.what, before, since };
}

function undoneIn(context: Context): { along: AlongOf; what: Text } | null {
  const one = memberUndone(context);
  if (one)
    return {
      along: { of: one.dimension.id, member: one.member },
      what: `${safe(one.dimension.label)}: ${context.memberOf(one.dimension, one.member)}`,
    };
  const rate = rateUndone(context);
  return rate && { along: { of: rate.id }, what: context.label(rate.id) };
}
