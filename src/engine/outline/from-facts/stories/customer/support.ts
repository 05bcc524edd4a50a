/** What the customer asked of support, and how it was answered. */
import type { AnyOutlineSlide } from '../../../outline.ts';
import type { Text } from '../../../text.ts';
import { withoutBold } from '../../without-bold.ts';
import type { CustomerContext } from './customer-context.ts';

/** Fewer requests than this are no course. */
const fewest = 5;

export function support(context: CustomerContext): AnyOutlineSlide | null {
  const all = context.get('requests', 'all');
  if (!all) return null;
  const now = context.get('requests', 0);
  const [open, rated, good] = (['requests_open', 'requests_rated', 'requests_satisfied'] as const).map((id) => context.get(id, 'all'));
  const [resolved, due, inTime] = [
    context.get('requests_resolved', 0),
    context.get('requests_due', 'all'),
    context.get('requests_in_time', 'all'),
  ];
  const times = (['response_time', 'resolution_time'] as const).flatMap((id) => {
    const fact = context.get(id, 'all');
    return fact ? [context.say.time(context.say.labels[id], fact.id, all.id)] : [];
  });
  const reading: Text[] = [
    ...(open ? [open.value > 0 ? context.say.openRequests(open.id) : context.say.noneOpen] : []),
    ...(resolved && resolved.value > 0 ? [context.say.resolved(resolved.id, context.now)] : []),
    ...(due && inTime && due.value > 0 ? [context.say.inTime(inTime.id, due.id)] : []),
    ...(all.value > 0 && rated && good
      ? [rated.value > 0 ? context.say.rated(good.id, rated.id, all.id) : context.say.unrated(all.id)]
      : []),
    ...times,
  ].slice(0, 4);
  const title = now && now.value > 0 ? context.say.asked(now.id, context.now) : context.say.noRequests(context.now);
  if (all.value >= fewest) return context.course('support', 'support', 'requests', reading, title);
  return {
    ...context.page('support', 'support', title),
    kind: 'statement',
    content: { text: title, ...(reading.length > 0 ? { support: withoutBold(reading.join(' ')) } : {}) },
  };
}
