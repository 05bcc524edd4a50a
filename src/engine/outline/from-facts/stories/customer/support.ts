/** The customer's support requests, and how they were handled. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { addDays } from '../../../../../model/period.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import type { TableContent } from '../../../../kinds/table.ts';
import { safe } from '../../context.ts';
import { withoutBold } from '../../titles.ts';
import type { CustomerContext } from './customer-context.ts';

/** Fewer requests do not make a trend. */
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
    return fact
      ? [
          context.catalogue.say('account-time', {
            label: context.catalogue.group('account-labels')[id],
            value: ref(fact.id),
            count: ref(all.id),
            countCount: all.value,
          }),
        ]
      : [];
  });
  const reading: Text[] = [
    ...(open
      ? [
          open.value > 0
            ? context.catalogue.say('account-open-requests', { open: ref(open.id) })
            : context.catalogue.say('account-none-open'),
        ]
      : []),
    ...(resolved && resolved.value > 0
      ? [context.catalogue.say('account-resolved', { resolved: ref(resolved.id), now: context.now })]
      : []),
    ...(due && inTime && due.value > 0 ? [context.catalogue.say('account-in-time', { inTime: ref(inTime.id), due: ref(due.id) })] : []),
    ...(all.value > 0 && rated && good
      ? [
          rated.value > 0
            ? context.catalogue.say('account-rated', { good: ref(good.id), rated: ref(rated.id), all: ref(all.id), allCount: all.value })
            : context.catalogue.say('account-unrated', { all: ref(all.id) }),
        ]
      : []),
    ...times,
  ].slice(0, 4);
  const title =
    now && now.value > 0
      ? context.catalogue.say('account-asked', { requests: ref(now.id), now: context.now })
      : context.catalogue.say('account-no-requests', { now: context.now });
  if (all.value >= fewest) return context.course('support', 'support', 'requests', reading, title);
  const list = requestList(context);
  if (list) {
    // The list also has requests of other quarters.
    const headed = now && now.value > 0 ? title : `${context.catalogue.say('account-labels-requestsToDate')}: ${ref(all.id)}`;
    const page = context.page('support', 'support', headed);
    return {
      ...page,
      notes: [...page.notes, ...reading.map((text) => withoutBold(text))],
      kind: 'table',
      content: { ...list, reading: reading.slice(0, 2) },
    };
  }
  return {
    ...context.page('support', 'support', title),
    kind: 'statement',
    content: { text: title, ...(reading.length > 0 ? { support: withoutBold(reading.join(' ')) } : {}) },
  };
}

/** One row per request, latest first; null if the data do not name them. */
function requestList(context: CustomerContext): Pick<TableContent, 'columns' | 'rows'> | null {
  const { catalogue } = context;
  const rows = Object.values(context.facts.facts)
    .filter(({ metric }) => metric === 'request_received')
    .sort((a, b) => a.value! - b.value! || (a.id < b.id ? -1 : 1));
  if (rows.length === 0) return null;
  const dated = (id: string): Text | null => {
    const fact = context.evidence.byId(id);
    if (!fact) return null;
    const shown = id.replace(/[[]/, '.date[');
    const display = context.catalogue.date(addDays(context.facts.asOf, -fact.value));
    context.evidence.keep({ ...fact, id: shown, display, from: [id], sql: '' });
    return ref(shown);
  };
  const named = rows.some(({ scope }) => scope.priority !== undefined);
  return {
    columns: [
      catalogue.say('request-request'),
      ...(named ? [catalogue.say('request-priority')] : []),
      catalogue.say('request-opened'),
      catalogue.say('request-closed'),
    ].map((label) => ({ label, align: 'left' as const })),
    rows: rows.map(({ id, scope }) => ({
      role: 'body' as const,
      cells: [
        safe(scope.request!),
        ...(named ? [safe(scope.priority ?? '–')] : []),
        dated(id)!,
        dated(id.replace('request_received', 'request_resolved')) ?? catalogue.say('request-open'),
      ],
    })),
  };
}
