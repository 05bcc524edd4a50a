/** Subscriptions that start and end in a period, counted by themselves. */
import type { Basis, Metric } from '../metric.ts';

const started: Basis = { table: 'subscriptions', where: 'true', date: 'started', verb: 'started' };

const ended: Basis = { table: 'subscriptions', where: 'ended IS NOT NULL', date: 'ended', verb: 'ended' };

export const contracts: readonly Metric[] = [
  {
    id: 'started_mrr',
    label: 'MRR of started subscriptions',
    definition: 'Monthly value of the paid subscriptions that started in the period.',
    unit: 'money',
    polarity: 'up',
    needs: ['contracts'],
    basis: started,
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
    additive: true,
    byDimension: true,
  },
  {
    id: 'ended_mrr',
    label: 'MRR of ended subscriptions',
    definition: 'Monthly value of the paid subscriptions that ended in the period.',
    unit: 'money',
    polarity: 'down',
    needs: ['contracts'],
    basis: ended,
    value: 'coalesce(sum(mrr), 0)',
    n: 'count(*)',
    formula: 'sum of the monthly value of subscriptions',
    additive: true,
    byDimension: true,
  },
  {
    id: 'ended_subscriptions',
    label: 'Ended subscriptions',
    definition: 'Number of paid subscriptions that ended in the period.',
    unit: 'count',
    polarity: 'down',
    needs: ['contracts'],
    basis: ended,
    value: 'count(*)',
    n: 'count(*)',
    formula: 'number of subscriptions',
    additive: true,
    byDimension: true,
  },
];
