/** Two pages on the age of subscriptions: at which age more are lost than before, and what the book of today stands to lose by it. */

import { type AgeBand, ageBands, earlyDays, toldPer } from '../../../../model/recurring-revenue.ts';
import { ref, type Text } from '../../../../model/text.ts';
import type { Known } from '../../../insight/evidence.ts';
import { type EarlyBreak, earlyBreak } from '../../../insight/finders/early-loss.ts';
import { lossByAge, lossStake, neverOlder, type RateAtAge, roseMost, type Stake } from '../../../insight/finders/loss-by-age.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';
import { spreadText } from './loss-where.ts';

/** Part of what ended from which that it never grew older stands in the title. */
const telling = 0.4;

const bandOf = ({ from, to }: AgeBand) => (to === null ? `${from}+` : `${from}–${to}`);
const isFirst = ({ band }: RateAtAge) => band.from === 0;

export function lossByAgePage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const rates = lossByAge(evidence);
  const most = roseMost(rates);
  const finding = context.find('loss-age', 'ended_subscriptions');
  if (!most || !finding || !prior) return null;
  const early = neverOlder(evidence);
  const held = rates.filter(({ p, now: rate, before }) => p >= 0.05 || rate.value <= before.value);
  const broke = isFirst(most) ? earlyBreak(evidence) : null;
  const reading: Text[] = [
    ...(broke
      ? [
          catalogue.say('loss-age-broke', {
            month: safe(broke.first.period.label),
            rate: ref(broke.first.rate.id),
            before: ref(broke.before.id),
            days: String(earlyDays),
          }),
        ]
      : []),
    // Where the title does not say it.
    ...(early && !saidOfAge(context, most).share ? [catalogue.say('loss-age-early', { share: ref(early.id), day: dayAfter })] : []),
    catalogue.say('loss-age-counted', {
      band: bandOf(most.band),
      ended: ref(most.ended.id),
      before: ref(most.endedBefore.id),
      now: safe(now),
      prior: safe(prior),
    }),
    // The table of months takes its place.
    ...(held.length > 0 && !broke ? [catalogue.say('loss-age-held', { bands: held.map(({ band }) => bandOf(band)) })] : []),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note('ended_subscriptions'), null, 'churn loss lost retention recurring age tenure lifetime early first days'),
    worth,
    metric: 'ended_subscriptions',
    proves: [finding.id],
    id: 'loss-by-age',
    kind: 'comparison',
    titles: catalogue.forms('loss-age-title', { ...saidOfAge(context, most), month: broke && safe(broke.first.period.label) }),
    lead: catalogue.say('loss-age-lead', { now: safe(now), prior: safe(prior), per: perDays }),
    notes: context.notes(reading, [most.now, most.before, early]),
    content: {
      categories: rates.map(({ band }) => catalogue.say('loss-age-days', { band: bandOf(band) })),
      series: [
        { name: safe(prior), values: rates.map(({ before }) => before.id) },
        { name: safe(now), values: rates.map(({ now: rate }) => rate.id) },
      ],
      highlight: 1,
      reading,
      ...(broke && { aside: monthsTable(context, broke) }),
    },
  });
}

/** By month of sale, when early loss began. */
function monthsTable({ catalogue, evidence }: Context, { months, first }: EarlyBreak) {
  const heads = catalogue.parts('loss-age-months', { days: String(earlyDays) });
  const from = months.findIndex(({ period }) => period.id === first.period.id);
  return {
    columns: [
      { label: heads.month, align: 'left' as const },
      { label: heads.sold, align: 'right' as const },
      { label: heads.lost, align: 'right' as const },
      { label: heads.rate, align: 'right' as const },
    ],
    rows: months.map(({ period, rate, lost }, at) => ({
      cells: [safe(period.label), ref(evidence.rowsBehind(rate).id), ref(lost.id), ref(rate.id)],
      role: at === from ? ('highlight' as const) : ('body' as const),
    })),
  };
}

/** Written as words of a sentence; the formulas of the facts beside it name them too. */
const dayAfter = String(ageBands[0]!.to! + 1);
const perDays = '30';

