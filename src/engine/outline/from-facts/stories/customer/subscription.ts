/** What the customer subscribes to, and when it renews. */
import { wordsOf } from '../../../../../languages/catalogue.ts';
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { addDays } from '../../../../../model/period.ts';
import { ref, type Text } from '../../../../../model/text.ts';
import { safe } from '../../context.ts';
import { withoutBold } from '../../titles.ts';
import type { CustomerContext } from './customer-context.ts';

export function subscription(context: CustomerContext): AnyOutlineSlide | null {
  const count = context.get('subscriptions', 'all');
  if (!count) return null;
  const fee = context.get('monthly_fee', 'all');
  const held = context.get('seats', 'all');
  const next = renewal(context);
  if (count.value === 0 || !fee) {
    return {
      ...context.page('subscription', 'subscription', context.catalogue.say('account-no-subscription').replace(/[.。]$/, '')),
      kind: 'statement',
      content: { text: context.catalogue.say('account-no-subscription') },
    };
  }
  const labels = context.catalogue.group('account-labels');
  const members = context.evidence.dimension('plan')?.members ?? [];
  const page = context.page(
    'subscription',
    'subscription',
    context.catalogue.say('account-subscribed', { fee: ref(fee.id), seats: held && ref(held.id), seatsCount: held?.value }),
  );
  const measures = (['subscriptions', ...(held ? ['seats' as const] : []), 'monthly_fee'] as const).slice();
  if (members.length < 2) {
    const tiles = measures.map((metric) => context.tile(metric, 'all')).filter((tile) => tile !== null);
    return {
      ...page,
      notes: [...page.notes, withoutBold(next)],
      lead: withoutBold(next),
      kind: 'scorecard',
      content: { tiles, periods: [] },
    };
  }
  const row = (head: string, scope: Readonly<Record<string, string>>) => [
    head,
    ...measures.map((metric) => {
      const fact = context.get(metric, 'all', scope);
      return fact ? ref(fact.id) : '–';
    }),
  ];
  return {
    ...page,
    kind: 'table',
    content: {
      columns: [{ label: labels.plan, align: 'left' }, ...measures.map((metric) => ({ label: labels[metric], align: 'right' as const }))],
      rows: [
        ...members.map((member) => ({ role: 'body' as const, cells: row(safe(member), { plan: member }) })),
        { role: 'total' as const, cells: row(wordsOf(context.brief.language).total, {}) },
      ],
      reading: [next],
    },
  };
}

function renewal(context: CustomerContext): Text {
  const left = context.get('renewal', 'all');
  if (!left) return context.catalogue.say('account-no-renewal');
  const date = context.catalogue.date(addDays(context.facts.asOf, left.value));
  context.evidence.keep({ ...left, id: 'renewal.date@all', display: date, from: [left.id], sql: '' });
  return context.catalogue.say('account-renewal', { date: '{{renewal.date@all}}', days: ref(left.id) });
}
