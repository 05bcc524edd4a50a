/** What is left of the year: only where the data hold its plan. */
import { ref, type Text } from '../../../../../model/text.ts';
import type { Known } from '../../../../insight/evidence.ts';
import type { ScorecardContent } from '../../../../kinds/scorecard.ts';
import type { Draft } from '../../draft.ts';
import { type Course, courseOf } from './course.ts';
import type { HeldStatement } from './held.ts';
import { adverse, pageOf } from './page.ts';

export interface Outlook {
  /** The whole year as planned. */
  full: Known;
  /** What the rest must bring to reach the plan, and how much more than planned that is. */
  need: Known;
  more: Known;
  /** The year, if the rest comes in as planned. */
  asPlanned: Known;
  /** The year, if the rest goes on as it did without what was off by itself, and how far off it ends; null for too few steps. */
  paced: { end: Known; gap: Known; rest: Known; rate: Known; turn: Course['turn'] } | null;
  /** The year by the forecast of the data, and how far off it ends. */
  forecast: { rest: Known; gap: Known } | null;
  oneOffs: Known | null;
}

export function outlookOf(held: HeldStatement): Outlook | null {
  const { context, total, note } = held;
  const { evidence } = context;
  const planned = evidence.get('statement_result.ahead_target', 0);
  if (note.ahead.length === 0 || !planned) return null;
  const forecast = evidence.get('statement_result.ahead_forecast', 0);
  const full = held.worked('.full_plan', total.planned.value + planned.value, [total.planned, planned], 'the whole year as planned');
  const course = courseOf(held);
  const rest =
    course &&
    held.worked(
      '.rest_paced',
      course.rate.value * note.ahead.length,
      [course.rate],
      'the steps left at the mean of those so far, without one-offs',
    );
  const gap =
    rest && held.worked('.gap_paced', total.variance.value + rest.value, [total.variance, rest], 'variance of the year at the same pace');
  return {
    full,
    need: held.worked(
      '.need',
      planned.value - total.variance.value,
      [planned, total.variance],
      'planned for the rest, less the variance to date',
    ),
    more: held.worked('.more', -total.variance.value, [total.variance], 'the variance to date, to be made up'),
    asPlanned: held.worked(
      '.as_planned',
      total.actual.value + planned.value,
      [total.actual, planned],
      'actual to date plus the plan for the rest',
    ),
    paced: course &&
      rest &&
      gap && {
        end: held.worked('.end_paced', full.value + gap.value, [full, gap], 'the whole year at the same pace'),
        gap,
        rest,
        rate: course.rate,
        turn: course.turn,
      },
    forecast: forecast && {
      rest: forecast,
      gap: held.worked(
        '.at_forecast',
        total.variance.value + forecast.value - planned.value,
        [total.variance, forecast, planned],
        'variance at the end of the year',
      ),
    },
    oneOffs: course?.oneOffs ?? null,
  };
}

/** What the rest of a year without a plan would add at the same pace; null where one month follows no other. */
export function restAtPace(held: HeldStatement): { rest: Known; text: Text } | null {
  const { note, context, basis, quarterly } = held;
  const course = courseOf(held);
  if (!note.unplanned || !course || quarterly || course.rate.value === 0) return null;
  const rest = held.worked(
    '.rest_unplanned',
    course.rate.value * note.unplanned,
    [course.rate],
    'the months left at the mean of those so far, without one-offs',
  );
  const count = held.count('months left', note.unplanned);
  return { rest, text: context.catalogue.say('statement-rest-pace', { count, rest: ref(rest.id), basis }) };
}

function needText(held: HeldStatement, { need, more }: Outlook): Text {
  const { context, note, basis, total, result } = held;
  const said = { basis, count: held.count('steps ahead', note.ahead.length), steps: held.stepsLeft };
  return adverse(total)
    ? context.catalogue.say('statement-ahead', { ...said, need: ref(need.id), more: ref(more.id) })
    : context.catalogue.say('statement-ahead-enough', { ...said, result, gap: ref(total.variance.id) });
}

const sideOf = (held: HeldStatement, { value }: Known) => (value > 0 !== held.costsOnly ? 'above' : 'below');

