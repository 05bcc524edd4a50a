/** What was ordered: in the period and to date, over the quarters, by product. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { ref } from '../../../../../model/text.ts';
import { safe } from '../../context.ts';
import type { CustomerContext } from './customer-context.ts';

/** What was ordered in the period and to date. */
export function delivered(context: CustomerContext): AnyOutlineSlide | null {
  if (!context.has('orders')) return null;
  const tiles = [
    context.tile('order_value', 0),
    context.tile('orders', 0),
    context.tile('order_value', 'all', 'valueToDate'),
    context.tile('orders', 'all', 'ordersToDate'),
  ].filter((tile) => tile !== null);
  const value = context.get('order_value', 0);
  const orders = context.get('orders', 0);
  const title =
    !orders || orders.value === 0
      ? context.catalogue.say('account-no-orders', { now: context.now })
      : value
        ? context.catalogue.say('account-ordered', { value: ref(value.id), now: context.now })
        : context.catalogue.say('account-ordered-count', { orders: ref(orders.id), now: context.now });
  return { ...context.page('delivered', 'delivered', title), kind: 'scorecard', content: { tiles, periods: [] } };
}

export function orders(context: CustomerContext): AnyOutlineSlide | null {
  return context.course('orders', 'delivered', context.has('order_value') ? 'order_value' : 'orders', []);
}

export function products(context: CustomerContext): AnyOutlineSlide | null {
  const dimension = context.evidence.dimension('product');
  if (!dimension || !context.has('order_value')) return null;
  const members = dimension.members.filter((member) => (context.get('order_value', 'all', { product: member })?.value ?? 0) > 0);
  const [first] = members;
  if (first === undefined) return null;
  const labels = context.catalogue.group('account-labels');
  const cell = (metric: string, at: 0 | 'all', member: string) => {
    const fact = context.get(metric, at, { product: member });
    return fact ? ref(fact.id) : '–';
  };
  return {
    ...context.page(
      'products',
      'delivered',
      context.catalogue.say('account-products', {
        product: safe(first),
        value: ref(context.get('order_value', 'all', { product: first })!.id),
      }),
    ),
    kind: 'table',
    content: {
      columns: [
        { label: labels.product, align: 'left' },
        { label: `${labels.orders}, ${context.now}`, align: 'right' },
        { label: `${labels.order_value}, ${context.now}`, align: 'right' },
        { label: labels.ordersToDate, align: 'right' },
        { label: labels.valueToDate, align: 'right' },
      ],
      rows: members.slice(0, 10).map((member) => ({
        role: 'body',
        cells: [
          safe(member),
          cell('orders', 0, member),
          cell('order_value', 0, member),
          cell('orders', 'all', member),
          cell('order_value', 'all', member),
        ],
      })),
      reading: [],
    },
  };
}
