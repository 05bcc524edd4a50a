/** How much is used, and what of it most. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { safe } from '../../context.ts';
import { withoutBold } from '../../without-bold.ts';
import type { CustomerContext } from './customer-context.ts';

export function use(context: CustomerContext): AnyOutlineSlide | null {
  if (!context.has('uses')) return null;
  const uses = context.get('uses', 0);
  const features = context.get('features_used', 0);
  const title = uses && uses.value > 0 ? context.say.used(uses, features, context.now) : context.say.notUsed(context.now);
  return context.course('use', 'use', 'uses', [], title);
}

export function features(context: CustomerContext): AnyOutlineSlide | null {
  const dimension = context.evidence.dimension('feature');
  if (!dimension) return null;
  const items = dimension.members
    .flatMap((member) => {
      const fact = context.get('uses', 0, { feature: member });
      return fact && fact.value > 0 ? [{ label: safe(member), value: fact.id, size: fact.value }] : [];
    })
    .sort((a, b) => b.size - a.size || (a.label < b.label ? -1 : 1))
    .slice(0, 8);
  const [first] = items;
  if (!first || items.length < 3) return null;
  return {
    ...context.page(
      'features',
      'use',
      withoutBold(context.say.mostUsed(first.label, { id: first.value, value: first.size })).replace(/[.。]$/, ''),
    ),
    kind: 'ranking',
    content: { items: items.map(({ label, value }) => ({ label, value })), highlight: 0, reading: [] },
  };
}
