/** What each figure means, and what the data lack. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import type { CustomerContext } from './customer-context.ts';

export function definitions(context: CustomerContext): AnyOutlineSlide {
  const { catalogue } = context;
  const [labels, meaning, parts] = [
    catalogue.group('account-labels'),
    catalogue.group('account-meaning'),
    catalogue.group('account-parts'),
  ];
  const known = (Object.keys(meaning) as (keyof typeof meaning)[]).filter((key) =>
    context.has(key === 'valueToDate' ? 'order_value' : key),
  );
  const lacking = [
    ...(context.has('orders') ? [] : [{ term: parts.delivered, text: `${catalogue.say('account-no-orders', { now: context.now })}.` }]),
    ...(context.has('subscriptions') ? [] : [{ term: parts.subscription, text: catalogue.say('account-no-subscription') }]),
    ...(context.has('uses') ? [] : [{ term: parts.use, text: catalogue.say('account-no-use', { now: context.now }) }]),
    ...(context.has('requests') ? [] : [{ term: parts.support, text: catalogue.say('account-no-support') }]),
  ];
  const items = [...known.map((key) => ({ term: labels[key], text: meaning[key] })), ...lacking];
  return {
    id: 'definitions',
    kind: 'appendix',
    title: catalogue.say('account-definitions'),
    section: parts.definitions,
    content: { items },
  };
}
