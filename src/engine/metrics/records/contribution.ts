/** What is left of sales after discounts, refunds, the goods' cost, taking goods back and marketing, as far as the data say; and what moved it. */
import { bridgeParts, contributions } from '../../../model/contribution.ts';
import { type Fact, factId } from '../../../model/fact.ts';
import type { Cost } from '../../data/relations/amount.ts';
import type { Orders } from '../../data/relations/orders.ts';
import type { Question } from '../compute.ts';
import type { Basis, Metric } from '../metric.ts';
import { named } from '../named.ts';

export const trading: Basis = { table: 'trading', where: 'true', date: 'dated', verb: 'dated' };

const sold = 'sum(gross - discount)';
const ofGoods = 'gross - discount - refund - cost + restocked - fees';

/** The whole is called by what it is before: of data without marketing it is before marketing, of data without returns before returns. */
export function tradingMetrics({
  returns,
  marketing,
  amount,
  cost,
  subject,
}: Pick<Orders, 'returns' | 'marketing' | 'amount' | 'subject'> & { cost: Pick<Cost, 'formula'> | null }): Metric[] {
  const line = 'count(*) FILTER (own)';
  const all = { needs: [], basis: trading, n: line, subject, untested: true } as const;
  const whole = wholeOf({ returns, marketing });
  const beside = { ...all, beside: whole } as const;
  const money = { ...beside, unit: 'money', additive: true } as const;
  const parts = [
    amount.gross ? `${amount.formula}` : amount.formula,
    cost?.formula,
    ...(returns ? [returns.formula, returns.fees] : []),
    marketing?.column,
  ].filter((each) => each);
  const left = `${parts[0]} less ${parts.slice(1).join(', ')}`;
  const metrics: Metric[] = [
    {
      ...all,
      ...named(whole),
      unit: 'money',
      polarity: 'up',
      value: `sum(${ofGoods} - marketing)`,
      formula: `sum of ${left}`,
      additive: true,
      byDimension: !marketing,
    },
    {
      ...beside,
      ...named('contribution_margin'),
      unit: 'ratio',
      polarity: 'up',
      value: `CAST(sum(${ofGoods} - marketing) AS DOUBLE) / nullif(${sold}, 0)`,
      formula: `sum of ${left}, divided by ${amount.formula},`,
      additive: false,
      byDimension: !marketing,
    },
    { ...money, ...named('gross_sales'), polarity: 'up', value: 'sum(gross)', formula: 'sum of price × quantity', byDimension: true },
    {
      ...money,
      ...named('cost_of_goods'),
      polarity: 'down',
      value: 'sum(cost - restocked)',
      formula: `sum of ${cost?.formula}`,
      byDimension: true,
    },
  ];
  if (amount.gross)
    metrics.push({
      ...money,
      ...named('discounts'),
      polarity: 'down',
      value: 'sum(discount)',
      formula: 'sum of amounts taken off by discounts',
      byDimension: true,
    });
  if (returns) {
    metrics.push({
      ...beside,
      ...named('return_rate'),
      unit: 'ratio',
      polarity: 'down',
      value: `CAST(count(*) FILTER (own AND came_back) AS DOUBLE) / nullif(${line}, 0)`,
      formula: 'number of lines of which something came back divided by the number of lines sold',
      additive: false,
      byDimension: true,
    });
    if (returns.fees)
      metrics.push({
        ...money,
        ...named('return_costs'),
        polarity: 'down',
        value: 'sum(fees)',
        formula: `sum of ${returns.fees}`,
        byDimension: true,
      });
    if (marketing)
      metrics.push({
        ...money,
        ...named('contribution_before_marketing'),
        polarity: 'up',
        value: `sum(${ofGoods})`,
        formula: `sum of ${parts[0]} less ${parts.slice(1, -1).join(', ')}`,
        byDimension: true,
      });
  }
  if (marketing) {
    metrics.push({
      ...money,
      ...named('marketing_spend'),
      polarity: 'down',
      value: 'sum(marketing)',
      formula: `sum of ${marketing.column}`,
      byDimension: false,
    });
    metrics.push({
      ...beside,
      ...named('marketing_rate'),
      unit: 'ratio',
      polarity: 'down',
      value: `CAST(sum(marketing) AS DOUBLE) / nullif(${sold}, 0)`,
      formula: `sum of ${marketing.column} divided by sum of ${amount.formula}`,
      additive: false,
      byDimension: false,
    });
  }
  return metrics;
}

function wholeOf({ returns, marketing }: { returns: unknown; marketing: unknown }): (typeof contributions)[number] {
  return contributions[returns ? (marketing ? 0 : 1) : 2];
}

/** Puts `contribution.bridge_volume@0` and so on: they add up to the change. Each part but the volume is what its share of gross sales made. */
export function putBridge({ facts, periods, currency }: Question): void {
  const { prior, reporting } = periods;
  if (!prior) return;
  const at = (metric: string, offset: number) => facts.get(factId({ metric, at: offset }));
  const whole = contributions.find((each) => at(each, 0));
  if (!whole) return;
  const sums = (offset: number) => {
    const get = (metric: string) => at(metric, offset);
    const value = (metric: string) => Number(get(metric)?.value ?? 0);
    return {
      gross: value('gross_sales'),
      whole: value(whole),
      discount: value('discounts'),
      returns: value('refunds') + value('return_costs'),
      cost: value('cost_of_goods'),
      marketing: value('marketing_spend'),
      from: ['gross_sales', whole, 'discounts', 'refunds', 'return_costs', 'cost_of_goods', 'marketing_spend'].flatMap(
        (metric) => get(metric)?.id ?? [],
      ),
    };
  };
  const [now, before] = [sums(0), sums(prior.offset)];
  if (now.gross <= 0 || before.gross <= 0) return;
  const effect = (part: (typeof bridgeParts)[number]) =>
    part === 'volume' ? ((now.gross - before.gross) * before.whole) / before.gross : (before[part] / before.gross) * now.gross - now[part];
  for (const part of bridgeParts) {
    if (part !== 'volume' && now[part] === 0 && before[part] === 0) continue;
    const id = factId({ metric: `${whole}.bridge_${part}`, at: 0 });
    const fact: Fact = {
      id,
      metric: whole,
      label: `${part} in the change of contribution`,
      value: Number(effect(part).toPrecision(12)) + 0,
      unit: 'money',
      ...(currency ? { currency } : {}),
      period: reporting.id,
      scope: {},
      n: Number(at('gross_sales', 0)?.n ?? 0),
      formula:
        part === 'volume'
          ? `change of gross sales from ${prior.label} times the margin of then`
          : `share of ${part} in gross sales of ${prior.label} less that of ${reporting.label}, times gross sales of ${reporting.label}`,
      sql: '',
      from: [...new Set([...now.from, ...before.from])],
    };
    facts.set(id, fact);
  }
}
