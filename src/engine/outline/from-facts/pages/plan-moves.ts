/** Who stepped down from one plan to a cheaper one, by billing interval: how many of those who could, what it costs, and who still may. */
import { ref, type Text } from '../../../../model/text.ts';
import { type BilledMoves, type PlanMoves, planMoves } from '../../../insight/finders/plan-moves.ts';
import { type Context, safe } from '../context.ts';
import type { Draft } from '../draft.ts';
import { evidencePage } from '../evidence-page.ts';
import { topicsOf } from '../topics.ts';

export function planMovesPage(context: Context, worth: number): Draft | null {
  const { catalogue, evidence, now } = context;
  const found = planMoves(evidence);
  const finding = found && context.find('plan-moves', found.per);
  if (!found || !finding || found.intervals.length === 0) return null;
  const { from, to, intervals, where, due, fresh } = found;
  const said = saidOfMoves(context, found);
  const heads = catalogue.parts('plan-moves-columns', said);
  const whereOf = [
    ...(where ? [whereText(context, found, where)] : []),
    ...(due ? [catalogue.say('plan-moves-due', { ...said, due: ref(due.count.id), moved: ref(due.moves.id) })] : []),
  ];
  const reading: Text[] = [
    ...(whereOf.length > 0 ? [whereOf.join(context.space)] : []),
    ...(fresh ? [catalogue.say('plan-moves-fresh', { ...said, fresh: ref(fresh.count.id), money: ref(fresh.money.id) })] : []),
    ...churnText(context, found),
  ];
  return evidencePage(context, {
    topics: topicsOf(context.note(found.per), null, 'plan product downgrade contraction retention recurring moves cause outlook exposed'),
    worth,
    metric: found.per,
    proves: [finding.id],
    id: 'plan-moves',
    kind: 'table',
    titles: catalogue.forms('plan-moves-titles', said),
    lead: catalogue.say('plan-moves-lead', { from: context.member(from), to: context.member(to), now: safe(now) }),
    notes: context.notes(reading, [found.moves, found.lost, found.share]),
    content: {
      columns: [
        { label: heads.billing, align: 'left' },
        { label: heads.stood, align: 'right' },
        { label: heads.moved, align: 'right' },
        { label: heads.share, align: 'right' },
        { label: heads.lost, align: 'right' },
        { label: heads.open, align: 'right' },
      ],
      rows: intervals.map((each) => ({
        cells: [
          catalogue.say('plan-moves-row', { every: lengthOf(each) }),
          ref(each.stood.id),
          ref(each.moves.id),
          ref(each.rate.id),
          ref(each.lost.id),
          ref(each.open.id),
        ],
        role: each === where ? ('highlight' as const) : ('body' as const),
      })),
      reading,
      soWhat: aheadText(context, found),
    },
  });
}

function saidOfMoves(context: Context, { per, from, to, moves, lost, yearly }: PlanMoves) {
  return {
    unit: context.label(per),
    from: context.member(from),
    to: context.member(to),
    count: ref(moves.id),
    lost: ref(lost.id),
    yearly: ref(yearly.id),
  };
}

const lengths: Readonly<Record<number, string>> = { 1: 'month', 3: 'quarter', 6: 'half', 12: 'year' };
const lengthOf = ({ every }: BilledMoves) => lengths[every] ?? 'other';

function whereText(context: Context, found: PlanMoves, where: BilledMoves): Text {
  return context.catalogue.say('plan-moves-where', {
    ...saidOfMoves(context, found),
    every: lengthOf(where),
    moved: ref(where.moves.id),
    stood: ref(where.stood.id),
    rate: ref(where.rate.id),
  });
}

/** That more customers left is what one thinks of first. */
function churnText(context: Context, { per }: PlanMoves): Text[] {
  const { catalogue, evidence, table, prior } = context;
  const [now, before] = [evidence.get(`churned_${per}`, 0), table.prior && evidence.get(`churned_${per}`, table.prior.offset)];
  if (!now || !before || !prior || now.value > before.value) return [];
  return [catalogue.say('plan-moves-churn', { now: ref(now.id), before: ref(before.id), prior: safe(prior), unit: context.label(per) })];
}

/** Who still may move: those who can do so each month, and those whose longer term will be up. */
function aheadText(context: Context, found: PlanMoves): Text {
  const [monthly] = found.intervals;
  const said = { ...saidOfMoves(context, found), open: ref(monthly!.open.id), every: lengthOf(monthly!) };
  const { ahead } = found;
  if (!ahead || ahead.count.value === 0) return context.catalogue.say('plan-moves-open', said);
  return context.catalogue.say('plan-moves-ahead', { ...said, ahead: ref(ahead.count.id), money: ref(ahead.money.id) });
}

/** As a sentence of the summary. */
export function planMovesPoint(context: Context): Text | null {
  const found = planMoves(context.evidence);
  if (!found) return null;
  const point = context.catalogue.say('plan-moves-point', saidOfMoves(context, found));
  return found.where ? `${point}${context.space}${whereText(context, found, found.where)}` : point;
}

/** Beside what the headline did. */
export function planMovesTitles(context: Context, headline: Text, rose: boolean): readonly Text[] {
  const found = planMoves(context.evidence);
  return found && context.find('plan-moves', found.per)
    ? context.catalogue.forms('plan-moves-headline', { ...saidOfMoves(context, found), headline, rose })
    : [];
}

/** What to do about it, with what it costs a year. */
export function planMovesAction(context: Context): { head: Text; what: Text; measure: Text; worth: Text } | null {
  const found = planMoves(context.evidence);
  if (!found) return null;
  return {
    ...context.catalogue.parts('plan-moves-action', { ...saidOfMoves(context, found), before: ref(found.before.id) }),
    worth: ref(found.yearly.id),
  };
}

/** That more follow, with who still may. */
export function planMovesRisk(context: Context): { head: string; evidence: Text; response: string } | null {
  const found = planMoves(context.evidence);
  if (!found || found.intervals.length === 0) return null;
  const said = saidOfMoves(context, found);
  const { what } = context.catalogue.parts('plan-moves-action', { ...said, before: ref(found.before.id) });
  return { head: context.catalogue.say('plan-moves-risk', said), evidence: aheadText(context, found), response: what };
}