export function outlookTitles(held: HeldStatement, found: Outlook): Text[] {
  const { context, basis, result } = held;
  const { forecast, paced } = found;
  const own =
    forecast && forecast.gap.value !== 0
      ? [context.catalogue.say('statement-ahead-forecast', { gap: ref(forecast.gap.id), side: sideOf(held, forecast.gap), basis })]
      : [];
  const computed =
    paced && paced.gap.value !== 0
      ? [
          context.catalogue.say('statement-outlook', {
            result,
            end: ref(paced.end.id, held.costsOnly ? 'abs' : undefined),
            gap: ref(paced.gap.id),
            side: sideOf(held, paced.gap),
            basis,
          }),
        ]
      : [];
  return [...own, ...computed, needText(held, found)];
}

/** What the outlook rests on, and the year if the rest comes in as planned. */
function outlookTexts(held: HeldStatement, found: Outlook): Text[] {
  const { catalogue } = held.context;
  const { paced, asPlanned } = found;
  const step = catalogue.say(held.quarterly ? 'statement-quarter' : 'statement-month');
  return [
    ...(paced
      ? [
          catalogue.say('statement-outlook-pace', {
            pace: ref(paced.rate.id),
            step,
            basis: held.basis,
            from: paced.turn && held.stepName(paced.turn.step),
            oneOffs: found.oneOffs && ref(found.oneOffs.id),
          }),
        ]
      : []),
    catalogue.say('statement-outlook-planned', {
      basis: held.basis,
      end: ref(asPlanned.id, held.costsOnly ? 'abs' : undefined),
      gap: ref(held.total.variance.id),
      side: sideOf(held, held.total.variance),
    }),
    `${needText(held, found)}${held.context.space === '' ? '。' : '.'}`,
  ];
}

export function ahead(held: HeldStatement): Draft | null {
  const found = outlookOf(held);
  if (!found) return null;
  const { context, total, basis, head, result: label } = held;
  const { catalogue } = context;
  const { full, paced, forecast, need, asPlanned, oneOffs } = found;
  const reading = outlookTexts(held, found);
  const common = {
    id: 'rest-of-year',
    part: 'outlook' as const,
    worth: 0.94,
    more: 'outlook forecast rest year end run rate landing',
    titles: outlookTitles(held, found),
    lead: catalogue.say('statement-ahead-lead', { result: label }),
    say: reading,
    figures: [asPlanned, need, paced?.end ?? null],
  };
  // A loss, or costs alone, are no column that stands on zero.
  if (paced && full.value > 0 && paced.end.value > 0 && !held.costsOnly) {
    const toDate = held.worked(
      '.lasting',
      total.variance.value - (oneOffs?.value ?? 0),
      [total.variance, ...(oneOffs ? [oneOffs] : [])],
      'variance to date without one-offs',
    );
    return pageOf(held, {
      ...common,
      kind: 'bridge',
      content: {
        start: { label: catalogue.say('statement-outlook-full', { head }), value: full.id },
        steps: [
          { label: catalogue.say('statement-outlook-to-date'), value: toDate.id },
          ...(oneOffs ? [{ label: catalogue.say('statement-outlook-once'), value: oneOffs.id }] : []),
          {
            label: catalogue.say('statement-outlook-rest'),
            value: paced.rest.id,
          },
        ],
        end: { label: catalogue.say('statement-outlook-end'), value: paced.end.id },
        reading: [
          ...reading,
          ...(forecast
            ? [
                `${catalogue.say('statement-ahead-forecast', { gap: ref(forecast.gap.id), side: sideOf(held, forecast.gap), basis })}${context.space === '' ? '。' : '.'}`,
              ]
            : []),
        ],
      },
    });
  }
  const tiles: ScorecardContent['tiles'] = [
    { label: catalogue.say('statement-ahead-past', { basis }), value: ref(total.variance.id, 'signed') },
    { label: catalogue.say('statement-outlook-full', { head }), value: ref(full.id) },
    { label: catalogue.say('statement-ahead-need', { basis }), value: ref(need.id) },
    ...(paced ? [{ label: catalogue.say('statement-outlook-end'), value: ref(paced.end.id) }] : []),
    ...(forecast
      ? [
          { label: catalogue.say('statement-ahead-forecasted'), value: ref(forecast.rest.id) },
          { label: catalogue.say('statement-ahead-end'), value: ref(forecast.gap.id, 'signed') },
        ]
      : []),
  ];
  return pageOf(held, { ...common, kind: 'scorecard', content: { tiles, periods: [] } });
}
