/** Steps against the causes of a sales review: deals that went quiet, deals lost early, weak spots, work that brings little. */
import type { Finding } from '../../../../model/finding.ts';
import { toldPer } from '../../../../model/recurring-revenue.ts';
import { ref } from '../../../../model/text.ts';
import { decisionAgeOf } from '../../../insight/finders/decision-age.ts';
import { discountsOf } from '../../../insight/finders/discounts.ts';
import { effortOf } from '../../../insight/finders/effort.ts';
import { liveDealsOf } from '../../../insight/finders/live-deals.ts';
import { lossReasonsOf } from '../../../insight/finders/loss-reasons.ts';
import { lossSignalsOf } from '../../../insight/finders/loss-signals.ts';
import { repeatsOf } from '../../../insight/finders/repeats.ts';
import { weakSpotsOf } from '../../../insight/finders/weak-spots.ts';
import type { Context } from '../context.ts';
import { signalInWords } from '../pages/loss-signals.ts';
import { spotInWords } from '../pages/weak-spots.ts';
import { renewalCellStep, renewalRiskSteps } from './renewal-steps.ts';
import type { Remedy } from './step.ts';

/** None where the finding names nothing to act on. */
export function causeSteps(context: Context, { kind }: Finding): Remedy[] {
  if (kind === 'live') return liveSteps(context);
  if (kind === 'decision-age') return earlyStep(context);
  if (kind === 'weak-spots') return spotStep(context);
  if (kind === 'discount') return capStep(context);
  if (kind === 'loss-reasons') return askStep(context);
  if (kind === 'repeats') return auditStep(context);
  if (kind === 'loss-signals') return watchStep(context);
  if (kind === 'renewal-risk') return renewalRiskSteps(context);
  if (kind === 'renewal-cell') return renewalCellStep(context);
  return kind === 'effort' ? shiftStep(context) : [];
}

function liveSteps(context: Context): Remedy[] {
  const { catalogue, evidence, table } = context;
  const live = liveDealsOf(evidence);
  if (!live) return [];
  const { dead, oldest, before, delta } = live;
  const [rate, size] = [evidence.get('win_rate', 0), evidence.get('average_deal', 0)];
  // What the newest deals are worth is not known where the export lacks them.
  const isThin = table.quality.some(({ code }) => code === 'thinning');
  const missing =
    rate && size && !isThin
      ? evidence.workedOut(size, '.of_missing_deals', -delta.value * rate.value * size.value, [live.live, before, rate, size], {
          label: 'Closed-won revenue of the live deals that lack',
          formula: 'live deals fewer than before times win rate times average deal size',
        })
      : null;
  return [
    {
      ...catalogue.parts('step-close', { dead: ref(dead.id), oldest: ref(oldest.id) }),
      worth: catalogue.say('worth-rows', { count: ref(dead.id), subject: context.subjectOf('open_count', dead.value) }),
      due: 'two-weeks',
      owner: 'operations',
      metric: 'open_count',
    },
    ...(delta.value < 0
      ? [
          {
            ...catalogue.parts('step-rebuild', { before: ref(before.id), missing: ref(delta.id, 'abs') }),
            worth: missing
              ? ref(missing.id)
              : catalogue.say('worth-rows', {
                  count: ref(delta.id, 'abs'),
                  subject: context.subjectOf('open_count', Math.abs(delta.value)),
                }),
            due: 'quarter' as const,
            metric: 'live_count',
          },
        ]
      : []),
  ];
}

function earlyStep(context: Context): Remedy[] {
  const age = decisionAgeOf(context.evidence);
  if (!age?.days) return [];
  const said = context.catalogue.parts('step-early', { label: context.label('win_rate'), value: ref(age.rate.id), rest: ref(age.rest.id) });
  return [{ ...said, ...(age.prize && { worth: ref(age.prize.id) }), due: 'quarter', owner: 'operations', metric: 'win_rate' }];
}

