/** What each figure means, and what the data lack. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import type { AccountLabels } from '../../phrases/account.ts';
import type { CustomerContext } from './customer-context.ts';

export function definitions(context: CustomerContext): AnyOutlineSlide {
  const { labels, meaning, parts } = context.say;
  const known = (Object.keys(meaning) as (keyof AccountLabels)[]).filter((key) => context.has(key === 'valueToDate' ? 'order_value' : key));
  const lacking = [
    ...(context.has('orders') ? [] : [{ term: parts.delivered, text: `${context.say.noOrders(context.now)}.` }]),
    ...(context.has('subscriptions') ? [] : [{ term: parts.subscription, text: context.say.noSubscription }]),
    ...(context.has('uses') ? [] : [{ term: parts.use, text: context.say.noUse(context.now) }]),
    ...(context.has('requests') ? [] : [{ term: parts.support, text: context.say.noSupport }]),
  ];
  const items = [...known.map((key) => ({ term: labels[key], text: meaning[key]! })), ...lacking];
  return { id: 'definitions', kind: 'appendix', title: context.say.definitions, section: parts.definitions, content: { items } };
}
