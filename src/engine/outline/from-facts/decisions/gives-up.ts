/** What giving something up would lose: what came from the place that it names. */
import type { Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { membersAsked } from '../answers/asked-of.ts';
import type { Context } from '../context.ts';
import { placeOf } from './lead.ts';
import { partOf } from './weigh.ts';
import { yearly } from './years.ts';

export interface GivenUp {
  /** A year. */
  value: Known;
  /** Of all places. */
  part: Known | null;
  place: Text;
  metric: string;
  /** `work` has to be done elsewhere, and is no money. */
  of: 'profit' | 'revenue' | 'work';
}

const profits = ['gross_profit'] as const;
const revenues = ['revenue', 'won_value', 'arr', 'mrr'] as const;

export function givenUp(context: Context, text: string): GivenUp | null {
  const named = membersAsked(context, text);
  const scope = named && { [named.dimension.id]: named.members[0]! };
  const place = scope && placeOf(context, scope);
  if (!named || !place) return null;
  if (named.members.length > 1) return null;
  const { computed } = context;
  const isSum = ({ polarity, state }: (typeof computed)[number]) => polarity !== 'down' && !state;
  const money = computed.flatMap((note) => (note.unit === 'money' && note.polarity === 'up' && isSum(note) ? [note.id] : []));
  const counts = computed.flatMap((note) => (note.unit === 'count' && isSum(note) ? [note.id] : []));
  for (const [of, ids] of [
    ['profit', profits],
    ['revenue', revenues.filter((id) => computed.some((note) => note.id === id))],
    ['revenue', money],
    ['work', counts],
  ] as const) {
    for (const metric of ids) {
      const [value, all] = bothOf(context, metric, scope);
      if (!value || value.value <= 0 || context.evidence.noise(value)?.of === 'mean') continue;
      return { value, part: all && all.value > value.value ? partOf(context, value, all) : null, place, metric, of };
    }
  }
  return null;
}

/** By the year, there and in all, over the same time. */
function bothOf(context: Context, metric: string, scope: Known['scope']): [Known | null, Known | null] {
  for (const suffix of ['.ttm', '']) {
    const [own, all] = [context.evidence.get(`${metric}${suffix}`, 0, scope), context.evidence.get(`${metric}${suffix}`, 0)];
    if (own) return [yearly(context, own), all && yearly(context, all)];
  }
  return [null, null];
}
