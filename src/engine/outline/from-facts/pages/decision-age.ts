/** At what age deals are won and lost, where one age holds many losses at a low win rate. */
import { ref, type Text } from '../../../../model/text.ts';
import { type DecisionAge, decisionAgeOf } from '../../../insight/finders/decision-age.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function decisionAges(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const finding = context.find('decision-age', 'win_rate');
  const found = decisionAgeOf(evidence);
  if (!finding || !found) return null;
  const { bands, band, shareBefore, rateBefore, prize, rate, rest } = found;
  const label = context.label('win_rate');
  // How it was before is said last, as the so-what says it too.
  const worthOfIt = prize && catalogue.say('age-prize', { prize: ref(prize.id), label });
  const reading: Text[] = [
    ...sideMoved(context, found),
    ...(worthOfIt ? [worthOfIt] : []),
    ...(shareBefore && rateBefore && prior
      ? [catalogue.say('age-before', { prior: safe(prior), share: ref(shareBefore.id), value: ref(rateBefore.id), label })]
      : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('win_rate'), null, 'age cycle lost losses win loss why'),
    worth,
    metric: 'win_rate',
    proves: [finding.id],
    id: 'decision-age',
    kind: 'win-loss',
    titles: ageTitles(context, found),
    lead: catalogue.say('lead-age', { now }),
    notes: context.notes(reading, [rate, rest, found.restBefore, prize]),
    ...(worthOfIt && { because: worthOfIt }),
    content: {
      form: 'percent',
      names: {
        won: context.label('won_count'),
        lost: context.label('lost_count'),
        rate: context.label('win_rate'),
        n: context.label('decided_count'),
      },
      segments: bands.map((each) => ({
        label: each.band,
        won: each.won.id,
        lost: each.lost.id,
        rate: each.rate.id,
        n: evidence.rowsBehind(each.rate).id,
      })),
      highlight: bands.findIndex((each) => each.band === band),
      reading,
    },
  });
}

/** Points from which a side is said to have moved. */
const leastMoved = 0.01;

/** Which side of the first band moved the win rate: early decisions, later ones or both. */
function sideMoved(context: Context, { days, rate, rateBefore, rest, restBefore, clear }: DecisionAge): Text[] {
  const { prior } = context;
  if (!days || !rateBefore || !restBefore || prior === null) return [];
  const [own, later] = [rate.value - rateBefore.value, rest.value - restBefore.value];
  const [ownMoved, laterMoved] = [own, later].map((move) => Math.abs(move) >= leastMoved);
  if (!ownMoved && !laterMoved) return [];
  const side = ownMoved && laterMoved ? 'both' : ownMoved ? 'early' : 'later';
  return [
    context.catalogue.say('age-side', {
      side,
      rose: (side === 'early' ? own : later) > 0,
      value: ref(rate.id),
      before: ref(rateBefore.id),
      rest: ref(rest.id),
      restBefore: ref(restBefore.id),
      // Of both, one that stands clear is enough to speak of a move.
      clear: side === 'both' ? clear.own || clear.rest : side === 'early' ? clear.own : clear.rest,
    }),
  ];
}

export function ageTitles(context: Context, { band, days, share, rate, rest }: DecisionAge): Text[] {
  return context.catalogue.forms('age-titles', {
    label: context.label('win_rate'),
    first: days ? '' : null,
    days: days && ref(days.id),
    band,
    share: ref(share.id),
    value: ref(rate.id),
    rest: ref(rest.id),
  });
}
