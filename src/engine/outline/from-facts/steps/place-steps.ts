/** Steps where service got worse in one place: undo what changed there, call the accounts that renew soon, set criteria before it happens again. */
import { ref } from '../../../../model/text.ts';
import { servicePlace } from '../../../insight/finders/service-place.ts';
import type { Context } from '../context.ts';
import { saidOfPlace } from '../pages/service-place.ts';
import type { Remedy } from './step.ts';

export function placeSteps(context: Context): Remedy[] {
  const { catalogue, evidence } = context;
  const place = servicePlace(evidence);
  const first = place?.measures[0] ?? place?.costs[0];
  if (!place || !first) return [];
  const said = saidOfPlace(context, place);
  const [topic, second] = place.members;
  const metric = first.note.id;
  const label = context.label(metric);
  const [money] = place.costs;
  const worth = money && money.place.value > 0 ? { worth: ref(money.place.id) } : {};
  const scope = { scope: { [topic.dimension.id]: topic.member, ...(second && { [second.dimension.id]: second.member }) } };
  const goal = first.besideFirst ?? first.elsewhere;
  const undo =
    said.handler !== null && said.month !== null
      ? catalogue.parts('place-back', { ...said, handler: said.handler, month: said.month, label, value: ref(goal.id) })
      : catalogue.parts('place-fix', { place: said.place, month: said.month, label, value: ref(first.elsewhere.id) });
  const { renewing } = place.exposed ?? {};
  const handlerIsFine = said.handler !== null && second?.isNew && first.besideSecond;
  return [
    { ...undo, ...worth, ...scope, owner: 'support', due: 'two-weeks', metric },
    ...(renewing
      ? [
          {
            ...catalogue.parts('place-call', { count: ref(renewing.accounts.id), day: said.day }),
            worth: ref(renewing.value.id),
            owner: 'success' as const,
            due: 'month' as const,
            metric,
          },
        ]
      : []),
    ...(handlerIsFine
      ? [
          {
            ...catalogue.parts('place-entry', { handler: said.handler!, topic: said.topic, label, value: ref(first.besideSecond!.id) }),
            owner: 'support' as const,
            due: 'quarter' as const,
            metric,
          },
        ]
      : []),
  ];
}
