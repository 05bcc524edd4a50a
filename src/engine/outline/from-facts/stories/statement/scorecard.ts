/** Revenue, costs and result against plan, and the lines that moved most. */
import { ref } from '../../../../../model/text.ts';
import type { ScorecardContent } from '../../../../kinds/scorecard.ts';
import { stepDimension } from '../../../../metrics/finance/statement-facts.ts';
import type { Draft } from '../../draft.ts';
import type { Held, HeldStatement } from './held.ts';
import { leadOf, pageOf, sideOf, spentOf, toneOf } from './page.ts';
import { headlines } from './summary.ts';

export function scorecard(held: HeldStatement): Draft {
  const { context, total, basis, note } = held;
  const { catalogue } = context;
  const [revenue, costs] = [held.held('statement_revenue'), held.held('statement_costs')];
  const tile = (
    label: string,
    each: Held,
    kind: 'revenue' | 'cost',
    measure: 'statement_result' | 'statement_revenue' | 'statement_costs',
  ) => {
    const trend = note.steps.map((step) => held.held(measure, { [stepDimension]: step })?.actual.id ?? null);
    const change = each.percent ?? each.variance;
    return {
      label,
      value: held.shown({ kind }, each.actual),
      change: {
        text: catalogue.say('statement-against', { gap: ref(kind === 'cost' ? spentOf(held, change).id : change.id, 'label'), basis }),
        direction:
          held.side({ kind }, each) === 'above' && each.variance.value !== 0
            ? ('up' as const)
            : each.variance.value === 0
              ? ('flat' as const)
              : ('down' as const),
        tone: toneOf(each.variance.value),
      },
      target: held.shown({ kind }, each.planned),
      ...(trend.length >= 3 && trend.every((id) => id !== null) && kind === 'revenue' ? { trend } : {}),
    };
  };
  const tiles: ScorecardContent['tiles'] = [
    ...(revenue ? [tile(context.label('statement_revenue'), revenue, 'revenue', 'statement_revenue')] : []),
    ...(costs ? [tile(context.label('statement_costs'), costs, 'cost', 'statement_costs')] : []),
    ...(held.costsOnly ? [] : [tile(held.result, total, 'revenue', 'statement_result')]),
    ...held.lines
      .filter((line) => line.variance.value !== 0)
      .sort((a, b) => Math.abs(b.variance.value) - Math.abs(a.variance.value))
      .slice(0, 3)
      .map((line) => ({
        label: line.label,
        value: held.shown(line, line.actual),
        change: {
          text: catalogue.say('statement-against', {
            gap: ref(line.kind === 'cost' ? spentOf(held, line.percent ?? line.variance).id : (line.percent ?? line.variance).id, 'label'),
            basis,
          }),
          direction: held.side(line, line) === 'above' ? ('up' as const) : ('down' as const),
          tone: toneOf(line.variance.value),
        },
        target: held.shown(line, line.planned),
      })),
  ];
  const costsSaid = costs && { costs: ref(costs.variance.id), costsSide: held.side({ kind: 'cost' }, costs), basis };
  const title =
    revenue && costsSaid
      ? catalogue.say('statement-scorecard', { ...costsSaid, revenue: ref(revenue.variance.id), revenueSide: sideOf(revenue) })
      : costsSaid
        ? catalogue.say('statement-scorecard-costs', costsSaid)
        : headlines(held).at(-1)!;
  return pageOf(held, {
    id: 'scorecard',
    kind: 'scorecard',
    part: 'scorecard',
    worth: 0.9,
    titles: [title],
    lead: leadOf(held),
    figures: [revenue?.variance ?? null, costs?.variance ?? null, total.variance],
    content: { tiles, periods: note.steps.map((step) => held.stepName(step, 'short')) },
  });
}
