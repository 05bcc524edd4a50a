/** The pages of a customer review, from the data or in the author's own words. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { periodSpan } from '../../period-span.ts';
import type { CustomerContext } from './customer-context.ts';
import { definitions } from './definitions.ts';
import { delivered, orders, products } from './orders.ts';
import { goals, plan, roadmap } from './own-pages.ts';
import { subscription } from './subscription.ts';
import { support } from './support.ts';
import { features, use } from './use.ts';

export function customerPages(context: CustomerContext): AnyOutlineSlide[] {
  return [
    cover(context),
    goals(context),
    delivered(context),
    orders(context),
    products(context),
    subscription(context),
    use(context),
    features(context),
    support(context),
    roadmap(context),
    plan(context),
    definitions(context),
  ].filter((page) => page !== null);
}

export function customerAgenda(context: CustomerContext, pages: readonly AnyOutlineSlide[]): AnyOutlineSlide | null {
  const sections = [...new Set(pages.flatMap(({ section }) => section ?? []))].filter(
    (section) => section !== context.catalogue.say('account-parts-definitions'),
  );
  if (sections.length < 3) return null;
  const items = sections.map((head) => {
    const { id, title } = pages.find(({ section }) => section === head)!;
    return { head, text: title, slide: id };
  });
  return { id: 'agenda', kind: 'agenda', title: context.catalogue.say('agenda'), content: { items } };
}

function cover(context: CustomerContext): AnyOutlineSlide {
  const span = periodSpan(context.facts.reporting, context.brief.language);
  const details = [
    ...(context.brief.title ? [context.now] : []),
    ...(span ? [span] : []),
    context.catalogue.say('cover-as-of', { date: context.date }),
  ];
  return { id: 'cover', kind: 'cover', title: context.title, content: { details } };
}