function saidOfAge({ evidence }: Context, most: RateAtAge) {
  const early = isFirst(most) ? neverOlder(evidence) : null;
  return {
    band: bandOf(most.band),
    value: ref(most.now.id),
    before: ref(most.before.id),
    share: early && early.value >= telling ? ref(early.id) : null,
    day: dayAfter,
    per: perDays,
  };
}

/** As a sentence of the summary. */
export function lossByAgePoint(context: Context): Text | null {
  const most = roseMost(lossByAge(context.evidence));
  return most && context.catalogue.say('loss-age-point', saidOfAge(context, most));
}

/** What to do about it, with the rate to come back to. */
export function lossByAgeAction(context: Context): { head: Text; what: Text; measure: Text; worth?: Text } | null {
  const most = roseMost(lossByAge(context.evidence));
  // Those that stay longest have no first days to protect.
  const last = most?.band.to;
  if (!most || !last || !context.prior) return null;
  const stake = context.find('loss-stake', `ended_${toldPer(context.table)}`) && lossStake(context.evidence);
  const own = stake?.ages.find(({ band }) => band.id === most.band.id);
  const worth = own ? stakeAt(context, own) : null;
  const said = { days: String(last), band: bandOf(most.band), before: ref(most.before.id), per: perDays };
  return { ...context.catalogue.parts('loss-age-action', said), ...(worth && worth.value > 0 && { worth: ref(worth.id) }) };
}

/** What the subscriptions of an age lose more at the rates of now than at those before. */
function stakeAt({ evidence }: Context, { now, before }: Stake['ages'][number]): Known {
  return evidence.workedOut(now, '.stake', now.value - before.value, [now, before], {
    label: `${now.label}, difference of the rates`,
    formula: `${now.formula}, less the same at the rates before`,
  });
}

export function lossStakePage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now, prior } = context;
  const stake = lossStake(evidence);
  const per = toldPer(context.table);
  const finding = context.find('loss-stake', `ended_${per}`);
  if (!stake || !finding || !prior) return null;
  const largest = stake.ages.reduce((most, each) =>
    each.now.value - each.before.value > most.now.value - most.before.value ? each : most,
  );
  const part = stakeAt(context, largest);
  const reading: Text[] = [
    catalogue.say('loss-stake-difference', { stake: ref(stake.stake.id), prior: safe(prior) }),
    ...(part.value > 0
      ? [
          catalogue.say('loss-stake-age', {
            band: bandOf(largest.band),
            part: ref(part.id),
            book: ref(largest.book.id),
            unit: context.label(per),
          }),
        ]
      : []),
    // By age it differs; whether it does by anything else is told beside it.
    ...spreadText(context),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(`ended_${per}`), null, 'churn loss lost retention recurring stake risk outlook next forecast'),
    worth,
    metric: stake.now.metric,
    proves: [finding.id],
    id: 'loss-stake',
    kind: 'comparison',
    titles: catalogue.forms('loss-stake-title', saidOfStake(context)!),
    lead: catalogue.say('loss-stake-lead', { unit: context.label(per), currency: context.unit(per) }),
    notes: context.notes(reading, [stake.now, stake.before, stake.stake]),
    content: {
      categories: stake.ages.map(({ band }) => catalogue.say('loss-age-days', { band: bandOf(band) })),
      series: [
        { name: catalogue.say('loss-stake-rates', { period: safe(prior) }), values: stake.ages.map(({ before }) => before.id) },
        { name: catalogue.say('loss-stake-rates', { period: safe(now) }), values: stake.ages.map(({ now: loses }) => loses.id) },
      ],
      highlight: 1,
      reading,
    },
  });
}

function saidOfStake(context: Context) {
  const stake = lossStake(context.evidence);
  if (!stake || !context.prior) return null;
  const { now, before } = stake;
  return {
    now: safe(context.now),
    prior: safe(context.prior),
    unit: context.label(toldPer(context.table)),
    value: ref(now.id),
    before: ref(before.id),
  };
}

/** As a sentence of the summary. */
export function lossStakePoint(context: Context): Text | null {
  const said = saidOfStake(context);
  return said && context.catalogue.say('loss-stake-point', said);
}
