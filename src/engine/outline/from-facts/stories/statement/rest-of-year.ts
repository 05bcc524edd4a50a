/** What is left of the year: only where the data hold its plan. */
import { ref } from '../../../../../model/text.ts';
import type { ScorecardContent } from '../../../../kinds/scorecard.ts';
import type { Draft } from '../../draft.ts';
import type { HeldStatement } from './held.ts';
import { adverse, pageOf } from './page.ts';

export function ahead(held: HeldStatement): Draft | null {
  const { context, total, note, basis, head, result: label } = held;
  const { catalogue, evidence } = context;
  const planned = evidence.get('statement_result.ahead_target', 0);
  if (note.ahead.length === 0 || !planned) return null;
  const forecast = evidence.get('statement_result.ahead_forecast', 0);
  const need = held.worked(
    '.need',
    planned.value - total.variance.value,
    [planned, total.variance],
    'planned for the rest, less the variance to date',
  );
  const more = held.worked('.more', -total.variance.value, [total.variance], 'the variance to date, to be made up');
  const end =
    forecast &&
    held.worked(
      '.at_forecast',
      total.variance.value + forecast.value - planned.value,
      [total.variance, forecast, planned],
      'variance at the end of the year',
    );
  const count = held.count('steps ahead', note.ahead.length);
  const tiles: ScorecardContent['tiles'] = [
    { label: catalogue.say('statement-ahead-past', { basis }), value: ref(total.variance.id, 'signed') },
    { label: catalogue.say('statement-ahead-planned', { head }), value: ref(planned.id) },
    { label: catalogue.say('statement-ahead-need', { basis }), value: ref(need.id) },
    ...(forecast && end
      ? [
          { label: catalogue.say('statement-ahead-forecasted'), value: ref(forecast.id) },
          { label: catalogue.say('statement-ahead-end'), value: ref(end.id, 'signed') },
        ]
      : []),
  ];
  return pageOf(held, {
    id: 'rest-of-year',
    kind: 'scorecard',
    part: 'outlook',
    worth: 0.9,
    more: 'outlook forecast rest year end',
    titles: [
      end && end.value !== 0
        ? catalogue.say('statement-ahead-forecast', { gap: ref(end.id), side: end.value > 0 ? 'above' : 'below', basis })
        : adverse(total)
          ? catalogue.say('statement-ahead', { basis, count, steps: held.steps, need: ref(need.id), more: ref(more.id) })
          : catalogue.say('statement-ahead-enough', { result: label, basis, gap: ref(total.variance.id), count, steps: held.steps }),
    ],
    lead: catalogue.say('statement-ahead-lead', { result: label }),
    figures: [planned, need],
    content: { tiles, periods: [] },
  });
}
