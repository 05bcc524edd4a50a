/** How much is used, and what most. */
import type { AnyOutlineSlide } from '../../../../../model/outline.ts';
import { ref } from '../../../../../model/text.ts';
import { safe } from '../../context.ts';
import { withoutBold } from '../../titles.ts';
import type { CustomerContext } from './customer-context.ts';

export function use(context: CustomerContext): AnyOutlineSlide | null {
  if (!context.has('uses')) return null;
  const uses = context.get('uses', 0);
  const features = context.get('features_used', 0);
  const title =
    uses && uses.value > 0
      ? context.catalogue.say('account-used', {
          uses: ref(uses.id),
          usesCount: uses.value,
          features: features && ref(features.id),
          featuresCount: features?.value,
          now: context.now,
        })
      : context.catalogue.say('account-not-used', { now: context.now });
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
      withoutBold(
        context.catalogue.say('account-most-used', {
          feature: first.label,
          uses: ref({ id: first.value, value: first.size }.id),
          usesCount: { id: first.value, value: first.size }.value,
        }),
      ).replace(/[.。]$/, ''),
    ),
    kind: 'ranking',
    content: { items: items.map(({ label, value }) => ({ label, value })), highlight: 0, reading: [] },
  };
}