function spotStep(context: Context): Remedy[] {
  const found = weakSpotsOf(context.evidence);
  if (!found) return [];
  const [first] = found.spots;
  const said = context.catalogue.parts('step-spot', {
    label: context.label('win_rate'),
    spot: spotInWords(context, first!),
    value: ref(first!.rate.id),
    usual: ref(first!.usual.id),
  });
  const scope = { [found.columns.id]: first!.column, [found.rows.id]: first!.row };
  return [{ ...said, worth: ref(first!.cost.id), due: 'month', scope, metric: 'win_rate' }];
}

function capStep(context: Context): Remedy[] {
  const found = discountsOf(context.evidence);
  if (!found?.kept) return [];
  const { cap, rate, kept } = found;
  const said = { cap: ref(cap.id), value: ref(rate.id), label: context.label('discount_rate') };
  return [
    {
      ...context.catalogue.parts('step-discount', said),
      worth: ref(kept.id),
      due: 'month',
      owner: 'operations',
      metric: found.metric,
      aside: true,
    },
  ];
}

function askStep(context: Context): Remedy[] {
  const none = lossReasonsOf(context.evidence)?.none;
  if (!none) return [];
  const said = context.catalogue.parts('step-ask', { share: ref(none.share.id) });
  return [{ ...said, worth: ref(none.money.id), due: 'month', owner: 'operations', metric: 'loss_rate', aside: true }];
}

function auditStep(context: Context): Remedy[] {
  const repeats = repeatsOf(context.evidence);
  if (!repeats) return [];
  const said = context.catalogue.parts('step-audit', { count: ref(repeats.subscriptions.id) });
  return [{ ...said, worth: ref(repeats.money.id), due: 'two-weeks', owner: 'finance', metric: repeats.per, aside: true }];
}

function watchStep(context: Context): Remedy[] {
  const [first] = lossSignalsOf(context.evidence) ?? [];
  if (!first?.predicts || !first.open || !first.mrr) return [];
  const { open, mrr } = first;
  const said = {
    signal: signalInWords(context, first),
    count: ref(open.id),
    value: ref(first.with.id),
    rest: ref(first.without.id),
  };
  // In the unit of what else is lost, so that the worths of a page can be held against each other.
  const worth =
    toldPer(context.table) === 'arr'
      ? context.evidence.workedOut(mrr, '.annual', 12 * mrr.value, [mrr], { label: `${mrr.label}, annual`, formula: `12 × ${mrr.label}` })
      : mrr;
  return [{ ...context.catalogue.parts('step-watch', said), worth: ref(worth.id), due: 'two-weeks', metric: 'loss_rate', aside: true }];
}

function shiftStep(context: Context): Remedy[] {
  const { catalogue, evidence } = context;
  const effort = effortOf(evidence);
  if (!effort?.busy) return [];
  const { busy, earners, dimension } = effort;
  const names = (members: readonly string[]) => members.map((member) => context.member(member));
  const rows = busy.members.flatMap((member) => evidence.get('decided_count', 0, { [dimension.id]: member }) ?? []);
  const [first] = rows;
  const taken =
    first &&
    evidence.workedOut(
      first,
      '.busy',
      rows.reduce((sum, { value }) => sum + value, 0),
      rows,
      {
        label: `${first.label} of little worth`,
        formula: 'sum of the deals closed of the members that bring little',
        scope: { [dimension.id]: '(busy)' },
      },
    );
  return [
    {
      ...catalogue.parts('step-shift', {
        decided: context.label('decided_count'),
        busy: names(busy.members),
        earners: names(earners.members),
        effort: ref(busy.effort.id),
      }),
      ...(taken && {
        worth: catalogue.say('worth-rows', { count: ref(taken.id), subject: context.subjectOf('decided_count', taken.value) }),
      }),
      due: 'quarter',
      metric: 'won_value',
    },
  ];
}
